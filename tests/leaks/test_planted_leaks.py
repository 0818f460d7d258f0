"""The leak hunter finds leaks: each test plants one in Mundus Novus and checks that it is caught.

The leaks wrap the real rules from outside, so that they work on the compiled build too.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import pytest

from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance, FastChance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import Event, EventSink
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.view import View
from caravela.testing import Entry
from caravela.testing.leaks import Hunter, Leak, Tally
from caravela.testing.walks import by_question
from tests.contracts.walk import Seating, walk, walks
from tests.leaks.disclosures import disclosures

SEATING = Seating("mundus_novus", 3)
EACH = 8
LENGTH = 6
OBSERVERS = (0, None)

Extra = Callable[[dict[str, Any], int | None], object]
"""The leaked part of a view: from the full state and the viewer."""


class LeakyView:
    """A view with a planted leak."""

    def __init__(self, real: View, extra: object, truth: State) -> None:
        self.real = real
        self.extra = extra
        self.truth = truth

    def text(self) -> str:
        return json.dumps({**self.real.document(), "extra": self.extra}, sort_keys=True)


class Leaky:
    """The real rules; a planted leak replaces one method."""

    def __init__(self) -> None:
        self.real: Rules = SEATING.rules
        self.space = self.real.space

    def setup(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: EventSink | None
    ) -> State:
        return self.real.setup(seats, options, chance, events)

    def decisions(self, state: State) -> list[Decision]:
        return self.real.decisions(state)

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        self.real.advance(state, seat, action, chance, events)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return self.real.why_not(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        return self.real.outcome(state)

    def too_much(self, truth: dict[str, Any], viewer: int | None) -> object:
        return None

    def view(self, state: State, seat: int | None) -> View:
        extra = self.too_much(self.real.encode(state), seat)
        return cast(View, LeakyView(self.real.view(state, seat), extra, state))

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, LeakyView)
        return self.real.determinize(view.real, chance)


def hunt(rules: Leaky, stretches: Sequence[Sequence[Entry]], observer: int | None) -> Tally:
    hunter = Hunter(cast(Rules, rules), disclosures(SEATING.key), observer, 1)
    for entries in stretches:
        hunter.follow(entries)
    return hunter.tally


def hunt_setup(rules: Leaky, observer: int | None) -> None:
    Hunter(cast(Rules, rules), disclosures(SEATING.key), observer, 0).follow_setup(walk(SEATING))


def caught(rules: Leaky, observer: int | None) -> str:
    """Hunt through the wrapped rules and return the hunter's message."""
    with pytest.raises(Leak) as leak:
        hunt(rules, by_question(walks(SEATING), EACH, LENGTH), observer)
    return str(leak.value)


@pytest.mark.parametrize("observer", OBSERVERS)
def test_rules_that_are_only_wrapped_leak_nothing(observer: int | None) -> None:
    tally = hunt(Leaky(), by_question(walks(SEATING), EACH, LENGTH), observer)
    assert tally.different_twins > tally.twins * 0.9
    assert min(tally.choices_changed, tally.draws_changed, tally.disclosed) > 0


def others(truth: dict[str, Any], viewer: int | None, key: str) -> list[Any]:
    """Return a field of every seat but the viewer's."""
    return [seat[key] for at, seat in enumerate(truth["seats"]) if at != viewer]


