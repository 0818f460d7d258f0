"""Messages from a browser are decoded strictly, within limits, or refused with a code."""

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.wire import messages, requests
from caravela.wire.codec import (
    BadMessage,
    decode_server,
    decode_viewer,
    encode_server,
    encode_viewer,
    schemas,
)
from caravela.wire.limits import MOST_CHAT, MOST_MESSAGE_BYTES
from caravela.wire.typescript import text

TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "shapes.ts"

GOOD: list[messages.ViewerMessage] = [
    messages.Hello(1, None),
    messages.Hello(1, 3, 12),
    messages.Look(0),
    messages.Act("k", 1, 0, "pass"),
    messages.Undo("k", 1, 0, 3),
    messages.Redo("k", 1, 0),
    messages.Confirm("k", 1, 0),
    messages.Agree("k", 1, 0, True),
    messages.StandIn("k", 0, None),
    messages.Resign("k", 0),
    messages.Abandon("k", 0),
    messages.SetPin("k", 0, "1234"),
    messages.Chat("k", "hello"),
    messages.WhyNot(1, 0, "pass"),
    messages.Hint(1, 0),
    messages.Preview(1, 0, "pass"),
    messages.Past(1, 4),
    messages.Describe(1, "nl"),
    messages.Review(1),
    messages.Ping(5),
]


@pytest.mark.parametrize("message", GOOD, ids=lambda message: type(message).__name__)
def test_every_message_comes_through(message: messages.ViewerMessage) -> None:
    assert decode_viewer(encode_viewer(message)) == message
    assert decode_viewer(encode_viewer(message).decode()) == message


def test_every_kind_of_message_is_tried() -> None:
    assert {type(message) for message in GOOD} == set(messages.ViewerMessage.__args__)


def test_answers_come_through() -> None:
    for answer in (messages.Acked("k", 3), messages.Refused("k", "stale", 3), messages.Pong(4)):
        assert decode_server(encode_server(answer)) == answer


BAD = [
    "",
    "{}",
    "[]",
    "null",
    "nonsense",
    '{"type": "fold"}',
    '{"type": "ping"}',
    '{"type": "ping", "sent_ms": "1"}',
    '{"type": "ping", "sent_ms": 1, "more": 2}',
    '{"type": "look", "seat": 8}',
    '{"type": "look", "seat": -1}',
    '{"type": "look", "seat": 1.5}',
    '{"type": "look", "seat": true}',
    '{"type": "act", "key": "", "version": 1, "seat": 0, "action": "pass"}',
    '{"type": "act", "key": "%s", "version": 1, "seat": 0, "action": "pass"}' % ("k" * 65),
    '{"type": "act", "key": "k", "version": 1e300, "seat": 0, "action": "pass"}',
    '{"type": "act", "key": "k", "version": 1, "seat": 0, "action": "%s"}' % ("a" * 201),
    '{"type": "chat", "key": "k", "text": "%s"}' % ("a" * (MOST_CHAT + 1)),
    '{"type": "chat", "key": "k", "text": ""}',
    '{"type": "hint", "request": 1, "seat": 0, "helper": 1}',
    "[" * 5000,
    '{"type": "ping", "sent_ms": 1}{"type": "ping", "sent_ms": 1}',
]


@pytest.mark.parametrize("data", BAD)
def test_anything_else_is_refused(data: str) -> None:
    with pytest.raises(BadMessage) as error:
        decode_viewer(data)
    assert error.value.code == "bad-message"


def test_a_message_that_is_too_large_is_refused_unread() -> None:
    with pytest.raises(BadMessage) as error:
        decode_viewer(b" " * (MOST_MESSAGE_BYTES + 1))
    assert error.value.code == "too-large"


def test_the_size_of_a_text_is_counted_in_bytes() -> None:
    with pytest.raises(BadMessage) as error:
        decode_viewer("é" * (MOST_MESSAGE_BYTES // 2 + 1))
    assert error.value.code == "too-large"
    with pytest.raises(BadMessage) as error:
        decode_viewer("\ud800")
    assert error.value.code == "bad-message"


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300) | st.text(max_size=300))
def test_no_bytes_do_more_than_be_refused(data: bytes | str) -> None:
    with suppress(BadMessage):
        decode_viewer(data)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(GOOD), st.data())
def test_a_spoilt_message_is_refused_or_read(message: messages.ViewerMessage, data: st.DataObject) -> None:
    written = bytearray(encode_viewer(message))
    at = data.draw(st.integers(0, len(written) - 1))
    written[at] = data.draw(st.integers(0, 255))
    with suppress(BadMessage):
        decode_viewer(bytes(written))


@pytest.mark.parametrize("nonce", ["x", "abc", "ab" * 65, "0x12"])
def test_a_nonce_is_hexadecimal_digits_in_pairs(nonce: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"token": "t", "nonce": nonce}), type=requests.Join)


def test_every_shape_has_a_schema() -> None:
    found = schemas()
    assert {"Act", "Welcome", "NewMatch", "Position", "LogLine"} <= set(found)
    assert found["Act"]["additionalProperties"] is False


def test_the_browsers_types_are_those_of_the_server() -> None:
    assert TYPES.read_text(encoding="utf-8") == text(), "run `make types`"
