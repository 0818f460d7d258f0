"""Run bots in worker processes. A bot that exceeds its deadline is killed."""

import asyncio
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import msgspec

from caravela.bots.roster import PLAIN_NAMES
from caravela.kernel.levels import LEVEL_NAMES
from caravela.server.bot_messages import LENGTH_BYTES, MOST_BYTES, BotAnswer, BotJob, JobKind, answers, framed
from caravela.server.bot_worker import READY
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.scheduling import ANYBODY, Asker, FairQueue

QUICK = "sailor"
"""Level that replaces a bot that failed or was killed: it looks one action ahead and never searches."""
LEVELS = frozenset((*LEVEL_NAMES, *PLAIN_NAMES))
"""Levels that clients may request; custom search budgets are for the command line only."""
START_SECONDS = 60.0


class BotFailed(RuntimeError):
    """The bot gave no answer: it was killed, it crashed, or its action was not legal."""


@dataclass(frozen=True)
class Chosen:
    """A bot's choice."""

    action: str
    """Notation of the action."""
    began: float
    """When a worker began to think (time.monotonic)."""
    forced: bool
    """True if it was the only action and everybody at the table can know that."""


class BotRunner(Protocol):
    """Runs bots. The implementation uses processes on this machine; a queue to other machines would fit too."""

    async def start(self) -> None: ...

    async def choose(
        self,
        game: str,
        state: bytes,
        seat: int,
        level: str,
        seed: int | None = None,
        asker: Asker = ANYBODY,
    ) -> Chosen:
        """Choose an action; a fixed seed gives a fixed choice. Raise BotFailed."""

    async def analyse(
        self, game: str, state: bytes, seat: int, played: str = "", asker: Asker = ANYBODY
    ) -> BotAnswer:
        """Analyse a decision from what its seat knows, including the played action, if any. Raise BotFailed."""

    async def judge(self, game: str, states: list[bytes], asker: Asker = ANYBODY) -> list[list[float]]:
        """Return each seat's win chance in each state of a finished match. Raise BotFailed."""

    async def expect(
        self, game: str, moves: list[tuple[bytes, int, str]], asker: Asker = ANYBODY
    ) -> BotAnswer:
        """Return the expected chances after moves of a match that is over, and how many choices each had."""

    async def stop(self) -> None: ...


