"""Undo and redo, the confirmation of a turn, and undos that need the consent of the others."""

from dataclasses import dataclass

from caravela.match import Transition
from caravela.table.commands import PersonCommand
from caravela.table.drafts import ConsentRequest, TentativeTurn
from caravela.table.entries import AbandonAsked, Acted, Agreed, BrokenLog, Confirmed, UndoAsked, Undone
from caravela.table.handlers.base import Folding, Folds, JudgeRequest, Judges, NotAllowed
from caravela.table.handlers.choices import Act, judge_act
from caravela.table.record import Record
from caravela.table.visible_log import Line, TakenLines


@dataclass(frozen=True)
class Undo(PersonCommand):
    """Undo down to `back_to` entries in force. Free within one's own draft; otherwise the others are asked."""

    version: int
    seat: int
    back_to: int


@dataclass(frozen=True)
class Redo(PersonCommand):
    version: int
    seat: int


@dataclass(frozen=True)
class Confirm(PersonCommand):
    """Make one's tentative turn final."""

    version: int
    seat: int


@dataclass(frozen=True)
class Abandon(PersonCommand):
    """Propose to end the match without a result; all people who play must agree."""

    seat: int


@dataclass(frozen=True)
class Agree(PersonCommand):
    """Answer somebody's request to undo or to abandon the match."""

    version: int
    seat: int
    agree: bool


# --- judge -----------------------------------------------------------------------------------------


def judge_undo(request: JudgeRequest, undo: Undo) -> tuple[Undone | UndoAsked, None]:
    record, seating = request.record, request.record.seating
    seat, back_to = undo.seat, undo.back_to
    request.must_play_seat(seat)
    if record.asking is not None:
        raise NotAllowed("not-now")
    request.must_be_current(undo.version, record.moved)
    if not _is_undoable(record, back_to):
        raise NotAllowed("nothing-to-undo")
    request.must_have_changes_left(request.person)
    draft = record.draft
    free = draft is not None and draft.seat == seat and back_to >= draft.free_to
    if not free and seating.concerns_absent(request.person, back_to):
        raise NotAllowed("needs-absent")
    kind = Undone if free or not seating.people_but(request.person) else UndoAsked
    return kind(request.key, request.time_ms, seat, back_to), None


def judge_redo(request: JudgeRequest, redo: Redo) -> tuple[Acted, Transition]:
    draft = request.record.draft
    request.must_play_seat(redo.seat)
    request.must_be_current(redo.version, request.record.moved)
    if draft is None or draft.seat != redo.seat or not draft.again:
        raise NotAllowed("nothing-to-undo")
    return judge_act(request, Act(redo.key, redo.version, redo.seat, draft.again[-1]))


def judge_confirm(request: JudgeRequest, confirm: Confirm) -> tuple[Confirmed, None]:
    record = request.record
    request.must_play_seat(confirm.seat)
    if record.asking is not None:
        raise NotAllowed("needs-consent")
    if record.draft is None or record.draft.seat != confirm.seat or not record.draft.to_confirm:
        raise request.nothing_open(confirm.version)
    request.must_be_current(confirm.version, record.moved)
    return Confirmed(request.key, request.time_ms, confirm.seat), None


def judge_abandon(request: JudgeRequest, abandon: Abandon) -> tuple[AbandonAsked, None]:
    request.must_play_seat(abandon.seat)
    if request.record.asking is not None:
        raise NotAllowed("not-now")
    request.must_have_changes_left(request.person)
    return AbandonAsked(request.key, request.time_ms, abandon.seat), None


def judge_agree(request: JudgeRequest, answer: Agree) -> tuple[Agreed, None]:
    record, asking = request.record, request.record.asking
    request.must_play_seat(answer.seat)
    if asking is None:
        raise request.nothing_open(answer.version)
    request.must_be_current(answer.version, asking.version)
    if asking.by == answer.seat and not answer.agree:
        return Agreed(request.key, request.time_ms, answer.seat, False), None
    for seat in asking.awaited:
        if record.seating[seat].person == request.person:
            return Agreed(request.key, request.time_ms, seat, answer.agree), None
    raise NotAllowed("not-yours")


