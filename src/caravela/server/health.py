"""Whether the store can be written, from the writes that happen anyway and few others."""

import asyncio
import time

from caravela.server.sessions import stored
from caravela.storage.store import Store

TRUSTED_SECONDS = 10.0
"""A write that succeeded vouches for the store this long; a full disk is reported no later than this."""


class StoreHealth:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._probing = asyncio.Lock()

    async def check(self) -> None:
        """Raise Failed if the store cannot be written.

        A write is tried only if the last one failed or is too old, and by one caller at a time.
        """
        if self._vouched():
            return
        async with self._probing:
            if not self._vouched():
                await stored(self._store.check)

    def _vouched(self) -> bool:
        at, failure = self._store.last_write()
        return failure is None and time.monotonic() - at < TRUSTED_SECONDS
