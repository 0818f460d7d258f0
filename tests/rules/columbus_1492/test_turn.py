"""CC-TRN: rolls, rerolls, giving up, barrels, rounds, extra and missed turns."""

import pytest

from caravela.games.columbus_1492 import GAME
from tests.rules.columbus_1492.table import (
    PARTS,
    asked,
    barrels,
    card,
    dice_turn,
    dismasted,
    hand,
    left,
    legal,
    named,
    play,
    position,
    refused,
    rolled,
    square,
    verbs,
)


@pytest.mark.rule("CC-TRN-01")
def test_four_dice_are_rolled_and_used_in_any_order() -> None:
    state = position(at={"A": "8,4"})
    play(state, "A: roll", draws=rolled("rose sail rose storm"))
    assert left(state) == ["rose", "rose", "sail", "storm"]
    for order in (("rose W", "sail W", "rose W"), ("sail W", "rose W", "rose W")):
        after = state.copy()
        for use in order:
            play(after, f"A: {use}")
        assert square(after, "A") == "5,4"
        assert left(after) == ["storm"]
    play(state, "A: storm 1")
    assert left(state) == ["rose", "rose", "sail"]


@pytest.mark.rule("CC-TRN-01")
def test_unwanted_dice_are_passed_on_unused() -> None:
    state = dice_turn("rose rose sail storm", {"A": "8,4"})
    play(state, "A: end")
    assert square(state, "A") == "8,4"
    assert left(state) == []
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-TRN-01")
def test_a_die_that_was_not_rolled_cannot_be_used() -> None:
    state = dice_turn("rose rose rose rose", {"A": "8,4"})
    assert refused(state, "A: sail N") == ("CC-TRN-01", "no-such-die")
    assert refused(state, "A: draw") == ("CC-TRN-01", "no-such-die")


@pytest.mark.rule("CC-TRN-01")
@pytest.mark.parametrize(
    "dice, at, damaged, question",
    [
        ("rose", "8,4", "", "dice"),
        ("", "8,4", "", "card"),
        ("rose storm", "6,5", "", "card"),
        ("sail rose", "6,5", "", "dice"),
        ("rose storm", "8,4", "A", "card"),
    ],
    ids=["a die left", "all used", "becalmed", "becalmed with a sail", "dismasted"],
)
def test_when_the_dice_have_nothing_left_to_do_a_card_is_asked_for(
    dice: str, at: str, damaged: str, question: str
) -> None:
    """The question depends on public information only, never on which cards are kept."""
    for kept in ("fair_wind", "fine_weather"):
        state = dice_turn(dice, {"A": at}, used=True, dismasted=damaged, hands={"A": kept})
        assert asked(state) == f"A {question}"


@pytest.mark.rule("CC-TRN-02")
@pytest.mark.parametrize(
    "at, damaged", [("8,4", ""), ("6,5", ""), ("8,4", "A")], ids=["intact", "becalmed", "dismasted"]
)
def test_giving_up_the_turn_brings_two_barrels(at: str, damaged: str) -> None:
    state = position(at={"A": at}, dismasted=damaged)
    play(state, "A: give up")
    assert barrels(state, "A") == 5
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-TRN-03")
@pytest.mark.parametrize("before, after", [(6, 8), (7, 8), (8, 8)])
def test_nobody_ever_owns_more_than_eight_barrels(before: int, after: int) -> None:
    state = position(barrels={"A": before})
    events = play(state, "A: give up")
    assert barrels(state, "A") == after
    assert named(events, "turn-given-up")[0].facts["count"] == after - before


@pytest.mark.rule("CC-TRN-04")
def test_any_dice_are_rolled_again_for_one_barrel_while_the_others_stay() -> None:
    state = dice_turn("rose rose gust storm", {"A": "8,4"})
    play(state, "A: reroll rose gust storm", draws=rolled("sail sail sail"))
    assert left(state) == ["rose", "sail", "sail", "sail"]
    assert barrels(state, "A") == 2
    play(state, "A: reroll rose sail sail sail", draws=rolled("gust gust gust gust"))
    play(state, "A: reroll gust", draws=rolled("rose"))
    assert left(state) == ["rose", "gust", "gust", "gust"]
    assert barrels(state, "A") == 0
    assert "reroll" not in verbs(state, "A")
    assert refused(state, "A: reroll gust") == ("CC-TRN-04", "no-barrel")


