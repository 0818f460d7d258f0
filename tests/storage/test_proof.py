"""A match file is verified completely: a change of any value is detected and located."""

import copy
import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravela.bots.greedy_bot import GreedyBot
from caravela.games import game, games
from caravela.kernel.chance import FastChance, commitment
from caravela.match import Match, SavedMatchError
from caravela.proof import prove, prove_file

SECRET = b"a secret of thirty-two bytes ..."
NONCES = [b"from Ann", b"from Ben"]


def played(key: str, entries: int) -> Match:
    """Greedy bots, with something taken back on the way."""
    match = Match(game(key), 2, secret=SECRET, nonces=NONCES)
    bot = GreedyBot(match.rules, match.game.heuristics(match.rules), FastChance(3))
    while len(match.log) < entries and match.outcome() is None:
        decision = next(decision for decision in match.decisions() if decision.owed)
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision))
        if len(match.log) == 6:
            match.undo()
    return match


@cache
def text_of(key: str, entries: int) -> str:
    return json.dumps(played(key, entries).document())


def document(key: str = "mundus_novus", entries: int = 24) -> dict[str, object]:
    found = json.loads(text_of(key, entries))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("key", sorted(games()))
def test_a_true_file_is_proved(key: str) -> None:
    proof = prove(document(key, 60))
    assert proof.entries == 60
    assert proof.draws > 5
    assert proof.commitment == commitment(SECRET)
    assert not proof.over
    assert prove(document(key, 60), commitment(SECRET).upper()).draws == proof.draws


def test_a_whole_match_is_proved() -> None:
    assert prove(document(entries=100_000)).over


Place = tuple[str | int, ...]


def places(value: object, path: Place = ()) -> list[Place]:
    """Where every value of a document stands, the inner ones as well."""
    found: list[Place] = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            found += places(inner, (*path, at))
    return found


def put(value: object, path: Place, new: object) -> object:
    inner = value
    for step in path[:-1]:
        inner = inner[step]  # type: ignore[index]
    old = inner[path[-1]]  # type: ignore[index]
    inner[path[-1]] = new  # type: ignore[index]
    return old


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=6),
    st.sampled_from(["A", "B", "offer 3 3 4", "pass", "00", "AB", {}, [], [[6, 1]], {"undo": 1}, "1"]),
)


@st.composite
def tampered(draw: st.DrawFn) -> dict[str, object]:
    """A true document with one value exchanged: for anything, or for a neighbour of what it was."""
    made = document()
    path = draw(st.sampled_from(places(made)))
    old = put(made, path, None)
    near: list[st.SearchStrategy[object]] = [ANYTHING]
    if isinstance(old, bool):
        near.append(st.just(not old))
    elif isinstance(old, int):
        near += [st.just(old + 1), st.just(old - 1), st.just(float(old)), st.just(str(old))]
    elif isinstance(old, str) and old:
        flipped = "1" if old[0] == "0" else "0"
        near += [st.just(flipped + old[1:]), st.just(old.upper()), st.just(old + " "), st.just(old[:-1])]
    elif isinstance(old, list) and old:
        near += [st.just(old[:-1]), st.just([*old, old[-1]]), st.just(old[::-1])]
    put(made, path, draw(st.one_of(near)))
    return made


def same(one: object, other: object) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(tampered())
def test_whoever_changes_any_value_is_found_out(changed: dict[str, object]) -> None:
    if same(changed, document()):
        prove(changed)
        return
    with pytest.raises(SavedMatchError):
        prove(changed)


def entry_with_draws(made: dict[str, object]) -> int:
    entries = made["entries"]
    assert isinstance(entries, list)
    return next(at for at, entry in enumerate(entries) if at > 0 and entry.get("drawn"))


def test_a_changed_draw_is_named_by_entry_and_answer() -> None:
    made = document()
    at = entry_with_draws(made)
    old = put(made, ("entries", at, "drawn", 0, 1), 99)
    with pytest.raises(
        SavedMatchError, match=rf"entry {at}: chance.*answer 1 is told as \[\d+, 99\] and was \[\d+, {old}\]"
    ):
        prove(made)


@pytest.mark.parametrize(
    "path, new, complaint",
    [
        (("header", "secret"), "00" * 32, "seed is not the committed one"),
        (("header", "commitment"), "00" * 32, "seed is not the committed one"),
        (("header", "nonces", 0), "00", "entry 0: chance did not answer so"),
        (("header", "rules_version"), 999, "version 999"),
        (("header", "game"), "chess", "chess"),
        (("header", "seats"), 3, "entry 0"),
        (("digest",), "00", "digest"),
        (("entries", 1, "action"), "no such thing", "entry 1"),
        (("entries", 1, "seat"), "F", "entry 1"),
        (("caravela",), 2, "form 2"),
    ],
)
def test_each_kind_of_lie_has_its_sentence(path: Place, new: object, complaint: str) -> None:
    made = document()
    put(made, path, new)
    with pytest.raises(SavedMatchError, match=complaint):
        prove(made)


def test_true_values_in_another_form_are_refused() -> None:
    made = document()
    at = entry_with_draws(made)
    old = put(made, ("entries", at, "drawn", 0, 0), 0)
    assert isinstance(old, int)
    put(made, ("entries", at, "drawn", 0, 0), float(old))
    with pytest.raises(SavedMatchError, match=rf"entries\[{at}\].drawn\[0\]\[0\] is {old}.0, not {old}"):
        prove(made)


def test_entries_dropped_doubled_or_swapped_are_found() -> None:
    for change in ("drop", "double", "swap"):
        made = copy.deepcopy(document())
        entries = made["entries"]
        assert isinstance(entries, list)
        if change == "drop":
            del entries[10]
        elif change == "double":
            entries.insert(10, entries[10])
        else:
            entries[9], entries[10] = entries[10], entries[9]
        with pytest.raises(SavedMatchError):
            prove(made)


def test_another_match_than_the_one_committed_to() -> None:
    with pytest.raises(SavedMatchError, match="another match"):
        prove(document(), "00" * 32)


def test_a_running_match_has_no_seed_to_prove() -> None:
    made = document()
    header = made["header"]
    assert isinstance(header, dict)
    del header["secret"]
    with pytest.raises(SavedMatchError, match="still secret"):
        prove(made)


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ('{"caravela": 1, "caravela": 1}', "stands twice"),
        ('{"caravela": NaN}', "it is not JSON"),
        ("[]", "not a saved match"),
        ("null", "not a saved match"),
        ('{"caravela": 1}', "header"),
        ('{"caravela": 1, "header": {"secret": "x"}}', "broken|header"),
    ],
)
def test_files_that_are_no_match(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SavedMatchError, match=complaint):
        prove_file(file)


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(SavedMatchError, match="cannot read"):
        prove_file(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SavedMatchError, match="it is not JSON"):
        prove_file(tmp_path / "bytes")
