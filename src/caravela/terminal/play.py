"""A match at the terminal: asks the person, lets the bots choose, and tells what happened."""

from collections.abc import Callable
from pathlib import Path

from caravela.bots.bot import Bot
from caravela.games import ledger
from caravela.kernel.actions import NotationError
from caravela.kernel.decisions import Decision, IllegalAction
from caravela.kernel.events import verbatim
from caravela.kernel.rules import OptionError
from caravela.match import Match
from caravela.terminal.screen import Screen
from caravela.terminal.typed import AmbiguousAction, read_action

Read = Callable[[str], str]
"""Shows a prompt and returns what was typed; raises EOFError when nothing more will come."""


class Leave(Exception):
    """The person wants to stop."""


BotFor = Callable[[int, int], Bot]
"""The bot of a seat for one moment of the match: the same moment, met again after an undo, has the same bot."""


class TerminalTable:
    """One match, one person, the rest bots."""

    def __init__(self, match: Match, person: int, bot_for: BotFor, screen: Screen, read: Read) -> None:
        self.match = match
        self.person = person
        self.bot_for = bot_for
        self.screen = screen
        self.read = read
        self.saved = len(match.log)
        self._told = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "table": lambda _: self._show_table(),
            "hand": lambda _: self._show_hand(),
            "log": lambda _: self._show_log(),
            "rules": self._show_rules,
            "why": self._why,
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    def run(self) -> bool:
        """Plays until the match is over or the person leaves; True when it is over."""
        self.screen.say("terminal-welcome", seat=verbatim(self.screen.wording.seat(self.person)))
        shown = 0
        try:
            while (decision := self._next()) is not None:
                self._tell()
                if decision.seat != self.person:
                    self._let_bot(decision)
                    continue
                # The table is drawn again when others have changed it, not after each of the person's own steps.
                moments = self.match.moments
                if any(moment.entry.seat != self.person for moment in moments[shown:]):
                    self._show_table()
                shown = len(moments)
                self._ask(decision)
        except Leave:
            return False
        except (EOFError, KeyboardInterrupt):
            self.screen.say("terminal-stopped")
            return False
        self._tell()
        self._show_table()
        outcome = self.match.outcome()
        assert outcome is not None
        self.screen.outcome(outcome)
        return True

    def _next(self) -> Decision | None:
        """The next owed decision; the person is asked before the bots when both may choose."""
        owed = [decision for decision in self.match.decisions() if decision.owed]
        mine = [decision for decision in owed if decision.seat == self.person]
        asked = mine or owed
        return asked[0] if asked else None

    def _let_bot(self, decision: Decision) -> None:
        view = self.match.view(decision.seat)
        bot = self.bot_for(decision.seat, len(self.match.moments))
        self.match.submit(decision.seat, bot.choose(view, decision))

    def _tell(self) -> None:
        """What the person has learnt since the last time."""
        moments = self.match.moments
        for moment in moments[self._told :]:
            self.screen.events(event for event in moment.events if event.seen_by(self.person))
        self._told = len(moments)

    def _ask(self, decision: Decision) -> None:
        """Asks until the person has chosen or gone back."""
        before = len(self.match.log)
        self.screen.question(decision)
        self.screen.choices(decision.actions)
        while len(self.match.log) == before:
            text = self.read(self.screen.wording.say("terminal-prompt")).strip()
            if text:
                self._answer(text, decision)

    def _answer(self, text: str, decision: Decision) -> None:
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
            return
        try:
            action = read_action(text, decision.actions, self.match.rules.space)
            self.match.submit(self.person, action)
        except NotationError:
            self.screen.say("terminal-not-understood", text=verbatim(text))
        except AmbiguousAction as error:
            self.screen.say("terminal-ambiguous", actions=verbatim(str(error)))
        except IllegalAction as error:
            self.screen.line(self.screen.wording.refusal(error.refusal), "red")

    # --- commands ------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        for name in self._commands:
            self.screen.say(f"terminal-help-{name}")

    def _show_table(self) -> None:
        self.screen.table(self.match.view(self.person))

    def _show_hand(self) -> None:
        blocks = self.screen.blocks(self.match.view(self.person))
        self.screen.block(blocks[-1])

    def _show_log(self) -> None:
        self.screen.events(self.match.events(self.person), numbered=True)

    def _show_rules(self, wanted: str) -> None:
        rules = ledger(self.match.game.key)
        found = [rule for key, rule in rules.items() if key.startswith(wanted.upper())]
        if not found:
            self.screen.say("terminal-no-rule", rule=verbatim(wanted))
        self.screen.rules(found)

    def _why(self, text: str) -> None:
        """Whether an action would be allowed, and if not, why."""
        decision = self.match.rules.decision_of(self.match.state, self.person)
        legal = [] if decision is None else decision.actions
        try:
            action = read_action(text, legal, self.match.rules.space)
        except NotationError:
            self.screen.say("terminal-not-understood", text=verbatim(text))
            return
        except AmbiguousAction as error:
            self.screen.say("terminal-ambiguous", actions=verbatim(str(error)))
            return
        refusal = self.match.rules.why_not(self.match.state, self.person, action)
        if refusal is None:
            self.screen.say("terminal-allowed", action=verbatim(action.notation))
        else:
            self.screen.line(self.screen.wording.refusal(refusal), "red")

    def _undo(self) -> None:
        """Back to the person's last choice."""
        moments = self.match.moments
        mine = [at for at, moment in enumerate(moments) if moment.entry.seat == self.person]
        try:
            self.match.undo(mine[-1] if mine else 0)
        except OptionError:
            self.screen.say("terminal-nothing-to-undo")
            return
        self._told = len(self.match.moments)
        self.screen.say("terminal-undone")

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("terminal-save-where")
            return
        try:
            self.match.save(Path(name).expanduser())
        except OSError as error:
            self.screen.say("terminal-not-saved", file=verbatim(name), reason=verbatim(error.strerror or ""))
            return
        self.saved = len(self.match.log)
        self.screen.say("terminal-saved", file=verbatim(name))

    def _quit(self) -> None:
        """An unsaved match is left only when the person says so twice."""
        if self.saved != len(self.match.log):
            self.saved = len(self.match.log)
            self.screen.say("terminal-unsaved")
            return
        raise Leave
