"""Set up any position of 1492 in one call and play it on in notation."""

from collections.abc import Mapping, Sequence

from caravela.games.columbus_1492.board import DIRECTION_NAMES, SQUARE_NAMES
from caravela.games.columbus_1492.components import CARD_NAMES, LENS_NAMES, standard_components
from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import Event
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.notation import legal_notations, play_moves, refusal_of
from tests.rules.notation import named as named

PARTS = standard_components()
RULES = ColumbusRules(PARTS)
SIDES = {"rose": 0, "sail": 2, "gust": 3, "storm": 4, "spyglass": 5}
"""By face: a side of a die that shows it."""


def position(
    step: str = "opening",
    at: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    dice: str = "",
    dismasted: str = "",
    islands: str = "",
    barrels: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    missed: Mapping[str, int] | None = None,
    gusts: Sequence[str] = ("13,3", "13,5"),
    round: int = 2,  # noqa: A002 - the document's own word
    turn: str = "A",
    rules: ColumbusRules = RULES,
    **fields: object,
) -> ColumbusState:
    """Return a valid state. Seats are named by letter, squares by column and row, dice and cards in a line."""
    entries: list[dict[str, object]] = []
    for letter in SEAT_LETTERS[:seats]:
        entry: dict[str, object] = {
            "caravel": (at or {}).get(letter, "15,4"),
            "mast": letter not in dismasted,
            "island": letter in islands,
            "barrels": (barrels or {}).get(letter, 3),
            "hand": (hands or {}).get(letter, "").split(),
            "missed": (missed or {}).get(letter, 0),
        }
        entries.append(entry)
    document: dict[str, object] = {
        "round": round,
        "step": step,
        "turn": turn,
        "dice": dice.split(),
        "gusts": [{"square": square} for square in gusts],
        "seats": entries,
    }
    document.update(fields)
    state = rules.decode(document)
    assert isinstance(state, ColumbusState)
    return state


def dice_turn(dice: str, at: Mapping[str, str] | None = None, **fields: object) -> ColumbusState:
    """Return seat A's turn with these dice; four dice are as rolled, fewer are those left."""
    fields.setdefault("rolled", True)
    return position("dice", at, dice=dice, **fields)  # type: ignore[arg-type]  # fields of `position`


def play(
    state: ColumbusState,
    *moves: str,
    draws: Sequence[int] | None = None,
    rules: ColumbusRules = RULES,
) -> list[Event]:
    """Play moves such as "A: rose NW" on the state itself and return the events; `draws` as in `play_moves`."""
    return play_moves(rules, state, moves, draws)


def rolled(faces: str) -> list[int]:
    """Return the random results with which the dice show these faces."""
    return [SIDES[face] for face in faces.split()]


def arrow(name: str) -> int:
    return DIRECTION_NAMES.index(name)


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def lens(name: str) -> int:
    return LENS_NAMES.index(name)


def legal(state: ColumbusState, letter: str, rules: ColumbusRules = RULES) -> set[str]:
    return legal_notations(rules, state, letter)


def verbs(state: ColumbusState, letter: str) -> set[str]:
    """Return the first words of a seat's legal actions."""
    return {notation.split()[0] for notation in legal(state, letter)}


def ways(state: ColumbusState, verb: str, letter: str = "A") -> set[str]:
    """Return the directions, or other second words, that a verb may take now."""
    chosen = (notation.split() for notation in legal(state, letter))
    return {words[1] for words in chosen if words[0] == verb}


def why_not(state: ColumbusState, move: str, rules: ColumbusRules = RULES) -> Refusal:
    """Return the refusal of a move such as "A: rose N", which must be illegal."""
    return refusal_of(rules, state, move)


def refused(state: ColumbusState, move: str) -> tuple[str, str]:
    """Return the rule and the reason that forbid a move."""
    refusal = why_not(state, move)
    return refusal.rule, refusal.reason


def asked(state: ColumbusState, rules: ColumbusRules = RULES) -> str:
    """Return the deciding seat and its question, as in "A dice"; empty when the match is over."""
    return "".join(f"{SEAT_LETTERS[d.seat]} {d.question}" for d in rules.decisions(state))


def square(state: ColumbusState, letter: str) -> str:
    return SQUARE_NAMES[state.squares[SEAT_LETTERS.index(letter)]]


def squares(state: ColumbusState) -> dict[str, str]:
    return {letter: square(state, letter) for letter in SEAT_LETTERS[: state.seats]}


def dismasted(state: ColumbusState) -> str:
    """Return the letters of the seats whose caravels have no mainmast."""
    return "".join(SEAT_LETTERS[seat] for seat in range(state.seats) if state.masts[seat] == 0)


def barrels(state: ColumbusState, letter: str) -> int:
    return int(state.barrels[SEAT_LETTERS.index(letter)])


def gusts(state: ColumbusState) -> list[str]:
    return [SQUARE_NAMES[at] for at in state.gusts]


def hand(state: ColumbusState, letter: str) -> list[str]:
    seats = RULES.encode(state)["seats"]
    assert isinstance(seats, list)
    cards = seats[SEAT_LETTERS.index(letter)]["hand"]
    assert isinstance(cards, list)
    return cards


def left(state: ColumbusState) -> list[str]:
    """Return the faces of the unused dice."""
    dice = RULES.encode(state)["dice"]
    assert isinstance(dice, list)
    return dice
