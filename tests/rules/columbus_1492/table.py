"""Set up any position of 1492 in one call and play it on in notation."""

from collections.abc import Mapping, Sequence

from caravela.games.columbus_1492.board import DIRECTION_NAMES, SQUARE_NAMES
from caravela.games.columbus_1492.components import CARD_NAMES, LENS_NAMES, standard_components
from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.chance import FastChance, ScriptedChance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import Event, EventSink
from caravela.kernel.seats import SEAT_LETTERS

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
    """Play moves such as "A: rose NW" on the state itself and return the events.

    `draws` are the scripted random results, all of which must be used; without them they are random.
    """
    sink = EventSink()
    script = ScriptedChance([(0, answer) for answer in draws]) if draws is not None else None
    chance = script if script is not None else FastChance(1)
    for move in moves:
        letter, notation = move.split(": ", 1)
        seat = SEAT_LETTERS.index(letter)
        rules.submit(state, seat, rules.space.parse(notation), chance, sink)
        assert rules.audit(state) == []
    if script is not None:
        script.finish()
    return sink.events


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
    """Return the notations of a seat's legal actions."""
    decision = rules.decision_of(state, SEAT_LETTERS.index(letter))
    return set() if decision is None else {action.notation for action in decision.actions}


def verbs(state: ColumbusState, letter: str) -> set[str]:
    """Return the first words of a seat's legal actions."""
    return {notation.split()[0] for notation in legal(state, letter)}


def ways(state: ColumbusState, verb: str, letter: str = "A") -> set[str]:
    """Return the directions, or other second words, that a verb may take now."""
    chosen = (notation.split() for notation in legal(state, letter))
    return {words[1] for words in chosen if words[0] == verb}


def why_not(state: ColumbusState, move: str, rules: ColumbusRules = RULES) -> Refusal:
    """Return the refusal of a move such as "A: rose N", which must be illegal."""
    letter, notation = move.split(": ", 1)
    refusal = rules.why_not(state, SEAT_LETTERS.index(letter), rules.space.parse(notation))
    assert refusal is not None, f"{move} is legal"
    return refusal


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


def named(events: Sequence[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]
