"""Check a state for all possible faults: conservation, derived tables, the ocean, the step's needs."""

from caravela.games.columbus_1492.board import CALM, DIRECTIONS, SEA, SECTORS, START
from caravela.games.columbus_1492.components import (
    CARD_KINDS,
    CARD_NAMES,
    DICE,
    GUSTS,
    INHABITED,
    KEPT,
    KEPT_KINDS,
    LENS_KINDS,
    LENS_NAMES,
    MOST_GUST_CARD,
    Components,
)
from caravela.games.columbus_1492.phases.dice import nothing_left
from caravela.games.columbus_1492.phases.gusts import next_to_put_back
from caravela.games.columbus_1492.phases.sailing import WIND_SQUARES
from caravela.games.columbus_1492.phases.step import SEAT_BITS
from caravela.games.columbus_1492.state import (
    ANSWER,
    BY_SAILING,
    DICE_STEP,
    FLIGHT_STEP,
    MOVE_ON_STEP,
    MUTINY_STEP,
    NOBODY,
    NOT_HOME,
    OPENING,
    OVER,
    PUT_BACK_STEP,
    SPINNING,
    WIND_STEP,
    ColumbusState,
)
from caravela.games.columbus_1492.steps import STEP_NAMES
from caravela.kernel.bags import total, total_between
from caravela.kernel.seats import seat_letter

WAITING_STEPS = (
    OPENING, DICE_STEP, ANSWER, SPINNING, MUTINY_STEP, WIND_STEP, FLIGHT_STEP, PUT_BACK_STEP,
    MOVE_ON_STEP, OVER,
)  # fmt: skip
OWN_STEPS = (OPENING, DICE_STEP, SPINNING, MUTINY_STEP, WIND_STEP, FLIGHT_STEP)


def audit_state(state: ColumbusState, parts: Components) -> list[str]:
    faults: list[str] = []
    _audit_cards(state, parts, faults)
    _audit_memories(state, faults)
    _audit_lenses(state, parts, faults)
    _audit_ocean(state, parts, faults)
    _audit_seats(state, parts, faults)
    _audit_dice(state, faults)
    _audit_step(state, faults)
    if not faults:
        _audit_turn(state, parts, faults)
    return faults


def _audit_cards(state: ColumbusState, parts: Components, faults: list[str]) -> None:
    """Check that every event card is in exactly one place, and that the public counts match."""
    if any(count < 0 for table in (state.pile, state.discard, state.hands) for count in table):
        faults.append("a number of cards is below zero")
    for kind in range(CARD_KINDS):
        count = state.pile[kind] + state.discard[kind]
        if kind >= KEPT:
            for seat in range(state.seats):
                count += state.hands[seat * KEPT_KINDS + kind - KEPT]
            if state.pile[kind] > state.shuffled[kind - KEPT]:
                faults.append(f"the pile has more {CARD_NAMES[kind]} than when it was shuffled")
        if count != parts.cards[kind]:
            faults.append(f"there are {count} cards {CARD_NAMES[kind]}, not {parts.cards[kind]}")
    if total(state.pile) != state.pile_left:
        faults.append("the draw pile's count is wrong")
    for seat in range(state.seats):
        held = total_between(state.hands, seat * KEPT_KINDS, (seat + 1) * KEPT_KINDS)
        if held != state.hand_sizes[seat]:
            faults.append(f"seat {seat_letter(seat)} has {held} cards, not {state.hand_sizes[seat]}")
        if not 0 <= state.aged[seat] <= held:
            faults.append(f"seat {seat_letter(seat)} cannot have {state.aged[seat]} cards of old")


