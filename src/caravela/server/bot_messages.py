"""Messages between the server and its bot workers: jobs and answers, length-prefixed."""

from typing import Literal

import msgspec
from msgspec import Struct

from caravela.wire.messages import ReasonShape, ThoughtShape

LENGTH_BYTES = 4
MOST_BYTES = 16 * 1024 * 1024


JobKind = Literal["choose", "analyse", "judge", "expect"]


class BotJob(Struct, frozen=True):
    kind: JobKind
    game: str
    state: bytes
    """Read only by the trusted part of the worker: the bot gets just the view that is derived from it."""
    seat: int
    level: str
    seed: int
    played: str = ""
    """Notation of the action that the seat chose, for an analysis after the match."""
    states: list[bytes] = []
    """States to evaluate. They come from finished matches, so nothing in them is hidden any more."""
    moves: list[tuple[bytes, int, str]] = []
    """Choices of a finished match: the state before, the seat, the action in notation."""
    deadline: float = 20.0
    """Seconds after which the process must end."""


class BotAnswer(Struct, frozen=True):
    action: str | None = None
    forced: bool = False
    """True if the action was the only one and everybody can know that."""
    thoughts: list[ThoughtShape] = []
    reasons: list[ReasonShape] = []
    chances: list[list[float]] = []
    """Win chances, by state and seat; for moves, before chance answers."""
    choices: list[int] = []
    """For moves: the number of legal actions."""
    failure: str | None = None


jobs = msgspec.msgpack.Decoder(BotJob)
answers = msgspec.msgpack.Decoder(BotAnswer)
_encoder = msgspec.msgpack.Encoder()


def framed(message: BotJob | BotAnswer) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
