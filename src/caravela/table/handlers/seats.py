"""Who plays each seat: sit down, leave, hand over to a bot, resign; PINs; guests who log in."""

from dataclasses import dataclass
from typing import ClassVar

from caravela.bots.roster import PLAIN_NAMES
from caravela.kernel.levels import LEVEL_NAMES
from caravela.table.access import may_arrange
from caravela.table.commands import Command, KeyedCommand, PersonCommand
from caravela.table.entries import (
    TABLES_OWN,
    GuestTransferred,
    Left,
    PersonJoined,
    PinSet,
    Resigned,
    StoodIn,
    TakenBack,
)
from caravela.table.handlers.base import Folding, Folds, JudgeRequest, Judges, NotAllowed
from caravela.table.handlers.undoing import ask_again
from caravela.table.pins import digest
from caravela.table.record import Record
from caravela.table.seating import STAND_IN_LEVEL


@dataclass(frozen=True)
class Sit(KeyedCommand):
    """Take a seat, any open one unless `seat` names it. A person who has one already gets it back."""

    name: str
    seat: int | None = None
    nonce: str = ""


@dataclass(frozen=True)
class Leave(KeyedCommand):
    """Give up all seats of the person: they are open again, or bots play them once the match has started."""


@dataclass(frozen=True)
class StandIn(PersonCommand):
    """Hand a seat to a bot of a level, or take it back (level None)."""

    seat: int
    level: str | None


@dataclass(frozen=True)
class Resign(PersonCommand):
    """Give a seat up for good: a bot plays it to the end, or the match ends if one other seat is left."""

    seat: int


@dataclass(frozen=True)
class SetPin(PersonCommand):
    """Protect one's seat at a shared screen with a PIN, or remove it (empty), which everybody sees."""

    seat: int
    pin: str


@dataclass(frozen=True)
class TransferGuest(Command):
    """Transfer a guest's seats and host rights at this table to the account they logged in to."""

    person: str
    account: str

    when_frozen: ClassVar[bool] = True

    def sender_key(self) -> str:
        """A guest is transferred once. The log stores this key, so its text stays."""
        return f"heir of {self.person}"

    def stored_key(self, index: int) -> str:
        return f"{TABLES_OWN}{self.sender_key()}"


# --- judge -----------------------------------------------------------------------------------------


def judge_sit(request: JudgeRequest, sit: Sit) -> tuple[PersonJoined | TakenBack, None] | None:
    seating = request.record.seating
    mine = seating.of(sit.person)
    if mine and (sit.seat is None or sit.seat in mine):
        for seat in mine:
            if seating[seat].stand_in and not seating[seat].resigned and sit.seat in (None, seat):
                return TakenBack(request.key, request.time_ms, seat), None
        return None
    wanted = seating.first_open() if sit.seat is None else sit.seat
    if wanted is None or not seating.has(wanted) or seating[wanted].role != "open":
        raise NotAllowed("full")
    request.must_have_changes_left(sit.person)
    return PersonJoined(request.key, request.time_ms, wanted, sit.person, sit.name, sit.nonce), None


def judge_leave(request: JudgeRequest, leave: Leave) -> tuple[Left, None]:
    if not request.record.seating.of(leave.person):
        raise NotAllowed("not-yours")
    request.must_have_changes_left(leave.person)
    return Left(request.key, request.time_ms, leave.person), None


def judge_stand_in(request: JudgeRequest, wish: StandIn) -> tuple[StoodIn | TakenBack, None] | None:
    record, seating = request.record, request.record.seating
    if not seating.has(wish.seat):
        raise NotAllowed("not-yours")
    if record.over():
        raise NotAllowed("not-now")
    if wish.level is not None and wish.level not in (*PLAIN_NAMES, *LEVEL_NAMES):
        raise NotAllowed("bad-message")
    place = seating[wish.seat]
    if place.resigned:
        raise NotAllowed("resigned")
    mine = seating.owns(request.person, wish.seat)
    arranges = may_arrange(record, request.person, request.absent)
    arranging = arranges and not record.started and place.role in ("open", "bot")
    absent = arranges and wish.level is not None and place.person in request.absent
    if not (mine or arranging or absent):
        raise NotAllowed("not-yours")
    request.must_have_changes_left(request.person)
    if absent and not mine and _is_asked(record, place.person):
        # A stand-in has no say in an undo: the person would lose theirs by being away for a moment.
        raise NotAllowed("needs-absent")
    if wish.level is not None:
        return StoodIn(request.key, request.time_ms, wish.seat, wish.level), None
    if place.role == "open" or (mine and not place.stand_in):
        return None
    return TakenBack(request.key, request.time_ms, wish.seat), None


