"""A match is played, taken back, saved and loaded; a saved match that is not the true one is refused in a sentence."""

import copy
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.games import UnknownGame, games
from caravela.kernel.actions import Action, NotationError
from caravela.kernel.chance import FastChance, commitment
from caravela.kernel.decisions import IllegalAction
from caravela.kernel.log import MatchEntry, MatchUndo
from caravela.kernel.rules import OptionError
from caravela.match import MOST_SEED, SPACING, Match, SavedMatchError
from tests.contracts.test_documents import spoil

KEY = next(iter(games()))
SEATS = games()[KEY].least_seats
Document = dict[str, Any]


def begun(entries: int = 0, seed: int = 7) -> Match:
    """A match of the first installed game with some random entries; every second one was taken back once."""
    match = Match.new(KEY, SEATS, seed=seed)
    choices = FastChance(entries)
    for at in range(entries):
        decision = next(decision for decision in match.decisions() if decision.owed)
        action = decision.actions[choices.below(len(decision.actions))]
        match.submit(decision.seat, action)
        if at % 2:
            match.undo()
            match.submit(decision.seat, action)
    return match


def saved(entries: int = 9) -> Document:
    document: Document = json.loads(json.dumps(begun(entries).document()))
    return document


# --- playing -------------------------------------------------------------------------------------


def test_a_new_match_stands_at_its_first_decision() -> None:
    match = Match.new(KEY, SEATS, seed=1)
    assert match.decisions()
    assert match.outcome() is None
    assert [type(line) for line in match.log] == [MatchEntry]
    assert len(match.moments) == 1
    assert list(match.events(None))


def test_a_match_without_a_seed_is_like_no_other() -> None:
    one, other = Match.new(KEY, SEATS), Match.new(KEY, SEATS)
    assert one.secret != other.secret
    assert len(one.secret) == 32


@pytest.mark.parametrize("seed", [-1, MOST_SEED, 2**200])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(OptionError, match=f"the seed is {seed}"):
        Match.new(KEY, SEATS, seed=seed)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=f"there is no game 'chess'; the installed games are .*{KEY}"):
        Match.new("chess", 2)


def test_a_choice_is_made_by_action_or_by_notation() -> None:
    one, other = begun(), begun()
    decision = one.decisions()[0]
    events = one.submit(decision.seat, decision.actions[0])
    told = other.submit(decision.seat, decision.actions[0].notation)
    assert [event.document() for event in events] == [event.document() for event in told]
    assert one.state.digest() == other.state.digest()
    assert one.moments[-1].events == tuple(events)


def test_an_illegal_choice_leaves_the_match_as_it_was() -> None:
    match = begun(5)
    before = match.document()
    legal = {action for decision in match.decisions() for action in decision.actions}
    wrong = next(action for action in match.rules.space.actions if action not in legal)
    for seat in range(SEATS):
        with pytest.raises(IllegalAction):
            match.submit(seat, wrong)
        with pytest.raises(NotationError):
            match.submit(seat, "fold")
    assert match.document() == before


def test_an_action_that_is_not_the_games_own_is_refused() -> None:
    match = begun()
    decision = match.decisions()[0]
    for stranger in (Action("castle", "castle"), Action(decision.actions[0].notation, "forged")):
        with pytest.raises(NotationError):
            match.submit(decision.seat, stranger)


