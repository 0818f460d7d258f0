"""Set up any position of Amerigo in one call and play it on in notation."""

from collections.abc import Mapping, Sequence
from typing import Any

from caravela.games.amerigo.components import (
    COLOUR_NAMES,
    TILE_NAMES,
    VILLAGES,
    Components,
    standard_components,
)
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.rules import AmerigoRules
from caravela.games.amerigo.sea import space_name
from caravela.games.amerigo.shapes import BITS, STRIDE
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import Event
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.notation import legal_notations, play_moves, refusal_of, set_up
from tests.rules.notation import named as named

PARTS = standard_components()
RULES = AmerigoRules(PARTS)

SEAS = {
    2: "7n 13n 5n / 3s 4s 6e / 16w 12w 15e",
    3: "15n 1s 3e 14n / 8e 13n 10w 9w / 11w 16w 12n 6e",
    4: "15n 1s 3e 14n / 8e 13n 10w 9w / 11w 16w 12n 6e / 7e 5w 4n 2n",
}
"""One layout for each number of players. For two players:

   abcdefghijklmnopqr
 1 a#3Pa....a.....##a
 2 P###..a..P....1#4P
 3 1#.#..P#.#1....3##
 4 #2....#2.###...#P#
 5 ##.....#...#....a#
 6 ......aP#4........
 7 .aP#5........##4..
 8 ..3###...#..##Pa..
 9 ..###4..5Pa.####..
10 ..#..P..#4###1....
11 .....a...###P#....
12 .......aP##.a.....
13 ..2#Pa.#Pa....P##.
14 Pa.##.#5#.###.a##3
15 ##....#P..##2Pa1##
16 ##.....a.##P##.#..
17 ##5#......2a...P..
18 .#Pa...........a..
"""
MARKERS = (0, 1, 2, 3, 4)
"""The pirate markers revealed round by round, unless a test sets others."""
OUT = 1 << 29
"""A random result with which a falling cube comes out of the tower."""
CALM = 0
"""A random result with which no cube is knocked loose, and a falling one stays."""


def position(
    step: str = "choose",
    seats: Mapping[str, Mapping[str, object]] | None = None,
    *,
    players: int = 2,
    actor: str = "A",
    centre: Mapping[str, int] | None = None,
    storage: Mapping[str, int] | None = None,
    round: int = 1,  # noqa: A002 - the document's own word
    rules: AmerigoRules = RULES,
    **fields: object,
) -> AmerigoState:
    """Return a valid state. Seats are named by letter; fields not given are as at the start of a match."""
    lying = dict({"blue": 4} if centre is None else centre)
    kept = {name: 4 - min(4, lying.get(name, 0)) for name in COLOUR_NAMES}
    document: dict[str, object] = {
        "sea": SEAS[players],
        "round": round,
        "step": step,
        "actor": actor,
        "centre": lying,
        "storage": kept if storage is None else dict(storage),
        "pirates": list(MARKERS[:round]),
        "seats": [dict((seats or {}).get(letter, {})) for letter in SEAT_LETTERS[:players]],
    }
    document.update(fields)
    state = rules.decode(document)
    assert isinstance(state, AmerigoState)
    return state


def acting(
    step: str,
    colour: str,
    points: int,
    seats: Mapping[str, Mapping[str, object]] | None = None,
    *,
    turn: Mapping[str, object] | None = None,
    **fields: object,
) -> AmerigoState:
    """Return a state with seat A in the middle of an action, with `points` points left."""
    doing = {"action": colour, "points": points, **(turn or {})}
    return position(step, seats, turn=doing, **fields)  # type: ignore[arg-type]  # fields of `position`


def begin(
    seats: int = 2, *, seed: int = 1, rules: AmerigoRules = RULES, **options: object
) -> tuple[AmerigoState, list[Event]]:
    """Return a new match and the events of its setup."""
    state, events = set_up(rules, seats, options, FastChance(seed << 33 | seed))
    assert isinstance(state, AmerigoState)
    return state, events


def play(
    state: AmerigoState,
    *moves: str,
    draws: Sequence[int] | None = None,
    rules: AmerigoRules = RULES,
) -> list[Event]:
    """Play moves such as "A: do cannons" on the state itself and return the events; `draws` as in `play_moves`."""
    return play_moves(rules, state, moves, draws)


