"""Run the server until it is stopped."""

import os
import re
import signal
import socket
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from caravela.kernel.rules import OptionError
from caravela.server.app import build
from caravela.server.client import FRONT_PAGE
from caravela.server.connections import OWN_DESCRIPTORS, ConnectionConfig, Gate, raise_descriptor_limit
from caravela.server.logs import log, set_up_logs
from caravela.server.push.allowed_services import is_service
from caravela.server.services import Services
from caravela.server.settings import PushSettings, ServerSettings
from caravela.wire.limits import MOST_MESSAGE_BYTES

PING_SECONDS = 20.0
BACKLOG = 2048
CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+(/\S*)?")
LOG_LEVELS = ("debug", "info", "warning", "error")


class Server(uvicorn.Server):
    """A uvicorn server that shuts down gracefully: it notifies all viewers before connections are closed."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.say_goodbye()
        await super().shutdown(sockets)


def new_server(settings: ServerSettings, services: Services) -> Server:
    gate = Gate(raise_descriptor_limit() - OWN_DESCRIPTORS, settings.limits.connections)
    config = ConnectionConfig(
        build(services),
        settings.limits,
        gate,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        # Views are small and sent often: compressing each costs more time and memory than it saves.
        ws_per_message_deflate=False,
        # Above the message limit, so that a message which is too long gets an answer instead of a closed socket.
        ws_max_size=8 * MOST_MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=int(settings.stop_seconds),
        backlog=BACKLOG,
    )
    return Server(config, services)


def serve_with(
    *,
    data: Path,
    host: str,
    port: int,
    origins: tuple[str, ...],
    workers: int,
    log_level: str,
    database: str | None = None,
    push: PushSettings | None = None,
    client: Path | None = None,
    opened: Callable[[], None] | None = None,
    build_ready: Path | None = None,
) -> None:
    """Serve until stopped. Call `opened` as soon as the store is open.

    Raise OptionError for an invalid setting, and the store's errors for its folder or database.
    """
    if log_level not in LOG_LEVELS:
        raise OptionError(f"there is no log level {log_level!r}; the levels are {', '.join(LOG_LEVELS)}")
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or f"{parts.scheme}://{parts.netloc}" != origin:
            raise OptionError(f"{origin!r} is not an origin; write it like https://games.example")
    if push is not None:
        check_push(push)
    if client is not None and not (client / FRONT_PAGE).is_file():
        raise OptionError(f"{client} is not a built browser client: it has no {FRONT_PAGE}")
    set_up_logs(log_level)
    settings = ServerSettings(
        data=data,
        database=database,
        host=host,
        port=port,
        origins=origins,
        workers=workers,
        push=push,
        client=client,
        build_ready=build_ready,
    )
    services = Services(settings)
    if opened is not None:
        opened()
    serve(settings, services)


def check_push(push: PushSettings) -> None:
    """Raise OptionError if push notifications cannot work with these settings."""
    if not CONTACT.fullmatch(push.contact):
        raise OptionError(
            f"{push.contact!r} is not a valid contact; use mailto:host@games.example or https://games.example"
        )
    for service in push.services:
        if not is_service(service):
            raise OptionError(
                f"{service!r} is not a push service; write it like push.example or *.push.example"
            )
    if find_spec("http_ece") is None or find_spec("py_vapid") is None:
        raise OptionError("--push needs two libraries more: pip install 'caravela[push]'")


def serve(settings: ServerSettings, services: Services) -> None:
    """Serve until stopped, then close the store. Raise OptionError if the address cannot be listened on."""
    # After the shutdown uvicorn raises the signal again that stopped it. Ignore it: nothing is left to stop.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        listeners = bound_sockets(settings.host, settings.port)
        new_server(settings, services).run(listeners)
    except KeyboardInterrupt:
        log().info("interrupted")
    finally:
        services.store.close()


def bound_sockets(host: str, port: int) -> list[socket.socket]:
    """Bind a socket to each address of the host. Raise OptionError if one is in use or not of this machine."""
    found: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in sorted(
            set(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE))
        ):
            listener = socket.socket(family, kind, protocol)
            found.append(listener)
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
    except (OSError, OverflowError) as error:
        for listener in found:
            listener.close()
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise OptionError(
            f"cannot listen on {host}, port {port}: {reason}; choose another address with --host or --port"
        ) from None
    return found
