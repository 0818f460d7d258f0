"""A match at the terminal: asks the person, lets the bots choose, and prints what happened."""

from collections.abc import Callable, Mapping
from pathlib import Path

from caravela.bots.bot import Bot
from caravela.bots.explanation import advise
from caravela.games import worded_ledger
from caravela.kernel.actions import Action, NotationError
from caravela.kernel.decisions import Decision, IllegalAction
from caravela.kernel.events import verbatim
from caravela.kernel.rules import OptionError
from caravela.kernel.sketch import Block
from caravela.match import Match
from caravela.terminal.screen import Screen
from caravela.texts.typed import AmbiguousAction, NoSuchNumber, quoted, read_action

Read = Callable[[str], str]
"""Show a prompt and return the typed line. Raises EOFError at the end of the input."""


class QuitMatch(Exception):
    """The person wants to quit."""


BotFor = Callable[[int, int], Bot]
"""The bot of a seat at one point of the match. After an undo, the same point gets the same bot."""


class TerminalTable:
    """One match with one person; bots play the other seats."""

    def __init__(
        self,
        match: Match,
        person: int,
        bot_for: BotFor,
        screen: Screen,
        read: Read,
        resume: Callable[[str], str],
        bots: Mapping[int, str] | None = None,
    ) -> None:
        self.match = match
        self.person = person
        self.bot_for = bot_for
        self.screen = screen
        self.read = read
        self.resume = resume
        """Return the command that continues a saved file at this seat and against these bots."""
        self.bots = bots or {}
        """Bot names by seat, shown to the person."""
        self.saved = len(match.log)
        self._told = 0
        self._drawn = 0
        """Number of moments already drawn; 0 forces a redraw of the whole table."""
        self._shown: list[Block] = []
        """The table as it was last drawn."""
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "table": lambda _: self._show_all(),
            "hand": lambda _: self._show_own(),
            "about": lambda _: self._about(),
            "log": lambda _: self._show_log(),
            "rules": self._show_rules,
            "why": self._why,
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    def run(self) -> bool:
        """Play until the match is over or the person quits. Return whether it is over."""
        self.screen.say("terminal-welcome", seat=verbatim(self.screen.wording.seat(self.person)))
        for seat, bot in self.bots.items():
            self.screen.opponent(seat, bot)
        try:
            while (decision := self._next()) is not None:
                self._tell()
                if decision.seat != self.person:
                    self._let_bot(decision)
                    continue
                self._show_news()
                self._ask(decision)
        except QuitMatch:
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
        """Return the next owed decision. If both owe one, the person is asked before the bots."""
        owed = [decision for decision in self.match.decisions() if decision.owed]
        mine = [decision for decision in owed if decision.seat == self.person]
        asked = mine or owed
        return asked[0] if asked else None

    def _let_bot(self, decision: Decision) -> None:
        view = self.match.view(decision.seat)
        bot = self.bot_for(decision.seat, len(self.match.moments))
        self.match.submit(decision.seat, bot.choose(view, decision))

    def _tell(self) -> None:
        """Print what the person has learnt since the last time."""
        moments = self.match.moments
        for moment in moments[self._told :]:
            self.screen.events(event for event in moment.events if event.seen_by(self.person))
        self._told = len(moments)

    def _show_news(self) -> None:
        """Draw the table if others changed it; after the person's own choice, draw only what changed."""
        moments = self.match.moments
        others = any(moment.entry.seat != self.person for moment in moments[self._drawn :])
        if self._drawn == 0 or others:
            self._show_table()
        else:
            self._show_changed()
        self._drawn = len(moments)

    def _ask(self, decision: Decision) -> None:
        """Ask until the person has chosen or undone."""
        before = len(self.match.log)
        self._show_question(decision)
        while len(self.match.log) == before:
            try:
                text = self.read(self.screen.wording.say("terminal-prompt")).strip()
            except KeyboardInterrupt:
                self.screen.line("")
                self._quit()
                continue
            if text:
                self._answer(text, decision)

    def _show_question(self, decision: Decision) -> None:
        self.screen.question(decision)
        self.screen.choices(decision.actions, self.match.view(self.person))

    def _answer(self, text: str, decision: Decision) -> None:
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
            return
        action = self._read_action(text, decision)
        if action is None:
            return
        try:
            self.match.submit(self.person, action)
        except IllegalAction as error:
            self.screen.line(self.screen.wording.refusal(error.refusal), "red")

    def _read_action(self, text: str, decision: Decision) -> Action | None:
        """Parse the action. If it is unclear, print why and return None."""
        try:
            return read_action(text, decision.actions, self.match.rules.space)
        except NoSuchNumber:
            self.screen.say("terminal-no-number", number=verbatim(quoted(text)), count=len(decision.actions))
        except NotationError:
            self.screen.say("terminal-not-understood", text=verbatim(quoted(text)))
        except AmbiguousAction as error:
            self.screen.say("terminal-ambiguous", actions=verbatim(str(error)))
        return None

    def _asked(self) -> Decision:
        """Return the decision that the person is asked now. Commands run only while there is one."""
        decision = self.match.rules.decision_of(self.match.state, self.person)
        assert decision is not None
        return decision

    # --- commands ------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        for name in self._commands:
            self.screen.say(f"terminal-help-{name}")

    def _show_table(self) -> None:
        self._shown = self._blocks()
        self.screen.lay(self._shown)

    def _show_changed(self) -> None:
        """Draw only the blocks that differ from the last drawing."""
        before = [(block.title, block.lines) for block in self._shown]
        self._shown = self._blocks()
        changed = [block for block in self._shown if (block.title, block.lines) not in before]
        if changed:
            self.screen.lay(changed)

    def _show_all(self) -> None:
        self._show_table()
        self._show_question(self._asked())

    def _blocks(self) -> list[Block]:
        return self.screen.blocks(self.match.view(self.person))

    def _show_own(self) -> None:
        """Draw the last block of the sketch, which is the viewer's own."""
        self.screen.block(self._blocks()[-1])

    def _about(self) -> None:
        self.screen.notes(self.match.view(self.person))

    def _show_log(self) -> None:
        self.screen.events(self.match.events(self.person), numbered=True)

    def _show_rules(self, wanted: str) -> None:
        wanted = wanted or self._asked().rule
        rules = worded_ledger(self.match.game.key, self.screen.wording.language)
        found = [rule for key, rule in rules.items() if key.startswith(wanted.upper())]
        if not found:
            self.screen.say("terminal-no-rule", rule=verbatim(quoted(wanted)))
        self.screen.rules(found)

    def _why(self, text: str) -> None:
        """Print whether an action would be allowed, and if not, why."""
        if not text:
            self.screen.say("terminal-why-what")
            return
        action = self._read_action(text, self._asked())
        if action is None:
            return
        refusal = self.match.rules.why_not(self.match.state, self.person, action)
        if refusal is None:
            self.screen.say("terminal-allowed", action=verbatim(action.notation))
        else:
            self.screen.line(self.screen.wording.refusal(refusal), "red")

    def _hint(self) -> None:
        """Print what a search recommends from the person's view, with its expectations."""
        decision = self._asked()
        game = self.match.game
        heuristics = game.heuristics(self.match.rules)
        view, reasons = self.match.view(self.person), game.reasons(heuristics)
        self.screen.advice(advise(self.match.rules, heuristics, view, decision, reasons))

    def _undo(self) -> None:
        """Take back the person's last choice and everything after it."""
        moments = self.match.moments
        mine = [at for at, moment in enumerate(moments) if moment.entry.seat == self.person]
        try:
            self.match.undo(mine[-1] if mine else 0)
        except OptionError:
            self.screen.say("terminal-nothing-to-undo")
            return
        self._told = len(self.match.moments)
        self._drawn = 0
        self.screen.say("terminal-undone")

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("terminal-save-where")
            return
        try:
            self.match.save(Path(name).expanduser())
        except (OSError, RuntimeError, ValueError) as error:
            # Besides disk errors: an unknown home folder, or a string that is not a valid file name.
            reason = error.strerror if isinstance(error, OSError) else None
            self.screen.say(
                "terminal-not-saved", file=verbatim(quoted(name)), reason=verbatim(reason or str(error))
            )
            return
        self.saved = len(self.match.log)
        self.screen.say("terminal-saved", file=verbatim(quoted(name)))
        self.screen.verbatim("  " + self.resume(name))

    def _quit(self) -> None:
        """Quit. With unsaved changes, ask for a second `quit`."""
        if self.saved != len(self.match.log):
            self.saved = len(self.match.log)
            self.screen.say("terminal-unsaved")
            return
        raise QuitMatch