def _audit_memories(state: ColumbusState, faults: list[str]) -> None:
    """Check that kept cards missing from the last shuffle are with seats that had cards then."""
    for seat in range(state.seats):
        base = seat * KEPT_KINDS
        over = [int(state.held_over[base + kind]) for kind in range(KEPT_KINDS)]
        too_many = any(over[kind] > state.hands[base + kind] for kind in range(KEPT_KINDS))
        if too_many or sum(max(0, count) for count in over) > state.aged[seat]:
            faults.append(f"seat {seat_letter(seat)} cannot have held over {over} by kind")
    for kind in range(KEPT_KINDS):
        unexplained = state.pile[KEPT + kind] - state.shuffled[kind]
        for seat in range(state.seats):
            at = seat * KEPT_KINDS + kind
            unexplained += state.hands[at] - state.held_over[at]
        if unexplained > 0:
            faults.append(f"{CARD_NAMES[KEPT + kind]} can have come from nowhere since the last shuffle")


def _audit_lenses(state: ColumbusState, parts: Components, faults: list[str]) -> None:
    """Check that inhabited islands are with their finders; other lenses leave the game once seen."""
    found = total(state.islands)
    for kind in range(LENS_KINDS):
        if not 0 <= state.lenses[kind] <= parts.lenses[kind]:
            faults.append(f"there are {state.lenses[kind]} lenses {LENS_NAMES[kind]}")
    if state.lenses[INHABITED] + found != parts.lenses[INHABITED]:
        faults.append("inhabited islands do not add up")
    if any(island not in (0, 1) for island in state.islands):
        faults.append("a seat has more than one inhabited island")


def _audit_ocean(state: ColumbusState, parts: Components, faults: list[str]) -> None:
    board = parts.board
    for seat in range(state.seats):
        square = state.squares[seat]
        if not 0 <= square < board.squares or board.terrain[square] not in (SEA, CALM, START):
            faults.append(f"the caravel of seat {seat_letter(seat)} is not at sea")
        if state.masts[seat] not in (0, 1):
            faults.append(f"seat {seat_letter(seat)} has {state.masts[seat]} mainmasts")
    for gust in range(GUSTS):
        square = state.gusts[gust]
        if not 0 <= square < board.squares or board.terrain[square] not in (SEA, CALM):
            faults.append(f"gust {gust + 1} is where no gust can be")
        for seat in range(state.seats):
            struck = state.victims[gust] & SEAT_BITS[seat] != 0
            if struck and state.masts[seat] == 1:
                faults.append(f"seat {seat_letter(seat)} is a gust's victim but intact")
        if not 0 <= state.victims[gust] < 1 << int(state.seats):
            faults.append(f"gust {gust + 1} has victims that are not at the table")


def _audit_seats(state: ColumbusState, parts: Components, faults: list[str]) -> None:
    for seat in range(state.seats):
        letter = seat_letter(seat)
        if not 0 <= state.barrels[seat] <= parts.most_barrels:
            faults.append(f"seat {letter} has {state.barrels[seat]} barrels [CC-TRN-03]")
        if state.missed[seat] < 0:
            faults.append(f"seat {letter} misses {state.missed[seat]} turns")
        home = state.squares[seat] == parts.board.start and state.islands[seat] == 1
        if home and state.step != OVER:
            faults.append(f"seat {letter} is home but has not won [CC-END-01]")


def _audit_dice(state: ColumbusState, faults: list[str]) -> None:
    left = total(state.dice)
    if any(count < 0 for count in state.dice) or left > DICE:
        faults.append("there are not four dice")
    if state.rolled == 0 and (left > 0 or state.used == 1):
        faults.append("dice lie there that were not rolled")
    if state.used == 1 and left == DICE:
        faults.append("a die is said to be used although all four are left")
    if state.rolled == 1 and state.used == 0 and left < DICE:
        faults.append("dice were used although none is said to be")
    for name, flag in (("rolled", state.rolled), ("used", state.used), ("card", state.card_played)):
        if flag not in (0, 1):
            faults.append(f"the turn's mark {name} is {flag}")
    if state.extra not in (0, 1):
        faults.append(f"{state.extra} extra turns are owed [CC-CRD-10]")


