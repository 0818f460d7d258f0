"""How a match ends: riches, the perfect combination, a queue that runs out, and who wins."""

from collections.abc import Mapping

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.outcome import Outcome
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    doubloons,
    hand,
    last_turn,
    legal,
    named,
    owned,
    play,
    position,
    queue_of,
    refused,
    rest_of_box,
    turn,
)

TEN = "123456789R"
NO_PILE = {"C": rest_of_box(3, QUEUE)}
"""Seat C owns what is not in the queue, Cortes among it: three doubloons and more at the end of its turns."""


def ended(state: MundusState) -> Outcome:
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


# --- 75 doubloons


@pytest.mark.rule("MN-END-01")
@pytest.mark.parametrize("held, over", [(74, False), (75, True), (76, True)])
def test_a_round_ends_the_game_when_somebody_has_75_doubloons(held: int, over: bool) -> None:
    state = last_turn(doubloons={"B": held})
    play(state, "A: end")
    assert (RULES.outcome(state) is not None) == over
    assert (RULES.decisions(state) == []) == over


@pytest.mark.rule("MN-END-01")
def test_the_last_income_of_a_round_counts() -> None:
    state = last_turn(doubloons={"A": 72}, developments={"A": ["cortes"]})
    play(state, "A: end")
    assert (ended(state).reason, ended(state).scores) == ("goal", [75, 0, 0])


@pytest.mark.rule("MN-END-01")
def test_the_round_is_played_to_its_end_and_the_richest_wins() -> None:
    state = turn("", ["1234", ""], doubloons={"A": 75, "B": 74})
    play(state, "A: end")
    assert (RULES.outcome(state), asked(state)) == (None, "B")
    play(state, "B: different 1 2 3 4", "B: end")
    ending = named(play(state, "C: end"), "match-ended")
    assert [event.facts for event in ending] == [{"reason": "ending-goal", "seats": ["@B"]}]
    assert (ended(state).places, ended(state).trail) == ([2, 1, 3], ["MN-END-01"])


@pytest.mark.rule("MN-END-01")
def test_nothing_is_allowed_once_the_match_is_over() -> None:
    state = last_turn(doubloons={"A": 75})
    play(state, "A: end")
    assert refused(state, "A: end") == ("MN-END-01", "match-over", {})


@pytest.mark.rule("MN-END-02")
def test_a_move_after_a_perfect_combination_is_refused_by_its_rule() -> None:
    state = last_turn([TEN, "", ""])
    play(state, "A: perfect", "A: end")
    assert refused(state, "A: end") == ("MN-END-02", "match-over", {})


@pytest.mark.rule("MN-END-05")
def test_a_move_after_the_queue_ran_out_is_refused_by_its_rule() -> None:
    fields = {"queue": QUEUE[:4], "starved": True, "developments": {"C": rest_of_box(3, QUEUE[:4])}}
    state = last_turn(["", "", ""], **fields)
    play(state, "A: end")
    assert refused(state, "A: end") == ("MN-END-05", "match-over", {})


# --- the perfect combination


@pytest.mark.rule("MN-END-02")
def test_the_perfect_combination_wins_against_riches_at_the_end_of_the_round() -> None:
    state = turn(TEN, doubloons={"B": 99})
    made = play(state, "A: perfect")
    assert [event.facts for event in named(made, "perfect-made")] == [{"seat": "@A"}]
    play(state, "A: end")
    assert (RULES.outcome(state), asked(state)) == (None, "B")
    play(state, "B: end", "C: end")
    assert (ended(state).reason, ended(state).places) == ("perfect", [1, 2, 3])


@pytest.mark.rule("MN-END-02")
def test_the_perfect_combination_ends_a_game_in_which_nobody_is_rich() -> None:
    state = last_turn([TEN, "", ""], doubloons={"B": 10})
    play(state, "A: perfect", "A: end")
    assert (ended(state).winners(), ended(state).trail) == ([0], ["MN-END-02"])


@pytest.mark.rule("MN-END-02")
@pytest.mark.parametrize("missing", TEN)
def test_without_one_of_the_ten_cards_there_is_no_perfect_combination(missing: str) -> None:
    twice = "9" if missing != "9" else "8"
    state = turn("".join(sorted(TEN.replace(missing, twice))))
    assert "perfect" not in legal(state, "A")
    assert refused(state, "A: perfect") == ("MN-END-02", "not-perfect", {})


