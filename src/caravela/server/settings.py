"""What the host of a server decides."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for. A rate such as 600/minute allows 600 at once and refills evenly.

    An address counts as its network: see `networks.network_of`.
    """

    body_bytes: int = 64 * 1024
    requests: str = "600/minute"
    changes: str = "120/minute"
    """Requests that change something."""
    logins: str = "10/minute"
    """Registrations and logins, for each address or known device; hashing a password is expensive."""
    login_failures: str = "20/hour"
    """Wrong passwords for one login name: from one known device, and from all unknown devices together."""
    network_failures: str = "60/hour"
    """Wrong passwords from unknown devices of one address, for any login name."""
    messages: str = "40/second"
    """On one socket; as many pings, pongs and fragments."""
    handshakes: str = "120/minute"
    """Sockets that are opened."""
    metrics: str = "60/minute"
    """Requests for the figures."""
    thoughts: str = "30/minute"
    """Hints and reviews that one person asks for."""
    network_thoughts: str = "120/minute"
    """Hints and reviews that one address asks for."""
    chat: str = "30/minute"
    """Lines of chat of one person."""
    network_chat: str = "120/minute"
    table_chat: str = "240/minute"
    guests: str = "60/hour"
    """New guests from one address: a class or a club behind one address fits in."""
    new_tables: str = "120/hour"
    """Tables that one address makes."""
    sockets: int = 64
    """Open at once from one address."""
    connections: int = 128
    """TCP connections open at once from one address, unless it is a trusted proxy."""
    gathering: int = 20
    """Tables of one person that have not begun."""
    network_gathering: int = 40
    """Tables made from one address that have not begun."""
    all_gathering: int = 2000
    """Tables of the whole server that have not begun."""
    bot_tables: int = 2
    """Tables of one person at which bots alone are playing."""
    network_bot_tables: int = 4
    """Tables made from one address at which bots alone are playing."""
    all_bot_tables: int = 16
    """Tables of the whole server at which bots alone are playing."""
    hash_at_once: int = 2


@dataclass(frozen=True)
class PushSettings:
    """How people are told of their turn when no page is open; off unless the host wants it."""

    contact: str
    """Whom a push service can turn to: mailto: or https:."""
    services: tuple[str, ...] = ()
    """Push services besides those of the known browsers."""
    wait_seconds: float = 5.0
    """Whoever is back by then is not told."""
    apart_seconds: float = 60.0
    """Between two messages to one person about one match."""
    rate: str = "60/hour"
    """Of messages to one person."""


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8400
    origins: tuple[str, ...] = ()
    """Where the client may come from, such as https://games.example; empty: from wherever the server is called."""
    workers: int = 2
    """How many bots think at once."""
    bot_deadline: float = 20.0
    """Seconds after which a thinking bot is killed and a quick one takes its place."""
    idle_seconds: float = 300.0
    """A table that nobody looks at and nobody owes anything is dropped from memory after so long."""
    even_answers: bool = True
    """Hold each bot's answer back for a time that does not depend on its hidden choices; see `pacing`."""
    resumed: int = 500
    """Matches that are loaded at the start because a bot or a clock is due. Others are loaded when somebody comes."""
    stop_seconds: float = 5.0
    """How long a stop may wait for what is under way."""
    limits: Limits = field(default_factory=Limits)
    push: PushSettings | None = None
