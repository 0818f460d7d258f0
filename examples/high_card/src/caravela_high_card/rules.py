"""The rules of High Card. Each piece of code names the id of its rule in rules.toml."""

from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.documents import BrokenDocument, Reader
from caravela.kernel.events import Event, EventSink, Facts
from caravela.kernel.options import Option, Setup
from caravela.kernel.outcome import Outcome, places_by
from caravela.kernel.rules import Options, Rules
from caravela.kernel.seats import seat_fact
from caravela.kernel.state import State
from caravela.kernel.view import View
from caravela_high_card.state import HIDDEN, HighCardState, HighCardView

LEAST_SEATS = 2
MOST_SEATS = 4
HIGHEST_CARD = 9
GOALS = ("highest", "lowest")
"""Choices of the option `winner`."""
WINNER = Option("winner", GOALS, GOALS[0])
SETUP = Setup("High Card", LEAST_SEATS, MOST_SEATS, "HC-SET-01", (WINNER,))

SPACE = ActionSpace()
KEEP = SPACE.add(Action("keep", "keep"))
SWAP = SPACE.add(Action("swap", "swap"))


class HighCardRules(Rules):
    """Holds no state of a match, so one object serves all matches."""

    def __init__(self) -> None:
        self.space = SPACE

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        SETUP.check(seats, options)  # HC-SET-01
        lowest = WINNER.index(options, GOALS) == 1  # HC-END-02
        state = HighCardState([HIDDEN] * seats, [HIDDEN] * seats, 0, lowest, crown=seats)  # HC-TRN-03
        for seat in range(seats):  # HC-SET-02
            state.cards[seat] = self._draw(state, chance)
            if events is not None:
                facts: Facts = {"seat": seat_fact(seat), "card": state.cards[seat]}
                events.emit(Event("card-dealt", "HC-SET-02", facts, only=[seat]))
        return state

    def _draw(self, state: HighCardState, chance: Chance) -> int:
        deck = self._deck(state)
        return deck[chance.below(len(deck))]

    def _deck(self, state: HighCardState) -> list[int]:
        return [card for card in range(1, HIGHEST_CARD + 1) if card not in (*state.cards, *state.replaced)]

    def decisions(self, state: State) -> list[Decision]:
        assert isinstance(state, HighCardState)
        if state.is_over():
            return []
        return [Decision(state.turn, "keep-or-swap", "HC-TRN-01", [KEEP, SWAP], public=True)]

    def next_decision(self, state: State) -> Decision | None:
        return next(iter(self.decisions(state)), None)

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, HighCardState)
        sink = EventSink() if events is None else events
        who = seat_fact(seat)
        if action is SWAP:  # HC-TRN-02
            drawn = self._draw(state, chance)
            state.replaced[seat] = state.cards[seat]
            state.cards[seat] = drawn
            # The seat learns its new card; everybody else learns only that it has swapped.
            secret = Event("card-drawn", "HC-TRN-02", {"seat": who, "card": drawn})
            sink.emit_secret([seat], secret, Event("card-swapped", "HC-TRN-02", {"seat": who}))
            state.crown = seat  # HC-TRN-03
            sink.emit(Event("crown-taken", "HC-TRN-03", {"seat": who}))
        else:
            sink.emit(Event("card-kept", "HC-TRN-01", {"seat": who}))
        state.turn += 1
        if state.is_over():
            # HC-END-03: the crown shows first.
            for each in sorted(range(state.seats), key=lambda each: each != state.crown):
                shown: Facts = {"seat": seat_fact(each), "card": state.cards[each]}
                sink.emit(Event("card-shown", "HC-END-01", shown))

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, HighCardState)
        if not state.is_over():
            return None
        sign = -1 if state.lowest else 1
        places = places_by([(sign * card,) for card in state.cards])
        return Outcome(places, list(state.cards), "shown", ["HC-END-02" if state.lowest else "HC-END-01"])

    def rounds(self, state: State) -> int:
        return 1

    def view(self, state: State, seat: int | None) -> View:
        """Blank the cards of the other seats, until all cards are shown."""
        assert isinstance(state, HighCardState)
        known = state.copy()
        for other in range(state.seats):
            if other != seat:
                known.replaced[other] = HIDDEN
                if not state.is_over():
                    known.cards[other] = HIDDEN
        return HighCardView(seat, known, [card != HIDDEN for card in state.replaced])

    def determinize(self, view: View, chance: Chance) -> State:
        """Fill the blanks with cards that the viewer has not seen, each equally likely."""
        assert isinstance(view, HighCardView)
        state = view.known.copy()
        for seat in range(state.seats):
            if state.cards[seat] == HIDDEN:
                state.cards[seat] = self._draw(state, chance)
            if view.swapped[seat] and state.replaced[seat] == HIDDEN:
                state.replaced[seat] = self._draw(state, chance)
        return state

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        assert isinstance(state, HighCardState)
        if state.is_over():
            return Refusal("HC-END-01", "over")
        return Refusal("HC-TRN-01", "not-your-turn", {"seat": seat_fact(state.turn)})

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, HighCardState)
        faults: list[str] = []
        out = [card for card in (*state.cards, *state.replaced) if card != HIDDEN]
        if len(set(out)) != len(out):
            faults.append("a card exists twice [HC-SET-02]")
        if not all(1 <= card <= HIGHEST_CARD for card in state.cards):
            faults.append("a seat has no card [HC-SET-02]")
        if any(state.replaced[seat] != HIDDEN for seat in range(state.turn, state.seats)):
            faults.append("a seat has swapped before its turn [HC-TRN-01]")
        swapped = [seat for seat in range(state.seats) if state.replaced[seat] != HIDDEN]
        if state.crown != (swapped[-1] if swapped else state.seats):
            faults.append("the crown is not where the last swap put it [HC-TRN-03]")
        return faults

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, HighCardState)
        cards = zip(state.cards, state.replaced, strict=True)
        return {
            "game": "high_card",
            "position": 1,
            "winner": GOALS[state.lowest],
            "turn": state.turn,
            "crown": state.crown,
            "seats": [{"card": card, "replaced": replaced} for card, replaced in cards],
        }

    def decode(self, document: object) -> State:
        reader = Reader(document)
        reader.choice("game", ["high_card"])
        reader.integer("position", 1, 1)
        lowest = reader.choice("winner", GOALS) == 1
        seats = reader.sections("seats")
        if not LEAST_SEATS <= len(seats) <= MOST_SEATS:
            reader.fault("seats", f"are {len(seats)}, not {LEAST_SEATS} to {MOST_SEATS} [HC-SET-01]")
        turn = reader.integer("turn", 0, len(seats))
        crown = reader.integer("crown", 0, len(seats))
        cards = [section.integer("card", 1, HIGHEST_CARD) for section in seats]
        replaced = [section.integer("replaced", HIDDEN, HIGHEST_CARD) for section in seats]
        for section in seats:
            section.finish()
        reader.close("this position of High Card is broken")
        state = HighCardState(cards, replaced, turn, lowest, crown)
        faults = self.audit(state)
        if faults:
            raise BrokenDocument("this position of High Card is impossible", faults)
        return state

    def from_bytes(self, data: bytes) -> State:
        turn, lowest, crown, *cards = data
        seats = len(cards) // 2
        return HighCardState(cards[:seats], cards[seats:], turn, bool(lowest), crown)
