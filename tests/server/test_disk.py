"""On a disk that really fails people are told so, nothing is half-written, and play goes on when it is mended."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from caravela.doctor import examine
from caravela.server.logs import Unfailing
from caravela.storage.sqlite import SqliteStore
from caravela.wire.messages import Acked, Refused
from tests.server.disks import FAILING, LOCKED, Disk
from tests.server.running import ROOT, Guest, Running, free_port
from tests.server.test_play import whose_turn


@pytest.mark.parametrize("how", FAILING)
def test_a_disk_that_fails_under_a_running_server(tmp_path: Path, how: str) -> None:
    with FAILING[how](tmp_path) as disk:
        with Running(disk.folder / "data") as server:
            match, key = asyncio.run(play(server, disk))
            assert server.stop() == 0
        log = server.log_text()
        assert "Traceback" not in log, log
        assert '"mistake"' not in log, log
        assert examine(server.data).faults == []
        with SqliteStore(server.data) as store:
            keys = [entry.key for entry in store.load(match).entries if entry.key is not None]
            assert [each.endswith(f":{key}") for each in keys].count(True) == 1


async def play(server: Running, disk: Disk) -> tuple[str, str]:
    """The match, and the key of the choice that was made before, during and after."""
    async with Guest(server) as ana:
        made = await ana.make("columbus_1492", ["me", "local"])
        seat = await ana.sit(made["match"], await whose_turn(ana, made["match"]))
        wish = seat.next_wish()
        assert wish is not None
        before = seat.position
        assert before is not None
        disk.spoil(server)
        for _ in range(3):
            refused = await seat.verdict(wish)
            assert isinstance(refused, Refused)
            assert (refused.code, refused.version) == ("storage", before.version)
        health = await ana.http.get("/healthz")
        assert (health.status_code, health.json()["code"]) == (503, "storage")
        assert "disk" in str(health.json()["facts"])
        table = {"game": "amerigo", "seats": [{"role": "me"}, {"role": "open"}]}
        failed = await ana.http.post("/api/matches", json=table)
        assert (failed.status_code, failed.json()["code"]) == (503, "storage")
        looking = await ana.sit(made["match"], seat.seat)
        assert looking.position == before
        assert len((await ana.http.get("/api/matches")).json()) == 1
        disk.mend(server)
        assert (await ana.http.get("/healthz")).status_code == 200
        assert await seat.verdict(wish) == Acked(wish.key, before.version + 1)
        assert (await ana.http.post("/api/matches", json=table)).status_code == 200
        return made["match"], wish.key


@pytest.mark.parametrize("how", LOCKED)
def test_a_server_does_not_begin_on_a_folder_that_it_cannot_write(tmp_path: Path, how: str) -> None:
    data = tmp_path / "data"
    SqliteStore(data).close()
    with LOCKED[how](data):
        begun = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "caravela", "serve", "--data", str(data), "--port", str(free_port())],
            cwd=ROOT,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
    assert begun.returncode != 0
    assert "cannot be used" in begun.stderr
    assert "Traceback" not in begun.stderr


def test_what_cannot_be_written_down_in_the_log_is_done_all_the_same() -> None:
    with suppress(OSError), Path("/dev/full").open("w", buffering=1, encoding="utf-8") as full:
        with pytest.raises(OSError, match="No space"):
            full.write("a line\n")
        stream = Unfailing(full)
        try:
            stream.write("a line\n")
            stream.flush()
        except OSError:
            pytest.fail("the log's disk stopped the server")
