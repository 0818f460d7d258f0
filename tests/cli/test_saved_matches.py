"""Saved matches: taken up again when sound, refused when spoilt."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from caravela.cli import main
from caravela.match import Match
from tests.cli.program import GAME, contents, one_sentence, refused, run


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A saved match of a few entries, one of them taken back."""
    match = Match.new(GAME, 2, seed=1)
    for _ in range(6):
        decision = match.rules.next_decision(match.state)
        assert decision is not None
        match.submit(decision.seat, decision.actions[0])
    match.undo()
    file = tmp_path_factory.mktemp("saved") / "match.json"
    match.save(file)
    return file.read_text(encoding="utf-8")


def _tampered(
    change: Callable[[dict[str, object], dict[str, object], list[dict[str, object]]], object],
) -> Callable[[str], str]:
    def tamper(text: str) -> str:
        document = json.loads(text)
        change(document, document["header"], document["entries"])
        return json.dumps(document)

    return tamper


SPOILT: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "cut off": lambda text: text[: len(text) // 2],
    "cut off late": lambda text: text.rstrip()[:-1],
    "nested": lambda text: "[" * 100_000,
    "another text": lambda text: "An evening at the table.",
    "another document": lambda text: '{"name": "chess"}',
    "a list": lambda text: "[]",
    "nothing": lambda text: "null",
    "a number too long": lambda text: "9" * 10_000,
    "a surrogate": lambda text: '{"caravela": "\\ud800"}',
    "a newer form": _tampered(lambda whole, header, entries: whole.update(caravela=99)),
    "no header": _tampered(lambda whole, header, entries: whole.pop("header")),
    "a field more": _tampered(lambda whole, header, entries: whole.update(note="hello")),
    "another game": _tampered(lambda whole, header, entries: header.update(game="chess")),
    "other rules": _tampered(lambda whole, header, entries: header.update(rules_version=9)),
    "more seats": _tampered(lambda whole, header, entries: header.update(seats=3)),
    "too many seats": _tampered(lambda whole, header, entries: header.update(seats=99)),
    "an unknown option": _tampered(lambda whole, header, entries: header.update(options={"speed": 1})),
    "another seed": _tampered(lambda whole, header, entries: header.update(secret="00" * 32)),
    "no seed": _tampered(lambda whole, header, entries: header.update({"secret": "xyz"})),
    "broken components": _tampered(lambda whole, header, entries: header.update(components={"name": "x"})),
    "no entries": _tampered(lambda whole, header, entries: entries.clear()),
    "an entry less": _tampered(lambda whole, header, entries: entries.pop()),
    "another action": _tampered(lambda whole, header, entries: entries[1].update(action="announce 4")),
    "no action": _tampered(lambda whole, header, entries: entries[1].update(action="dance")),
    "another player": _tampered(lambda whole, header, entries: entries[1].update(seat="F")),
    "other cards": _tampered(lambda whole, header, entries: entries[0].update(drawn=[[1, 0]])),
    "undone too far": _tampered(lambda whole, header, entries: entries[-1].update(undo=99)),
    "another end": _tampered(lambda whole, header, entries: whole.update(digest="0" * 16)),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_saved_match_is_refused(
    how: str,
    saved: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In this process, for there are many and they differ only in what is read."""
    file = tmp_path / "match.json"
    file.write_text(SPOILT[how](saved), encoding="utf-8")
    before = contents(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["caravela", "play", "--text", "--load", file.name])
    with pytest.raises(SystemExit) as caught:
        main()
    sentence = one_sentence(caught.value.code, *capsys.readouterr())
    assert "match" in sentence or "no game 'chess'" in sentence
    assert contents(tmp_path) == before


@pytest.mark.parametrize("how", ["cut off", "other cards"])
def test_a_spoilt_saved_match_is_refused_by_the_program_itself(how: str, saved: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(SPOILT[how](saved), encoding="utf-8")
    assert "match" in refused(tmp_path, "play", "--text", "--load", file.name, typed="1\n1\n")


def test_a_saved_match_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(bytes(range(256)))
    assert "is not a saved match" in refused(tmp_path, "play", "--text", "--load", "match.json")


def test_the_saved_match_itself_is_sound(saved: str, tmp_path: Path) -> None:
    """So that the spoilt ones above are refused for what was done to them."""
    (tmp_path / "match.json").write_text(saved, encoding="utf-8")
    assert run(tmp_path, "play", "--text", "--load", "match.json").returncode == 0


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """A folder stands for everything that has a name but gives no text; it does so for every user."""
    (tmp_path / "folder").mkdir()
    for option in ("--load", "--components"):
        assert "cannot read" in refused(tmp_path, "play", "--text", option, "folder")
