"""A bus by PostgreSQL's LISTEN and NOTIFY, coalesced.

NOTIFY inside the transaction of an append would take a lock over the whole database and serialize all commits. So one
thread collects signals for 3 ms after the commits and sends them in one NOTIFY. `bench/postgres_notify.py` compares.
"""

import logging
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Final

import psycopg

from caravela.storage.bus import Signal, coalesce, parse_signals
from caravela.storage.errors import StorageError
from caravela.storage.postgres_pool import PgConnection, Pool, connect
from caravela.storage.tokens import new_id

CHANNEL: Final = "caravela"
COLLECT_SECONDS: Final = 0.003
MOST_BYTES: Final = 7500
"""PostgreSQL allows less than 8,000 bytes in a payload."""
LOOK_SECONDS: Final = 0.5
"""How often the listening thread looks whether it should stop."""
RETRY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class PostgresBus:
    shared = True

    def __init__(self, url: str, pool: Pool) -> None:
        self.node = new_id()
        self._url = url
        self._pool = pool
        self._waiting: SimpleQueue[Signal | None] = SimpleQueue()
        self._stopping = threading.Event()
        self._threads: list[threading.Thread] = []

    def start(self, heard: Callable[[list[Signal]], None], connected: Callable[[], None]) -> None:
        self._threads = [
            threading.Thread(target=self._notify, name="caravela-notify", daemon=True),
            threading.Thread(
                target=self._listen, args=(heard, connected), name="caravela-listen", daemon=True
            ),
        ]
        for thread in self._threads:
            thread.start()

    def publish(self, signal: Signal) -> None:
        self._waiting.put(signal)

    def stop(self) -> None:
        """Send what is queued, then stop both threads."""
        self._stopping.set()
        self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    # --- sending -----------------------------------------------------------------------------------

    def _notify(self) -> None:
        going = True
        while going:
            first = self._waiting.get()
            if first is None:
                return
            time.sleep(COLLECT_SECONDS)
            signals = [first]
            while True:
                try:
                    more = self._waiting.get_nowait()
                except Empty:
                    break
                if more is None:
                    going = False
                    break
                signals.append(more)
            self._send(coalesce(signals))

    def _send(self, signals: list[Signal]) -> None:
        try:
            connection = self._pool.take(checked=False)
            try:
                for payload in payloads(self.node, signals):
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            finally:
                self._pool.give_back(connection)
        except psycopg.Error as error:
            # The others find out when they next compare with the database.
            log.warning("signals were not sent: %s", error)

    # --- listening ---------------------------------------------------------------------------------

    def _listen(self, heard: Callable[[list[Signal]], None], connected: Callable[[], None]) -> None:
        while not self._stopping.is_set():
            try:
                with connect(self._url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # Only now: what changes from here on is signalled, what changed before is compared.
                    connected()
                    self._hear(connection, heard)
            except (psycopg.Error, StorageError) as error:
                log.warning("the connection that listens was lost and is opened again: %s", error)
                self._stopping.wait(RETRY_SECONDS)

    def _hear(self, connection: PgConnection, heard: Callable[[list[Signal]], None]) -> None:
        while not self._stopping.is_set():
            for notification in connection.notifies(timeout=LOOK_SECONDS, stop_after=1):
                sender, _, text = notification.payload.partition(" ")
                if sender != self.node:
                    heard(parse_signals(text))


def payloads(node: str, signals: list[Signal]) -> list[str]:
    """Write signals as few payloads, each short enough for NOTIFY."""
    found = [node]
    for signal in signals:
        word = signal.text()
        if len(found[-1]) + 1 + len(word) > MOST_BYTES:
            found.append(node)
        found[-1] += f" {word}"
    return found
