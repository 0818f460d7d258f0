"""Health of the store, inferred from regular writes, with a probe when there are none."""

import asyncio
import time

from caravela.server.store_calls import stored
from caravela.storage.store import Store

TRUSTED_SECONDS = 10.0
"""How long a successful write counts as proof. A full disk is reported after this time at the latest."""


class StoreHealth:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._probing = asyncio.Lock()

    async def check(self) -> None:
        """Raise Failed if the store cannot be written.

        Probe only if the last write failed or is too old, and only once at a time.
        """
        if self._vouched():
            return
        async with self._probing:
            if not self._vouched():
                await stored(self._store.check)

    def _vouched(self) -> bool:
        at, failure = self._store.last_write()
        return failure is None and time.monotonic() - at < TRUSTED_SECONDS