class Worker:
    """One worker process and its pipes."""

    def __init__(self, process: asyncio.subprocess.Process, command: Sequence[str]) -> None:
        self.process = process
        self.command = command

    @classmethod
    async def start(cls, command: Sequence[str]) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C interrupts only the server, which then stops its workers
        )
        worker = cls(process, command)
        try:
            assert process.stdout is not None
            async with asyncio.timeout(START_SECONDS):
                ready = await process.stdout.readexactly(1)
        except BaseException:
            await worker.kill()
            raise
        if ready != READY:
            await worker.kill()
            raise BotFailed("the worker did not start")
        return worker

    async def ask(self, job: BotJob) -> BotAnswer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(framed(job))
        await self.process.stdin.drain()
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > MOST_BYTES:
            raise BotFailed("the worker's answer is too long")
        return answers.decode(await self.process.stdout.readexactly(length))

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class ProcessBots:
    """A pool with a fixed number of processes on this machine."""

    def __init__(
        self, count: int, deadline: float, metrics: Metrics, command: Sequence[str] | None = None
    ) -> None:
        self.count = count
        self.deadline = deadline
        self.metrics = metrics
        self.command = tuple(command or (sys.executable, "-m", "caravela.server.bot_worker"))
        slots: list[Worker | None] = [None] * count
        self._queue = FairQueue(slots)
        """One slot per process; None until it is started."""
        self._all: set[Worker] = set()
        self._warming: list[asyncio.Task[None]] = []
        self._stopping = False

    async def start(self) -> None:
        """Start the processes in the background. Requests wait until one is ready."""
        self._warming = [asyncio.create_task(self._warm()) for _ in range(self.count)]

    async def _warm(self) -> None:
        worker = await self._queue.get(ANYBODY)
        try:
            worker = await self._running(worker)
        except BotFailed as error:
            worker = None
            log().error("no-worker", error=str(error))
        finally:
            self._queue.put(worker, ANYBODY, 0.0)

    async def switch(self, command: Sequence[str]) -> None:
        """Use another worker command from the next job on. Running jobs are finished first."""
        self.command = tuple(command)
        await self.start()

    async def _running(self, worker: Worker | None) -> Worker:
        """Return the process of a slot; start a new one if there is none or the command has changed."""
        if worker is not None and worker.command == self.command:
            return worker
        if worker is not None:
            self._all.discard(worker)
            await worker.kill()
        return await self._start()

    async def _start(self) -> Worker:
        if self._stopping:
            raise BotFailed("the bots are stopping")
        try:
            worker = await Worker.start(self.command)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise BotFailed(f"no worker could be started: {error}") from None
        self._all.add(worker)
        return worker

    async def choose(
        self,
        game: str,
        state: bytes,
        seat: int,
        level: str,
        seed: int | None = None,
        asker: Asker = ANYBODY,
    ) -> Chosen:
        for name in (level, QUICK):
            job = self._job("choose", game, state, seat, name)
            if seed is not None:
                job = msgspec.structs.replace(job, seed=seed)
            with suppress(BotFailed):
                answer, began = await self._ask(job, asker)
                assert answer.action is not None
                return Chosen(answer.action, began, answer.forced)
        raise BotFailed("neither the bot nor a quick one has an answer")

    async def analyse(
        self, game: str, state: bytes, seat: int, played: str = "", asker: Asker = ANYBODY
    ) -> BotAnswer:
        job = msgspec.structs.replace(self._job("analyse", game, state, seat, ""), played=played)
        return (await self._ask(job, asker))[0]

    async def judge(self, game: str, states: list[bytes], asker: Asker = ANYBODY) -> list[list[float]]:
        job = self._job("judge", game, b"", 0, "")
        return (await self._ask(msgspec.structs.replace(job, states=states), asker))[0].chances

    async def expect(
        self, game: str, moves: list[tuple[bytes, int, str]], asker: Asker = ANYBODY
    ) -> BotAnswer:
        job = self._job("expect", game, b"", 0, "")
        return (await self._ask(msgspec.structs.replace(job, moves=moves), asker))[0]

    def _job(self, kind: JobKind, game: str, state: bytes, seat: int, level: str) -> BotJob:
        return BotJob(
            kind=kind,
            game=game,
            state=state,
            seat=seat,
            level=level,
            seed=secrets.randbits(63),
            deadline=self.deadline,
        )

    async def _ask(self, job: BotJob, asker: Asker = ANYBODY) -> tuple[BotAnswer, float]:
        """Run one job and return its answer and start time. Kill a process that exceeds its deadline."""
        worker = await self._queue.get(asker)
        began = time.monotonic()
        try:
            worker = await self._running(worker)
            began = time.monotonic()
            async with asyncio.timeout(self.deadline):
                answer = await worker.ask(job)
            self.metrics.think_seconds.labels(job.kind).observe(time.monotonic() - began)
        except BaseException as error:
            if worker is not None:
                self._all.discard(worker)
                await worker.kill()
                worker = None
            if isinstance(error, TimeoutError):
                self.metrics.bots_killed.inc()
                log().warning("bot-killed", game=job.game, bot=job.level, seconds=self.deadline)
            if isinstance(error, (TimeoutError, OSError, asyncio.IncompleteReadError)):
                raise BotFailed(f"the bot did not answer: {type(error).__name__}") from None
            raise
        finally:
            self._queue.put(worker, asker, time.monotonic() - began)
        if answer.failure is not None:
            log().error("bot-failed", game=job.game, bot=job.level, failure=answer.failure)
            raise BotFailed(answer.failure)
        return answer, began

    async def stop(self) -> None:
        self._stopping = True
        for task in self._warming:
            task.cancel()
        await asyncio.gather(*self._warming, return_exceptions=True)
        workers, self._all = list(self._all), set()
        await asyncio.gather(*(worker.kill() for worker in workers))