def _is_undoable(record: Record, back_to: int) -> bool:
    """Return whether at least the last entry is undone, and the setup is not."""
    return 1 <= back_to < record.at()


# --- fold ------------------------------------------------------------------------------------------


def fold_undone(folding: Folding, entry: Undone) -> None:
    _undo(folding, entry.seat, entry.back_to)


def fold_undo_asked(folding: Folding, entry: UndoAsked) -> None:
    record = folding.record
    folding.require(_is_undoable(record, entry.back_to), f"there is nothing to undo to {entry.back_to}")
    awaited = record.seating.people_but(record.seating[entry.seat].person)
    record.asking = ConsentRequest(entry.seat, entry.back_to, record.version + 1, awaited)
    folding.effects.moved = True


def fold_abandon_asked(folding: Folding, entry: AbandonAsked) -> None:
    record = folding.record
    awaited = record.seating.people_but(record.seating[entry.seat].person)
    record.asking = ConsentRequest(entry.seat, record.at(), record.version + 1, awaited, wish="abandon")
    folding.effects.moved = True
    _settle(folding)


def fold_agreed(folding: Folding, entry: Agreed) -> None:
    record, asking = folding.record, folding.record.asking
    folding.effects.moved = True
    if asking is None:
        raise BrokenLog("nobody asked for an undo, or to abandon the match")
    if entry.agree:
        folding.require(entry.seat in asking.awaited, f"seat {entry.seat} was not asked to agree")
        asking.awaited.remove(entry.seat)
        asking.agreed.append(entry.seat)
        _settle(folding)
    else:
        record.asking = None


def fold_confirmed(folding: Folding, entry: Confirmed) -> None:
    folding.record.draft = None
    folding.effects.moved = True


def ask_again(folding: Folding) -> None:
    """Ask the people who were asked and still have a say. Call it when the people at the seats have changed."""
    record, asking = folding.record, folding.record.asking
    if asking is None:
        return
    asked = {record.seating[awaited].person for awaited in asking.awaited}
    people = record.seating.people_but(record.seating[asking.by].person)
    asking.awaited = [other for other in people if record.seating[other].person in asked]
    _settle(folding)


def _settle(folding: Folding) -> None:
    """Do what was asked for once everybody agreed."""
    asking = folding.record.asking
    if asking is None or asking.awaited:
        return
    if asking.wish == "abandon":
        folding.record.end("abandoned")
    else:
        _undo(folding, asking.by, asking.back_to)


def _undo(folding: Folding, seat: int, back_to: int) -> None:
    record, effects = folding.record, folding.effects
    folding.require(_is_undoable(record, back_to), f"there is nothing to undo to {back_to}")
    lines = record.lines[back_to:]
    if record.match is not None:
        record.match.undo(back_to)
    del record.lines[back_to:]
    record.position_changed()
    record.asking = None
    for place in record.seating.places:
        place.time_up = False
        place.handed_at = min(place.handed_at, back_to)
    effects.taken = TakenLines(back_to, seat, tuple(lines))
    record.undid(effects.taken)
    effects.lines_from = back_to
    _redraft(record, seat, back_to, lines)
    folding.entries_changed()


def _redraft(record: Record, seat: int, back_to: int, lines: list[Line]) -> None:
    """Let a seat redo its own open choices that it undid."""
    draft = record.draft
    if any(line.seat != seat or line.by != "person" or line.secret for line in lines):
        record.draft = None
        return
    if draft is None or draft.seat != seat:
        draft = record.draft = TentativeTurn(seat, back_to, back_to)
    draft.taken_back([line.action for line in lines if line.action is not None], back_to)


JUDGES: Judges = {
    Undo: judge_undo,
    Redo: judge_redo,
    Confirm: judge_confirm,
    Abandon: judge_abandon,
    Agree: judge_agree,
}
FOLDS: Folds = {
    Undone: fold_undone,
    UndoAsked: fold_undo_asked,
    AbandonAsked: fold_abandon_asked,
    Agreed: fold_agreed,
    Confirmed: fold_confirmed,
}
