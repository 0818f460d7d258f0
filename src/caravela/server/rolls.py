"""Presence across server processes: each process stores who is connected to it, in rows that expire."""

import asyncio
from collections.abc import Sequence

import msgspec

from caravela.server.attendance import Roll
from caravela.server.live import Live
from caravela.server.logs import log
from caravela.server.store_calls import now_ms
from caravela.storage.bus import Signal
from caravela.storage.errors import NoSuchMatch, StorageError
from caravela.storage.store import Store

ROLL_MS = 45_000
"""Lifetime of a row. It is renewed every 15 seconds; if a process dies, its people are gone after this time."""

_decoder = msgspec.json.Decoder(Roll)


class Rolls:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._stored: dict[str, Roll] = {}
        """The entries that this process has stored, by match."""

    async def share(self, live: Live) -> None:
        """Store who is connected to this table here, signal the others, and read who is connected to them."""
        roll = live.attendance.roll()
        if roll != self._stored.get(live.id, Roll()) and await self._put(live.id, roll):
            self._store.bus.publish(Signal("presence", live.id))
        await self.read([live])

    async def renew(self, lives: Sequence[Live]) -> None:
        """Renew the rows of this process before they expire."""
        for match in self._stored.keys() - {live.id for live in lives}:
            del self._stored[match]  # the table was unloaded or deleted
        for live in lives:
            if live.id in self._stored:
                await self._put(live.id, live.attendance.roll())

    async def read(self, lives: Sequence[Live]) -> None:
        """Read who is connected to other processes."""
        bus = self._store.bus
        try:
            rows = await asyncio.to_thread(self._store.rolls, [live.id for live in lives], bus.node, now_ms())
        except StorageError as error:
            log().warning("presence-not-read", error=str(error))
            return
        for live in lives:
            live.set_elsewhere(tuple(_decoder.decode(text) for text in rows.get(live.id, [])))

    async def withdraw(self) -> None:
        """Delete the rows of this process: it stops."""
        stored, self._stored = self._stored, {}
        try:
            for match in stored:
                await asyncio.to_thread(self._store.put_roll, match, self._store.bus.node, None, 0)
                self._store.bus.publish(Signal("presence", match))
        except StorageError as error:
            log().warning("presence-not-stored", error=str(error))

    async def _put(self, match: str, roll: Roll) -> bool:
        text = msgspec.json.encode(roll).decode() if roll else None
        try:
            await asyncio.to_thread(
                self._store.put_roll, match, self._store.bus.node, text, now_ms() + ROLL_MS
            )
        except NoSuchMatch:
            return False
        except StorageError as error:
            log().warning("presence-not-stored", match=match, error=str(error))
            return False
        if roll:
            self._stored[match] = roll
        else:
            self._stored.pop(match, None)
        return True
