"""Positions as documents, states as bytes, and what the audit finds."""

import struct
from collections.abc import Callable
from typing import Any

import pytest

from caravela.games.amerigo.actions import SPACE
from caravela.games.amerigo.components import Components
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    EARNED,
    GOLD,
    MASK_BYTES,
    PILE,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    SHEET,
    SHIP,
    AmerigoState,
)
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.documents import BrokenDocument, read_toml
from caravela.kernel.playout import play_randomly
from tests.rules.amerigo.table import PARTS, RULES, SEAS, begin, document, legal, position

LAST_PROGRESS = int(PARTS.last_progress)


def played(seats: int, seed: int, decisions: int) -> AmerigoState:
    chance = FastChance(stream_seed(seed, "documents", seats))
    state = RULES.setup(seats, {}, chance, None)
    play_randomly(RULES, state, chance, chance, decisions)
    assert isinstance(state, AmerigoState)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 7, 60, 150, 10_000])
def test_documents_and_bytes_give_the_state_back(seats: int, decisions: int) -> None:
    for seed in range(3):
        state = played(seats, seed, decisions)
        assert RULES.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
        assert RULES.decode(RULES.encode(state)).to_bytes() == state.to_bytes()
        assert state.copy().to_bytes() == state.to_bytes()


def test_bytes_of_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match="not a state of Amerigo"):
        RULES.from_bytes(b"\0" * 400)


def test_junk_is_refused_whatever_it_is() -> None:
    chance = FastChance(5)
    good = played(2, 1, 40).to_bytes()
    junk = [b"", b"\2", good[:-1], good[:-4], good + b"\0" * 4, bytes([3]) + good[1:], b"\2" * len(good)]
    junk.extend(good[: chance.below(len(good))] for _ in range(50))
    junk.extend(bytes(chance.below(256) for _ in range(chance.below(900))) for _ in range(200))
    first = 1 + 2 * MASK_BYTES
    for at, number in ((0, 3), (3, 99), (3, -1), (4, 7), (15, 5), (15, -9), (15, 1 << 30)):
        place = first + 4 * at
        junk.append(good[:place] + struct.pack("<i", number) + good[place + 4 :])
    for back, number in ((1, 4), (1, -1), (11, 17), (11, 0), (11, -3)):
        place = len(good) - 4 * back
        junk.append(good[:place] + struct.pack("<i", number) + good[place + 4 :])
    for data in junk:
        with pytest.raises(ValueError, match="not a state of Amerigo"):
            RULES.from_bytes(data)


def test_there_are_fewer_than_4096_actions_and_each_has_one_text() -> None:
    assert len(SPACE) < 4096
    for action in SPACE.actions:
        assert SPACE.parse(action.notation) is action


