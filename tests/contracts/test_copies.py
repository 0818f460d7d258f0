"""A copy shares nothing with its original, and bytes are a copy that travels."""

from caravela.kernel.chance import FastChance
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.testing import check_copies
from caravela.testing.walks import MOST_ENTRIES
from tests.contracts.walk import Seating, each_seating, samples, walk

EACH = 2
RESTORED_EACH = 6
AHEAD = 25


def play_on(rules: Rules, state: State, seed: int, limit: int = AHEAD) -> int:
    return int(play_randomly(rules, state, FastChance(seed), FastChance(seed + 1), limit))


@each_seating
def test_old_copies_never_change_while_the_original_goes_on(seating: Seating) -> None:
    rules = seating.rules
    state = walk(seating).entries[0].state.copy()
    kept: list[tuple[State, bytes, str]] = []
    made = 1
    while made:
        kept.append((state.copy(), state.to_bytes(), state.digest()))
        made = play_on(rules, state, len(kept), 1)
        assert len(kept) < MOST_ENTRIES
    for copy, data, digest in kept:
        assert copy.to_bytes() == data
        assert copy.digest() == digest


@each_seating
def test_copies_are_independent_and_bytes_and_documents_restore_states(seating: Seating) -> None:
    check_copies(walk(seating), samples(seating, RESTORED_EACH))


@each_seating
def test_copies_go_the_same_way(seating: Seating) -> None:
    for at, entry in enumerate(samples(seating, EACH)):
        one, other = entry.state.copy(), entry.state.copy().copy()
        assert play_on(seating.rules, one, at) == play_on(seating.rules, other, at)
        assert one.to_bytes() == other.to_bytes()


@each_seating
def test_asking_changes_nothing(seating: Seating) -> None:
    rules = seating.rules
    for entry in samples(seating, EACH):
        state = entry.state.copy()
        rules.decisions(state)
        rules.next_decision(state)
        rules.outcome(state)
        rules.rounds(state)
        rules.audit(state)
        rules.encode(state)
        for viewer in seating.viewers():
            view = rules.view(state, viewer)
            text = view.text()
            rules.determinize(view, FastChance(1))
            assert view.text() == text
        assert state.to_bytes() == entry.state.to_bytes()


@each_seating
def test_a_view_does_not_change_while_the_match_goes_on(seating: Seating) -> None:
    for at, entry in enumerate(samples(seating, EACH)):
        state = entry.state.copy()
        views = [seating.rules.view(state, viewer) for viewer in seating.viewers()]
        texts = [view.text() for view in views]
        play_on(seating.rules, state, at)
        assert [view.text() for view in views] == texts


@each_seating
def test_different_states_have_different_digests(seating: Seating) -> None:
    states = walk(seating).states()
    assert len({state.digest() for state in states}) == len({state.to_bytes() for state in states})
