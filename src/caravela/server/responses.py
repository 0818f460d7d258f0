"""Responses of the JSON API: strictly decoded bodies, and error responses with a code."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from caravela.wire.requests import Fault
from caravela.wire.shapes import Facts

T = TypeVar("T")

FAULTS: Mapping[str, tuple[int, str]] = {
    "bad-message": (400, "fault-bad-message"),
    "illegal": (400, "fault-illegal"),
    "not-signed-in": (401, "fault-not-signed-in"),
    "wrong-login": (401, "fault-wrong-login"),
    "forbidden": (403, "fault-forbidden"),
    "foreign-origin": (403, "fault-foreign-origin"),
    "not-yours": (403, "fault-not-yours"),
    "not-found": (404, "fault-not-found"),
    "no-such-match": (404, "fault-no-such-match"),
    "wrong-method": (405, "fault-wrong-method"),
    "login-taken": (409, "fault-login-taken"),
    "full": (409, "fault-full"),
    "not-now": (409, "fault-not-now"),
    "stale": (409, "fault-stale"),
    "frozen": (409, "fault-frozen"),
    "too-large": (413, "fault-too-large"),
    "not-json": (415, "fault-not-json"),
    "too-fast": (429, "fault-too-fast"),
    "failed": (500, "fault-failed"),
    "storage": (503, "fault-storage"),
    "stopping": (503, "fault-stopping"),
}
"""Fault codes with their HTTP status and text key."""
STATUS: Mapping[str, int] = {code: status for code, (status, _) in FAULTS.items()}

_encoder = msgspec.json.Encoder()


class Failed(Exception):
    """Ends a request with a fault."""

    def __init__(
        self, code: str, reason: str | None = None, facts: Facts | None = None, again_after: int = 0
    ) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason or FAULTS[code][1]
        self.facts: Facts = facts or {}
        self.again_after = again_after
        """Seconds for the Retry-After header; 0 for none."""


def answer(body: object, status: int = 200) -> Response:
    return Response(_encoder.encode(body), status, {"cache-control": "no-store"}, "application/json")


def fault(failed: Failed) -> Response:
    response = answer(Fault(failed.code, failed.reason, failed.facts), STATUS[failed.code])
    if failed.again_after:
        response.headers["retry-after"] = str(failed.again_after)
    return response


async def body_of(request: Request, shape: type[T]) -> T:
    """Decode the request's JSON body. Raise Failed if it does not have this shape."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Failed("not-json")
    data = await request.body()
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failed("bad-message", facts={"text": f"={str(error)[:200]}"}) from None
