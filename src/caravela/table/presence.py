"""Presence: who is at a table now, as the server tells it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Presence:
    people: frozenset[str] = frozenset()
    """The ids of the people who are connected."""
    watchers: tuple[str, ...] = ()
    """The names of those who look on without a seat."""
    away_ms: Mapping[str, int] = field(default_factory=dict)
    """How long each person with a seat has been away."""


NOBODY = Presence()
