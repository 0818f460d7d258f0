"""Every game plays from its setup to an outcome by its listed actions, and by nothing else."""

import re
from collections.abc import Mapping

import pytest

from caravela.games import game, ledger
from caravela.kernel.chance import FastChance, ScriptedChance, stream_seed
from caravela.kernel.decisions import Decision, IllegalAction, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import OptionError
from caravela.kernel.state import State
from tests.contracts.walk import MOST_LEGS, WALKS, Seating, each_game, each_seating, rules_of, samples, walk

MATCHES = 5
ACCEPTED_EACH = 3
REFUSED_EACH = 1
SUBMITTED = 12
"""How many of the codes that must be refused go all the way through `submit`; the rest are asked why not."""

KEY = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
FACT = re.compile(rf"@[A-H]|=.+|{KEY.pattern}(:-?[0-9]+)?")


def are_facts(facts: Mapping[str, object]) -> bool:
    """Whether all facts have the forms that the text layer can say."""

    def is_fact(fact: object) -> bool:
        if isinstance(fact, list):
            return all(isinstance(item, str) and FACT.fullmatch(item) for item in fact)
        if isinstance(fact, str):
            return FACT.fullmatch(fact) is not None
        return type(fact) is int

    return all(is_fact(fact) for fact in facts.values())


def seat_counts(key: str) -> range:
    return game(key).seat_counts()


def owed(decisions: list[Decision]) -> list[Decision]:
    return [decision for decision in decisions if decision.owed]


def audited(seating: Seating, state: State, doing: str) -> None:
    faults = seating.rules.audit(state)
    assert not faults, f"after {doing}: {faults}"


@each_seating
def test_random_matches_end_in_an_outcome(seating: Seating) -> None:
    rules = seating.rules
    known = ledger(seating.key)
    for seed in range(MATCHES):
        chance = FastChance(stream_seed(seed, "chance"))
        state = rules.setup(seating.seats, {}, chance, None)
        play_randomly(rules, state, FastChance(stream_seed(seed, "choices")), chance, MOST_LEGS)
        outcome = rules.outcome(state)
        assert outcome is not None, f"seed {seed} does not end in {MOST_LEGS} decisions"
        assert rules.decisions(state) == []
        assert rules.next_decision(state) is None
        assert rules.rounds(state) >= 1
        audited(seating, state, f"the match of seed {seed}")
        assert len(outcome.places) == len(outcome.scores) == seating.seats
        # A place is one more than the number of seats before it, so equal seats share one.
        for place in outcome.places:
            assert place == 1 + sum(1 for other in outcome.places if other < place)
        assert outcome.winners()
        assert outcome.reason
        assert outcome.trail
        assert set(outcome.trail) <= set(known)


@each_game
def test_another_number_of_seats_is_refused(key: str) -> None:
    rules = rules_of(key)
    counts = seat_counts(key)
    for seats in (-1, 0, 1, min(counts) - 1, max(counts) + 1, 99):
        if seats not in counts:
            with pytest.raises(OptionError):
                rules.setup(seats, {}, FastChance(1), None)


@each_game
def test_an_option_that_the_game_does_not_have_is_refused(key: str) -> None:
    rules = rules_of(key)
    seats = min(seat_counts(key))
    with pytest.raises(OptionError, match="no_such_option"):
        rules.setup(seats, {"no_such_option": "1"}, FastChance(1), None)


@each_game
def test_every_choice_of_every_option_is_taken_and_no_other(key: str) -> None:
    rules = rules_of(key)
    seats = max(seat_counts(key))
    for option in game(key).options:
        assert option.default in option.choices
        for choice in option.choices:
            assert rules.audit(rules.setup(seats, {option.key: choice}, FastChance(1), None)) == []
        for wrong in ("no such choice", 7, None, ["x"]):
            with pytest.raises(OptionError, match=option.key):
                rules.setup(seats, {option.key: wrong}, FastChance(1), None)