VIEWS: dict[str, Extra] = {
    "another hand": lambda truth, viewer: others(truth, viewer, "hand"),
    "one card of another hand": lambda truth, viewer: others(truth, viewer, "hand")[-1][:1],
    "a sealed offer": lambda truth, viewer: others(truth, viewer, "sealed"),
    "the draw pile": lambda truth, viewer: truth["pile"],
    "the next card of the draw pile": lambda truth, viewer: truth["pile"][:1],
    "a warehouse": lambda truth, viewer: others(truth, viewer, "stored"),
    "how many cards are being stored": lambda truth, viewer: [
        len(stored) if truth["step"] == "store" else 0 for stored in others(truth, viewer, "stored")
    ],
    "what others learnt from gifts": lambda truth, viewer: others(truth, viewer, "learnt"),
    "a size": lambda truth, viewer: "." * len("".join(sorted(set(others(truth, viewer, "hand")[0])))),
    "an order": lambda truth, viewer: sorted(range(3), key=lambda seat: str(truth["seats"][seat]["hand"])),
}


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("leak", VIEWS)
def test_a_view_that_shows_too_much_is_caught(leak: str, observer: int | None) -> None:
    class Planted(Leaky):
        def too_much(self, truth: dict[str, Any], viewer: int | None) -> object:
            return VIEWS[leak](truth, viewer)

    assert "view.extra" in caught(Planted(), observer)


def offers_of_any_size() -> list[Entry]:
    """Return the entries in which seat B, owner of Las Casas, offers fewer cards than announced."""
    rules = SEATING.rules
    document = {
        "round": 2,
        "step": "offer",
        "announced": 3,
        "actor": "",
        "master": "A",
        "market": "123",
        "queue": ["caravel 3", "caravel 10", "merchant-rare 0 a", "shipyard a", "warehouse-2 0 a"],
        "seats": [{"hand": hand} for hand in ("11223", "44556", "77889")],
    }
    document["seats"][1]["developments"] = ["las-casas"]  # type: ignore[index]  # a list of seats
    state = rules.decode(document)
    entries: list[Entry] = []
    for seat, offer in ((1, "offer 5"), (2, "offer 7 7 8")):
        decision = rules.decision_of(state, seat)
        assert decision is not None
        entries.append(Entry(state.copy(), decision, rules.space.parse(offer), [], []))
        rules.advance(state, seat, entries[-1].action, FastChance(1), None)
    return entries


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("planted", [True, False])
def test_the_number_of_cards_in_a_sealed_offer_is_caught(planted: bool, observer: int | None) -> None:
    class Planted(Leaky):
        def too_much(self, truth: dict[str, Any], viewer: int | None) -> object:
            return [len(sealed.split()) for sealed in others(truth, viewer, "sealed")] if planted else 0

    stretches = [offers_of_any_size()] * 3
    if planted:
        with pytest.raises(Leak, match=r"view\.extra"):
            hunt(Planted(), stretches, observer)
    else:
        assert hunt(Planted(), stretches, observer).choices_changed > 0


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("zone", ["hand", "sealed", "stored"])
def test_a_view_that_forgets_to_hide_and_a_determinizer_that_copies_it_are_caught(
    zone: str, observer: int | None
) -> None:
    """The copied world has nothing dealt again, so only changed choices and draws can show the leak."""

    class Planted(Leaky):
        def too_much(self, truth: dict[str, Any], viewer: int | None) -> object:
            return others(truth, viewer, zone)

        def determinize(self, view: View, chance: Chance) -> State:
            assert isinstance(view, LeakyView)
            return view.truth.copy()

    found = caught(Planted(), observer)
    # A deciding observer meets the copied world first.
    assert "view.extra" in found or (observer == 0 and "rest.imagined" in found)


def test_a_determinizer_that_knows_the_truth_is_caught() -> None:
    class Planted(Leaky):
        def determinize(self, view: View, chance: Chance) -> State:
            assert isinstance(view, LeakyView)
            return view.truth.copy()

    assert "rest.imagined" in caught(Planted(), 0)


Alter = Callable[[list[Event], Action], list[Event]]


def to_everybody(name: str) -> Alter:
    """Make a private event public."""

    def alter(events: list[Event], action: Action) -> list[Event]:
        for event in events:
            if event.name == name:
                event.only = None
        return events

    return alter


def to_all_seats(name: str) -> Alter:
    """Give a private event every seat as its audience."""

    def alter(events: list[Event], action: Action) -> list[Event]:
        for event in events:
            if event.name == name:
                event.only = list(range(SEATING.seats))
        return events

    return alter


