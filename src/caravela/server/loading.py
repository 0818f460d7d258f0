"""Load a table from the store: from its newest snapshot if that is valid, else by replaying its whole log."""

from caravela.server.logs import log
from caravela.storage.errors import NoSuchMatch, StorageError
from caravela.storage.records import Snapshot
from caravela.storage.store import Store
from caravela.table.entries import decode_entry
from caravela.table.header import decode_header
from caravela.table.snapshots import resumed, sealed
from caravela.table.table import Table

SNAPSHOT_EVERY = 100
"""Entries between two snapshots of a match."""


def load_table(store: Store, match: str) -> Table:
    """Load a table. Raise NoSuchMatch, StorageFailed, BrokenLog or msgspec.DecodeError."""
    loaded = store.load(match)
    header = decode_header(loaded.row.header.body)
    entries = [entry.data for entry in loaded.entries]
    table = None
    snapshot = store.snapshot(match)
    if snapshot is not None:
        table = resumed(header, entries, snapshot.entries, snapshot.data)
        if table is None:
            _throw_away(store, match)
    table = table or Table(header)
    for at in range(table.index, len(entries)):
        table.take(at, decode_entry(entries[at]))
    return table


def _throw_away(store: Store, match: str) -> None:
    log().warning("snapshot-thrown-away", match=match)
    try:
        store.drop_snapshot(match)
    except StorageError as error:
        log().warning("snapshot-not-thrown-away", match=match, error=str(error))


def keep_snapshot(store: Store, match: str, index: int, digest: str, body: bytes) -> None:
    """Store a snapshot of a table after its first `index` entries. Failures are only logged: it is a cache."""
    try:
        loaded = store.load(match)
        entries = [entry.data for entry in loaded.entries[:index]]
        data = sealed(body, decode_header(loaded.row.header.body), entries)
        store.put_snapshot(Snapshot(match, index, digest, data))
    except NoSuchMatch:
        pass  # the match was deleted in the meantime
    except StorageError as error:
        log().warning("no-snapshot", match=match, error=str(error))
