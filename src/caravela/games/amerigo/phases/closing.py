"""The end of a round and of the match: the pirates, and the final scoring."""

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.components import (
    COMMODITIES,
    HARBOUR_CHAIN,
    PRIZE_GOLD,
    PRIZE_MONEY,
    PURSE_3,
    PURSE_5,
    ROYAL_FAVOUR,
    ROYAL_POINTS,
    TRADING_COMPANY,
    TREASURY,
    Components,
)
from caravela.games.amerigo.phases.step import cash_chest, cash_purse, earn, gain_gold, has_purse
from caravela.games.amerigo.phases.throwing import is_last_round
from caravela.games.amerigo.scoring import (
    final_outcome,
    owns,
    pirate_loss,
    revealed_strength,
    strength_against,
)
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    FROM_COMMODITIES,
    FROM_GOLD,
    FROM_PIRATES,
    FROM_PROGRESS,
    FROM_TOKENS,
    FROM_WHITE,
    GOLD,
    NEW_ROUND,
    NOBODY,
    OVER,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    PROGRESS,
    SHEET,
    WHITE_SPACE,
    AmerigoState,
)
from caravela.kernel.chance import Chance
from caravela.kernel.events import EventSink
from caravela.kernel.seats import seat_fact
from caravela.kernel.steps import AutomaticStep, go


class PirateAttack(AutomaticStep[AmerigoState, Components]):
    """AM-PIR-01, AM-PIR-02, AM-PIR-04: all seats at once; after the last round the match is scored."""

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        revealed = revealed_strength(state, self.parts)
        seat: i64
        for seat in range(state.seats):
            self._attack(state, seat, strength_against(state, seat, revealed), events)
        if not is_last_round(state):
            go(state, NEW_ROUND)
            return
        for seat in range(state.seats):
            self._score(state, seat, events)
        if events is not None:
            outcome = final_outcome(state)
            winner = outcome.winners()[0]
            events.emit(facts.match_ended([seat_fact(winner)], outcome.scores[winner], outcome.trail[-1]))
        go(state, OVER)

    def _attack(self, state: AmerigoState, seat: i64, strength: i64, events: EventSink | None) -> None:
        at = seat * SHEET + CANNONS
        cannons = state.sheets[at]
        if cannons >= strength:
            state.sheets[at] = cannons - strength
            if events is not None:
                events.emit(facts.pirates_beaten(seat, strength, cannons - strength))
            if owns(state, seat, PRIZE_MONEY):  # AM-TOK-06
                if events is not None:
                    events.emit(facts.gold_got(seat, PRIZE_GOLD, "AM-TOK-06"))
                gain_gold(state, self.parts, seat, PRIZE_GOLD, events)
            return
        state.sheets[at] = 0
        due = pirate_loss(state, seat, strength)
        points = state.sheets[seat * SHEET + POINTS]
        lost = due if due < points else points
        earn(state, seat, -lost, FROM_PIRATES)
        if events is not None:
            halved = owns(state, seat, HARBOUR_CHAIN)
            events.emit(facts.pirates_won(seat, strength, cannons, due, lost, halved))

    def _score(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """The final scoring of a seat: gold, commodities, tokens, the two tracks."""
        self._score_gold(state, seat, events)
        self._score_commodities(state, seat, events)
        self._score_tokens(state, seat, events)
        base = seat * SHEET
        space = state.sheets[base + PROGRESS]
        points = self.parts.progress_points[space]
        if points > 0:  # AM-END-04
            earn(state, seat, points, FROM_PROGRESS)
            if events is not None:
                events.emit(facts.progress_scored(seat, space, points))
        space = state.sheets[base + WHITE_SPACE]
        points = self.parts.white_points[space]
        if points > 0:  # AM-END-05
            earn(state, seat, points, FROM_WHITE)
            if events is not None:
                events.emit(facts.white_scored(seat, space, points))

    def _score_gold(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """AM-END-02"""
        base = seat * SHEET
        while state.sheets[base + CHESTS] > 0:
            cash_chest(state, self.parts, seat, events)
        if has_purse(state, seat, PURSE_3):
            cash_purse(state, self.parts, seat, PURSE_3, events)
        if has_purse(state, seat, PURSE_5):
            cash_purse(state, self.parts, seat, PURSE_5, events)
        gold = state.sheets[base + GOLD]
        if gold > 0:
            earn(state, seat, gold, FROM_GOLD)
            if events is not None:
                events.emit(facts.gold_scored(seat, gold))

    def _score_commodities(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """AM-END-03: the printed production counts as one."""
        base = seat * SHEET
        commodity: i64
        for commodity in range(COMMODITIES):
            tokens = state.sheets[base + COMMODITY + commodity]
            productions = 1 + state.sheets[base + PRODUCTION + commodity]
            if tokens > 0:
                earn(state, seat, tokens * productions, FROM_COMMODITIES)
                if events is not None:
                    events.emit(facts.commodity_scored(seat, commodity, tokens, productions))

    def _score_tokens(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """AM-TOK-14"""
        base = seat * SHEET
        labels = self.parts.token_labels
        if owns(state, seat, TRADING_COMPANY):
            posts = self.parts.posts - state.sheets[base + POSTS_LEFT]
            earn(state, seat, posts, FROM_TOKENS)
            if events is not None:
                events.emit(facts.token_scored_posts(seat, labels[TRADING_COMPANY], posts))
        if owns(state, seat, ROYAL_FAVOUR):
            earn(state, seat, ROYAL_POINTS, FROM_TOKENS)
            if events is not None:
                events.emit(facts.token_scored(seat, labels[ROYAL_FAVOUR], ROYAL_POINTS))
        if owns(state, seat, TREASURY):
            gold = state.sheets[base + GOLD]
            earn(state, seat, gold, FROM_TOKENS)
            if events is not None:
                events.emit(facts.token_scored_gold(seat, labels[TREASURY], gold))


class MatchOver(AutomaticStep[AmerigoState, Components]):
    """Nothing happens any more."""

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY
