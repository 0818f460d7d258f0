"""CC-SET: what is in the box, and how a match begins."""

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from caravela.games import resource
from caravela.games.columbus_1492 import GAME
from caravela.games.columbus_1492.components import Components
from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.chance import FastChance, ScriptedChance
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.rules import OptionError
from tests.rules.columbus_1492.table import (
    PARTS,
    RULES,
    asked,
    barrels,
    card,
    gusts,
    lens,
    play,
    position,
    rolled,
    squares,
)


def new_match(seats: int, first: str = "A") -> ColumbusState:
    state = RULES.setup(seats, {"first_player": first}, FastChance(1), None)
    assert isinstance(state, ColumbusState)
    return state


def document() -> dict[str, Any]:
    return copy.deepcopy(tomllib.loads(resource(GAME, "components.toml")))


@pytest.mark.rule("CC-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats_have_a_caravel_each(seats: int) -> None:
    assert len(squares(new_match(seats))) == seats


@pytest.mark.rule("CC-SET-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 5 players"):
        RULES.setup(seats, {}, FastChance(1), None)


@pytest.mark.rule("CC-SET-02")
def test_the_box_holds_the_printed_numbers() -> None:
    assert sum(PARTS.cards) == 39
    assert sum(PARTS.lenses) == 15
    signs = "".join(document()["board"]["rows"])
    assert (signs.count("R"), signs.count("A"), signs.count("C"), signs.count("g")) == (13, 1, 1, 2)
    assert document()["dice"]["count"] == 4
    assert (GAME.most_seats, len(PARTS.board.gust_squares)) == (5, 2)
    assert int(PARTS.most_barrels) * GAME.most_seats == 40


@pytest.mark.rule("CC-SET-02")
@pytest.mark.parametrize(
    "section, key, value",
    [
        ("dice", "count", 5),
        ("cards", "mutiny", 3),
        ("cards", "food", [1] * 12),
        ("food", "most", 2),
        ("food", "start", 8),
        ("food", "pass", 3),
        ("lenses", "sea", 4),
        ("board", "rows", ["." * 15] * 9),
        ("board", "sectors", [4, 3, 2, 3, 3]),
        ("board", "spyglass_sectors", [3, 4]),
    ],
)
def test_a_box_with_other_numbers_is_refused(section: str, key: str, value: object) -> None:
    broken = document()
    broken[section][key] = value
    with pytest.raises(BrokenDocument, match=key):
        Components(broken, "broken")


@pytest.mark.rule("CC-SET-02")
def test_an_owner_may_correct_what_is_a_reconstruction() -> None:
    corrected = document()
    corrected["lenses"]["palms"] = [1, 1, 2, 2, 3, 4, 5]
    corrected["cards"]["food"] = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4, 5]
    corrected["cards"]["fog"] = ["NW", "NW", "SE", "E"]
    rules = ColumbusRules(Components(corrected, "mine"))
    state = position("dice", {"A": "2,4"}, dice="spyglass spyglass spyglass", rules=rules)
    play(state, "A: look", draws=[lens("desert_4")], rules=rules)
    assert barrels(state, "A") == 7
    play(state, "A: draw", draws=[card("fog_NW")], rules=rules)
    assert squares(state)["A"] == "1,3"


@pytest.mark.rule("CC-SET-03")
def test_everything_starts_in_its_place() -> None:
    state = new_match(3)
    assert squares(state) == {"A": "15,4", "B": "15,4", "C": "15,4"}
    assert [barrels(state, letter) for letter in "ABC"] == [3, 3, 3]
    assert gusts(state) == ["13,3", "13,5"]
    assert list(state.pile) == list(PARTS.cards)
    assert list(state.lenses) == list(PARTS.lenses)
    assert list(state.masts) == [1, 1, 1]
    for seat in (None, 0, 1, 2):
        view = RULES.view(state, seat).document()
        assert "pile" not in view
        seats = view["seats"]
        assert isinstance(seats, list)
        assert [entry["barrels"] for entry in seats] == [3, 3, 3]


@pytest.mark.rule("CC-SET-04")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_the_table_may_name_the_first_player(first: str) -> None:
    assert asked(new_match(3, first)) == f"{first} opening"


@pytest.mark.rule("CC-SET-04")
def test_a_random_first_player_is_drawn_among_the_seats() -> None:
    chance = ScriptedChance([(3, 2)])
    state = RULES.setup(3, {}, chance, None)
    chance.finish()
    assert isinstance(state, ColumbusState)
    assert asked(state) == "C opening"


@pytest.mark.rule("CC-SET-04")
@pytest.mark.parametrize("options", [{"first_player": "D"}, {"first_player": 1}, {"first": "A"}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="first_player"):
        RULES.setup(3, options, FastChance(1), None)


@pytest.mark.rule("CC-SET-04")
def test_play_goes_clockwise() -> None:
    state = position(seats=3, turn="B", first="B")
    play(state, "B: give up")
    assert asked(state) == "C opening"
    play(state, "C: give up")
    assert asked(state) == "A opening"


@pytest.mark.rule("CC-SET-05")
def test_the_lenses_show_three_kinds_of_view() -> None:
    kinds = Counter(str(name).partition("_")[0] for name in RULES.encode(new_match(2))["lenses"])  # type: ignore[attr-defined]  # a list of names
    assert kinds == {"sea": 3, "desert": 7, "inhabited": 5}


@pytest.mark.rule("CC-SET-06")
def test_the_event_cards_are_thirteen_kinds_and_more() -> None:
    pile = RULES.encode(new_match(2))["pile"]
    assert isinstance(pile, list)
    kinds = Counter(name if name in ("fair_wind", "fine_weather") else name.split("_")[0] for name in pile)
    assert kinds == {
        "food": 13, "mutiny": 2, "hurricane": 2, "fog": 4, "favourable": 4, "fair_wind": 2, "gust": 3,
        "carpenter": 3, "fine_weather": 6,
    }  # fmt: skip


@pytest.mark.rule("CC-SET-07")
def test_each_die_has_two_roses_and_one_of_each_other_face() -> None:
    state = position(at={"A": "8,4"})
    shown: Counter[str] = Counter()
    for side in range(6):
        after = state.copy()
        play(after, "A: roll", draws=[side, 0, 0, 0])
        faces = RULES.encode(after)["dice"]
        assert isinstance(faces, list)
        shown.update(faces)
    shown["rose"] -= 18
    assert shown == {"rose": 2, "sail": 1, "gust": 1, "storm": 1, "spyglass": 1}
    assert rolled("rose sail gust storm spyglass") == [0, 2, 3, 4, 5]


@pytest.mark.rule("CC-SET-07")
def test_every_die_falls_on_one_of_six_sides() -> None:
    state = position(at={"A": "8,4"})
    chance = ScriptedChance([(6, 0), (6, 5), (6, 3), (6, 1), (6, 2)])
    RULES.submit(state, 0, RULES.space.parse("roll"), chance, None)
    RULES.submit(state, 0, RULES.space.parse("reroll gust"), chance, None)
    chance.finish()
    assert RULES.encode(state)["dice"] == ["rose", "rose", "sail", "spyglass"]


@pytest.mark.rule("CC-SET-07")
def test_dice_with_other_faces_are_refused() -> None:
    broken = document()
    broken["dice"]["faces"] = ["rose", "sail", "sail", "gust", "storm", "spyglass"]
    with pytest.raises(BrokenDocument, match="CC-SET-07"):
        Components(broken, "broken")
