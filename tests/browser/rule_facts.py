"""Write web/test/rule_facts.json: views of random matches with rule results, for comparison with the browser's.

python -m tests.browser.rule_facts
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from mypy_extensions import i64

from caravela.games.amerigo import board as land
from caravela.games.amerigo import scoring as amerigo
from caravela.games.amerigo.actions import TAKE_GOLD, Lay
from caravela.games.amerigo.components import COLOUR_NAMES, TILE_NAMES, standard_components
from caravela.games.amerigo.components import Components as AmerigoParts
from caravela.games.amerigo.grid import SPACES
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.phases.choosing import bonus_points
from caravela.games.amerigo.phases.throwing import action_points
from caravela.games.amerigo.sea import space_name
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    EARNED,
    FROM_COMMODITIES,
    FROM_LAST_SQUARES,
    FROM_POSTS,
    FROM_PROGRESS,
    FROM_TILES,
    FROM_WHITE,
    NOWHERE,
    POINTS,
    SHEET,
    SHIP,
    AmerigoState,
)
from caravela.games.amerigo.view import AmerigoView
from caravela.games.columbus_1492.actions import Fly, NameStorm, PutBack, Voyage
from caravela.games.columbus_1492.board import CALM, SQUARE_NAMES
from caravela.games.columbus_1492.remarks import remark_on as columbus_remark
from caravela.games.columbus_1492.view import ColumbusView
from caravela.games.mundus_novus.actions import MakeDifferent, MakeSet, Offer, SellRelics
from caravela.games.mundus_novus.combinations import free_merchants
from caravela.games.mundus_novus.components import FIRE
from caravela.games.mundus_novus.fleets import serving_order
from caravela.games.mundus_novus.phases.step import touched_by
from caravela.games.mundus_novus.phases.taking import barred_owner
from caravela.games.mundus_novus.remarks import remark_on as mundus_remark
from caravela.games.mundus_novus.scoring import shipyard_opponents
from caravela.games.mundus_novus.state import ASSETS, INCOME, ROOM, SHIPYARDS, TAKE
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance
from caravela.kernel.events import EventSink, Facts
from caravela.kernel.sketch import Say
from caravela.kernel.view import View
from caravela.testing import Entry
from tests.contracts.walk import SEATINGS, WALKS, Seating, walk

TARGET = Path(__file__).parents[2] / "web" / "test" / "rule_facts.json"
POSITIONS = 320
"""Number of positions of each seating, evenly spread over its matches."""
SEEDS = (0, 1)
"""A match of random choices, and one of the best of a few, which leads to richer positions."""
MOST_TRIED = 6
"""Number of actions of one kind that are tried in a position."""

Document = dict[str, object]
Remark = Callable[[View, Action, Say], str]


def choice(action: Action) -> Document:
    return {"action": action.notation, "family": action.family, "facts": action.facts()}


def some(entry: Entry, *kinds: type[Action]) -> list[Action]:
    """Return a few of the legal actions of these kinds, evenly spread."""
    found = [action for action in entry.decision.actions if isinstance(action, kinds)]
    return found[:: 1 + len(found) // MOST_TRIED]


def remarks(remark: Remark, view: View, action: Action) -> list[list[object]]:
    """Return the text keys and facts of the remarks on an action."""
    said: list[list[object]] = []

    def say(key: str, facts: Facts) -> str:
        said.append([key, dict(facts)])
        return key

    remark(view, action, say)
    return said


def remarked(remark: Remark, view: View, actions: list[Action]) -> list[list[object]]:
    return [[choice(action), remarks(remark, view, action)] for action in actions]


def amerigo_facts(seating: Seating, entry: Entry, view: View) -> Document:
    assert isinstance(view, AmerigoView)
    state, parts, seat = view.blank, view.parts, entry.decision.seat
    revealed = amerigo.revealed_strength(state, parts)
    places = land.all_places(state, parts, seat)
    return {
        "phasePoints": int(action_points(state)),
        "bonus": [int(bonus_points(state, parts, seat, colour)) for colour in range(len(COLOUR_NAMES))],
        "gold": gold_instead(seating, entry),
        "strength": [int(amerigo.strength_against(state, at, revealed)) for at in range(state.seats)],
        "loss": [pirate_loss(state, at, revealed) for at in range(state.seats)],
        "placements": [
            [TILE_NAMES[kind], at, [space_name(square) for square in squares_in(mask)]]
            for (kind, at), mask in places.items()
        ],
        "islands": islands(state, parts),
        "posts": {
            space_name(space): post_gain(state, parts, space)
            for space in range(SPACES)
            if state.sea.post_of[space] >= 0
        },
        "distances": distances(state, seat),
        "lays": [[action.notation, *lay_gain(seating, entry, action)] for action in some(entry, Lay)],
    }


def amerigo_tiles() -> list[list[object]]:
    """Return each tile with its cost and its victory points on a small and a big island."""
    parts = standard_components()
    return [
        [name, int(parts.cost[kind]), int(parts.small_worth[kind]), int(parts.big_worth[kind])]
        for kind, name in enumerate(TILE_NAMES)
    ]


def amerigo_ends(seating: Seating) -> Iterator[Document]:
    """Yield final views with the points of commodities and tracks of each seat."""
    for seed in range(WALKS):
        state = walk(seating, seed).end
        assert isinstance(state, AmerigoState)
        earned = list(amerigo.earnings(state).values())
        yield {
            "view": seating.rules.view(state, 0).document(),
            "commodities": earned[FROM_COMMODITIES],
            "tracks": [sum(both) for both in zip(earned[FROM_PROGRESS], earned[FROM_WHITE], strict=True)],
        }


def gold_instead(seating: Seating, entry: Entry) -> int | None:
    """Return the gold for an action not taken, from the event that tells of it; None if it cannot be chosen."""
    if TAKE_GOLD not in entry.decision.actions:
        return None
    events = EventSink()
    seating.rules.advance(entry.state.copy(), entry.decision.seat, TAKE_GOLD, FastChance(0), events)
    taken = next(event for event in events.events if event.name == "gold-taken")
    gold = taken.facts["gold"]
    assert isinstance(gold, int)
    return gold


def pirate_loss(state: AmerigoState, seat: int, revealed: i64) -> int:
    strength = amerigo.strength_against(state, seat, revealed)
    if state.sheets[seat * SHEET + CANNONS] >= strength:
        return 0
    return int(min(amerigo.pirate_loss(state, seat, strength), state.sheets[seat * SHEET + POINTS]))


def islands(state: AmerigoState, parts: AmerigoParts) -> list[Document]:
    """Return each island by its first square: its free squares, and the points of its posts by seat."""
    marker = parts.time[state.round - 1]
    return [
        {
            "first": space_name(squares_in(mask)[0]),
            "left": (state.free & mask).bit_count(),
            "points": [
                int(amerigo.post_factor(parts, land.posts_on_island(state, seat, island)) * marker)
                for seat in range(state.seats)
            ],
        }
        for island, mask in enumerate(state.sea.islands)
    ]


def post_gain(state: AmerigoState, parts: AmerigoParts, space: int) -> int | None:
    square = land.post_open(state, space)
    if square < 0:
        return None
    return 0 if land.is_discovered(state, state.sea.island_of[square]) else int(parts.discovery)


def distances(state: AmerigoState, seat: int) -> list[object]:
    """Return the space of the seat's first ship, and the action points from there to every anchor."""
    start = int(state.sheets[seat * SHEET + SHIP])
    if start == NOWHERE:
        return []
    anchors = [space for space in range(SPACES) if state.sea.post_of[space] >= 0]
    return [
        space_name(start),
        {space_name(space): int(state.sea.distance(start, space)) for space in anchors},
    ]


