"""The settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """Limits per visitor. A rate such as 600/minute allows 600 at once and refills evenly.

    An address counts as its network: see `networks.network_of`.
    """

    body_bytes: int = 64 * 1024
    requests: str = "600/minute"
    changes: str = "120/minute"
    """Requests that change something."""
    logins: str = "10/minute"
    """Registrations and logins per address or known device; password hashing is expensive."""
    login_failures: str = "20/hour"
    """Wrong passwords for one login name: from one known device, and from all unknown devices together."""
    network_failures: str = "60/hour"
    """Wrong passwords from unknown devices of one address, for any login name."""
    messages: str = "40/second"
    """Messages on one socket, and separately pings, pongs and fragments."""
    handshakes: str = "120/minute"
    """Opened sockets."""
    metrics: str = "60/minute"
    """Requests for the metrics."""
    thoughts: str = "30/minute"
    """Hints and reviews per person."""
    network_thoughts: str = "120/minute"
    """Hints and reviews per address."""
    pins: str = "10/minute"
    """Wrong PINs of the seats at one table."""
    chat: str = "30/minute"
    """Chat lines per person."""
    network_chat: str = "120/minute"
    table_chat: str = "240/minute"
    guests: str = "60/hour"
    """New guests per address; enough for a class or a club behind one address."""
    new_tables: str = "120/hour"
    """New tables per address."""
    sockets: int = 64
    """Open sockets per address."""
    connections: int = 128
    """Open TCP connections per address, unless it is a trusted proxy."""
    gathering: int = 20
    """Tables of one person that have not begun."""
    network_gathering: int = 40
    """Tables created from one address that have not begun."""
    all_gathering: int = 2000
    """Tables of the whole server that have not begun."""
    bot_tables: int = 2
    """Tables of one person at which only bots play."""
    network_bot_tables: int = 4
    """Tables created from one address at which only bots play."""
    all_bot_tables: int = 16
    """Tables of the whole server at which only bots play."""
    hash_at_once: int = 2


@dataclass(frozen=True)
class PushSettings:
    """Push notifications of turns while no page is open; off by default."""

    contact: str
    """Contact for the push services: mailto: or https:."""
    services: tuple[str, ...] = ()
    """Push services besides those of the known browsers."""
    wait_seconds: float = 5.0
    """Delay before a notification; people who return within it get none."""
    apart_seconds: float = 60.0
    """Minimum time between two notifications to one person about one match."""
    rate: str = "60/hour"
    """Notifications per person."""


@dataclass(frozen=True)
class ServerSettings:
    data: Path
    database: str | None = None
    """Address of a PostgreSQL database; None for SQLite in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8400
    origins: tuple[str, ...] = ()
    """Allowed origins of the client, such as https://games.example; empty allows the server's own address."""
    workers: int = 2
    """Number of bots that think in parallel."""
    bot_deadline: float = 20.0
    """Seconds after which a thinking bot is killed and replaced by a quick one."""
    idle_seconds: float = 300.0
    """How long an idle table, without viewers or due actions, stays in memory before eviction."""
    even_answers: bool = True
    """Delay each bot's answer by a time that does not depend on hidden choices; see `pacing`."""
    resumed: int = 500
    """Maximum matches loaded at the start because a bot or a clock is due. Others are lazy-loaded."""
    stop_seconds: float = 5.0
    """How long a shutdown may wait for running work."""
    limits: Limits = field(default_factory=Limits)
    push: PushSettings | None = None
    client: Path | None = None
    """Folder of the built browser client; None for the one of this installation."""
    build_ready: Path | None = None
    """File that appears when a compiled build is installed beside this one; the bots then switch to it."""
