"""Terminal output: the table as panels, events as lines, choices as a numbered list."""

import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravela.kernel.actions import Action
from caravela.kernel.advice import Advice
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, Facts, verbatim
from caravela.kernel.game import Game
from caravela.kernel.ledger import WordedRule
from caravela.kernel.levels import LEVEL_NAMES
from caravela.kernel.outcome import Outcome
from caravela.kernel.seats import seat_fact
from caravela.kernel.sketch import Block
from caravela.kernel.view import View
from caravela.texts import Wording

LEAST_SIDE_BY_SIDE = 72
"""Minimum width for blocks side by side."""
FRAME = 4
"""Columns that a panel's frame takes from a line."""
MOST_SPELT_OUT = 16
"""Longer runs of choices of one kind are listed in columns, by notation."""
MOST_HEADINGS = 8
"""Group choices in columns by remark, unless there are more different remarks than this."""
NUMBER_WIDTH = 3
GAP = 2
LEAST_WORDS = 24
"""Minimum width for the text of a choice. If it does not fit, the notation loses its own column."""

MenuItem = tuple[int, Action]
"""An action and its number in the list."""


class Screen:
    """Prints things in the reader's language. It makes no decisions."""

    def __init__(self, console: Console, of: Game, wording: Wording) -> None:
        self.console = console
        self.game = of
        self.wording = wording

    def _say(self, key: str, facts: Facts) -> str:
        return self.wording.say(key, **facts) if facts else self.wording.name(key)

    def line(self, text: str, style: str = "", indent: int = 0, hang: int = 0) -> None:
        """Print text, wrapped to the width with a hanging indent."""
        # Text, not markup: brackets contain a rule id, not a style.
        rows = fold(text, self.console.width - indent - hang)
        for at, row in enumerate(rows):
            self.console.print(Text(" " * (indent + (hang if at else 0)) + row, style=style))

    def say(self, key: str, **facts: int | str | list[str]) -> None:
        self.line(self.wording.say(key, **facts))

    def verbatim(self, text: str) -> None:
        """Print a line without wrapping, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    # --- the table -----------------------------------------------------------------------------

    def blocks(self, view: View) -> list[Block]:
        return self.game.sketch(view, self._say)

    def block(self, block: Block) -> None:
        self.console.print(_panel(block.title, _rows(block, self.console.width - FRAME)))

    def lay(self, blocks: list[Block]) -> None:
        """Print blocks in two columns if there is room; wide blocks take a whole row."""
        self.console.print()
        beside: Block | None = None
        for block in blocks:
            if block.wide or self.console.width < LEAST_SIDE_BY_SIDE:
                if beside is not None:
                    self.block(beside)
                self.block(block)
                beside = None
            elif beside is None:
                beside = block
            else:
                self._pair(beside, block)
                beside = None
        if beside is not None:
            self.block(beside)

    def _pair(self, left: Block, right: Block) -> None:
        room = self.console.width // 2 - FRAME
        columns = [_rows(left, room), _rows(right, room)]
        height = max(len(rows) for rows in columns)
        pair = Grid.grid(expand=True)
        pair.add_column(ratio=1)
        pair.add_column(ratio=1)
        panels = [
            _panel(block.title, rows + [""] * (height - len(rows)))
            for block, rows in zip((left, right), columns, strict=True)
        ]
        pair.add_row(*panels)
        self.console.print(pair)

    def advice(self, advice: Advice) -> None:
        """Print a search's evaluation of a decision, best action first."""
        for at, line in enumerate(self.wording.advice(advice)):
            self.line(line, "bold" if at == 0 else "", hang=2)

    def opponent(self, seat: int, bot: str) -> None:
        """Print who plays a seat: a level with its description, or the name of the bot."""
        if bot in LEVEL_NAMES:
            level = verbatim(self.wording.say(f"level-{bot}"))
            about = verbatim(self.wording.say(f"about-level-{bot}"))
            self.say("terminal-opponent-level", seat=seat_fact(seat), level=level, about=about)
        else:
            self.say("terminal-opponent", seat=seat_fact(seat), bot=verbatim(bot))

    def notes(self, view: View) -> None:
        """Print what the things on the table do, block by block."""
        for block in self.blocks(view):
            if block.notes:
                self.line(block.title, "bold")
            for note in block.notes:
                self.line(note, indent=2, hang=2)

    # --- decisions -------------------------------------------------------------------------------

    def question(self, decision: Decision) -> None:
        self.line(f"{self.wording.question(decision)} [{decision.rule}]", "bold")

    def choices(self, actions: Sequence[Action], view: View) -> None:
        """Print the numbered list: number, text, and the notation to type instead of the number.

        Many choices of one kind are listed by notation, with the text of the first one as an example.
        """
        spelt_out: list[MenuItem] = []
        for _, run in groupby(enumerate(actions, 1), key=lambda each: each[1].family):
            alike = list(run)
            if len(alike) <= MOST_SPELT_OUT:
                spelt_out += alike
                continue
            self._spell_out(spelt_out, view)
            self._list_in_columns(alike, view)
            spelt_out = []
        self._spell_out(spelt_out, view)

    def _remark(self, view: View, action: Action) -> str:
        return self.game.remark(view, action, self._say)

    def _spell_out(self, choices: list[MenuItem], view: View) -> None:
        words: dict[int, str] = {}
        for at, action in choices:
            remark = self._remark(view, action)
            text = self.wording.action(action)
            words[at] = f"{text} – {remark}" if remark else text
        notation = max((len(action.notation) for _, action in choices), default=0)
        room = self.console.width - NUMBER_WIDTH - 2 * GAP - notation
        if room < LEAST_WORDS:
            for at, action in choices:
                self.line(f"{at:>{NUMBER_WIDTH}}  {words[at]} ({action.notation})", hang=NUMBER_WIDTH + GAP)
            return
        width = min(room, max(map(len, words.values()), default=0))
        for at, action in choices:
            first, *rest = fold(words[at], width)
            self.console.print(
                Text.assemble(
                    (f"{at:>{NUMBER_WIDTH}}  ", "bold"), f"{first:<{width}}  ", (action.notation, "dim")
                )
            )
            for row in rest:
                self.console.print(Text(" " * (NUMBER_WIDTH + GAP) + row))

    def _list_in_columns(self, choices: list[MenuItem], view: View) -> None:
        example = choices[0][1]
        self.line(f"{example.notation} = {self.wording.action(example)}", indent=NUMBER_WIDTH + GAP)
        by_remark: dict[str, list[MenuItem]] = {}
        for choice in choices:
            by_remark.setdefault(self._remark(view, choice[1]), []).append(choice)
        if len(by_remark) > MOST_HEADINGS:
            tails = {at: f" – {remark}" for remark, group in by_remark.items() for at, _ in group}
            self._print_columns(choices, tails)
            return
        for remark, group in by_remark.items():
            if remark:
                self.line(f"– {remark}", indent=NUMBER_WIDTH + GAP)
            self._print_columns(group, {})

    def _print_columns(self, choices: list[MenuItem], tails: dict[int, str]) -> None:
        rows = [
            Text.assemble((f"{at:>{NUMBER_WIDTH}}  ", "bold"), action.notation + tails.get(at, ""))
            for at, action in choices
        ]
        self.console.print(Columns(rows, column_first=True, padding=(0, GAP)))

    # --- events and results ----------------------------------------------------------------------

    def events(self, events: Iterable[Event], numbered: bool = False) -> None:
        for at, event in enumerate(events, 1):
            number = f"{at:>4}  " if numbered else ""
            self.line(f"{number}{self.wording.event(event)}", "cyan", hang=len(number))

    def rules(self, rules: Sequence[WordedRule]) -> None:
        show_rules(self.console, rules, self.wording)

    def outcome(self, outcome: Outcome) -> None:
        self.console.print()
        self.line(self.wording.outcome(outcome), "bold")
        seats = self.wording.order(outcome)
        for seat, line in zip(seats, self.wording.standings(outcome), strict=True):
            self.line(line, indent=2)
            account = self.wording.breakdown(outcome, seat)
            if account:
                self.line(account, "dim", indent=5)


