"""Evaluation of a position: doubloons, the future yield of developments, and the potential of the hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.actions import SPACE, Offer
from caravela.games.mundus_novus.combinations import SIZES
from caravela.games.mundus_novus.components import (
    CARAVEL,
    CHARACTER_BITS,
    CHARACTER_NAMES,
    INDIGENOUS,
    KINDS,
    KINGS_AID,
    LEAST_SET,
    MERCHANT,
    MOST_SET,
    QUEUE_SIZE,
    RELIC,
    RESOURCE_KINDS,
    SET_SIZES,
    SHIPYARD,
    STORM,
    WAREHOUSE,
)
from caravela.games.mundus_novus.phases.step import touched_by
from caravela.games.mundus_novus.rules import MundusRules
from caravela.games.mundus_novus.scoring import shipyard_opponents
from caravela.games.mundus_novus.state import (
    ASSETS,
    CARAVELS,
    CHARACTERS,
    DIFFERENT,
    IDENTICAL,
    INCOME,
    MERCHANTS,
    OFFER,
    OVER,
    PERFECT,
    ROOM,
    SHIPYARDS,
    STORE,
    TURN,
    MundusState,
)
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.steps import UNSEALED
from caravela.kernel.weights import WEIGHTS, own_weights

PERMANENT: Final = (
    "doubloons", "income", "caravels", "merchants_common", "merchants_uncommon", "merchants_rare", "room",
    "shipyards", "shipyards_now", *CHARACTER_NAMES, "caravel_share",
)  # fmt: skip
"""Features of a seat's possessions; all but doubloons are multiplied by the rounds left."""
HAND: Final = ("different", "different_next", "relics", "set", "set_rarity", "pair", "cards", "high_cards")
PHASES: Final = ("before_offers", "in_trade", "before_turn", "in_turn")
OTHER: Final = (
    "on_offer",
    "sealed_cards",
    "sealed_worth",
    "master",
    "storable",
    "stored_relics",
    "pending_set",
    "perfect",
)
NAMES: Final[list[str]] = [*PERMANENT, *(f"{phase}_{name}" for phase in PHASES for name in HAND), *OTHER]

DOUBLOONS: Final = 0
INCOME_AT: Final = 1
CARAVELS_AT: Final = 2
MERCHANTS_AT: Final = 3
ROOM_AT: Final = 6
SHIPYARDS_AT: Final = 7
SHIPYARDS_NOW_AT: Final = 8
CHARACTERS_AT: Final = 9
CARAVEL_SHARE_AT: Final = 18
HANDS_AT: Final = 19
HAND_FEATURES: Final = 8
ON_OFFER_AT: Final = 51
SEALED_CARDS_AT: Final = 52
SEALED_WORTH_AT: Final = 53
MASTER_AT: Final = 54
STORABLE_AT: Final = 55
STORED_RELICS_AT: Final = 56
PENDING_SET_AT: Final = 57
PERFECT_AT: Final = 58

DOUBLOONS_A_ROUND: Final = 9.0
"""Typical gain of a player near the lead in a round, to estimate the rounds left."""


