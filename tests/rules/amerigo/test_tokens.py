"""AM-TOK: the 24 progress tokens."""

import pytest

from caravela.games.amerigo.components import COLOUR_NAMES, COLOURS
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.documents import BrokenDocument
from tests.rules.amerigo.table import (
    PARTS,
    RULES,
    acting,
    asked,
    document,
    gold,
    legal,
    named,
    only,
    play,
    position,
    question,
    refused,
    rules_with,
    score,
    sheet,
)
from tests.rules.amerigo.test_end import final
from tests.rules.amerigo.test_pirates import last_turn

ACTIONS = ("navigation", "cannons", "planning", "progress", "expansion", "production")
PAIRS = (("blue", "red"), ("black", "brown"), ("green", "yellow"))


def points_of(tokens: list[str], colour: int) -> int:
    """The points with which an action of three cubes begins."""
    state = position(
        seats={"A": {"tokens": tokens, "ships": ["frame 1", "frame 1"]}}, centre={COLOUR_NAMES[colour]: 3}
    )
    play(state, f"A: do {ACTIONS[colour]}")
    assert document(state)["turn"]["action"] == COLOUR_NAMES[colour]
    points = document(state)["turn"]["points"]
    assert isinstance(points, int)
    return points


@pytest.mark.rule("AM-TOK-01")
@pytest.mark.parametrize("colour", range(6))
def test_two_more_points_for_the_one_action(colour: int) -> None:
    for other in range(6):
        assert points_of([f"bonus-{COLOUR_NAMES[colour]}"], other) == (5 if other == colour else 3)


@pytest.mark.rule("AM-TOK-01")
def test_two_more_points_in_navigation_are_for_each_ship() -> None:
    seats = {"A": {"tokens": ["bonus-blue"], "ships": ["f6", "f7"]}}
    state = position(seats=seats, centre={"blue": 1})
    play(state, "A: do navigation", "A: ship 1", "A: sail f4")
    assert document(state)["turn"]["points"] == 3
    play(state, "A: ship 2", "A: sail d6")
    assert sheet(state, "A")["ships"] == ["f4", "d6"]


@pytest.mark.rule("AM-TOK-02")
@pytest.mark.parametrize("pair", PAIRS)
def test_one_more_point_for_either_of_two_actions(pair: tuple[str, str]) -> None:
    token = f"bonus-{pair[0]}-{pair[1]}"
    for colour in range(6):
        assert points_of([token], colour) == (4 if COLOUR_NAMES[colour] in pair else 3)


@pytest.mark.rule("AM-TOK-02")
def test_such_tokens_add_up() -> None:
    assert points_of(["bonus-blue", "bonus-blue-red"], 0) == 6
    assert points_of(["bonus-blue", "bonus-blue-red", "bonus-red"], 2) == 6


@pytest.mark.rule("AM-TOK-03")
def test_the_following_wind_gives_eight_points_to_each_ship_once() -> None:
    seats = {"A": {"tokens": ["following-wind"], "ships": ["f6", "f7"]}}
    state = acting("navigate", "blue", 1, seats)
    play(state, "A: wind")
    assert document(state)["turn"]["points"] == 9
    assert "wind" not in legal(state, "A")
    assert refused(state, "A: wind") == ("AM-TOK-03", "no-such-token")
    play(state, "A: ship 1", "A: sail f1", "A: ship 2", "A: sail a6")
    assert sheet(state, "A")["used"] == ["following-wind"]


@pytest.mark.rule("AM-TOK-03")
def test_caught_late_the_wind_helps_the_second_ship_alone() -> None:
    seats = {"A": {"tokens": ["following-wind"], "ships": ["f6", "f7"]}}
    state = acting("navigate", "blue", 1, seats)
    play(state, "A: ship 1", "A: sail f5", "A: ship 2", "A: wind")
    assert document(state)["turn"]["points"] == 9
    play(state, "A: sail f4")
    assert asked(state) == "B"