def _audit_step(state: ColumbusState, faults: list[str]) -> None:
    """Check that the fields fit the step of the turn."""
    step = state.step
    seats = state.seats
    if step not in WAITING_STEPS:
        faults.append("the turn waits for nobody")
        return
    name = STEP_NAMES[step]
    if not (0 <= state.turn < seats and 0 <= state.first < seats and state.round >= 1):
        faults.append("it is nobody's turn")
        return
    if step in OWN_STEPS and state.actor != state.turn:
        faults.append(f"somebody else decides in the step {name}")
    _audit_storm(state, faults)
    _audit_card(state, faults)
    if (state.held_gust in range(GUSTS)) != (step in (PUT_BACK_STEP, MOVE_ON_STEP)):
        faults.append("a gust is in hand at the wrong time, or none when one must be")
    if (step == OVER) != (state.winner >= 0) or (state.homecoming == NOT_HOME) != (step != OVER):
        faults.append("the match is over without a winner, or won and not over")
    if step == OVER:
        _audit_winner(state, faults)


def _audit_storm(state: ColumbusState, faults: list[str]) -> None:
    step = state.step
    name = STEP_NAMES[step]
    if step == ANSWER and not (0 <= state.actor < state.seats and state.actor != state.turn):
        faults.append("nobody can answer the storm")
    elif step == ANSWER and state.hand_sizes[state.actor] == 0:
        faults.append("a seat without cards is asked to answer the storm [CC-CRD-14]")
    if (state.sector >= 0) != (step in (ANSWER, SPINNING)):
        faults.append(f"a storm is named in the step {name}, or none where one must be")
    if not -1 <= state.sector < SECTORS or not -1 <= state.direction < DIRECTIONS:
        faults.append("the storm is off the board")
    if (state.direction >= 0) != (step == SPINNING):
        faults.append("the arrow points somewhere at the wrong time")
    if (state.spins_left > 0) != (step in (ANSWER, SPINNING)) or state.spins_left > DICE:
        faults.append(f"{state.spins_left} spins are left in the step {name}")


def _audit_card(state: ColumbusState, faults: list[str]) -> None:
    step = state.step
    most = {WIND_STEP: WIND_SQUARES, FLIGHT_STEP: MOST_GUST_CARD}.get(int(step), 0)
    if not (1 if most else 0) <= state.squares_left <= most:
        faults.append(f"{state.squares_left} squares of a card are left in {STEP_NAMES[step]}")
    if step == WIND_STEP and state.masts[state.turn] == 0:
        faults.append("a dismasted caravel sails by favourable winds [CC-CRD-16]")
    if state.flown not in ((0, 1, 2) if step == FLIGHT_STEP else (0,)):
        faults.append("gusts are flown that should not be")


def _audit_winner(state: ColumbusState, faults: list[str]) -> None:
    winner = state.winner
    if not 0 <= winner < state.seats or state.islands[winner] == 0:
        faults.append("the winner has not found America [CC-END-01]")
    elif state.homecoming == BY_SAILING and winner != state.turn:
        faults.append("the winner sailed home out of turn")
    if state.actor != NOBODY:
        faults.append("somebody decides although the match is over")


def _audit_put_back(state: ColumbusState, faults: list[str]) -> None:
    if state.victims[state.held_gust] & SEAT_BITS[state.actor] == 0:
        faults.append("a gust is put back by somebody who is not its victim [CC-GUS-03]")
        return
    due = state.copy()
    next_to_put_back(due)
    if (due.actor, due.held_gust) != (state.actor, state.held_gust):
        faults.append("a gust is put back before another one whose turn it is [CC-GUS-07]")


def _audit_turn(state: ColumbusState, parts: Components, faults: list[str]) -> None:
    """Check that the step still has something to do."""
    if state.step == OVER and state.squares[state.winner] != parts.board.start:
        faults.append("the winner is not home [CC-END-01]")
    if not 0 <= state.actor < state.seats:
        return
    if state.step == PUT_BACK_STEP:
        _audit_put_back(state, faults)
    if state.step == DICE_STEP and (state.rolled == 0 or nothing_left(state, parts, state.actor)):
        faults.append("a turn goes on although nothing is left to do [CC-TRN-08]")
    if state.step == OPENING and state.rolled == 1:
        faults.append("dice are rolled before the turn's first choice")
