"""Presence rows, claims and signals, by which several processes coordinate."""

import threading
from collections.abc import Iterator

import pytest

from caravela.storage.bus import Signal, coalesce, parse_signals
from caravela.storage.errors import NoSuchMatch
from caravela.storage.postgres import PostgresStore
from caravela.storage.postgres_bus import MOST_BYTES, payloads
from caravela.storage.records import MatchUpdate
from tests.postgres import Cluster
from tests.storage.making import NOW, AnyStore, made_match, person

PATIENT = 60.0


def test_a_roll_is_seen_by_the_others_until_it_expires(store: AnyStore) -> None:
    match, other = made_match(store), made_match(store)
    store.put_roll(match, "one", "old", NOW + 5)
    store.put_roll(match, "one", "new", NOW + 10)
    store.put_roll(match, "two", "own", NOW + 10)
    assert store.rolls([match, other], "two", NOW) == {match: ["new"]}
    assert store.rolls([match], "two", NOW + 10) == {}
    store.put_roll(match, "one", None, 0)
    assert store.rolls([match], "two", NOW) == {}
    store.delete_expired_rolls(NOW + 10)
    assert store.rolls([match], "one", NOW) == {}
    with pytest.raises(NoSuchMatch):
        store.put_roll("nothing", "one", "x", NOW)


def test_a_notification_is_claimed_once(store: AnyStore) -> None:
    ann, match = person(store, "Ann"), made_match(store)
    assert [store.claim_notification(match, ann, entry) for entry in (3, 3, 7, 7)] == [
        True,
        False,
        True,
        False,
    ]
    assert not store.claim_notification("nothing", ann, 1)
    store.delete_match(match)


def test_the_clock_is_that_of_the_database(store: AnyStore) -> None:
    assert store.clock_ms() > NOW - 10**12


def test_list_data_of_an_older_state_is_not_stored(store: AnyStore) -> None:
    match = made_match(store)
    store.append(match, 0, None, b"").result()
    assert not store.update(match, MatchUpdate(NOW + 1, "over"), 0)
    assert store.match_row(match).phase == "gathering"
    assert store.update(match, MatchUpdate(NOW + 1, "playing"), 1)
    assert store.match_row(match).phase == "playing"
    with pytest.raises(NoSuchMatch):
        store.update("nothing", MatchUpdate(NOW), 0)


def test_signals_are_coalesced_and_carry_ids_and_numbers_only() -> None:
    signals = [
        Signal("entries", "m", 2),
        Signal("entries", "m", 5),
        Signal("entries", "m", 3),
        Signal("deleted", "m"),
    ]
    assert coalesce(signals) == [Signal("entries", "m", 5), Signal("deleted", "m")]
    (payload,) = payloads("node", coalesce(signals))
    assert payload == "node entries:m:5 deleted:m:0"
    assert parse_signals(payload.partition(" ")[2]) == coalesce(signals)
    assert parse_signals("future:m:1 entries:m entries:m:x entries:m:4") == [Signal("entries", "m", 4)]


def test_many_signals_fill_several_payloads() -> None:
    signals = [Signal("entries", f"match-number-{at:05}", at) for at in range(1000)]
    made = payloads("node", signals)
    assert all(len(payload) <= MOST_BYTES for payload in made)
    assert [each for payload in made for each in parse_signals(payload.partition(" ")[2])] == signals


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    url = cluster.new_database()
    with PostgresStore(url) as one, PostgresStore(url) as other:
        yield one, other


def test_a_signal_reaches_other_processes_and_not_its_sender(
    pair: tuple[PostgresStore, PostgresStore],
) -> None:
    heard: dict[int, list[Signal]] = {0: [], 1: []}
    listening = [threading.Event(), threading.Event()]
    complete = threading.Event()

    def hear(at: int, signals: list[Signal]) -> None:
        heard[at] += signals
        if Signal("entries", "last", 1) in heard[1]:
            complete.set()

    pair[0].bus.start(lambda signals: hear(0, signals), listening[0].set)
    pair[1].bus.start(lambda signals: hear(1, signals), listening[1].set)
    assert all(each.wait(PATIENT) for each in listening)
    for at in range(50):
        pair[0].bus.publish(Signal("entries", "m", at + 1))
    pair[0].bus.publish(Signal("entries", "last", 1))
    assert complete.wait(PATIENT)
    assert Signal("entries", "m", 50) in heard[1]
    assert heard[0] == []
