"""The step inside an action, and helpers that several steps share: gold, chests and points."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import (
    CASH_CHEST,
    CASH_PURSE_3,
    CASH_PURSE_5,
    FINISH,
    SPEND,
    CashChest,
    CashPurse,
    Finish,
    Spend,
)
from caravela.games.amerigo.components import PURSE_3, PURSE_5, Components
from caravela.games.amerigo.scoring import owns
from caravela.games.amerigo.state import (
    CHESTS,
    EARNED,
    FROM_SPARE_GOLD,
    GOLD,
    NEXT_TURN,
    POINTS,
    SHEET,
    AmerigoState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go

PURSE_3_GOLD: Final = 3
PURSE_5_GOLD: Final = 5


class ActionStep(Step[AmerigoState, Components]):
    """A step inside an action: gold may be spent, chests and purses cashed, and the rest given up."""

    def takes(self, action: Action) -> bool:
        return isinstance(action, Spend | CashChest | CashPurse | Finish) or self.takes_own(action)

    @abstractmethod
    def takes_own(self, action: Action) -> bool:
        """Whether this kind of action is made in this step alone."""

    def list_extras(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        """Add the actions that are legal in every action step."""
        list_more_points(state, seat, actions)
        actions.append(FINISH)

    def advance(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, Finish):
            if events is not None and state.points > 0:
                events.emit(facts.points_given_up(seat, state.points))
            go(state, NEXT_TURN)
        elif isinstance(action, Spend):
            at = seat * SHEET + GOLD
            state.sheets[at] = state.sheets[at] - 1
            state.points += 1
            if events is not None:
                events.emit(facts.gold_spent(seat, state.points))
            self.after_spending(state, seat, events)
        elif isinstance(action, CashChest | CashPurse):
            cash(state, self.parts, seat, action, events)
        else:
            self.advance_own(state, seat, action, chance, events)

    @abstractmethod
    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Carry out a legal action of this step alone."""

    def after_spending(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """React to a gold that was spent."""

    def settle(self, state: AmerigoState, seat: i64) -> None:
        """End the action when its points are used up and the seat has no source of more."""
        if state.points == 0 and not can_get_points(state, seat):
            go(state, NEXT_TURN)

    def refuse(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, Spend):
            return Refusal("AM-GLD-03", "no-gold")
        if isinstance(action, CashChest | CashPurse):
            return refuse_cash(action)
        return self.refuse_own(state, seat, action)

    @abstractmethod
    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        """Return why an action of this step alone is not legal."""

    def too_dear(self, state: AmerigoState, rule: str, cost: i64) -> Refusal:
        return Refusal(rule, "too-dear", {"cost": int(cost), "points": int(state.points)})


def has_purse(state: AmerigoState, seat: i64, token: i64) -> bool:
    return owns(state, seat, token) and state.used[token] == 0


def can_get_points(state: AmerigoState, seat: i64) -> bool:
    """Return whether the seat has anything left that adds action points."""
    base = seat * SHEET
    if state.sheets[base + GOLD] > 0 or state.sheets[base + CHESTS] > 0:
        return True
    return has_purse(state, seat, PURSE_3) or has_purse(state, seat, PURSE_5)


def list_more_points(state: AmerigoState, seat: i64, actions: list[Action]) -> None:
    """AM-GLD-03, AM-GLD-05: add spending gold for an action point, and cashing things for gold."""
    if state.sheets[seat * SHEET + GOLD] > 0:
        actions.append(SPEND)
    list_cash(state, seat, actions)


def list_cash(state: AmerigoState, seat: i64, actions: list[Action]) -> None:
    """AM-GLD-05: add cashing chests and one-time gold tokens, in the seat's own turn."""
    if state.sheets[seat * SHEET + CHESTS] > 0:
        actions.append(CASH_CHEST)
    if has_purse(state, seat, PURSE_3):
        actions.append(CASH_PURSE_3)
    if has_purse(state, seat, PURSE_5):
        actions.append(CASH_PURSE_5)


def cash(state: AmerigoState, parts: Components, seat: i64, action: Action, events: EventSink | None) -> None:
    if isinstance(action, CashPurse):
        cash_purse(state, parts, seat, action.token, events)
    else:
        cash_chest(state, parts, seat, events)


def cash_chest(state: AmerigoState, parts: Components, seat: i64, events: EventSink | None) -> None:
    """AM-GLD-04"""
    at = seat * SHEET + CHESTS
    state.sheets[at] = state.sheets[at] - 1
    if events is not None:
        events.emit(facts.chest_cashed(seat, parts.chest_gold))
    gain_gold(state, parts, seat, parts.chest_gold, events)


def cash_purse(
    state: AmerigoState, parts: Components, seat: i64, token: i64, events: EventSink | None
) -> None:
    """AM-TOK-09"""
    state.used[token] = 1
    gold = PURSE_3_GOLD if token == PURSE_3 else PURSE_5_GOLD
    if events is not None:
        events.emit(facts.purse_cashed(seat, gold))
    gain_gold(state, parts, seat, gold, events)


def refuse_cash(action: Action) -> Refusal:
    if isinstance(action, CashPurse):
        return Refusal("AM-TOK-09", "no-such-token", action.facts())
    return Refusal("AM-GLD-04", "no-chest")


def earn(state: AmerigoState, seat: i64, amount: i64, source: i64) -> None:
    """Add victory points, or subtract them when the amount is negative."""
    base = seat * SHEET
    state.sheets[base + POINTS] = state.sheets[base + POINTS] + amount
    at = base + EARNED + source
    state.sheets[at] = state.sheets[at] + amount


def gain_gold(
    state: AmerigoState, parts: Components, seat: i64, amount: i64, events: EventSink | None
) -> None:
    """AM-GLD-02: gold beyond the end of the gold track becomes victory points at once."""
    at = seat * SHEET + GOLD
    gold = state.sheets[at] + amount
    over = gold - parts.most_gold
    if over <= 0:
        state.sheets[at] = gold
        return
    state.sheets[at] = parts.most_gold
    earn(state, seat, over, FROM_SPARE_GOLD)
    if events is not None:
        events.emit(facts.gold_ran_over(seat, over))
