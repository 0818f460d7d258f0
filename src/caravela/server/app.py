"""The ASGI application: all routes and their handlers, behind the guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from caravela.server import openapi
from caravela.server.client import Client, client_folder
from caravela.server.deals import Deals
from caravela.server.endpoints import ENDPOINTS, Handlers
from caravela.server.guard import Guard
from caravela.server.lobby import Lobby
from caravela.server.logins import Logins
from caravela.server.logs import log
from caravela.server.networks import client_network
from caravela.server.passkeys import Passkeys
from caravela.server.people import People
from caravela.server.push.subscribing import Subscribing
from caravela.server.responses import Failed, answer, fault
from caravela.server.services import Services
from caravela.server.socket import Sockets


def build(services: Services) -> ASGIApp:
    """Build the whole server. The services open and close with the application's lifespan."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    parts = handlers(services)
    app = Starlette(
        routes=[
            *[Route(each.path, each.handler(parts), methods=[each.method]) for each in ENDPOINTS],
            WebSocketRoute("/ws/{match}", Sockets(services)),
            Route(
                "/{path:path}", Client(services.settings.client or client_folder()).answer, methods=["GET"]
            ),
        ],
        lifespan=lifespan,
        exception_handlers={Failed: on_failed, HTTPException: on_http, Exception: on_mistake},
    )
    return Guard(app, services.settings, services.rates, services.metrics)


def handlers(services: Services) -> Handlers:
    logins = Logins(services.settings.limits, services.rates, services.devices)
    description = openapi.document()

    async def health(request: Request) -> Response:
        if not services.ready:
            raise Failed("stopping", again_after=5)
        await services.health.check()
        return answer({"ready": True})

    async def metrics(request: Request) -> Response:
        services.rates.check(services.settings.limits.metrics, "metrics", client_network(request.scope))
        return Response(services.metrics.text(), media_type=services.metrics.content_type)

    async def describe(request: Request) -> Response:
        return answer(description)

    return Handlers(
        health=health,
        metrics=metrics,
        describe=describe,
        people=People(services, logins),
        passkeys=Passkeys(services, logins),
        push=Subscribing(services),
        lobby=Lobby(services),
        deals=Deals(services),
    )


def on_failed(_: Request, error: Exception) -> Response:
    assert isinstance(error, Failed)
    return fault(error)


def on_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return fault(Failed("wrong-method" if error.status_code == 405 else "not-found"))


def on_mistake(request: Request, error: Exception) -> Response:
    log().error("mistake", path=request.url.path, exc_info=error)
    return fault(Failed("failed"))
