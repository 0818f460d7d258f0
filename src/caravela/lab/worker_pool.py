"""A pool of processes that play matches on all cores. Jobs and results travel as JSON."""

import json
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Iterable, Iterator, MutableSequence
from dataclasses import asdict
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from caravela.lab.contestants import BrokenBot
from caravela.lab.playing import EndlessMatch, MatchJob, MatchRunner, Played, Setting, Watch, forfeit

WAITING = 2
"""Batches in progress or queued per process, enough to keep it busy."""
LOOK_SECONDS = 0.2
"""Polling interval for the time limit."""
GOODBYE_SECONDS = 5.0
"""How long a process may take to exit by itself."""
FAILURES: dict[str, type[RuntimeError]] = {"BrokenBot": BrokenBot, "EndlessMatch": EndlessMatch}


class LostWorker(RuntimeError):
    """A process of the pool died before its match was over."""


class CrashedWorker(RuntimeError):
    """An unexpected error in a process of the pool, with its traceback."""


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(
    setting: Setting, jobs: Iterable[MatchJob], workers: int, batch: int = 1, limit: float = 0.0
) -> Iterator[Played]:
    """Play the jobs and yield each match when it is over, in any order.

    Jobs are pulled from the iterator only when a process is free, so the producer may stop at any time. A bot that
    exceeds `limit` seconds for one decision forfeits its match, and its process is replaced. With one worker and
    no limit, everything runs in this process.
    """
    if workers == 1 and limit <= 0:
        runner = MatchRunner(setting)
        for job in jobs:
            yield runner.play(job)
        return
    pool = _WorkerPool(setting, iter(jobs), workers, 1 if limit > 0 else batch, limit)
    try:
        yield from pool.play()
    except BaseException:
        # After an error or Ctrl-C, do not wait for matches in progress.
        pool.kill()
        raise
    pool.close()


class _Worker:
    """The parent's handle on one process of the pool."""

    def __init__(self, context: SpawnContext, setting: str) -> None:
        self.pipe, theirs = context.Pipe()
        self.watch = Watch(context.RawArray("d", Watch.PLACES))
        self.batches: deque[list[MatchJob]] = deque()
        """Batches that were sent and not yet answered, in order."""
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, setting, self.watch.shared))
        self.process.start()
        theirs.close()

    def give(self, jobs: list[MatchJob]) -> None:
        self.batches.append(jobs)
        try:
            self.pipe.send(json.dumps([asdict(job) for job in jobs]))
        except OSError as error:
            raise _lost() from error

    def take(self) -> dict[str, Any]:
        """Receive the answer to the oldest batch."""
        try:
            answer: dict[str, Any] = json.loads(self.pipe.recv())
        except (EOFError, OSError) as error:
            raise _lost() from error
        self.batches.popleft()
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _WorkerPool:
    """The pool: starts processes as needed and keeps a short queue for each."""

    def __init__(
        self, setting: Setting, jobs: Iterator[MatchJob], workers: int, batch: int, limit: float
    ) -> None:
        # Spawn, not fork: a fork would copy the threads of a progress bar in an undefined state.
        self.context = multiprocessing.get_context("spawn")
        self.setting = json.dumps(asdict(setting))
        self.jobs = jobs
        self.again: deque[list[MatchJob]] = deque()
        """Batches that a killed process had not begun."""
        self.workers = workers
        self.batch = batch
        self.limit = limit
        self.processes: list[_Worker] = []

    def play(self) -> Iterator[Played]:
        while True:
            self._send_batches()
            working = {worker.pipe: worker for worker in self.processes if worker.batches}
            if not working:
                return
            ready = wait(list(working), LOOK_SECONDS if self.limit > 0 else None)
            for worker in (working[pipe] for pipe in working if pipe in ready):
                answer = worker.take()
                if "failure" in answer:
                    raise FAILURES.get(answer["failure"], CrashedWorker)(answer["text"])
                for each in answer["played"]:
                    yield Played(**each)
            if self.limit > 0:
                yield from self._end_the_slow()

    def _send_batches(self) -> None:
        """Send batches; every process gets one before any gets a second."""
        for stock in range(1, WAITING + 1):
            for at in range(self.workers):
                if at < len(self.processes) and len(self.processes[at].batches) >= stock:
                    continue
                jobs = self._next_batch()
                if not jobs:
                    return
                if at == len(self.processes):
                    self.processes.append(_Worker(self.context, self.setting))
                self.processes[at].give(jobs)

    def _next_batch(self) -> list[MatchJob]:
        return self.again.popleft() if self.again else list(islice(self.jobs, self.batch))

    def _end_the_slow(self) -> Iterator[Played]:
        now = time.monotonic()
        for worker in list(self.processes):
            thinking = worker.watch.thinking()
            # An answer that is already in the pipe came in time; the watch may show the next match.
            if thinking is None or now - thinking.since < self.limit or worker.pipe.poll():
                continue
            worker.kill()
            (job,) = worker.batches.popleft()
            self.again.extend(worker.batches)
            self.processes.remove(worker)  # `_send_batches` starts a replacement when there is work
            yield forfeit(job, thinking, self.limit)

    def kill(self) -> None:
        for worker in self.processes:
            worker.kill()

    def close(self) -> None:
        for worker in self.processes:
            worker.pipe.close()
        for worker in self.processes:
            worker.process.join(GOODBYE_SECONDS)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


def _lost() -> LostWorker:
    return LostWorker("a process that played matches was ended from outside")


def _work(pipe: "Connection[Any, Any]", setting: str, shared: MutableSequence[float]) -> None:
    """Main loop of a process: play batches until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    runner = MatchRunner(Setting(**json.loads(setting)), Watch(shared))
    while True:
        try:
            jobs = json.loads(pipe.recv())
        except (EOFError, OSError):
            return
        pipe.send(json.dumps(_play(runner, [MatchJob(**job) for job in jobs])))


def _end_with_parent() -> None:
    """Exit when the parent process dies."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(runner: MatchRunner, jobs: list[MatchJob]) -> dict[str, object]:
    try:
        return {"played": [runner.play(job).document() for job in jobs]}
    except (BrokenBot, EndlessMatch) as error:
        return {"failure": type(error).__name__, "text": str(error)}
    except Exception:  # noqa: BLE001 - every error is reported to the parent
        return {"failure": "CrashedWorker", "text": traceback.format_exc()}
