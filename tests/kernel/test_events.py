"""Events: who learns of them."""

from caravela.kernel.events import Event, EventSink


def test_a_public_event_is_seen_by_all() -> None:
    event = Event("x", "XX-AAA-01", {})
    assert [event.seen_by(reader) for reader in (0, 1, None)] == [True, True, True]


def test_a_private_event_is_seen_by_its_audience_only() -> None:
    event = Event("x", "XX-AAA-01", {}, only=[1])
    assert [event.seen_by(reader) for reader in (0, 1, None)] == [False, True, False]


def test_those_who_know_more_are_not_told_the_public_half() -> None:
    event = Event("x", "XX-AAA-01", {}, but=[1])
    assert [event.seen_by(reader) for reader in (0, 1, None)] == [True, False, True]


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    event = Event("x", "XX-AAA-01", {}, only=[])
    assert [event.seen_by(reader) for reader in (0, 1, None)] == [False, False, False]


def test_a_secret_is_told_in_two_halves() -> None:
    sink = EventSink()
    sink.emit_secret([0, 2], Event("gift", "XX-AAA-01", {"card": "x"}), Event("gift-hidden", "XX-AAA-01", {}))
    for reader, told in ((0, "gift"), (1, "gift-hidden"), (2, "gift"), (None, "gift-hidden")):
        assert [event.name for event in sink.seen_by(reader)] == [told]


def test_a_document_does_not_tell_who_else_knows() -> None:
    event = Event("x", "XX-AAA-01", {"seat": "@B", "cards": ["a", "b"]}, only=[1])
    assert event.document() == {
        "event": "x",
        "rule": "XX-AAA-01",
        "facts": {"seat": "@B", "cards": ["a", "b"]},
    }
