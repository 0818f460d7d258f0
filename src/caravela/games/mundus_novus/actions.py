"""All actions of Mundus Novus, built once. No rules here: see phases/."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import (
    EVENT_NAMES,
    KIND_NAMES,
    KIND_SIGNS,
    KINDS,
    LEAST_DIFFERENT,
    LEAST_SET,
    MOST_CARAVEL_VALUE,
    MOST_RELICS_SOLD,
    MOST_SEATS,
    MOST_SET,
    QUEUE_SIZE,
    RESOURCE_KINDS,
)
from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.events import Facts
from caravela.kernel.seats import seat_fact, seat_letter

MOST_OFFERED: Final = 4
LEAST_OFFERED: Final = 2
MOST_TOLL: Final = 2
"""A player has at most two fleets, so pirates take at most two cards."""
MOST_TURNED: Final = MOST_SET
"""A whole set may be made of cards that merchants turned, if a deck has merchants enough."""


def card_names(kinds: list[int]) -> list[str]:
    return [KIND_NAMES[kind] for kind in kinds]


class SetEvent(Action):
    """Coronado's owner pays for an event, or declines."""

    def __init__(self, event: int) -> None:
        super().__init__(f"event {EVENT_NAMES[event]}", "set-event" if event else "no-event")
        self.event: i64 = event

    def facts(self) -> Facts:
        return {"event": f"event-{EVENT_NAMES[self.event]}".replace("_", "-")}


class Detach(Action):
    """Ponce puts a caravel into the second fleet."""

    def __init__(self, value: int) -> None:
        super().__init__(f"detach {value}", "detach")
        self.value: i64 = value

    def facts(self) -> Facts:
        return {"value": int(self.value)}


class SetSail(Action):
    """Ponce's fleets stay as they are now."""

    def __init__(self) -> None:
        super().__init__("sail", "sail")


class Load(Action):
    """A fleet takes a card from the quay."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"load {KIND_SIGNS[kind]}", "load")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"card": KIND_NAMES[self.kind]}


class CardChoice(Action):
    """Some cards of hand, chosen in secret."""

    def __init__(self, verb: str, kinds: list[int]) -> None:
        cards = " ".join(KIND_SIGNS[kind] for kind in kinds) if kinds else "nothing"
        super().__init__(f"{verb} {cards}", verb if kinds else f"{verb}-nothing")
        self.kinds: vec[i64] = vec[i64](kinds)

    def facts(self) -> Facts:
        return {"cards": card_names([int(kind) for kind in self.kinds])}


class Surrender(CardChoice):
    """Cards for the pirates."""

    def __init__(self, kinds: list[int]) -> None:
        super().__init__("surrender", kinds)


class Offer(CardChoice):
    """Cards for trade."""

    def __init__(self, kinds: list[int]) -> None:
        super().__init__("offer", kinds)


class Announce(Action):
    """The Trade Master says how many cards everybody offers."""

    def __init__(self, count: int) -> None:
        super().__init__(f"announce {count}", "announce")
        self.count: i64 = count

    def facts(self) -> Facts:
        return {"count": int(self.count)}


class SeatChoice(Action):
    """One of the players."""

    def __init__(self, verb: str, seat: int) -> None:
        super().__init__(f"{verb} {seat_letter(seat)}", verb)
        self.seat: i64 = seat

    def facts(self) -> Facts:
        return {"seat": seat_fact(int(self.seat))}


class NameMaster(SeatChoice):
    """The Trade Master breaks a tie."""

    def __init__(self, seat: int) -> None:
        super().__init__("master", seat)


class NameFirst(SeatChoice):
    """The Trade Master says who is first in progression."""

    def __init__(self, seat: int) -> None:
        super().__init__("first", seat)


class Take(Action):
    """An offered card of another player."""

    def __init__(self, owner: int, kind: int) -> None:
        super().__init__(f"take {KIND_SIGNS[kind]} from {seat_letter(owner)}", "take")
        self.owner: i64 = owner
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"seat": seat_fact(int(self.owner)), "card": KIND_NAMES[self.kind]}


class Keep(Action):
    """The taken card goes into the hand."""

    def __init__(self) -> None:
        super().__init__("keep", "keep")


class Exchange(Action):
    """The taken card goes onto the market for one that lies there."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"exchange {KIND_SIGNS[kind]}", "exchange")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"card": KIND_NAMES[self.kind]}


