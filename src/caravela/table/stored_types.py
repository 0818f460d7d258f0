"""Stored types: values in headers and snapshots, which must stay readable for ever.

Change them only so that old data still decodes. The shapes that browsers get are in `caravela.wire.shapes`.
"""

from typing import Literal

from msgspec import Struct

Role = Literal["person", "bot", "open"]
"""Who plays a seat; "open" waits for a person."""

ConsentKind = Literal["undo", "abandon"]
"""The requests that need everybody's consent."""


class Clock(Struct, frozen=True):
    """The time control."""

    kind: Literal["none", "move", "match", "daily"]
    seconds: int
    """Seconds per decision, match or day, depending on the kind; 0 without clocks."""
    increment: int = 0
    """Seconds that a clock of kind `match` gains when a turn of its seat begins."""


class Aids(Struct, frozen=True):
    """The help that a table allows. A table without other people allows all."""

    hints: bool = True
    """A person may ask the best bot for advice."""
    helper: bool = True
    """The best bot's advice may be shown at every decision. It needs hints."""
    previews: bool = True
    """A person may see the result of an action before choosing it, if it is certain."""
    undo: bool = True
    """A turn can be undone freely until it reveals something. Otherwise every undo needs the others' consent."""


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    time_ms: int
