"""Invariants of every match: refusals cite the ledger, nothing hidden is lost or shown, and matches end."""

import json
from collections.abc import Iterator

import pytest

from caravela.games import ledger
from caravela.games.columbus_1492.components import KEPT, KEPT_KINDS
from caravela.games.columbus_1492.state import FIELDS, ColumbusState
from caravela.games.columbus_1492.view import ColumbusView
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.events import EventSink
from caravela.kernel.playout import play_randomly
from caravela.kernel.seats import SEAT_LETTERS
from caravela.kernel.state import State
from tests.rules.columbus_1492.table import RULES, arrow, card, dice_turn, hand, play, position

IDS = set(ledger("columbus_1492"))


def walk(seats: int, seed: int, limit: int = 400) -> Iterator[tuple[ColumbusState, Decision, EventSink]]:
    """Yield every state of a random match with its decision, and the events that led to it."""
    chance = FastChance(seed)
    choices = FastChance(seed + 1000)
    sink = EventSink()
    state = RULES.setup(seats, {}, chance, sink)
    assert isinstance(state, ColumbusState)
    for _ in range(limit):
        decision = RULES.next_decision(state)
        if decision is None:
            return
        yield state, decision, sink
        sink = EventSink()
        action = decision.actions[choices.below(len(decision.actions))]
        RULES.advance(state, decision.seat, action, chance, sink)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_matches_end_with_one_winner(seats: int) -> None:
    chance = FastChance(seats)
    state = RULES.setup(seats, {}, chance, None)
    play_randomly(RULES, state, FastChance(7), chance, 200_000)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert len(outcome.winners()) == 1


@pytest.mark.parametrize("seats", [2, 5])
def test_decisions_events_and_audits_are_sound_all_along(seats: int) -> None:
    for state, decision, sink in walk(seats, 11 * seats):
        assert RULES.audit(state) == []
        assert decision.actions
        assert len(set(map(id, decision.actions))) == len(decision.actions)
        assert decision.rule in IDS
        assert {event.rule for event in sink.events} <= IDS
        copy = RULES.decode(json.loads(json.dumps(RULES.encode(state))))
        assert copy.to_bytes() == state.to_bytes()
        assert RULES.from_bytes(state.to_bytes()).digest() == state.copy().digest()


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_cites_the_ledger(seats: int) -> None:
    for at, (state, decision, _) in enumerate(walk(seats, 5 * seats, 240)):
        if at % 6:
            continue
        before = state.digest()
        for action in RULES.space.actions:
            for seat in (decision.seat, (decision.seat + 1) % seats):
                refusal = RULES.why_not(state, seat, action)
                legal = seat == decision.seat and action in decision.actions
                assert (refusal is None) is legal
                assert refusal is None or (refusal.rule in IDS and refusal.reason)
        assert state.digest() == before


@pytest.mark.parametrize("seats", [2, 5])
def test_a_determinized_state_gives_the_same_view_and_is_healthy(seats: int) -> None:
    chance = FastChance(99)
    for state, _, _ in walk(seats, 17 * seats, 300):
        for seat in (None, *range(seats)):
            view = RULES.view(state, seat)
            world = RULES.determinize(view, chance)
            assert RULES.audit(world) == []
            assert RULES.view(world, seat).text() == view.text()


@pytest.mark.parametrize("seats, seed", [(2, 26), (3, 50), (4, 17)])
def test_worlds_imagined_within_imagined_worlds_stay_healthy(seats: int, seed: int) -> None:
    """Through a whole match, with its shuffles: each seat determinizes the world that the previous one sampled."""
    chance = FastChance(seed)
    choices = FastChance(seed + 1)
    imagination = FastChance(seed + 2)
    state = RULES.setup(seats, {}, chance, None)
    assert isinstance(state, ColumbusState)
    after_a_shuffle = 0
    while play_randomly(RULES, state, choices, chance, 90) == 90:
        after_a_shuffle += any(state.aged)
        world: State = state
        for viewer in (None, 0, seats - 1, 1, None, 0):
            view = RULES.view(world, viewer)
            world = RULES.determinize(view, imagination)
            assert RULES.audit(world) == []
            assert RULES.view(world, viewer).text() == view.text()
    assert after_a_shuffle > 10


