"""Limits on the length and size of everything that comes from a browser."""

from typing import Annotated

from msgspec import Meta

MOST_MESSAGE_BYTES = 8 * 1024
"""Maximum size of a viewer's message."""
MOST_CHAT = 500

CommandKey = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""Idempotency key of a command: a repeated key is the same command. No database text holds a NUL."""
ActionText = Annotated[str, Meta(max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
LanguageCode = Annotated[str, Meta(max_length=16)]
LevelName = Annotated[str, Meta(max_length=32)]
Nonce = Annotated[str, Meta(max_length=128, pattern="^([0-9a-fA-F][0-9a-fA-F])*$")]
Pin = Annotated[str, Meta(max_length=12, pattern="^([0-9]{4,12})?$")]
"""Four to twelve digits; empty for none."""
Seat = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=-1, le=10**9)]
At = Annotated[int, Meta(ge=0, le=10**9)]
PushEndpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
BrowserKey = Annotated[str, Meta(min_length=1, max_length=128)]