@pytest.mark.rule("MN-END-02")
def test_the_perfect_combination_is_shown_only_in_the_makers_own_turn() -> None:
    before = position("choose first", [TEN, "", ""])
    facts = {"now": "step-first", "then": "step-turn"}
    assert refused(before, "A: perfect") == ("MN-EVT-13", "not-now", facts)
    others = turn("", [TEN, ""])
    assert refused(others, "B: perfect") == ("MN-PRG-12", "not-your-turn", {"seat": "@A"})


@pytest.mark.rule("MN-END-03")
def test_merchants_complete_the_perfect_combination() -> None:
    merchants = ["merchant-common 2 a", "merchant-rare 0 b"]
    state = last_turn(["113455678R", "", ""], developments={"A": merchants})
    play(state, "A: perfect", "A: turn 1 to 2", "A: turn 5 to 9", "A: end")
    assert (ended(state).reason, ended(state).winners()) == ("perfect", [0])


@pytest.mark.rule("MN-END-03")
@pytest.mark.parametrize(
    "cards, merchant",
    [
        ("113456789R", "merchant-rare 0 b"),  # of the wrong rarity for the missing 2
        ("113456788R", "merchant-common 2 a"),  # two kinds missing, one merchant
        ("13456789R", "merchant-common 2 a"),  # no card to spare
        ("1234567889", "merchant-rare 0 b"),  # no merchant makes a relic
    ],
)
def test_a_merchant_that_does_not_fit_completes_nothing(cards: str, merchant: str) -> None:
    assert "perfect" not in legal(turn(cards, developments={"A": [merchant]}), "A")


@pytest.mark.rule("MN-END-04")
def test_of_two_makers_the_richer_wins() -> None:
    state = turn(TEN, [TEN, ""], doubloons={"A": 1, "B": 2, "C": 80})
    play(state, "A: perfect", "A: end", "B: perfect", "B: end", "C: end")
    assert ended(state).places == [2, 1, 3]
    assert "MN-END-04" in ended(state).trail


@pytest.mark.rule("MN-END-09")
def test_the_perfect_combination_uses_ten_cards_and_pays_nothing() -> None:
    state = turn(TEN + "R")
    play(state, "A: perfect")
    assert (hand(state, "A"), doubloons(state, "A")) == ("R", 0)
    assert RULES.encode(state)["discard"] == TEN


@pytest.mark.rule("MN-END-09")
def test_the_perfect_combination_is_the_one_of_different_resources_in_its_turn() -> None:
    cards = "".join(sorted(TEN * 2))
    after_perfect, after_different = turn(cards), turn(cards)
    play(after_perfect, "A: perfect")
    expected = "different-made-already"
    assert refused(after_perfect, "A: different 1 2 3 4") == ("MN-PRG-08", expected, {})
    play(after_different, "A: different 1 2 3 4")
    assert refused(after_different, "A: perfect") == ("MN-END-09", expected, {})


@pytest.mark.rule("MN-END-09")
def test_no_relic_stands_for_one_of_the_nine() -> None:
    assert "perfect" not in legal(turn("12345678RR"), "A")


@pytest.mark.rule("MN-END-09")
def test_the_maker_still_makes_other_combinations_with_other_cards() -> None:
    state = turn("1111" + TEN[1:] + "R")
    play(state, "A: perfect", "A: set 1: 1 1 1", "A: develop 1", "A: sell 1")
    assert (owned(state, "A"), doubloons(state, "A")) == (["caravel 3"], 3)


# --- a queue that runs out


@pytest.mark.rule("MN-END-05")
def test_a_queue_that_is_not_filled_ends_the_game_with_the_round() -> None:
    state = turn("999", developments=NO_PILE, doubloons={"A": 9, "B": 40})
    taken = play(state, "A: set 9: 9 9 9", "A: develop 1")
    assert [event.facts for event in named(taken, "queue-short")] == [{"count": 4}]
    play(state, "A: end", "B: end")
    assert (RULES.outcome(state), asked(state)) == (None, "C")
    play(state, "C: end")
    assert (ended(state).reason, ended(state).winners()) == ("queue", [1])
    assert ended(state).trail == ["MN-END-05"]


@pytest.mark.rule("MN-END-05")
def test_an_empty_pile_behind_five_cards_does_not_end_the_game() -> None:
    queue = ["cortes", *QUEUE[:4]]
    developments = {"C": rest_of_box(3, queue, QUEUE[4])}
    state = last_turn(["999", "", ""], queue=queue, developments=developments)
    play(state, "A: set 9: 9 9 9", "A: develop 1")
    assert (state.unseen_left, queue_of(state)) == (0, list(QUEUE))
    play(state, "A: end")
    assert RULES.outcome(state) is None