class Give(Action):
    """The Trade Master makes up for the missing card."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"give {KIND_SIGNS[kind]}", "give")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"card": KIND_NAMES[self.kind]}


class MakeSet(Action):
    """A combination of identical resources: cards as they are, relics, and cards that merchants will turn."""

    def __init__(self, kind: int, plain: int, relics: int, turned: int) -> None:
        cards = [KIND_SIGNS[kind]] * plain + ["R"] * relics + ["M"] * turned
        super().__init__(f"set {KIND_SIGNS[kind]}: {' '.join(cards)}", "set")
        self.kind: i64 = kind
        self.plain: i64 = plain
        self.relics: i64 = relics
        self.turned: i64 = turned
        self.size: i64 = plain + relics + turned

    def facts(self) -> Facts:
        return {
            "card": KIND_NAMES[self.kind],
            "count": int(self.size),
            "plain": int(self.plain),
            "relics": int(self.relics),
            "turned": int(self.turned),
        }


class MakeDifferent(Action):
    """A combination of different resources: the kinds it holds in the end."""

    def __init__(self, mask: int) -> None:
        kinds = [kind for kind in range(RESOURCE_KINDS) if mask >> kind & 1]
        super().__init__("different " + " ".join(KIND_SIGNS[kind] for kind in kinds), "different")
        self.mask: i64 = mask
        self.size: i64 = len(kinds)

    def facts(self) -> Facts:
        kinds = [kind for kind in range(RESOURCE_KINDS) if int(self.mask) >> kind & 1]
        return {"cards": card_names(kinds), "count": int(self.size)}


class MakePerfect(Action):
    """The perfect combination: all nine resources and a relic."""

    def __init__(self) -> None:
        super().__init__("perfect", "perfect")


class Turn(Action):
    """A merchant turns a card of the combination being made."""

    def __init__(self, source: int, target: int) -> None:
        super().__init__(f"turn {KIND_SIGNS[source]} to {KIND_SIGNS[target]}", "turn")
        self.source: i64 = source
        self.target: i64 = target

    def facts(self) -> Facts:
        return {"card": KIND_NAMES[self.source], "target": KIND_NAMES[self.target]}


class Complete(Action):
    """The rest of the combination is made of cards as they are."""

    def __init__(self) -> None:
        super().__init__("complete", "complete")


class Develop(Action):
    """A card of the queue; place 0 is its head."""

    def __init__(self, place: int) -> None:
        super().__init__(f"develop {place + 1}", "develop")
        self.place: i64 = place

    def facts(self) -> Facts:
        return {"place": int(self.place) + 1}


class DevelopUnseen(Action):
    """Almagro: the first card of the development pile."""

    def __init__(self) -> None:
        super().__init__("develop pile", "develop-pile")


class SellRelics(Action):
    """Relics for doubloons."""

    def __init__(self, count: int) -> None:
        super().__init__(f"sell {count}", "sell")
        self.count: i64 = count

    def facts(self) -> Facts:
        return {"count": int(self.count)}


class EndTurn(Action):
    """The progression turn is over."""

    def __init__(self) -> None:
        super().__init__("end", "end")


class Store(Action):
    """One more card into the warehouses."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"store {KIND_SIGNS[kind]}", "store")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"card": KIND_NAMES[self.kind]}


class CloseStore(Action):
    """Nothing more is stored."""

    def __init__(self) -> None:
        super().__init__("store done", "store-done")


class ReopenStore(Action):
    """Choose the stored cards again."""

    def __init__(self) -> None:
        super().__init__("store again", "store-again")


def _multisets(size: int, least: int = 0) -> list[list[int]]:
    """Return all multisets of resource kinds of a size, as ascending lists."""
    if size == 0:
        return [[]]
    return [[kind, *rest] for kind in range(least, KINDS) for rest in _multisets(size - 1, kind)]


def set_at(kind: i64, plain: i64, relics: i64, turned: i64) -> i64:
    """Return the index of a composition in MAKE_SETS."""
    most: i64 = MOST_SET + 1
    return ((kind * most + plain) * most + relics) * (MOST_TURNED + 1) + turned


def _is_set(plain: int, relics: int, turned: int) -> bool:
    return LEAST_SET <= plain + relics + turned <= MOST_SET and plain + turned >= 1


SPACE: Final = ActionSpace()