def test_views_do_not_depend_on_what_is_hidden_from_them() -> None:
    chance = FastChance(5)
    for state, _, _ in walk(4, 23, 200):
        for seat in (None, 0, 1):
            view = RULES.view(state, seat)
            other = RULES.determinize(view, chance)
            again = RULES.view(other, seat)
            assert isinstance(view, ColumbusView)
            assert isinstance(again, ColumbusView)
            assert again.text() == view.text()
            assert again.blank.to_bytes() == view.blank.to_bytes()


def test_what_was_not_shuffled_into_the_pile_is_known_to_be_in_the_hands() -> None:
    """B holds the carpenter when the pile is reshuffled, and C draws then: A knows B's card, but not C's."""
    names = [str(name) for name in RULES.encode(position())["pile"]]  # type: ignore[attr-defined]  # a list of names
    names.remove("carpenter")
    state = dice_turn(
        "spyglass rose",
        {"A": "8,4", "C": "2,3"},
        seats=3,
        turn="C",
        hands={"B": "carpenter"},
        pile=[],
        discard=names,
    )
    play(state, "C: draw", draws=[card("fine_weather")])
    hands_of_c: set[tuple[int, ...]] = set()
    chance = FastChance(3)
    for _ in range(60):
        world = RULES.determinize(RULES.view(state, 0), chance)
        assert isinstance(world, ColumbusState)
        assert world.hands[KEPT_KINDS + card("carpenter") - KEPT] == 1
        hands_of_c.add(tuple(world.hands[2 * KEPT_KINDS : 3 * KEPT_KINDS]))
    assert len(hands_of_c) > 2


def shuffled_with(hands: dict[str, str], drawn: str) -> ColumbusState:
    """Return a state after A drew this card right after a reshuffle, while the seats held these hands."""
    names = [str(name) for name in RULES.encode(position())["pile"]]  # type: ignore[attr-defined]  # a list of names
    for name in " ".join(hands.values()).split():
        names.remove(name)
    at = {"A": "8,4", "B": "2,3"}
    state = dice_turn("spyglass storm rose rose", at, hands=hands, pile=[], discard=names)
    play(state, "A: draw", draws=[card(drawn)])
    return state


def hands_imagined(state: ColumbusState, viewer: int, holder: int) -> set[tuple[str, ...]]:
    chance = FastChance(3)
    hands: set[tuple[str, ...]] = set()
    for _ in range(60):
        world = RULES.determinize(RULES.view(state, viewer), chance)
        assert isinstance(world, ColumbusState)
        assert RULES.audit(world) == []
        hands.add(tuple(hand(world, SEAT_LETTERS[holder])))
    return hands


def test_a_seat_knows_which_of_its_own_cards_are_from_before_the_shuffle() -> None:
    """A knows that its fine weather is new, so the one that was not shuffled is B's."""
    state = shuffled_with({"A": "carpenter", "B": "fine_weather"}, "fine_weather")
    assert hands_imagined(state, 0, 1) == {("fine_weather",)}


def test_a_seat_knows_after_a_discard_what_it_held_at_the_shuffle() -> None:
    """A held one gust card and drew another; whichever it plays, the third one is B's."""
    state = shuffled_with({"A": "gust_2", "B": "gust_2"}, "gust_3")
    assert hands_imagined(state, 0, 1) == {("gust_2",)}
    state = shuffled_with({"A": "fair_wind", "B": "carpenter carpenter"}, "carpenter")
    play(state, "A: play fair_wind")
    assert hands_imagined(state, 0, 1) == {("carpenter", "carpenter")}
    state = shuffled_with({"A": "favourable_winds", "B": "favourable_winds"}, "favourable_winds")
    play(state, "A: play favourable_winds", "A: wind W", "A: stop")
    assert hands_imagined(state, 0, 1) == {("favourable_winds",)}


def test_the_others_do_not_see_which_cards_are_from_before_the_shuffle() -> None:
    one = shuffled_with({"A": "carpenter", "B": "fine_weather"}, "fine_weather")
    other = shuffled_with({"A": "fine_weather", "B": "carpenter"}, "carpenter")
    assert RULES.view(one, None).text() == RULES.view(other, None).text()


