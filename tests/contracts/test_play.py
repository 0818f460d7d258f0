"""Every game plays from its setup to an outcome by its listed actions, and by nothing else."""

from caravela.games import game, ledger
from caravela.kernel.chance import FastChance, ScriptedChance, stream_seed
from caravela.kernel.playout import play_randomly
from caravela.testing import check_audit, check_decisions, check_outcomes, check_refusals, check_setup
from caravela.testing.contracts import check_end
from caravela.testing.facts import KEY, are_facts
from caravela.testing.walks import MOST_ENTRIES
from tests.contracts.walk import WALKS, Seating, each_game, each_seating, samples, walk, walks

MATCHES = 5
ACCEPTED_EACH = 3
REFUSED_EACH = 1


@each_seating
def test_random_matches_end_in_an_outcome(seating: Seating) -> None:
    rules = seating.rules
    for seed in range(MATCHES):
        chance = FastChance(stream_seed(seed, "chance"))
        state = rules.setup(seating.seats, {}, chance, None)
        play_randomly(rules, state, FastChance(stream_seed(seed, "choices")), chance, MOST_ENTRIES)
        check_end(seating.game, rules, state, f"seed {seed}")
        assert rules.audit(state) == []


@each_seating
def test_a_match_has_an_outcome_at_its_end_only(seating: Seating) -> None:
    check_outcomes(walk(seating))


@each_game
def test_the_setup_takes_every_seat_count_and_option_and_no_other(key: str) -> None:
    check_setup(game(key))


@each_seating
def test_decisions_are_well_formed_and_every_listed_action_is_accepted(seating: Seating) -> None:
    check_decisions(walk(seating), samples(seating, ACCEPTED_EACH))


@each_seating
def test_every_state_passes_the_audit(seating: Seating) -> None:
    for played in walks(seating):
        check_audit(played)


@each_seating
def test_every_other_action_is_refused_and_changes_nothing(seating: Seating) -> None:
    check_refusals(walk(seating), samples(seating, REFUSED_EACH))


@each_seating
def test_events_name_their_rule_and_carry_plain_facts(seating: Seating) -> None:
    known = ledger(seating.key)
    for seed in range(WALKS):
        through = walk(seating, seed)
        events = [event for entry in through.entries for event in entry.events]
        for event in [*through.setup_events, *events]:
            assert event.rule in known, f"{event} names no rule of the ledger"
            assert KEY.fullmatch(event.name)
            assert are_facts(event.facts), f"{event} carries a fact that no text can say"
            assert event.only is None or event.but is None
            for audience in (event.only, event.but):
                assert audience is None or set(audience) <= set(range(seating.seats))


@each_seating
def test_who_is_not_told_one_half_of_a_secret_is_told_the_other(seating: Seating) -> None:
    for seed in range(WALKS):
        for entry in walk(seating, seed).entries:
            told = [event.only for event in entry.events]
            assert all(event.but in told for event in entry.events if event.but is not None)


@each_seating
def test_events_change_nothing(seating: Seating) -> None:
    """A simulation that asks for no events goes the same way as a match that shows them."""
    through = walk(seating)
    for before, after in zip(through.entries, through.states()[1:], strict=True):
        silent = before.state.copy()
        script = ScriptedChance(before.drawn)
        seating.rules.advance(silent, before.decision.seat, before.action, script, None)
        script.finish()
        assert silent.to_bytes() == after.to_bytes()


@each_seating
def test_where_a_score_came_from_adds_up_to_it(seating: Seating) -> None:
    for seed in range(WALKS):
        outcome = seating.rules.outcome(walk(seating, seed).end)
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            parts = [points[seat] for points in outcome.categories.values()]
            assert not parts or sum(parts) == score
