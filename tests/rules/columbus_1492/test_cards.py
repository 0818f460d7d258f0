"""CC-CRD: starred cards, kept cards, and fine weather out of turn."""

import pytest

from caravela.kernel.chance import FastChance
from caravela.kernel.events import EventSink
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.columbus_1492.table import (
    RULES,
    arrow,
    asked,
    barrels,
    card,
    dice_turn,
    dismasted,
    gusts,
    hand,
    left,
    legal,
    named,
    play,
    position,
    refused,
    rolled,
    square,
    squares,
    verbs,
    ways,
    why_not,
)


@pytest.mark.rule("CC-CRD-01")
def test_cards_are_drawn_one_after_the_other_one_per_spyglass() -> None:
    state = dice_turn("spyglass spyglass", {"A": "8,4"})
    play(state, "A: draw", draws=[card("food_1")])
    assert (barrels(state, "A"), left(state)) == (4, ["spyglass"])


@pytest.mark.rule("CC-CRD-01")
def test_a_card_that_ends_the_turn_by_damage_costs_the_remaining_dice() -> None:
    state = dice_turn("spyglass spyglass spyglass", {"A": "8,3"})
    play(state, "A: draw", draws=[card("hurricane"), arrow("N")])
    assert asked(state) == "B opening"
    assert left(state) == []


@pytest.mark.rule("CC-CRD-02")
def test_a_starred_card_is_shown_to_all_and_discarded() -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"})
    events = play(state, "A: draw", draws=[card("food_3")])
    shown = named(events, "card-shown")[0]
    assert all(shown.seen_by(seat) for seat in (None, 0, 1))
    assert RULES.encode(state)["discard"] == ["food_3"]
    assert hand(state, "A") == []


@pytest.mark.rule("CC-CRD-02")
@pytest.mark.parametrize(
    "name", ["favourable_winds", "fair_wind", "gust_2", "gust_3", "carpenter", "fine_weather"]
)
def test_other_cards_are_kept_secretly_but_counted_publicly(name: str) -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"})
    events = play(state, "A: draw", draws=[card(name)])
    assert hand(state, "A") == [name]
    assert RULES.encode(state)["discard"] == []
    secret = [event.name for event in events if event.seen_by(0)]
    public = [event.name for event in events if event.seen_by(1)]
    assert (secret, public) == (["card-kept"], ["card-kept-hidden"])
    assert [event.name for event in events if event.seen_by(None)] == public
    for viewer in (None, 1):
        seats = RULES.view(state, viewer).document()["seats"]
        assert isinstance(seats, list)
        assert "hand" not in seats[0]
        assert seats[0]["cards"] == 1


@pytest.mark.rule("CC-CRD-02")
def test_others_see_no_difference_between_kept_cards() -> None:
    texts = set()
    for name in ("favourable_winds", "fair_wind", "gust_2", "carpenter", "fine_weather"):
        state = dice_turn("rose", {"A": "8,4"}, hands={"A": name})
        texts.add((RULES.view(state, 1).text(), RULES.view(state, None).text()))
    assert len(texts) == 1


@pytest.mark.rule("CC-CRD-02")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    state = dice_turn("rose", {"A": "8,4"}, hands={"A": "fair_wind", "B": "gust_2"})
    assert refused(state, "A: play gust_2") == ("CC-CRD-02", "card-not-held")


@pytest.mark.rule("CC-CRD-03")
@pytest.mark.parametrize("when", ["before", "between", "after"])
def test_one_kept_card_a_turn_at_any_time(when: str) -> None:
    state = position(at={"A": "8,4"}, hands={"A": "fair_wind fair_wind"}, barrels={"A": 0})
    moves = ["A: roll", "A: rose W", "A: rose W", "A: rose W", "A: rose S"]
    play_at = {"before": 0, "between": 2, "after": 5}[when]
    moves.insert(play_at, "A: play fair_wind")
    for at, move in enumerate(moves):
        play(state, move, draws=rolled("rose rose rose rose") if move == "A: roll" else None)
        if at == play_at and when != "after":
            assert "play" not in verbs(state, "A")
            assert refused(state, "A: play fair_wind") == ("CC-CRD-03", "card-already-played")
    assert asked(state) == "A opening"
    assert hand(state, "A") == ["fair_wind"]


