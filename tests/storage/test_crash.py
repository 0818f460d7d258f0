"""The process is killed in the middle of writing, again and again: what was acknowledged is there, once."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from caravela.storage.sqlite import SqliteStore

ROUNDS = 12
MATCHES = 4

# Says what it sent before it is sent and what was acknowledged after it was, straight to the file descriptor.
WRITER = """
import os, sys, threading
from pathlib import Path
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import header
store = SqliteStore(Path(sys.argv[1]))
lock = threading.Lock()
def say(word):
    os.write(1, (word + "\\n").encode())
def write(match):
    try:
        at = store.match_row(match).entries
    except Exception:
        store.create(header(match)); at = 0
    while True:
        key = f"{match}/{at}/{sys.argv[2]}"
        with lock: say("sent " + key)
        store.append(match, at, key, key.encode() * 20).result()
        with lock: say("kept " + key)
        at += 1
threads = [threading.Thread(target=write, args=(f"m{n}",), daemon=True) for n in range(int(sys.argv[3]))]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def run_and_kill(folder: Path, number: int, wait: float, least: int) -> list[str]:
    """Return the writer's output before it died, at least this many acknowledgements. A cut-off line does not count."""
    process = subprocess.Popen(  # noqa: S603  # our own program
        [sys.executable, "-c", WRITER, str(folder), str(number), str(MATCHES)],
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    while first.count(b"kept ") < least:
        line = process.stdout.readline()
        assert line, "the writer has stopped by itself"
        first += line
    time.sleep(wait)
    os.kill(process.pid, signal.SIGKILL)
    rest, _ = process.communicate(timeout=120)
    said = (first + rest).decode()
    return said[: said.rfind("\n") + 1].splitlines()


def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    kept: set[str] = set()
    sent: set[str] = set()
    chance = random.Random(7)
    for number in range(ROUNDS):
        # Every other time it is killed before anything may have been acknowledged.
        for line in run_and_kill(tmp_path, number, chance.uniform(0, 0.25), least=4 * (number % 2)):
            word, key = line.split(" ")
            (kept if word == "kept" else sent).add(key)
    assert len(kept) > ROUNDS
    with SqliteStore(tmp_path) as store:
        found: list[str] = []
        for number in range(MATCHES):
            entries = store.load(f"m{number}").entries
            assert [entry.index for entry in entries] == list(range(len(entries)))
            for entry in entries:
                assert entry.key is not None
                assert entry.data == entry.key.encode() * 20
                found.append(entry.key)
        assert len(found) == len(set(found))
        assert kept <= set(found), "an acknowledged entry is gone"
        assert set(found) <= sent, "an entry nobody sent"
        store.check()
