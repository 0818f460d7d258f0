"""People, sessions, accounts and passkeys."""

import sqlite3
from contextlib import closing

import pytest

from caravela.storage.errors import AlreadyThere, NoSuchPerson
from caravela.storage.records import AccountRow, PasskeyRow, PersonRow, SessionRow
from caravela.storage.sqlite import SqliteStore
from caravela.storage.tokens import new_token, token_hash
from tests.storage.making import NOW, AnyStore, person


def test_people_are_renamed_and_found(store: AnyStore) -> None:
    ann = person(store, "Ann")
    store.rename_person(ann, "Änn ⚓", "fr")
    assert store.person(ann) == PersonRow(ann, "Änn ⚓", "fr", NOW)
    assert store.person("nobody") is None
    with pytest.raises(NoSuchPerson):
        store.rename_person("nobody", "x", None)
    with pytest.raises(AlreadyThere):
        store.create_person(PersonRow(ann, "Ann again", None, NOW))


def test_sessions_run_out(store: AnyStore) -> None:
    ann = person(store, "Ann")
    token = token_hash(new_token())
    store.create_session(SessionRow(token, ann, NOW, NOW + 100))
    found = store.session_person(token, NOW + 99)
    assert found is not None
    assert found.id == ann
    assert store.session_person(token, NOW + 100) is None
    assert store.delete_expired_sessions(NOW + 99) == 0
    assert store.delete_expired_sessions(NOW + 100) == 1


def test_sessions_are_ended(store: AnyStore) -> None:
    ann = person(store, "Ann")
    tokens = [token_hash(new_token()) for _ in range(3)]
    for token in tokens:
        store.create_session(SessionRow(token, ann, NOW, NOW + 100))
    store.delete_session(tokens[0])
    assert [store.session_person(token, NOW) is None for token in tokens] == [True, False, False]
    for token in tokens:
        store.delete_session(token)
    assert all(store.session_person(token, NOW) is None for token in tokens)
    with pytest.raises(NoSuchPerson):
        store.create_session(SessionRow(b"x", "nobody", NOW, NOW))


def test_a_token_is_never_on_the_disk(sqlite_store: SqliteStore) -> None:
    ann = person(sqlite_store, "Ann")
    token = new_token()
    sqlite_store.create_session(SessionRow(token_hash(token), ann, NOW, NOW + 100))
    with closing(sqlite3.connect(sqlite_store.path)) as peek:
        dump = "\n".join(peek.iterdump())
    assert token_hash(token).hex() in dump.lower()
    assert token not in dump


def test_logins_are_one_whatever_their_case(store: AnyStore) -> None:
    ann, ben = person(store, "Ann"), person(store, "Ben")
    made = AccountRow(ann, "Straße", "$argon2id$x", NOW)
    store.create_account(made)
    assert store.account("STRASSE") == made
    assert store.account_of(ann) == made
    assert store.account("none") is None
    with pytest.raises(AlreadyThere):
        store.create_account(AccountRow(ben, "strasse", None, NOW))
    with pytest.raises(NoSuchPerson):
        store.create_account(AccountRow("nobody", "x", None, NOW))


def test_passkeys(store: AnyStore) -> None:
    ann = person(store, "Ann")
    made = PasskeyRow(b"\x01id", ann, b"\x02key", 0, "phone", NOW)
    store.add_passkey(made)
    with pytest.raises(AlreadyThere):
        store.add_passkey(made)
    store.used_passkey(made.credential, 7)
    found = store.passkey(made.credential)
    assert found is not None
    assert (found.sign_count, found.public_key) == (7, b"\x02key")
    assert store.passkeys_of(ann) == [found]
    assert store.passkey(b"other") is None
