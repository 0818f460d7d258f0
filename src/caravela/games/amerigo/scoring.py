"""Values of things and the winner, as pure functions of a state."""

from mypy_extensions import i64

from caravela.games.amerigo.components import (
    HARBOUR_CHAIN,
    LETTER_OF_MARQUE,
    MARQUE_STRENGTH,
    MOST_MARKER,
    MOST_POSTS,
    Components,
)
from caravela.games.amerigo.state import EARNED, EARNING_NAMES, POINTS, SHEET, AmerigoState
from caravela.kernel.outcome import Outcome


def owns(state: AmerigoState, seat: i64, token: i64) -> bool:
    return state.holders[token] == seat


def tile_worth(state: AmerigoState, parts: Components, kind: i64, square: i64) -> i64:
    """AM-EXP-05: the smaller value on a small island, the larger on a big one."""
    big = state.sea.big[state.sea.island_of[square]] == 1
    return parts.big_worth[kind] if big else parts.small_worth[kind]


def post_factor(parts: Components, posts: i64) -> i64:
    """AM-EXP-08"""
    return parts.factors[posts if posts < MOST_POSTS else MOST_POSTS]


def revealed_strength(state: AmerigoState, parts: Components) -> i64:
    """AM-PIR-01: the sum of all revealed markers."""
    strength: i64 = 0
    value: i64
    for value in range(1, MOST_MARKER + 1):
        strength += value * (parts.markers[value] - state.markers[value])
    return strength


def strength_against(state: AmerigoState, seat: i64, revealed: i64) -> i64:
    """AM-TOK-04: more against everybody but the holder of the letter of marque."""
    holder = state.holders[LETTER_OF_MARQUE]
    return revealed + MARQUE_STRENGTH if holder >= 0 and holder != seat else revealed


def pirate_loss(state: AmerigoState, seat: i64, strength: i64) -> i64:
    """Return what a beaten seat loses, if it has that much (AM-PIR-02, AM-TOK-05)."""
    return (strength + 1) // 2 if owns(state, seat, HARBOUR_CHAIN) else strength


def rank_of(state: AmerigoState, seat: int) -> int:
    """Return the position of a seat in player order, 0 for the first."""
    at = 0
    while state.ranking[at] != seat:
        at += 1
    return at


def final_outcome(state: AmerigoState) -> Outcome:
    """AM-END-06: most points first, equal seats by player order, so no place is shared."""
    seats = range(state.seats)
    scores = [int(state.sheets[seat * SHEET + POINTS]) for seat in seats]
    standing = [(scores[seat], -rank_of(state, seat)) for seat in seats]
    places = [1 + sum(1 for other in standing if other > mine) for mine in standing]
    best = max(scores)
    trail = ["AM-END-01"]
    if scores.count(best) > 1:
        trail.append("AM-END-06")
    return Outcome(places, scores, "rounds", trail, earnings(state))


def earnings(state: AmerigoState) -> dict[str, list[int]]:
    """Return the victory points by source; each seat's add up to its points."""
    return {
        name: [int(state.sheets[seat * SHEET + EARNED + at]) for seat in range(state.seats)]
        for at, name in enumerate(EARNING_NAMES)
    }
