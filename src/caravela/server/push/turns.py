"""Decide when to notify people of their turn: not while they are present, and not too often."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from caravela.server.live import Live
from caravela.server.logs import log
from caravela.server.push.notification_queue import TurnNotification
from caravela.server.rates import Rates
from caravela.server.settings import PushSettings

MANY: Final = 1000

TurnKey = tuple[str, str]
"""A person and a match."""


class Turns:
    def __init__(
        self,
        settings: PushSettings,
        rates: Rates,
        here: Callable[[str], Live | None],
        put: Callable[[TurnNotification], None],
    ) -> None:
        self._settings = settings
        self._rates = rates
        self._here = here
        self._put = put
        self._waiting: dict[TurnKey, asyncio.TimerHandle] = {}
        self._told: dict[TurnKey, float] = {}
        self._entries: dict[TurnKey, int] = {}

    def came(self, live: Live, person: str, entry: int | None = None) -> None:
        """Schedule a notification. The delay is a debounce: a page reload or a quick undo notifies nobody.

        `entry` identifies the turn, so that only one of several processes notifies of it.
        """
        key = (person, live.id)
        if entry is not None:
            self._entries[key] = entry
        if key in self._waiting:
            return
        again = self._told.get(key, -self._settings.apart_seconds) + self._settings.apart_seconds
        wait = max(self._settings.wait_seconds, again - time.monotonic())
        self._waiting[key] = asyncio.get_running_loop().call_later(wait, self._due, key)

    def stop(self) -> None:
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _due(self, key: TurnKey) -> None:
        del self._waiting[key]
        entry = self._entries.pop(key, None)
        person, match = key
        live = self._here(match)
        if live is None or not live.table.awaits(person) or person in live.people():
            return
        if not self._rates.allows(self._settings.rate, "push", person):
            log().info("push-too-often", match=match)
            return
        self._note(key)
        self._put(TurnNotification(person, live.table.header.game, match, entry))

    def _note(self, key: TurnKey) -> None:
        now = time.monotonic()
        if len(self._told) >= MANY:
            recent = now - self._settings.apart_seconds
            self._told = {each: told for each, told in self._told.items() if told > recent}
        self._told[key] = now
