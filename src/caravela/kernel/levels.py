"""Levels: the strength of the named opponents. A game can set its own in levels.toml."""

import tomllib
from collections.abc import Mapping
from typing import Final

LEVEL_NAMES: Final = ("cabin-boy", "sailor", "mate", "captain", "admiral")
"""From weakest to strongest; the texts name them under level-<name>."""
LEVELS_FILE: Final = "levels.toml"


class Level:
    """The settings of one opponent. With a budget it searches; without one it looks one action ahead."""

    def __init__(self, slips: float = 0.0, iterations: int = 0, milliseconds: float = 0.0) -> None:
        self.slips = slips
        """Probability of choosing a random action, from 0 to 1."""
        self.iterations = iterations
        self.milliseconds = milliseconds

    def searches(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0.0


DEFAULT_LEVELS: Final = (
    Level(slips=0.6),
    Level(slips=0.25),
    Level(),
    Level(iterations=150),
    Level(milliseconds=2000.0),
)
"""One level for each name, used by games without a levels.toml."""


class BrokenLevels(ValueError):
    """A levels.toml that cannot be read."""


def parse_levels(text: str, source: str) -> tuple[Level, ...]:
    """Parse the levels of a file, which has a table for each level that differs from the defaults.

    A table replaces the whole level: a number that it omits is 0.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BrokenLevels(f"{source} is not TOML: {error}") from None
    unknown = [name for name in tables if name not in LEVEL_NAMES]
    if unknown:
        raise BrokenLevels(f"{source}: unknown level {unknown[0]!r}; the levels are {', '.join(LEVEL_NAMES)}")
    levels: list[Level] = []
    for at, name in enumerate(LEVEL_NAMES):
        levels.append(_level(tables[name], f"{source}: {name}") if name in tables else DEFAULT_LEVELS[at])
    return tuple(levels)


def _level(table: object, place: str) -> Level:
    if not isinstance(table, Mapping):
        raise BrokenLevels(f"{place} must be a table")
    found = {"slips": 0.0, "iterations": 0.0, "milliseconds": 0.0}
    for key, value in table.items():
        if key not in found:
            raise BrokenLevels(f"{place}: unknown setting {key!r}; the settings are {', '.join(found)}")
        if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
            raise BrokenLevels(f"{place}: {key} must be a number of at least 0")
        found[key] = float(value)
    if found["slips"] > 1.0:
        raise BrokenLevels(f"{place}: slips must be at most 1")
    return Level(found["slips"], int(found["iterations"]), found["milliseconds"])