@pytest.mark.rule("CC-CRD-03")
def test_starred_cards_do_not_count_as_the_kept_card_of_the_turn() -> None:
    state = dice_turn("spyglass spyglass", {"A": "8,4"}, hands={"A": "gust_2"})
    play(state, "A: draw", "A: draw", draws=[card("food_1"), card("food_2")])
    assert "play gust_2" in legal(state, "A")


@pytest.mark.rule("CC-CRD-03")
@pytest.mark.parametrize("at, damaged", [("6,5", ""), ("8,4", "A")])
def test_becalmed_and_dismasted_players_may_play_a_card(at: str, damaged: str) -> None:
    state = position(at={"A": at}, dismasted=damaged, hands={"A": "fair_wind gust_3"})
    assert {"play fair_wind", "play gust_3"} <= legal(state, "A")
    play(state, "A: roll", draws=rolled("rose rose rose rose"))
    assert {"play fair_wind", "play gust_3"} <= legal(state, "A")


@pytest.mark.rule("CC-CRD-04")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    starred = [name for name in RULES.encode(position())["pile"] if name.startswith(("food", "fog"))]  # type: ignore[attr-defined]  # a list of names
    discard = [name for name in RULES.encode(position())["pile"] if name not in starred]  # type: ignore[attr-defined]  # a list of names
    discard.remove("carpenter")
    state = dice_turn(
        "spyglass spyglass", {"A": "8,4"}, hands={"A": "carpenter"}, pile=["food_1"], discard=[
            *discard, *starred[1:]
        ],
    )  # fmt: skip
    play(state, "A: draw", draws=[card("food_1")])
    assert state.pile_left == 0
    events = play(state, "A: draw", draws=[card("food_1")])
    assert named(events, "pile-reshuffled")[0].facts["count"] == 38
    assert state.pile_left == 37
    assert RULES.encode(state)["discard"] == ["food_1"]


@pytest.mark.rule("CC-CRD-04")
def test_with_every_kept_card_in_hands_there_is_still_a_card_to_draw() -> None:
    kept = (
        "favourable_winds " * 4 + "fair_wind " * 2 + "gust_2 " * 2 + "gust_3 " + "carpenter " * 3
        + "fine_weather " * 6
    )  # fmt: skip
    pile = [name for name in RULES.encode(position())["pile"] if name not in kept.split()]  # type: ignore[attr-defined]  # a list of names
    state = dice_turn("spyglass rose", {"A": "8,4"}, hands={"A": kept}, pile=[], discard=pile)
    assert len(pile) == 21
    play(state, "A: draw", draws=[card("food_1")])
    assert state.pile_left == 20


@pytest.mark.rule("CC-CRD-05")
@pytest.mark.parametrize(
    "name, before, after", [("food_1", 3, 4), ("food_3", 3, 6), ("food_3", 6, 8), ("food_2", 8, 8)]
)
def test_food_brings_the_barrels_shown_but_never_beyond_eight(name: str, before: int, after: int) -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"}, barrels={"A": before})
    play(state, "A: draw", draws=[card(name)])
    assert barrels(state, "A") == after


@pytest.mark.rule("CC-CRD-06")
def test_a_mutiny_costs_a_barrel_or_the_next_turn() -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"})
    play(state, "A: draw", draws=[card("mutiny")])
    assert legal(state, "A") == {"pay", "miss"}
    paid = state.copy()
    play(paid, "A: pay")
    assert (barrels(paid, "A"), asked(paid)) == (2, "A dice")
    play(paid, "A: end", "B: give up")
    assert asked(paid) == "A opening"
    play(state, "A: miss")
    assert (barrels(state, "A"), asked(state)) == (3, "A dice")
    play(state, "A: end", "B: give up")
    assert (barrels(state, "A"), asked(state)) == (3, "B opening")


