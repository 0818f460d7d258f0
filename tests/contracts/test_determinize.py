"""A determinized world is consistent: it gives its viewer the same view, passes the audit, and can be played on."""

from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.playout import play_randomly
from caravela.testing.walks import MOST_ENTRIES
from tests.contracts.walk import Seating, each_seating, samples, walk

EACH = 4
WORLDS = 2
STRIDE = 12
"""Audit the world every 12 decisions while it is played on."""


@each_seating
def test_a_world_looks_the_same_to_the_one_who_imagines_it(seating: Seating) -> None:
    rules = seating.rules
    states = [entry.state for entry in samples(seating, EACH)]
    for at, state in enumerate([*states, walk(seating).end]):
        for viewer in seating.viewers():
            view = rules.view(state, viewer)
            assert view.seat == viewer
            for number in range(WORLDS):
                chance = FastChance(stream_seed(at, "world", number))
                world = rules.determinize(view, chance)
                assert rules.view(world, viewer).text() == view.text()
                assert rules.audit(world) == []
                if viewer is not None:
                    truth = rules.decision_of(state, viewer)
                    dream = rules.decision_of(world, viewer)
                    assert (truth is None) == (dream is None)
                    assert truth is None or dream is None or truth.document() == dream.document()


@each_seating
def test_a_world_plays_on_to_its_end_in_good_health(seating: Seating) -> None:
    rules = seating.rules
    for at, entry in enumerate(samples(seating, 1)):
        viewer = seating.viewers()[at % (seating.seats + 1)]
        chance = FastChance(stream_seed(at, "chance"))
        choices = FastChance(stream_seed(at, "choices"))
        world = rules.determinize(rules.view(entry.state, viewer), chance)
        left = MOST_ENTRIES
        while rules.outcome(world) is None and left > 0:
            left -= STRIDE
            play_randomly(rules, world, choices, chance, STRIDE)
            assert rules.audit(world) == []
        assert rules.outcome(world) is not None


@each_seating
def test_the_same_view_and_chance_give_the_same_world(seating: Seating) -> None:
    rules = seating.rules
    for entry in samples(seating, 1):
        view = rules.view(entry.state, 0)
        one = rules.determinize(view, FastChance(9))
        assert one.to_bytes() == rules.determinize(view, FastChance(9)).to_bytes()


@each_seating
def test_a_world_agrees_with_the_truth_on_what_everybody_knows(seating: Seating) -> None:
    rules = seating.rules
    for entry in samples(seating, 1):
        for viewer in seating.viewers():
            world = rules.determinize(rules.view(entry.state, viewer), FastChance(2))
            assert world.seats == entry.state.seats
            assert rules.rounds(world) == rules.rounds(entry.state)
            awaited = [(decision.seat, decision.question) for decision in rules.decisions(entry.state)]
            assert [(decision.seat, decision.question) for decision in rules.decisions(world)] == awaited


@each_seating
def test_a_spectator_knows_every_action_of_a_public_decision(seating: Seating) -> None:
    rules = seating.rules
    for at, entry in enumerate(samples(seating, 2 * EACH)):
        for decision in rules.decisions(entry.state):
            if not decision.public:
                continue
            for number in range(WORLDS):
                chance = FastChance(stream_seed(at, "world", number))
                world = rules.determinize(rules.view(entry.state, None), chance)
                dream = rules.decision_of(world, decision.seat)
                assert dream is not None
                assert dream.document() == decision.document()
