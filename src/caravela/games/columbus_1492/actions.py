"""Every choice a player of 1492 can make, built once. No rules here: see phases/."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.board import (
    COMMON_SQUARES,
    DIRECTION_KEYS,
    DIRECTION_NAMES,
    DIRECTIONS,
    MOST_FLOWN,
    SECTORS,
    SQUARE_NAMES,
    SQUARES,
    column_of,
    row_of,
)
from caravela.games.columbus_1492.components import (
    CARD_NAMES,
    CARPENTER,
    DICE,
    FACE_NAMES,
    FACES,
    FINE_WEATHER,
    FOG,
    FOOD,
    GUST_CARD,
    GUSTS,
    KEPT,
    LEAST_GUST_CARD,
    MUTINY,
)
from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.events import Fact, Facts


def direction_key(direction: i64) -> str:
    return f"direction-{DIRECTION_KEYS[direction]}"


def face_key(face: i64) -> str:
    return f"face-{FACE_NAMES[face]}"


def card_key(kind: i64) -> str:
    """The text key of an event card, with its number or direction where it has one."""
    if kind < MUTINY:
        return f"card-food:{int(kind) - FOOD + 1}"
    if FOG <= kind < FOG + DIRECTIONS:
        return f"card-fog-{DIRECTION_KEYS[kind - FOG]}"
    if GUST_CARD <= kind < CARPENTER:
        return f"card-gust:{int(kind) - GUST_CARD + LEAST_GUST_CARD}"
    return "card-" + CARD_NAMES[kind].replace("_", "-")


class Roll(Action):
    """All four dice."""

    def __init__(self) -> None:
        super().__init__("roll", "roll")


class GiveUp(Action):
    """The turn is given up for barrels."""

    def __init__(self) -> None:
        super().__init__("give up", "give-up")


class RollAgain(Action):
    """Some of the dice, by their faces; the others are kept."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__("reroll " + " ".join(FACE_NAMES[face] for face in faces), "reroll")
        self.size: i64 = len(faces)
        self.counts: vec[i64] = vec[i64]([faces.count(face) for face in range(FACES)])

    def facts(self) -> Facts:
        dice: list[str] = []
        for face in range(FACES):
            dice.extend([face_key(face)] * int(self.counts[face]))
        return {"dice": dice, "count": int(self.size)}


class Voyage(Action):
    """One square in a direction."""

    def __init__(self, verb: str, direction: int) -> None:
        super().__init__(f"{verb} {DIRECTION_NAMES[direction]}", verb)
        self.direction: i64 = direction

    def facts(self) -> Facts:
        return {"direction": direction_key(self.direction)}


class UseRose(Voyage):
    """By a compass rose."""

    def __init__(self, direction: int) -> None:
        super().__init__("rose", direction)


class UseSail(Voyage):
    """By a sail."""

    def __init__(self, direction: int) -> None:
        super().__init__("sail", direction)


class UseWind(Voyage):
    """By the card of favourable winds."""

    def __init__(self, direction: int) -> None:
        super().__init__("wind", direction)


class Repair(Action):
    """A sail puts the mainmast back."""

    def __init__(self) -> None:
        super().__init__("repair", "repair")


class Fly(Action):
    """A gust's whole flight: which gust, where to, and over how many squares."""

    def __init__(self, gust: int, square: int, flown: int) -> None:
        super().__init__(f"gust {gust + 1} to {SQUARE_NAMES[square]} by {flown}", "gust")
        self.gust: i64 = gust
        self.square: i64 = square
        self.flown: i64 = flown

    def facts(self) -> Facts:
        return {
            "gust": int(self.gust) + 1,
            "column": column_of(self.square),
            "row": row_of(self.square),
            "count": int(self.flown),
        }


class NameStorm(Action):
    """All storm dice, in one sector."""

    def __init__(self, sector: int) -> None:
        super().__init__(f"storm {sector + 1}", "storm")
        self.sector: i64 = sector

    def facts(self) -> Facts:
        return {"sector": int(self.sector) + 1}


class Supply(Action):
    """A spyglass for a barrel."""

    def __init__(self) -> None:
        super().__init__("supply", "supply")


class DrawCard(Action):
    """A spyglass for an event card."""

    def __init__(self) -> None:
        super().__init__("draw", "draw")


class Look(Action):
    """A spyglass for a look through a lens."""

    def __init__(self) -> None:
        super().__init__("look", "look")