@pytest.mark.parametrize("seat", [-1, SEATS, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    match = begun()
    with pytest.raises(OptionError, match=f"there is no seat {seat}"):
        match.submit(seat, match.decisions()[0].actions[0])
    with pytest.raises(OptionError):
        match.view(seat)
    with pytest.raises(OptionError):
        list(match.events(seat))


def test_the_old_states_of_a_match_stay_as_they_were() -> None:
    match = begun(12)
    kept = [(moment.state, moment.state.digest()) for moment in match.moments]
    match.submit(match.decisions()[0].seat, match.decisions()[0].actions[0])
    assert [state.digest() for state, _ in kept] == [digest for _, digest in kept]


def test_views_and_events_are_those_of_the_reader() -> None:
    match = begun(15)
    for viewer in (*range(SEATS), None):
        assert match.view(viewer).text() == match.rules.view(match.state, viewer).text()
        told = [event for moment in match.moments for event in moment.events if event.seen_by(viewer)]
        assert list(match.events(viewer)) == told


def test_a_whole_match_is_played_to_its_outcome() -> None:
    match = begun()
    choices = FastChance(3)
    while (decisions := match.decisions()) and len(match.log) < 20_000:
        decision = next(decision for decision in decisions if decision.owed)
        match.submit(decision.seat, decision.actions[choices.below(len(decision.actions))])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners()
    with pytest.raises(IllegalAction):
        match.submit(0, match.rules.space.actions[0])


# --- taking back ---------------------------------------------------------------------------------


def test_undo_takes_back_the_last_entry_and_keeps_it_in_the_log() -> None:
    match = begun(4)
    lines, digest = len(match.log), match.moments[-2].state.digest()
    match.undo()
    assert match.state.digest() == digest
    assert len(match.log) == lines + 1
    assert match.log[-1] == MatchUndo(len(match.moments))


def test_undo_takes_back_many_entries() -> None:
    match = begun(8)
    first = match.moments[0].state.digest()
    match.undo(1)
    assert match.state.digest() == first
    assert len(match.moments) == 1


@pytest.mark.parametrize("back_to", [None, 0, -1, 1, 2])
def test_the_setup_cannot_be_taken_back(back_to: int | None) -> None:
    match = begun()
    with pytest.raises(OptionError, match="nothing to take back"):
        match.undo(back_to)
    assert len(match.log) == 1


def test_states_that_are_not_kept_are_played_again() -> None:
    match = Match.new(KEY, SEATS, seed=5)
    choices, digests = FastChance(5), [match.state.digest()]
    while match.at < 3 * SPACING:
        decision = next(decision for decision in match.decisions() if decision.owed)
        match.submit(decision.seat, decision.actions[choices.below(len(decision.actions))])
        digests.append(match.state.digest())
    assert [match.state_at(at).digest() for at in range(match.at)] == digests
    for keep in (2 * SPACING + 1, 2 * SPACING, 2 * SPACING - 1, SPACING, 3, 1):
        match.undo(keep)
        assert [match.state_at(at).digest() for at in range(match.at)] == digests[:keep]
        assert match.state.digest() == digests[keep - 1]


def test_a_match_begins_at_a_position_and_is_saved_with_it() -> None:
    before = begun(7)
    position = before.rules.encode(before.state)
    match = Match(before.game, SEATS, secret=b"s" * 32, position=position)
    assert match.state.digest() == before.state.digest()
    decision = next(decision for decision in match.decisions() if decision.owed)
    match.submit(decision.seat, decision.actions[0])
    document = json.loads(json.dumps(match.document()))
    assert Match.from_document(document).document() == match.document()
    document["header"]["position"] = {}
    assert "broken" in refused(document)
    with pytest.raises(OptionError, match="the position has"):
        Match(before.game, SEATS + 1, secret=b"s" * 32, position=position)


# --- saving and loading --------------------------------------------------------------------------


def test_a_saved_match_is_loaded_whole(tmp_path: Path) -> None:
    match = begun(20)
    match.save(tmp_path / "match.json")
    loaded = Match.load(str(tmp_path / "match.json"))
    assert loaded.document() == match.document()
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    begun(3).save(path)
    begun(6).save(path)
    assert Match.load(path).document() == begun(6).document()


def test_nothing_is_written_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        begun(3).save(tmp_path / "missing" / "match.json")
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    begun(3).save(path)
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        begun(6).save(path)
    assert path.read_bytes() == before
    assert [left.name for left in tmp_path.iterdir()] == ["match.json"]


def test_a_folder_is_no_place_for_a_match(tmp_path: Path) -> None:
    (tmp_path / "match.json").mkdir()
    with pytest.raises(OSError, match=r"match\.json"):
        begun(3).save(tmp_path / "match.json")
    assert [left.name for left in tmp_path.iterdir()] == ["match.json"]


def refused(document: object) -> str:
    """The one sentence with which a document is refused."""
    with pytest.raises(SavedMatchError) as error:
        Match.from_document(document)
    assert error.value.__cause__ is None
    sentence = str(error.value)
    assert sentence
    assert "\n" not in sentence
    return sentence


def changed(change: Callable[[Document], object], entries: int = 9) -> Document:
    document = saved(entries)
    change(document)
    return document


def entry_with_draws(document: Document) -> Any:  # noqa: ANN401 - a part of JSON data
    return next(entry for entry in document["entries"] if entry.get("drawn"))


def other_action(document: Document) -> str:
    """The first choice, made differently."""
    match = begun()
    written = document["entries"][1]["action"]
    return next(a.notation for a in match.decisions()[0].actions if a.notation != written)


def forge_secret(document: Document) -> None:
    """Somebody who changes the secret and its commitment too is betrayed by the draws."""
    document["header"]["secret"] = "11" * 32
    document["header"]["commitment"] = commitment(bytes.fromhex("11" * 32))


TAMPERED: list[tuple[str, Callable[[Document], object], str]] = [
    (
        "a changed draw",
        lambda d: entry_with_draws(d)["drawn"].__setitem__(0, [0, 0]),
        "chance did not answer so",
    ),
    ("a draw too many", lambda d: entry_with_draws(d)["drawn"].append([2, 1]), "chance did not answer so"),
    ("no draws", lambda d: entry_with_draws(d).update(drawn=[]), "chance did not answer so"),
    ("a changed action", lambda d: d["entries"][1].update(action=other_action(d)), "entry|digest"),
    (
        "an unknown action",
        lambda d: d["entries"][1].update(action="fold"),
        "entry 1.*'fold' is not an action",
    ),
    ("a changed seat", lambda d: d["entries"][1].update(seat="ABCDEFGH"[SEATS]), "entry 1.seat is"),
    ("a changed secret", lambda d: d["header"].update(secret="00" * 32), "not the committed one"),
    ("a changed commitment", lambda d: d["header"].update(commitment="00"), "not the committed one"),
    ("a forged secret", forge_secret, "chance did not answer so"),
    ("a nonce too many", lambda d: d["header"]["nonces"].append("00"), "chance did not answer so"),
    ("another end", lambda d: d.update(digest="0123456789abcdef"), "not what its digest says"),
    ("an entry less", lambda d: d["entries"].pop(), "not what its digest says"),
    ("no entries", lambda d: d.update(entries=[]), "no entries"),
    ("a newer form", lambda d: d.update(caravela=2), "saved in form 2; this program reads form 1"),
    ("other rules", lambda d: d["header"].update(rules_version=999), "version 999 of the rules"),
    ("an unknown game", lambda d: d["header"].update(game="chess"), "there is no game 'chess'"),
    ("too many seats", lambda d: d["header"].update(seats=8), "seats|players|8"),
    ("an unknown option", lambda d: d["header"]["options"].update(colour="red"), "colour"),
    ("an unknown field", lambda d: d.update(colour="red"), "colour is not a field here"),
    (
        "an unknown header field",
        lambda d: d["header"].update(colour="red"),
        "header.colour is not a field here",
    ),
    (
        "an unknown entry field",
        lambda d: d["entries"][1].update(colour="red"),
        "entry 1.colour is not a field",
    ),
    (
        "undo of nothing",
        lambda d: d["entries"].insert(1, {"undo": 1}),
        "entry 1: there is nothing to take back",
    ),
    ("undo of the future", lambda d: d["entries"].append({"undo": 99}), "nothing to take back"),
    ("undo of a word", lambda d: d["entries"].append({"undo": "all"}), "undo is 'all', not a whole number"),
    ("no hexadecimal", lambda d: d["header"].update({"secret": "xyz"}), "hexadecimal"),
    ("a number for a nonce", lambda d: d["header"].update(nonces=[12]), "hexadecimal"),
    ("a list for the header", lambda d: d.update(header=[]), "header is not a table of fields"),
    ("a text for the entries", lambda d: d.update(entries="none"), "entries is 'none', not a list"),
    ("a number for an entry", lambda d: d["entries"].append(3), "entry .* is not a table of fields"),
    (
        "two faults",
        lambda d: (d["header"].update(seats="2"), d.pop("digest")),
        "digest is missing.*seats is '2'",
    ),
    ("components of another kind", lambda d: d["header"].update(components=7), "components is not a table"),
    (
        "components without a document",
        lambda d: d["header"].update(
            components={"name": "x", "digest": hashlib.sha256(b"null").hexdigest(), "document": None}
        ),
        "components.document is not a table",
    ),
    (
        "components with a wrong digest",
        lambda d: d["header"].update(components={"name": "x", "digest": "0", "document": {}}),
        "components.digest is not that of the document",
    ),
]


@pytest.mark.parametrize("change, sentence", [pytest.param(c, s, id=name) for name, c, s in TAMPERED])
def test_a_match_that_was_tampered_with_is_refused(
    change: Callable[[Document], object], sentence: str
) -> None:
    said = refused(changed(change))
    assert re.search(sentence, said), said


@pytest.mark.parametrize("junk", [None, 7, "match", [], {}, [1], {"game": KEY}, True])
def test_what_is_no_saved_match_is_refused(junk: object) -> None:
    assert refused(junk) == "this is not a saved match of Caravela"


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\0", "NaN,", '{"caravela": 1', "9" * 10_000])
def test_a_file_that_is_no_json_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SavedMatchError, match=r"broken\.json is not a saved match: it is not JSON"):
        Match.load(path)


def test_a_file_that_is_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    begun(9).save(tmp_path / "match.json")
    data = (tmp_path / "match.json").read_bytes()
    for length in range(0, len(data) - 2, 97):
        (tmp_path / "cut.json").write_bytes(data[:length])
        with pytest.raises(SavedMatchError):
            Match.load(tmp_path / "cut.json")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SavedMatchError, match="it is not JSON"):
        Match.load(tmp_path / "broken.json")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SavedMatchError, match=r"cannot read .*gone\.json: No such file"):
        Match.load(tmp_path / "gone.json")
    with pytest.raises(SavedMatchError, match="cannot read"):
        Match.load(tmp_path)


def test_loading_leaves_the_document_alone() -> None:
    document = saved()
    before = copy.deepcopy(document)
    Match.from_document(document)
    assert document == before


@st.composite
def spoilt_matches(draw: st.DrawFn) -> Document:
    document = saved(4)
    spoil(draw, document)
    return document


@settings(max_examples=150, deadline=None)
@given(spoilt_matches())
def test_a_spoilt_document_is_refused_or_tells_the_same_match(document: Document) -> None:
    try:
        match = Match.from_document(document)
    except SavedMatchError:
        refused(document)
    else:
        assert match.document() == begun(4).document()
