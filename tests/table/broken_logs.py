"""Logs that no table can have written, each with the reason that a replay must give."""

from collections.abc import Iterator

from caravela.table.entries import (
    AbandonAsked,
    Acted,
    Agreed,
    Entry,
    PinSet,
    Resigned,
    Started,
    TakenBack,
    UndoAsked,
    Undone,
)
from caravela.table.header import TableHeader
from tests.table.tables import Play, header


def played() -> Play:
    """Two people, a few choices after the start."""
    play = Play(header("columbus_1492", "AB", auto_confirm=True))
    for _ in range(6):
        play.act(play.table.owed()[0].seat)
    return play


def broken_logs() -> Iterator[tuple[TableHeader, list[Entry], str]]:
    """Yield the header, the log and the reason. The last entry is the one that is broken."""
    play = played()
    log, seat = play.entries(), play.table.owed()[0].seat
    key, now, action = "pA:broken", play.now, play.legal(seat)[0]
    started = log[0]
    if not isinstance(started, Started):
        raise TypeError("the log does not begin with the start")
    asked = UndoAsked("pA:ask", now, 0, 3)
    after_play: list[tuple[list[Entry], str]] = [
        ([Agreed(key, now, 0, True)], "nobody asked for an undo"),
        ([Agreed(key, now, 0, False)], "nobody asked for an undo"),
        ([asked, Agreed(key, now, 0, True)], "seat 0 was not asked to agree"),
        ([Undone(key, now, seat, 0)], "nothing to undo"),
        ([Undone(key, now, seat, 10**9)], "nothing to undo"),
        ([UndoAsked(key, now, seat, -1)], "nothing to undo"),
        ([Acted(key, now, 7, action)], "there is no seat 7"),
        ([TakenBack(key, now, -1)], "there is no seat -1"),
        ([PinSet(key, now, 2, "00")], "there is no seat 2"),
        ([AbandonAsked(key, now, 2)], "there is no seat 2"),
        ([Resigned(key, now, 0), Acted(key, now, 1 - seat, action)], "cannot choose"),
        ([Acted(key, now, 1 - seat, action)], "cannot choose"),
        ([Acted(key, now, seat, "fold")], "cannot be played"),
        ([Acted(key, now, seat, action, [(6, 1)] * 50)], "cannot be played"),
        ([started], "had started already"),
    ]
    for more, reason in after_play:
        yield play.header, [*log, *more], reason
    yield play.header, log[1:2], "before the start"
    yield play.header, [Started(key, now, ["not hexadecimal"], started.drawn)], "cannot be set up"
    yield play.header, [Started(key, now, started.nonces, [*started.drawn, (6, 1)])], "chance did not"