class PlayCard(Action):
    """A kept card in the player's own turn."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"play {CARD_NAMES[kind]}", "play")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        named: Fact = card_key(self.kind)
        return {"card": named}


class PlayFineWeather(Action):
    """Fine weather: the storm does not come."""

    def __init__(self) -> None:
        super().__init__("fine weather", "fine-weather")


class Decline(Action):
    """No fine weather, whether there is any or not."""

    def __init__(self) -> None:
        super().__init__("decline", "decline")


class Spin(Action):
    """The arrow once more."""

    def __init__(self) -> None:
        super().__init__("spin", "spin")


class Blow(Action):
    """The storm drives towards where the arrow points."""

    def __init__(self) -> None:
        super().__init__("blow", "blow")


class PayMutiny(Action):
    """A barrel for the crew."""

    def __init__(self) -> None:
        super().__init__("pay", "pay")


class MissTurn(Action):
    """The next turn for the crew."""

    def __init__(self) -> None:
        super().__init__("miss", "miss")


class Stop(Action):
    """No more squares of the card being played."""

    def __init__(self) -> None:
        super().__init__("stop", "stop")


class PutBack(Action):
    """A gust onto one of the two gust squares."""

    def __init__(self, mark: int) -> None:
        super().__init__(f"put {mark + 1}", "put")
        self.mark: i64 = mark

    def facts(self) -> Facts:
        return {"mark": int(self.mark) + 1}


class MoveOn(Action):
    """The gust goes to the other gust square."""

    def __init__(self) -> None:
        super().__init__("move on", "move-on")


class Leave(Action):
    """The gust stays."""

    def __init__(self) -> None:
        super().__init__("leave", "leave")


class EndTurn(Action):
    """The turn is over; dice that are left are lost."""

    def __init__(self) -> None:
        super().__init__("end", "end")


def pattern_of(dice: vec[i64]) -> i64:
    """Where REROLLS holds the ways to roll some of these dice again."""
    width: i64 = DICE + 1
    pattern: i64 = 0
    for count in dice:
        pattern = pattern * width + count
    return pattern


def _by_ways(actions: list[Action]) -> list[list[Action]]:
    """For every set of directions, as bits, the actions that lead there."""
    return [[actions[way] for way in range(DIRECTIONS) if ways >> way & 1] for ways in range(1 << DIRECTIONS)]


SPACE: Final = ActionSpace()

ROLL: Final = SPACE.add(Roll())
GIVE_UP: Final = SPACE.add(GiveUp())
ROLL_AGAINS: Final[list[RollAgain]] = [
    SPACE.add(RollAgain(list(faces)))
    for size in range(1, DICE + 1)
    for faces in combinations_with_replacement(range(FACES), size)
]
ROSES: Final[list[Action]] = [SPACE.add(UseRose(way)) for way in range(DIRECTIONS)]
SAILS: Final[list[Action]] = [SPACE.add(UseSail(way)) for way in range(DIRECTIONS)]
WINDS: Final[list[Action]] = [SPACE.add(UseWind(way)) for way in range(DIRECTIONS)]
REPAIR: Final = SPACE.add(Repair())


def _flights(squares: range) -> list[list[Fly]]:
    """By gust * 4 + flown - 1: the flights to these squares, added to the space."""
    return [
        [SPACE.add(Fly(gust, square, flown)) for square in squares]
        for gust in range(GUSTS)
        for flown in range(1, MOST_FLOWN + 1)
    ]


_COMMON_FLIGHTS: Final = _flights(range(COMMON_SQUARES))
STORMS: Final[list[Action]] = [SPACE.add(NameStorm(sector)) for sector in range(SECTORS)]
SUPPLY: Final = SPACE.add(Supply())
DRAW: Final = SPACE.add(DrawCard())
LOOK: Final = SPACE.add(Look())
PLAYS: Final[list[Action]] = [SPACE.add(PlayCard(kind)) for kind in range(KEPT, FINE_WEATHER)]
"""By kind - KEPT; fine weather is played by an action of its own."""
FINE: Final = SPACE.add(PlayFineWeather())
DECLINE: Final = SPACE.add(Decline())
SPIN: Final = SPACE.add(Spin())
BLOW: Final = SPACE.add(Blow())
PAY: Final = SPACE.add(PayMutiny())
MISS: Final = SPACE.add(MissTurn())
STOP: Final = SPACE.add(Stop())
PUT_BACKS: Final[list[Action]] = [SPACE.add(PutBack(mark)) for mark in range(GUSTS)]
MOVE_ON: Final = SPACE.add(MoveOn())
LEAVE: Final = SPACE.add(Leave())
END_TURN: Final = SPACE.add(EndTurn())
# Last, so that the squares of larger boards change no action's number.
_OUTER_FLIGHTS: Final = _flights(range(COMMON_SQUARES, SQUARES))
FLIGHTS: Final[list[Fly]] = [
    flight for common, outer in zip(_COMMON_FLIGHTS, _OUTER_FLIGHTS, strict=True) for flight in common + outer
]
"""By (gust * 4 + flown - 1) * 273 + square."""

ROSES_BY_WAYS: Final[list[list[Action]]] = _by_ways(ROSES)
SAILS_BY_WAYS: Final[list[list[Action]]] = _by_ways(SAILS)
WINDS_BY_WAYS: Final[list[list[Action]]] = _by_ways(WINDS)


def _rerolls() -> list[list[Action]]:
    """For every number of dice of each face, the ways to roll some of them again."""
    table: list[list[Action]] = [[] for _ in range((DICE + 1) ** FACES)]
    for size in range(1, DICE + 1):
        for faces in combinations_with_replacement(range(FACES), size):
            held = vec[i64]([faces.count(face) for face in range(FACES)])
            table[pattern_of(held)] = [
                again
                for again in ROLL_AGAINS
                if all(again.counts[face] <= held[face] for face in range(FACES))
            ]
    return table


REROLLS: Final[list[list[Action]]] = _rerolls()
