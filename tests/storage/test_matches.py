"""Matches and their entries: what was kept comes back, numbers and keys are taken once."""

from dataclasses import replace

import pytest

from caravela.storage.errors import AlreadyThere, NoSuchMatch, NoSuchPerson, SameKey, StaleIndex, StoreClosed
from caravela.storage.records import EntryRow, MatchUpdate, SeatRecord, Snapshot
from caravela.storage.sqlite import SqliteStore
from caravela.storage.store import Store
from caravela.storage.tokens import CODE_LETTERS, new_code, new_id, new_token, token_hash
from tests.storage.making import NOW, AnyStore, header, later, made_match, person


def test_the_class_keeps_the_promises_of_the_protocol(store: AnyStore) -> None:
    promised: Store = store
    assert promised.lobby() == []


def test_a_match_comes_back_as_it_was_made(store: AnyStore) -> None:
    ann = person(store, "Ann")
    made = header(host=ann)
    store.create(made, [SeatRecord(1, ann, owes=True)], public=True)
    store.append(made.id, 0, "k", b"\x00any bytes\xff").result()
    loaded = store.load(made.id)
    assert loaded.row.header == made
    assert (loaded.row.phase, loaded.row.public, loaded.row.entries) == ("gathering", True, 1)
    assert loaded.row.seats == (SeatRecord(0, None), SeatRecord(1, ann, owes=True), SeatRecord(2, None))
    assert loaded.entries == [EntryRow(0, "k", b"\x00any bytes\xff")]
    assert store.match_row(made.id) == loaded.row


def test_entries_are_numbered_without_gaps(store: AnyStore) -> None:
    match = made_match(store)
    assert [store.append(match, at, f"k{at}", b"%d" % at).result() for at in range(3)] == [0, 1, 2]
    for wrong in (0, 2, 4, -1):
        with pytest.raises(StaleIndex) as refused:
            store.append(match, wrong, f"new {wrong}", b"").result()
        assert refused.value.expected == 3
    assert [entry.data for entry in store.entries_since(match, 1)] == [b"1", b"2"]


def test_a_key_is_an_entry_once_whatever_number_it_comes_with(store: AnyStore) -> None:
    match, other = made_match(store), made_match(store)
    store.append(match, 0, "key", b"first").result()
    for index in (0, 1, 7):
        with pytest.raises(SameKey) as refused:
            store.append(match, index, "key", b"again").result()
        assert refused.value.index == 0
    assert [entry.data for entry in store.load(match).entries] == [b"first"]
    assert store.load(match).row.entries == 1
    store.append(other, 0, "key", b"another match").result()


def test_entries_that_nobody_resends_have_no_key(store: AnyStore) -> None:
    match = made_match(store)
    for at in range(3):
        store.append(match, at, None, b"bot").result()
    assert [entry.key for entry in store.load(match).entries] == [None] * 3


def test_what_an_entry_changes_in_the_lists_is_kept_with_it_or_not_at_all(store: AnyStore) -> None:
    ann = person(store, "Ann")
    match = made_match(store)
    change = MatchUpdate(NOW + 5, "playing", seats=(SeatRecord(2, ann, owes=True),))
    store.append(match, 0, "a", b"", change).result()
    row = store.match_row(match)
    assert (row.phase, row.updated_ms) == ("playing", NOW + 5)
    assert row.seats[2] == SeatRecord(2, ann, owes=True)
    with pytest.raises(StaleIndex):
        store.append(match, 0, "b", b"", MatchUpdate(NOW + 9, "over")).result()
    with pytest.raises(NoSuchPerson):
        store.append(
            match, 1, "c", b"", MatchUpdate(NOW + 9, "over", seats=(SeatRecord(0, "nobody"),))
        ).result()
    assert store.match_row(match) == row
    store.update(match, MatchUpdate(NOW + 10, "over"))
    assert store.match_row(match).phase == "over"


def test_what_is_not_there_is_refused(store: AnyStore) -> None:
    for refused in (
        lambda: store.load("none"),
        lambda: store.match_row("none"),
        lambda: store.append("none", 0, "k", b"").result(),
        lambda: store.update("none", later(1)),
        lambda: store.delete_match("none"),
        lambda: store.put_snapshot(Snapshot("none", 1, "d", b"")),
    ):
        with pytest.raises(NoSuchMatch):
            refused()
    with pytest.raises(NoSuchPerson):
        store.create(header(host="nobody"))
    assert store.matches_of("nobody") == []


def test_ids_codes_and_links_are_unique(store: AnyStore) -> None:
    made = header()
    store.create(made)
    with pytest.raises(AlreadyThere, match="match"):
        store.create(replace(header(), id=made.id))
    with pytest.raises(AlreadyThere, match="code"):
        store.create(replace(header(), code=made.code))
    with pytest.raises(AlreadyThere, match="link"):
        store.create(replace(header(), play_hash=made.play_hash))
    assert store.count_gathering() == 1


