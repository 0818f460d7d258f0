"""The OpenAPI description of the JSON API, generated from the types that decode and encode it."""

from dataclasses import dataclass
from typing import Any

import msgspec

from caravela.build import program_version
from caravela.server.answers import STATUS
from caravela.wire.messages import PROTOCOL, ServerMessage, ViewerMessage
from caravela.wire.requests import (
    Branch,
    DealPlay,
    Fault,
    GameShape,
    Invitation,
    Join,
    Joined,
    Login,
    MadeMatch,
    MatchSummary,
    NewMatch,
    PasskeyAnswer,
    PasskeyWish,
    Person,
    PushEnd,
    PushOffer,
    PushState,
    PushWish,
    Register,
    Rematch,
    Rename,
    RuleShape,
    WatchLink,
)
from caravela.wire.shapes import TableShape

REFS = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    answers: Any = None
    """Type of a successful response; None is text, object is any JSON."""
    takes: Any = None
    query: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    media: str = "application/json"


ENDPOINTS = (
    Endpoint("GET", "/healthz", "Whether the server is ready.", object, faults=("storage", "stopping")),
    Endpoint("GET", "/metrics", "Figures for Prometheus.", media="text/plain"),
    Endpoint("GET", "/api/openapi.json", "This description.", object),
    Endpoint("GET", "/api/games", "The installed games.", list[GameShape]),
    Endpoint("GET", "/api/games/{game}/rules", "The numbered rules of a game.", list[RuleShape],
             query=("language",), faults=("not-found",)),
    Endpoint("GET", "/api/texts/{language}.ftl", "The program's words, as a Fluent file.", media="text/plain",
             faults=("not-found",)),
    Endpoint("GET", "/api/texts/{language}/{game}.ftl", "A game's words, as a Fluent file.", media="text/plain",
             query=("outline",), faults=("not-found",)),
    Endpoint("GET", "/api/me", "Who one is; without a session, a name to begin with.", Person),
    Endpoint("PUT", "/api/me", "Take a name; makes a guest of whoever has no session.", Person, Rename),
    Endpoint("POST", "/api/register", "Make an account of oneself.", Person, Register,
             faults=("login-taken", "not-now")),
    Endpoint("POST", "/api/login", "Come back to an account.", Person, Login, faults=("wrong-login",)),
    Endpoint("POST", "/api/logout", "Forget the session.", Person),
    Endpoint("POST", "/api/passkeys/new", "What a browser needs to make a passkey.", object, PasskeyWish,
             faults=("not-signed-in", "login-taken")),
    Endpoint("POST", "/api/passkeys/add", "Keep a new passkey.", Person, PasskeyAnswer,
             faults=("not-signed-in", "wrong-login", "login-taken")),
    Endpoint("POST", "/api/passkeys/ask", "What a browser needs to use a passkey.", object),
    Endpoint("POST", "/api/passkeys/login", "Come back by a passkey.", Person, PasskeyAnswer,
             faults=("wrong-login",)),
    Endpoint("GET", "/api/push", "Whether people can be told of their turn when no page is open.", PushOffer),
    Endpoint("POST", "/api/push", "Have this browser told.", PushState, PushWish,
             faults=("not-found", "not-signed-in")),
    Endpoint("POST", "/api/push/forget", "Have this browser told no more.", PushState, PushEnd,
             faults=("not-found",)),
    Endpoint("POST", "/api/matches", "Make a table.", MadeMatch, NewMatch,
             faults=("illegal", "not-found", "not-now")),
    Endpoint("GET", "/api/matches", "One's own matches, last changed first.", list[MatchSummary],
             query=("before",)),
    Endpoint("DELETE", "/api/matches/{match}", "Delete a table that concerns nobody else.", Joined,
             faults=("no-such-match", "not-yours", "not-signed-in", "frozen", "stopping")),
    Endpoint("GET", "/api/lobby", "Public tables: those that wait for players, then those to watch.", list[TableShape]),
    Endpoint("POST", "/api/invitation", "The table that a link's token or a code leads to.", TableShape, Invitation,
             faults=("no-such-match",)),
    Endpoint("POST", "/api/join", "Sit down, or watch, by a link's token or a table's code.", Joined, Join,
             faults=("no-such-match", "full", "not-now", "frozen", "not-yours")),
    Endpoint("POST", "/api/matches/{match}/leave", "Give one's seats up.", Joined,
             faults=("no-such-match", "not-yours", "not-signed-in", "not-now")),
    Endpoint("POST", "/api/matches/{match}/rematch", "The same people once more, seats rotated.", MadeMatch, Rematch,
             faults=("no-such-match", "not-now", "not-yours", "not-signed-in")),
    Endpoint("POST", "/api/matches/{match}/branch", "Make a table that begins at a past position.", MadeMatch, Branch,
             faults=("illegal", "no-such-match", "not-found", "forbidden", "not-now")),
    Endpoint("GET", "/api/matches/{match}/plays", "The finished matches of the same deal, this one among them.",
             list[DealPlay], faults=("no-such-match", "forbidden")),
    Endpoint("GET", "/api/matches/{match}/watch", "The link by which others may watch.", WatchLink,
             faults=("no-such-match", "not-found", "forbidden")),
    Endpoint("GET", "/api/matches/{match}/export", "The match as a file: all of it once it is over.", object,
             faults=("no-such-match", "forbidden")),
)  # fmt: skip
COMMON_FAULTS = ("too-fast",)
BODY_FAULTS = ("bad-message", "foreign-origin", "too-large", "not-json", "storage")