@pytest.mark.rule("AM-TOK-04")
def test_the_letter_of_marque_makes_pirates_two_stronger_for_all_others() -> None:
    seats: dict[str, dict[str, object]] = {"A": {"tokens": ["letter-of-marque"], "cannons": 4, "points": 9},
                                           "B": {"cannons": 4, "points": 9}}  # fmt: skip
    state = last_turn(seats, [3])
    events = play(state, "B: pass")
    assert only(events, "pirates-beaten").facts == {"seat": "@A", "strength": 3, "left": 1}
    lost = only(events, "pirates-won").facts
    assert (lost["strength"], lost["lost"]) == (5, 5)
    assert score(state, "B") == 4


@pytest.mark.rule("AM-TOK-04")
def test_the_letter_counts_at_strength_zero_and_is_fired_at_too() -> None:
    seats: dict[str, dict[str, object]] = {
        "A": {"tokens": ["letter-of-marque"]},
        "B": {"cannons": 3, "points": 9},
    }
    state = last_turn(seats, [0])
    play(state, "B: pass")
    assert (sheet(state, "B")["cannons"], score(state, "B")) == (1, 9)
    state = last_turn({**seats, "B": {"points": 9}}, [0])
    play(state, "B: pass")
    assert score(state, "B") == 7


@pytest.mark.rule("AM-TOK-05")
@pytest.mark.parametrize(
    "pirates, points, left", [([4, 3], 10, 6), ([4, 2], 10, 7), ([1], 10, 9), ([4, 3], 2, 0)]
)
def test_the_harbour_chain_halves_the_loss_rounded_up(pirates: list[int], points: int, left: int) -> None:
    state = last_turn({"A": {"tokens": ["harbour-chain"], "points": points, "cannons": 0}}, pirates)
    events = play(state, "B: pass")
    assert score(state, "A") == left
    lost = only(events, "pirates-won-halved")
    strength = sum(pirates)
    due = (strength + 1) // 2
    assert (lost.rule, lost.facts) == (
        "AM-TOK-05",
        {"seat": "@A", "strength": strength, "cannons": 0, "due": due, "lost": points - left},
    )


@pytest.mark.rule("AM-TOK-05")
def test_all_cannons_are_fired_all_the_same() -> None:
    state = last_turn({"A": {"tokens": ["harbour-chain"], "points": 9, "cannons": 3}}, [4])
    play(state, "B: pass")
    assert (sheet(state, "A")["cannons"], score(state, "A")) == (0, 7)


@pytest.mark.rule("AM-TOK-06")
@pytest.mark.parametrize("pirates, cannons, coins", [([3], 3, 2), ([0], 0, 2), ([3], 2, 0)])
def test_prize_money_for_each_attack_beaten(pirates: list[int], cannons: int, coins: int) -> None:
    state = last_turn({"A": {"tokens": ["prize-money"], "cannons": cannons, "points": 5}}, pirates)
    events = play(state, "B: pass")
    assert gold(state, "A") == coins
    assert [event.rule for event in named(events, "gold-got")] == (["AM-TOK-06"] if coins else [])


@pytest.mark.rule("AM-TOK-06")
@pytest.mark.rule("AM-GLD-02")
@pytest.mark.parametrize("held, spare", [(10, 0), (11, 1), (12, 2)])
def test_prize_money_beyond_twelve_gold_is_victory_points(held: int, spare: int) -> None:
    state = last_turn({"A": {"tokens": ["prize-money"], "cannons": 3, "points": 5, "gold": held}}, [3])
    play(state, "B: pass")
    assert (gold(state, "A"), score(state, "A")) == (12, 5 + spare)
    assert sheet(state, "A")["earned"]["spare_gold"] == spare


@pytest.mark.rule("AM-TOK-07")
def test_the_surveyor_takes_two_neutral_tiles_and_pays_both() -> None:
    state = position(seats={"A": {"tokens": ["surveyor"]}}, centre={"red": 6})
    play(state, "A: do planning", "A: plan neutral-domino", "A: plan neutral-i3")
    assert document(state)["turn"]["points"] == 1
    assert refused(state, "A: plan neutral-single") == ("AM-PLN-02", "neutral-taken")


