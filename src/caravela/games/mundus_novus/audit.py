"""Check a state for all possible faults: conservation, derived tables, memories, the step's own needs."""

from mypy_extensions import i64

from caravela.games.mundus_novus.actions import LEAST_OFFERED, MOST_OFFERED
from caravela.games.mundus_novus.combinations import (
    SIZES,
    any_free_merchant,
    can_fill,
    free_merchants,
    most_turned,
)
from caravela.games.mundus_novus.components import (
    CARAVEL,
    CORONADO,
    DEVELOPMENTS,
    KIND_NAMES,
    KINDS,
    KINGS_AID,
    LEAST_DIFFERENT,
    LEAST_SET,
    MOST_SET,
    NO_EVENT,
    ORELLANA,
    PONCE,
    QUEUE_SIZE,
    RESOURCE_KINDS,
    Components,
)
from caravela.games.mundus_novus.developments import acquire
from caravela.games.mundus_novus.fleets import caravels_of, fleet_sizes, serving_order
from caravela.games.mundus_novus.phases.event import EVENT_PRICE
from caravela.games.mundus_novus.phases.step import owner_of
from caravela.games.mundus_novus.phases.trade import best_offers
from caravela.games.mundus_novus.scoring import ending
from caravela.games.mundus_novus.state import (
    ANNOUNCE,
    ASSETS,
    CARAVELS,
    CHOOSE_FIRST,
    CHOOSE_MASTER,
    CORONADO_STEP,
    DEVELOP,
    EARNINGS,
    FILL,
    GIFT,
    IDENTICAL,
    IN_PILE,
    IN_QUEUE,
    NO_COMBINATION,
    NOBODY,
    OFFER,
    OUT_OF_BOX,
    OVER,
    PERFECT,
    PIRATE_STEP,
    PLACE,
    ROOM,
    SERVE,
    SPLIT,
    STORE,
    TAKE,
    TURN,
    MundusState,
    empty_state,
)
from caravela.games.mundus_novus.steps import STEP_NAMES
from caravela.kernel.bags import total, total_between
from caravela.kernel.seats import seat_letter
from caravela.kernel.steps import UNSEALED

SEALED_STEPS = (PIRATE_STEP, OFFER, STORE)
ACTORLESS_STEPS = (*SEALED_STEPS, OVER)
"""Steps in which no single seat decides."""
MASTER_STEPS = (ANNOUNCE, CHOOSE_MASTER, GIFT, CHOOSE_FIRST)
PROGRESSION_STEPS = (TURN, FILL, DEVELOP)


def audit_state(state: MundusState, parts: Components) -> list[str]:
    faults: list[str] = []
    _audit_resources(state, parts, faults)
    _audit_developments(state, parts, faults)
    _audit_doubloons(state, faults)
    _audit_memories(state, faults)
    _audit_step(state, parts, faults)
    _audit_seats(state, faults)
    _audit_detached(state, parts, faults)
    if not faults:
        _audit_trade(state, faults)
        _audit_round(state, parts, faults)
        _audit_sailing(state, parts, faults)
        _audit_combination(state, faults)
    return faults


def _audit_resources(state: MundusState, parts: Components, faults: list[str]) -> None:
    """Check that every resource card is in exactly one place."""
    tables = (state.hands, state.offers, state.stored, state.quay, state.pile, state.discard)
    for table in tables:
        if any(count < 0 for count in table):
            faults.append("a number of cards is below zero")
    counts: list[int] = [0] * KINDS
    for table in tables:
        for at in range(len(table)):
            counts[at % KINDS] += table[at]
    lying = [kind for kind in state.market if 0 <= kind < KINDS]
    if len(lying) != len(state.market):
        faults.append("the market does not hold three cards")
    for kind in [*lying, state.in_flight]:
        if kind >= 0:
            counts[kind] += 1
    for kind in range(KINDS):
        if counts[kind] != parts.copies[kind]:
            faults.append(f"there are {counts[kind]} cards of {KIND_NAMES[kind]}, not {parts.copies[kind]}")
    if total(state.pile) != state.pile_left:
        faults.append("the draw pile's count is wrong")


