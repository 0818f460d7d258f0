"""Choices of people and bots."""

from dataclasses import dataclass

from caravela.kernel.actions import NotationError
from caravela.kernel.chance import ScriptError
from caravela.kernel.decisions import Decision, IllegalAction
from caravela.kernel.events import Event
from caravela.kernel.log import MatchEntry as MatchEntry
from caravela.match import Match, Transition
from caravela.table.commands import Command, PersonCommand
from caravela.table.drafts import TentativeTurn, turn_goes_on
from caravela.table.entries import Acted, BrokenLog
from caravela.table.handlers.base import Folding, Folds, JudgeRequest, Judges, NotAllowed
from caravela.table.new_information import ends_turn, foreseen, learnt
from caravela.table.record import Record
from caravela.table.visible_log import Line, by_whom


@dataclass(frozen=True)
class Act(PersonCommand):
    version: int
    seat: int
    action: str
    unless_final: bool = False
    """Refuse an action that ends the turn and cannot be undone freely, at a table with other people."""


@dataclass(frozen=True)
class BotActs(Command):
    """A bot's choice for the seat that it plays, made for a version of the match."""

    seat: int
    version: int
    action: str


# --- judge -----------------------------------------------------------------------------------------


def judge_act(request: JudgeRequest, act: Act) -> tuple[Acted, Transition]:
    record = request.record
    request.must_play_seat(act.seat)
    request.must_be_current(act.version, record.fresh[act.seat])
    if record.asking is not None:
        raise NotAllowed("needs-consent")
    if record.to_confirm():
        raise NotAllowed("not-now")
    entry, step = _acted(request, act.seat, act.action, "person")
    if act.unless_final and record.seating.people_but(request.person) and _is_final(record, entry):
        raise NotAllowed("final")
    return entry, step


def judge_bot(request: JudgeRequest, bot: BotActs) -> tuple[Acted, Transition]:
    record = request.record
    request.must_play()
    if not record.seating.has(bot.seat) or not record.seating[bot.seat].played_by_bot():
        raise NotAllowed("not-yours")
    if record.unsettled():
        raise NotAllowed("not-now")
    request.must_be_current(bot.version, record.fresh[bot.seat])
    return _acted(request, bot.seat, bot.action, "clock" if record.seating[bot.seat].time_up else "bot")


def _acted(request: JudgeRequest, seat: int, notation: str, by: str) -> tuple[Acted, Transition]:
    record, match = request.record, request.record.match
    decision = decision_of(record, seat)
    if match is None:
        raise NotAllowed("not-now")
    try:
        action = match.rules.space.parse(notation)
    except NotationError:
        raise NotAllowed("unknown-action") from None
    try:
        step = match.step(seat, action)
    except IllegalAction as error:
        raise NotAllowed("not-yours" if decision is None else "illegal", error.refusal) from None
    if decision is None:
        raise NotAllowed("not-now")
    if by == "person" and not decision.owed:
        request.must_have_changes_left(record.seating[seat].person)
    # Bots undo nothing, and a secret choice has its own way to be changed.
    news = decision.secret or by != "person" or learnt(match.rules, match.state, step)
    drawn = list(step.entry.drawn)
    entry = Acted(request.key, request.time_ms, seat, notation, drawn, by, decision.secret, news)
    return entry, step


def decision_of(record: Record, seat: int) -> Decision | None:
    return next((found for found in record.decisions() if found.seat == seat), None)


def _is_final(record: Record, entry: Acted) -> bool:
    """Return True for an open choice that ends the turn and that its seat cannot undo freely afterwards."""
    match = record.match
    if match is None or entry.secret:
        return False
    rules, seat = match.rules, entry.seat
    view = rules.view(match.state, seat)
    action = rules.space.parse(entry.action)
    certain = foreseen(rules, view, seat, action) is not None
    return not (certain and record.header.aids.undo) and ends_turn(rules, view, seat, action)


# --- fold ------------------------------------------------------------------------------------------


def fold_acted(folding: Folding, entry: Acted) -> None:
    record = folding.record
    folding.require(record.started, "somebody chose before the start")
    before = record.decisions() if entry.secret else []
    events: tuple[Event, ...] = ()
    if record.match is not None:
        prepared = folding.prepared
        step = prepared if isinstance(prepared, Transition) else _step_again(record, record.match, entry)
        record.match.take(step)
        events = step.events
    record.lines.append(Line(entry.seat, entry.action, events, by_whom(entry.by), entry.secret))
    record.position_changed()
    record.seating[entry.seat].time_up = False
    _continue_draft(record, entry)
    folding.entries_changed(_with_new_decision(record, before, entry) if entry.secret else None)


def _step_again(record: Record, match: Match, entry: Acted) -> Transition:
    """Replay a choice. The rules trust an action, so check first that it is legal."""
    decision = decision_of(record, entry.seat)
    try:
        action = match.rules.space.parse(entry.action)
        if decision is None or not any(legal is action for legal in decision.actions):
            raise BrokenLog(f"seat {entry.seat} cannot choose {entry.action} there")
        return match.step_again(MatchEntry(entry.seat, action, tuple(entry.drawn)))
    except (NotationError, ScriptError) as error:
        raise BrokenLog(f"the log cannot be played: {error}") from None


def _with_new_decision(record: Record, before: list[Decision], entry: Acted) -> list[int]:
    """Return the seats whose decision changed. A secret choice leaves those who choose at the same time alone."""
    same = {
        one.seat
        for one in before
        for other in record.decisions()
        if one.seat == other.seat != entry.seat
        and one.question == other.question
        and one.owed == other.owed
        and one.actions == other.actions
    }
    return [seat for seat in range(len(record.seating)) if seat not in same]


def _continue_draft(record: Record, entry: Acted) -> None:
    """Begin or continue a draft with a person's open choice; end it after any other."""
    if entry.by != "person" or entry.secret:
        record.draft = None
        return
    at = record.at()
    draft = record.draft
    if draft is None or draft.seat != entry.seat:
        draft = record.draft = TentativeTurn(entry.seat, at - 1, at - 1)
    draft.acted(entry.action, at, entry.learnt or not record.header.aids.undo)
    if turn_goes_on(record.decisions(), entry.seat):
        return
    if draft.free_to < at and not record.header.auto_confirm:
        draft.to_confirm = True
    else:
        record.draft = None


JUDGES: Judges = {Act: judge_act, BotActs: judge_bot}
FOLDS: Folds = {Acted: fold_acted}
