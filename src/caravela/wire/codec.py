"""Messages as bytes: strict on the way in, the same bytes for equal messages on the way out."""

from typing import Any

import msgspec

from caravela.wire import messages, requests
from caravela.wire.limits import MOST_MESSAGE_BYTES
from caravela.wire.messages import ServerMessage, ViewerMessage


class BadMessage(ValueError):
    """Bytes that are no message of a viewer, or too many of them."""

    def __init__(self, code: messages.RefusalCode, why: str) -> None:
        super().__init__(why)
        self.code = code


_viewer_messages = msgspec.json.Decoder(ViewerMessage)
_server_messages = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


def decode_viewer(data: bytes | str) -> ViewerMessage:
    """The message that a viewer sent. Raises BadMessage for anything that is not exactly one."""
    if len(data) > MOST_MESSAGE_BYTES:
        raise BadMessage("too-large", f"a message has at most {MOST_MESSAGE_BYTES} bytes")
    try:
        message: ViewerMessage = _viewer_messages.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("bad-message", str(error)) from None
    return message


def encode_server(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def encode_viewer(message: ViewerMessage) -> bytes:
    return _encoder.encode(message)


def decode_server(data: bytes | str) -> ServerMessage:
    """What a client in Python reads; raises msgspec.DecodeError."""
    message: ServerMessage = _server_messages.decode(data)
    return message


def schemas(ref_template: str = "#/components/schemas/{name}") -> dict[str, Any]:
    """The JSON schemas of every message and request body, by name."""
    types = [*_structs(messages), *_structs(requests)]
    return msgspec.json.schema_components(types, schema_hook=_anything, ref_template=ref_template)[1]


def _anything(kind: type) -> dict[str, Any]:
    """A document that is passed on as it is."""
    return {"description": "any JSON value"}


def _structs(module: object) -> list[type[msgspec.Struct]]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__struct_fields__
    ]
