"""The file of results: nothing is lost, a torn line is dropped, and nothing foreign is gone on with."""

from pathlib import Path

import pytest

from caravela.lab.playing import Played
from caravela.lab.results import ResultsError, ResultsFile

HEADER: dict[str, object] = {"game": "some", "bots": ("a", "b"), "seed": 1}


def played(number: int) -> Played:
    return Played(number, ["a", "b"], [1, 2], [9, 7], "goal", ["R-1"], 5, 40, 0.25)


def written(path: Path, count: int) -> bytes:
    with ResultsFile(path, HEADER) as results:
        for number in range(count):
            results.add(played(number))
    return path.read_bytes()


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "matches.jsonl"
    before = written(path, 3)
    with ResultsFile(path, HEADER) as results:
        assert results.kept == {number: played(number) for number in range(3)}
        results.add(played(3))
    assert path.read_bytes().startswith(before)
    with ResultsFile(path, HEADER) as results:
        assert set(results.kept) == {0, 1, 2, 3}


def test_a_match_is_in_the_file_when_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    with ResultsFile(path, HEADER) as results:
        for number in range(3):
            results.add(played(number))
            assert path.read_bytes().count(b"\n") == number + 2


def test_a_file_torn_anywhere_keeps_its_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    data = written(path, 2)
    for length in range(len(data)):
        path.write_bytes(data[:length])
        whole = data[:length].count(b"\n")
        with ResultsFile(path, HEADER) as results:
            assert len(results.kept) == max(0, whole - 1)
            results.add(played(7))
        with ResultsFile(path, HEADER) as results:
            assert set(results.kept) == {*range(max(0, whole - 1)), 7}


@pytest.mark.parametrize(
    "other,words",
    [
        ({**HEADER, "seed": 2}, "its seed is 1, not 2"),
        ({**HEADER, "bots": ["a", "c"]}, r'its bots is \["a", "b"\], not \["a", "c"\]'),
        ({**HEADER, "more": 1}, "its more is null"),
    ],
)
def test_another_arena_is_refused_and_left_alone(
    tmp_path: Path, other: dict[str, object], words: str
) -> None:
    path = tmp_path / "matches.jsonl"
    data = written(path, 1)
    with pytest.raises(ResultsError, match=words):
        ResultsFile(path, other)
    assert path.read_bytes() == data


@pytest.mark.parametrize("text", [b"some notes\n", b"[]\n", b"notes\nmore\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "matches.jsonl"
    path.write_bytes(text)
    with pytest.raises(ResultsError, match="no arena's header"):
        ResultsFile(path, HEADER)
    assert path.read_bytes() == text


def test_a_line_broken_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    lines = written(path, 3).splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b'{"number":\n', *lines[2:]]))
    with pytest.raises(ResultsError, match="broken in line 2"):
        ResultsFile(path, HEADER)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ResultsError, match="cannot keep results"):
        ResultsFile(tmp_path / "file" / "matches.jsonl", HEADER)
