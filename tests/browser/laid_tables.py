"""Tables in prepared positions: written to a data folder before the server opens it, joined by their code."""

from collections.abc import Mapping
from pathlib import Path

from caravela.games import game
from caravela.server.lobby import match_header
from caravela.server.store_calls import now_ms
from caravela.storage.records import PersonRow, SeatRecord
from caravela.storage.sqlite import SqliteStore
from caravela.storage.tokens import new_code, new_id, new_token
from caravela.table.header import Origin, SeatHeader, TableHeader

HOST = PersonRow("host", "Host", None, 0)
SECRET = bytes(range(1, 33))
"""A fixed secret for the same random results every time: one storm in eight would end a turn too early."""


def lay_tables(folder: Path, key: str, positions: Mapping[str, dict[str, object]]) -> dict[str, str]:
    """Create a table for each position, with the first seat open to the first visitor who joins.

    The others belong to an absent player, so that only the first seat acts.
    Return the codes of the tables by the names of their positions.
    """
    store = SqliteStore(folder)
    try:
        if store.person(HOST.id) is None:
            store.create_person(HOST)
        return {name: lay(store, key, position) for name, position in positions.items()}
    finally:
        store.close()


def lay(store: SqliteStore, key: str, position: dict[str, object]) -> str:
    entries = position["seats"]
    assert isinstance(entries, list)
    absent = [SeatHeader("person", HOST.id, HOST.name) for _ in entries[1:]]
    header = TableHeader(
        match=new_id(),
        game=key,
        rules_version=game(key).rules_version,
        seats=[SeatHeader("open"), *absent],
        options={},
        secret=SECRET.hex(),
        host=HOST.id,
        host_name=HOST.name,
        code=new_code(),
        created_ms=now_ms(),
        pace_ms=0,
        origin=Origin("", 0, position),
    )
    row = match_header(header, new_token(), new_token())
    store.create(row, [SeatRecord(at, HOST.id if at else None) for at in range(len(entries))])
    return header.code
