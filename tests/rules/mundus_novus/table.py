"""Set up any position of Mundus Novus in one call and play it on in notation."""

from collections.abc import Mapping, Sequence
from typing import Any

from caravela.games.mundus_novus.components import KIND_SIGNS, Components, standard_components
from caravela.games.mundus_novus.rules import MundusRules
from caravela.games.mundus_novus.state import MundusState
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import Event, Facts
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.notation import legal_notations, play_moves, refusal_of, set_up
from tests.rules.notation import named as named

RULES = MundusRules(standard_components())
QUEUE = ("caravel 3", "caravel 10", "merchant-rare 0 a", "shipyard a", "warehouse-2 0 a")
"""Five cards; the head has no event icon."""


def position(
    step: str,
    hands: Sequence[str] = ("", "", ""),
    *,
    rules: MundusRules = RULES,
    queue: Sequence[str] = QUEUE,
    market: str = "123",
    master: str = "A",
    round: int = 2,  # noqa: A002 - the document's own word
    developments: Mapping[str, Sequence[str]] | None = None,
    doubloons: Mapping[str, int] | None = None,
    seats: Mapping[str, Mapping[str, object]] | None = None,
    **fields: object,
) -> MundusState:
    """Return a valid state. Seats are named by letter; `seats` adds any other field of a seat's document."""
    entries: list[dict[str, object]] = []
    for letter, hand in zip(SEAT_LETTERS, hands, strict=False):
        entry: dict[str, object] = {"hand": hand}
        entry["developments"] = list((developments or {}).get(letter, ()))
        entry["doubloons"] = (doubloons or {}).get(letter, 0)
        entry.update((seats or {}).get(letter, {}))
        entries.append(entry)
    document: dict[str, object] = {
        "round": round,
        "step": step,
        "master": master,
        "market": market,
        "queue": list(queue),
        "seats": entries,
    }
    document.update(fields)
    state = rules.decode(document)
    assert isinstance(state, MundusState)
    return state


def turn(hand: str, others: Sequence[str] = ("", ""), **fields: object) -> MundusState:
    """Return seat A's progression turn, with all turns of the round still to come."""
    hands = [hand, *others]
    fields.setdefault("turn", {"turns_left": len(hands)})
    return position("turn", hands, **fields)  # type: ignore[arg-type]  # fields of `position`


def last_turn(hands: Sequence[str] = ("", "", ""), **fields: object) -> MundusState:
    """Return seat A's turn, the last of its round: "A: end" begins the next one, unless a seat may store."""
    return turn(hands[0], hands[1:], turn={"turns_left": 1}, **fields)


def begin(
    seats: int = 3, *, seed: int = 1, draws: Sequence[int] | None = None, **options: object
) -> tuple[MundusState, list[Event]]:
    """Return a new match and the events of its setup; `draws` as in `play_moves`."""
    state, events = set_up(RULES, seats, options, FastChance(seed), draws)
    assert isinstance(state, MundusState)
    return state, events


def kinds(signs: str) -> list[int]:
    """Return cards such as "115R" as random results."""
    return [KIND_SIGNS.index(sign) for sign in signs]


def deal(hands: Sequence[str], quay: str = "", master: str = "A") -> list[int]:
    """Return the draws of a supply that deals these hands to the seats in order and then fills the quay."""
    left = SEAT_LETTERS.index(master) + 1
    order = [(left + step) % len(hands) for step in range(len(hands))]
    return kinds("".join(hands[seat][turn] for turn in range(5) for seat in order) + quay)


def play(
    state: MundusState,
    *moves: str,
    draws: Sequence[int] | None = None,
    rules: MundusRules = RULES,
) -> list[Event]:
    """Play moves such as "A: announce 3" on the state itself and return the events; `draws` as in `play_moves`."""
    return play_moves(rules, state, moves, draws)


def trade(state: MundusState, *takes: str) -> list[Event]:
    """Play takes such as "A: 5 from B"; every card goes into the taker's hand."""
    moves: list[str] = []
    for take in takes:
        letter, card = take.split(": ", 1)
        moves += [f"{letter}: take {card}", f"{letter}: keep"]
    return play(state, *moves)


def legal(state: MundusState, letter: str, rules: MundusRules = RULES) -> set[str]:
    return legal_notations(rules, state, letter)


def why_not(state: MundusState, move: str, rules: MundusRules = RULES) -> Refusal:
    """Return the refusal of a move such as "A: take 5 from B", which must be illegal."""
    return refusal_of(rules, state, move)


def refused(state: MundusState, move: str, rules: MundusRules = RULES) -> tuple[str, str, Facts]:
    """Return the rule, the reason and the facts of a refusal."""
    refusal = why_not(state, move, rules)
    return refusal.rule, refusal.reason, refusal.facts


def asked(state: MundusState, rules: MundusRules = RULES) -> str:
    """Return the letters of the seats that must decide."""
    return "".join(SEAT_LETTERS[d.seat] for d in rules.decisions(state) if d.owed)


def hand(state: MundusState, letter: str, rules: MundusRules = RULES) -> str:
    return str(seat_document(state, letter, rules)["hand"])


def seat_document(state: MundusState, letter: str, rules: MundusRules = RULES) -> dict[str, object]:
    seats = rules.encode(state)["seats"]
    assert isinstance(seats, list)
    found = seats[SEAT_LETTERS.index(letter)]
    assert isinstance(found, dict)
    return found


def doubloons(state: MundusState, letter: str) -> int:
    return int(state.doubloons[SEAT_LETTERS.index(letter)])


def queue_of(state: MundusState, rules: MundusRules = RULES) -> list[str]:
    """Return the names of the developments in the queue, from its head on."""
    return [rules.parts.names[card] for card in state.queue if card >= 0]


def owned(state: MundusState, letter: str, rules: MundusRules = RULES) -> list[str]:
    """Return the names of a seat's developments."""
    names = seat_document(state, letter, rules)["developments"]
    assert isinstance(names, list)
    return names


def card(name: str, rules: MundusRules = RULES) -> int:
    """Return a development as a random result."""
    return rules.parts.names.index(name)


def rest_of_box(seats: int, *elsewhere: str | Sequence[str], rules: MundusRules = RULES) -> list[str]:
    """Return all developments for `seats` players except these: a seat that owns them empties the pile."""
    named: set[str] = set()
    for some in elsewhere:
        named.update([some] if isinstance(some, str) else some)
    return [rules.parts.names[at] for at in rules.parts.serves(seats) if rules.parts.names[at] not in named]


def deck_rows() -> list[list[Any]]:
    """Return the development deck as its file lists it."""
    document: Any = RULES.parts.document
    return [list(row) for row in document["development_deck"]["cards"]]


def rules_with_deck(rows: list[list[Any]]) -> MundusRules:
    """Return the rules of a box with other development cards; may raise BrokenDocument."""
    document: Any = RULES.parts.document
    deck = document["development_deck"] | {"cards": rows}
    return MundusRules(Components(document | {"development_deck": deck}, "of a test"))


def who_can_tell(one: MundusState, other: MundusState, rules: MundusRules = RULES) -> list[int | None]:
    """Return the viewers whose views of two states differ, for people or bots; None is a spectator."""
    found: list[int | None] = []
    for viewer in [*range(one.seats), None]:
        here, there = rules.view(one, viewer), rules.view(other, viewer)
        assert isinstance(here, MundusView)
        assert isinstance(there, MundusView)
        if (here.text(), here.blank.to_bytes()) != (there.text(), there.blank.to_bytes()):
            found.append(viewer)
    return found