def _audit_developments(state: MundusState, parts: Components, faults: list[str]) -> None:
    """Check that every development is in one place, and that the seats' derived assets match."""
    box = parts.serves(int(state.seats))
    plain = empty_state(int(state.seats))
    queued = [card for card in state.queue if card >= 0]
    if list(state.queue[: len(queued)]) != queued:
        faults.append("the queue has a gap")
    for card in range(DEVELOPMENTS):
        owner = state.owners[card]
        name = parts.names[card]
        if (owner == OUT_OF_BOX) != (card not in box):
            faults.append(f"{name} does not belong in the box for {state.seats} players")
        if (owner == IN_QUEUE) != (queued.count(card) == 1):
            faults.append(f"{name} is not where it should be: the queue is wrong")
        if (owner == IN_PILE) != (state.unseen[card] == 1):
            faults.append(f"{name} is not where it should be: the development pile is wrong")
        if 0 <= owner < state.seats:
            acquire(plain, parts, owner, card)
        elif owner < OUT_OF_BOX or owner >= state.seats:
            faults.append(f"{name} belongs to nobody at the table")
    if total(state.unseen) != state.unseen_left:
        faults.append("the development pile's count is wrong")
    if len(queued) < QUEUE_SIZE and (state.unseen_left > 0 or state.starved == 0):
        faults.append("the queue is short although nothing says why")
    if len(queued) == QUEUE_SIZE and state.starved == 1:
        faults.append("the queue is full although it is said to be short")
    if list(plain.assets) != list(state.assets):
        faults.append("what the seats own does not follow from their developments")


def _audit_doubloons(state: MundusState, faults: list[str]) -> None:
    for seat in range(state.seats):
        earned = sum(state.earned[seat * EARNINGS + at] for at in range(EARNINGS))
        if earned != state.doubloons[seat] or earned < 0:
            faults.append(
                f"seat {seat_letter(seat)} has {state.doubloons[seat]} doubloons but earned {earned}"
            )


def _audit_memories(state: MundusState, faults: list[str]) -> None:
    """Check that no seat remembers a card that is not there."""
    for holder in range(state.seats):
        for kind in range(KINDS):
            at = holder * KINDS + kind
            there = state.hands[at] + state.stored[at]
            most: i64 = 0
            for observer in range(state.seats):
                extra = state.learnt[(observer * state.seats + holder) * KINDS + kind]
                most = extra if extra > most else most
                if extra > 0 and state.gifts_known == 0:
                    faults.append("a gift is remembered although none is said to be")
            if state.known[at] < 0 or state.known[at] + most > there:
                faults.append(
                    f"seat {seat_letter(holder)} is known to have more {KIND_NAMES[kind]} than it has"
                )
    if state.gifts_known == 1 and total(state.learnt) == 0:
        faults.append("a gift is said to be remembered although none is")


