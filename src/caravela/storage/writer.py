"""The writer thread. Group commit: all waiting changes share one transaction."""

import math
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage.errors import StorageFailed, StoreClosed
from caravela.storage.faults import spoils_all, storage_failed

Given = TypeVar("Given")

MOST_TOGETHER: Final = 256


class _Job(Generic[Given]):
    """One change and the future of its result."""

    def __init__(self, work: Callable[[Connection], Given]) -> None:
        self.future: Future[Given] = Future()
        self._work = work
        self._done: list[Given] = []
        self._refusal: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Run the change in a savepoint. Raise only errors that abort the whole transaction."""
        self._done.clear()
        self._refusal = None
        # Call the driver directly: SQLAlchemy's own savepoints cost as much as the change.
        raw = connection.connection.cursor()
        try:
            raw.execute("SAVEPOINT change")
            self._done.append(self._work(connection))
            raw.execute("RELEASE change")
        except BaseException as error:
            if isinstance(error, SQLAlchemyError | sqlite3.Error) and spoils_all(error):
                raise
            raw.execute("ROLLBACK TO change")
            raw.execute("RELEASE change")
            # Report every other error to the caller who submitted the change.
            self._refusal = storage_failed(error) if isinstance(error, SQLAlchemyError) else error

    def tell(self) -> None:
        """Resolve the future. Call it after the commit."""
        if self._refusal is not None:
            self.future.set_exception(self._refusal)
        else:
            self.future.set_result(self._done[0])


class Writer:
    """Runs changes one after another on one connection.

    Group commit: all changes that wait when a transaction begins share it, and so one fsync. A future is resolved
    only after the commit. A refused change rolls back only itself.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._door = threading.Lock()
        self._closed = False
        self.last: tuple[float, StorageFailed | None] = (-math.inf, None)
        """When the last transaction ended (monotonic clock) and its error, if any."""
        self._thread = threading.Thread(target=self._run, name="caravela-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Given]) -> "Future[Given]":
        """Queue a change. It may run twice if a group commit fails, so it must only use the connection."""
        job = _Job(work)
        with self._door:
            if self._closed:
                job.future.set_exception(StoreClosed("the store is closed"))
            else:
                self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finish all queued changes and stop the thread."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting()
            # From here on a caller cannot cancel: the change will be committed or fail.
            jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
            if jobs:
                self._keep(jobs)

    def _waiting(self) -> "tuple[list[_Job[Any]], bool]":
        """Wait for a job and return all that are queued by now. False means that the store is closing."""
        jobs: list[_Job[Any]] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _keep(self, jobs: "list[_Job[Any]]") -> None:
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.run(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            if len(jobs) == 1:
                failure = storage_failed(error)
                self.last = (time.monotonic(), failure)
                jobs[0].future.set_exception(failure)
                return
            # One large change may have filled the disk: retry each change on its own.
            for job in jobs:
                self._keep([job])
            return
        self.last = (time.monotonic(), None)
        for job in jobs:
            job.tell()