def test_matches_are_found_by_code_and_by_link(store: AnyStore) -> None:
    made = header()
    store.create(made)
    assert store.match_by_code(made.code) == made.id
    assert store.match_by_token(made.play_hash) == (made.id, "play")
    assert store.match_by_token(made.watch_hash) == (made.id, "watch")
    assert store.match_by_code("nothing") is None
    assert store.match_by_token(b"nothing") is None


def test_snapshots_are_a_cache(store: AnyStore) -> None:
    match = made_match(store)
    assert store.snapshot(match) is None
    store.put_snapshot(Snapshot(match, 3, "abc", b"old"))
    store.put_snapshot(Snapshot(match, 9, "def", b"new"))
    assert store.snapshot(match) == Snapshot(match, 9, "def", b"new")
    store.drop_snapshot(match)
    assert store.snapshot(match) is None


def test_deleting_a_match_leaves_nothing_of_it(store: AnyStore) -> None:
    match = made_match(store)
    store.append(match, 0, "k", b"x").result()
    store.put_snapshot(Snapshot(match, 1, "d", b"x"))
    store.delete_match(match)
    assert store.entries_since(match, 0) == []
    assert store.snapshot(match) is None


def test_only_tables_that_never_began_are_forgotten(store: AnyStore) -> None:
    old, fresh, playing = (made_match(store) for _ in range(3))
    store.update(fresh, later(1000))
    store.append(playing, 0, "k", b"", MatchUpdate(NOW, "playing")).result()
    assert store.delete_forgotten(NOW + 500) == [old]
    assert store.match_row(fresh).phase == "gathering"
    assert store.match_row(playing).phase == "playing"
    assert store.count_gathering() == 1
    assert store.gathering_among([old, fresh, playing]) == [fresh]


def test_matches_that_people_play_are_found_by_when_they_changed(store: AnyStore) -> None:
    ann = person(store, "Ann")
    seated = (SeatRecord(0, ann, owes=True),)
    old, new, newest, of_bots = (made_match(store) for _ in range(4))
    for match, changed_ms in ((newest, NOW + 30), (new, NOW + 20), (old, NOW - 10)):
        store.update(match, MatchUpdate(changed_ms, "playing", seats=seated))
    store.update(of_bots, MatchUpdate(NOW + 40, "playing"))
    assert [row.header.id for row in store.played_since(NOW, 10)] == [newest, new]
    assert [row.header.id for row in store.played_since(NOW, 1)] == [newest]
    assert store.played_since(NOW, 1)[0].seats[0] == seated[0]


def test_the_lobby_lists_public_tables_those_that_gather_first_then_those_played_last(
    store: SqliteStore,
) -> None:
    made = [header(created_ms=NOW + at) for at in range(6)]
    for at, each in enumerate(made):
        store.create(each, public=at != 1)
    for at, played_ms in ((2, NOW + 9), (4, NOW + 8)):
        store.update(made[at].id, MatchUpdate(played_ms, "playing"))
    store.update(made[5].id, MatchUpdate(NOW, "over"))
    assert [row.header.id for row in store.lobby()] == [made[at].id for at in (3, 0, 2, 4)]
    assert [row.header.id for row in store.lobby(limit=1)] == [made[3].id]


def test_my_matches_are_those_i_sit_at_or_made(store: AnyStore) -> None:
    ann, ben = person(store, "Ann"), person(store, "Ben")
    hosted, seated, other = header(host=ann), header(), header(host=ben)
    store.create(hosted)
    store.create(seated, [SeatRecord(0, ann), SeatRecord(2, ann)])
    store.create(other)
    store.update(seated.id, later(50))
    assert [row.header.id for row in store.matches_of(ann)] == [seated.id, hosted.id]
    assert [row.header.id for row in store.matches_of(ann, before_ms=NOW + 50)] == [hosted.id]
    assert [row.header.id for row in store.matches_of(ann, limit=1)] == [seated.id]


def test_a_match_survives_closing_and_opening(sqlite_store: SqliteStore) -> None:
    match = made_match(sqlite_store)
    sqlite_store.append(match, 0, "k", b"kept").result()
    sqlite_store.close()
    with pytest.raises(StoreClosed):
        sqlite_store.append(match, 1, "l", b"late").result()
    with pytest.raises(StoreClosed):
        sqlite_store.load(match)
    with SqliteStore(sqlite_store.path.parent) as again:
        assert [entry.data for entry in again.load(match).entries] == [b"kept"]


def test_settings(store: AnyStore) -> None:
    assert store.setting("key") is None
    store.put_setting("key", "one")
    store.put_setting("key", "two")
    assert store.setting("key") == "two"
    store.check()


def test_tokens_and_codes() -> None:
    assert len({new_token() for _ in range(50)} | {new_id() for _ in range(50)}) == 100
    assert len(token_hash("x")) == 32
    assert set(new_code()) <= set(CODE_LETTERS)
