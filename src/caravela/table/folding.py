"""Folding: how each entry changes the record. It cannot fail on entries that a table wrote."""

from typing import Final

from caravela.kernel.actions import NotationError
from caravela.kernel.decisions import IllegalAction
from caravela.match import Match, Step
from caravela.table import entries, playing
from caravela.table.drafts import Asking
from caravela.table.effects import Effects
from caravela.table.entries import TABLES_OWN, Entry
from caravela.table.record import WATCHERS, Record, Trace, chat_bytes
from caravela.table.seating import STAND_IN_LEVEL
from caravela.table.stored import ChatLine

UNFOLDABLE: Final = (ValueError, LookupError, AssertionError, NotationError, IllegalAction, TypeError)
"""What becomes of an entry that no table wrote when it is folded."""
CHAT_KEPT = 200
"""So many lines of chat a newcomer is shown."""


def fold(record: Record, entry: Entry, prepared: Match | Step | None = None) -> Effects:
    """Takes an entry into the record. `prepared` is what was worked out for it already."""
    effects = Effects(record.version, lines_from=record.at())
    was_over = record.over()
    record.index += 1
    record.time_ms = max(record.time_ms, entry.time_ms)
    _change(record, entry, prepared, effects)
    if effects.moved:
        record.version += 1
        record.recent.append(Trace(record.version, effects.lines_from, effects.taken))
        if record.clocks.ticking() and not record.frozen():
            asked = [seat for seat, since in enumerate(record.fresh) if since == record.version]
            record.clocks.run(record.thinking(), asked, record.time_ms)
            effects.seats = True
    effects.version = record.version
    effects.over = record.over() and not was_over
    effects.seats = effects.seats or effects.over
    record.keys[entry.key] = record.version
    if not isinstance(entry, entries.Chatted) and not entry.key.startswith(TABLES_OWN):
        record.changes[entry.key.partition(":")[0]] += 1
    return effects


def _change(record: Record, entry: Entry, prepared: Match | Step | None, effects: Effects) -> None:
    match entry:
        case entries.Acted():
            playing.act(record, entry, prepared if isinstance(prepared, Step) else None, effects)
        case entries.Started():
            playing.start(record, entry, prepared if isinstance(prepared, Match) else None, effects)
        case entries.Undone():
            playing.take_back(record, entry.seat, entry.back_to, effects)
        case entries.UndoAsked():
            playing.ask(record, entry, effects)
        case entries.AbandonAsked():
            playing.ask_to_abandon(record, entry, effects)
        case entries.Agreed():
            playing.agree(record, entry, effects)
        case entries.Confirmed():
            record.draft = None
            effects.moved = True
        case entries.Chatted():
            _chat(record, entry, effects)
        case entries.Rematched():
            record.rematch = entry.match
            effects.seats = True
        case entries.PinSet():
            record.seating[entry.seat].set_pin(entry.digest)
            effects.seats = True
        case entries.Inherited():
            _inherit(record, entry, effects)
        case _:
            _change_seats(record, entry, effects)


def _chat(record: Record, entry: entries.Chatted, effects: Effects) -> None:
    effects.chat = ChatLine(record.chat_count, entry.name, entry.seat, entry.text, entry.time_ms)
    record.chat_count += 1
    size = chat_bytes(entry.text)
    record.chat_bytes[entry.person] += size
    if entry.seat is None:
        record.chat_bytes[WATCHERS] += size
    record.chat.append(effects.chat)
    del record.chat[:-CHAT_KEPT]


# --- who plays -----------------------------------------------------------------------------------

Seated = (
    entries.Joined | entries.Left | entries.StoodIn | entries.TakenBack | entries.Resigned | entries.TimeUp
)


def _change_seats(record: Record, entry: Seated, effects: Effects) -> None:
    """During a match each of these changes who is asked, so it is a new version."""
    effects.seats = True
    effects.moved = record.started
    match entry:
        case entries.Joined():
            record.seating[entry.seat].seat_person(entry.person, entry.name, entry.nonce)
        case entries.Left():
            for seat in record.seating.of(entry.person):
                if record.started:
                    _hand_over(record, seat, record.seating[seat].level or STAND_IN_LEVEL, effects)
                else:
                    record.seating[seat].open()
        case entries.StoodIn():
            _hand_over(record, entry.seat, entry.level, effects)
        case entries.TakenBack():
            place = record.seating[entry.seat]
            if place.role == "person":
                place.take_back()
            else:
                place.open()
        case entries.Resigned():
            _resign(record, entry.seat, effects)
        case entries.TimeUp():
            _time_up(record, entry.seat)


def _hand_over(record: Record, seat: int, level: str, effects: Effects) -> None:
    """A bot goes on where the person was: their turn so far stands, and their say in an undo is gone."""
    place = record.seating[seat]
    place.hand_to_bot(level, record.at())
    if record.draft is not None and record.draft.seat == seat:
        record.draft = None
    asking = record.asking
    if asking is None or place.role != "person":
        return
    if asking.by == seat:
        record.asking = None
        return
    _ask_again(record, asking, effects)


def _resign(record: Record, seat: int, effects: Effects) -> None:
    """Hand the seat to a bot for good. The last seat that did not resign wins at once."""
    place = record.seating[seat]
    place.resigned = len(record.seating.resigned()) + 1
    if place.resigned == len(record.seating) - 1:
        record.end("resigned")
    _hand_over(record, seat, place.bot_level(), effects)


def _ask_again(record: Record, asking: Asking, effects: Effects) -> None:
    """Of those who were asked, whoever still has a say."""
    asked = {record.seating[awaited].person for awaited in asking.awaited}
    people = record.seating.people_but(record.seating[asking.by].person)
    asking.awaited = [other for other in people if record.seating[other].person in asked]
    playing.settle(record, effects)


def _inherit(record: Record, entry: entries.Inherited, effects: Effects) -> None:
    effects.seats = True
    for seat in record.seating.of(entry.person):
        record.seating[seat].person = entry.heir
    if record.host == entry.person:
        record.host = entry.heir
    if record.asking is not None:
        # Two of those who sit here may be one person now, who is asked once and not by themselves.
        effects.moved = True
        _ask_again(record, record.asking, effects)


def _time_up(record: Record, seat: int) -> None:
    """A turn that only waited for confirmation is final; else a bot makes the next decision."""
    record.asking = None
    place = record.seating[seat]
    if record.to_confirm():
        record.draft = None
    else:
        place.time_up = True
        record.draft = None
