"""The text protocol: a view and a decision as plain text for a language model, and its answer back as an action.

>>> from caravela import Match
>>> from caravela.adapters.text import TextTable
>>> match = Match.new("mundus_novus", seats=2, seed=7)
>>> decision = match.decisions()[0]
>>> table = TextTable(match.game, match.rules)
>>> view = match.view(decision.seat)
>>> print(table.observe(view, decision).splitlines()[-5])
1. announce 2: Announce 2 cards
>>> table.parse("1", view, decision).notation
'announce 2'
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from caravela.bots.bot import Bot
from caravela.kernel.actions import Action, NotationError
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Fact, Facts, verbatim
from caravela.kernel.game import Game
from caravela.kernel.rules import Rules
from caravela.kernel.seats import seat_letter
from caravela.kernel.view import View
from caravela.texts import BrokenText, Wording
from caravela.texts.typed import AmbiguousAction, quoted, read_action

Agent = Callable[[str], str]
"""A text player: it gets an observation and returns the number or the notation of an action."""

PIECE = re.compile(r"[^\W\d_]+|\d{1,3}|[^\w\s]+|_+|\n+")
MOST_TRIES = 3
"""Answers per decision before a text player is given up."""
MOST_SPELT_OUT = 8
"""Longer runs of actions of one family may be listed in a shorter form."""
MOST_NAMED = 3
"""Shorter lists keep the names of their things."""
MOST_WORDS = 30
"""A summary of a run names at most this many different words for one place of its notations."""
MOST_TOKENS = 1_350
"""Length of an observation by `estimated_tokens`, which is at most a few percent below a common tokenizer's count."""

Numbered = tuple[int, Action]
"""An action and its number in the list of legal ones."""
LongRun = Callable[[View, Sequence[Numbered]], list[str]]


class Refused(ValueError):
    """An answer that names no legal action. The message says why and cites the rule."""

    def __init__(self, reason: str, rule: str | None) -> None:
        super().__init__(reason)
        self.rule = rule
        """Ledger id of the rule that forbids the action; None if the answer names no action at all."""


