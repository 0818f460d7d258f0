"""A copy shares nothing with its original, and bytes are a copy that travels."""

from caravela.kernel.chance import FastChance
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from tests.contracts.walk import MOST_LEGS, Seating, each_seating, samples, walk

EACH = 2
AHEAD = 25


def play_on(rules: Rules, state: State, seed: int, limit: int = AHEAD) -> int:
    return int(play_randomly(rules, state, FastChance(seed), FastChance(seed + 1), limit))


@each_seating
def test_old_copies_never_change_while_the_original_goes_on(seating: Seating) -> None:
    rules = seating.rules
    state = walk(seating).legs[0].state.copy()
    kept: list[tuple[State, bytes, str]] = []
    made = 1
    while made:
        kept.append((state.copy(), state.to_bytes(), state.digest()))
        made = play_on(rules, state, len(kept), 1)
        assert len(kept) < MOST_LEGS
    for copy, data, digest in kept:
        assert copy.to_bytes() == data
        assert copy.digest() == digest


@each_seating
def test_an_original_never_changes_while_its_copy_goes_on(seating: Seating) -> None:
    for at, leg in enumerate(samples(seating, EACH)):
        data = leg.state.to_bytes()
        copy = leg.state.copy()
        assert copy.to_bytes() == data
        play_on(seating.rules, copy, at)
        assert copy.to_bytes() != data
        assert leg.state.to_bytes() == data


@each_seating
def test_copies_go_the_same_way(seating: Seating) -> None:
    for at, leg in enumerate(samples(seating, EACH)):
        one, other = leg.state.copy(), leg.state.copy().copy()
        assert play_on(seating.rules, one, at) == play_on(seating.rules, other, at)
        assert one.to_bytes() == other.to_bytes()


@each_seating
def test_asking_changes_nothing(seating: Seating) -> None:
    rules = seating.rules
    for leg in samples(seating, EACH):
        state = leg.state.copy()
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
        assert state.to_bytes() == leg.state.to_bytes()


@each_seating
def test_a_view_does_not_change_while_the_match_goes_on(seating: Seating) -> None:
    for at, leg in enumerate(samples(seating, EACH)):
        state = leg.state.copy()
        views = [seating.rules.view(state, viewer) for viewer in seating.viewers()]
        texts = [view.text() for view in views]
        play_on(seating.rules, state, at)
        assert [view.text() for view in views] == texts


@each_seating
def test_a_state_comes_back_from_its_bytes(seating: Seating) -> None:
    rules = seating.rules
    states = [leg.state for leg in samples(seating, EACH)]
    for at, state in enumerate([*states, walk(seating).end]):
        back = rules.from_bytes(state.to_bytes())
        assert back.to_bytes() == state.to_bytes()
        assert back.digest() == state.digest()
        there = state.copy()
        play_on(rules, back, at)
        play_on(rules, there, at)
        assert back.to_bytes() == there.to_bytes()


@each_seating
def test_different_states_have_different_digests(seating: Seating) -> None:
    states = walk(seating).states()
    assert len({state.digest() for state in states}) == len({state.to_bytes() for state in states})
