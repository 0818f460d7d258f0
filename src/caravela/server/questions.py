"""Answers to questions about a match that change nothing."""

from msgspec import UNSET

from caravela.kernel.actions import Action, NotationError
from caravela.kernel.events import Facts
from caravela.kernel.sketch import Say
from caravela.kernel.view import View
from caravela.match import Match
from caravela.table.access import may_view_past
from caravela.table.new_information import foreseen
from caravela.table.record import Record
from caravela.table.table import Table
from caravela.table.viewer_positions import NO_VIEW, encode_view
from caravela.table.visible_log import told
from caravela.texts.catalogue import LANGUAGES
from caravela.texts.wording import Wording
from caravela.wire.messages import (
    Describe,
    DescribeAnswer,
    Past,
    PastAnswer,
    Preview,
    PreviewAnswer,
    Refused,
    TextBlock,
    WhyNot,
    WhyNotAnswer,
)
from caravela.wire.shapes import RefusalCode


def refuse(record: Record, code: RefusalCode) -> Refused:
    return Refused(None, code, record.version)


def _own_action(record: Record, person: str, asked: WhyNot | Preview) -> tuple[Match, Action] | Refused:
    """Return the match and the action if the person may ask about the seat."""
    if record.frozen():
        return refuse(record, "frozen")
    if not record.seating.owns(person, asked.seat):
        return refuse(record, "not-yours")
    if record.match is None:
        return refuse(record, "not-now")
    try:
        return record.match, record.match.rules.space.parse(asked.action)
    except NotationError:
        return refuse(record, "unknown-action")


def why_not(table: Table, person: str, asked: WhyNot) -> WhyNotAnswer | Refused:
    record = table.record
    own = _own_action(record, person, asked)
    if isinstance(own, Refused):
        return own
    match, action = own
    no = match.rules.why_not(match.state, asked.seat, action)
    if no is None:
        return WhyNotAnswer(asked.request, True, None, None, None)
    return WhyNotAnswer(asked.request, False, no.rule, no.reason, no.facts)


def preview(table: Table, person: str, asked: Preview) -> PreviewAnswer | Refused:
    """Return the result of an action. A secret choice has no preview: others choose at the same time."""
    record = table.record
    own = _own_action(record, person, asked)
    if isinstance(own, Refused):
        return own
    match, action = own
    if not record.header.aids.previews:
        return refuse(record, "no-such-aid")
    decision = next((found for found in record.decisions() if found.seat == asked.seat), None)
    if decision is None or not any(legal is action for legal in decision.actions):
        return refuse(record, "illegal")
    language = asked.language
    if language is not None and language not in LANGUAGES:
        return refuse(record, "bad-message")
    seen = None
    if not decision.secret:
        seen = foreseen(match.rules, match.view(asked.seat), asked.seat, action)
    if seen is None:
        return PreviewAnswer(asked.request, False, NO_VIEW, [], [])
    view, events = seen
    blocks = [] if language is None else _blocks(match, view, _say_in(record, match, language))
    return PreviewAnswer(asked.request, True, encode_view(view), [told(event) for event in events], blocks)


def past(table: Table, person: str, looking: int | None, asked: Past) -> PastAnswer | Refused:
    """Return the view after an earlier entry, from where the person looks unless another seat is named."""
    record, match = table.record, table.match
    seat = looking if asked.seat is UNSET else asked.seat
    if not may_view_past(record, person, looking, seat, asked.at):
        return refuse(record, "not-yours")
    if match is None:
        return refuse(record, "frozen" if record.frozen() else "not-now")
    if asked.at >= match.at:
        return refuse(record, "bad-message")
    view = match.rules.view(match.state_at(asked.at), seat)
    return PastAnswer(asked.request, asked.at, encode_view(view))


def describe(table: Table, seat: int | None, asked: Describe) -> DescribeAnswer | Refused:
    """Return the table as text, with remarks on the viewer's legal actions."""
    record = table.record
    if asked.language not in LANGUAGES:
        return refuse(record, "bad-message")
    match = record.match
    if match is None:
        return refuse(record, "frozen" if record.frozen() else "not-now")
    say = _say_in(record, match, asked.language)
    if asked.at is not None and asked.at >= match.at:
        return refuse(record, "bad-message")
    view = match.view(seat) if asked.at is None else match.rules.view(match.state_at(asked.at), seat)
    remarks: dict[str, str] = {}
    for decision in record.decisions():
        if decision.seat == seat and asked.at is None:
            for action in decision.actions:
                remark = match.game.remark(view, action, say)
                if remark:
                    remarks[action.notation] = remark
    return DescribeAnswer(asked.request, _blocks(match, view, say), remarks)


def _blocks(match: Match, view: View, say: Say) -> list[TextBlock]:
    return [
        TextBlock(block.title, block.lines, block.notes, block.seat) for block in match.game.sketch(view, say)
    ]


def _say_in(record: Record, match: Match, language: str) -> Say:
    wording = Wording(match.game, language, [place.name for place in record.seating.places])

    def say(key: str, facts: Facts) -> str:
        return wording.say(key, **facts) if facts else wording.name(key)

    return say