class MundusHeuristics(LinearHeuristics):
    """Weighted features; the weights are in weights.toml."""

    def __init__(self, rules: Rules) -> None:
        own = own_weights("caravela.games.mundus_novus")
        super().__init__(NAMES, own.of(WEIGHTS, NAMES))
        self.search_settings = own.search_settings()
        assert isinstance(rules, MundusRules)
        self.parts = rules.parts
        self.bits: vec[i64] = vec[i64](CHARACTER_BITS)
        self.cards: vec[i64] = vec[i64]([0] * KINDS)
        self.rounds: float = 1.0

    def features(self, state: State, seat: int) -> None:
        assert isinstance(state, MundusState)
        me: i64 = seat
        found = self.found
        at: i64
        for at in range(len(found)):
            found[at] = 0.0
        found[DOUBLOONS] = float(state.doubloons[me])
        if state.perfect[me] == 1:
            found[PERFECT_AT] = 1.0
        if state.step == OVER:
            return
        self.rounds = self._rounds_left(state)
        self._permanent(state, me)
        self._pending(state, me)
        self._cards(state, me)

    def _rounds_left(self, state: MundusState) -> float:
        richest: i64 = 0
        seat: i64
        for seat in range(state.seats):
            if state.doubloons[seat] > richest:
                richest = state.doubloons[seat]
        rounds = float(self.parts.goal - richest) / DOUBLOONS_A_ROUND
        by_cards = float(state.unseen_left + QUEUE_SIZE) / float(state.seats)
        rounds = by_cards if by_cards < rounds else rounds
        return rounds if rounds > 0.2 else 0.2

    def _permanent(self, state: MundusState, me: i64) -> None:
        found = self.found
        rounds = self.rounds
        base = me * ASSETS
        # If this round's income is still to come, count one more round.
        still = rounds if not self._turn_is_over(state, me) else rounds - 1.0
        still = still if still > 0.0 else 0.0
        found[INCOME_AT] = still * float(state.assets[base + INCOME])
        found[CARAVELS_AT] = rounds * float(state.assets[base + CARAVELS])
        kind: i64
        for kind in range(3):
            found[MERCHANTS_AT + kind] = still * float(state.assets[base + MERCHANTS + kind])
        room = float(state.assets[base + ROOM])
        found[ROOM_AT] = rounds * (room if room < 3.0 else 3.0)
        yards = float(state.assets[base + SHIPYARDS])
        found[SHIPYARDS_AT] = still * yards * float(state.seats - 1)
        found[SHIPYARDS_NOW_AT] = still * yards * float(shipyard_opponents(state, me))
        owned = state.assets[base + CHARACTERS]
        if owned != 0:
            for kind in range(len(self.bits)):
                if owned & self.bits[kind] != 0:
                    found[CHARACTERS_AT + kind] = still
        others: i64 = 0
        seat: i64
        for seat in range(state.seats):
            others += state.assets[seat * ASSETS + CARAVELS]
        if others > 0:
            found[CARAVEL_SHARE_AT] = float(state.assets[base + CARAVELS]) / float(others)

    def _turn_is_over(self, state: MundusState, seat: i64) -> bool:
        """Return whether the seat has had its progression turn in this round."""
        if state.step < TURN:
            return False
        if state.step >= STORE:
            return True
        ahead = (seat - state.actor + state.seats) % state.seats
        return ahead >= state.turns_left

    def worth_of(self, state: MundusState, card: i64) -> float:
        """Return the value of a development under the weights."""
        family = self.parts.family[card]
        detail = self.parts.detail[card]
        weights = self.weights
        a_round = weights[INCOME_AT] * float(self.parts.income[card])
        if family == CARAVEL:
            a_round += weights[CARAVELS_AT]
        elif family == MERCHANT:
            a_round += weights[MERCHANTS_AT + detail]
        elif family == WAREHOUSE:
            a_round += weights[ROOM_AT] * float(detail)
        elif family == SHIPYARD:
            a_round += (weights[SHIPYARDS_AT] + 0.4 * weights[SHIPYARDS_NOW_AT]) * float(state.seats - 1)
        else:
            kind: i64
            for kind in range(len(self.bits)):
                if detail == self.bits[kind]:
                    a_round += weights[CHARACTERS_AT + kind]
        return a_round * self.rounds

    def best_within(self, state: MundusState, reach: i64) -> float:
        best = 0.0
        place: i64
        for place in range(reach):
            card = state.queue[place]
            if card >= 0:
                worth = self.worth_of(state, card)
                best = worth if worth > best else best
        return best

    def _pending(self, state: MundusState, me: i64) -> None:
        """Set the features of the combination in progress."""
        if state.actor != me:
            return
        found = self.found
        if state.combination == IDENTICAL:
            reach = self.parts.reach[(state.target // 3) * SET_SIZES + state.size]
            if touched_by(state, me, STORM):
                reach = 1
            found[PENDING_SET_AT] = self.best_within(state, reach)
        elif state.combination == DIFFERENT:
            pay = self.parts.pay_different[SIZES[state.combined]]
            if touched_by(state, me, INDIGENOUS):
                pay = SIZES[state.combined]
            found[DOUBLOONS] = found[DOUBLOONS] + float(pay)
        elif state.combination == PERFECT:
            found[PERFECT_AT] = 1.0

    def _cards(self, state: MundusState, me: i64) -> None:
        found = self.found
        cards = self.cards
        base = me * KINDS
        kind: i64
        if state.step == STORE or self._turn_is_over(state, me):
            self._storable(state, me)
            return
        for kind in range(KINDS):
            cards[kind] = state.hands[base + kind]
        phase: i64 = 0
        if state.step > OFFER:
            phase = 1
            if state.step >= TURN:
                phase = 3 if state.actor == me else 2
            offered: i64 = 0
            for kind in range(KINDS):
                offered += state.offers[base + kind]
            found[ON_OFFER_AT] = float(offered)
        code = state.sealed[me]
        if code != UNSEALED:
            chosen = SPACE.actions[code]
            if isinstance(chosen, Offer):
                worth = 0.0
                for kind in chosen.kinds:
                    cards[kind] = cards[kind] - 1
                    worth += float(kind + 1)
                found[SEALED_CARDS_AT] = float(len(chosen.kinds))
                found[SEALED_WORTH_AT] = worth / 10.0
        if state.master == me and state.step < TURN:
            found[MASTER_AT] = 1.0
        self._hand(state, me, phase)

    def _storable(self, state: MundusState, me: i64) -> None:
        """After its turn, count only the cards of a seat that its warehouses can keep."""
        base = me * KINDS
        count: i64 = 0
        kind: i64
        for kind in range(KINDS):
            count += state.hands[base + kind] + state.stored[base + kind]
        if state.step == STORE:
            count = 0
            for kind in range(KINDS):
                count += state.stored[base + kind]
            self.found[STORED_RELICS_AT] = float(state.stored[base + RELIC])
        room = state.assets[me * ASSETS + ROOM]
        self.found[STORABLE_AT] = float(count if count < room else room)

    def _hand(self, state: MundusState, me: i64, phase: i64) -> None:
        cards = self.cards
        at = HANDS_AT + phase * HAND_FEATURES
        found = self.found
        relics = cards[RELIC]
        kinds: i64 = 0
        reach: i64 = 0
        rarity: i64 = 0
        pairs: i64 = 0
        count: i64 = relics
        kind: i64
        for kind in range(RESOURCE_KINDS):
            held = cards[kind]
            if held == 0:
                continue
            kinds += 1
            count += held
            if held >= 2:
                pairs += 1
            helped = held + relics
            merchants = state.assets[me * ASSETS + MERCHANTS + kind // 3]
            helped += merchants if merchants < 2 else 2
            if helped >= LEAST_SET:
                size = helped if helped < MOST_SET else MOST_SET
                within = self.parts.reach[(kind // 3) * SET_SIZES + size]
                if within > reach:
                    reach = within
                    rarity = kind // 3
        mine = phase == 3
        if not (mine and state.different_made == 1):
            free = touched_by(state, me, INDIGENOUS)
            found[at] = self._pay(kinds, free)
            found[at + 1] = self._pay(kinds + 1 if kinds < RESOURCE_KINDS else kinds, free)
        if not (mine and state.relics_sold == 1):
            found[at + 2] = float(self.parts.pay_relics[relics if relics < 5 else 5])
        if not (mine and state.sets_made > 0 and not touched_by(state, me, KINGS_AID)):
            if touched_by(state, me, STORM) and reach > 1:
                reach = 1
            found[at + 3] = self.best_within(state, reach)
            found[at + 4] = float(rarity) if reach > 0 else 0.0
            found[at + 5] = float(pairs)
        found[at + 6] = float(count)
        high: i64 = 0
        for kind in range(6, RESOURCE_KINDS):
            high += cards[kind]
        found[at + 7] = float(high)

    def _pay(self, kinds: i64, capped: bool) -> float:
        if kinds < 4:
            return 0.8 * float(kinds)
        return float(kinds) if capped else float(self.parts.pay_different[kinds])