@pytest.mark.rule("MN-END-07")
def test_a_short_queue_is_chosen_from_as_far_as_it_goes() -> None:
    queue = ["caravel 3", "cortes"]
    state = turn("999", queue=queue, starved=True, developments={"C": rest_of_box(3, queue)})
    play(state, "A: set 9: 9 9 9")
    assert legal(state, "A") == {"develop 1", "develop 2"}
    expected = ("MN-PRG-03", "out-of-reach", {"place": 3, "reach": 2})
    assert refused(state, "A: develop 3") == expected
    play(state, "A: develop 1")
    assert queue_of(state) == ["cortes"]


@pytest.mark.rule("MN-END-07")
def test_with_an_empty_queue_no_set_is_made_but_everything_else() -> None:
    state = turn("999R", queue=[], starved=True, developments={"C": rest_of_box(3)})
    assert legal(state, "A") == {"sell 1", "end"}
    assert refused(state, "A: set 9: 9 9 9") == ("MN-END-07", "queue-empty", {})


# --- who wins


@pytest.mark.rule("MN-END-06")
@pytest.mark.parametrize(
    "hands, held, winners",
    [
        (("", "", ""), {"A": 80, "B": 75, "C": 80}, [0, 2]),
        ((TEN, TEN, ""), {"A": 3, "B": 3, "C": 9}, [0, 1]),
    ],
)
def test_equal_players_share_the_victory(
    hands: tuple[str, str, str], held: Mapping[str, int], winners: list[int]
) -> None:
    state = turn(hands[0], hands[1:], doubloons=held)
    for letter, cards in zip("ABC", hands, strict=True):
        play(state, *([f"{letter}: perfect"] if cards else []), f"{letter}: end")
    assert ended(state).winners() == winners
    assert ended(state).trail[-1] == "MN-END-06"


@pytest.mark.rule("MN-END-06")
def test_equal_players_share_the_victory_when_the_queue_runs_out() -> None:
    queue = ["caravel 3", "cortes"]
    fields = {"queue": queue, "starved": True, "developments": {"C": rest_of_box(3, queue)}}
    state = last_turn(["", "", ""], doubloons={"A": 40, "B": 40}, **fields)
    play(state, "A: end")
    assert ended(state).places == [1, 1, 3]


@pytest.mark.rule("MN-END-08")
@pytest.mark.parametrize(
    "perfect, starved, riches, winner, trail",
    [
        (True, False, 90, 0, ["MN-END-02", "MN-END-08"]),
        (True, True, 10, 0, ["MN-END-02", "MN-END-08"]),
        (True, True, 90, 0, ["MN-END-02", "MN-END-08"]),
        (False, True, 90, 1, ["MN-END-01", "MN-END-08"]),
        (False, True, 10, 1, ["MN-END-05"]),
    ],
)
def test_a_perfect_combination_decides_first_and_without_one_the_richest_wins(
    perfect: bool, starved: bool, riches: int, winner: int, trail: list[str]
) -> None:
    queue = QUEUE[:4] if starved else QUEUE
    fields = {"queue": queue, "starved": starved, "developments": {"C": rest_of_box(3, queue)}}
    state = last_turn([TEN if perfect else "", "", ""], doubloons={"B": riches}, **fields)
    play(state, *(["A: perfect"] if perfect else []), "A: end")
    assert (ended(state).winners(), ended(state).trail) == ([winner], trail)


@pytest.mark.rule("MN-END-08")
@pytest.mark.parametrize("rich, maker", [("A", "B"), ("A", "C"), ("B", "C"), ("B", "A")])
def test_a_perfect_combination_decides_wherever_the_rich_seat_sits(rich: str, maker: str) -> None:
    hands = [TEN if letter == maker else "" for letter in "ABC"]
    state = turn(hands[0], hands[1:], doubloons={rich: 90})
    for letter in "ABC":
        events = play(state, *([f"{letter}: perfect"] if letter == maker else []), f"{letter}: end")
    ending = named(events, "match-ended")[0]
    assert (ending.rule, ending.facts) == (
        "MN-END-02",
        {"reason": "ending-perfect", "seats": [f"@{maker}"]},
    )
    outcome = ended(state)
    assert (outcome.reason, outcome.trail) == ("perfect", ["MN-END-02", "MN-END-08"])
    assert outcome.winners() == ["ABC".index(maker)]