@pytest.mark.parametrize(
    "change, complaint",
    [
        ({"sea": "1n 2n"}, "3 rows of 3 tiles"),
        ({"sea": SEAS[3]}, "3 rows of 3 tiles"),
        ({"round": 6}, "round is 6, not a whole number from 1 to 5"),
        ({"step": "dance"}, "step is 'dance', not one of"),
        ({"actor": "C"}, "actor is 'C'"),
        ({"ranking": "AA"}, "not every one of AB once"),
        ({"pirates": [4, 4]}, "pirates have 4, which is not a marker, or too many of one"),
        ({"pirates": [True]}, "pirates have True, which is not a marker"),
        ({"pirates": [1, 2]}, "2 pirate markers are revealed in round 1"),
        ({"centre": {"pink": 3}}, "centre.pink is not a field here"),
        ({"centre": {}}, "no cube lies in the centre"),
        ({"inside": {"blue": 7}}, "are not 7 of each colour"),
        ({"built": ["A neutral-single 1 a1"]}, "is not on land"),
        ({"built": ["A neutral-single 1 b1", "B neutral-domino 1 b1"]}, "lies on another"),
        ({"built": ["A neutral-single 2 b1"]}, "not an orientation of that tile"),
        ({"built": ["A castle 1 b1"]}, "not seat, tile, orientation and square"),
        ({"built": ["A neutral-block6 1 b1"] * 4}, "do not add up to 3"),
        ({"tokens": {"left": ["sword"], "right": []}}, "not a progress token"),
        ({"tokens": {"left": ["treasury", "treasury"], "right": []}}, "treasury is in two places"),
        (
            {"tokens_gone": ["treasury", "treasury"], "tokens": {"left": [], "right": []}},
            "treasury is in two places",
        ),
        ({"production": ["cotton 2"] * 7}, "7 production tokens are laid out, not 6 at most"),
        ({"production": ["gold 2"]}, "not a production token"),
        ({"neutrals": {"single": 7}}, "do not add up"),
        ({"wind": "north"}, "wind is not a field here"),
        ({"step": "lay"}, "a tile is held in the step lay"),
        ({"step": "sail"}, "a ship is under way in the step sail"),
        ({"turn": {"points": 3}}, "are there without an action"),
        ({"turn": {"ships_moved": [3]}}, "which is not a ship"),
        ({"turn": {"ships_moved": [True]}}, "which is not a ship"),
        ({"step": "over"}, "over too early"),
        ({"step": "throw"}, "nobody has anything to decide"),
    ],
)
def test_a_broken_position_is_refused_with_its_fault(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(BrokenDocument) as caught:
        position(**change)  # type: ignore[arg-type]  # fields of `position`
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "seat, complaint",
    [
        ({"gold": 13}, "beyond the end of its gold"),
        ({"cannons": -1}, "seats[0].cannons is -1"),
        ({"ships": ["e1"]}, "only one ship of seat A is placed"),
        ({"ships": ["b1", "e1"]}, "is not on the ocean"),
        ({"ships": ["e1", "e1"]}, "two ships lie at e1"),
        ({"ships": ["frame 13", "frame 1"]}, "no space of the frame"),
        ({"posts": ["b1"]}, "is on no post square"),
        ({"posts": ["d1", "d1"]}, "are not different squares"),
        ({"pile": ["village-i4"] * 3}, "do not add up to 2"),
        ({"tokens": ["crown"]}, "not a progress token"),
        ({"used": ["purse-3"]}, "which is not owned"),
        ({"commodities": {"cotton": 9}}, "seats[0].commodities.cotton is 9"),
        ({"production": {"cotton": 8}}, "too many production tokens of cotton"),
        ({"hat": 1}, "seats[0].hat is not a field here"),
    ],
)
def test_a_broken_sheet_is_refused_with_its_fault(seat: dict[str, object], complaint: str) -> None:
    with pytest.raises(BrokenDocument) as caught:
        position(seats={"A": seat})
    assert complaint in str(caught.value)


SAILING = {"ships": ["e1", "frame 1"]}
TWELVE = ["a2", "r2", "q4", "j2", "g3", "h6", "c7", "f10", "o8", "j9", "m11", "i12"]
PLANNED: dict[str, object] = {"pile": ["neutral-domino"], "posts": ["j9"]}
LAYING = {"action": "green", "points": 2, "tile": "neutral-domino", "orientation": 1}