@pytest.mark.rule("CC-CRD-06")
def test_without_a_barrel_the_turn_is_missed() -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"}, barrels={"A": 0})
    play(state, "A: draw", draws=[card("mutiny")])
    assert asked(state) == "A dice"
    play(state, "A: end", "B: give up")
    assert asked(state) == "B opening"
    assert barrels(state, "A") == 0


@pytest.mark.rule("CC-CRD-06")
@pytest.mark.rule("CC-TRN-13")
def test_two_mutinies_of_one_turn_cost_two_turns() -> None:
    state = dice_turn("spyglass spyglass rose", {"A": "8,4"}, barrels={"A": 0})
    play(state, "A: draw", "A: draw", "A: end", draws=[card("mutiny"), card("mutiny")])
    for _ in range(2):
        play(state, "B: give up")
        assert asked(state) == "B opening"
    play(state, "B: give up")
    assert asked(state) == "A opening"


@pytest.mark.rule("CC-CRD-07")
def test_a_hurricane_pushes_all_caravels_by_the_rules_of_a_storm() -> None:
    at = {"A": "8,4", "B": "1,5", "C": "12,4", "D": "15,4"}
    state = dice_turn("spyglass rose", at, seats=4)
    play(state, "A: draw", draws=[card("hurricane"), arrow("S")])
    assert squares(state) == {"A": "8,5", "B": "1,6", "C": "12,4", "D": "15,4"}
    assert dismasted(state) == "C"


@pytest.mark.rule("CC-CRD-08")
@pytest.mark.parametrize("way, there", [("N", "8,3"), ("E", "9,4"), ("S", "8,5"), ("W", "7,4")])
def test_fog_pushes_all_caravels_in_the_cards_direction(way: str, there: str) -> None:
    state = dice_turn("spyglass rose", {"A": "8,4", "B": "15,4", "C": "12,4"}, seats=3)
    play(state, "A: draw", draws=[card(f"fog_{way}")])
    assert square(state, "A") == there
    assert square(state, "B") == "15,4"
    assert dismasted(state) == ("C" if way == "S" else "")


