"""The log is the match: what was chosen and what chance answered is enough to have it again."""

import json
from pathlib import Path

from caravela.kernel.chance import FastChance, ScriptedChance, stream_seed
from caravela.kernel.log import MatchEntry, in_force
from caravela.kernel.state import State
from caravela.match import Match
from caravela.testing.walks import MOST_ENTRIES
from tests.contracts.walk import WALKS, Seating, each_seating, walk

SAVES = 6
"""How often a match is saved and loaded on its way."""


@each_seating
def test_a_replay_from_the_log_alone_gives_the_same_states(seating: Seating) -> None:
    rules = seating.rules
    for seed in range(WALKS):
        through = walk(seating, seed)
        script = ScriptedChance(through.setup_drawn)
        state: State = rules.setup(seating.seats, {}, script, None)
        script.finish()
        for entry in through.entries:
            assert state.digest() == entry.state.digest()
            script = ScriptedChance(entry.drawn)
            rules.submit(state, entry.decision.seat, entry.action, script, None)
            script.finish()
        assert state.to_bytes() == through.end.to_bytes()


def begun(seating: Seating, seed: int = 3) -> Match:
    return Match.new(seating.key, seating.seats, seed=seed)


def step(match: Match, choices: FastChance) -> bool:
    """One random choice of any seat that may choose; False when the match is over."""
    decisions = match.decisions()
    if not any(decision.owed for decision in decisions):
        return False
    decision = decisions[choices.below(len(decisions))]
    match.submit(decision.seat, decision.actions[choices.below(len(decision.actions))])
    return True


def play_on(match: Match, seed: int, limit: int = MOST_ENTRIES) -> list[str]:
    """Plays on at random and returns the digests on the way."""
    choices = FastChance(stream_seed(seed, "choices"))
    digests = [match.state.digest()]
    while len(digests) < limit and step(match, choices):
        digests.append(match.state.digest())
    return digests


def with_detours(seating: Seating, entries: int) -> Match:
    """A match of many entries, some of them taken back."""
    match = begun(seating)
    choices = FastChance(stream_seed(entries, "detours"))
    for at in range(entries):
        if at % 7 == 6:
            match.undo()
        elif at % 31 == 30:
            match.undo(max(1, len(match.moments) - 5))
        elif not step(match, choices):
            break
    return match


@each_seating
def test_a_match_saved_anywhere_and_loaded_goes_on_as_it_would_have(seating: Seating) -> None:
    for at in range(SAVES):
        match = with_detours(seating, 1 + 37 * at)
        loaded = Match.from_document(json.loads(json.dumps(match.document())))
        assert loaded.document() == match.document()
        assert loaded.log == match.log
        assert [moment.state.digest() for moment in loaded.moments] == [
            moment.state.digest() for moment in match.moments
        ]
        for viewer in seating.viewers():
            told = [event.document() for event in match.events(viewer)]
            assert [event.document() for event in loaded.events(viewer)] == told
        assert play_on(loaded, at, 60) == play_on(match, at, 60)


@each_seating
def test_a_finished_match_is_saved_and_loaded(seating: Seating, tmp_path: Path) -> None:
    match = begun(seating)
    play_on(match, 1)
    outcome = match.outcome()
    assert outcome is not None
    match.save(tmp_path / "match.json")
    loaded = Match.load(tmp_path / "match.json")
    again = loaded.outcome()
    assert again is not None
    assert again.document() == outcome.document()
    assert loaded.document() == match.document()


@each_seating
def test_the_log_of_a_match_replays_by_the_rules_alone(seating: Seating) -> None:
    match = with_detours(seating, 120)
    entries = in_force(match.log)
    assert entries == [moment.entry for moment in match.moments]
    state = match.rules.setup(seating.seats, {}, ScriptedChance(list(entries[0].drawn)), None)
    for entry in entries[1:]:
        assert entry.action is not None
        script = ScriptedChance(list(entry.drawn))
        match.rules.submit(state, entry.seat, entry.action, script, None)
        script.finish()
    assert state.to_bytes() == match.state.to_bytes()


@each_seating
def test_the_same_seed_and_choices_give_the_same_match(seating: Seating) -> None:
    one, other = begun(seating), begun(seating)
    assert play_on(one, 1, 80) == play_on(other, 1, 80)
    assert one.document() == other.document()
    assert play_on(begun(seating, 4), 1, 80) != play_on(begun(seating), 1, 80)


@each_seating
def test_chance_answers_the_same_after_undo_and_redo(seating: Seating) -> None:
    match = begun(seating)
    choices = FastChance(5)
    drew = 0
    for at in range(120):
        if not step(match, choices):
            break
        made = match.log[-1]
        assert isinstance(made, MatchEntry)
        if not made.drawn and at % 10:
            continue
        assert made.action is not None
        digest = match.state.digest()
        match.undo()
        # Whatever is tried in between does not use up the answers.
        if step(match, choices):
            match.undo()
        match.submit(made.seat, made.action)
        assert match.log[-1] == made
        assert match.state.digest() == digest
        drew += len(made.drawn)
    assert drew > 0
