"""PostgreSQL alone: two processes at one database, servers that are away, and what a start says."""

import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from caravela.storage.database import open_store
from caravela.storage.errors import NewerDatabase, SameKey, StaleIndex, StorageFailed
from caravela.storage.migrate import known_forms, revision
from caravela.storage.postgres import PostgresStore
from caravela.storage.postgres_pool import place_of
from caravela.storage.records import MatchUpdate, SeatRecord
from caravela.storage.schema import metadata
from tests.postgres import Cluster, running_cluster
from tests.storage.making import NOW, header, made_match, person

RACES = 100


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def pair(url: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Two stores on one database, as two processes have them."""
    with PostgresStore(url) as one, PostgresStore(url) as other:
        yield one, other


def database_of(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


def test_the_migrations_give_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        assert revision(connection) == max(known_forms())
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    with PostgresStore(url) as store:
        assert store._read(differences) == []


def test_processes_that_start_together_migrate_once(cluster: Cluster) -> None:
    url = cluster.empty_database()
    failures: list[BaseException] = []

    def start() -> None:
        try:
            PostgresStore(url).close()
        except BaseException as error:  # noqa: BLE001 - reported below
            failures.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_two_processes_race_and_one_wins_each_index(pair: tuple[PostgresStore, PostgresStore]) -> None:
    match = made_match(pair[0])
    for index in range(RACES):
        futures = [store.append(match, index, f"{index}-{at}", b"%d" % at) for at, store in enumerate(pair)]
        outcomes = [future.exception() for future in futures]
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "StaleIndex"]
    assert [entry.index for entry in pair[0].load(match).entries] == list(range(RACES))


def test_a_key_that_two_processes_send_is_one_entry(pair: tuple[PostgresStore, PostgresStore]) -> None:
    match = made_match(pair[0])
    pair[0].append(match, 0, "key", b"first").result()
    for index in (0, 1, 5):
        with pytest.raises(SameKey) as refused:
            pair[1].append(match, index, "key", b"again").result()
        assert refused.value.index == 0
    assert len(pair[1].load(match).entries) == 1


def test_an_append_with_list_changes_is_one_statement(postgres_store: PostgresStore) -> None:
    ann = person(postgres_store, "Ann")
    match = made_match(postgres_store)
    seats = (SeatRecord(0, ann, owes=True), SeatRecord(2, None, owes=False))
    change = MatchUpdate(NOW + 1, "playing", seats, host=ann, listed=b"row")
    postgres_store.append(match, 0, "k", b"data", change).result()
    row = postgres_store.match_row(match)
    assert (row.phase, row.updated_ms, row.header.host, row.listed) == ("playing", NOW + 1, ann, b"row")
    assert row.seats[0] == SeatRecord(0, ann, owes=True)
    postgres_store.append(match, 1, "l", b"data", MatchUpdate(NOW + 2, listed=b"")).result()
    assert postgres_store.match_row(match).listed == b""


def test_nul_characters_find_nothing_and_break_nothing(postgres_store: PostgresStore) -> None:
    assert postgres_store.match_by_code("A\0B") is None
    assert postgres_store.account("a\0b") is None
    ann = person(postgres_store, "An\0n")
    found = postgres_store.person(ann)
    assert found is not None
    assert found.name == "An\ufffdn"


def test_a_lost_connection_is_replaced_without_an_error(cluster: Cluster, url: str) -> None:
    with PostgresStore(url) as store:
        match = made_match(store)
        for index in range(3):
            cluster.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "  # noqa: S608 - our own name
                f"WHERE datname = '{database_of(url)}' AND pid <> pg_backend_pid()"
            )
            assert store.append(match, index, None, b"x").result() == index
        cluster.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "  # noqa: S608 - our own name
            f"WHERE datname = '{database_of(url)}' AND pid <> pg_backend_pid()"
        )
        assert store.match_row(match).entries == 3


def test_a_read_only_database_says_so_and_recovers(cluster: Cluster, url: str) -> None:
    name = database_of(url)
    with PostgresStore(url) as store:
        match = made_match(store)
    cluster.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with PostgresStore(url) as store:
        with pytest.raises(StorageFailed, match="read-only"):
            store.append(match, 0, "a", b"").result()
        assert store.last_write()[1] is not None
        assert store.load(match).entries == []
    cluster.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    with PostgresStore(url) as store:
        assert store.append(match, 0, "a", b"").result() == 0


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()
"""


def test_a_full_disk_keeps_nothing_half_and_play_goes_on_later(cluster: Cluster, url: str) -> None:
    with PostgresStore(url) as store:
        match = made_match(store)
        before = store.load(match)
        cluster.execute(FULL, database_of(url))
        with pytest.raises(StorageFailed, match="is full"):
            store.append(match, 0, "a", b"x", MatchUpdate(NOW + 9, "playing")).result()
        assert store.load(match) == before
        cluster.execute("DROP TRIGGER full_disk ON entries", database_of(url))
        assert store.append(match, 0, "a", b"x").result() == 0


def test_a_server_that_is_away_is_named_and_its_return_noticed() -> None:
    with running_cluster() as cluster:
        url = cluster.new_database()
        with PostgresStore(url) as store:
            match = made_match(store)
            cluster.stop("immediate")
            with pytest.raises(StorageFailed, match="database server"):
                store.append(match, 0, "a", b"").result()
            with pytest.raises(StorageFailed, match="database server"):
                store.load(match)
            with pytest.raises(StorageFailed, match="database server"):
                store.create(header())
            cluster.start()
            assert store.append(match, 0, "a", b"").result() == 0
            assert len(store.load(match).entries) == 1
        cluster.stop()
        with pytest.raises(StorageFailed, match="cannot connect to the database"):
            PostgresStore(url)
        cluster.start()


def test_a_start_warns_of_lost_moves(cluster: Cluster, url: str, caplog: pytest.LogCaptureFixture) -> None:
    cluster.execute(f"ALTER DATABASE {database_of(url)} SET synchronous_commit = off")
    with caplog.at_level(logging.WARNING), PostgresStore(url):
        pass
    assert "synchronous_commit is off" in caplog.text


def test_a_database_of_a_newer_program_is_refused(cluster: Cluster, url: str) -> None:
    cluster.execute("UPDATE alembic_version SET version_num = '9999'", database_of(url))
    with pytest.raises(NewerDatabase, match="newer"):
        PostgresStore(url)


def test_another_encoding_is_refused(cluster: Cluster) -> None:
    cluster.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StorageFailed, match="LATIN1"):
        PostgresStore(cluster.url("latin"))


@pytest.mark.parametrize(
    "address, sentence",
    [
        ("mysql://host/name", "must begin with postgresql://"),
        ("postgresql://host/name?nonsense=1", "not the address of a database"),
    ],
)
def test_an_address_that_is_none(address: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(StorageFailed, match=sentence):
        open_store(tmp_path, address)


def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    with pytest.raises(StorageFailed, match="does not exist"):
        PostgresStore(cluster.url("missing"))


def test_messages_never_show_the_password() -> None:
    assert "secret" not in place_of("postgresql://ann:secret@db.example:5433/caravela")


def test_a_setting_of_many_processes_has_one_value(pair: tuple[PostgresStore, PostgresStore]) -> None:
    assert {store.initial_setting("key", value) for store, value in zip(pair, "ab", strict=True)} == {"a"}


def test_a_stale_index_names_the_next_one(pair: tuple[PostgresStore, PostgresStore]) -> None:
    match = made_match(pair[0])
    pair[0].append(match, 0, None, b"").result()
    with pytest.raises(StaleIndex) as refused:
        pair[1].append(match, 0, None, b"").result()
    assert refused.value.expected == 1