def _audit_step(state: MundusState, parts: Components, faults: list[str]) -> None:
    """Check that the fields fit the step of the round."""
    step = state.step
    name = STEP_NAMES[step]
    if not 0 <= state.master < state.seats:
        faults.append("nobody is Trade Master")
    if not -1 <= state.actor < state.seats:
        faults.append("the seat to act is not at the table")
    if (state.actor == NOBODY) != (step in ACTORLESS_STEPS):
        faults.append(f"one seat decides alone, or nobody does, against the step {name}")
    elif step in MASTER_STEPS and state.actor != state.master:
        faults.append(f"somebody else than the Trade Master decides in the step {name}")
    if total(state.offers) > 0 and step not in (CHOOSE_MASTER, TAKE, PLACE):
        faults.append(f"cards are on offer in the step {name}")
    if total(state.quay) > 0 and step not in (SPLIT, SERVE):
        faults.append(f"cards lie on the quay in the step {name}")
    if (state.in_flight >= 0) != (step == PLACE):
        faults.append("a taken card is not where it should be")
    if (state.gift_to >= 0) != (step == GIFT):
        faults.append("a gift is owed at the wrong time")
    if state.offer_returned == 1 and step != GIFT:
        faults.append("a gift for a returned offer is owed at the wrong time [MN-TRD-11]")
    if step == OFFER and not LEAST_OFFERED <= state.announced <= MOST_OFFERED:
        faults.append(f"{state.announced} cards are announced")
    if step == OVER and ending(state, parts) == "":
        faults.append("the match is over for no reason")
    if step == PLACE and state.last_owner in (NOBODY, state.actor):
        faults.append("nobody was the owner of the taken card")


def _audit_seats(state: MundusState, faults: list[str]) -> None:
    """Check that every seat has only what the step allows."""
    step = state.step
    name = STEP_NAMES[step]
    for seat in range(state.seats):
        base = seat * KINDS
        stored = total_between(state.stored, base, base + KINDS)
        if stored > 0 and step not in (STORE, CORONADO_STEP):
            faults.append(f"cards are stored in the step {name}")
        if stored > state.assets[seat * ASSETS + ROOM]:
            faults.append(f"seat {seat_letter(seat)} stores more than its warehouses hold")
        hand = total_between(state.hands, base, base + KINDS)
        if step in (ANNOUNCE, OFFER) and hand < 5:
            faults.append(f"seat {seat_letter(seat)} trades with fewer than five cards [MN-TRD-15]")
        if state.sealed[seat] != UNSEALED and step not in SEALED_STEPS:
            faults.append(f"seat {seat_letter(seat)} has sealed a choice in the step {name}")


def _audit_detached(state: MundusState, parts: Components, faults: list[str]) -> None:
    """MN-DEV-12: check that only caravels of Ponce's owner sail in a second fleet."""
    seat = owner_of(state, PONCE)
    for card in range(DEVELOPMENTS):
        fits = parts.family[card] == CARAVEL and seat >= 0 and state.owners[card] == seat
        if state.detached[card] == 1 and not fits:
            faults.append(f"{parts.names[card]} cannot be in a second fleet [MN-DEV-12]")


def _audit_trade(state: MundusState, faults: list[str]) -> None:
    """Check that the deciding seat is the one whose turn it is in the trade."""
    if state.step == CHOOSE_MASTER:
        tied = best_offers(state)
        if len(tied) < 2 or state.master in tied:
            faults.append("there is no tie for the Trade Master to break [MN-TRD-04]")
    elif state.step == TAKE:
        if (state.last_owner == NOBODY) != (state.last_taker == NOBODY):
            faults.append("a card was taken by nobody or from nobody [MN-TRD-07]")
        elif state.actor != (state.master if state.last_owner == NOBODY else state.last_owner):
            faults.append("the wrong seat is to take a card [MN-TRD-05, MN-TRD-07]")
    elif state.step == PLACE and state.actor != state.last_taker:
        faults.append("the wrong seat has the taken card [MN-TRD-06]")
    elif state.step == GIFT and state.gift_to == state.master:
        faults.append("the Trade Master owes itself a gift [MN-TRD-10]")


