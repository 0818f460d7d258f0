"""Check stored data and broken logs without assert statements: python -O -m tests.optimized

Python leaves assert statements out under -O, so no check of input may depend on one. Pytest needs them; this does not.
"""

import json
import lzma
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from caravela.doctor import examine
from caravela.storage.folder import DATABASE
from caravela.storage.sqlite import SqliteStore
from caravela.table.entries import BrokenLog, decode_entry
from caravela.table.header import decode_header
from caravela.table.table import Table
from tests.storage.making import keep_played_match
from tests.table.broken_logs import broken_logs

STORED = Path(__file__).parent / "stored"
MOVES = 12


def wrong_broken_logs() -> Iterator[str]:
    """Yield the broken logs that are replayed, or refused without their reason."""
    for header, log, reason in broken_logs():
        try:
            Table.replay(header, log)
        except BrokenLog as error:
            if reason not in str(error):
                yield f"{reason}: {error}"
        else:
            yield f"{reason}: it was replayed"


def wrong_stored_tables() -> Iterator[str]:
    """Yield the stored tables that are not replayed to the match that they had."""
    for file in sorted(STORED.glob("*/*.json.xz")):
        for name, stored in json.loads(lzma.decompress(file.read_bytes())).items():
            entries = [decode_entry(text.encode()) for text in stored["entries"]]
            table = Table.replay(decode_header(stored["header"].encode()), entries)
            match = None if table.match is None else table.match.document()
            if table.version != stored["version"] or msgspec.to_builtins(match) != stored["match"]:
                yield f"{file.name} {name}"


def wrong_databases() -> Iterator[str]:
    """Yield a sound database with faults, or a damaged one without."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with SqliteStore(folder) as store:
            store._write(keep_played_match, MOVES)
        for fault in examine(folder).faults:
            yield f"{DATABASE}: {fault.text}"
        with SqliteStore(folder) as store:
            store._write(lambda connection: connection.exec_driver_sql(DAMAGE))
        if not any("entry 3 is broken" in fault.text for fault in examine(folder).faults):
            yield f"{DATABASE}: the damage at entry 3 was not found"


DAMAGE = """UPDATE entries SET data = '{"kind":"agreed","key":"x","time_ms":1,"seat":0,"agree":true}', "key" = 'x'
WHERE "index" = 3"""


def main() -> None:
    if not sys.flags.optimize:
        sys.exit("start it with: python -O -m tests.optimized")
    wrong = [*wrong_broken_logs(), *wrong_stored_tables(), *wrong_databases()]
    if wrong:
        sys.exit("\n".join(wrong))
    sys.stdout.write("stored data and broken logs are read without assert statements\n")


if __name__ == "__main__":
    main()