@pytest.mark.rule("AM-TOK-08")
@pytest.mark.parametrize("colour, both", [("red", True), ("green", True), ("blue", False)])
def test_the_master_builder_takes_red_for_green_and_green_for_red(colour: str, both: bool) -> None:
    state = position(seats={"A": {"tokens": ["master-builder"]}}, centre={colour: 3})
    open_now = {"do planning", "do expansion"} & legal(state, "A")
    assert open_now == ({"do planning", "do expansion"} if both else set())
    assert {"do planning", "do expansion"} & legal(position(centre={"red": 3}), "A") == {"do planning"}
    if colour == "green":
        events = play(state, "A: do planning")
        begun = only(events, "action-begun")
        assert (begun.rule, begun.facts["points"]) == ("AM-TOK-08", 3)
        assert "plan neutral-i3" in legal(state, "A")


@pytest.mark.rule("AM-TOK-08")
def test_red_and_green_cubes_are_never_added_together() -> None:
    state = position(seats={"A": {"tokens": ["master-builder"]}}, centre={"red": 2, "green": 3})
    assert only(play(state, "A: do planning"), "action-begun").facts["points"] == 3


@pytest.mark.rule("AM-TOK-09")
@pytest.mark.parametrize("token, coins", [("purse-3", 3), ("purse-5", 5)])
def test_a_purse_gives_its_gold_once(token: str, coins: int) -> None:
    state = position(seats={"A": {"tokens": [token]}}, centre={"blue": 1})
    events = play(state, f"A: cash {token}")
    assert only(events, "purse-cashed").facts["gold"] == coins
    assert gold(state, "A") == coins
    assert sheet(state, "A")["used"] == [token]
    assert refused(state, f"A: cash {token}") == ("AM-TOK-09", "no-such-token")
    assert asked(state) == "A"


@pytest.mark.rule("AM-TOK-10")
def test_harbour_dues_are_a_gold_for_each_post() -> None:
    seats = {"A": {"tokens": ["harbour-dues"], "ships": ["f1", "f6"], "posts": ["j2"]}}
    state = acting("navigate", "blue", 1, seats)
    events = play(state, "A: ship 1", "A: sail e1", "A: post")
    assert only(events, "gold-got").rule == "AM-TOK-10"
    assert gold(state, "A") == 1
    play(state, "A: ship 2", "A: sail g6", "A: post")
    assert gold(state, "A") == 2


@pytest.mark.rule("AM-TOK-10")
@pytest.mark.rule("AM-GLD-02")
def test_harbour_dues_beyond_twelve_gold_are_a_victory_point() -> None:
    seats = {"A": {"tokens": ["harbour-dues"], "gold": 12, "ships": ["f1", "f6"], "posts": ["j2"]}}
    state = acting("navigate", "blue", 1, seats)
    play(state, "A: ship 1", "A: sail e1", "A: post")
    assert (gold(state, "A"), score(state, "A")) == (12, 3 + 1)
    assert sheet(state, "A")["earned"]["spare_gold"] == 1


@pytest.mark.rule("AM-TOK-11")
@pytest.mark.parametrize("cubes, coins", [(1, 1), (2, 1), (5, 3), (10, 5)])
def test_the_assayer_takes_a_gold_for_two_cubes(cubes: int, coins: int) -> None:
    centre = {"blue": min(cubes, 6), "red": max(0, cubes - 6)}
    state = position(seats={"A": {"tokens": ["assayer"]}}, centre=centre)
    events = play(state, "A: gold")
    assert only(events, "gold-taken").rule == "AM-TOK-11"
    assert gold(state, "A") == coins


