"""Connections to PostgreSQL: one pool for everything, checked before use and replaced when they break."""

import logging
from typing import Any, Final, LiteralString

import psycopg
from psycopg import IsolationLevel
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow
from psycopg.types.string import StrDumper
from psycopg_pool import ConnectionPool
from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool

from caravela.storage.errors import StorageFailed

OLDEST_SERVER: Final = 13
CONNECT_SECONDS: Final = 5
TAKE_SECONDS: Final = 5.0
"""How long a change may wait for a connection before it fails."""
RECONNECT_SECONDS: Final = 4.0
"""How long the pool retries by itself. It is short, because the next change starts new attempts without a delay."""
MOST_CONNECTIONS: Final = 8
DEFAULTS: Final = {
    "connect_timeout": str(CONNECT_SECONDS),
    "application_name": "caravela",
    # Notice within 15 s that the network to the server is gone.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "15000",
}
SESSION_SETTINGS: Final[LiteralString] = (
    "SET statement_timeout = '30s'; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'"
)

PgConnection = psycopg.Connection[TupleRow]

log = logging.getLogger(__name__)


class TextDumper(StrDumper):
    """Replaces NUL, which PostgreSQL's texts cannot hold. So a search for such a text finds nothing."""

    def dump(self, obj: str) -> Any:  # noqa: ANN401 - as psycopg's
        return super().dump(obj.replace("\0", "\ufffd"))


def address_of(url: str) -> str:
    """Return the connection string with our defaults. Raise StorageFailed if the URL is not valid."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        raise StorageFailed(
            f"this is not the address of a database: {str(error).strip()}; "
            "write it like postgresql://user@host/name"
        ) from None
    return make_conninfo("", **(DEFAULTS | {key: value for key, value in given.items() if value is not None}))


def place_of(url: str) -> str:
    """Return the address without its password, for messages."""
    given = conninfo_to_dict(url)
    given.pop("password", None)
    return make_conninfo(
        "", **{key: given[key] for key in ("host", "port", "dbname", "user") if key in given}
    )


def connect(url: str) -> PgConnection:
    """Open a connection outside the pool. Raise StorageFailed with the server's reason."""
    try:
        connection = psycopg.connect(address_of(url), autocommit=True)
    except psycopg.OperationalError as error:
        # A failed connection attempt has no error code; the last line is the server's own reason.
        reason = str(error).strip().splitlines()[-1]
        raise StorageFailed(f"cannot connect to the database: {reason}") from None
    connection.adapters.register_dumper(str, TextDumper)
    return connection


def check_server(url: str) -> list[str]:
    """Return warnings about the server. Raise StorageFailed if it cannot be used."""
    with connect(url) as connection:
        found = connection.execute(
            "SELECT current_setting('server_version'), current_setting('server_encoding'), pg_is_in_recovery(), "
            "current_setting('synchronous_commit'), current_setting('fsync'), "
            "current_setting('default_transaction_read_only')"
        ).fetchone()
        assert found is not None
        version, encoding, standby, synchronous, fsync, read_only = found
        number = connection.info.server_version // 10_000
    if number < OLDEST_SERVER:
        raise StorageFailed(f"PostgreSQL {version} is too old; Caravela needs {OLDEST_SERVER} or newer")
    if encoding != "UTF8":
        raise StorageFailed(
            f"the database has the encoding {encoding}; create it with: "
            "createdb --encoding=UTF8 --template=template0 NAME"
        )
    if standby:
        raise StorageFailed(
            "the database server is a standby, which is read-only; give the address of the primary, or of all "
            "servers with target_session_attrs=read-write"
        )
    warnings: list[str] = []
    if synchronous == "off":
        warnings.append(
            "synchronous_commit is off: if the database server crashes, the last acknowledged moves are lost. "
            "Set synchronous_commit = on"
        )
    if fsync == "off":
        warnings.append("fsync is off: a power failure can destroy the database. Set fsync = on")
    if read_only == "on":
        warnings.append(
            "the database is read-only: nobody can play until default_transaction_read_only is off"
        )
    log.info("PostgreSQL %s, synchronous_commit %s, primary server", version, synchronous)
    return warnings


class Pool:
    """The connections of one process, for raw statements and for SQLAlchemy."""

    def __init__(self, url: str) -> None:
        self._pool: ConnectionPool[PgConnection] = ConnectionPool(
            address_of(url),
            kwargs={"autocommit": True},
            configure=_configure,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=TAKE_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            # SQLAlchemy closes a connection to give it back.
            close_returns=True,
            open=True,
        )
        self.writing = self._engine(IsolationLevel.READ_COMMITTED, read_only=False)
        # Snapshot isolation: all statements of one read see the same data.
        self.reading = self._engine(IsolationLevel.REPEATABLE_READ, read_only=True)

    def take(self, *, checked: bool) -> PgConnection:
        """Take a connection in autocommit mode. `checked` costs a round trip. Raise psycopg.OperationalError."""
        while True:
            connection = self._pool.getconn()
            try:
                connection.read_only = None
                connection.isolation_level = None
                connection.autocommit = True
                if checked:
                    connection.execute("")
            except psycopg.OperationalError:
                self.give_back(connection)  # broken: the pool replaces it
                continue
            return connection

    def give_back(self, connection: PgConnection) -> None:
        self._pool.putconn(connection)

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()
        self._pool.close()

    def _engine(self, isolation: IsolationLevel, *, read_only: bool) -> Engine:
        def creator() -> PgConnection:
            connection = self.take(checked=True)
            connection.autocommit = False
            connection.isolation_level = isolation
            connection.read_only = read_only
            return connection

        return create_engine(
            "postgresql+psycopg://",
            creator=creator,
            poolclass=NullPool,
            hide_parameters=True,
            use_native_hstore=False,
        )


def _configure(connection: PgConnection) -> None:
    connection.adapters.register_dumper(str, TextDumper)
    connection.execute(SESSION_SETTINGS)
