"""A tiny game in which what a seat may do depends on its hidden card: claim, and be challenged or not.

The first seat has the card 2, the other 1 or 3, each as likely. The first seat folds, which wins two times in five, or
holds. Then the other seat folds too, which loses, or holds its ground, which it may with the higher card alone, and
which wins. So holding wins half the time.
"""

from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.events import EventSink
from caravela.kernel.state import State
from caravela.kernel.view import View
from tests.bots.high_card import FOLD, HOLD, HighCardRules, HighCardState, HighCardView

CLAIMED = 4
"""The value of the first card if its holder does not fold."""


class ChallengeRules(HighCardRules):
    def decisions(self, state: State) -> list[Decision]:
        assert isinstance(state, HighCardState)
        if state.winner >= 0:
            return []
        if state.cards[0] != CLAIMED:
            return [Decision(0, "claim", "HC-01", [HOLD, FOLD])]
        answers: list[Action] = [HOLD, FOLD] if state.cards[1] == 3 else [FOLD]
        return [Decision(1, "answer", "HC-01", answers)]

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, HighCardState)
        if seat == 1:
            state.winner = 1 if action is HOLD else 0
        elif action is HOLD:
            state.cards[0] = CLAIMED
        else:
            state.winner = 0 if chance.below(5) < 2 else 1

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, HighCardView)
        return HighCardState([view.card, [1, 3][chance.below(2)]], view.winner)
