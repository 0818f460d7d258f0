"""Play any game in notation: moves are texts such as "A: announce 3"."""

from collections.abc import Sequence

from caravela.kernel.chance import Chance, FastChance, ScriptedChance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import Event, EventSink
from caravela.kernel.rules import Options, Rules
from caravela.kernel.seats import SEAT_LETTERS
from caravela.kernel.state import State


def set_up(
    rules: Rules, seats: int, options: Options, chance: Chance, draws: Sequence[int] | None = None
) -> tuple[State, list[Event]]:
    """Set up a match and return it with its events; `draws` as in `play_moves`, instead of the chance."""
    sink = EventSink()
    script = None if draws is None else _script(draws)
    state = rules.setup(seats, options, script or chance, sink)
    assert rules.audit(state) == []
    if script is not None:
        script.finish()
    return state, sink.events


def play_moves(
    rules: Rules, state: State, moves: Sequence[str], draws: Sequence[int] | None = None
) -> list[Event]:
    """Play moves on the state itself and return the events.

    `draws` are the answers of chance. All of them must be used. Without them chance is seeded.
    """
    sink = EventSink()
    script = None if draws is None else _script(draws)
    chance = script or FastChance(1)
    for move in moves:
        letter, notation = move.split(": ", 1)
        rules.submit(state, SEAT_LETTERS.index(letter), rules.space.parse(notation), chance, sink)
        assert rules.audit(state) == []
    if script is not None:
        script.finish()
    return sink.events


def _script(draws: Sequence[int]) -> ScriptedChance:
    return ScriptedChance([(0, answer) for answer in draws])


def legal_notations(rules: Rules, state: State, letter: str) -> set[str]:
    """Return the notations of everything a seat may do now."""
    decision = rules.decision_of(state, SEAT_LETTERS.index(letter))
    return set() if decision is None else {action.notation for action in decision.actions}


def refusal_of(rules: Rules, state: State, move: str) -> Refusal:
    """Return the refusal of a move, which must be illegal."""
    letter, notation = move.split(": ", 1)
    refusal = rules.why_not(state, SEAT_LETTERS.index(letter), rules.space.parse(notation))
    assert refusal is not None, f"{move} is legal"
    return refusal


def named(events: Sequence[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]
