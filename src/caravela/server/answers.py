"""Answers of the JSON API: bodies decoded strictly, every failure a coded fault."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from caravela.wire.requests import Fault
from caravela.wire.shapes import Facts

T = TypeVar("T")

STATUS: Mapping[str, int] = {
    "bad-message": 400,
    "illegal": 400,
    "not-signed-in": 401,
    "wrong-login": 401,
    "forbidden": 403,
    "foreign-origin": 403,
    "not-yours": 403,
    "not-found": 404,
    "no-such-match": 404,
    "wrong-method": 405,
    "login-taken": 409,
    "full": 409,
    "not-now": 409,
    "stale": 409,
    "frozen": 409,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "failed": 500,
    "storage": 503,
    "stopping": 503,
}
"""The codes of faults, and the HTTP status each travels with."""

_encoder = msgspec.json.Encoder()


class Failed(Exception):
    """Ends a request with a fault."""

    def __init__(
        self, code: str, reason: str | None = None, facts: Facts | None = None, again_after: int = 0
    ) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason or f"fault-{code}"
        self.facts: Facts = facts or {}
        self.again_after = again_after
        """Seconds until it is worth another try; 0 says nothing about it."""


def answer(body: object, status: int = 200) -> Response:
    return Response(_encoder.encode(body), status, {"cache-control": "no-store"}, "application/json")


def fault(failed: Failed) -> Response:
    response = answer(Fault(failed.code, failed.reason, failed.facts), STATUS[failed.code])
    if failed.again_after:
        response.headers["retry-after"] = str(failed.again_after)
    return response


async def body_of(request: Request, shape: type[T]) -> T:
    """The request's body as a shape of the wire. Anything else is refused."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Failed("not-json")
    data = await request.body()
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failed("bad-message", facts={"text": f"={str(error)[:200]}"}) from None