def _audit_round(state: MundusState, parts: Components, faults: list[str]) -> None:
    """Check that the round can have come this far, and can be finished."""
    step = state.step
    name = STEP_NAMES[step]
    if state.round == 1 and state.event != NO_EVENT:
        faults.append("round 1 has an event [MN-EVT-03]")
    if step in PROGRESSION_STEPS:
        if not 1 <= state.turns_left <= state.seats:
            faults.append(f"{state.turns_left} turns are left for {state.seats} players [MN-PRG-01]")
        if state.sets_made > 1 and state.event != KINGS_AID:
            faults.append(f"{state.sets_made} sets were made in a turn without King's aid [MN-PRG-02]")
    elif step != OVER:
        # Only Orellana earns between the end check of one round and the progression of the next.
        if total(state.perfect) > 0:
            faults.append(f"a perfect combination was made before the step {name} [MN-END-02]")
        if state.starved == 1:
            faults.append(f"the queue ran short before the step {name} [MN-END-05]")
        for seat in range(state.seats):
            trading = TAKE <= step <= CHOOSE_FIRST and owner_of(state, ORELLANA) == seat
            if state.doubloons[seat] >= parts.goal and not trading:
                faults.append(f"seat {seat_letter(seat)} reached the goal before the step {name} [MN-END-01]")


def _audit_sailing(state: MundusState, parts: Components, faults: list[str]) -> None:
    """Check that Coronado and Ponce are asked only if owned, and the quay has a card for each caravel."""
    if state.step == CORONADO_STEP:
        seat = owner_of(state, CORONADO)
        poor = seat < 0 or state.doubloons[seat] < EVENT_PRICE
        if poor or state.actor != seat or state.event != NO_EVENT:
            faults.append("nobody can buy an event now [MN-DEV-17]")
    elif state.step == SPLIT:
        seat = owner_of(state, PONCE)
        if seat < 0 or state.actor != seat or len(caravels_of(state, parts, seat)) < 2:
            faults.append("nobody can split a fleet now [MN-DEV-12]")
        sailing = sum(state.assets[seat * ASSETS + CARAVELS] for seat in range(state.seats))
        if total(state.quay) != sailing:
            faults.append("the quay does not hold a card for each caravel [MN-SUP-02]")
    elif state.step == SERVE:
        order = serving_order(state, parts)
        if list(order) != list(state.serving) or not 0 <= state.served < len(order):
            faults.append("the fleets are not served in their order [MN-SUP-03]")
            return
        loads = []
        for fleet in order[state.served :]:
            first, second = fleet_sizes(state, parts, fleet // 2)
            loads.append(first if fleet % 2 == 0 else second)
        if state.actor != order[state.served] // 2 or not 1 <= state.loads_left <= loads[0]:
            faults.append("the wrong fleet is being served [MN-SUP-03]")
        if total(state.quay) != state.loads_left + sum(loads[1:]):
            faults.append("the quay does not hold a card for each caravel [MN-SUP-02]")


def _audit_combination(state: MundusState, faults: list[str]) -> None:
    """Check that a combination in progress can be completed with the cards and merchants that are left."""
    seat = state.actor
    if state.step not in PROGRESSION_STEPS or seat < 0:
        return
    for rarity in range(3):
        if free_merchants(state, seat, rarity) < 0:
            faults.append("more merchants were used than there are [MN-DEV-01]")
    if state.step == TURN:
        return
    if state.combination == IDENTICAL:
        due = state.cards_due
        if not 0 <= state.target < RESOURCE_KINDS or not LEAST_SET <= state.size <= MOST_SET:
            faults.append("the combination in progress is not a valid set [MN-PRG-03]")
        elif (due > 0) != (state.step == FILL) or due > most_turned(state, seat, state.target):
            faults.append("merchants cannot turn the cards that the set needs [MN-DEV-04]")
        return
    mask = state.combined
    least = RESOURCE_KINDS if state.combination == PERFECT else LEAST_DIFFERENT
    if state.combination == NO_COMBINATION or state.step == DEVELOP or SIZES[mask] < least:
        faults.append(f"no combination is made in the step {STEP_NAMES[state.step]}")
    elif state.unfilled & ~mask != 0 or not can_fill(state, seat, state.unfilled):
        faults.append("the combination being made cannot be completed [MN-DEV-04]")
    elif not any_free_merchant(state, seat):
        faults.append("the combination being made is complete already [MN-DEV-04]")
