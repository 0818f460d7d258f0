"""Background tasks of one owner. The event loop keeps only weak references to tasks, so the owner keeps them."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        """Return whether any task is still running."""
        return bool(self._running)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def cancel(self) -> None:
        for task in self._running:
            task.cancel()

    async def wait(self, seconds: float) -> None:
        """Wait until all tasks are done, at most this long."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)
