"""The tables of the database. A change here needs a migration; a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String),
    Column("created_ms", BigInteger, nullable=False),
)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", Text, nullable=False),
    Column("login_folded", Text, nullable=False, unique=True),
    Column("password_hash", Text),
    Column("created_ms", BigInteger, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False, index=True),
)

# Deleted with its session: after a logout the browser gets no more notifications.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("session", ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # If a person is deleted, their matches stay with the other players.
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("code", String, nullable=False, unique=True),
    Column("play_hash", LargeBinary, nullable=False, unique=True),
    Column("watch_hash", LargeBinary, nullable=False, unique=True),
    Column("public", Boolean, nullable=False),
    Column("phase", String, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    # Number of entries. An append claims the next index by increasing it, so no index is ever skipped.
    Column("entries", Integer, nullable=False),
    # The list row in the server's encoding; null until it is known.
    Column("listed", LargeBinary),
    CheckConstraint("phase IN ('gathering', 'playing', 'over', 'frozen')", name="phase"),
    Index("ix_matches_phase_updated", "phase", "updated_ms"),
    Index(
        "ix_matches_lobby",
        "created_ms",
        sqlite_where=text("public AND phase = 'gathering'"),
        postgresql_where=text("public AND phase = 'gathering'"),
    ),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("owes", Boolean, nullable=False),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("index", Integer, primary_key=True, autoincrement=False),
    Column("key", String),
    Column("data", LargeBinary, nullable=False),
    UniqueConstraint("match", "key"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("digest", String, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Presence: who is connected to which server process. Used only by several processes; UNLOGGED on PostgreSQL.
rolls: Final = Table(
    "rolls",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String, primary_key=True),
    # In the server's encoding.
    Column("people", Text, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)

# The turn notifications that a process has claimed, so that no other one sends them too.
notifications: Final = Table(
    "notifications",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),
)

settings: Final = Table(
    "settings",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
)
