"""A position of Mundus Novus for each kind of choice, and the clicks that make it on the board."""

from typing import Any, NamedTuple

from tests.rules.mundus_novus.table import RULES, play, position, turn


class Moment(NamedTuple):
    family: str
    """The kind of choice, as the rules name it."""
    action: str
    presses: tuple[str, ...]
    """Selectors to click on the board, in order; the bar's confirm button is clicked after them if it is shown."""
    position: dict[str, object]
    """A position in which seat A has that choice."""


def moment(family: str, action: str, presses: tuple[str, ...], step: str = "", **fields: object) -> Moment:
    hand = str(fields.pop("hand", "11559"))
    before = fields.pop("before", None)
    # Some characters are in the box of six players only.
    others = ["23678", "34689", "23468", "23468", "23467"] if fields.pop("six", False) else ["23678", "34689"]
    # The fields are those of `position`.
    state = position(step, [hand, *others], **fields) if step else turn(hand, others, **fields)  # type: ignore[arg-type]
    if before:
        play(state, f"A: {before}")
    return Moment(family, action, presses, RULES.encode(state))


def button(action: str) -> str:
    return f".mn-actions [data-legal='{action}']"


def card(action: str) -> str:
    return f".mn-scene [data-legal='{action}']"


def held(action: str) -> str:
    return f".mn-hand [data-legal='{action}']"


def queue(action: str) -> str:
    return f".mn-queue [data-legal='{action}']"


def cards(*numbers: int) -> tuple[str, ...]:
    """Return the selectors of hand cards by their places, counted from 1."""
    return tuple(f".mn-hand .held:nth-child({number}) .mn-card" for number in numbers)


CORONADO = {"developments": {"A": ["coronado"]}, "doubloons": {"A": 2}}
PONCE = {
    "six": True,
    "developments": {"A": ["ponce-de-leon", "caravel 1", "caravel 8"]},
    "quay": "78",
    "actor": "A",
}
OFFERS: dict[str, Any] = {"seats": {"A": {"offer": "11"}, "B": {"offer": "22"}, "C": {"offer": "33"}}}
TAKEN: dict[str, Any] = {"actor": "A", "trade": {"last_taker": "A", "last_owner": "B", "in_flight": "7"}}
TIED: dict[str, Any] = {
    "seats": {"A": {"offer": "11"}, "B": {"offer": "36"}, "C": {"offer": "36"}},
    "announced": 2,
}
STORE: dict[str, Any] = {"developments": {"A": ["warehouse-2 0 b"]}, "actor": ""}
ALL = "123456789R"
MERCHANT: dict[str, Any] = {"developments": {"A": ["merchant-common 2 a"]}}

MOMENTS = [
    moment("set-event", "event storm", (button("event storm"),), "coronado", **CORONADO),
    moment("no-event", "event none", (button("event none"),), "coronado", **CORONADO),
    moment("detach", "detach 8", (button("detach 8"),), "split", **PONCE),
    moment("sail", "sail", (button("sail"),), "split", **PONCE),
    moment(
        "load",
        "load 7",
        (card("load 7"),),
        "serve",
        developments={"A": ["caravel 1"], "B": ["caravel 8"]},
        quay="78",
        actor="A",
        supply={"serving": ["A1", "B1"], "served": 0, "loads_left": 1},
    ),
    moment(
        "surrender",
        "surrender 1 9",
        cards(1, 5),
        "pirates",
        event="pirates",
        actor="",
        six=True,
        developments={"A": ["ponce-de-leon", "caravel 1", "caravel 2", "caravel 7", "caravel 8"]},
        seats={"A": {"detached": ["caravel 7", "caravel 8"]}},
    ),
    moment("announce", "announce 3", (button("announce 3"),), "announce"),
    moment("offer", "offer 1 9", cards(1, 5), "offer", announced=2, actor=""),
    moment(
        "offer-nothing",
        "offer nothing",
        (button("offer nothing"),),
        "offer",
        announced=2,
        actor="",
        developments={"A": ["las-casas"]},
    ),
    moment("master", "master C", (button("master C"),), "choose master", hand="559", **TIED),
    moment("take", "take 3 from C", (card("take 3 from C"),), "take", hand="559", **OFFERS),
    moment("keep", "keep", (held("keep"),), "place", hand="559", **OFFERS, **TAKEN),
    moment("exchange", "exchange 2", (card("exchange 2"),), "place", hand="559", **OFFERS, **TAKEN),
    moment("give", "give 9", (held("give 9"),), "gift", hand="115599", trade={"gift_to": "B"}),
    moment("first", "first B", (button("first B"),), "choose first"),
    moment("set", "set 1: 1 1 1", cards(1, 2, 3), hand="111R"),
    moment("different", "different 1 2 3 4", cards(1, 2, 3, 4), hand="1234R"),
    moment("sell", "sell 2", cards(4, 5), hand="125RR"),
    moment("perfect", "perfect", (button("perfect"),), hand=ALL),
    moment("end", "end", (button("end"),), hand="12"),
    moment("turn", "turn 2 to 1", (held("turn 2 to 1"),), hand="11259", before="set 1: 1 1 M", **MERCHANT),
    moment("complete", "complete", (button("complete"),), hand="11" + ALL[1:], before="perfect", **MERCHANT),
    moment("develop", "develop 3", (queue("develop 3"),), hand="99955", before="set 9: 9 9 9"),
    moment(
        "develop-pile",
        "develop pile",
        (queue("develop pile"),),
        hand="99955",
        before="set 9: 9 9 9",
        developments={"A": ["almagro"]},
    ),
    moment("store", "store 9", (held("store 9"),), "store", **STORE),
    moment("store-done", "store done", (button("store done"),), "store", **STORE),
    moment(
        "store-again",
        "store again",
        (button("store again"),),
        "store",
        actor="",
        developments={"A": ["warehouse-2 0 b"], "B": ["warehouse-1 1 a"]},
        seats={"A": {"hand": "1155", "stored": "9", "sealed": "store done"}},
    ),
]