def _is_asked(record: Record, person: str) -> bool:
    """Return True if an undo or an abandonment waits for the person's consent."""
    asking, seating = record.asking, record.seating
    return asking is not None and any(seating[seat].person == person for seat in asking.awaited)


def judge_resign(request: JudgeRequest, resign: Resign) -> tuple[Resigned, None]:
    seating = request.record.seating
    request.must_own(resign.seat)
    request.must_play()
    if seating[resign.seat].resigned:
        raise NotAllowed("resigned")
    if sum(place.role == "person" for place in seating.places) < 2:
        raise NotAllowed("alone")
    return Resigned(request.key, request.time_ms, resign.seat), None


def judge_set_pin(request: JudgeRequest, wish: SetPin) -> tuple[PinSet, None]:
    record, seating = request.record, request.record.seating
    request.must_own(wish.seat)
    # No PIN replaces another: the old one is removed first, and everybody sees that.
    replaces = bool(wish.pin) == bool(seating[wish.seat].pin)
    if replaces or len(seating.of(request.person)) < 2 or record.over():
        raise NotAllowed("not-now")
    request.must_have_changes_left(request.person)
    stored = digest(record.header, wish.seat, wish.pin)
    return PinSet(request.key, request.time_ms, wish.seat, stored), None


def judge_transfer_guest(
    request: JudgeRequest, transfer: TransferGuest
) -> tuple[GuestTransferred, None] | None:
    record = request.record
    if not record.seating.of(transfer.person) and record.host != transfer.person:
        return None
    return GuestTransferred(request.key, request.time_ms, transfer.person, transfer.account), None


# --- fold ------------------------------------------------------------------------------------------


def fold_joined(folding: Folding, entry: PersonJoined) -> None:
    _seats_changed(folding)
    folding.record.seating[entry.seat].seat_person(entry.person, entry.name, entry.nonce)


def fold_left(folding: Folding, entry: Left) -> None:
    _seats_changed(folding)
    record = folding.record
    for seat in record.seating.of(entry.person):
        if record.started:
            _hand_over(folding, seat, record.seating[seat].level or STAND_IN_LEVEL)
        else:
            record.seating[seat].open()


def fold_stood_in(folding: Folding, entry: StoodIn) -> None:
    _seats_changed(folding)
    _hand_over(folding, entry.seat, entry.level)


def fold_taken_back(folding: Folding, entry: TakenBack) -> None:
    _seats_changed(folding)
    place = folding.record.seating[entry.seat]
    if place.role == "person":
        place.take_back()
    else:
        place.open()


def fold_resigned(folding: Folding, entry: Resigned) -> None:
    """Hand the seat to a bot for good. The last seat that did not resign wins at once."""
    _seats_changed(folding)
    record = folding.record
    place = record.seating[entry.seat]
    place.resigned = len(record.seating.resigned()) + 1
    if place.resigned == len(record.seating) - 1:
        record.end("resigned")
    _hand_over(folding, entry.seat, place.bot_level())


def fold_pin_set(folding: Folding, entry: PinSet) -> None:
    folding.record.seating[entry.seat].set_pin(entry.digest)
    folding.effects.seats = True


def fold_guest_transferred(folding: Folding, entry: GuestTransferred) -> None:
    record = folding.record
    folding.effects.seats = True
    for seat in record.seating.of(entry.person):
        record.seating[seat].person = entry.heir
    if record.host == entry.person:
        record.host = entry.heir
    if record.asking is not None:
        # Two seats may belong to one person now, who is asked once and not by themselves.
        folding.effects.moved = True
        ask_again(folding)


def _seats_changed(folding: Folding) -> None:
    """Show the seats to everybody. During a match it is a new version, because it changes who is asked."""
    folding.effects.seats = True
    folding.effects.moved = folding.record.started


def _hand_over(folding: Folding, seat: int, level: str) -> None:
    """Let a bot continue for a person: the turn so far becomes final, and the person has no say in an undo."""
    record = folding.record
    place = record.seating[seat]
    place.hand_to_bot(level, record.at())
    if record.draft is not None and record.draft.seat == seat:
        record.draft = None
    if record.asking is None or place.role != "person":
        return
    if record.asking.by == seat:
        record.asking = None
    else:
        ask_again(folding)


JUDGES: Judges = {
    Sit: judge_sit,
    Leave: judge_leave,
    StandIn: judge_stand_in,
    Resign: judge_resign,
    SetPin: judge_set_pin,
    TransferGuest: judge_transfer_guest,
}
FOLDS: Folds = {
    PersonJoined: fold_joined,
    Left: fold_left,
    StoodIn: fold_stood_in,
    TakenBack: fold_taken_back,
    Resigned: fold_resigned,
    PinSet: fold_pin_set,
    GuestTransferred: fold_guest_transferred,
}