def document() -> dict[str, Any]:
    shapes = [Fault, ViewerMessage, ServerMessage]
    for endpoint in ENDPOINTS:
        shapes += [each for each in (endpoint.answers, endpoint.takes) if each not in (None, object)]
    schemas, components = msgspec.json.schema_components(shapes, schema_hook=_anything, ref_template=REFS)
    by_shape = {str(shape): schema for shape, schema in zip(shapes, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Caravela",
            "version": program_version(),
            "description": "Board games on the network. See docs/api.md for the socket and how to use both.",
        },
        "paths": paths,
        "components": {"schemas": components},
        "x-socket": {
            "path": "/ws/{match}",
            "protocol": PROTOCOL,
            "from-viewer": by_shape[str(ViewerMessage)],
            "from-server": by_shape[str(ServerMessage)],
        },
    }


def _anything(_kind: type) -> dict[str, Any]:
    """Return the schema of a document that is passed through unchanged."""
    return {"description": "any JSON value"}


def _operation(endpoint: Endpoint, by_shape: dict[str, Any]) -> dict[str, Any]:
    content = {"schema": by_shape.get(str(endpoint.answers), {})}
    if endpoint.media != "application/json":
        content = {"schema": {"type": "string"}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": _name(endpoint),
        "responses": {"200": {"description": "Done.", "content": {endpoint.media: content}}},
    }
    names = [(part[1:-1], "path") for part in endpoint.path.replace(".ftl", "").split("/") if part[:1] == "{"]
    names += [(name, "query") for name in endpoint.query]
    if names:
        operation["parameters"] = [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
            for name, place in names
        ]
    faults = [*COMMON_FAULTS, *endpoint.faults]
    if endpoint.path.startswith("/api/") and endpoint.method == "GET":
        faults.append("storage")
    if endpoint.method != "GET":
        faults += BODY_FAULTS
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_shape[str(endpoint.takes)]}},
        }
    for code in faults:
        status = str(STATUS[code])
        known = operation["responses"].get(status)
        text = code if known is None else f"{known['description']}, {code}"
        operation["responses"][status] = {
            "description": text,
            "content": {"application/json": {"schema": by_shape[str(Fault)]}},
        }
    return operation


def _name(endpoint: Endpoint) -> str:
    words = [
        part.strip("{}") for part in endpoint.path.replace(".ftl", "").split("/") if part and part != "api"
    ]
    return "-".join([endpoint.method.lower(), *words]).replace(".", "-")
