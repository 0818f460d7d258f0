"""A real PostgreSQL server for tests: one cluster per test process, one database per test."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg
from psycopg import sql

from caravela.storage.postgres import PostgresStore
from tools.test_tools import find_postgres

USER = "caravela"
SERVER_OPTIONS = (
    "-c listen_addresses='' -c max_connections=60 -c shared_buffers=16MB -c max_wal_size=128MB "
    "-c fsync=off -c full_page_writes=off -c autovacuum=off"
)
"""No TCP. fsync is off because no test cuts the power; synchronous_commit stays on."""
OTHER_USER = "nobody"
"""initdb refuses root. This user runs the cluster of a test as root."""


class Cluster:
    """A PostgreSQL server on a Unix socket in a temporary folder."""

    def __init__(self, *options: str) -> None:
        found = find_postgres()
        assert found is not None, "these tests need PostgreSQL. Type: sudo apt-get install postgresql"
        self._programs = found
        # Not pytest's folder: the path of a Unix socket has at most 107 characters.
        self.folder = Path(tempfile.mkdtemp(prefix="caravela-pg-"))
        self._data = self.folder / "data"
        self._options = " ".join([SERVER_OPTIONS, f"-k {self.folder}", *options])
        self._numbers = count()
        self._template: str | None = None
        if os.geteuid() == 0:
            shutil.chown(self.folder, OTHER_USER)

    def __enter__(self) -> Self:
        self._run(
            "initdb", "-D", str(self._data), "-U", USER, "--auth=trust", "-E", "UTF8", "--no-locale", "-N"
        )
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def start(self) -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-l", log, "-o", self._options, "-w", "-t", "120", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", mode, "-w", "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description is not None else []

    def new_database(self) -> str:
        """Create a migrated, empty database and return its address."""
        if self._template is None:
            self._template = "migrated"
            self.execute("CREATE DATABASE migrated")
            PostgresStore(self.url("migrated")).close()
        return self.empty_database(self._template)

    def empty_database(self, template: str = "template0") -> str:
        name = f"test{next(self._numbers)}"
        statement = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(
            sql.Identifier(name), sql.Identifier(template)
        )
        self.execute(statement.as_string(None))
        return self.url(name)

    def _run(self, *command: str) -> None:
        switch: Sequence[str] = ("runuser", "-u", OTHER_USER, "--") if os.geteuid() == 0 else ()
        # A file, not a pipe: the server inherits it and would keep a pipe open.
        with (self.folder / "out").open("wb") as out:
            done = subprocess.run(  # noqa: S603 - PostgreSQL's own programs
                [*switch, str(self._programs / command[0]), *command[1:]],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
            )
        assert done.returncode == 0, (self.folder / "out").read_text()


@contextmanager
def running_cluster(*options: str) -> Iterator[Cluster]:
    with Cluster(*options) as cluster:
        yield cluster