@pytest.mark.rule("CC-TRN-04")
def test_only_dice_that_lie_there_can_be_rolled_again() -> None:
    state = dice_turn("rose rose gust storm", {"A": "8,4"})
    choices = {notation for notation in legal(state, "A") if notation.startswith("reroll")}
    assert len(choices) == 11
    assert refused(state, "A: reroll rose rose rose") == ("CC-TRN-04", "no-such-dice")


@pytest.mark.rule("CC-TRN-05")
@pytest.mark.parametrize("use", ["rose W", "draw", "storm 1", "gust 1 to 13,2 by 1"])
def test_once_a_die_is_used_nothing_is_rolled_again(use: str) -> None:
    state = dice_turn("rose gust storm spyglass", {"A": "8,4"})
    assert "reroll" in verbs(state, "A")
    play(state, f"A: {use}", draws=[card("food_1")] if use == "draw" else None)
    assert barrels(state, "A") >= 3
    assert "reroll" not in verbs(state, "A")
    assert refused(state, "A: reroll gust") == ("CC-TRN-05", "die-already-used")


@pytest.mark.rule("CC-TRN-06")
def test_worked_example_of_the_spyglasses() -> None:
    state = position(at={"A": "2,4"})
    play(state, "A: roll", draws=rolled("rose gust spyglass rose"))
    play(state, "A: reroll rose rose gust", draws=rolled("storm spyglass rose"))
    play(state, "A: reroll rose storm", draws=rolled("gust sail"))
    assert left(state).count("spyglass") == 2
    assert barrels(state, "A") == 1
    play(state, "A: look", "A: draw", draws=[0, card("food_1")])


@pytest.mark.rule("CC-TRN-07")
def test_forty_barrels_are_enough_for_five_full_stocks() -> None:
    everybody = dict.fromkeys("ABCDE", 8)
    state = position(seats=5, barrels=everybody)
    assert sum(state.barrels) == 40
    play(state, "A: give up", "B: give up")
    assert sum(state.barrels) == 40
    assert int(PARTS.most_barrels) * GAME.most_seats <= 40


@pytest.mark.rule("CC-TRN-08")
def test_a_die_may_wait_until_it_works() -> None:
    state = dice_turn("rose spyglass", {"A": "7,4"}, used=True)
    assert refused(state, "A: look") == ("CC-DIE-09", "not-in-the-west")
    play(state, "A: rose W")
    assert "look" in legal(state, "A")


@pytest.mark.rule("CC-TRN-08")
def test_the_turn_goes_on_while_anything_is_left_and_ends_when_nothing_is() -> None:
    state = dice_turn("rose gust", {"A": "8,4"})
    play(state, "A: rose N")
    assert asked(state) == "A dice"
    play(state, "A: gust 1 to 13,2 by 1")
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-TRN-08")
def test_with_a_kept_card_in_hand_the_player_ends_the_turn() -> None:
    state = dice_turn("rose", {"A": "8,4"}, hands={"A": "fine_weather"})
    play(state, "A: rose N")
    assert legal(state, "A") == {"end"}
    play(state, "A: end")
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-TRN-09")
def test_a_card_may_come_before_giving_up_and_nothing_after_it() -> None:
    state = position(at={"A": "8,4"}, hands={"A": "favourable_winds gust_2"})
    play(state, "A: play favourable_winds", "A: wind W", "A: stop")
    assert "give up" in legal(state, "A")
    play(state, "A: give up")
    assert barrels(state, "A") == 5
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-TRN-09")
def test_after_a_roll_the_turn_is_not_given_up_any_more() -> None:
    state = dice_turn("gust gust gust gust", {"A": "8,4"})
    assert "give" not in verbs(state, "A")
    assert refused(state, "A: give up") == ("CC-TRN-01", "not-now")
    play(state, "A: end")
    assert barrels(state, "A") == 3


