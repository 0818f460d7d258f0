"""A snapshot restores the table that its entries give, and one that does not match them is not used."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.games import game, games
from caravela.server import questions
from caravela.table import snapshots
from caravela.table.entries import decode_entry
from caravela.table.header import decode_header, encode_header
from caravela.table.snapshots import resumed, sealed, written
from caravela.table.table import Table
from caravela.wire.messages import Past, PastAnswer
from tests.table.tables import Play, header
from tests.table.test_fold import CLOCKS, SEATINGS, Crowd
from tests.table.test_plain_path import everything, play_out


def snapshot(play: Play, table: Table | None = None) -> bytes:
    return sealed(written(table or play.table), play.header, play.kept)


def same(one: Table, other: Table) -> None:
    assert everything(one) == everything(other)
    for name in ("index", "version", "moved", "fresh", "keys", "time_ms", "chat_count", "recent"):
        assert msgspec.json.encode(stories(getattr(one.record, name))) == msgspec.json.encode(
            stories(getattr(other.record, name))
        )
    assert one.record.clocks.saved() == other.record.clocks.saved()
    assert (one.match is None) == (other.match is None)
    if one.match is not None and other.match is not None:
        assert one.match.document() == other.match.document()
        assert one.match.at == other.match.at


def stories(value: object) -> object:
    """Return the changes of the last versions as plain numbers."""
    if isinstance(value, int | list | dict):
        return value
    return [(trace.version, trace.lines_from, trace.taken is None) for trace in value]  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", games())
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_a_snapshot_and_the_entries_after_it_tell_the_table_again(key: str, data: st.DataObject) -> None:
    fit = [seats for seats in SEATINGS if len(seats) in game(key).seat_counts()]
    random = data.draw(st.randoms(use_true_random=False))
    seats, clock = data.draw(st.sampled_from(fit)), data.draw(st.sampled_from(CLOCKS))
    crowd = Crowd(key, seats, clock, random.randrange)
    for _ in range(data.draw(st.integers(0, 40))):
        crowd.step()
    taken, index = snapshot(crowd), len(crowd.kept)
    for _ in range(data.draw(st.integers(0, 20))):
        crowd.step()
    stored = decode_header(encode_header(crowd.header))
    table = resumed(stored, crowd.kept, index, taken)
    assert table is not None
    for at in range(table.index, len(crowd.kept)):
        table.take(at, decode_entry(crowd.kept[at]))
    same(table, crowd.table)
    assert snapshot(crowd, table) == snapshot(crowd)


def finished() -> Play:
    play = Play(header("columbus_1492", "Ab"))
    play_out(play)
    return play


def test_the_past_can_be_looked_at_as_before() -> None:
    play = finished()
    table = resumed(play.header, play.kept, len(play.kept), snapshot(play))
    assert table is not None
    for at in range(0, play.table.record.at(), 7):
        for seat in (0, 1, None):
            asked = Past(1, at, seat)
            answers = [questions.past(each, "pA", None, asked) for each in (table, play.table)]
            assert isinstance(answers[0], PastAnswer)
            assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])


def test_a_snapshot_that_does_not_fit_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    play = finished()
    entries, index, header_ = play.kept, len(play.kept), play.header
    taken = snapshot(play)
    assert resumed(header_, entries, index, taken) is not None
    for damaged in (b"", b"cache", taken[:-1], taken[:-9] + b"?" + taken[-8:]):
        assert resumed(header_, entries, index, damaged) is None
    for at in (0, 40, len(taken) - 1):
        flipped = bytearray(taken)
        flipped[at] ^= 1
        assert resumed(header_, entries, index, bytes(flipped)) is None
    assert resumed(header_, entries, index - 1, taken) is None
    assert resumed(header_, entries[:-1], index, taken) is None
    assert resumed(header_, [*entries[:-1], entries[-2]], index, taken) is None
    assert resumed(msgspec.structs.replace(header_, secret="11" * 32), entries, index, taken) is None
    older = msgspec.structs.replace(header_, rules_version=header_.rules_version + 1)
    body = written(play.table)
    assert resumed(older, entries, index, sealed(body, older, entries)) is None
    frozen = written(Table.replay(older, play.entries()))
    assert resumed(older, entries, index, sealed(frozen, older, entries)) is not None
    assert resumed(header_, entries, index, sealed(frozen, header_, entries)) is None
    monkeypatch.setattr(snapshots, "FORM", snapshots.FORM + 1)
    assert resumed(header_, entries, index, taken) is None
