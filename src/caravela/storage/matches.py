"""SQL statements on matches, seats and entries. They run on every database that SQLAlchemy supports."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from caravela.storage.errors import AlreadyThere, NoSuchMatch, NoSuchPerson, SameKey, StaleIndex
from caravela.storage.people import person_of
from caravela.storage.records import (
    EntryRow,
    LinkKind,
    LoadedMatch,
    MatchHeader,
    MatchRow,
    MatchUpdate,
    SeatRecord,
    Snapshot,
)
from caravela.storage.schema import entries, matches, seats, snapshots

# --- creating and appending ------------------------------------------------------------------------


def create(
    connection: Connection,
    header: MatchHeader,
    seated: Sequence[SeatRecord],
    public: bool,
) -> None:
    if connection.scalar(select(matches.c.id).where(matches.c.id == header.id)) is not None:
        raise AlreadyThere("match")
    if match_by_code(connection, header.code) is not None:
        raise AlreadyThere("code")
    row = {
        "id": header.id,
        "game": header.game,
        "rules_version": header.rules_version,
        "seats": header.seats,
        "options": header.options,
        "secret": header.secret,
        "body": header.body,
        "host": header.host,
        "code": header.code,
        "play_hash": header.play_hash,
        "watch_hash": header.watch_hash,
        "created_ms": header.created_ms,
        "updated_ms": header.created_ms,
        "public": public,
        "phase": "gathering",
        "entries": 0,
    }
    try:
        with _savepoint(connection):
            connection.execute(insert(matches), row)
    except IntegrityError:
        refuse_unknown(connection, [header.host])
        raise AlreadyThere("link") from None
    rows = [{"match": header.id, "seat": at, "person": None, "owes": False} for at in range(header.seats)]
    connection.execute(insert(seats), rows)
    _put_seats(connection, header.id, seated)


def append(connection: Connection, match: str, entry: EntryRow, change: MatchUpdate | None) -> int:
    values: dict[str, object] = {"entries": entry.index + 1} | _changed(change)
    taken = connection.execute(
        update(matches).where(matches.c.id == match, matches.c.entries == entry.index).values(values)
    )
    if taken.rowcount != 1:
        refuse_same_key(connection, match, entry.key)
        expected = connection.scalar(select(matches.c.entries).where(matches.c.id == match))
        if expected is None:
            raise NoSuchMatch(match)
        raise StaleIndex(match, entry.index, expected)
    try:
        _insert_entry(connection, match, entry)
    except IntegrityError:
        # The index was free: a client that resends an entry already knows the match's new length.
        refuse_same_key(connection, match, entry.key)
        raise
    _put_seats(connection, match, (change and change.seats) or ())
    return entry.index


def change_match(connection: Connection, match: str, change: MatchUpdate, count: int | None = None) -> bool:
    wanted = matches.c.id == match
    if count is not None:
        wanted &= matches.c.entries == count
    done = connection.execute(update(matches).where(wanted).values(_changed(change)))
    if done.rowcount != 1:
        if match not in entry_counts(connection, [match]):
            raise NoSuchMatch(match)
        return False
    _put_seats(connection, match, change.seats or ())
    return True


def list_row(connection: Connection, match: str, count: int, listed: bytes) -> None:
    same = (matches.c.id == match) & (matches.c.entries == count)
    connection.execute(update(matches).where(same).values(listed=listed))


def _changed(change: MatchUpdate | None) -> dict[str, object]:
    if change is None:
        return {}
    values: dict[str, object] = {"updated_ms": change.updated_ms}
    if change.phase is not None:
        values["phase"] = change.phase
    if change.host is not None:
        values["host"] = change.host
    if change.listed is not None:
        values["listed"] = change.listed or None
    return values


def _put_seats(connection: Connection, match: str, seated: Sequence[SeatRecord]) -> None:
    if not seated:
        return
    statement = (
        update(seats)
        .where(seats.c.match == match, seats.c.seat == bindparam("at"))
        .values(person=bindparam("who"), owes=bindparam("owing"))
    )
    rows = [{"at": seat.seat, "who": seat.person, "owing": seat.owes} for seat in seated]
    try:
        with _savepoint(connection):
            connection.execute(statement, rows)
    except IntegrityError:
        refuse_unknown(connection, [seat.person for seat in seated])
        raise


def _savepoint(connection: Connection) -> AbstractContextManager[object]:
    """Protect the transaction from a failing statement. SQLite needs no savepoint: it undoes the statement only."""
    return nullcontext() if connection.dialect.name == "sqlite" else connection.begin_nested()


def refuse_unknown(connection: Connection, persons: Sequence[str | None]) -> None:
    for person in persons:
        if person is not None and person_of(connection, person) is None:
            raise NoSuchPerson(person)


def _insert_entry(connection: Connection, match: str, entry: EntryRow) -> None:
    row = {"match": match, "index": entry.index, "key": entry.key, "data": entry.data}
    connection.execute(insert(entries), row)


def refuse_same_key(connection: Connection, match: str, key: str | None) -> None:
    if key is None:
        return
    same = connection.scalar(select(entries.c.index).where(entries.c.match == match, entries.c.key == key))
    if same is not None:
        raise SameKey(match, key, same)


# --- finding -----------------------------------------------------------------------------------------


def match_row(connection: Connection, match: str) -> MatchRow:
    found = _rows(connection, select(matches).where(matches.c.id == match))
    if not found:
        raise NoSuchMatch(match)
    return found[0]


def load(connection: Connection, match: str) -> LoadedMatch:
    return LoadedMatch(match_row(connection, match), entries_since(connection, match, 0))


def entries_since(connection: Connection, match: str, index: int) -> list[EntryRow]:
    statement = (
        select(entries.c.index, entries.c.key, entries.c.data)
        .where(entries.c.match == match, entries.c.index >= index)
        .order_by(entries.c.index)
    )
    return [EntryRow(at, key, data) for at, key, data in connection.execute(statement)]


def match_by_code(connection: Connection, code: str) -> str | None:
    return connection.scalar(select(matches.c.id).where(matches.c.code == code))


def match_by_token(connection: Connection, token_hash: bytes) -> tuple[str, LinkKind] | None:
    statement = select(matches.c.id, matches.c.play_hash).where(
        or_(matches.c.play_hash == token_hash, matches.c.watch_hash == token_hash)
    )
    found = connection.execute(statement).first()
    if found is None:
        return None
    return found.id, "play" if found.play_hash == token_hash else "watch"


def lobby(connection: Connection, limit: int) -> list[MatchRow]:
    gathers: ColumnElement[bool] = matches.c.phase == "gathering"
    listed = matches.c.public & (gathers | (matches.c.phase == "playing"))
    lately = case((gathers, matches.c.created_ms), else_=matches.c.updated_ms)
    order = (gathers.desc(), lately.desc(), matches.c.created_ms.desc())
    return _rows(connection, select(matches).where(listed).order_by(*order).limit(limit))


def matches_of(connection: Connection, person: str, limit: int, before_ms: int | None) -> list[MatchRow]:
    seated = select(seats.c.match).where(seats.c.person == person)
    hosted = select(matches.c.id).where(matches.c.host == person)
    statement = select(matches).where(matches.c.id.in_(seated.union(hosted)))
    if before_ms is not None:
        statement = statement.where(matches.c.updated_ms < before_ms)
    return _rows(connection, statement.order_by(matches.c.updated_ms.desc(), matches.c.id).limit(limit))


def played_since(connection: Connection, since_ms: int, limit: int) -> list[MatchRow]:
    seated = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.person.is_not(None))
    statement = select(matches).where(
        matches.c.phase == "playing", matches.c.updated_ms >= since_ms, seated.exists()
    )
    return _rows(connection, statement.order_by(matches.c.updated_ms.desc()).limit(limit))


def count_gathering(connection: Connection, host: str | None) -> int:
    statement = select(func.count()).select_from(matches).where(matches.c.phase == "gathering")
    if host is not None:
        statement = statement.where(matches.c.host == host)
    return connection.scalar(statement) or 0


def gathering_among(connection: Connection, ids: Sequence[str]) -> list[str]:
    statement = select(matches.c.id).where(matches.c.id.in_(ids), matches.c.phase == "gathering")
    return list(connection.scalars(statement))


def entry_counts(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    statement = select(matches.c.id, matches.c.entries).where(matches.c.id.in_(ids))
    return {row.id: row.entries for row in connection.execute(statement)}


def _rows(connection: Connection, statement: Select[*tuple[object, ...]]) -> list[MatchRow]:
    found = connection.execute(statement).all()
    seated: dict[str, list[SeatRecord]] = {row.id: [] for row in found}
    of_these = select(seats).where(seats.c.match.in_(list(seated))).order_by(seats.c.match, seats.c.seat)
    for seat in connection.execute(of_these):
        seated[seat.match].append(SeatRecord(seat.seat, seat.person, seat.owes))
    return [_match_row(row, seated[row.id]) for row in found]


def _match_row(row: Row[*tuple[object, ...]], seated: list[SeatRecord]) -> MatchRow:
    header = MatchHeader(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        seats=row.seats,
        options=row.options,
        secret=row.secret,
        body=row.body,
        host=row.host,
        code=row.code,
        play_hash=row.play_hash,
        watch_hash=row.watch_hash,
        created_ms=row.created_ms,
    )
    return MatchRow(
        header, row.phase, row.public, row.updated_ms, row.entries, tuple(seated), row.listed or b""
    )


# --- deleting ----------------------------------------------------------------------------------------


def delete_match(connection: Connection, match: str) -> None:
    if connection.execute(delete(matches).where(matches.c.id == match)).rowcount != 1:
        raise NoSuchMatch(match)


def delete_forgotten(connection: Connection, before_ms: int) -> list[str]:
    forgotten = (matches.c.phase == "gathering") & (matches.c.updated_ms < before_ms)
    return list(connection.scalars(delete(matches).where(forgotten).returning(matches.c.id)))


# --- snapshots ---------------------------------------------------------------------------------------


def put_snapshot(connection: Connection, snapshot: Snapshot) -> None:
    drop_snapshot(connection, snapshot.match)
    try:
        connection.execute(insert(snapshots), asdict(snapshot))
    except IntegrityError:
        raise NoSuchMatch(snapshot.match) from None


def snapshot_of(connection: Connection, match: str) -> Snapshot | None:
    found = connection.execute(select(snapshots).where(snapshots.c.match == match)).first()
    return None if found is None else Snapshot(*found)


def drop_snapshot(connection: Connection, match: str) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.match == match))