SET_EVENTS: Final[list[Action]] = [SPACE.add(SetEvent(event)) for event in range(len(EVENT_NAMES))]
DETACHES: Final[list[Action]] = [SPACE.add(Detach(value)) for value in range(1, MOST_CARAVEL_VALUE + 1)]
SET_SAIL: Final = SPACE.add(SetSail())
LOADS: Final[list[Action]] = [SPACE.add(Load(kind)) for kind in range(KINDS)]
SURRENDERS: Final[dict[str, Surrender]] = {
    "".join(map(str, kinds)): SPACE.add(Surrender(kinds))
    for size in range(1, MOST_TOLL + 1)
    for kinds in _multisets(size)
}
ANNOUNCES: Final[list[Action]] = [
    SPACE.add(Announce(count)) for count in range(LEAST_OFFERED, MOST_OFFERED + 1)
]
OFFERS: Final[dict[str, Offer]] = {
    "".join(map(str, kinds)): SPACE.add(Offer(kinds))
    for size in range(MOST_OFFERED + 1)
    for kinds in _multisets(size)
}
NAME_MASTERS: Final[list[Action]] = [SPACE.add(NameMaster(seat)) for seat in range(MOST_SEATS)]
TAKES: Final[list[Action]] = [
    SPACE.add(Take(owner, kind)) for owner in range(MOST_SEATS) for kind in range(KINDS)
]
KEEP: Final = SPACE.add(Keep())
EXCHANGES: Final[list[Action]] = [SPACE.add(Exchange(kind)) for kind in range(KINDS)]
GIVES: Final[list[Action]] = [SPACE.add(Give(kind)) for kind in range(KINDS)]
NAME_FIRSTS: Final[list[Action]] = [SPACE.add(NameFirst(seat)) for seat in range(MOST_SEATS)]
MAKE_SETS: Final[list[Action | None]] = [
    SPACE.add(MakeSet(kind, plain, relics, turned)) if _is_set(plain, relics, turned) else None
    for kind in range(RESOURCE_KINDS)
    for plain in range(MOST_SET + 1)
    for relics in range(MOST_SET + 1)
    for turned in range(MOST_TURNED + 1)
]
MAKE_DIFFERENTS: Final[list[Action | None]] = [
    SPACE.add(MakeDifferent(mask)) if mask.bit_count() >= LEAST_DIFFERENT else None
    for mask in range(1 << RESOURCE_KINDS)
]
MAKE_PERFECT: Final = SPACE.add(MakePerfect())
TURNS: Final[list[Action | None]] = [
    SPACE.add(Turn(source, target)) if source != target else None
    for source in range(RESOURCE_KINDS)
    for target in range(RESOURCE_KINDS)
]
COMPLETE: Final = SPACE.add(Complete())
DEVELOPS: Final[list[Action]] = [SPACE.add(Develop(place)) for place in range(QUEUE_SIZE)]
DEVELOP_UNSEEN: Final = SPACE.add(DevelopUnseen())
SELLS: Final[list[Action]] = [SPACE.add(SellRelics(count)) for count in range(1, MOST_RELICS_SOLD + 1)]
END_TURN: Final = SPACE.add(EndTurn())
STORES: Final[list[Action]] = [SPACE.add(Store(kind)) for kind in range(KINDS)]
STORE_DONE: Final = SPACE.add(CloseStore())
STORE_AGAIN: Final = SPACE.add(ReopenStore())


class _Choices:
    """All choices of cards for one kind of action, as a tree: each child adds a card."""

    def __init__(self, actions: list[CardChoice]) -> None:
        self.actions = actions
        keys = {self._key([int(kind) for kind in action.kinds]): at for at, action in enumerate(actions)}
        children: list[int] = []
        for action in actions:
            kinds = [int(kind) for kind in action.kinds]
            children.extend(keys.get(self._key([*kinds, kind]), -1) for kind in range(KINDS))
        self.children: vec[i64] = vec[i64](children)
        """By node * KINDS + kind; only ascending choices have children, so each choice is reached once."""

    def _key(self, kinds: list[int]) -> str:
        return "".join(map(str, kinds))


OFFER_TREE: Final = _Choices(list(OFFERS.values()))
SURRENDER_TREE: Final = _Choices([Surrender([]), *SURRENDERS.values()])
"""The first, empty choice is only the root of the tree, not an action of the game."""


def list_choices(tree: _Choices, hand: vec[i64], base: i64, size: i64, actions: list[Action]) -> None:
    """Add every choice of exactly this many cards of the hand that starts at base."""
    _grow(tree, hand, base, 0, 0, size, actions)


def _grow(
    tree: _Choices, hand: vec[i64], base: i64, at: i64, least: i64, left: i64, actions: list[Action]
) -> None:
    if left == 0:
        actions.append(tree.actions[at])
        return
    kinds: i64 = KINDS
    kind: i64
    for kind in range(least, kinds):
        held = hand[base + kind]
        if held > 0:
            child = tree.children[at * kinds + kind]
            if left == 1:
                actions.append(tree.actions[child])
            else:
                hand[base + kind] = held - 1
                _grow(tree, hand, base, child, kind, left - 1, actions)
                hand[base + kind] = held