def legal(state: AmerigoState, letter: str, rules: AmerigoRules = RULES) -> set[str]:
    return legal_notations(rules, state, letter)


def why_not(state: AmerigoState, move: str, rules: AmerigoRules = RULES) -> Refusal:
    """Return the refusal of a move such as "A: sail k7", which must be illegal."""
    return refusal_of(rules, state, move)


def refused(state: AmerigoState, move: str, rules: AmerigoRules = RULES) -> tuple[str, str]:
    """Return the rule and the reason that forbid a move."""
    refusal = why_not(state, move, rules)
    return refusal.rule, refusal.reason


def asked(state: AmerigoState, rules: AmerigoRules = RULES) -> str:
    """Return the letter of the deciding seat."""
    return "".join(SEAT_LETTERS[decision.seat] for decision in rules.decisions(state))


def question(state: AmerigoState, rules: AmerigoRules = RULES) -> str:
    decision = rules.next_decision(state)
    return "" if decision is None else decision.question


def document(state: AmerigoState, rules: AmerigoRules = RULES) -> dict[str, Any]:
    return rules.encode(state)


def sheet(state: AmerigoState, letter: str, rules: AmerigoRules = RULES) -> dict[str, Any]:
    """Return a seat's part of the position document."""
    found = rules.encode(state)["seats"]
    assert isinstance(found, list)
    entry = found[SEAT_LETTERS.index(letter)]
    assert isinstance(entry, dict)
    return entry


def score(state: AmerigoState, letter: str) -> int:
    points = sheet(state, letter)["points"]
    assert isinstance(points, int)
    return points


def gold(state: AmerigoState, letter: str) -> int:
    coins = sheet(state, letter)["gold"]
    assert isinstance(coins, int)
    return coins


def only(events: Sequence[Event], name: str) -> Event:
    found = named(events, name)
    assert len(found) == 1, f"{name} happened {len(found)} times"
    return found[0]


def square(name: str) -> int:
    """Return the number of a square such as "k7"."""
    return (int(name[1:]) - 1) * STRIDE + ord(name[0]) - ord("a")


def island_at(state: AmerigoState, name: str) -> int:
    """Return the mask of the island with this square."""
    return state.sea.islands[state.sea.island_of[square(name)]]


def names_in(mask: int) -> set[str]:
    return {space_name(each) for each in squares_in(mask)}


def cover(mask: int, counts: Mapping[str, int], parts: Components = PARTS) -> list[str]:
    """Return tiles that cover all squares of a mask, as texts without builder: "neutral-u5 2 k7"."""
    left = dict(counts)
    found = _cover(mask, left, parts)
    assert found is not None, "these tiles cannot cover the island"
    return found


def _cover(mask: int, left: dict[str, int], parts: Components) -> list[str] | None:
    if mask == 0:
        return []
    first = (mask & -mask).bit_length() - 1
    for name in sorted(left, key=lambda name: -parts.shapes[TILE_NAMES.index(name)].size):
        if left[name] == 0:
            continue
        for at, orientation in enumerate(parts.shapes[TILE_NAMES.index(name)].orientations):
            placed = orientation.mask << first
            if placed & ~mask:
                continue
            left[name] -= 1
            rest = _cover(mask & ~placed, left, parts)
            if rest is not None:
                return [f"{name} {at + 1} {space_name(first)}", *rest]
            left[name] += 1
    return None


def filled(state: AmerigoState, island: str, but: Sequence[str], builder: str = "B") -> list[str]:
    """Return neutral tiles of one builder, for `position`, that fill an island except for some squares."""
    mask = island_at(state, island)
    for name in but:
        mask &= ~BITS[square(name)]
    counts = {name: int(PARTS.neutrals[at]) for at, name in enumerate(TILE_NAMES[VILLAGES:])}
    return [f"{builder} {tile}" for tile in cover(mask, counts)]


def rules_with(**changes: object) -> AmerigoRules:
    """Return the rules of a component file with some top-level tables replaced."""
    assert isinstance(PARTS.document, dict)
    return AmerigoRules(Components({**PARTS.document, **changes}, "of a test"))
