"""python -m bench.load --tables 500 --seconds 600: a server of ours, or with --peer boardgame.io's, under load."""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import httpx2 as httpx

from bench.load.tables import LoadedTable, Measured, Person
from caravela.games import games

PEER = Path(__file__).with_name("boardgame_io")
OPENING_AT_ONCE = 4


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def memory_kb(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") // 1024


def wait_for(base: str) -> None:
    for _ in range(600):
        try:
            if httpx.get(f"{base}/healthz", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("bench.load: the server does not start")


@dataclass(frozen=True)
class Plan:
    """The load that the server gets."""

    tables: int
    seats: int
    seconds: float
    every: float

    def told(self, server: str) -> dict[str, object]:
        return {"server": server, "tables": self.tables, "sockets": self.tables * self.seats}


async def load(port: int, pid: int, plan: Plan) -> dict[str, object]:
    base = f"http://127.0.0.1:{port}"
    people = [Person(base) for _ in range(plan.seats)]
    for number, person in enumerate(people):
        await person.begin(f"Load {number}")
    before = memory_kb(pid)
    measured = Measured()
    chance = random.Random(1)
    keys = [key for key, game in games().items() if plan.seats in game.seat_counts()]
    tables = [LoadedTable(people, keys[at % len(keys)], port, measured, chance) for at in range(plan.tables)]
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one(table: LoadedTable) -> None:
        async with gate:
            await table.open()

    began = time.monotonic()
    await asyncio.gather(*(open_one(table) for table in tables))
    opened = time.monotonic()
    measured.bytes = 0
    await until_interrupted([table.run(plan.every, opened + plan.seconds) for table in tables])
    lasted = time.monotonic() - opened
    after = memory_kb(pid)
    await asyncio.gather(*(table.close() for table in tables))
    for person in people:
        await person.http.aclose()
    return {
        **plan.told("caravela"),
        "seconds": round(lasted, 1),
        **figures(measured.milliseconds),
        "errors": measured.errors,
        "matches_finished": measured.finished,
        "bytes_per_update": round(measured.bytes / max(1, len(measured.milliseconds) * plan.seats)),
        "seconds_to_open": round(opened - began, 1),
        "memory_kb_per_table": round((after - before) / plan.tables, 1),
        "memory_kb": after,
    }


async def until_interrupted(work: Sequence[Coroutine[None, None, None]]) -> None:
    """All of it, or as much as is done when the keyboard interrupts."""
    doing = asyncio.gather(*work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, doing.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await doing
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)


def figures(milliseconds: list[float]) -> dict[str, object]:
    if len(milliseconds) < 2:
        return {"actions": len(milliseconds)}
    cuts = quantiles(milliseconds, n=100, method="inclusive")
    return {
        "actions": len(milliseconds),
        "p50_ms": round(cuts[49], 1),
        "p99_ms": round(cuts[98], 1),
        "worst_ms": round(max(milliseconds), 1),
    }


def ours(plan: Plan) -> dict[str, object]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.load.server", str(Path(folder) / "data"), str(port)]
        # In a session of its own: an interrupt from the keyboard ends the measuring, not the server.
        process = subprocess.Popen(command, start_new_session=True)  # noqa: S603 - our own server
        try:
            wait_for(f"http://127.0.0.1:{port}")
            return asyncio.run(load(port, process.pid, plan))
        finally:
            process.terminate()
            process.wait(20)


def peers(plan: Plan) -> dict[str, object]:
    """The same kind of work for boardgame.io, its server and its generator both in Node.js."""
    if not (PEER / "node_modules").is_dir():
        raise SystemExit(f"bench.load: run npm ci in {PEER} first")
    port = free_port()
    serving = ["node", "server.js", str(port)]
    process = subprocess.Popen(serving, cwd=PEER, stdout=subprocess.DEVNULL)  # noqa: S603 - our own script
    try:
        numbers = (port, process.pid, plan.tables, plan.seconds, plan.every, plan.seats)
        command = ["node", "load.js", *map(str, numbers)]
        done = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True)  # noqa: S603 - our own script
        measured: dict[str, object] = json.loads(done.stdout)
        times = measured.pop("milliseconds")
        assert isinstance(times, list)
        return {**plan.told("boardgame.io"), "seconds": plan.seconds, **figures(times), **measured}
    finally:
        process.terminate()
        process.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description="Starts a server and plays at many tables on real sockets, each seat with its own. "
        "Tells how long an action takes from its sending until the last seat of the table has seen it "
        "(p50, p99, worst), errors, and the server's memory for each table. "
        "Ctrl+C ends it early, with the figures so far.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=500, help="live tables at once")
    parser.add_argument("--seats", type=int, default=4, help="connected seats at each table")
    parser.add_argument("--seconds", type=float, default=600, help="how long, after all tables are open")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two actions of a table")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io instead of Caravela")
    arguments = parser.parse_args()
    plan = Plan(arguments.tables, arguments.seats, arguments.seconds, arguments.every)
    if not any(plan.seats in game.seat_counts() for game in games().values()):
        parser.error(f"no game has {plan.seats} seats")
    if plan.tables < 1:
        parser.error("there must be a table")
    run = peers if arguments.peer else ours
    for name, value in run(plan).items():
        print(f"{name:>22}  {value}")


if __name__ == "__main__":
    main()
