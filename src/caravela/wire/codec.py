"""Encode and decode messages. Decoding is strict; equal messages are encoded to equal bytes."""

from types import ModuleType
from typing import Any

import msgspec

from caravela.wire import messages, requests
from caravela.wire.limits import MOST_MESSAGE_BYTES
from caravela.wire.messages import ServerMessage, ViewerMessage
from caravela.wire.shapes import RefusalCode


class BadMessage(ValueError):
    """Data that is not a viewer's message, or too large."""

    def __init__(self, code: RefusalCode, why: str) -> None:
        super().__init__(why)
        self.code = code


_viewer_messages = msgspec.json.Decoder(ViewerMessage)
_server_messages = msgspec.json.Decoder(ServerMessage)
_encoder = msgspec.json.Encoder()


def decode_viewer(data: bytes | str) -> ViewerMessage:
    """Decode a viewer's message. Raise BadMessage for anything that is not exactly one message."""
    try:
        encoded = data.encode() if isinstance(data, str) else data
        if len(encoded) > MOST_MESSAGE_BYTES:
            raise BadMessage("too-large", f"a message has at most {MOST_MESSAGE_BYTES} bytes")
        message: ViewerMessage = _viewer_messages.decode(encoded)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("bad-message", str(error)) from None
    return message


def encode_server(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def encode_viewer(message: ViewerMessage) -> bytes:
    return _encoder.encode(message)


def decode_server(data: bytes | str) -> ServerMessage:
    """Decode a server message, for clients in Python. Raise msgspec.DecodeError."""
    message: ServerMessage = _server_messages.decode(data)
    return message


def schemas(ref_template: str = "#/components/schemas/{name}") -> dict[str, Any]:
    """Return the JSON schemas of all messages and request bodies, by name."""
    types = [*structs_of(messages), *structs_of(requests)]
    return msgspec.json.schema_components(types, schema_hook=any_document, ref_template=ref_template)[1]


def any_document(kind: type) -> dict[str, Any]:
    """Return the schema of a document that is passed through unchanged."""
    return {"description": "any JSON value"}


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs with fields that a module defines itself, in order."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and each.__struct_fields__
    ]
