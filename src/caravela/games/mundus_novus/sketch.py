"""The table of Mundus Novus as text, drawn from a view alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import (
    DEVELOPMENTS,
    EVENT_NAMES,
    KIND_NAMES,
    KIND_SIGNS,
    KINDS,
    LEAST_DIFFERENT,
    LEAST_SET,
    MOST_RELICS_SOLD,
    MOST_SET,
    NO_EVENT,
    RARITY_NAMES,
    RESOURCE_KINDS,
    SET_SIZES,
    Components,
)
from caravela.games.mundus_novus.events import event_key
from caravela.games.mundus_novus.fleets import fleet_sizes, fleet_value
from caravela.games.mundus_novus.phases.taking import barred_owner
from caravela.games.mundus_novus.state import ANNOUNCE, ASSETS, CARAVELS, CHOOSE_FIRST, DEAL, OVER, TAKE
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.bags import total_between
from caravela.kernel.events import verbatim
from caravela.kernel.game import Progress
from caravela.kernel.seats import seat_fact
from caravela.kernel.sketch import Block, Say
from caravela.kernel.steps import UNSEALED
from caravela.kernel.view import View

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def progress_of(view: View) -> Progress | None:
    assert isinstance(view, MundusView)
    blank = view.blank
    return Progress(int(blank.round), [int(count) for count in blank.doubloons])


def sketch_table(view: View, say: Say) -> list[Block]:
    assert isinstance(view, MundusView)
    blocks = [_sketch_round(view, say), _sketch_queue(view, say)]
    blocks.extend(_sketch_seat(view, say, seat) for seat in range(view.blank.seats))
    if view.seat is not None:
        blocks.append(_sketch_own(view, say, view.seat))
    return blocks


def _cards(bag: vec[i64], base: i64, say: Say) -> str:
    """Cards in order, each with its sign in a notation: "cocoa (1) ×2, relic (R)"."""
    parts: list[str] = []
    for kind in range(KINDS):
        count = bag[base + kind]
        if count > 0:
            times = f"{NO_BREAK}×{count}" if count > 1 else ""
            parts.append(f"{say(KIND_NAMES[kind], {})}{NO_BREAK}({KIND_SIGNS[kind]}){times}")
    return ", ".join(parts) if parts else "–"


def _labelled(key: str, text: str, say: Say) -> str:
    return say("labelled", {"label": key, "text": verbatim(text)})


def described(thing: str, say: Say) -> str:
    """A development or an event and what it does."""
    return _labelled(thing, say("about-" + thing, {}), say)


def _sketch_round(view: MundusView, say: Say) -> Block:
    blank = view.blank
    title = say("log-round-began", {"round": int(blank.round), "event": event_key(blank.event)})
    lines: list[str] = []
    if blank.step != OVER:
        number, step = _step_of_round(blank.step)
        lines.append(say("sketch-step", {"n": number, "step": step, "goal": int(view.parts.goal)}))
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
    if blank.step == TAKE and barred_owner(blank) >= 0:
        pair = {"taker": seat_fact(int(blank.actor)), "owner": seat_fact(int(barred_owner(blank)))}
        lines.append(say("sketch-barred", dict(pair)))
    discards = total_between(blank.discard, 0, KINDS)
    counts = {"pile": int(blank.pile_left), "discard": int(discards), "developments": int(blank.unseen_left)}
    lines.append(say("sketch-piles", dict(counts)))
    return Block(title, lines, notes=_note_rules(view.parts, say))


def _step_of_round(step: i64) -> tuple[int, str]:
    """Which of the four steps (MN-EVT-01) this is: its number and what it is called."""
    if step < DEAL:
        return 1, "word-event"
    if step < ANNOUNCE:
        return 2, "word-supply"
    if step < CHOOSE_FIRST:
        return 3, "word-trade"
    return 4, "word-progression"


def _note_rules(parts: Components, say: Say) -> list[str]:
    """The few figures that a player keeps in mind."""
    sizes = range(LEAST_SET, MOST_SET + 1)
    reach: dict[str, int | str | list[str]] = {
        name: verbatim(" / ".join(str(parts.reach[rarity * SET_SIZES + size]) for size in sizes))
        for rarity, name in enumerate(RARITY_NAMES)
    }
    kinds = range(LEAST_DIFFERENT, RESOURCE_KINDS + 1)
    relics = range(1, MOST_RELICS_SOLD + 1)
    return [
        say("note-goal", {"goal": int(parts.goal)}),
        say("note-trade", {}),
        say("note-sets", reach),
        say("note-different", _tariff([parts.pay_different[count] for count in kinds], list(kinds))),
        say("note-relics", _tariff([parts.pay_relics[count] for count in relics], list(relics))),
        say("note-unused", {}),
    ]


def _tariff(pay: list[i64], counts: list[int]) -> dict[str, int | str | list[str]]:
    return {
        "counts": verbatim(" / ".join(map(str, counts))),
        "pay": verbatim(" / ".join(map(str, pay))),
    }


def _sketch_queue(view: MundusView, say: Say) -> Block:
    lines: list[str] = []
    for place, card in enumerate(view.blank.queue, 1):
        if card < 0:
            break
        icon = view.parts.icon[card]
        mark = f"  [{say('event-' + EVENT_NAMES[icon].replace('_', '-'), {})}]" if icon != NO_EVENT else ""
        lines.append(f"{place}. {say(view.parts.labels[card], {})}{mark}")
    cards = [view.parts.labels[card] for card in view.blank.queue if card >= 0]
    notes = [described(label, say) for label in dict.fromkeys(cards)]
    return Block(say("word-queue", {}), lines, notes=[*notes, say("note-icons", {})])


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
    return Block(title, lines, notes=[described(label, say) for label in dict.fromkeys(owned)], seat=seat)


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
    return Block(say("word-hand", {}), lines, wide=True, seat=seat)