@pytest.mark.rule("CC-TRN-10")
def test_a_kept_card_is_no_die_so_rolling_again_stays_allowed() -> None:
    state = dice_turn("rose rose gust storm", {"A": "8,4"}, hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds", "A: wind W", "A: wind W")
    assert "reroll" in verbs(state, "A")


@pytest.mark.rule("CC-TRN-10")
def test_dice_kept_at_one_reroll_may_be_rolled_at_a_later_one() -> None:
    state = dice_turn("rose rose gust storm", {"A": "8,4"})
    play(state, "A: reroll gust", draws=rolled("spyglass"))
    play(state, "A: reroll rose rose", draws=rolled("sail sail"))
    assert left(state) == ["sail", "sail", "storm", "spyglass"]


@pytest.mark.rule("CC-TRN-11")
def test_a_round_is_one_turn_for_each_seat_from_the_first_player_on() -> None:
    state = position(round=1, turn="B", first="B", seats=3, missed={"C": 1})
    play(state, "B: give up")
    assert asked(state) == "A opening"
    assert state.round == 1
    play(state, "A: give up")
    assert (asked(state), state.round) == ("B opening", 2)


@pytest.mark.rule("CC-TRN-11")
def test_an_extra_turn_belongs_to_the_round_before_it() -> None:
    state = position(round=1, turn="B", at={"B": "8,4"}, hands={"B": "fair_wind"})
    play(state, "B: play fair_wind", "B: give up")
    assert (asked(state), state.round) == ("B opening", 1)
    play(state, "B: roll", draws=rolled("storm storm storm storm"))
    assert "storm" not in verbs(state, "B")
    play(state, "B: end")
    assert (asked(state), state.round) == ("A opening", 2)


@pytest.mark.rule("CC-TRN-12")
def test_gusts_are_put_back_before_the_extra_turn_and_that_before_the_next_seat() -> None:
    state = dice_turn("rose rose", {"A": "8,4"}, hands={"A": "fair_wind"}, gusts=("9,4", "13,5"))
    play(state, "A: play fair_wind", "A: rose E")
    assert asked(state) == "A put-back"
    play(state, "A: put 1")
    assert asked(state) == "A opening"
    play(state, "A: roll", draws=rolled("rose rose sail storm"))
    assert {"repair", "end"} <= legal(state, "A")
    assert "rose" not in verbs(state, "A")
    play(state, "A: repair")
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-TRN-13")
def test_a_missed_turn_brings_nothing_and_two_are_two() -> None:
    state = position(turn="B", missed={"A": 2}, dismasted="A", hands={"A": "carpenter"})
    for _ in range(2):
        events = play(state, "B: give up")
        assert named(events, "turn-missed")
        assert asked(state) == "B opening"
    assert barrels(state, "A") == 3
    assert dismasted(state) == "A"
    assert hand(state, "A") == ["carpenter"]
    play(state, "B: give up")
    assert asked(state) == "A opening"


@pytest.mark.rule("CC-TRN-13")
def test_fine_weather_stays_playable_for_one_who_misses_a_turn() -> None:
    state = dice_turn("storm", {"A": "8,4"}, hands={"B": "fine_weather"}, missed={"B": 1})
    play(state, "A: storm 1", "B: fine weather")
    assert asked(state) == "A opening"
    assert hand(state, "B") == []


@pytest.mark.rule("CC-TRN-13")
def test_an_extra_turn_is_missed_first() -> None:
    state = dice_turn("spyglass", {"A": "8,4"}, extra=1, barrels={"A": 0})
    events = play(state, "A: draw", draws=[card("mutiny")])
    assert named(events, "turn-missed")
    assert asked(state) == "B opening"
    play(state, "B: give up")
    assert asked(state) == "A opening"
