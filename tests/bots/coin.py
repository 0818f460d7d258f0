"""A tiny game with a coin whose values are known: toss it, see it, and call it.

The only seat that chooses passes, which wins 13 times in 20, or tosses the coin, sees it, and then calls it: the right
call wins. So tossing always wins for those who look before they call; blindly it wins half the time.
"""

from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.events import EventSink
from caravela.kernel.state import State
from caravela.kernel.view import View
from tests.bots.high_card import HighCardRules, HighCardState, HighCardView

SPACE = ActionSpace()
PASS = SPACE.add(Action("pass", "pass"))
TOSS = SPACE.add(Action("toss", "toss"))
HEADS = SPACE.add(Action("heads", "heads"))
TAILS = SPACE.add(Action("tails", "tails"))
UNTOSSED = 0


class CoinRules(HighCardRules):
    """The state's first card is what the coin shows: nothing yet, heads (1) or tails (2)."""

    def __init__(self, *, seen: bool) -> None:
        self.space = SPACE
        self.seen = seen
        """Whether the rules tell a search what the coin shows."""

    def decisions(self, state: State) -> list[Decision]:
        assert isinstance(state, HighCardState)
        if state.winner >= 0:
            return []
        actions: list[Action] = [PASS, TOSS] if state.cards[0] == UNTOSSED else [HEADS, TAILS]
        return [Decision(0, "coin", "HC-01", actions)]

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, HighCardState)
        if action is PASS:
            state.winner = 0 if chance.below(20) < 13 else 1
        elif action is TOSS:
            state.cards[0] = int(chance.below(2)) + 1
        else:
            state.winner = 0 if state.cards[0] == (1 if action is HEADS else 2) else 1

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, HighCardView)
        return HighCardState([view.card, 0], view.winner)

    def observation_hash(self, state: State, seat: int) -> int:
        assert isinstance(state, HighCardState)
        return 1 + state.cards[0] * 3 + state.winner + 1 if self.seen else 0
