"""Limits on connections: how many are open, how long each may keep the server waiting, and frame rates.

uvicorn has none of these limits. A connection that breaks one is aborted: a normal close would wait until the
peer has read everything that was sent, which it may never do.
"""

import asyncio
import logging
import sys
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from caravela.server.guard import HEADERS
from caravela.server.networks import UNKNOWN, network_of
from caravela.server.rates import Bucket
from caravela.server.settings import Limits

REQUEST_SECONDS = 20.0
"""Maximum time until a request is complete, counted from the connection or from its first byte."""
WRITE_SECONDS = 40.0
"""Maximum time that a client may block writing by not reading."""
LINGER_SECONDS = 12.0
"""Maximum time until a finished socket is closed; the closing handshake takes up to 10."""
MOST_DESCRIPTORS = 65_536
OWN_DESCRIPTORS = 128
"""Descriptors reserved for files, pipes to the bots and everything else besides connections."""


def raise_descriptor_limit() -> int:
    """Raise this process's limit of open descriptors as far as the system permits. Return the limit."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS  # Windows has no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Gate:
    """Counts open connections, in total and per network."""

    def __init__(self, most: int, most_by_network: int) -> None:
        self._most = most
        self._most_by_network = most_by_network
        self._open = 0
        self._by_network: Counter[str] = Counter()

    def enter(self, network: str, trusted: bool) -> bool:
        """Count a connection and return True, or False if there are too many. Trusted proxies have no network limit."""
        full = not trusted and self._by_network[network] >= self._most_by_network
        if full or self._open >= self._most:
            return False
        self._open += 1
        self._by_network[network] += 1
        return True

    def leave(self, network: str) -> None:
        self._open -= 1
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]


class ConnectionConfig(uvicorn.Config):
    """uvicorn's configuration plus what these connections need."""

    def __init__(self, app: Any, limits: Limits, gate: Gate, **options: Any) -> None:  # noqa: ANN401 - as uvicorn's
        super().__init__(
            app, http=HttpConnection, ws=SocketConnection, headers=list(HEADERS.items()), **options
        )
        self.limits = limits
        self.gate = gate
        self.proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts


class Deadline:
    """Aborts a connection unless it is cleared in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport) -> None:
        """Start the timer unless it is already running."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(HttpToolsProtocol):
    config: ConnectionConfig

    def __init__(
        self,
        config: ConnectionConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._request_due = Deadline(REQUEST_SECONDS)
        self._write_due = Deadline(WRITE_SECONDS)
        self._network = UNKNOWN
        self._entered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        address = self.client[0] if self.client else UNKNOWN
        self._network = network_of(address)
        self._entered = self.config.gate.enter(self._network, address in self.config.proxies)
        if self._entered:
            self._request_due.set(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_due.clear()
        self._write_due.clear()
        if self._entered:
            self.config.gate.leave(self._network)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._request_due.set(self.transport)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._request_due.clear()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_due.clear()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._write_due.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._write_due.clear()
        super().resume_writing()


class Handshake(ServerProtocol):
    """Adds the standard headers to rejected handshakes."""

    def reject(self, status: int, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class SocketConnection(WebSocketsSansIOProtocol):
    """Takes over a connection from `HttpConnection`, which has counted it."""

    config: ConnectionConfig

    def __init__(
        self,
        config: ConnectionConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Handshake(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self._frames = Bucket(config.limits.messages)
        self._write_due = Deadline(WRITE_SECONDS)
        self._close_due = Deadline(LINGER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._write_due.clear()
        self._close_due.clear()
        self.config.gate.leave(network_of(self.client[0] if self.client else UNKNOWN))
        super().connection_lost(exc)

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._close_due.set(self.transport)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        self._write_due.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._write_due.clear()
        super().resume_writing()

    # Messages are rate-limited where they are read. These frames never get there, so count them here.

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def _counted(self) -> bool:
        if self._frames.take():
            return True
        self.transport.abort()
        return False
