"""Red and yellow: tiles come into the pile, production tokens onto the sheet."""

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import BUYS, PLANS, Buy, Plan
from caravela.games.amerigo.components import COSTS, LEAST_COST, PRODUCTION_KINDS, VILLAGES
from caravela.games.amerigo.phases.step import ActionStep
from caravela.games.amerigo.shapes import SHAPES
from caravela.games.amerigo.state import PILE, PRODUCTION, SHEET, VILLAGE, AmerigoState
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink


class PlanStep(ActionStep):
    """AM-PLN-01, AM-PLN-02: villages of one's own, and one neutral tile."""

    question = "plan"
    rule = "AM-PLN-01"

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, Plan)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        points = state.points
        shape: i64
        if points > 0:
            at = seat * SHEET + VILLAGE
            for shape in range(VILLAGES):
                if state.sheets[at + shape] > 0:
                    actions.append(PLANS[shape])
            if state.neutrals_left > 0:
                for shape in range(SHAPES):
                    if state.neutrals[shape] > 0 and self.parts.cost[VILLAGES + shape] <= points:
                        actions.append(PLANS[VILLAGES + shape])
        self.list_extras(state, seat, actions)

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Plan)
        kind = action.kind
        if kind < VILLAGES:
            at = seat * SHEET + VILLAGE + kind
            state.sheets[at] = state.sheets[at] - 1
        else:
            state.neutrals[kind - VILLAGES] = state.neutrals[kind - VILLAGES] - 1
            state.neutrals_left -= 1
        pile = seat * SHEET + PILE + kind
        state.sheets[pile] = state.sheets[pile] + 1
        state.points -= self.parts.cost[kind]
        if events is not None:
            events.emit(facts.tile_planned(seat, kind))
        self.settle(state, seat)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Plan)
        kind = action.kind
        if kind < VILLAGES:
            if state.sheets[seat * SHEET + VILLAGE + kind] == 0:
                return Refusal("AM-PLN-04", "no-tile-left", action.facts())
        elif state.neutrals[kind - VILLAGES] == 0:
            return Refusal("AM-PLN-04", "no-tile-left", action.facts())
        elif state.neutrals_left == 0:
            return Refusal("AM-PLN-02", "neutral-taken", action.facts())
        return self.too_dear(state, "AM-PLN-01", self.parts.cost[kind])


class BuyStep(ActionStep):
    """AM-YEL-01: production tokens for their cost."""

    question = "buy"
    rule = "AM-YEL-01"

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, Buy)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        kind: i64
        if state.points >= LEAST_COST:
            for kind in range(PRODUCTION_KINDS):
                if state.offered[kind] > 0 and kind % COSTS + LEAST_COST <= state.points:
                    actions.append(BUYS[kind])
        self.list_extras(state, seat, actions)

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Buy)
        kind = action.kind
        state.offered[kind] = state.offered[kind] - 1
        at = seat * SHEET + PRODUCTION + kind // COSTS
        state.sheets[at] = state.sheets[at] + 1
        state.points -= kind % COSTS + LEAST_COST
        if events is not None:
            events.emit(facts.production_bought(seat, kind))
        self.settle(state, seat)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Buy)
        if state.offered[action.kind] == 0:
            return Refusal("AM-YEL-01", "not-laid-out", action.facts())
        return self.too_dear(state, "AM-YEL-01", action.kind % COSTS + LEAST_COST)
