"""Differences between two lines of play: points by source, tracks, tokens, tiles, posts, the opponents."""

from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo.components import COMMODITIES, TILE_KINDS, TOKENS
from caravela.games.amerigo.heuristics import (
    BEHIND,
    DEFENCE,
    FIRST,
    GOLD_AT,
    GOODS,
    PILE_AT,
    PRODUCTION_AHEAD,
    PROGRESS_AT,
    SPECIALS,
    WHITE_AT,
    AmerigoHeuristics,
    rounds_left,
)
from caravela.games.amerigo.scoring import pirate_loss, revealed_strength, strength_against
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    EARNED,
    FROM_CHRONICLE,
    FROM_DISCOVERY,
    FROM_LAST_SQUARES,
    FROM_POSTS,
    FROM_TILES,
    GOLD,
    OVER,
    PILE,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    PROGRESS,
    SHEET,
    WHITE_SPACE,
    AmerigoState,
)
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.reasons import Measure, Reasons
from caravela.kernel.state import State

# Indices of the numbers.
DISCOVERY: Final = 0
TILES: Final = 1
LAST_SQUARES: Final = 2
POSTS_SCORED: Final = 3
CHRONICLE_SCORED: Final = 4
GOLD_NOW: Final = 5
CHESTS_NOW: Final = 6
CANNONS_NOW: Final = 7
PIRATE_LOSS: Final = 8
PROGRESS_NOW: Final = 9
TOKENS_NOW: Final = 10
WHITE_NOW: Final = 11
FIRST_NOW: Final = 12
COMMODITIES_NOW: Final = 13
MATCHED: Final = 14
PRODUCTION_NOW: Final = 15
PLANNED: Final = 16
POSTS_NOW: Final = 17
POINTS_NOW: Final = 18
NUMBERS: Final = 19

MEASURES: Final[list[Measure]] = [
    Measure("discovery", DISCOVERY),
    Measure("tiles", TILES),
    Measure("island", LAST_SQUARES),
    Measure("posts", POSTS_SCORED),
    Measure("chronicle", CHRONICLE_SCORED),
    Measure("gold", GOLD_NOW),
    Measure("chest", CHESTS_NOW, rises=True),
    Measure("cannons", CANNONS_NOW),
    Measure("pirates", PIRATE_LOSS),
    Measure("progress", PROGRESS_NOW),
    Measure("token", TOKENS_NOW, rises=True),
    Measure("special", WHITE_NOW),
    Measure("first", FIRST_NOW, chance=True),
    Measure("commodities", COMMODITIES_NOW),
    Measure("matched", MATCHED),
    Measure("production", PRODUCTION_NOW, rises=True),
    Measure("planned", PLANNED),
    Measure("post", POSTS_NOW, rises=True),
    Measure("rival-points", POINTS_NOW, of_others=True),
    Measure("rival-post", POSTS_NOW, of_others=True, rises=True),
    Measure("rival-token", TOKENS_NOW, of_others=True, rises=True),
]

A_CANNON: Final = 0.4
A_POST: Final = 3.0
A_TOKEN: Final = 3.0
A_CHEST: Final = 3.0
A_SPACE: Final = 0.8


class AmerigoReasons(Reasons):
    """Numbers of a state, and their values under the heuristics' weights."""

    def __init__(self, heuristics: Heuristics) -> None:
        assert isinstance(heuristics, AmerigoHeuristics)
        self.heuristics = heuristics
        self.measures = MEASURES

    def numbers(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, AmerigoState)
        me: i64 = seat
        base: i64 = me * SHEET
        sheets = state.sheets
        found = [0.0] * NUMBERS
        found[DISCOVERY] = float(sheets[base + EARNED + FROM_DISCOVERY])
        found[TILES] = float(sheets[base + EARNED + FROM_TILES])
        found[LAST_SQUARES] = float(sheets[base + EARNED + FROM_LAST_SQUARES])
        found[POSTS_SCORED] = float(sheets[base + EARNED + FROM_POSTS])
        found[CHRONICLE_SCORED] = float(sheets[base + EARNED + FROM_CHRONICLE])
        found[GOLD_NOW] = float(sheets[base + GOLD])
        found[CHESTS_NOW] = float(sheets[base + CHESTS])
        found[CANNONS_NOW] = float(sheets[base + CANNONS])
        strength = strength_against(state, me, revealed_strength(state, self.heuristics.parts))
        if sheets[base + CANNONS] < strength:
            found[PIRATE_LOSS] = float(pirate_loss(state, me, strength))
        found[PROGRESS_NOW] = float(sheets[base + PROGRESS])
        token: i64
        for token in range(TOKENS):
            if state.holders[token] == me:
                found[TOKENS_NOW] += 1.0
        found[WHITE_NOW] = float(sheets[base + WHITE_SPACE])
        found[FIRST_NOW] = 1.0 if state.ranking[0] == me else 0.0
        commodity: i64
        for commodity in range(COMMODITIES):
            have = sheets[base + COMMODITY + commodity]
            made = sheets[base + PRODUCTION + commodity]
            found[COMMODITIES_NOW] += float(have)
            found[MATCHED] += float(have * made)
            found[PRODUCTION_NOW] += float(made)
        kind: i64
        for kind in range(TILE_KINDS):
            found[PLANNED] += float(sheets[base + PILE + kind])
        found[POSTS_NOW] = -float(sheets[base + POSTS_LEFT])
        found[POINTS_NOW] = float(sheets[base + POINTS])
        return found

    def worths(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, AmerigoState)
        weights = self.heuristics.weights
        left = rounds_left(state)
        worth = [weights[0]] * NUMBERS
        worth[GOLD_NOW] = weights[GOLD_AT]
        worth[CHESTS_NOW] = A_CHEST * weights[GOLD_AT]
        worth[CANNONS_NOW] = A_CANNON * weights[DEFENCE]
        worth[PIRATE_LOSS] = -weights[DEFENCE]
        worth[PROGRESS_NOW] = A_SPACE * weights[PROGRESS_AT]
        worth[TOKENS_NOW] = A_TOKEN * weights[SPECIALS]
        worth[WHITE_NOW] = A_SPACE * weights[WHITE_AT]
        worth[FIRST_NOW] = left * (weights[FIRST] - weights[BEHIND]) / 2.0
        worth[COMMODITIES_NOW] = weights[GOODS]
        worth[MATCHED] = weights[GOODS]
        worth[PRODUCTION_NOW] = weights[PRODUCTION_AHEAD] * left + 1.0
        worth[PLANNED] = weights[PILE_AT] * left
        worth[POSTS_NOW] = A_POST
        return worth

    def round_ended(self, start: State, state: State, seat: int) -> bool:
        """Return True once the seat chooses in a later phase: a whole round would be seven times as long."""
        assert isinstance(start, AmerigoState)
        assert isinstance(state, AmerigoState)
        if state.step == OVER:
            return True
        later = state.phase != start.phase or state.round != start.round
        return later and state.actor == seat