@pytest.mark.rule("CC-CRD-09")
@pytest.mark.parametrize("steps, there", [(["W"], "7,4"), (["W", "W"], "6,4"), (["W", "SW"], "6,5")])
def test_favourable_winds_move_up_to_two_squares(steps: list[str], there: str) -> None:
    state = position(at={"A": "8,4"}, hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds")
    assert "stop" not in legal(state, "A")
    play(state, *(f"A: wind {way}" for way in steps))
    if len(steps) == 1:
        play(state, "A: stop")
    assert square(state, "A") == there
    assert asked(state) == "A opening"
    assert RULES.encode(state)["discard"] == ["favourable_winds"]


@pytest.mark.rule("CC-CRD-09")
def test_favourable_winds_leave_or_cross_a_calm() -> None:
    state = position(at={"A": "6,5"}, hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds", "A: wind E", "A: wind E")
    assert square(state, "A") == "8,5"


@pytest.mark.rule("CC-CRD-10")
def test_fair_wind_is_another_whole_turn() -> None:
    state = dice_turn("storm", {"A": "8,4"}, hands={"A": "fair_wind gust_2"})
    play(state, "A: play fair_wind", "A: storm 1")
    assert asked(state) == "A opening"
    play(state, "A: play gust_2", "A: gust 1 to 13,1 by 2")
    play(state, "A: roll", draws=rolled("storm storm rose rose"))
    assert {"storm 1", "reroll rose"} <= legal(state, "A")
    play(state, "A: end")
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-CRD-10")
def test_an_extra_turn_may_be_given_up() -> None:
    state = position(at={"A": "8,4"}, hands={"A": "fair_wind"})
    play(state, "A: play fair_wind", "A: give up", "A: give up")
    assert barrels(state, "A") == 7
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-CRD-11")
def test_a_gust_card_needs_no_die_and_may_be_divided() -> None:
    state = position(at={"A": "8,4"}, hands={"A": "gust_3"})
    play(state, "A: play gust_3")
    assert "stop" not in legal(state, "A")
    assert {n.split()[-1] for n in legal(state, "A")} == {"1", "2", "3"}
    play(state, "A: gust 1 to 12,2 by 1")
    assert ways(state, "gust") == {"2"}
    assert {n.split()[-1] for n in legal(state, "A")} == {"1", "2", "stop"}
    assert refused(state, "A: gust 1 to 12,3 by 1") == ("CC-CRD-11", "gust-has-flown")
    play(state, "A: gust 2 to 11,4 by 2")
    assert gusts(state) == ["12,2", "11,4"]
    assert asked(state) == "A opening"


@pytest.mark.rule("CC-CRD-11")
@pytest.mark.parametrize("name, most", [("gust_2", 2), ("gust_3", 3)])
def test_a_gust_card_is_for_the_squares_it_shows(name: str, most: int) -> None:
    state = position(at={"A": "8,4"}, hands={"A": name})
    play(state, f"A: play {name}")
    assert max(int(n.split()[-1]) for n in legal(state, "A")) == most
    assert refused(state, f"A: gust 1 to 13,1 by {most + 1}") == ("CC-CRD-11", "too-few-squares")
    play(state, "A: gust 1 to 12,2 by 1", "A: stop")
    assert asked(state) == "A opening"


@pytest.mark.rule("CC-CRD-11")
def test_a_card_flight_onto_the_own_caravel_ends_the_turn_at_once() -> None:
    state = position(at={"A": "12,2"}, hands={"A": "gust_3"})
    play(state, "A: play gust_3", "A: gust 1 to 12,2 by 1")
    assert dismasted(state) == "A"
    assert asked(state) == "A put-back"
    assert state.squares_left == 0


@pytest.mark.rule("CC-CRD-11")
@pytest.mark.rule("CC-GUS-04")
def test_a_gust_card_is_of_no_use_when_both_gusts_have_struck() -> None:
    at = {"A": "2,3", "B": "9,4", "C": "8,6"}
    state = dice_turn("gust gust rose", at, seats=3, gusts=("9,5", "8,5"), hands={"A": "gust_2"})
    play(state, "A: gust 1 to 9,4 by 1")
    assert "play gust_2" in legal(state, "A")
    play(state, "A: gust 2 to 8,6 by 1")
    assert refused(state, "A: play gust_2") == ("CC-GUS-04", "no-gust-flies")


@pytest.mark.rule("CC-CRD-12")
def test_the_carpenter_repairs_before_the_roll_and_the_turn_is_a_normal_one() -> None:
    state = position(at={"A": "8,4"}, dismasted="A", hands={"A": "carpenter"})
    play(state, "A: play carpenter")
    assert dismasted(state) == ""
    assert asked(state) == "A opening"
    play(state, "A: roll", draws=rolled("rose rose sail storm"))
    assert {"rose", "sail", "storm"} <= verbs(state, "A")


@pytest.mark.rule("CC-CRD-12")
def test_after_the_roll_it_is_too_late_for_the_carpenter() -> None:
    state = dice_turn("rose rose rose rose", {"A": "8,4"}, dismasted="A", hands={"A": "carpenter"})
    assert refused(state, "A: play carpenter") == ("CC-CRD-12", "carpenter-before-rolling")


@pytest.mark.rule("CC-CRD-13")
def test_fine_weather_cancels_the_storm_and_all_storm_dice() -> None:
    state = dice_turn("storm storm storm rose", {"A": "2,3", "B": "8,4"}, hands={"B": "fine_weather"})
    play(state, "A: storm 3")
    assert asked(state) == "B answer"
    play(state, "B: fine weather", draws=[])
    assert square(state, "B") == "8,4"
    assert asked(state) == "A dice"
    assert left(state) == ["rose"]
    assert RULES.encode(state)["discard"] == ["fine_weather"]


@pytest.mark.rule("CC-CRD-13")
def test_the_storms_own_player_is_not_asked_and_cannot_play_it_as_a_card() -> None:
    state = dice_turn("storm rose", {"A": "2,3", "B": "8,4"}, hands={"A": "fine_weather"})
    assert "fine weather" not in legal(state, "A")
    assert refused(state, "A: fine weather")[1] == "not-now"
    play(state, "A: storm 3", draws=[arrow("W")])
    assert square(state, "B") == "7,4"


@pytest.mark.rule("CC-CRD-14")
def test_every_other_seat_with_cards_is_asked_in_turn_order() -> None:
    cards = {"A": "carpenter", "B": "fair_wind", "D": "gust_2", "E": "fine_weather"}
    at = {"A": "8,4", "B": "2,3"}
    state = dice_turn("storm rose", at, seats=5, turn="C", hands=cards)
    play(state, "C: storm 1")
    assert asked(state) == "D answer"
    assert legal(state, "D") == {"decline"}
    assert refused(state, "D: fine weather") == ("CC-CRD-13", "card-not-held")
    play(state, "D: decline")
    assert asked(state) == "E answer"
    assert legal(state, "E") == {"decline", "fine weather"}
    cancelled = state.copy()
    play(cancelled, "E: fine weather", draws=[])
    assert asked(cancelled) == "C dice"
    play(state, "E: decline", "A: decline")
    assert asked(state) == "B answer"
    play(state, "B: decline", draws=[arrow("W")])
    assert (asked(state), square(state, "B")) == ("C dice", "1,3")


@pytest.mark.rule("CC-CRD-14")
def test_a_refusal_tells_nothing() -> None:
    """The others get the same views and events whether the card was kept back or was not there."""
    seen = set()
    for cards in ("fine_weather", "carpenter"):
        state = dice_turn("storm rose", {"A": "2,3", "B": "8,4"}, hands={"B": cards})
        sink = EventSink()
        texts = []
        for move in ("storm 3", "decline"):
            seat = int(state.actor)
            RULES.submit(state, seat, RULES.space.parse(move), FastChance(3), sink)
            texts += [RULES.view(state, None).text(), RULES.view(state, 0).text()]
            decision = RULES.next_decision(state)
            assert decision is not None
            texts.append(f"{decision.seat} {decision.question} {decision.rule}")
        seen.add((tuple(texts), str([event.document() for event in sink.seen_by(0)])))
    assert len(seen) == 1


@pytest.mark.rule("CC-CRD-14")
@pytest.mark.parametrize("drawn", [[card("hurricane"), arrow("W")], [card("fog_W")]])
def test_hurricane_and_fog_are_not_answered(drawn: list[int]) -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"}, hands={"B": "fine_weather"})
    play(state, "A: draw", draws=drawn)
    assert square(state, "A") == "7,4"
    assert asked(state) == "A dice"


@pytest.mark.rule("CC-CRD-14")
def test_fine_weather_is_not_the_one_card_of_the_turn() -> None:
    cards = {"A": "gust_2", "B": "fine_weather fair_wind"}
    state = dice_turn("storm", {"A": "2,3", "B": "8,4"}, hands=cards)
    play(state, "A: storm 3", "B: fine weather")
    assert legal(state, "A") == {"play gust_2", "end"}
    play(state, "A: end")
    assert "play fair_wind" in legal(state, "B")


@pytest.mark.rule("CC-CRD-15")
def test_a_card_may_be_played_in_the_turn_it_was_drawn() -> None:
    state = dice_turn("spyglass rose", {"A": "8,4"})
    play(state, "A: draw", draws=[card("favourable_winds")])
    play(state, "A: play favourable_winds", "A: wind W", "A: wind W")
    assert square(state, "A") == "6,4"


@pytest.mark.rule("CC-CRD-15")
def test_no_card_while_something_is_being_carried_out_or_after_the_turn_has_ended() -> None:
    cards = {"A": "fair_wind gust_2 favourable_winds"}
    spinning = dice_turn("storm storm", {"A": "8,4"}, hands=cards)
    play(spinning, "A: storm 1")
    assert refused(spinning, "A: play fair_wind") == ("CC-CRD-15", "no-card-now")
    answering = dice_turn("storm storm", {"A": "8,4"}, hands={"B": "fair_wind"})
    play(answering, "A: storm 1")
    assert why_not(answering, "B: play fair_wind").facts == {}
    assert refused(answering, "B: play fair_wind") == ("CC-CRD-15", "no-card-now")
    flying = dice_turn("rose", {"A": "8,4"}, hands=cards)
    play(flying, "A: play gust_2")
    assert refused(flying, "A: play fair_wind") == ("CC-CRD-15", "no-card-now")
    wrecked = dice_turn("rose", {"A": "8,4"}, hands=cards, gusts=("9,4", "2,4"))
    play(wrecked, "A: rose E")
    assert refused(wrecked, "A: play fair_wind") == ("CC-CRD-15", "no-card-now")
    repaired = dice_turn("sail rose", {"A": "8,4"}, hands=cards, dismasted="A")
    play(repaired, "A: repair")
    assert refused(repaired, "A: play fair_wind")[1] == "not-your-turn"


@pytest.mark.rule("CC-CRD-16")
def test_favourable_winds_follow_the_rules_of_a_step() -> None:
    state = position(at={"A": "8,3", "B": "7,3"}, hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds")
    assert ways(state, "wind") == {"NE", "E", "SE", "S", "SW", "NW"}
    assert refused(state, "A: wind N") == ("CC-SEA-02", "barrier-in-the-way")
    assert refused(state, "A: wind W") == ("CC-SEA-02", "caravel-in-the-way")
    assert refused(state, "A: stop") == ("CC-CRD-16", "nothing-moved-yet")


@pytest.mark.rule("CC-CRD-16")
def test_favourable_winds_need_a_free_square_for_every_step() -> None:
    ring = {"A": "1,1", "B": "2,1", "C": "1,2", "D": "2,2"}
    shut_in = position(at=ring, seats=4, hands={"A": "favourable_winds"})
    assert refused(shut_in, "A: play favourable_winds") == ("CC-CRD-16", "no-free-square")
    sharing = {"A": "2,2", "B": "2,1", "C": "1,2", "D": "2,2"}
    state = position(at=sharing, seats=4, hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds", "A: wind NW")
    assert (square(state, "A"), asked(state)) == ("1,1", "A opening")


@pytest.mark.rule("CC-CRD-16")
def test_favourable_winds_are_not_for_a_dismasted_caravel() -> None:
    state = position(at={"A": "8,4"}, hands={"A": "favourable_winds"}, dismasted="A")
    assert refused(state, "A: play favourable_winds") == ("CC-CRD-16", "dismasted")


@pytest.mark.rule("CC-CRD-16")
def test_favourable_winds_onto_a_gust_end_the_turn() -> None:
    state = position(at={"A": "8,4"}, hands={"A": "favourable_winds"}, gusts=("9,4", "2,4"))
    play(state, "A: play favourable_winds", "A: wind E")
    assert (dismasted(state), asked(state)) == ("A", "A put-back")


@pytest.mark.rule("CC-CRD-17")
def test_the_carpenter_needs_something_to_repair_and_the_turn_may_then_be_given_up() -> None:
    intact = position(at={"A": "8,4"}, hands={"A": "carpenter"})
    assert refused(intact, "A: play carpenter") == ("CC-CRD-17", "nothing-to-repair")
    state = position(at={"A": "8,4"}, dismasted="A", hands={"A": "carpenter"})
    play(state, "A: play carpenter", "A: give up")
    assert (barrels(state, "A"), asked(state)) == (5, "B opening")


@pytest.mark.rule("CC-CRD-17")
def test_in_a_calm_a_sail_is_still_needed_after_the_carpenter() -> None:
    state = position(at={"A": "6,5"}, dismasted="A", hands={"A": "carpenter"})
    play(state, "A: play carpenter", "A: roll", draws=rolled("rose rose sail storm"))
    assert verbs(state, "A") == {"sail", "reroll", "end"}
    assert SEAT_LETTERS[state.actor] == "A"
