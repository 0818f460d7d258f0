"""The endpoints of the JSON API: each with its handler and its description."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from caravela.server import reference_data
from caravela.server.deals import Deals
from caravela.server.lobby import Lobby
from caravela.server.passkeys import Passkeys
from caravela.server.people import People
from caravela.server.push.subscribing import Subscribing
from caravela.wire.requests import (
    Branch,
    DealPlay,
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

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Handlers:
    """The parts of a server that answer requests."""

    health: Handler
    metrics: Handler
    describe: Handler
    people: People
    passkeys: Passkeys
    push: Subscribing
    lobby: Lobby
    deals: Deals


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[[Handlers], Handler]
    summary: str
    answers: Any = None
    """Type of a successful response; None is text, object is any JSON."""
    takes: Any = None
    query: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    media: str = "application/json"


ENDPOINTS = (
    Endpoint("GET", "/healthz", lambda to: to.health, "Whether the server is ready.", object,
             faults=("storage", "stopping")),
    Endpoint("GET", "/metrics", lambda to: to.metrics, "Metrics for Prometheus.", media="text/plain"),
    Endpoint("GET", "/api/openapi.json", lambda to: to.describe, "This description.", object),
    Endpoint("GET", "/api/games", lambda _: reference_data.list_games, "The installed games.", list[GameShape]),
    Endpoint("GET", "/api/games/{game}/rules", lambda _: reference_data.list_rules, "The numbered rules of a game.",
             list[RuleShape], query=("language",), faults=("not-found",)),
    Endpoint("GET", "/api/texts/{language}.ftl", lambda _: reference_data.common_texts,
             "The texts of the program, as a Fluent file.", media="text/plain", faults=("not-found",)),
    Endpoint("GET", "/api/texts/{language}/{game}.ftl", lambda _: reference_data.game_texts,
             "The texts of a game, as a Fluent file.", media="text/plain", query=("outline",), faults=("not-found",)),
    Endpoint("GET", "/api/me", lambda to: to.people.me, "The caller's identity; without a session, a suggested name.",
             Person),
    Endpoint("PUT", "/api/me", lambda to: to.people.rename, "Set the caller's name. Creates a guest without a session.",
             Person, Rename),
    Endpoint("POST", "/api/register", lambda to: to.people.register, "Turn the caller into an account.",
             Person, Register, faults=("login-taken", "not-now")),
    Endpoint("POST", "/api/login", lambda to: to.people.login, "Log in to an account.", Person, Login,
             faults=("wrong-login",)),
    Endpoint("POST", "/api/logout", lambda to: to.people.logout, "End the session.", Person),
    Endpoint("POST", "/api/passkeys/new", lambda to: to.passkeys.new, "Options for creating a passkey.",
             object, PasskeyWish, faults=("not-signed-in", "login-taken")),
    Endpoint("POST", "/api/passkeys/add", lambda to: to.passkeys.add, "Store a new passkey.", Person, PasskeyAnswer,
             faults=("not-signed-in", "wrong-login", "login-taken")),
    Endpoint("POST", "/api/passkeys/ask", lambda to: to.passkeys.ask, "Options for using a passkey.", object),
    Endpoint("POST", "/api/passkeys/login", lambda to: to.passkeys.login, "Log in with a passkey.",
             Person, PasskeyAnswer, faults=("wrong-login",)),
    Endpoint("GET", "/api/push", lambda to: to.push.offer, "Whether the server sends push notifications.", PushOffer),
    Endpoint("POST", "/api/push", lambda to: to.push.subscribe, "Subscribe this browser.", PushState, PushWish,
             faults=("not-found", "not-signed-in")),
    Endpoint("POST", "/api/push/forget", lambda to: to.push.forget, "Unsubscribe this browser.", PushState, PushEnd,
             faults=("not-found",)),
    Endpoint("POST", "/api/matches", lambda to: to.lobby.make, "Create a table.", MadeMatch, NewMatch,
             faults=("illegal", "not-found", "not-now")),
    Endpoint("GET", "/api/matches", lambda to: to.lobby.mine, "The caller's matches, last changed first.",
             list[MatchSummary], query=("before",)),
    Endpoint("DELETE", "/api/matches/{match}", lambda to: to.lobby.delete, "Delete a table that concerns nobody else.",
             Joined, faults=("no-such-match", "not-yours", "not-signed-in", "frozen", "stopping")),
    Endpoint("GET", "/api/lobby", lambda to: to.lobby.open_tables,
             "Public tables: those that wait for players, then those to watch.", list[TableShape]),
    Endpoint("POST", "/api/invitation", lambda to: to.lobby.invitation, "The table that a link or a code leads to.",
             TableShape, Invitation, faults=("no-such-match",)),
    Endpoint("POST", "/api/join", lambda to: to.lobby.join, "Sit down, or watch, with a link's token or a code.",
             Joined, Join, faults=("no-such-match", "full", "not-now", "frozen", "not-yours")),
    Endpoint("POST", "/api/matches/{match}/leave", lambda to: to.lobby.leave, "Give up the caller's seats.", Joined,
             faults=("no-such-match", "not-yours", "not-signed-in", "not-now")),
    Endpoint("POST", "/api/matches/{match}/rematch", lambda to: to.lobby.rematch,
             "Create a table for the same people, seats rotated.", MadeMatch, Rematch,
             faults=("no-such-match", "not-now", "not-yours", "not-signed-in")),
    Endpoint("POST", "/api/matches/{match}/branch", lambda to: to.lobby.branch,
             "Create a table that starts from a past position.", MadeMatch, Branch,
             faults=("illegal", "no-such-match", "not-found", "forbidden", "not-now")),
    Endpoint("GET", "/api/matches/{match}/plays", lambda to: to.deals.plays,
             "The finished matches of the same deal, including this one.", list[DealPlay],
             faults=("no-such-match", "forbidden")),
    Endpoint("GET", "/api/matches/{match}/watch", lambda to: to.lobby.watch_link, "A link for spectators.", WatchLink,
             faults=("no-such-match", "not-found", "forbidden")),
    Endpoint("GET", "/api/matches/{match}/export", lambda to: to.lobby.export,
             "The match as a file: all of it once it is over.", object, faults=("no-such-match", "forbidden")),
)  # fmt: skip
