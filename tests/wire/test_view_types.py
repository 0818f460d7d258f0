"""The declared types of the views are exactly what the games send, and the browser has them."""

import importlib
import itertools
from functools import cache
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from caravela.wire.typescript import view_text
from tests.contracts.walk import SEATINGS, Seating, each_seating, walk

VIEWS = Path(__file__).parents[2] / "web" / "src" / "wire" / "views"
GAMES = sorted({seating.key for seating in SEATINGS})
MOST_STATES = 300
"""Number of states of a match, evenly spread, whose views are checked."""


@cache
def view_types(game: str) -> ModuleType:
    return importlib.import_module(f"caravela.games.{game}.view_types")


@each_seating
def test_the_views_of_a_match_have_exactly_the_declared_fields(seating: Seating) -> None:
    module = view_types(seating.key)
    declared = next(each for name, each in vars(module).items() if name.endswith("Document"))
    states = walk(seating).states()
    viewers = itertools.cycle(seating.viewers())
    for state in [*states[:: len(states) // MOST_STATES + 1], states[-1]]:
        document = seating.rules.view(state, next(viewers)).document()
        # Conversion checks required fields and types, and leaves out fields that are not declared.
        assert msgspec.convert(document, declared) == document


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_has_the_types_of_the_views(game: str) -> None:
    stored = (VIEWS / f"{game}.ts").read_text(encoding="utf-8")
    assert stored == view_text(view_types(game)), "run `make types`"
