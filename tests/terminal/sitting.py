"""A simulated person at a terminal table: lines to type, and a page of output."""

import io
from collections.abc import Callable, Iterator
from random import Random

from rich.console import Console

from caravela.bots.bot import Bot
from caravela.bots.roster import new_bot
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.seats import SEAT_LETTERS
from caravela.match import Match
from caravela.terminal.play import TerminalTable
from caravela.terminal.screen import Screen
from caravela.texts import Wording

Typed = str | type[BaseException] | Callable[[TerminalTable], str]
"""A line; an exception instead of one; or a line that depends on the table."""
Answer = Callable[[Decision], str]
"""How the person continues when the lines have run out."""

GAME = "mundus_novus"


def new_match(seats: int = 3, seed: int = 5) -> Match:
    return Match.new(GAME, seats, seed=seed)


def new_screen(match: Match, width: int, language: str = "en") -> tuple[Screen, io.StringIO]:
    page = io.StringIO()
    console = Console(file=page, width=width, highlight=False, color_system=None)
    return Screen(console, match.game, Wording(match.game, language, SEAT_LETTERS[: match.seats])), page


class Sitting:
    """One match from joining to leaving."""

    def __init__(
        self, match: Match, *, person: int = 0, language: str = "en", width: int = 100, bots: str = "random"
    ) -> None:
        self.match = match
        self.person = person
        self.screen, self._page = new_screen(match, width, language)
        heuristics = match.game.heuristics(match.rules)
        root = int.from_bytes(match.secret, "big")

        def bot_for(at: int, moment: int) -> Bot:
            chance = FastChance(stream_seed(root, "bot", at, moment))
            return new_bot(bots, match.game, match.rules, heuristics, chance)

        self.table = TerminalTable(match, person, bot_for, self.screen, self._read, self._resume)
        self._lines: Iterator[Typed] = iter(())
        self._then: Answer | None = None

    def _read(self, prompt: str) -> str:
        line: Typed | None = next(self._lines, None)
        if line is None:
            if self._then is None:
                raise EOFError
            line = self._then(self.table._asked())
        elif isinstance(line, type):
            raise line
        elif callable(line):
            line = line(self.table)
        self._page.write(f"{prompt}{line}\n")
        return line

    def _resume(self, file: str) -> str:
        return f"take up {file}"

    def play(self, *lines: Typed, then: Answer | None = None) -> bool:
        """Play on: first these lines, then as `then` says or, without it, until the end of the input."""
        self._lines = iter(lines)
        self._then = then
        return self.table.run()

    @property
    def page(self) -> str:
        return self._page.getvalue()

    @property
    def flat(self) -> str:
        """The output without line breaks from wrapping."""
        return flat(self.page)

    def after(self, line: str) -> str:
        """Return the output since a line was last typed, without line breaks from wrapping."""
        return flat(self.page.rpartition(f"> {line}\n")[2])


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


def by_number(seed: int) -> Answer:
    choices = Random(seed)
    return lambda decision: str(choices.randint(1, len(decision.actions)))


def by_notation(seed: int) -> Answer:
    choices = Random(seed)
    return lambda decision: choices.choice(decision.actions).notation


def by_loose_spelling(seed: int) -> Answer:
    """Answer with other capitals, spaces and punctuation, and with cards in another order."""
    choices = Random(seed)

    def answer(decision: Decision) -> str:
        action = choices.choice(decision.actions)
        first, *rest = action.notation.replace(":", " ").split()
        if action.family in ("offer", "surrender", "different"):
            rest.reverse()
        return f"  {first.upper()}   {', '.join(rest).lower()} "

    return answer
