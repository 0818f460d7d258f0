"""The terminal's texts of the table, of the choices and of the events."""

import pytest

from caravela.games.amerigo import GAME
from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import BUILDS, NO_POST, POST
from caravela.games.amerigo.components import TILE_NAMES
from caravela.games.amerigo.rules import AmerigoRules
from caravela.games.amerigo.shapes import MOST_ORIENTATIONS
from caravela.games.amerigo.sketch import sketch_table
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.events import Facts
from caravela.texts.wording import Wording
from tests.rules.amerigo.table import PARTS, RULES, filled, position, rules_with


def table(state: AmerigoState, *names: str, language: str = "en", rules: AmerigoRules = RULES) -> list[str]:
    """Return the lines of the sketch."""
    words = Wording(GAME, language, names)

    def say(key: str, told: Facts) -> str:
        return words.name(key) if key.startswith("@") else words.say(key, **told)

    blocks = sketch_table(rules.view(state, 0), say)
    return [line for block in blocks for line in [block.title, *block.lines]]


def test_every_orientation_is_drawn_in_the_menu() -> None:
    words = Wording(GAME, "en")
    drawn: set[str] = set()
    for at in range(4):
        action = BUILDS[TILE_NAMES.index("village-l3") * MOST_ORIENTATIONS + at]
        drawing = "/".join(PARTS.shapes[TILE_NAMES.index("village-l3")].orientations[at].rows())
        assert words.action(action) == f"Build: village (3 in an L), facing {at + 1}: {drawing}"
        drawn.add(drawing)
    assert drawn == {"##/#.", "##/.#", "#./##", ".#/##"}


def test_the_menu_names_the_square_of_a_trading_post() -> None:
    turn = {"action": "blue", "ship": 1, "ships_moved": [1]}
    state = position("set up", {"A": {"ships": ["e1", "frame 1"]}}, turn=turn)
    view = RULES.view(state, 0)
    words = Wording(GAME, "en")

    def say(key: str, told: Facts) -> str:
        return words.say(key, **told)

    assert GAME.remark(view, POST, say) == "at d1, on an island of 14 squares"
    assert GAME.remark(view, NO_POST, say) == ""


def test_a_seat_without_a_name_is_called_by_its_letter_once() -> None:
    plain = table(position(), "A", "B")
    assert not any("A (A)" in line for line in plain)
    assert any(line.startswith("Ana (A)") for line in table(position(), "Ana", "Bo"))


def test_the_table_shows_villages_left_and_what_the_numbers_on_the_sea_are() -> None:
    lines = table(position())
    assert len([line for line in lines if line.startswith("Villages left: ")]) == 2
    legend = lines[-1]
    assert "1 cotton  2 tobacco  3 sugar  4 coconut  5 coffee" in legend


def test_a_complete_island_says_so_once() -> None:
    state = position(built=filled(position(), "j4", []))
    complete = [line for line in table(state) if "complete" in line]
    assert len(complete) == 1
    assert "free" not in complete[0]


@pytest.mark.parametrize(
    "language, kept, lost, cubes",
    [
        ("en", "keeps 1 cannon.", "(1 cannon): 1 victory point lost.", ": 1 cube, 1 gold"),
        (
            "fr",
            "garde 1 canon.",
            "(1 canon) : perte de 1 point de victoire.",
            " : 1 cube, 1 pièce",
        ),
        (
            "nl",
            "houdt 1 kanon over.",
            "(1 kanon): 1 overwinningspunt kwijt.",
            ": 1 blokje,",
        ),
    ],
)
def test_one_of_a_thing_is_one(language: str, kept: str, lost: str, cubes: str) -> None:
    words = Wording(GAME, language, ("Ana", "Bo"))

    def plain(text: str) -> str:
        return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")

    assert plain(words.event(facts.pirates_beaten(0, 2, 1))).endswith(kept)
    assert plain(words.event(facts.pirates_won(0, 2, 1, 2, 1, False))).endswith(lost)
    assert cubes in plain(words.event(facts.gold_taken(0, 1, 3, 1, "AM-GLD-01")))


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_ship_that_stays_is_said_to_be_in_one_place(language: str) -> None:
    line = Wording(GAME, language, ("Ana", "Bo")).event(facts.ship_sailed(0, 0, 4, 4))
    assert line.count("e1") == 1


def test_a_bonus_is_as_great_as_the_component_file_says() -> None:
    assert isinstance(PARTS.document, dict)
    tokens = [dict(token) for token in PARTS.document["progress_token"]]
    tokens[0]["ap"] = 3
    rules = rules_with(progress_token=tokens)
    name = rules.parts.token_names[0]
    laid = {"left": [name, "", "", ""], "right": ["", "", "", ""]}
    assert any("+3 action points" in line for line in table(position(tokens=laid, rules=rules), rules=rules))
    assert any("+2 action points" in line for line in table(position(tokens=laid)))
