"""Playing: how the start, choices and taking back change the record."""

from caravela.kernel.actions import NotationError
from caravela.kernel.chance import ScriptError
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event
from caravela.kernel.log import Entry as MatchEntry
from caravela.kernel.rules import OptionError
from caravela.match import Match, Step
from caravela.table.drafts import Asking, Draft, turn_goes_on
from caravela.table.effects import Effects
from caravela.table.entries import AbandonAsked, Acted, Agreed, BrokenLog, Started, UndoAsked
from caravela.table.header import TableHeader
from caravela.table.record import Record, known_game
from caravela.table.story import Line, TakenLines, by_whom


def new_match(header: TableHeader, nonces: list[str]) -> Match:
    """The match of a table. Raises OptionError for what the game does not take, BrokenDocument for a position."""
    found = known_game(header)
    if found is None:
        raise OptionError(f"version {header.rules_version} of {header.game} is not played here")
    return Match(
        found,
        len(header.seats),
        options=header.options,
        components=None if header.components is None else header.components.file(),
        secret=bytes.fromhex(header.secret),
        nonces=[bytes.fromhex(nonce) for nonce in nonces],
        position=None if header.origin is None else header.origin.position,
    )


# --- the start and choices -----------------------------------------------------------------------


def start(record: Record, entry: Started, match: Match | None, effects: Effects) -> None:
    record.started = True
    record.clocks.start(record.time_ms)
    events: tuple[Event, ...] = ()
    if not record.frozen():
        record.match = match or new_match(record.header, entry.nonces)
        setup = record.match.moment(0)
        if list(setup.entry.drawn) != entry.drawn:
            raise BrokenLog("chance did not set the match up so")
        events = setup.events or opening_events(record.header)
    record.lines.append(Line(None, None, events, "nobody", False))
    record.position_changed()
    effects.moved = effects.seats = effects.started = True
    _moved(record, range(len(record.seating)))


def opening_events(header: TableHeader) -> tuple[Event, ...]:
    """Return what the log of another match told of the set-up that this one took over."""
    opening = [] if header.origin is None else header.origin.opening
    return tuple(Event(told.name, told.rule, told.facts, told.only, told.but) for told in opening)


def act(record: Record, entry: Acted, step: Step | None, effects: Effects) -> None:
    if not record.started:
        raise BrokenLog("somebody chose before the start")
    before = record.decisions() if entry.secret else []
    events: tuple[Event, ...] = ()
    if record.match is not None:
        step = step or _step_again(record.match, entry)
        record.match.take(step)
        events = step.events
    record.lines.append(Line(entry.seat, entry.action, events, by_whom(entry.by), entry.secret))
    record.position_changed()
    record.seating[entry.seat].time_up = False
    _tentative(record, entry)
    effects.moved = True
    _moved(record, _with_new_decision(record, before, entry))


def _step_again(match: Match, entry: Acted) -> Step:
    try:
        action = match.rules.space.parse(entry.action)
        return match.step_again(MatchEntry(entry.seat, action, tuple(entry.drawn)))
    except (NotationError, ScriptError) as error:
        raise BrokenLog(f"the log cannot be played: {error}") from None


def _with_new_decision(record: Record, before: list[Decision], entry: Acted) -> list[int]:
    """Seats that choose in secret at once do not wait for each other: what one chooses is no news to the others."""
    if not entry.secret:
        return list(range(len(record.seating)))
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


def _tentative(record: Record, entry: Acted) -> None:
    """A person's open choice begins or goes on with a draft; anything else ends it."""
    if entry.by != "person" or entry.secret:
        record.draft = None
        return
    at = record.at()
    draft = record.draft
    if draft is None or draft.seat != entry.seat:
        draft = record.draft = Draft(entry.seat, at - 1, at - 1)
    draft.acted(entry.action, at, entry.learnt or not record.header.aids.undo)
    if turn_goes_on(record.decisions(), entry.seat):
        return
    if draft.free_to < at and not record.header.auto_confirm:
        draft.to_confirm = True
    else:
        record.draft = None


def _moved(record: Record, seats: "range | list[int]") -> None:
    """The next version is one in which these seats look at something new."""
    record.moved = record.version + 1
    for seat in seats:
        record.fresh[seat] = record.moved


# --- taking back ---------------------------------------------------------------------------------


def take_back(record: Record, seat: int, back_to: int, effects: Effects) -> None:
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
    effects.moved = True
    effects.lines_from = back_to
    _redraft(record, seat, back_to, lines)
    _moved(record, range(len(record.seating)))


def _redraft(record: Record, seat: int, back_to: int, lines: list[Line]) -> None:
    """What a seat took back of its own open choices it can make again."""
    draft = record.draft
    if any(line.seat != seat or line.by != "person" or line.secret for line in lines):
        record.draft = None
        return
    if draft is None or draft.seat != seat:
        draft = record.draft = Draft(seat, back_to, back_to)
    draft.taken_back([line.action for line in lines if line.action is not None], back_to)


def ask(record: Record, entry: UndoAsked, effects: Effects) -> None:
    person = record.seating[entry.seat].person
    awaited = record.seating.people_but(person)
    record.asking = Asking(entry.seat, entry.back_to, record.version + 1, awaited)
    effects.moved = True


def ask_to_abandon(record: Record, entry: AbandonAsked, effects: Effects) -> None:
    awaited = record.seating.people_but(record.seating[entry.seat].person)
    record.asking = Asking(entry.seat, record.at(), record.version + 1, awaited, wish="abandon")
    effects.moved = True
    settle(record, effects)


def agree(record: Record, entry: Agreed, effects: Effects) -> None:
    effects.moved = True
    asking = record.asking
    assert asking is not None
    if entry.agree:
        asking.awaited.remove(entry.seat)
        asking.agreed.append(entry.seat)
        settle(record, effects)
    else:
        record.asking = None


def settle(record: Record, effects: Effects) -> None:
    """Do what everybody has agreed to."""
    asking = record.asking
    if asking is None or asking.awaited:
        return
    if asking.wish == "abandon":
        record.end("abandoned")
    else:
        take_back(record, asking.by, asking.back_to, effects)
