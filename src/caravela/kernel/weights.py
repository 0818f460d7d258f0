"""A game's weights.toml: the weights of its evaluation function and its search settings."""

import tomllib
from importlib import resources
from typing import Final

from caravela.kernel.heuristics import Heuristics

WEIGHTS_FILE: Final = "weights.toml"
WEIGHTS: Final = "weights"
"""Table of the weights of `value`; also used for win chances if there is no `standing` table."""
STANDING: Final = "standing"
"""Table of the weights that estimate win chances, if they differ."""
SEARCH: Final = "search"
"""Table of search settings: the numeric attributes of `Heuristics`, by name."""
HABITS: Final = ("trust", "samples", "playout", "looseness", "optimism")


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

    def set_habits(self, judgement: Heuristics) -> None:
        """Apply the file's [search] settings to the heuristics."""
        for name, value in self.tables.get(SEARCH, {}).items():
            number = self._number(name, value)
            if name == "trust":
                judgement.trust = number
            elif name == "samples":
                judgement.samples = int(number)
            elif name == "playout":
                judgement.playout = int(number)
            elif name == "looseness":
                judgement.looseness = number
            elif name == "optimism":
                judgement.optimism = number
            else:
                known = ", ".join(HABITS)
                raise BrokenWeights(f"{self.source}: {name} is no habit of a search; these are {known}")
            if number < 0:
                raise BrokenWeights(f"{self.source}: {name} is below 0")

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
