"""A game's weights.toml: how its judgement weighs what it sees, and the habits of a search that goes by it."""

import tomllib
from importlib import resources
from typing import Final

from caravela.kernel.heuristics import Heuristics

WEIGHTS_FILE: Final = "weights.toml"
WEIGHTS: Final = "weights"
"""The table by which a quick player chooses; it judges the chances too if there is no other."""
STANDING: Final = "standing"
"""The table by which chances are judged, where that is another."""
SEARCH: Final = "search"
"""The table of a search's habits: those of Heuristics that are numbers, by their names."""
HABITS: Final = ("trust", "samples", "playout", "looseness")


class BrokenWeights(ValueError):
    """Weights that cannot be read."""


class Weights:
    """The tables of a file."""

    def __init__(self, text: str, source: str, title: str) -> None:
        self.source = source
        """How an error names the file."""
        self.title = title
        """How it names the game."""
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
        """The weights of a table in the order of their names; what it does not name weighs nothing."""
        weights = [0.0] * len(names)
        for name, weight in self.tables[table].items():
            if name not in names:
                raise self._no_weight(name)
            weights[names.index(name)] = self._number(name, weight)
        return weights

    def set_habits(self, judgement: Heuristics) -> None:
        """Makes a search that goes by the judgement go about it as the file says."""
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
    """The weights.toml of a game's folder."""
    text = resources.files(package).joinpath(WEIGHTS_FILE).read_text(encoding="utf-8")
    return Weights(text, f"the weights of {package}", package)