class TextTable:
    """Writes observations of one game and reads answers. It sees views only, so it cannot leak."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self.wording = Wording(game, "en")

    def observe(self, view: View, decision: Decision) -> str:
        """Return the table as the seat sees it, the question, and the numbered legal actions.

        A text that would be longer than MOST_TOKENS has the brief form of the table, and lists long runs of
        actions in shorter forms.
        """
        blocks = self.game.sketch(view, self._say)
        whole = [(block.title, block.lines) for block in blocks]
        brief = [(block.title, block.brief) for block in blocks if block.brief]
        text = ""
        for form in (self._spelt_out, self._listed, self._summarised):
            for table in (whole, brief):
                text = self._compose(table, view, decision, form)
                if estimated_tokens(text) <= MOST_TOKENS:
                    return text
        return text

    def _compose(
        self, table: Sequence[tuple[str, list[str]]], view: View, decision: Decision, long_run: LongRun
    ) -> str:
        lines = [f"{self.game.title}. You are seat {seat_letter(decision.seat)}.", ""]
        for title, rows in table:
            lines += [f"## {title}", *rows, ""]
        lines.append(f"## {self.wording.question(decision)} [{decision.rule}]")
        for _, run in groupby(enumerate(decision.actions, 1), key=lambda each: each[1].family):
            alike = list(run)
            lines += (long_run if len(alike) > MOST_SPELT_OUT else self._spelt_out)(view, alike)
        lines += ["", "Answer with one number or one notation."]
        return "\n".join(lines)

    def parse(self, answer: str, view: View, decision: Decision) -> Action:
        """Return the legal action that an answer names: its last line that is not empty.

        Raise Refused with the reason and the rule for anything else.
        """
        lines = [line for line in answer.splitlines() if line.strip()]
        if not lines:
            raise Refused("the answer is empty", None)
        text = lines[-1].strip().strip("`\"'.*")
        try:
            action = read_action(text, decision.actions, self.rules.space)
        except AmbiguousAction as error:
            raise Refused(f"{quoted(text)!r} could mean {error}", None) from None
        except NotationError:
            raise Refused(
                f"{quoted(text)!r} is not an action; the list has the numbers 1 to {len(decision.actions)}",
                None,
            ) from None
        if any(action is legal for legal in decision.actions):
            return action
        raise self._refusal(action, view, decision)

    def _refusal(self, action: Action, view: View, decision: Decision) -> Refused:
        # A sample of the view gives the reason: the full state could reveal what the seat does not know.
        state = self.rules.determinize(view, FastChance(0))
        refusal = self.rules.refusal(state, decision.seat, action)
        return Refused(f"{action.notation!r}: {self.wording.refusal(refusal)}", refusal.rule)

    def _spelt_out(self, view: View, run: Sequence[Numbered]) -> list[str]:
        return [f"{number}. {action.notation}: {self._text(view, action)}" for number, action in run]

    def _listed(self, view: View, run: Sequence[Numbered]) -> list[str]:
        """List the notations only, with the text of the first one as an example."""
        example = run[0][1]
        notations = "; ".join(f"{number}. {action.notation}" for number, action in run)
        return [f"{example.notation} = {self.wording.action(example)}. Likewise:", notations]

    def _summarised(self, view: View, run: Sequence[Numbered]) -> list[str]:
        """Give the words that the notations are made of, place by place, instead of every notation."""
        example = run[0][1]
        words = [action.notation.split() for _, action in run]
        if len({len(each) for each in words}) == 1:
            form = " | ".join(first_words(column) for column in zip(*words, strict=True))
        else:
            least, most = min(map(len, words)) - 1, max(map(len, words)) - 1
            tails = first_words(word for each in words for word in each[1:])
            form = f"{words[0][0]} | {least} to {most} of: {tails}"
        return [
            f"{run[0][0]} to {run[-1][0]}. {example.notation} = {self.wording.action(example)}. "
            f"Likewise, where legal: {form}"
        ]

    def _text(self, view: View, action: Action) -> str:
        remark = self.game.remark(view, action, self._say)
        text = self.wording.action(action)
        return f"{text} ({remark})" if remark else text

    def _say(self, key: str, facts: Facts) -> str:
        if not facts:
            return self.wording.name(key)
        try:
            return self.wording.say(key, **{name: compact(fact) for name, fact in facts.items()})
        except BrokenText:
            # The message counts a list: then it needs the list itself.
            return self.wording.say(key, **facts)


def first_words(words: Iterable[str]) -> str:
    """Return different words in their order, and how many more there are."""
    different = list(dict.fromkeys(words))
    more = len(different) - MOST_WORDS
    return " ".join(different[:MOST_WORDS]) + (f" and {more} more" if more > 0 else "")


def compact(fact: Fact) -> Fact:
    """Return a long list of things by their keys, as notations name them, with equal ones counted."""
    counted = Counter(fact) if isinstance(fact, list) else Counter()
    if len(counted) <= MOST_NAMED:
        return fact
    shared = {key.partition("-")[0] for key in counted}
    start = f"{shared.pop()}-" if len(shared) == 1 else ""
    names = [f"{count} {key.removeprefix(start)}" for key, count in counted.items()]
    return verbatim(f"{start.removesuffix('-')}: {', '.join(names)}" if start else ", ".join(names))


def estimated_tokens(text: str) -> int:
    """Estimate how many tokens a language model reads in a text: long words, digits and signs cost more."""
    count = 0
    for found in PIECE.finditer(text):
        piece = found[0]
        if piece.isalpha():
            count += -(-len(piece) // 7)
        elif piece.isdigit():
            count += 2 if text[found.start() - 1 : found.start()] == " " else 1
        elif piece.isspace():
            count += 1
        else:
            count += len(piece) if len(piece) <= 2 else -(-len(piece) // 2)
    return count


class TextBot(Bot):
    """Lets an agent play a seat. A refused answer is asked again, with the reason unless `explain` is off."""

    def __init__(self, table: TextTable, agent: Agent, *, explain: bool = True) -> None:
        self.table = table
        self.agent = agent
        self.explain = explain
        self.refused = 0
        """Answers refused so far."""

    def choose(self, view: View, decision: Decision) -> Action:
        observation = self.table.observe(view, decision)
        question = observation
        for _ in range(MOST_TRIES):
            try:
                return self.table.parse(self.agent(question), view, decision)
            except Refused as refused:
                self.refused += 1
                problem = refused
            reason = str(problem) if self.explain else "that answer is not possible"
            question = f"{observation}\nYour last answer was refused: {reason}. Try again."
        raise problem
