"""Compare ways to signal commits: none, NOTIFY in the transaction, and NOTIFY coalesced after the commit.

python -m bench.postgres_notify [--seconds N] [--writers N]

It starts a PostgreSQL server of its own in a temporary folder, with fsync on. A listener notes when it hears of each
commit; the delay is from the end of the commit to the listener.
"""

import argparse
import threading
import time
from collections.abc import Callable
from typing import Final

import psycopg

from caravela.storage.bus import Signal
from caravela.storage.postgres import PostgresStore
from caravela.storage.postgres_bus import CHANNEL, PostgresBus
from caravela.storage.postgres_pool import Pool
from tests.postgres import Cluster
from tests.storage.making import made_match

APPEND: Final = (
    "WITH taken AS (UPDATE matches SET entries = entries + 1 WHERE id = %s AND entries = %s RETURNING id) "
    "INSERT INTO entries (match, index, data) SELECT id, %s, %s FROM taken"
)
NOTIFY: Final = "SELECT pg_notify(%s, %s)"
DATA: Final = b"x" * 200
Committed = dict[tuple[str, int], float]


class Listener:
    """Notes when it hears of the entries of a match."""

    def __init__(self, url: str) -> None:
        self.heard: dict[str, list[tuple[int, float]]] = {}
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(url,))
        self._thread.start()
        self._ready.wait()

    def _listen(self, url: str) -> None:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._ready.set()
            while not self._stop.is_set():
                for notification in connection.notifies(timeout=0.5):
                    now = time.perf_counter()
                    for word in notification.payload.split(" ")[1:]:
                        _, match, entries = word.split(":")
                        self.heard.setdefault(match, []).append((int(entries), now))

    def close(self) -> None:
        self._stop.set()
        self._thread.join()


def delays(committed: Committed, listener: Listener) -> list[float]:
    """Return the delay of each commit in milliseconds. A signal of a later entry announces the earlier ones too."""
    found: list[float] = []
    for (match, entries), at in committed.items():
        first = next((heard for count, heard in listener.heard.get(match, []) if count >= entries), None)
        if first is not None:
            found.append(max(0.0, 1000 * (first - at)))
    return sorted(found)


def write(
    url: str, match: str, until: float, committed: Committed, inside: bool, after: Callable[[Signal], None]
) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        index = 0
        while time.perf_counter() < until:
            values = (match, index, index, DATA)
            signal = Signal("entries", match, index + 1)
            if inside:
                with connection.transaction():
                    connection.execute(APPEND, values)
                    connection.execute(NOTIFY, (CHANNEL, f"node {signal.text()}"))
            else:
                connection.execute(APPEND, values)
            committed[match, index + 1] = time.perf_counter()
            after(signal)
            index += 1


def measure(cluster: Cluster, mode: str, writers: int, seconds: float) -> str:
    url = cluster.new_database()
    with PostgresStore(url) as store:
        matches = [made_match(store) for _ in range(writers)]
    pool = Pool(url)
    bus = PostgresBus(url, pool)
    bus.start(lambda _: None, lambda: None)
    listener = Listener(url)
    committed: Committed = {}
    after: Callable[[Signal], None] = bus.publish if mode == "coalesced" else lambda _: None
    until = time.perf_counter() + seconds
    threads = [
        threading.Thread(target=write, args=(url, match, until, committed, mode == "inside", after))
        for match in matches
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    bus.stop()
    time.sleep(1)  # let the last notification arrive
    listener.close()
    pool.close()
    found = delays(committed, listener)
    line = f"{mode:<10} {len(committed) / seconds:8.0f} commits/s"
    if found:
        p50, p99 = found[len(found) // 2], found[int(0.99 * (len(found) - 1))]
        line += f"   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   heard {len(found)} of {len(committed)}"
    return line


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--writers", type=int, default=16)
    options = parser.parse_args()
    with Cluster("-c fsync=on -c full_page_writes=on") as cluster:
        for mode in ("none", "inside", "coalesced"):
            print(measure(cluster, mode, options.writers, options.seconds), flush=True)


if __name__ == "__main__":
    main()
