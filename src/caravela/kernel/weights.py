"""A game's weights.toml: the weights of its evaluation function and its search settings."""

import tomllib
from dataclasses import fields, replace
from importlib import resources
from math import isfinite
from typing import Any, Final

from caravela.kernel.search_settings import DEFAULT_SEARCH, SearchSettings

WEIGHTS_FILE: Final = "weights.toml"
WEIGHTS: Final = "weights"
"""Table of the weights of `value`; also used for win chances if there is no `standing` table."""
STANDING: Final = "standing"
"""Table of the weights that estimate win chances, if they differ."""
SEARCH: Final = "search"
"""Table of search settings: the fields of `SearchSettings`, by name."""
RENAMED: Final = {
    "trust": "max_backup_weight",
    "samples": "chance_samples",
    "playout": "rollout_length",
    "looseness": "rollout_temperature",
}
"""Earlier names of settings, for the error message."""


POSITIVE: Final = (
    "prior_temperature",
    "rollout_temperature",
    "rollout_candidates",
    "chance_samples",
    "max_depth",
)
"""Settings that a search divides by or cannot do without."""


class BrokenWeights(ValueError):
    """A weights file that cannot be read."""


class Weights:
    """The tables of a weights file."""

    def __init__(self, text: str, source: str, title: str) -> None:
        self.source = source
        """Name of the file in error messages."""
        self.title = title
        """Name of the game in error messages."""
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BrokenWeights(f"{source} are not TOML: {error}") from None
        self.tables: dict[str, dict[str, object]] = {}
        for name in (WEIGHTS, STANDING, SEARCH):
            table = tables.get(name)
            if isinstance(table, dict):
                self.tables[name] = table
        if not self.tables:
            raise BrokenWeights(f"{source}: the file has no table [{WEIGHTS}], [{STANDING}] or [{SEARCH}]")

    def of(self, table: str, names: list[str]) -> list[float]:
        """Return the weights of a table in the order of `names`; a name that is not in the file weighs 0."""
        weights = [0.0] * len(names)
        for name, weight in self.tables[table].items():
            if name not in names:
                raise self._no_weight(name)
            weights[names.index(name)] = self._number(name, weight)
        return weights

    def search_settings(self, base: SearchSettings = DEFAULT_SEARCH) -> SearchSettings:
        """Return `base` with the changes of the file's [search] table."""
        changes: dict[str, Any] = {}
        for name, value in self.tables.get(SEARCH, {}).items():
            if name in RENAMED:
                raise BrokenWeights(f"{self.source}: {name} is now called {RENAMED[name]}")
            usual = getattr(base, name, None)
            if usual is None:
                known = ", ".join(sorted(each.name for each in fields(base)))
                raise BrokenWeights(f"{self.source}: {name} is not a search setting; these are {known}")
            kind: type[Any] = type(usual)
            # A whole number is accepted for a float; a bool is not a number, although it is an int.
            if (
                not isinstance(value, int | float)
                or isinstance(value, bool) != (kind is bool)
                or (isinstance(value, float) and kind is not float)
            ):
                raise BrokenWeights(f"{self.source}: {name} must be of type {kind.__name__}")
            if not isfinite(value):
                raise BrokenWeights(f"{self.source}: {name} must be a finite number")
            if value < 0:
                raise BrokenWeights(f"{self.source}: {name} is below 0")
            if value == 0 and name in POSITIVE:
                raise BrokenWeights(f"{self.source}: {name} must be above 0")
            changes[name] = kind(value)
        return replace(base, **changes)

    def _number(self, name: str, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._no_weight(name)
        return float(value)

    def _no_weight(self, name: str) -> BrokenWeights:
        return BrokenWeights(f"{self.source}: {name} is not a weight of {self.title}")


def own_weights(package: str) -> Weights:
    """Read the weights.toml in a game's folder."""
    text = resources.files(package).joinpath(WEIGHTS_FILE).read_text(encoding="utf-8")
    return Weights(text, f"the weights of {package}", package)
