"""All tables in memory: loaded on demand, unloaded when idle."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from caravela.server.bots import BotRunner
from caravela.server.live import Live
from caravela.server.loading import load_table
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.responses import Failed
from caravela.server.settings import ServerSettings
from caravela.server.store_calls import now_ms, stored
from caravela.storage.bus import Signal
from caravela.storage.errors import NoSuchMatch, StorageError
from caravela.storage.records import MatchRow
from caravela.storage.store import Store
from caravela.table.entries import BrokenLog
from caravela.table.header import decode_header
from caravela.table.table import Table
from caravela.wire.messages import Bye

SWEEP_SECONDS = 15.0
DAY_MS = 24 * 3600 * 1000
BOTS_DUE_MS = 7 * DAY_MS
"""At the start, a bot's turn is resumed if the match changed this recently."""
CLOCKS_DUE_MS = 31 * DAY_MS
"""At the start, a clock is resumed if the match changed this recently: none runs for longer than 30 days."""
CANDIDATES = 10
"""Rows to examine for each match that may be resumed."""
TAKEOVER_SECONDS = 60.0
"""How often a process looks for matches that wait for a bot or a clock of a process that may have died."""
GOODBYE_SECONDS = 1.0


class Tables:
    def __init__(self, settings: ServerSettings, store: Store, bots: BotRunner, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.turn_came: Callable[[Live, str, int], None] | None = None
        """Called with each absent person for whom a match begins to wait, and the number of entries then."""
        self.roll_changed: Callable[[Live], None] | None = None
        """Called with each table that was loaded, or where somebody came or left."""
        self.stopping = False
        self._live: dict[str, Live] = {}
        self._of_bots: set[str] = set()
        """Tables in memory that have bots only."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._background: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._live)

    def viewers(self) -> int:
        return sum(len(live.viewers) for live in self._live.values())

    async def start(self) -> None:
        self._background = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]
        if self.store.bus.shared:
            self._background.append(asyncio.create_task(self._take_over()))

    async def _resume(self) -> None:
        """Load the matches in which a bot or a clock is due, one by one. Others are loaded when somebody comes."""
        try:
            matches = await asyncio.to_thread(self._due)
        except StorageError as error:
            log().error("not-resumed", error=str(error))
            return
        for match in matches:
            began = time.monotonic()
            with suppress(Failed):
                await self.get(match)
            # Loading may take at most half of the time: visitors come first.
            await asyncio.sleep(time.monotonic() - began)
        if matches:
            log().info("resumed", matches=len(matches))

    async def _take_over(self) -> None:
        """Resume the matches of processes that have died."""
        while True:
            await asyncio.sleep(TAKEOVER_SECONDS)
            await self._resume()

    def _due(self) -> list[str]:
        """Return the matches of people in which something happens by itself, those changed last first."""
        now, most = now_ms(), self.settings.resumed
        rows = self.store.played_since(now - CLOCKS_DUE_MS, CANDIDATES * most)
        due = [row.header.id for row in rows if row.header.id not in self._live and is_due(row, now)]
        return due[:most]

    async def get(self, match: str) -> Live:
        """Return the live table of a match. Raise Failed if there is none or it cannot be loaded."""
        if self.stopping:
            raise Failed("stopping", again_after=5)
        live = self._live.get(match)
        if live is not None:
            live.used = time.monotonic()
            if self.store.bus.shared:
                await self._refresh(live)
            return live
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._load(match))
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(loading)

    async def _refresh(self, live: Live) -> None:
        """Apply what other processes have stored: a visitor may have just changed the table there. Raise Failed."""
        entries = (await stored(self.store.entry_counts, [live.id])).get(live.id)
        if entries is None:
            self.forget_here([live.id])
            raise Failed("no-such-match")
        await live.learn(entries)

    async def _load(self, match: str) -> Live:
        try:
            # In a thread: replaying a long match takes a while.
            table = await stored(load_table, self.store, match)
        except NoSuchMatch:
            raise Failed("no-such-match") from None
        except (BrokenLog, msgspec.DecodeError) as error:
            log().error("broken-match", match=match, error=str(error))
            raise Failed("frozen") from None
        return await self.add(table)

    def live_ids(self) -> list[str]:
        """Return the ids of all tables in memory."""
        return list(self._live)

    def here(self, match: str) -> Live | None:
        """Return the live table of a match, if it is in memory."""
        return self._live.get(match)

    def end_session(self, session: bytes) -> None:
        """Close every socket that was opened with this session, in every process."""
        self.store.bus.publish(Signal("session", session.hex()))
        self.end_session_here(session)

    def end_session_here(self, session: bytes) -> None:
        for live in self._live.values():
            for viewer in tuple(live.viewers):
                if viewer.session == session:
                    viewer.send(Bye("forbidden", again=False))
                    viewer.end()

    async def add(self, table: Table, network: str = "") -> Live:
        """Run a table that was created or loaded. `network` is that of its creator."""
        live = Live(
            table,
            self.store,
            self.bots,
            self.metrics,
            self.lose,
            self.turn_came,
            network,
            self.settings.even_answers,
        )
        live.roll_changed = self.roll_changed
        self._live[live.id] = live
        if self.roll_changed is not None:
            self.roll_changed(live)
        if all(seat.role == "bot" for seat in table.header.seats):
            self._of_bots.add(live.id)
        self.metrics.tables.set(len(self._live))
        await asyncio.shield(live.begin())
        return live

    async def delete(self, match: str) -> None:
        """Delete a table that nobody has seen yet."""
        live = self._live.get(match)
        if live is not None:
            self._put_away(live)
        await stored(self.store.delete_match, match)

    async def delete_for(self, match: str, person: str) -> bool:
        """Delete a table and notify its viewers, if the person may. Raise Failed."""
        live = await self.get(match)
        if not await live.delete(person):
            return False
        self.forget([match])
        return True

    def of_bots(self) -> list[Live]:
        """Return the running tables in memory that have bots only."""
        found = [self._live[match] for match in self._of_bots if match in self._live]
        found = [live for live in found if live.table.phase() != "over"]
        self._of_bots = {live.id for live in found}
        return found

    def forget(self, matches: Sequence[str]) -> None:
        """Drop tables that were deleted from the store, in every process."""
        for match in matches:
            self.store.bus.publish(Signal("deleted", match))
        self.forget_here(matches)

    def forget_here(self, matches: Sequence[str]) -> None:
        for match in matches:
            live = self._live.get(match)
            if live is not None:
                self._put_away(live)
                for viewer in tuple(live.viewers):
                    viewer.send(Bye("no-such-match", again=False))
                    viewer.end()

    def lose(self, live: Live) -> None:
        """Unload a table whose match has entries of another writer. Its viewers reconnect and load it again."""
        log().error("overtaken", match=live.id)
        self._put_away(live)
        for viewer in tuple(live.viewers):
            viewer.send(Bye("stale", again=True))
            viewer.end()

    def _put_away(self, live: Live) -> None:
        live.put_away()
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self._of_bots.discard(live.id)
        self.metrics.tables.set(len(self._live))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in list(self._live.values()):
                if live.idle(self.settings.idle_seconds):
                    self._put_away(live)

    async def stop(self) -> None:
        self.stopping = True
        for task in self._background:
            task.cancel()
        lives = list(self._live.values())
        if lives:
            await asyncio.wait([asyncio.create_task(live.finish()) for live in lives], timeout=5)
        for live in lives:
            for viewer in tuple(live.viewers):
                viewer.send(Bye("stopping", again=True))
                viewer.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(live.viewers for live in lives):
                    await asyncio.sleep(0.01)


def is_due(row: MatchRow, now: int) -> bool:
    """Return True if a bot owes a decision or a clock runs, as far as the lists tell."""
    if not any(seat.owes for seat in row.seats):
        return row.updated_ms >= now - BOTS_DUE_MS
    try:
        return decode_header(row.header.body).clock.kind != "none"
    except msgspec.DecodeError:
        return False