def lay_gain(seating: Seating, entry: Entry, action: Action) -> tuple[int, int]:
    """Return the victory points and chests of the builder when a tile is laid."""
    after = entry.state.copy()
    seating.rules.advance(after, entry.decision.seat, action, FastChance(0), None)
    assert isinstance(entry.state, AmerigoState)
    assert isinstance(after, AmerigoState)
    base = entry.decision.seat * SHEET
    sources = [base + EARNED + source for source in (FROM_TILES, FROM_LAST_SQUARES, FROM_POSTS)]
    points = sum(int(after.sheets[at] - entry.state.sheets[at]) for at in sources)
    return points, int(after.sheets[base + CHESTS] - entry.state.sheets[base + CHESTS])


def mundus_facts(seating: Seating, entry: Entry, view: View) -> Document:
    assert isinstance(view, MundusView)
    state, seats = view.blank, range(view.blank.seats)
    return {
        "income": [
            int(state.assets[at * ASSETS + INCOME])
            + int(state.assets[at * ASSETS + SHIPYARDS] * shipyard_opponents(state, at))
            for at in seats
        ],
        "room": [0 if touched_by(state, at, FIRE) else int(state.assets[at * ASSETS + ROOM]) for at in seats],
        "fleets": [[int(fleet) // 2, int(fleet) % 2] for fleet in serving_order(state, view.parts)],
        "barred": int(barred_owner(state)) if state.step == TAKE else -1,
        "merchants": [int(free_merchants(state, entry.decision.seat, rarity)) for rarity in range(3)],
        "remarks": remarked(mundus_remark, view, some(entry, Offer, MakeSet, MakeDifferent, SellRelics)),
    }


def columbus_facts(seating: Seating, entry: Entry, view: View) -> Document:
    assert isinstance(view, ColumbusView)
    return {
        "remarks": remarked(columbus_remark, view, some(entry, Voyage, Fly, PutBack, NameStorm)),
    }


def ocean(seating: Seating) -> list[list[object]]:
    """Return each square of 1492's board: its sector, and whether it is calm, has supplies or shows the New World."""
    state = seating.rules.view(walk(seating).entries[0].state, 0)
    assert isinstance(state, ColumbusView)
    board = state.parts.board
    return [
        [
            SQUARE_NAMES[square],
            int(board.sector[square]) + 1,
            board.terrain[square] == CALM,
            board.supplies[square] == 1,
            board.searches[square] == 1,
        ]
        for square in range(board.squares)
    ]


FACTS: dict[str, Callable[[Seating, Entry, View], Document]] = {
    "amerigo": amerigo_facts,
    "mundus_novus": mundus_facts,
    "columbus_1492": columbus_facts,
}


def positions(seating: Seating) -> Iterator[Document]:
    """Yield views of the seats that decide, with what the rules compute from them."""
    entries = [entry for seed in SEEDS for entry in walk(seating, seed).entries]
    for entry in entries[:: 1 + len(entries) // POSITIONS]:
        seat = entry.decision.seat
        view = seating.rules.view(entry.state, seat)
        yield {
            "view": view.document(),
            "seat": seat,
            "question": entry.decision.question,
            **FACTS[seating.key](seating, entry, view),
        }


def main() -> None:
    found: dict[str, list[Document]] = {key: [] for key in FACTS}
    for seating in SEATINGS:
        if seating.key in FACTS:
            found[seating.key].extend(positions(seating))
    squares = ocean(next(each for each in SEATINGS if each.key == "columbus_1492"))
    ends = [end for each in SEATINGS if each.key == "amerigo" for end in amerigo_ends(each)]
    facts = {**found, "amerigoTiles": amerigo_tiles(), "amerigoEnds": ends, "ocean": squares}
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    TARGET.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
