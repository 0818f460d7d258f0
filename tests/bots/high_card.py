"""A tiny game with hidden cards whose values are known: hold or fold on one card of three.

Both seats get one of the cards 1, 2, 3. The first seat folds, which wins two times in five whatever the cards, or
holds, which wins when its card is the higher one. So holding wins always with 3, half the time with 2 and never
with 1.
"""

from collections.abc import Mapping

from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.view import View

SPACE = ActionSpace()
HOLD = SPACE.add(Action("hold", "hold"))
FOLD = SPACE.add(Action("fold", "fold"))


class HighCardState(State):
    def __init__(self, cards: list[int], winner: int = -1) -> None:
        self.seats = 2
        self.cards = cards
        self.winner = winner

    def copy(self) -> "HighCardState":
        return HighCardState(list(self.cards), self.winner)

    def to_bytes(self) -> bytes:
        return bytes([*self.cards, self.winner + 1])


class HighCardView(View):
    def __init__(self, seat: int | None, card: int, winner: int) -> None:
        self.seat = seat
        self.card = card
        self.winner = winner

    def document(self) -> dict[str, object]:
        return {"seat": self.seat, "card": self.card, "winner": self.winner}


class HighCardRules(Rules):
    def __init__(self) -> None:
        self.space = SPACE

    def setup(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: EventSink | None
    ) -> State:
        mine = int(chance.below(3)) + 1
        return HighCardState([mine, self._other(mine, chance)])

    def _other(self, mine: int, chance: Chance) -> int:
        return [card for card in (1, 2, 3) if card != mine][chance.below(2)]

    def decisions(self, state: State) -> list[Decision]:
        assert isinstance(state, HighCardState)
        return [] if state.winner >= 0 else [Decision(0, "hold", "HC-01", [HOLD, FOLD])]

    def next_decision(self, state: State) -> Decision | None:
        return next(iter(self.decisions(state)), None)

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, HighCardState)
        if action is HOLD:
            state.winner = 0 if state.cards[0] > state.cards[1] else 1
        else:
            state.winner = 0 if chance.below(5) < 2 else 1

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, HighCardState)
        if state.winner < 0:
            return None
        places = [1, 2] if state.winner == 0 else [2, 1]
        return Outcome(places, [2 - place for place in places], "high", ["HC-01"])

    def rounds(self, state: State) -> int:
        return 1

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, HighCardState)
        return HighCardView(seat, 0 if seat is None else state.cards[seat], state.winner)

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, HighCardView)
        return HighCardState([view.card, self._other(view.card, chance)], view.winner)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        return Refusal("HC-01", "no")

    def audit(self, state: State) -> list[str]:
        return []

    def encode(self, state: State) -> dict[str, object]:
        return {}

    def decode(self, document: object) -> State:
        return HighCardState([1, 2])

    def from_bytes(self, data: bytes) -> State:
        return HighCardState(list(data[:2]), data[2] - 1)


class NoIdea(Heuristics):
    """Judges nothing: what the search finds, it finds by itself."""

    def value(self, state: State, seat: int) -> float:
        return 0.0
