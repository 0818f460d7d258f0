"""How good a position looks: doubloons, what developments will still earn, and what the hand can become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.actions import SPACE, Offer, Surrender
from caravela.games.mundus_novus.combinations import SIZES
from caravela.games.mundus_novus.components import (
    ALMAGRO,
    CARAVEL,
    CHARACTER,
    DEVELOPMENTS,
    INDIGENOUS,
    KINDS,
    LA_COSA,
    LAS_CASAS,
    LEAST_SET,
    MERCHANT,
    RELIC,
    RESOURCE_KINDS,
    SHIPYARD,
    STORM,
    VALDIVIA,
    WAREHOUSE,
)
from caravela.games.mundus_novus.developments import queue_length
from caravela.games.mundus_novus.phases.step import owns, touched_by
from caravela.games.mundus_novus.phases.trade import offer_worth
from caravela.games.mundus_novus.rules import MundusRules
from caravela.games.mundus_novus.state import (
    ASSETS,
    CARAVELS,
    DIFFERENT,
    IDENTICAL,
    MERCHANTS,
    OFFER,
    OVER,
    PERFECT,
    STORE,
    TURN,
    UNSEALED,
    MundusState,
)
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

DOUBLOONS_A_ROUND: Final = 9.0
"""About what a player near the lead gains in a round; it tells how many rounds are left."""
CARD_ON_OFFER: Final = 1.1
"""What a card of unknown kind, to come for an offered one, adds to a hand."""
UNSOLD: Final = 0.85
"""A combination still in hand is worth a little less than one made."""
WON: Final = 1000.0


class MundusHeuristics(Heuristics):
    """One-look judgement, in doubloons at the end of the match."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, MundusRules)
        self.parts = rules.parts

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, MundusState)
        me: i64 = seat
        value = float(state.doubloons[me])
        if state.perfect[me] == 1:
            value += WON
        if state.step == OVER:
            return value
        rounds = self.rounds_left(state)
        card: i64
        for card in range(DEVELOPMENTS):
            if state.owners[card] == me:
                value += self.worth_of(state, me, card, rounds)
        value += self._pending(state, me, rounds)
        return value + self._cards(state, me, rounds)

    def rounds_left(self, state: MundusState) -> float:
        richest: i64 = 0
        seat: i64
        for seat in range(state.seats):
            if state.doubloons[seat] > richest:
                richest = state.doubloons[seat]
        rounds = float(self.parts.goal - richest) / DOUBLOONS_A_ROUND
        by_cards = float(state.unseen_left) / float(state.seats)
        rounds = by_cards if by_cards < rounds else rounds
        return rounds if rounds > 0.5 else 0.5

    def worth_of(self, state: MundusState, seat: i64, card: i64, rounds: float) -> float:
        """What a development will still bring its owner."""
        family = self.parts.family[card]
        detail = self.parts.detail[card]
        a_round = float(self.parts.income[card])
        if family == CARAVEL:
            a_round += 2.2 - 0.03 * float(detail)
        elif family == MERCHANT:
            a_round += 1.0 + 0.4 * float(detail)
        elif family == WAREHOUSE:
            a_round += 0.7 * float(detail)
        elif family == SHIPYARD:
            a_round += 0.4 * float(state.seats - 1)
        elif family == CHARACTER:
            if detail in (ALMAGRO, LA_COSA):
                a_round += 0.3
            elif detail in (LAS_CASAS, VALDIVIA):
                a_round += 0.6
            else:
                a_round += 0.5
        return a_round * rounds

    def _pending(self, state: MundusState, seat: i64, rounds: float) -> float:
        """What the combination being made will bring."""
        if state.actor != seat:
            return 0.0
        if state.combination == IDENTICAL:
            reach = self.parts.reach[(state.target // 3) * 6 + state.size]
            if touched_by(state, seat, STORM):
                reach = 1
            length = queue_length(state)
            best = 0.0
            place: i64
            for place in range(reach if reach < length else length):
                worth = self.worth_of(state, seat, state.queue[place], rounds)
                best = worth if worth > best else best
            return best - 0.2 * float(state.cards_due)
        if state.combination == DIFFERENT:
            return float(self.parts.pay_different[SIZES[state.combined]])
        return WON if state.combination == PERFECT else 0.0

    def _cards(self, state: MundusState, seat: i64, rounds: float) -> float:
        """What the cards of a hand can still become this round, or the next when they are stored."""
        base = seat * KINDS
        cards = vec[i64]([state.hands[base + kind] for kind in range(KINDS)])
        value = 0.0
        if state.step == STORE:
            kept = vec[i64]([state.stored[base + kind] for kind in range(KINDS)])
            return 0.5 * self._hand(state, seat, kept, rounds, False)
        code = state.sealed[seat]
        if code != UNSEALED:
            chosen = SPACE.actions[code]
            if isinstance(chosen, Offer):
                for kind in chosen.kinds:
                    cards[kind] = cards[kind] - 1
                    value += CARD_ON_OFFER + 0.06 * float(kind)
            elif isinstance(chosen, Surrender):
                for kind in chosen.kinds:
                    cards[kind] = cards[kind] - 1
        else:
            offered: i64 = 0
            kind_at: i64
            for kind_at in range(KINDS):
                offered += state.offers[base + kind_at]
            value += CARD_ON_OFFER * float(offered)
            if state.step > OFFER and state.step < TURN:
                value += 0.02 * float(offer_worth(state, seat))
        if state.step >= TURN and state.actor != seat and not self._turn_to_come(state, seat):
            return value
        return value + self._hand(state, seat, cards, rounds, state.step >= TURN)

    def _turn_to_come(self, state: MundusState, seat: i64) -> bool:
        """Whether the seat still has its progression turn in this round."""
        if state.step < TURN:
            return True
        ahead = (seat - state.actor + state.seats) % state.seats
        return ahead < state.turns_left

    def _hand(self, state: MundusState, seat: i64, cards: vec[i64], rounds: float, in_turn: bool) -> float:
        mine = in_turn and state.actor == seat
        kinds: i64 = 0
        best_set = 0.0
        kind: i64
        for kind in range(RESOURCE_KINDS):
            count = cards[kind]
            if count == 0:
                continue
            kinds += 1
            helped = count + cards[RELIC]
            if state.assets[seat * ASSETS + MERCHANTS + kind // 3] > 0:
                helped += 1
            promise = 0.0
            if helped >= LEAST_SET:
                promise = (3.0 + 0.5 * float(kind // 3)) * (rounds if rounds < 4.0 else 4.0) / 2.0
            elif helped == 2:
                promise = 1.0
            best_set = promise if promise > best_set else best_set
        value = 0.0
        if not (mine and state.different_made == 1):
            pay = 0.0
            if kinds >= 4:
                pay = float(self.parts.pay_different[kinds])
                if touched_by(state, seat, INDIGENOUS):
                    pay = float(kinds)
            else:
                pay = 0.8 * float(kinds)
            value += UNSOLD * pay
        if not (mine and state.sets_made > 0):
            value += UNSOLD * best_set
        if not (mine and state.relics_sold == 1):
            relics = cards[RELIC] if cards[RELIC] < 5 else 5
            value += UNSOLD * float(self.parts.pay_relics[relics])
        if owns(state, seat, LA_COSA):
            value += 0.1
        return value + 0.2 * float(state.assets[seat * ASSETS + CARAVELS])