@each_seating
def test_decisions_are_well_formed(seating: Seating) -> None:
    rules = seating.rules
    known = ledger(seating.key)
    for state in walk(seating).states():
        decisions = rules.decisions(state)
        seats = [decision.seat for decision in decisions]
        assert seats == sorted(set(seats)), "a seat has at most one decision, and they come by seat"
        assert all(0 <= seat < seating.seats for seat in seats)
        for decision in decisions:
            assert decision.rule in known
            assert decision.question
            assert decision.actions, f"{decision} has nothing to choose"
            codes = [action.code for action in decision.actions]
            assert len(set(codes)) == len(codes), f"{decision} lists an action twice"
        first = rules.next_decision(state)
        waiting = owed(decisions)
        assert (first is None) == (not waiting) == (rules.outcome(state) is not None)
        if first is not None:
            assert first.document() == waiting[0].document()
            assert first.secret == waiting[0].secret


@each_seating
def test_the_decision_of_a_seat_is_the_one_in_the_list(seating: Seating) -> None:
    rules = seating.rules
    for leg in samples(seating, 2):
        listed = {decision.seat: decision.document() for decision in rules.decisions(leg.state)}
        for seat in range(-1, seating.seats + 1):
            decision = rules.decision_of(leg.state, seat)
            assert (None if decision is None else decision.document()) == listed.get(seat)


@each_seating
def test_every_state_passes_the_audit(seating: Seating) -> None:
    for seed in range(WALKS):
        for leg in walk(seating, seed).legs:
            audited(seating, leg.state, f"some legs with seed {seed}, before {leg.action}")


@each_seating
def test_every_listed_action_is_accepted(seating: Seating) -> None:
    rules = seating.rules
    for leg in samples(seating, ACCEPTED_EACH):
        for decision in rules.decisions(leg.state):
            actions = decision.actions
            for action in actions[:: 1 + len(actions) // 10]:
                after = leg.state.copy()
                rules.submit(after, decision.seat, action, FastChance(5), EventSink())
                audited(seating, after, f"{action} at {leg.decision}")
                assert after.to_bytes() != leg.state.to_bytes() or not decision.owed


@each_seating
def test_every_other_action_is_refused_and_changes_nothing(seating: Seating) -> None:
    rules = seating.rules
    known = ledger(seating.key)
    pick = FastChance(11)

    def check(refusal: Refusal, doing: str) -> None:
        assert refusal.rule in known, f"{doing} is refused by the unknown rule {refusal.rule}"
        assert KEY.fullmatch(refusal.reason), f"{doing} is refused for {refusal.reason!r}"
        assert are_facts(refusal.facts), f"{doing} is refused with {refusal.facts}"

    for state in [*(leg.state for leg in samples(seating, REFUSED_EACH)), walk(seating).end]:
        before = state.to_bytes()
        listed = {decision.seat: set(decision.actions) for decision in rules.decisions(state)}
        for seat in range(seating.seats):
            others = [action for action in rules.space.actions if action not in listed.get(seat, ())]
            for action in others:
                check(rules.refusal(state, seat, action), f"{action} of seat {seat}")
            for _ in range(SUBMITTED):
                action = others[pick.below(len(others))]
                with pytest.raises(IllegalAction) as refused:
                    rules.submit(state, seat, action, FastChance(1), EventSink())
                check(refused.value.refusal, f"{action} of seat {seat}")
                assert refused.value.refusal.rule in str(refused.value)
        assert state.to_bytes() == before


@each_seating
def test_events_name_their_rule_and_carry_plain_facts(seating: Seating) -> None:
    known = ledger(seating.key)
    for seed in range(WALKS):
        through = walk(seating, seed)
        events = [event for leg in through.legs for event in leg.events]
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
        for leg in walk(seating, seed).legs:
            told = [event.only for event in leg.events]
            assert all(event.but in told for event in leg.events if event.but is not None)


@each_seating
def test_events_change_nothing(seating: Seating) -> None:
    """A simulation that asks for no events goes the same way as a match that shows them."""
    through = walk(seating)
    for before, after in zip(through.legs, through.states()[1:], strict=True):
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
