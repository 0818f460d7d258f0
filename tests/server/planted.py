"""Leaks that are planted in a server, to prove that the leak test finds them: each gives away one thing."""

import zlib
from collections.abc import Callable
from unittest import mock

from caravela.kernel.events import Event
from caravela.kernel.view import View
from caravela.match import Match
from caravela.server import questions
from caravela.server.questions import refuse
from caravela.table import visible_log
from caravela.table.table import Table
from caravela.table.visible_log import Line
from caravela.wire.messages import Refused, WhyNot, WhyNotAnswer
from caravela.wire.shapes import LogLine


def view_of_another_seat() -> None:
    """Every viewer gets the view of the last seat."""
    real = Match.view

    def view(match: Match, seat: int | None) -> View:
        return real(match, match.seats - 1)

    mock.patch.object(Match, "view", view).start()


def secret_actions_in_the_log() -> None:
    real = Line.told

    def told(line: Line, at: int, reader: int | None, reveal: bool) -> LogLine:
        return real(line, at, reader, True)

    mock.patch.object(Line, "told", told).start()


def private_events_for_all() -> None:
    def told(line: Line, at: int, reader: int | None, reveal: bool) -> LogLine:
        known = reveal or not line.secret or (reader is not None and reader == line.seat)
        events: list[Event] = list(line.events)
        return LogLine(
            at,
            line.seat,
            line.action if known else None,
            [visible_log.told(each) for each in events],
            line.by,
        )

    mock.patch.object(Line, "told", told).start()


def refusals_that_know_the_state() -> None:
    """A refusal comes out otherwise in another world, whatever the asker sees of it."""

    def why_not(table: Table, person: str, asked: WhyNot) -> WhyNotAnswer | Refused:
        assert table.match is not None
        if zlib.crc32(table.match.state.to_bytes()) % 2:
            return refuse(table.record, "not-now")
        return real(table, person, asked)

    real = questions.why_not
    mock.patch.object(questions, "why_not", why_not).start()


LEAKS: dict[str, Callable[[], None]] = {
    each.__name__: each
    for each in (
        view_of_another_seat,
        secret_actions_in_the_log,
        private_events_for_all,
        refusals_that_know_the_state,
    )
}
HINTS = "hints_that_know_the_state"
"""This one is planted in the process in which bots think; see steady_bot."""
