"""Call the store from the event loop, and tell the time that it stores."""

import time
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

import anyio.to_thread

from caravela.server.responses import Failed
from caravela.storage.errors import StorageFailed, StoreClosed
from caravela.storage.store import Store

P = ParamSpec("P")
T = TypeVar("T")


_clock_offset_ms = 0
"""By how much the database's clock is ahead of this machine's."""


def now_ms() -> int:
    """Return the time of the database's clock, which all server processes share."""
    return time.time_ns() // 1_000_000 + _clock_offset_ms


def set_clock(store: Store) -> None:
    """Measure how far the database's clock is ahead of this machine's. Raise StorageFailed."""
    global _clock_offset_ms
    before = time.time_ns()
    shown = store.clock_ms()
    after = time.time_ns()
    _clock_offset_ms = shown - (before + after) // 2_000_000


async def stored(call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Call the store in a thread. Translate its failures into Failed."""
    try:
        return await anyio.to_thread.run_sync(partial(call, *arguments, **named))
    except StorageFailed as error:
        raise Failed("storage", facts={"text": f"={error}"}) from None
    except StoreClosed:
        raise Failed("stopping", again_after=5) from None