def test_a_hand_that_nothing_explains_is_refused() -> None:
    """All kept cards but the carpenters were shuffled, and no hand is from before that."""
    document = RULES.encode(dice_turn("rose rose", {"A": "8,4"}, hands={"B": "carpenter " * 3}))
    document["shuffled"] = [name for name in document["shuffled"] if name != "carpenter"]  # type: ignore[attr-defined]  # a list of names
    with pytest.raises(BrokenDocument, match="since the last shuffle"):
        RULES.decode(document)


def test_a_copy_shares_nothing_with_its_original() -> None:
    state = dice_turn("storm storm rose rose", {"A": "8,4", "B": "9,4"}, hands={"A": "gust_2"})
    copy = state.copy()
    before = state.to_bytes()
    for name in FIELDS.tables:
        table = getattr(copy, name)
        for at in range(len(table)):
            table[at] = table[at] + 1
    assert state.to_bytes() == before
    play(state, "A: storm 3", draws=[arrow("N")])
    assert state.to_bytes() != before


@pytest.mark.parametrize(
    "field, at, value, complaint",
    [
        ("barrels", 0, 9, "9 barrels"),
        ("squares", 0, 3, "not at sea"),
        ("gusts", 0, 3, "where no gust can be"),
        ("hand_sizes", 1, 2, "has 0 cards, not 2"),
        ("dice", 0, 5, "not four dice"),
        ("pile", 0, 9, "cards food_1"),
        ("islands", 1, 1, "inhabited islands"),
        ("victims", 0, 1, "victim but intact"),
        ("lenses", 0, 4, "4 lenses sea"),
        ("masts", 0, 2, "2 mainmasts"),
    ],
)
def test_the_audit_names_what_is_wrong(field: str, at: int, value: int, complaint: str) -> None:
    state = dice_turn("rose rose", {"A": "8,4", "B": "2,3"})
    assert RULES.audit(state) == []
    getattr(state, field)[at] = value
    assert any(complaint in fault for fault in RULES.audit(state))


def test_the_audit_knows_who_may_be_asked_what() -> None:
    sailing = position(at={"A": "8,4"}, hands={"A": "favourable_winds"})
    play(sailing, "A: play favourable_winds")
    sailing.masts[0] = 0
    assert any("CC-CRD-16" in fault for fault in RULES.audit(sailing))
    answering = dice_turn("storm rose", {"A": "8,4"}, seats=3, hands={"C": "gust_2"})
    play(answering, "A: storm 1")
    answering.actor = 1
    assert any("CC-CRD-14" in fault for fault in RULES.audit(answering))
    at = {"A": "2,3", "B": "8,4", "C": "9,4"}
    struck = dice_turn("gust gust", at, seats=3, gusts=("9,5", "8,5"))
    play(struck, "A: gust 1 to 9,4 by 1", "A: gust 2 to 8,4 by 1")
    struck.actor, struck.held_gust = 2, 0
    assert any("CC-GUS-07" in fault for fault in RULES.audit(struck))


@pytest.mark.parametrize(
    "field, value, complaint",
    [
        ("extra", 2, "2 extra turns"),
        ("dice", ["rose"] * 4, "although all four are left"),
        ("step", "dance", "step is 'dance'"),
        ("dice", ["rose", "skull"], "'skull'"),
        ("gusts", [{"square": "13,3"}], "gusts are 1"),
        ("turn", "Q", "turn is 'Q'"),
        ("colour", "red", "colour is not a field"),
        ("actor", "B", "somebody else decides"),
        ("discard", ["mutiny"] * 3, "too many cards mutiny"),
        ("shuffled", [], "more favourable_winds than when it was shuffled"),
    ],
)
def test_a_broken_position_is_refused_with_its_faults(field: str, value: object, complaint: str) -> None:
    document = RULES.encode(dice_turn("rose rose", {"A": "8,4", "B": "2,3"}))
    del document["pile"]
    document[field] = value
    with pytest.raises(BrokenDocument) as caught:
        RULES.decode(document)
    assert complaint in str(caught.value)
