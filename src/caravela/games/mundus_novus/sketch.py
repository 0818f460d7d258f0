"""The table of Mundus Novus as text, drawn from a view alone."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import (
    DEVELOPMENTS,
    EVENT_NAMES,
    KIND_NAMES,
    KIND_SIGNS,
    KINDS,
    NO_EVENT,
)
from caravela.games.mundus_novus.events import event_key
from caravela.games.mundus_novus.fleets import fleet_sizes, fleet_value
from caravela.games.mundus_novus.state import ASSETS, CARAVELS, UNSEALED
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.bags import total_between
from caravela.kernel.events import verbatim
from caravela.kernel.seats import seat_fact
from caravela.kernel.sketch import Block, Say
from caravela.kernel.view import View


def sketch_table(view: View, say: Say) -> list[Block]:
    assert isinstance(view, MundusView)
    blocks = [_sketch_round(view, say), _sketch_queue(view, say)]
    blocks.extend(_sketch_seat(view, say, seat) for seat in range(view.blank.seats))
    if view.seat is not None:
        blocks.append(_sketch_own(view, say, view.seat))
    return blocks


def _cards(bag: vec[i64], base: i64, say: Say) -> str:
    """Cards by number, as a notation writes them: "1 cocoa ×2, R relic"."""
    parts: list[str] = []
    for kind in range(KINDS):
        count = bag[base + kind]
        if count > 0:
            times = f" ×{count}" if count > 1 else ""
            parts.append(f"{KIND_SIGNS[kind]} {say(KIND_NAMES[kind], {})}{times}")
    return ", ".join(parts) if parts else "–"


def _labelled(key: str, text: str, say: Say) -> str:
    return say("labelled", {"label": key, "text": verbatim(text)})


def _sketch_round(view: MundusView, say: Say) -> Block:
    blank = view.blank
    title = say("log-round-began", {"round": int(blank.round), "event": event_key(blank.event)})
    lines: list[str] = []
    if blank.event != NO_EVENT:
        lines.append(say("about-" + event_key(blank.event), {}))
    lying = vec[i64]([0] * KINDS)
    for kind in blank.market:
        lying[kind] = lying[kind] + 1
    lines.append(_labelled("word-market", _cards(lying, 0, say), say))
    if total_between(blank.quay, 0, KINDS) > 0:
        lines.append(_labelled("word-quay", _cards(blank.quay, 0, say), say))
    if blank.in_flight >= 0:
        lines.append(say("sketch-in-flight", {"card": KIND_NAMES[blank.in_flight]}))
    discards = total_between(blank.discard, 0, KINDS)
    counts = {"pile": int(blank.pile_left), "discard": int(discards), "developments": int(blank.unseen_left)}
    lines.append(say("sketch-piles", dict(counts)))
    return Block(title, lines)


def _sketch_queue(view: MundusView, say: Say) -> Block:
    lines: list[str] = []
    for place, card in enumerate(view.blank.queue, 1):
        if card < 0:
            break
        icon = view.parts.icon[card]
        mark = f"  [{say('event-' + EVENT_NAMES[icon].replace('_', '-'), {})}]" if icon != NO_EVENT else ""
        lines.append(f"{place}. {say(view.parts.labels[card], {})}{mark}")
    return Block(say("word-queue", {}), lines)


def _sketch_seat(view: MundusView, say: Say, seat: int) -> Block:
    blank = view.blank
    at: i64 = seat
    name = say(seat_fact(seat), {})
    marks: list[str] = []
    if seat == view.seat:
        marks.append(say("sketch-you", {}))
    if at == blank.master:
        marks.append(say("word-master", {}))
    if blank.sealed[at] != UNSEALED:
        marks.append(say("sketch-sealed", {}))
    title = " · ".join([name, *marks])
    counts = {
        "doubloons": int(blank.doubloons[at]),
        "cards": int(view.hand_sizes[at]),
        "stored": int(view.stored_sizes[at]),
    }
    lines = [say("sketch-counts", dict(counts))]
    owned = [view.parts.labels[card] for card in range(DEVELOPMENTS) if blank.owners[card] == at]
    if owned:
        lines.append(say("sketch-developments", {"developments": owned}))
    if blank.assets[at * ASSETS + CARAVELS] > 0:
        lines.append(_fleets(view, say, at))
    base = at * KINDS
    if total_between(blank.offers, base, base + KINDS) > 0:
        lines.append(_labelled("word-offer", _cards(blank.offers, base, say), say))
    if seat != view.seat:
        known = vec[i64]([view.sure(at, kind) for kind in range(KINDS)])
        if total_between(known, 0, KINDS) > 0:
            lines.append(_labelled("sketch-known", _cards(known, 0, say), say))
    return Block(title, lines)


def _fleets(view: MundusView, say: Say, seat: i64) -> str:
    values: list[str] = []
    sizes = fleet_sizes(view.blank, view.parts, seat)
    for fleet in range(2):
        if sizes[fleet] > 0:
            values.append(str(fleet_value(view.blank, view.parts, seat, fleet)[0]))
    return _labelled("word-fleet", " / ".join(values), say)


def _sketch_own(view: MundusView, say: Say, seat: int) -> Block:
    blank = view.blank
    base: i64 = seat * KINDS
    lines = [_cards(blank.hands, base, say)]
    if total_between(blank.stored, base, base + KINDS) > 0:
        lines.append(_labelled("word-warehouse", _cards(blank.stored, base, say), say))
    return Block(say("word-hand", {}), lines, wide=True)