@pytest.mark.parametrize(
    "step, mine, turn, complaint",
    [
        ("arm", {}, {"action": "blue", "points": 1}, "the action does not fit the step arm"),
        ("build", PLANNED, {"action": "white", "points": 1}, "the action does not fit the step build"),
        ("buy", {}, {"action": "white", "points": 2}, "the action does not fit the step buy"),
        ("special", {}, {"action": "black", "points": 1}, "the action does not fit the step special"),
        ("move disc", {}, {"action": "red", "points": 1}, "the action does not fit the step move disc"),
        ("choose", {}, {"action": "blue", "points": 1}, "the action does not fit the step choose"),
        ("navigate", {}, {"action": "blue", "points": 1}, "do not fit the step navigate [AM-NAV-01]"),
        ("sail", {}, {"action": "blue", "ship": 1}, "do not fit the step sail [AM-NAV-01]"),
        ("place ships", SAILING, {"action": "blue"}, "do not fit the step place ships [AM-NAV-01]"),
        (
            "set up",
            {"ships": ["f1", "frame 1"]},
            {"action": "blue", "ship": 1, "ships_moved": [1]},
            "no trading post can be set up where the ship lies [AM-NAV-04]",
        ),
        (
            "set up",
            {"ships": ["e1", "frame 1"], "posts": ["d1"]},
            {"action": "blue", "ship": 1, "ships_moved": [1]},
            "no trading post can be set up where the ship lies [AM-NAV-04]",
        ),
        (
            "set up",
            {"ships": ["e1", "frame 1"], "posts": TWELVE},
            {"action": "blue", "ship": 1, "ships_moved": [1]},
            "no trading post is left to set up [AM-NAV-08]",
        ),
        ("set up", SAILING, {"action": "blue", "ship": 1}, "has not moved yet [AM-NAV-02]"),
        (
            "sail",
            SAILING,
            {"action": "blue", "ship": 2, "ships_moved": [2]},
            "the ship under way has moved already",
        ),
        ("navigate", SAILING, {"action": "blue", "ships_moved": [1, 2]}, "both ships have moved already"),
        ("arm", SAILING, {"action": "black", "ships_moved": [1]}, "a ship has moved in the step arm"),
        ("lay", {"posts": ["j9"]}, LAYING, "the tile to lay is not planned [AM-EXP-01]"),
        ("lay", PLANNED, {**LAYING, "points": 1}, "costs more than the points left [AM-EXP-01]"),
        ("progress", {}, {"action": "brown", "advance_left": 1}, "half way in the step progress"),
        (
            "take token",
            {"progress": LAST_PROGRESS - 1},
            {"action": "brown", "advance_left": 2},
            "the progress disc would pass the end of its track",
        ),
        ("buy", {}, {"action": "yellow", "neutrals_left": 1}, "may be taken in the step buy"),
        (
            "arm",
            {"cannons": int(PARTS.most_cannons)},
            {"action": "black", "points": 1},
            "on the last space of a track [AM-CAN-02]",
        ),
        (
            "progress",
            {"progress": LAST_PROGRESS},
            {"action": "brown", "points": 1},
            "on the last space of a track [AM-CAN-02]",
        ),
        (
            "move disc",
            {"white": int(PARTS.last_white)},
            {"action": "white", "points": 1},
            "on the last space of a track [AM-CAN-02]",
        ),
        ("choose", {"chests": 5}, {}, "there are more than 5 chests"),
        ("choose", {"commodities": {"cotton": 8}}, {}, "there are too many tokens of cotton [AM-SET-08]"),
    ],
)
def test_a_position_that_no_match_reaches_is_refused(
    step: str, mine: dict[str, object], turn: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BrokenDocument) as caught:
        position(step, {"A": mine}, turn=turn)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "step, mine, turn",
    [
        ("place ships", {"ships": ["frame 1"]}, {"action": "blue", "points": 3}),
        ("set up", SAILING, {"action": "blue", "ship": 1, "ships_moved": [1, 2]}),
        ("sail", SAILING, {"action": "blue", "ship": 2, "ships_moved": [1]}),
        ("lay", PLANNED, LAYING),
        ("arm", {"cannons": int(PARTS.most_cannons), "gold": 1}, {"action": "black"}),
        ("take token", {"progress": LAST_PROGRESS - 2}, {"action": "brown", "advance_left": 2}),
    ],
)
def test_a_position_just_within_the_limits_is_read(
    step: str, mine: dict[str, object], turn: dict[str, object]
) -> None:
    assert legal(position(step, {"A": mine}, turn=turn), "A")


def test_all_faults_of_a_document_are_named_at_once() -> None:
    with pytest.raises(BrokenDocument) as caught:
        RULES.decode({"seats": [{}, {"gold": "much"}], "round": 0, "sea": 5, "step": "choose"})
    assert len(caught.value.faults) >= 4
    with pytest.raises(BrokenDocument, match="seats are 1, not 2 to 4"):
        RULES.decode({"seats": [{}]})


