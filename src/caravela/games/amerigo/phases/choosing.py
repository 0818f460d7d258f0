"""A seat's turn in a phase: one of the open actions, gold or points instead, or nothing."""

from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import (
    DOES,
    PASS,
    TAKE_GOLD,
    TAKE_POINTS,
    CashChest,
    CashPurse,
    Do,
    Pass,
    TakeGold,
    TakePoints,
)
from caravela.games.amerigo.components import (
    ASSAYER,
    ASSAYER_SHARE,
    BONUS_TOKENS,
    CHRONICLE,
    COLOURS,
    COMMON_SHARE,
    GREEN,
    MASTER_BUILDER,
    RED,
    SURVEYOR,
    Components,
)
from caravela.games.amerigo.phases.step import cash, earn, gain_gold, list_cash, refuse_cash
from caravela.games.amerigo.phases.throwing import action_points
from caravela.games.amerigo.scoring import owns
from caravela.games.amerigo.state import (
    ARM,
    BUILD,
    BUY,
    FROM_CHRONICLE,
    NAVIGATE,
    NEXT_TURN,
    PLAN,
    PROGRESS_STEP,
    SPECIAL,
    AmerigoState,
)
from caravela.kernel.actions import Action
from caravela.kernel.bags import total
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go

STEPS_BY_COLOUR: Final = (NAVIGATE, ARM, PLAN, PROGRESS_STEP, BUILD, BUY, SPECIAL)


class ChooseStep(Step[AmerigoState, Components]):
    """AM-RND-03, AM-RND-05, AM-RND-07: one action of a colour in the centre, or something instead."""

    question = "choose"
    rule = "AM-RND-03"

    def takes(self, action: Action) -> bool:
        return isinstance(action, Do | TakeGold | TakePoints | Pass | CashChest | CashPurse)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        colour: i64
        builder = owns(state, seat, MASTER_BUILDER)
        for colour in range(COLOURS):
            if state.centre[colour] > 0 or (builder and is_swapped(state, colour)):
                actions.append(DOES[colour])
        actions.append(TAKE_GOLD)
        if owns(state, seat, CHRONICLE) and state.used[CHRONICLE] == 0:
            actions.append(TAKE_POINTS)
        list_cash(state, seat, actions)
        actions.append(PASS)

    def advance(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, Do):
            state.points = action_points(state)
            rule = "AM-RND-03" if state.centre[action.colour] > 0 else "AM-TOK-08"
            begin_action(state, self.parts, seat, action.colour, rule, events)
        elif isinstance(action, CashChest | CashPurse):
            cash(state, self.parts, seat, action, events)
        else:
            self._do_instead(state, seat, action, events)
            go(state, NEXT_TURN)

    def _do_instead(self, state: AmerigoState, seat: i64, action: Action, events: EventSink | None) -> None:
        cubes = total(state.centre)
        if isinstance(action, TakeGold):
            share: i64 = ASSAYER_SHARE if owns(state, seat, ASSAYER) else COMMON_SHARE
            gold = (cubes + share - 1) // share
            if events is not None:
                rule = "AM-GLD-01" if share == COMMON_SHARE else "AM-TOK-11"
                events.emit(facts.gold_taken(seat, cubes, share, gold, rule))
            gain_gold(state, self.parts, seat, gold, events)
        elif isinstance(action, TakePoints):
            state.used[CHRONICLE] = 1
            earn(state, seat, cubes, FROM_CHRONICLE)
            if events is not None:
                events.emit(facts.chronicle_used(seat, cubes))
        elif events is not None:
            events.emit(facts.passed(seat))

    def refuse(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, Do):
            return Refusal("AM-RND-03", "no-such-cube", action.facts())
        if isinstance(action, TakePoints):
            return Refusal("AM-TOK-13", "no-such-token", {"token": "chronicle"})
        return refuse_cash(action)


def is_swapped(state: AmerigoState, colour: i64) -> bool:
    """AM-TOK-08: planning by green cubes, or expansion by red ones."""
    if colour == RED:
        return state.centre[GREEN] > 0
    return colour == GREEN and state.centre[RED] > 0


def bonus_points(state: AmerigoState, parts: Components, seat: i64, colour: i64) -> i64:
    """AM-TOK-01, AM-TOK-02: what the seat's tokens add to an action."""
    bonus: i64 = 0
    token: i64
    for token in range(BONUS_TOKENS):
        if state.holders[token] == seat:
            bonus += parts.bonus[token * COLOURS + colour]
    return bonus


def begin_action(
    state: AmerigoState, parts: Components, seat: i64, colour: i64, rule: str, events: EventSink | None
) -> None:
    """Starts an action with the points there are and those the seat's tokens add to it."""
    bonus = bonus_points(state, parts, seat, colour)
    state.points += bonus
    state.action = colour
    state.neutrals_left = 0
    if colour == RED:
        state.neutrals_left = 2 if owns(state, seat, SURVEYOR) else 1  # AM-PLN-02, AM-TOK-07
    if events is not None:
        events.emit(facts.action_begun(seat, colour, state.points, bonus, rule))
    go(state, STEPS_BY_COLOUR[colour])
