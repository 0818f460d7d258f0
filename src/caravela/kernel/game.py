"""A game: what the rest of the program knows about a published game without looking inside its folder."""

from collections.abc import Callable, Sequence
from importlib import resources

from caravela.kernel.actions import Action
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.levels import DEFAULT_LEVELS, LEVELS_FILE, Level, parse_levels
from caravela.kernel.rules import Rules
from caravela.kernel.sketch import Block, Say
from caravela.kernel.view import View


class Option:
    """One thing that may be chosen when a match is set up."""

    def __init__(self, key: str, choices: Sequence[str], default: str) -> None:
        self.key = key
        self.choices = tuple(choices)
        self.default = default


def no_remark(view: View, action: Action, say: Say) -> str:
    """For a game whose actions need no remarks."""
    return ""


class Game:
    """A published game and how to get at its parts."""

    def __init__(
        self,
        *,
        key: str,
        title: str,
        package: str,
        least_seats: int,
        most_seats: int,
        rules_version: int,
        new_rules: Callable[[object | None], Rules],
        heuristics: Callable[[Rules], Heuristics],
        sketch: Callable[[View, Say], list[Block]],
        remark: Callable[[View, Action, Say], str] = no_remark,
        options: Sequence[Option] = (),
    ) -> None:
        self.key = key
        self.title = title
        self.package = package
        """The Python package that holds rules.toml, components.toml and texts/."""
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.rules_version = rules_version
        """Raised when an old log would replay differently."""
        self.new_rules = new_rules
        """Rules for a component document, or for the game's own one when it is None; may raise BrokenDocument."""
        self._new_heuristics = heuristics
        self._levels: tuple[Level, ...] | None = None
        self.sketch = sketch
        """The table as text, drawn from a view; the last block holds what the viewer's own seat alone sees."""
        self.remark = remark
        """What the view adds to the words of a legal action, such as what it earns; empty when there is nothing."""
        self.options = tuple(options)

    def heuristics(self, rules: Rules) -> Heuristics:
        """A judgement for rules of this game, which knows how strong the named opponents are."""
        made = self._new_heuristics(rules)
        made.levels = self.levels()
        return made

    def levels(self) -> tuple[Level, ...]:
        """Those of levels.toml in the game's folder, or the default ones where there is none."""
        if self._levels is None:
            file = resources.files(self.package).joinpath(LEVELS_FILE)
            self._levels = DEFAULT_LEVELS
            if file.is_file():
                self._levels = parse_levels(file.read_text(encoding="utf-8"), f"{self.package}/{LEVELS_FILE}")
        return self._levels

    def seat_counts(self) -> range:
        return range(self.least_seats, self.most_seats + 1)

    def __repr__(self) -> str:
        return f"<{self.title}>"