def fold(text: str, width: int) -> list[str]:
    """Wrap text to a width and return at least one line. Lines never break at a no-break space."""
    rows = textwrap.wrap(text, max(width, 1), break_on_hyphens=False, drop_whitespace=True)
    return rows or [""]


def _rows(block: Block, room: int) -> list[str]:
    return [row for line in block.lines for row in fold(line, room)]


def _panel(title: str, rows: list[str]) -> Panel:
    return Panel(Text("\n".join(rows), no_wrap=True), title=Text(title, style="bold"), title_align="left")


def show_rules(console: Console, rules: Sequence[WordedRule], wording: Wording) -> None:
    """Print ledger rules under their section headings in three columns: id, kind, statement."""
    ids = max((len(each.rule.id) for each in rules), default=0)
    kinds = {each.rule.kind: wording.name(f"word-{each.rule.kind}") for each in rules}
    margin = ids + GAP + max(map(len, kinds.values()), default=0) + GAP
    beside = console.width - margin >= LEAST_WORDS
    for at, (heading, section) in enumerate(groupby(rules, key=lambda each: each.heading)):
        if at:
            console.print()
        for row in fold(heading, console.width):
            console.print(Text(row, style="bold underline"))
        for each in section:
            start = f"{'':{GAP}}{kinds[each.rule.kind]}"
            rows = fold(each.text, console.width - (margin if beside else GAP))
            if beside:
                start = f"{start:<{margin - ids}}{rows.pop(0)}"
            console.print(Text.assemble((f"{each.rule.id:<{ids}}", "bold"), start))
            for row in rows:
                console.print(Text(" " * (margin if beside else GAP) + row))


def show_rows(console: Console, rows: Iterable[tuple[str, str, str]]) -> None:
    """Print three columns; only the last one is wrapped."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column()
    for row in rows:
        grid.add_row(*map(Text, row))
    console.print(grid)