def flagship(ranking: str, **spaces: int) -> AmerigoState:
    seats: dict[str, dict[str, object]] = {letter: {"white": space} for letter, space in spaces.items()}
    seats.setdefault("A", {})["tokens"] = ["flagship"]
    return position(players=3, seats=seats, ranking=ranking, order="ABC", centre={"white": 1})


@pytest.mark.rule("AM-TOK-12")
def test_the_flagship_goes_on_top_of_the_first_disc_whatever_the_points() -> None:
    state = flagship("CBA", A=1, B=2, C=14)
    play(state, "A: do special")
    assert "flagship" in legal(state, "A")
    events = play(state, "A: flagship")
    assert only(events, "flag-raised").facts["first"] == "@C"
    assert sheet(state, "A")["white"] == 14
    assert document(state)["ranking"] == "ACB"
    assert asked(state) == "B"


@pytest.mark.rule("AM-TOK-12")
def test_the_flagship_gives_no_gold_on_the_last_space_and_the_first_player_cannot() -> None:
    state = flagship("CBA", A=1, B=2, C=19)
    play(state, "A: do special", "A: flagship")
    assert gold(state, "A") == 0
    state = flagship("ABC", A=3)
    play(state, "A: do special")
    assert refused(state, "A: flagship") == ("AM-TOK-12", "first-already")
    state = position(centre={"white": 1})
    play(state, "A: do special")
    assert refused(state, "A: flagship") == ("AM-TOK-12", "no-such-token")


@pytest.mark.rule("AM-TOK-13")
def test_the_chronicle_gives_points_equal_to_the_cubes_instead_of_an_action_once() -> None:
    state = position(seats={"A": {"tokens": ["chronicle"]}}, centre={"blue": 4, "red": 3})
    events = play(state, "A: chronicle")
    assert only(events, "chronicle-used").facts == {"seat": "@A", "cubes": 7, "points": 7}
    assert score(state, "A") == 7
    assert asked(state) == "B"
    used = position(seats={"A": {"tokens": ["chronicle"], "used": ["chronicle"]}}, centre={"blue": 4})
    assert refused(used, "A: chronicle") == ("AM-TOK-13", "no-such-token")


@pytest.mark.rule("AM-TOK-13")
def test_the_chronicle_is_worth_nothing_at_the_end() -> None:
    state, _ = final({"A": {"tokens": ["chronicle"]}})
    assert score(state, "A") == 0


@pytest.mark.rule("AM-TOK-14")
@pytest.mark.parametrize(
    "token, mine, points, reason",
    [
        ("trading-company", {"posts": ["d1", "j2", "g3"]}, 3, "posts"),
        ("trading-company", {}, 0, "posts"),
        ("royal-favour", {}, 7, ""),
        ("treasury", {"gold": 5}, 5, "gold"),
        ("treasury", {"gold": 12, "chests": 1}, 12, "gold"),
    ],
)
def test_what_tokens_score_at_the_end(token: str, mine: dict[str, object], points: int, reason: str) -> None:
    state, events = final({"A": {"tokens": [token], **mine}})
    assert sheet(state, "A")["earned"]["tokens"] == points
    scored = only(events, f"token-scored-{reason}" if reason else "token-scored")
    arithmetic = {reason: points} if reason else {}
    assert scored.rule == "AM-TOK-14"
    assert scored.facts == {"seat": "@A", "points": points, "token": token, **arithmetic}


@pytest.mark.rule("AM-TOK-15")
def test_a_permanent_token_works_from_the_moment_it_is_taken() -> None:
    tokens = {"left": ["harbour-dues", "", "", ""], "right": ["", "", "", ""]}
    state = acting("progress", "brown", 4, {"A": {"posts": ["d1", "j2"]}}, tokens=tokens)
    play(state, "A: advance 4", "A: token harbour-dues")
    assert gold(state, "A") == 0
    assert sheet(state, "A")["tokens"] == ["harbour-dues"]


