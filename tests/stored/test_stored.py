"""Tables, matches and data folders that earlier versions wrote open as they were."""

import asyncio
import base64
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravela.games import games
from caravela.match import Match
from caravela.storage.folder import DATABASE
from caravela.table import snapshots
from caravela.table.entries import Entry, decode_entry, encode_entry
from caravela.table.header import decode_header, encode_header
from caravela.table.table import Table
from tests.server.running import Guest, Running
from tests.stored.write import LOGIN, PASSWORD

VERSIONS = sorted(folder for folder in Path(__file__).parent.iterdir() if folder.name[0].isdigit())
SNAPSHOT_FORM = {"2026-11": 4}

each_version = pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)


def tables(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    for key in games():
        for name, table in json.loads(lzma.decompress((folder / f"{key}.json.xz").read_bytes())).items():
            yield f"{key} {name}", table


def replayed(stored: dict[str, Any]) -> Table:
    entries = [decode_entry(text.encode()) for text in stored["entries"]]
    return Table.replay(decode_header(stored["header"].encode()), entries)


@each_version
def test_headers_and_entries_are_read_and_written_as_before(folder: Path) -> None:
    kinds = set()
    for label, stored in tables(folder):
        header = stored["header"].encode()
        assert encode_header(decode_header(header)) == header, label
        for text in stored["entries"]:
            entry = decode_entry(text.encode())
            assert encode_entry(entry).decode() == text, label
            kinds.add(type(entry))
    assert kinds == set(Entry.__args__)


@each_version
def test_a_table_is_replayed_to_the_same_match(folder: Path) -> None:
    for label, stored in tables(folder):
        table = replayed(stored)
        assert (table.version, table.index) == (stored["version"], len(stored["entries"])), label
        assert [place.name for place in table.record.seating.places] == stored["names"], label
        found = None if table.match is None else json.loads(msgspec.json.encode(table.match.document()))
        assert found == stored["match"], label


@each_version
def test_a_snapshot_resumes_the_table_or_is_ignored(folder: Path) -> None:
    for label, stored in tables(folder):
        entries = [text.encode() for text in stored["entries"]]
        data = base64.b85decode(stored["snapshot"])
        table = snapshots.resumed(decode_header(stored["header"].encode()), entries, len(entries), data)
        if SNAPSHOT_FORM[folder.name] != snapshots.FORM:
            assert table is None, label
            continue
        assert table is not None, label
        assert snapshots.written(table) == snapshots.written(replayed(stored)), label


@each_version
def test_a_saved_match_is_read_to_the_same_document(folder: Path) -> None:
    for label, stored in tables(folder):
        if stored["match"] is not None:
            match = Match.from_document(stored["match"])
            assert json.loads(msgspec.json.encode(match.document())) == stored["match"], label


@each_version
def test_a_data_folder_is_served_with_its_account_and_matches(folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / DATABASE).write_bytes(lzma.decompress((folder / f"{DATABASE}.xz").read_bytes()))

    async def visit(server: Running) -> None:
        async with Guest(server, "Bea") as guest:
            answer = await guest.http.post("/api/login", json={"login": LOGIN, "password": PASSWORD})
            assert answer.status_code == 200, answer.text
            listed = (await guest.http.get("/api/matches")).json()
            assert {row["table"]["game"] for row in listed} == set(games())
            for row in listed:
                seat = await guest.sit(row["table"]["match"])
                assert seat.welcome is not None
                assert [line.text for line in seat.welcome.chat] == ["Bom dia"]
                assert seat.welcome.position.at > 1
                await seat.play(2)

    with Running(data) as server:
        asyncio.run(visit(server))
