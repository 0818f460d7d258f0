"""Quotas on tables that wait for players and on tables of bots alone, per person, network and server.

Waiting tables per person and server are counted in the store, so a restart changes nothing. Networks are counted
only in memory, because addresses are never stored; a restart gives a network at most one more quota.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from caravela.server.rates import Rates
from caravela.server.responses import Failed
from caravela.server.settings import Limits
from caravela.server.store_calls import now_ms, stored
from caravela.server.tables import DAY_MS, Tables
from caravela.storage.store import Store
from caravela.table.header import TableHeader

MOST_NETWORKS = 10_000
"""Maximum number of networks to track; the one whose last table is oldest is evicted first."""


class Quotas:
    def __init__(self, limits: Limits, store: Store, tables: Tables, rates: Rates) -> None:
        self.limits = limits
        self.store = store
        self.tables = tables
        self.rates = rates
        self._gathering: OrderedDict[str, list[str]] = OrderedDict()
        """By network: its tables that had not begun when last checked."""
        self._making = asyncio.Lock()

    @asynccontextmanager
    async def room_for(self, header: TableHeader, network: str) -> AsyncIterator[list[str]]:
        """Reserve a place for a new table; the caller appends the new id. Raise Failed if a quota is reached."""
        self.rates.check(self.limits.new_tables, "new-tables", network)
        roles = {seat.role for seat in header.seats}
        made: list[str] = []
        if "person" in roles and "open" not in roles:
            yield made
            return
        async with self._making:
            if "open" not in roles:
                self._check_bots(header.host, network)
                yield made
                return
            await self._check_gathering(header.host, network)
            yield made
            self._gathering[network] = [*self._gathering.pop(network, []), *made]
            if len(self._gathering) > MOST_NETWORKS:
                self._gathering.popitem(last=False)

    def _check_bots(self, person: str, network: str) -> None:
        running = self.tables.of_bots()
        if (
            sum(live.table.record.host == person for live in running) >= self.limits.bot_tables
            or sum(live.network == network for live in running) >= self.limits.network_bot_tables
        ):
            raise Failed("not-now", "fault-too-many-bot-tables")
        if len(running) >= self.limits.all_bot_tables:
            raise Failed("not-now", "fault-server-full")

    async def _check_gathering(self, person: str, network: str) -> None:
        limits = self.limits
        if await stored(self.store.count_gathering, person) >= limits.gathering:
            raise Failed("not-now", "fault-too-many-tables")
        waiting = self._gathering.get(network, [])
        if len(waiting) >= limits.network_gathering:
            waiting = self._gathering[network] = await stored(self.store.gathering_among, waiting)
        if len(waiting) >= limits.network_gathering:
            raise Failed("not-now", "fault-too-many-tables-here")
        if await stored(self.store.count_gathering) >= limits.all_gathering:
            # Somebody may have filled the server to keep others out: delete tables that were untouched for a day.
            self.tables.forget(await stored(self.store.delete_forgotten, now_ms() - DAY_MS))
            if await stored(self.store.count_gathering) >= limits.all_gathering:
                raise Failed("not-now", "fault-server-full")
