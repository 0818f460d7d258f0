"""Disks that really fail: full, limited or read-only, by whatever this machine lets a test do."""

import os
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from caravela.storage.folder import DATABASE
from tests.server.running import Running

DISK_SIZE = "6m"
FILES = (DATABASE, f"{DATABASE}-wal")


class Disk(Protocol):
    """Where a server keeps its data, and how that place is spoilt and mended while the server runs."""

    folder: Path

    def spoil(self, server: Running) -> None: ...

    def mend(self, server: Running) -> None: ...


class SmallDisk:
    """A disk of its own that is filled to the last byte."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def spoil(self, server: Running) -> None:
        with (self.folder / "filler").open("wb", buffering=0) as filler, suppress(OSError):
            while True:
                filler.write(b"x" * 4096)

    def mend(self, server: Running) -> None:
        (self.folder / "filler").unlink()


class Limited:
    """The system lets the server's files grow no further."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def spoil(self, server: Running) -> None:
        self._limit(server, (server.data / FILES[1]).stat().st_size)

    def mend(self, server: Running) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Running, size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class ReadOnly:
    """The files can be written no more, also by who has them open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def spoil(self, server: Running) -> None:
        self._mark("+i", server)

    def mend(self, server: Running) -> None:
        self._mark("-i", server)

    def _mark(self, mark: str, server: Running) -> None:
        assert run("chattr", mark, *(str(server.data / name) for name in FILES))


def run(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603 - our own words
    except OSError:
        return False


@contextmanager
def mounted(folder: Path, *options: str) -> Iterator[None]:
    assert run("mount", *options, str(folder))
    try:
        yield
    finally:
        run("umount", "--lazy", str(folder))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    with mounted(folder, "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "none"):
        yield SmallDisk(folder)


@contextmanager
def limited(folder: Path) -> Iterator[Disk]:
    yield Limited(folder)


@contextmanager
def read_only(folder: Path) -> Iterator[Disk]:
    disk = ReadOnly(folder)
    try:
        yield disk
    finally:
        for file in folder.rglob(f"{DATABASE}*"):
            run("chattr", "-i", str(file))


@contextmanager
def mounted_read_only(folder: Path) -> Iterator[None]:
    with mounted(folder, "--bind", str(folder)):
        assert run("mount", "-o", "remount,bind,ro", str(folder))
        yield


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    for each in (*folder.iterdir(), folder):
        each.chmod(0o555)
    try:
        yield
    finally:
        folder.chmod(0o755)


def _may_mount() -> bool:
    with tempfile.TemporaryDirectory() as folder, suppress(AssertionError), small_disk(Path(folder)):
        return True
    return False


def _may_mark() -> bool:
    """Whether a file can be marked read-only for who has it open already: the system and its disk must play along."""
    with tempfile.NamedTemporaryFile(buffering=0) as file:
        if not run("chattr", "+i", file.name):
            return False
        try:
            file.write(b"x")
        except OSError:
            return True
        finally:
            run("chattr", "-i", file.name)
    return False


MAY_MOUNT = _may_mount()
FAILING: dict[str, Callable[[Path], AbstractContextManager[Disk]]] = {"limited": limited}
"""The ways in which a running server's disk can be made to fail here."""
if MAY_MOUNT:
    FAILING["full"] = small_disk
if _may_mark():
    FAILING["read-only"] = read_only
LOCKED: dict[str, Callable[[Path], AbstractContextManager[None]]] = {}
"""The ways in which a folder can be read-only before a server begins."""
if MAY_MOUNT:
    LOCKED["mounted"] = mounted_read_only
if os.geteuid() != 0:
    LOCKED["without rights"] = without_rights
