"""The services: all parts of one server, opened and closed in order."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import anyio.to_thread

from caravela.games import games
from caravela.server.bots import ProcessBots
from caravela.server.build_switch import switch_when_built
from caravela.server.devices import Devices
from caravela.server.fan_out import FanOut
from caravela.server.health import StoreHealth
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.rates import Rates
from caravela.server.reviewing import Reviewer
from caravela.server.sessions import Sessions
from caravela.server.settings import PushSettings, ServerSettings
from caravela.server.store_calls import now_ms, set_clock
from caravela.server.tables import Tables
from caravela.storage.database import open_store
from caravela.storage.store import Store

if TYPE_CHECKING:
    from caravela.server.push.notifications import PushNotifications

FORGOTTEN_MS = 30 * 24 * 3600 * 1000
"""How long a table that never began is kept before it is deleted."""


class Services:
    def __init__(
        self, settings: ServerSettings, bot_command: Sequence[str] | None = None, store: Store | None = None
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.rates = Rates()
        self.store = open_store(settings.data, settings.database) if store is None else store
        self.bots = ProcessBots(settings.workers, settings.bot_deadline, self.metrics, bot_command)
        self.reviewer = Reviewer(self.bots)
        self.tables = Tables(settings, self.store, self.bots, self.metrics)
        self.fan_out = FanOut(self.store, self.tables)
        self.sessions = Sessions(self.store, self.rates, settings.limits, self.tables.end_session)
        self.devices = Devices(self.store)
        self.health = StoreHealth(self.store)
        self.push = None if settings.push is None else self._push_notifications(settings.push)
        self.ready = False
        self.stopping = False
        self._build_switch: asyncio.Task[None] | None = None

    def _push_notifications(self, push: PushSettings) -> "PushNotifications":
        # Lazy import: its libraries are an optional extra.
        from caravela.server.push.notifications import PushNotifications

        return PushNotifications(self.settings, push, self.store, self.rates, self.metrics, self.tables)

    async def open(self) -> None:
        await anyio.to_thread.run_sync(games)  # load the games now, so that no visitor waits for it
        await anyio.to_thread.run_sync(self._prepare_store)
        self.fan_out.start()
        await self.tables.start()
        if self.push is not None:
            self.push.start()
        self.ready = True
        # Started last, so that visitors do not wait for them.
        await self.bots.start()
        if self.settings.build_ready is not None:
            self._build_switch = asyncio.create_task(switch_when_built(self.bots, self.settings.build_ready))
        log().info("ready", host=self.settings.host, port=self.settings.port, data=str(self.settings.data))

    def _prepare_store(self) -> None:
        set_clock(self.store)
        self.devices.load()
        self.store.delete_expired_sessions(now_ms())
        self.store.delete_forgotten(now_ms() - FORGOTTEN_MS)
        self.store.delete_expired_rolls(now_ms())

    async def say_goodbye(self) -> None:
        """Graceful shutdown: accept no more work, finish what is running, stop the bots and notify every viewer."""
        if self.stopping:
            return
        self.stopping = True
        self.ready = False
        log().info("stopping", tables=len(self.tables), sockets=self.tables.viewers())
        if self.push is not None:
            self.push.stop()
        if self._build_switch is not None:
            self._build_switch.cancel()
        await self.tables.stop()
        await self.bots.stop()
        await self.fan_out.stop()

    async def close(self) -> None:
        await self.say_goodbye()
        await anyio.to_thread.run_sync(self.store.close)
        log().info("stopped")
