"""The doctor: check that all stored data is intact and every match replays, and repair what can be repaired."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from caravela.kernel.actions import NotationError
from caravela.kernel.decisions import IllegalAction
from caravela.match import Match, Transition
from caravela.storage import health, matches, people
from caravela.storage.backup import put_aside
from caravela.storage.errors import StorageFailed
from caravela.storage.faults import storage_failed
from caravela.storage.folder import FolderLock
from caravela.storage.health import Damage
from caravela.storage.plan import migrated_copy, plan_update
from caravela.storage.records import EntryRow, LoadedMatch, MatchUpdate, SeatRecord, Snapshot
from caravela.table.entries import Acted, BrokenLog, Entry, decode_entry
from caravela.table.folding import fold
from caravela.table.header import TableHeader, decode_header
from caravela.table.table import Table

MOST_ROUNDS: Final = 4
"""Maximum repair rounds. A repair may reveal another fault; more rounds than this never help."""


@dataclass
class Report:
    """The faults found, and what was checked."""

    faults: list[Damage] = field(default_factory=list)
    frozen: list[str] = field(default_factory=list)
    """Matches whose rules version this program does not play any more. They are intact, but read-only."""
    matches: int = 0
    entries: int = 0


class Broken(Exception):
    """An entry that cannot have happened."""


def examine(folder: Path) -> Report:
    """Check everything without changing anything; a server may be running. Raise StorageFailed or NewerDatabase.

    A database of an older form is checked in a migrated copy, because the program only knows its own form.
    """
    plan = plan_update(folder)
    if not plan.migrates:
        with health.opened(folder) as connection:
            return _examine(connection)
    try:
        with migrated_copy(folder) as copied, health.opened(copied) as connection:
            return _examine(connection)
    except StorageFailed as error:
        text = f"the database cannot be updated to form {plan.newest}: {error}"
        with health.opened(folder) as connection:
            return Report(faults=[*health.faults(connection), Damage(text, "none")])


def examine_database(url: str) -> Report:
    """Check a PostgreSQL database without changing anything; servers may be running. Raise StorageFailed."""
    from caravela.storage.postgres_maintenance import opened_database

    with opened_database(url) as connection:
        return _examine(connection)


def repair_database(url: str, aside: Path) -> tuple[Path | None, list[Damage], Report]:
    """Repair a PostgreSQL database as `repair` does; the backup before it goes to the folder `aside`."""
    from caravela.storage.postgres_maintenance import check_unused, opened_database, put_database_aside

    check_unused(url)
    report = examine_database(url)
    if not _curable(report, ("none",)):
        return None, [], report
    kept = put_database_aside(url, aside, "before-repair")

    def mend(faults: list[Damage]) -> None:
        with opened_database(url, writing=True) as connection:
            for fault in faults:
                _mend(connection, fault)

    return kept, *_mend_all(report, ("none",), mend, lambda: examine_database(url))


def repair(folder: Path) -> tuple[Path | None, list[Damage], Report]:
    """Repair what can be repaired. Return the copy of the old database, the repaired faults and what remains.

    Raise FolderBusy while a server runs, and StorageFailed if no copy can be made; then nothing is repaired.
    """
    plan = plan_update(folder)  # refuses a newer folder before the lock file is written
    # List rows are in the current form, so an older database is migrated first.
    beyond = ("none", "lists") if plan.migrates else ("none",)
    lock = FolderLock(folder)
    try:
        report = examine(folder)
        if not _curable(report, beyond):
            return None, [], report
        kept = put_aside(folder, "before-repair")

        def mend(faults: list[Damage]) -> None:
            with health.opened(folder, writing=True) as connection:
                for fault in faults:
                    _mend(connection, fault)

        return kept, *_mend_all(report, beyond, mend, lambda: examine(folder))
    finally:
        lock.release()


def _curable(report: Report, beyond: tuple[str, ...]) -> list[Damage]:
    return [fault for fault in report.faults if fault.remedy not in beyond]


def _mend_all(
    report: Report,
    beyond: tuple[str, ...],
    mend: Callable[[list[Damage]], None],
    examine_again: Callable[[], Report],
) -> tuple[list[Damage], Report]:
    """Repair round by round. Return the repaired faults and what remains."""
    mended: list[Damage] = []
    for _ in range(MOST_ROUNDS):
        curable = _curable(report, beyond)
        if not curable:
            break
        mend(curable)
        mended += curable
        report = examine_again()
    return mended, report


def _mend(connection: Connection, fault: Damage) -> None:
    match fault.remedy:
        case "reindex":
            health.reindex(connection)
        case "orphans":
            health.drop_orphans(connection)
        case _ if fault.match is not None:
            _mend_match(connection, fault, fault.match)


def _mend_match(connection: Connection, fault: Damage, match: str) -> None:
    match fault.remedy:
        case "truncate":
            health.truncate(connection, match, fault.entry or 0)
        case "recount":
            health.recount(connection, match)
        case "snapshot":
            health.drop_snapshot(connection, match)
        case "lists":
            loaded = matches.load(connection, match)
            table = Table.replay(
                decode_header(loaded.row.header.body), [decode_entry(entry.data) for entry in loaded.entries]
            )
            change = MatchUpdate(
                loaded.row.updated_ms, table.phase(), seats=_seats(connection, table), listed=b""
            )
            matches.change_match(connection, match, change)


# --- checks ----------------------------------------------------------------------------------------


def _examine(connection: Connection) -> Report:
    health.check_readable(connection)
    report = Report(faults=health.faults(connection))
    for match in connection.exec_driver_sql("SELECT id FROM matches ORDER BY id").scalars().all():
        report.matches += 1
        try:
            loaded = matches.load(connection, match)
            snapshot = matches.snapshot_of(connection, match)
        except (SQLAlchemyError, UnicodeDecodeError) as error:
            reason = storage_failed(error) if isinstance(error, SQLAlchemyError) else error
            report.faults.append(Damage(f"match {match}: it cannot be read: {reason}", "none", match))
            continue
        report.entries += len(loaded.entries)
        _examine_match(connection, report, loaded, snapshot)
    return report


def _examine_match(
    connection: Connection, report: Report, loaded: LoadedMatch, snapshot: Snapshot | None
) -> None:
    match = loaded.row.header.id
    try:
        header = decode_header(loaded.row.header.body)
        table = Table(header)
    except msgspec.DecodeError as error:
        report.faults.append(Damage(f"match {match}: its header cannot be read: {error}", "none", match))
        return
    report.faults.extend(
        Damage(f"match {match}: its header says otherwise than the list: {name}", "none", match)
        for name in _unlike(header, loaded)
    )
    if table.record.frozen():
        report.frozen.append(match)
    digests = _replay(report, table, match, _without_gap(loaded.entries))
    if digests is None:
        return
    if snapshot is not None and digests.get(snapshot.entries) != snapshot.digest:
        text = f"match {match}: the snapshot after {snapshot.entries} entries is not what they lead to"
        report.faults.append(Damage(text, "snapshot", match))
    now = (table.phase(), _seats(connection, table))
    if not table.record.frozen() and (loaded.row.phase, loaded.row.seats) != now:
        report.faults.append(Damage(f"match {match}: the lists show it otherwise than it is", "lists", match))


def _unlike(header: TableHeader, loaded: LoadedMatch) -> Iterator[str]:
    row = loaded.row.header
    if header.match != row.id:
        yield "id"
    if (header.game, header.rules_version) != (row.game, row.rules_version):
        yield "game"
    if len(header.seats) != row.seats:
        yield "seats"
    if header.secret != row.secret.hex():
        yield "secret"
    if header.code != row.code:
        yield "code"


def _without_gap(entries: list[EntryRow]) -> list[EntryRow]:
    """Return the entries before the first gap, which is already reported as a fault."""
    return [entry for at, entry in enumerate(entries) if entry.index == at]


def _replay(
    report: Report, table: Table, match: str, entries: list[EntryRow]
) -> dict[int, str | None] | None:
    """Replay a match. Return the state's digest by number of entries, or None if an entry is broken."""
    digests: dict[int, str | None] = {0: None}
    for at, row in enumerate(entries):
        try:
            entry = decode_entry(row.data)
            _check_kept(table, entry, row)
            prepared = _step(table.match, entry) if isinstance(entry, Acted) and table.match else None
            fold(table.record, entry, prepared)
        except (Broken, BrokenLog, IllegalAction, NotationError) as error:
            report.faults.append(
                Damage(f"match {match}: entry {at} is broken: {error}", "truncate", match, at)
            )
            return None
        digests[at + 1] = table.match.state.digest() if table.match else None
    return digests


def _check_kept(table: Table, entry: Entry, row: EntryRow) -> None:
    if row.key not in (None, entry.key):
        raise Broken(f"it is kept under the key {row.key} and calls itself {entry.key}")
    if entry.key in table.record.keys:
        raise Broken(f"the key {entry.key} was used before")
    seat = getattr(entry, "seat", None)
    if seat is not None and not 0 <= seat < len(table.header.seats):
        raise Broken(f"there is no seat {seat}")


def _step(match: Match, entry: Acted) -> Transition:
    """Recompute a choice by the rules and the sealed chance. Raise Broken if the stored draws differ."""
    step = match.step(entry.seat, match.rules.space.parse(entry.action))
    if list(step.entry.drawn) != entry.drawn:
        raise Broken("chance did not answer so")
    return step


def _seats(connection: Connection, table: Table) -> tuple[SeatRecord, ...]:
    """Return the seats for the lists. Deleted persons still appear in the match, but not in the lists."""
    found: list[SeatRecord] = []
    for seat, place in enumerate(table.record.seating.places):
        known = bool(place.person) and people.person_of(connection, place.person) is not None
        awaited = bool(place.person) and table.awaits(place.person)
        found.append(SeatRecord(seat, place.person if known else None, awaited))
    return tuple(found)