def with_card(events: list[Event], action: Action) -> list[Event]:
    for event in events:
        if event.name == "choice-sealed":
            event.facts["card"] = action.notation.replace(" ", "-").lower()
    return events


def one_more_for_relics(events: list[Event], action: Action) -> list[Event]:
    """Leak only by the number of events."""
    sealed = [event for event in events if event.name == "choice-sealed"]
    return events + sealed if "R" in action.notation else events


LOGS: dict[str, Alter] = {
    "a deal told to everybody": to_everybody("cards-dealt"),
    "a deal told to all seats": to_all_seats("cards-dealt"),
    "a gift told to everybody": to_everybody("gift-made"),
    "a gift told to all seats": to_all_seats("gift-made"),
    "a stored card told to everybody": to_everybody("card-set-aside"),
    "a stock told to everybody": to_everybody("cards-stored"),
    "a sealed choice with its card": with_card,
    "an event more when a relic is sealed": one_more_for_relics,
}


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("leak", LOGS)
def test_a_log_that_tells_too_much_is_caught(leak: str, observer: int | None) -> None:
    class Planted(Leaky):
        def advance(
            self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
        ) -> None:
            sink = EventSink()
            self.real.advance(state, seat, action, chance, sink)
            for event in LOGS[leak](sink.events, action):
                assert events is not None
                events.emit(event)

    assert caught(Planted(), observer)


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("leak", [to_everybody, to_all_seats])
def test_a_setup_that_tells_too_much_is_caught(leak: Callable[[str], Alter], observer: int | None) -> None:
    class Planted(Leaky):
        def setup(
            self, seats: int, options: Mapping[str, object], chance: Chance, events: EventSink | None
        ) -> State:
            assert events is not None
            state = self.real.setup(seats, options, chance, events)
            leak("cards-dealt")(events.events, self.real.space.actions[0])
            return state

    with pytest.raises(Leak, match="cards-dealt"):
        hunt_setup(Planted(), observer)
    hunt_setup(Leaky(), observer)


@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_log_that_tells_the_size_of_a_stock_too_early_is_caught(observer: int | None) -> None:
    class Planted(Leaky):
        def advance(
            self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
        ) -> None:
            stored: Any = self.real.encode(state)["seats"]
            assert events is not None
            self.real.advance(state, seat, action, chance, events)
            for event in events.events:
                if event.name == "choice-sealed":
                    event.facts["count"] = len(stored[seat]["stored"])

    assert "choice-sealed" in caught(Planted(), observer)


@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_question_that_depends_on_a_hidden_hand_is_caught(observer: int | None) -> None:
    class Planted(Leaky):
        def decisions(self, state: State) -> list[Decision]:
            decisions = self.real.decisions(state)
            for decision in decisions:
                if decision.question == "turn" and len(decision.actions) == 1:
                    decision.question = "end"
            return decisions

    assert "awaited" in caught(Planted(), observer)


def test_a_decision_that_depends_on_another_hand_is_caught() -> None:
    class Planted(Leaky):
        def decisions(self, state: State) -> list[Decision]:
            decisions = self.real.decisions(state)
            truth: Any = self.real.encode(state)
            for decision in decisions:
                following = truth["seats"][(decision.seat + 1) % SEATING.seats]
                if "R" in following["hand"]:
                    decision.actions.reverse()
            return decisions

    assert "decision" in caught(Planted(), 0)


def test_a_refusal_that_tells_of_another_hand_is_caught() -> None:
    class Planted(Leaky):
        def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
            refusal = self.real.why_not(state, seat, action)
            truth: Any = self.real.encode(state)
            if refusal is not None and refusal.reason == "not-your-turn":
                refusal.facts["count"] = truth["seats"][(seat + 1) % SEATING.seats]["hand"].count("1")
            return refusal

    assert "refusals" in caught(Planted(), 0)
