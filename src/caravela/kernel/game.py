"""A game: everything that the rest of the program knows about it without looking into its folder."""

from collections.abc import Callable, Sequence
from importlib import resources

from caravela.kernel.actions import Action
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.levels import DEFAULT_LEVELS, LEVELS_FILE, Level, parse_levels
from caravela.kernel.options import Option
from caravela.kernel.reasons import Reasons
from caravela.kernel.rules import Rules
from caravela.kernel.sketch import Block, Say
from caravela.kernel.view import View


def no_remark(view: View, action: Action, say: Say) -> str:
    """Return no remark; the default for games without remarks."""
    return ""


class Progress:
    """How far a match has come, as far as everybody may know it."""

    def __init__(self, round_number: int, scores: list[int]) -> None:
        self.round = round_number
        self.scores = scores
        """One per seat, in the game's own points; empty if the game has no score before its end."""


def no_progress(view: View) -> Progress | None:
    """Return no progress; the default for games without rounds."""
    return None


class Game:
    """A published game and access to its parts."""

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
        progress: Callable[[View], Progress | None] = no_progress,
        options: Sequence[Option] = (),
        reasons: Callable[[Heuristics], Reasons] | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.package = package
        """Python package that contains rules.toml, components.toml and texts/."""
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.rules_version = rules_version
        """Increased whenever an old log would replay differently."""
        self.new_rules = new_rules
        """Create rules from a component document; None means the game's own. May raise BrokenDocument."""
        self._new_heuristics = heuristics
        self._levels: tuple[Level, ...] | None = None
        self.sketch = sketch
        """Draw a view as text blocks; the last block holds what only the viewer's own seat sees."""
        self.remark = remark
        """Return what the view adds to the text of a legal action, such as its income, or an empty string."""
        self.progress = progress
        """Return how far the match has come, from a view."""
        self.options = tuple(options)
        self._new_reasons = reasons

    def heuristics(self, rules: Rules) -> Heuristics:
        """Create the heuristics for these rules."""
        return self._new_heuristics(rules)

    def reasons(self, heuristics: Heuristics) -> Reasons | None:
        """Return what advice can give as reasons; None for a game that declares none."""
        return None if self._new_reasons is None else self._new_reasons(heuristics)

    def levels(self) -> tuple[Level, ...]:
        """Return the levels in the game's levels.toml, or the defaults if it has none."""
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
