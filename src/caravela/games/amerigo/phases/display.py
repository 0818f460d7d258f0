"""The displays of the storage board that each round renews: pirates, progress and production tokens."""

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.components import HALF_LAID, LAID_TOKENS, PRODUCTION_KINDS, TOKENS, Components
from caravela.games.amerigo.scoring import revealed_strength
from caravela.games.amerigo.state import GONE, IN_STOCK, LAID, AmerigoState
from caravela.kernel.bags import empty, total
from caravela.kernel.chance import Chance
from caravela.kernel.events import EventSink


def reveal_marker(
    state: AmerigoState, parts: Components, chance: Chance, events: EventSink | None, rule: str
) -> None:
    """AM-SET-11, AM-PIR-03: reveal one more pirate marker; the one set aside is among those never drawn."""
    value = chance.draw(state.markers, total(state.markers))
    state.markers[value] = state.markers[value] - 1
    if events is not None:
        events.emit(facts.pirates_revealed(value, revealed_strength(state, parts), rule))


def lay_tokens(state: AmerigoState, parts: Components, chance: Chance, events: EventSink | None) -> None:
    """AM-SET-13, AM-PIR-03, AM-PIR-05: remove the right half, slide the left half, lay new ones."""
    place: i64
    first = state.round == 1
    removed: list[str] = []
    if not first:
        for place in range(HALF_LAID):
            right = place + HALF_LAID
            token = state.laid[right]
            if token >= 0:
                state.holders[token] = GONE
                removed.append(parts.token_labels[token])
            state.laid[right] = state.laid[place]
            state.laid[place] = -1
    bag = empty(TOKENS)
    for token in range(TOKENS):
        if state.holders[token] == IN_STOCK:
            bag[token] = 1
    left = total(bag)
    new: list[str] = []
    for place in range(LAID_TOKENS if first else HALF_LAID):
        if left == 0:
            break
        token = chance.draw(bag, left)
        bag[token] = 0
        left -= 1
        state.holders[token] = LAID
        state.laid[place] = token
        new.append(parts.token_labels[token])
    if events is not None:
        if removed:
            events.emit(facts.tokens_removed(removed))
        events.emit(facts.tokens_laid(new, "AM-SET-13" if first else "AM-PIR-03"))


def lay_production(state: AmerigoState, parts: Components, chance: Chance, events: EventSink | None) -> None:
    """AM-SET-14, AM-PIR-03: remove the tokens not bought, and lay out new ones."""
    kind: i64
    for kind in range(PRODUCTION_KINDS):
        state.offered[kind] = 0
    left = total(state.production_stock)
    count: i64
    for count in range(parts.display[state.seats]):
        if left == 0:
            break
        kind = chance.draw(state.production_stock, left)
        state.production_stock[kind] = state.production_stock[kind] - 1
        left -= 1
        state.offered[kind] = state.offered[kind] + 1
    if events is not None:
        events.emit(facts.production_laid(state.offered, "AM-SET-14" if state.round == 1 else "AM-PIR-03"))