def _move_cube(state: AmerigoState) -> None:
    state.inside[0] = state.inside[0] + 1


def _change(place: int, by: int) -> Callable[[AmerigoState], None]:
    def change(state: AmerigoState) -> None:
        state.sheets[place] = state.sheets[place] + by

    return change


def _cover_square(state: AmerigoState) -> None:
    state.free &= state.free - 1


def _swap_order(state: AmerigoState) -> None:
    first = state.ranking[0]
    state.ranking[0] = state.ranking[1]
    state.ranking[1] = first


def _lose_token(state: AmerigoState) -> None:
    state.laid[0] = -1


@pytest.mark.parametrize(
    "change, complaint",
    [
        (_move_cube, "the blue cubes are 8, not 7"),
        (_change(POINTS, 1), "victory points but earned"),
        (_change(EARNED, 3), "victory points but earned"),
        (_change(GOLD, 99), "beyond the end of its gold"),
        (_change(CANNONS, 99), "beyond the end of its cannons"),
        (_change(CHESTS, 1), "more chests than complete big islands"),
        (_change(COMMODITY, 1), "tokens of cotton are held"),
        (_change(PILE, 1), "do not add up"),
        (_change(POSTS_LEFT, 1), "trading posts of seat A do not add up"),
        (_change(PRODUCTION, 9), "too many production tokens of cotton"),
        (_change(SHIP, 3), "ship"),
        (_cover_square, "does not follow from the tiles"),
        (_lose_token, "is not where it should be"),
    ],
)
def test_the_audit_finds_what_is_wrong(change: Callable[[AmerigoState], None], complaint: str) -> None:
    state, _ = begin(2, sea=SEAS[2])
    change(state)
    assert any(complaint in fault for fault in RULES.audit(state)), RULES.audit(state)


def test_the_audit_finds_a_player_order_against_the_track() -> None:
    state = position(seats={"A": {"white": 3}})
    _swap_order(state)
    assert any("special action track" in fault for fault in RULES.audit(state))


def test_the_audit_works_scores_out_anew() -> None:
    state, _ = begin(2, sea=SEAS[2])
    for points, source in ((3, 0), (2, 1), (3, 2)):
        copy = state.copy()
        copy.sheets[POINTS] = points
        copy.sheets[EARNED + source] = points
        assert RULES.audit(copy) != []
    over = played(2, 1, 10_000)
    assert RULES.audit(over) == []
    over.sheets[POINTS] = over.sheets[POINTS] + 1
    over.sheets[EARNED + 11] = over.sheets[EARNED + 11] + 1
    assert any("at the end" in fault for fault in RULES.audit(over))


def test_a_view_shows_the_sea_and_is_the_same_for_all() -> None:
    state = position(players=3)
    view: dict[str, Any] = RULES.view(state, 1).document()
    assert len(view["drawing"]) == 18
    assert view["viewer"] == 1
    assert view["sea"] == SEAS[3]
    assert int(state.sheets[1 * SHEET + GOLD]) == view["seats"][1]["gold"]
    assert document(state)["unexplained"] is True


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("chests = ", "Invalid value"),
        ("chests = 5", "player is missing"),
        ("hats = 1", "hats is not a field here"),
    ],
)
def test_a_broken_component_file_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BrokenDocument) as caught:
        Components(read_toml(text, "mine"), "mine")
    assert complaint in str(caught.value)


def test_bytes_are_read_by_their_own_number_of_seats() -> None:
    """The squares of the third seat's posts must not be taken for anything else."""
    state = played(3, 1, 40)
    for square in range(40):
        copy = state.copy()
        copy.posts_on = [copy.posts_on[0], copy.posts_on[1], 1 << square]
        assert RULES.from_bytes(copy.to_bytes()).to_bytes() == copy.to_bytes()
