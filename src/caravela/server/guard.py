"""The middleware before everything else: checks origin, size and rate of requests, and sets security headers."""

import time
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.networks import client_address, client_network
from caravela.server.rates import Rates
from caravela.server.responses import Failed, fault
from caravela.server.settings import ServerSettings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
UNLIMITED = frozenset({"/healthz", "/metrics"})

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
"""Everything from this server, nothing inline, no other host."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""Added by the HTTP server to every response, including those it generates itself."""
TRANSPORT_SECURITY = "max-age=31536000"


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def comes_from_here(headers: Headers, scope: Scope, origins: tuple[str, ...]) -> bool:
    """Return whether a change or a socket was requested by our own page, or by no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        if origins:
            return origin in origins
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        same_scheme = parts.scheme == ("https" if is_secure(scope) else "http")
        return same_scheme and parts.netloc.lower() == headers.get("host", "").lower()
    # Every browser sends at least one of the two on a request that could do harm; other programs send neither.
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, rates: Rates, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not comes_from_here(Headers(scope=scope), scope, self.settings.origins):
            log().info("foreign-origin", path=scope["path"], address=client_address(scope))
            self.metrics.refusals.labels("foreign-origin").inc()
            await receive()
            # A close before the handshake is complete becomes a 403 response.
            await send({"type": "websocket.close", "code": 1008})
            return
        if not self.rates.allows(self.settings.limits.handshakes, "handshakes", client_network(scope)):
            self.metrics.refusals.labels("too-fast").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        answering = False

        async def sending(message: Message) -> None:
            nonlocal status, answering
            if message["type"] == "http.response.start":
                status = message["status"]
                answering = True
                if is_secure(scope):
                    MutableHeaders(scope=message).setdefault("strict-transport-security", TRANSPORT_SECURITY)
            await send(message)

        structlog.contextvars.clear_contextvars()
        try:
            await self._admit(scope)
            await self.app(scope, self._counted(receive), sending)
        except Failed as failed:
            await fault(failed)(scope, receive, sending)
        except Exception as error:
            if answering:
                raise
            log().error("mistake", path=scope["path"], exc_info=error)
            await fault(Failed("failed"))(scope, receive, sending)
        seconds = time.perf_counter() - began
        self.metrics.requests.labels(scope["method"], str(status)).inc()
        self.metrics.request_seconds.observe(seconds)
        log().info(
            "request",
            method=scope["method"],
            path=scope["path"],
            status=status,
            milliseconds=round(seconds * 1000, 1),
            address=client_address(scope),
        )

    async def _admit(self, scope: Scope) -> None:
        if scope["path"] in UNLIMITED:
            return
        headers = Headers(scope=scope)
        network = client_network(scope)
        limits = self.settings.limits
        self.rates.check(limits.requests, "requests", network)
        if scope["method"] in SAFE_METHODS:
            return
        if not comes_from_here(headers, scope, self.settings.origins):
            raise Failed("foreign-origin")
        self.rates.check(limits.changes, "changes", network)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limits.body_bytes:
            raise Failed("too-large")

    def _counted(self, receive: Receive) -> Receive:
        """Cut off a body without a length, or with a wrong one, when it becomes too long."""
        received = 0

        async def receiving() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.settings.limits.body_bytes:
                raise Failed("too-large")
            return message

        return receiving
