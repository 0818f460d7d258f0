"""Fan-out between server processes: apply to the tables in memory what other processes have stored."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from caravela.server.live import Live
from caravela.server.logs import log
from caravela.server.rolls import Rolls
from caravela.server.store_calls import set_clock
from caravela.server.tables import Tables
from caravela.server.tasks import Tasks
from caravela.storage.bus import Signal
from caravela.storage.errors import StorageError
from caravela.storage.store import Store

COMPARE_SECONDS = 15.0
"""How often the tables in memory are compared with the database. A lost signal costs at most this time."""


class FanOut:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._running = Tasks()
        self._comparing = asyncio.Lock()
        self._rolls = Rolls(store)

    def start(self) -> None:
        if not self._store.bus.shared:
            return
        loop = asyncio.get_running_loop()
        self._tables.roll_changed = lambda live: self._share(live)
        self._store.bus.start(
            lambda signals: _call(loop, lambda: self._heard(signals)),
            lambda: _call(loop, lambda: self._running.start(self.compare())),
        )
        self._running.start(self._compare_regularly())

    async def stop(self) -> None:
        if not self._store.bus.shared:
            return
        self._running.cancel()
        await self._rolls.withdraw()
        await asyncio.to_thread(self._store.bus.stop)

    def _heard(self, signals: list[Signal]) -> None:
        for signal in signals:
            match signal.kind:
                case "entries":
                    self._learn(signal.id, signal.entries)
                case "deleted":
                    self._tables.forget_here([signal.id])
                case "session":
                    self._tables.end_session_here(bytes.fromhex(signal.id))
                case "presence":
                    live = self._tables.here(signal.id)
                    if live is not None:
                        self._running.start(self._rolls.read([live]))

    def _share(self, live: Live) -> None:
        self._running.start(self._rolls.share(live))

    def _learn(self, match: str, entries: int) -> None:
        live = self._tables.here(match)
        if live is not None and live.table.index < entries:
            self._running.start(live.learn(entries))

    async def _compare_regularly(self) -> None:
        while True:
            await asyncio.sleep(COMPARE_SECONDS)
            await self.compare()

    async def compare(self) -> None:
        """Compare the tables in memory with the database and apply what is missing."""
        async with self._comparing:
            ids = self._tables.live_ids()
            if not ids:
                return
            try:
                await asyncio.to_thread(set_clock, self._store)
                counts = await asyncio.to_thread(self._store.entry_counts, ids)
            except StorageError as error:
                log().warning("not-compared", error=str(error))
                return
            for match, entries in counts.items():
                self._learn(match, entries)
            self._tables.forget_here([match for match in ids if match not in counts])
        lives = [live for match in ids if (live := self._tables.here(match)) is not None]
        await self._rolls.renew(lives)
        await self._rolls.read(lives)


def _call(loop: asyncio.AbstractEventLoop, work: Callable[[], object]) -> None:
    """Run work in the event loop, unless it has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(work)
