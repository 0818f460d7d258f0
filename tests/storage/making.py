"""Headers and people for the tests, each with its own id, code and links."""

from itertools import count

from sqlalchemy import Connection

from caravela.storage import matches, people
from caravela.storage.postgres import PostgresStore
from caravela.storage.records import EntryRow, MatchHeader, MatchUpdate, PersonRow, SeatRecord, Snapshot
from caravela.storage.sqlite import SqliteStore
from caravela.storage.store import Store
from caravela.storage.tokens import new_code, new_token, token_hash
from caravela.table.header import encode_header
from tests.table.tables import Play
from tests.table.tables import header as table_header

AnyStore = SqliteStore | PostgresStore
NOW = 1_800_000_000_000
numbers = count()


def header(match: str | None = None, host: str | None = None, created_ms: int = NOW) -> MatchHeader:
    return MatchHeader(
        id=match or f"match-{next(numbers)}",
        game="mundus_novus",
        rules_version=1,
        seats=3,
        options='{"variant": "short"}',
        secret=b"\x00secret\xff",
        body=b"{}",
        host=host,
        code=new_code(),
        play_hash=token_hash(new_token()),
        watch_hash=token_hash(new_token()),
        created_ms=created_ms,
    )


def person(store: Store, name: str) -> str:
    """Somebody new; gives the id."""
    made = PersonRow(f"person-{next(numbers)}", name, "nl", NOW)
    store.create_person(made)
    return made.id


def made_match(store: Store, match: str | None = None) -> str:
    made = header(match)
    store.create(made)
    return made.id


def later(milliseconds: int) -> MatchUpdate:
    return MatchUpdate(NOW + milliseconds)


def keep_played_match(connection: Connection, moves: int) -> None:
    """Store a match of one person and one bot after some moves, as a server keeps it."""
    play = Play(table_header(seats="Ab", auto_confirm=True))
    for _ in range(moves):
        owed = play.table.owed()[0]
        if owed.bot:
            play.bot_acts(owed.seat)
        else:
            play.act(owed.seat)
    made = play.header
    row = MatchHeader(
        id=made.match,
        game=made.game,
        rules_version=made.rules_version,
        seats=2,
        options="{}",
        secret=bytes.fromhex(made.secret),
        body=encode_header(made),
        host="pA",
        code=made.code,
        play_hash=token_hash("play"),
        watch_hash=token_hash("watch"),
        created_ms=NOW,
    )
    owing = {owed.seat for owed in play.table.owed() if not owed.bot}
    seats = [SeatRecord(0, "pA", 0 in owing), SeatRecord(1, None, owes=False)]
    entries = [
        EntryRow(at, entry.key, data)
        for at, (entry, data) in enumerate(zip(play.entries(), play.kept, strict=True))
    ]
    assert play.table.match is not None
    digest = play.table.match.state.digest()
    people.create_person(connection, PersonRow("pA", "A", None, NOW))
    matches.create(connection, row, seats, False)
    for each in entries:
        matches.append(connection, row.id, each, None)
    matches.change_match(connection, row.id, MatchUpdate(NOW, "playing"))
    matches.put_snapshot(connection, Snapshot(row.id, len(entries), digest, b"cache"))
