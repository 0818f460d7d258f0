"""Drawing: the table as panels, the story as lines, the choices as a numbered list."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from caravela.kernel.actions import Action
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, Facts
from caravela.kernel.game import Game
from caravela.kernel.ledger import LedgerRule
from caravela.kernel.outcome import Outcome
from caravela.kernel.sketch import Block
from caravela.kernel.view import View
from caravela.texts import Wording

MOST_IN_ONE_COLUMN = 12


class Screen:
    """Shows things in the reader's language. It decides nothing."""

    def __init__(self, console: Console, of: Game, wording: Wording) -> None:
        self.console = console
        self.game = of
        self.wording = wording

    def _say(self, key: str, facts: Facts) -> str:
        return self.wording.say(key, **facts) if facts else self.wording.name(key)

    def line(self, text: str, style: str = "") -> None:
        # Text, not markup: what stands in brackets is a rule's number, not a style.
        self.console.print(Text(text, style=style))

    def say(self, key: str, **facts: int | str | list[str]) -> None:
        self.line(self.wording.say(key, **facts))

    def blocks(self, view: View) -> list[Block]:
        return self.game.sketch(view, self._say)

    def block(self, block: Block) -> None:
        self.console.print(_panel(block))

    def table(self, view: View) -> None:
        """Blocks two by two, the wide ones by themselves."""
        self.console.print()
        beside: Block | None = None
        for block in self.blocks(view):
            if block.wide:
                if beside is not None:
                    self.block(beside)
                self.block(block)
                beside = None
            elif beside is None:
                beside = block
            else:
                pair = Grid.grid(expand=True)
                pair.add_column(ratio=1)
                pair.add_column(ratio=1)
                height = 2 + max(self._height(beside), self._height(block))
                pair.add_row(_panel(beside, height), _panel(block, height))
                self.console.print(pair)
                beside = None
        if beside is not None:
            self.block(beside)

    def _height(self, block: Block) -> int:
        """How many lines a block takes in half the width, frame and margins left out."""
        room = self.console.width // 2 - 4
        return sum(len(Text(line).wrap(self.console, room)) for line in block.lines)

    def question(self, decision: Decision) -> None:
        self.line(f"{self.wording.question(decision)} [{decision.rule}]", "bold")

    def choices(self, actions: list[Action]) -> None:
        rows = [
            Text.assemble(
                (f"{at:>3}  ", "bold"), self.wording.action(action), ("  " + action.notation, "dim")
            )
            for at, action in enumerate(actions, 1)
        ]
        if len(rows) <= MOST_IN_ONE_COLUMN:
            for row in rows:
                self.console.print(row)
        else:
            self.console.print(Columns(rows, column_first=True, padding=(0, 3)))

    def events(self, events: Iterable[Event], numbered: bool = False) -> None:
        for at, event in enumerate(events, 1):
            number = f"{at:>4}  " if numbered else ""
            self.line(f"{number}{self.wording.event(event)}", "cyan")

    def rules(self, rules: Iterable[LedgerRule]) -> None:
        show_rules(self.console, rules)

    def outcome(self, outcome: Outcome) -> None:
        self.console.print()
        self.line(self.wording.outcome(outcome), "bold")
        for line in self.wording.standings(outcome):
            self.line("  " + line)


def _panel(block: Block, height: int | None = None) -> Panel:
    title = Text(block.title, style="bold")
    return Panel(Text("\n".join(block.lines)), title=title, title_align="left", height=height)


def show_rules(console: Console, rules: Iterable[LedgerRule]) -> None:
    """Ledger rules in three columns: id, kind, statement."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column()
    for rule in rules:
        grid.add_row(Text(rule.id), Text(rule.kind), Text(rule.text))
    console.print(grid)
