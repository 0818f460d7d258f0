"""What is asked of a bot and what it answers: bytes between the server and the processes in which bots think."""

from typing import Literal

import msgspec
from msgspec import Struct

from caravela.wire.messages import ThoughtShape

LENGTH_BYTES = 4
MOST_BYTES = 16 * 1024 * 1024


JobKind = Literal["choose", "analyse", "judge"]


class Job(Struct, frozen=True):
    kind: JobKind
    game: str
    state: bytes
    """Only the trusted part of the worker reads it: the bot gets the view that is made from it."""
    seat: int
    level: str
    seed: int
    played: str = ""
    """For an analysis after the match: what the seat chose, in notation."""
    states: list[bytes] = []
    """To be judged: nothing of them is hidden any more."""
    deadline: float = 20.0
    """Seconds after which the process must not live on."""


class Answer(Struct, frozen=True):
    action: str | None = None
    forced: bool = False
    """The action was the only one, and everybody can tell so."""
    thoughts: list[ThoughtShape] = []
    chances: list[list[float]] = []
    """Of winning, by state and seat."""
    failure: str | None = None


jobs = msgspec.msgpack.Decoder(Job)
answers = msgspec.msgpack.Decoder(Answer)
_encoder = msgspec.msgpack.Encoder()


def framed(message: Job | Answer) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