@pytest.mark.rule("AM-TOK-15")
def test_a_one_time_token_is_spent_when_used_and_stays_with_its_owner() -> None:
    state = position(seats={"A": {"tokens": ["purse-3"]}}, centre={"blue": 1})
    play(state, "A: cash purse-3")
    assert sheet(state, "A")["tokens"] == sheet(state, "A")["used"] == ["purse-3"]
    with pytest.raises(BrokenDocument, match="is spent although nobody can have done so"):
        position(seats={"A": {"tokens": ["surveyor"], "used": ["surveyor"]}})


@pytest.mark.rule("AM-TOK-16")
def test_the_twenty_four_tokens() -> None:
    names = PARTS.token_names
    assert names[:6] == [f"bonus-{name}" for name in COLOUR_NAMES[:6]]
    assert names[6:9] == [f"bonus-{one}-{two}" for one, two in PAIRS]
    assert len(names[9:]) == 15
    assert len(set(names)) == 24
    for token in range(9):
        row = [int(PARTS.bonus[token * COLOURS + colour]) for colour in range(COLOURS)]
        assert sorted(row)[-2:] == ([0, 2] if token < 6 else [1, 1])


@pytest.mark.rule("AM-TOK-16")
def test_an_owner_may_correct_which_actions_a_token_helps() -> None:
    assert isinstance(PARTS.document, dict)
    tokens = [dict(token) for token in PARTS.document["progress_token"]]
    tokens[1]["actions"] = [["blue", "black"], ["red", "brown"], ["green", "yellow"]]
    rules = rules_with(progress_token=tokens)
    assert rules.parts.token_names[6:9] == ["bonus-blue-black", "bonus-red-brown", "bonus-green-yellow"]
    laid = {"left": ["bonus-blue-black", "", "", ""], "right": []}
    state = position("progress", {}, rules=rules, tokens=laid, turn={"action": "brown", "points": 4})
    play(state, "A: advance 4", "A: token bonus-blue-black", rules=rules)
    assert rules.encode(state)["seats"][0]["tokens"] == ["bonus-blue-black"]  # type: ignore[index]
    tokens[1]["actions"] = [["blue", "blue"], ["red", "brown"], ["green", "pink"]]
    with pytest.raises(BrokenDocument, match="not one or two different colours"):
        rules_with(progress_token=tokens)


@pytest.mark.rule("AM-TOK-17")
def test_tokens_apply_when_the_action_is_done_through_the_white_one() -> None:
    mine = {"white": 3, "tokens": ["bonus-red", "surveyor"]}
    state = position(seats={"A": mine}, ranking="AB", centre={"white": 5})
    play(state, "A: do special")
    assert document(state)["turn"]["points"] == 5
    play(state, "A: as planning")
    assert document(state)["turn"]["points"] == 7
    play(state, "A: plan neutral-single", "A: plan neutral-single")
    seats = {
        "A": {
            "white": 1,
            "tokens": ["following-wind", "harbour-dues", "bonus-blue-red"],
            "ships": ["f1", "f6"],
        }
    }
    state = position(seats=seats, ranking="AB", centre={"white": 1})
    play(state, "A: do special", "A: as navigation")
    assert document(state)["turn"]["points"] == 2
    play(state, "A: wind", "A: ship 1", "A: sail e1", "A: post")
    assert gold(state, "A") == 1


@pytest.mark.rule("AM-TOK-17")
def test_a_disc_on_red_opens_planning_and_not_expansion() -> None:
    mine = {"white": 3, "tokens": ["master-builder"]}
    state = position(seats={"A": mine}, ranking="AB", centre={"white": 2})
    assert {"do planning", "do expansion"} & legal(state, "A") == set()
    play(state, "A: do special")
    assert "as planning" in legal(state, "A")
    assert refused(state, "A: as expansion") == ("AM-WHI-02", "disc-elsewhere")
    play(state, "A: as planning")
    assert question(state) == "plan"


def test_every_token_can_be_taken() -> None:
    names = {action.notation for action in RULES.space.actions}
    assert {f"token {name}" for name in PARTS.token_names} <= names
