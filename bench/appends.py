"""python -m bench.appends: how many entries a second the store keeps, durable, by how many write at once."""

import argparse
import tempfile
import threading
import time
from pathlib import Path

from caravela.storage.records import MatchHeader, MatchUpdate
from caravela.storage.sqlite import SqliteStore
from caravela.storage.tokens import new_code, new_token, token_hash

ENTRY = b"x" * 220
"""About as long as a choice with what chance answered."""


def match_header(match: str) -> MatchHeader:
    links = (token_hash(new_token()), token_hash(new_token()))
    return MatchHeader(match, "any", 1, 2, "{}", b"", b"", None, new_code(), *links, 0)


def measure(store: SqliteStore, writers: int, seconds: float) -> tuple[int, list[float]]:
    """Each writer plays its own match and waits for each entry, as a server does; gives all waiting times."""
    waits: list[float] = []
    end = time.perf_counter() + seconds

    def write(match: str) -> None:
        index = 0
        own: list[float] = []
        while time.perf_counter() < end:
            began = time.perf_counter()
            store.append(match, index, f"{index}", ENTRY, MatchUpdate(index)).result()
            own.append(time.perf_counter() - began)
            index += 1
        waits.extend(own)

    names = [f"{writers}-{number}-{time.monotonic_ns()}" for number in range(writers)]
    for name in names:
        store.create(match_header(name))
    threads = [threading.Thread(target=write, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(waits), sorted(waits)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.appends", description=__doc__)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; a temporary one unless told")
    parser.add_argument("--seconds", type=float, default=3.0, help="per line")
    arguments = parser.parse_args()
    print(f"{'writers':>8}{'entries/s':>12}{'p50 ms':>9}{'p99 ms':>9}")
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder, SqliteStore(Path(folder)) as store:
        for writers in (1, 4, 16, 64):
            count, waits = measure(store, writers, arguments.seconds)
            p50, p99 = waits[count // 2] * 1000, waits[count * 99 // 100] * 1000
            print(f"{writers:>8}{count / arguments.seconds:>12.0f}{p50:>9.2f}{p99:>9.2f}")


if __name__ == "__main__":
    main()
