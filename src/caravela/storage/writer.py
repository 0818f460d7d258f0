"""The writing thread: changes from all sides, put on the disk together."""

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
    """One change and who waits for it."""

    def __init__(self, work: Callable[[Connection], Given]) -> None:
        self.future: Future[Given] = Future()
        self._work = work
        self._done: list[Given] = []
        self._refusal: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Raises only what spoils the whole transaction; a change that is refused undoes itself."""
        self._done.clear()
        self._refusal = None
        # Said to the driver itself: SQLAlchemy's own savepoints cost as much as the change.
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
            # Whatever else it is belongs to whoever handed the change in.
            self._refusal = storage_failed(error) if isinstance(error, SQLAlchemyError) else error

    def tell(self) -> None:
        """Answers whoever waits, after the commit."""
        if self._refusal is not None:
            self.future.set_exception(self._refusal)
        else:
            self.future.set_result(self._done[0])


class Writer:
    """Runs changes one after another on one connection.

    Whatever waits when a transaction begins goes into it, so that many changes cost one wait for the disk. A future
    is answered after its transaction was committed, never before. A change that is refused undoes itself only.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._door = threading.Lock()
        self._closed = False
        self.last: tuple[float, StorageFailed | None] = (-math.inf, None)
        """When the last transaction ended, by the monotonic clock, and why it failed if it did."""
        self._thread = threading.Thread(target=self._run, name="caravela-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Given]) -> "Future[Given]":
        """Queues a change. It may run twice, the first time for nothing; so it touches the connection only."""
        job = _Job(work)
        with self._door:
            if self._closed:
                job.future.set_exception(StoreClosed("the store is closed"))
            else:
                self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finishes what is queued."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._waiting()
            # From here on a caller who loses patience cannot cancel: the change will be kept or fail.
            jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
            if jobs:
                self._keep(jobs)

    def _waiting(self) -> "tuple[list[_Job[Any]], bool]":
        """At least one job, and whatever else has come by now; False when the store is being closed."""
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
            # One large change may have filled the disk: the others are tried on their own.
            for job in jobs:
                self._keep([job])
            return
        self.last = (time.monotonic(), None)
        for job in jobs:
            job.tell()
