"""Push subscriptions: they belong to a session and go with it, and a person has few."""

import pytest

from caravela.storage.errors import NoSuchSession
from caravela.storage.records import SessionRow, SubscriptionRow
from caravela.storage.tokens import new_token, token_hash
from tests.storage.making import NOW, AnyStore, person

MOST = 3
LATER = NOW + 1000


def session(store: AnyStore, of: str, expires_ms: int = LATER) -> bytes:
    token = token_hash(new_token())
    store.create_session(SessionRow(token, of, NOW, expires_ms))
    return token


def subscription(token: bytes, name: str, created_ms: int = NOW) -> SubscriptionRow:
    return SubscriptionRow(f"https://push.example/{name}", token, b"point", b"auth", "nl", created_ms)


def names(store: AnyStore, of: str, now_ms: int = NOW) -> list[str]:
    return [each.endpoint.rpartition("/")[2] for each in store.subscriptions_of(of, now_ms)]


def test_they_are_kept_as_they_are_and_found_by_person(store: AnyStore) -> None:
    ann, bob = person(store, "Ann"), person(store, "Bob")
    row = subscription(session(store, ann), "phone")
    store.put_subscription(row, MOST)
    assert store.subscriptions_of(ann, NOW) == [row]
    assert store.subscriptions_of(bob, NOW) == []
    with pytest.raises(NoSuchSession):
        store.put_subscription(subscription(b"no session", "phone"), MOST)
    assert store.subscriptions_of(ann, NOW) == [row]


def test_the_newest_few_of_a_person_are_kept(store: AnyStore) -> None:
    ann, bob = person(store, "Ann"), person(store, "Bob")
    store.put_subscription(subscription(session(store, bob), "of-bob"), MOST)
    for number in range(5):
        store.put_subscription(subscription(session(store, ann), f"{number}", NOW + number), MOST)
    assert names(store, ann) == ["2", "3", "4"]
    assert names(store, bob) == ["of-bob"]


def test_a_browser_belongs_to_whoever_used_it_last(store: AnyStore) -> None:
    ann, bob = person(store, "Ann"), person(store, "Bob")
    for each in (ann, bob):
        store.put_subscription(subscription(session(store, each), "shared"), MOST)
    assert (names(store, ann), names(store, bob)) == ([], ["shared"])
    store.drop_own_subscription("https://push.example/shared", ann)
    assert names(store, bob) == ["shared"]
    store.drop_own_subscription("https://push.example/shared", bob)
    assert names(store, bob) == []


def test_they_go_with_their_session_and_their_person(store: AnyStore) -> None:
    ann = person(store, "Ann")
    tokens = [session(store, ann, LATER + at) for at in range(3)]
    for at, token in enumerate(tokens):
        store.put_subscription(subscription(token, f"{at}", NOW + at), MOST)
    assert names(store, ann, LATER) == ["1", "2"]  # the first session has run out
    store.delete_session(tokens[1])
    assert names(store, ann) == ["0", "2"]
    store.drop_subscription("https://push.example/0")
    assert names(store, ann) == ["2"]
    store._write(lambda connection: connection.exec_driver_sql("DELETE FROM people"))
    left = store._read(lambda connection: connection.exec_driver_sql("SELECT * FROM subscriptions").all())
    assert left == []
