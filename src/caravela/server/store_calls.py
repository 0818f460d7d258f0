"""Call the store from the event loop, and tell the time that it stores."""

import time
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

import anyio.to_thread

from caravela.server.responses import Failed
from caravela.storage.errors import StorageFailed, StoreClosed

P = ParamSpec("P")
T = TypeVar("T")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def stored(call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Call the store in a thread. Translate its failures into Failed."""
    try:
        return await anyio.to_thread.run_sync(partial(call, *arguments, **named))
    except StorageFailed as error:
        raise Failed("storage", facts={"text": f"={error}"}) from None
    except StoreClosed:
        raise Failed("stopping", again_after=5) from None
