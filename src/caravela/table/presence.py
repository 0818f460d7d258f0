"""Presence: who is at a table now, as reported by the server."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Presence:
    people: frozenset[str] = frozenset()
    """Ids of the connected people."""
    watchers: tuple[str, ...] = ()
    """Names of the spectators."""
    away_ms: Mapping[str, int] = field(default_factory=dict)
    """How long each person with a seat has been away, by id."""


NOBODY = Presence()
