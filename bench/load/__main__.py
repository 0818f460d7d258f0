"""python -m bench.load --tables 500 --minutes 10: a server of ours, or with --peer boardgame.io's, under load."""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import httpx2 as httpx

from bench.load.tables import SEATS, LoadedTable, Measured, Person
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


async def load(port: int, pid: int, tables: int, minutes: float, every: float) -> dict[str, object]:
    base = f"http://127.0.0.1:{port}"
    people = [Person(base) for _ in range(SEATS)]
    for number, person in enumerate(people):
        await person.begin(f"Load {number}")
    before = memory_kb(pid)
    measured = Measured()
    chance = random.Random(1)
    keys = [key for key, game in games().items() if game.most_seats >= SEATS]
    all_tables = [LoadedTable(people, keys[at % len(keys)], port, measured, chance) for at in range(tables)]
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one(table: LoadedTable) -> None:
        async with gate:
            await table.open()

    began = time.monotonic()
    await asyncio.gather(*(open_one(table) for table in all_tables))
    opened = time.monotonic() - began
    until = time.monotonic() + minutes * 60
    measured.bytes = 0
    await asyncio.gather(*(table.run(every, until) for table in all_tables))
    after = memory_kb(pid)
    await asyncio.gather(*(table.close() for table in all_tables))
    for person in people:
        await person.http.aclose()
    return {
        "server": "caravela",
        "tables": tables,
        "sockets": tables * SEATS,
        "minutes": minutes,
        **figures(measured.milliseconds),
        "errors": measured.errors,
        "matches_finished": measured.finished,
        "bytes_per_update": round(measured.bytes / max(1, len(measured.milliseconds) * SEATS)),
        "seconds_to_open": round(opened, 1),
        "memory_kb_per_table": round((after - before) / tables, 1),
        "memory_kb": after,
    }


def figures(milliseconds: list[float]) -> dict[str, object]:
    if len(milliseconds) < 2:
        return {"actions": len(milliseconds)}
    cuts = quantiles(milliseconds, n=100)
    return {
        "actions": len(milliseconds),
        "p50_ms": round(cuts[49], 1),
        "p99_ms": round(cuts[98], 1),
        "worst_ms": round(max(milliseconds), 1),
    }


def ours(tables: int, minutes: float, every: float) -> dict[str, object]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.load.server", str(Path(folder) / "data"), str(port)]
        process = subprocess.Popen(command)  # noqa: S603 - our own server
        try:
            wait_for(f"http://127.0.0.1:{port}")
            return asyncio.run(load(port, process.pid, tables, minutes, every))
        finally:
            process.terminate()
            process.wait(20)


def peers(tables: int, minutes: float, every: float) -> dict[str, object]:
    """The same kind of work for boardgame.io, its server and its generator both in Node.js."""
    if not (PEER / "node_modules").is_dir():
        raise SystemExit(f"bench.load: run npm ci in {PEER} first")
    port = free_port()
    serving = ["node", "server.js", str(port)]
    process = subprocess.Popen(serving, cwd=PEER, stdout=subprocess.DEVNULL)  # noqa: S603 - our own script
    try:
        command = ["node", "load.js", str(port), str(process.pid), str(tables), str(minutes), str(every)]
        done = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True)  # noqa: S603 - our own script
        measured: dict[str, object] = json.loads(done.stdout)
        times = measured.pop("milliseconds")
        assert isinstance(times, list)
        setting = {"server": "boardgame.io", "tables": tables, "sockets": tables * SEATS, "minutes": minutes}
        return {**setting, **figures(times), **measured}
    finally:
        process.terminate()
        process.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two actions of a table")
    parser.add_argument("--peer", action="store_true", help="boardgame.io instead of Caravela")
    arguments = parser.parse_args()
    run = peers if arguments.peer else ours
    for name, value in run(arguments.tables, arguments.minutes, arguments.every).items():
        print(f"{name:>22}  {value}")


if __name__ == "__main__":
    main()
