"""Plays matches on as many cores as there are: processes that are given JSON and give JSON back."""

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from itertools import islice

from caravela.lab.contestants import BrokenBot
from caravela.lab.playing import EndlessMatch, Host, Job, Played, Setting

WAITING = 2
"""Tasks under way or waiting for each process: enough that none runs dry."""
FAILURES: dict[str, type[RuntimeError]] = {"BrokenBot": BrokenBot, "EndlessMatch": EndlessMatch}

_hosts: list[Host] = []
"""In a process of the crew: the one host it plays with."""


class LostWorker(RuntimeError):
    """A process of the crew ended before its match did."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(setting: Setting, jobs: Iterable[Job], workers: int, batch: int = 1) -> Iterator[Played]:
    """Plays the jobs and gives each match as soon as it is over, in any order.

    Jobs are asked for only when somebody is free to play them, so that whoever makes them may stop at any
    time. With one worker everything happens in this process.
    """
    if workers == 1:
        host = Host(setting)
        for job in jobs:
            yield host.play(job)
        return
    # A fresh interpreter for each: a fork would copy the threads of a progress bar in mid-air.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, _begin, (json.dumps(asdict(setting)),))
    try:
        yield from _feed(pool, iter(jobs), workers * WAITING, batch)
    except BaseException as error:
        # Whoever stops early, by an error or the keyboard, does not wait for matches under way.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise LostWorker("a process that played matches was ended from outside") from error
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _feed(pool: ProcessPoolExecutor, jobs: Iterator[Job], most: int, batch: int) -> Iterator[Played]:
    under_way: set[Future[str]] = set()
    while True:
        while len(under_way) < most:
            some = [asdict(job) for job in islice(jobs, batch)]
            if not some:
                break
            under_way.add(pool.submit(_play, json.dumps(some)))
        if not under_way:
            return
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            answer = json.loads(future.result())
            if "failure" in answer:
                raise FAILURES[answer["failure"]](answer["text"])
            for each in answer["played"]:
                yield Played(**each)


def _begin(setting: str) -> None:
    """What a process of the crew does first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _hosts[:] = [Host(Setting(**json.loads(setting)))]


def _end_with_parent() -> None:
    """A process whose parent was killed has nobody to play for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(jobs: str) -> str:
    try:
        played = [_hosts[0].play(Job(**job)).document() for job in json.loads(jobs)]
    except (BrokenBot, EndlessMatch) as error:
        return json.dumps({"failure": type(error).__name__, "text": str(error)})
    return json.dumps({"played": played})
