"""The contract between a game and the program: setup, decisions, refusals, copies, documents and outcomes."""

import re

from caravela.games import resource
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import IllegalAction
from caravela.kernel.events import EventSink
from caravela.kernel.game import Game
from caravela.kernel.ledger import parse_ledger
from caravela.kernel.rules import OptionError, Options, Rules
from caravela.testing.walks import Walk

TEXT_KEY = re.compile(r"[a-z][a-z0-9_-]*")


def check_setup(game: Game) -> None:
    """Check that the setup accepts every seat count and option of the game, and nothing else."""
    rules = game.new_rules(None)
    counts = game.seat_counts()
    for seats in counts:
        assert rules.setup(seats, {}, FastChance(1), None).seats == seats
    for seats in (-1, 0, counts[0] - 1, counts[-1] + 1, 99):
        assert _refused(rules, seats, {}), f"{game.key} accepts {seats} seats"
    assert _refused(rules, counts[-1], {"no_such_option": "1"}), f"{game.key} accepts an unknown option"
    for option in game.options:
        assert option.default in option.choices, f"the default of {option.key} is not one of its choices"
        for choice in option.choices:
            faults = rules.audit(rules.setup(counts[-1], {option.key: choice}, FastChance(1), None))
            assert not faults, f"{option.key}={choice}: {faults}"
        for wrong in ("no such choice", 7, None):
            assert _refused(rules, counts[-1], {option.key: wrong}), f"{option.key} accepts {wrong!r}"


def _refused(rules: Rules, seats: int, options: Options) -> bool:
    try:
        rules.setup(seats, options, FastChance(1), None)
    except OptionError:
        return True
    return False


def check_outcomes(walk: Walk) -> None:
    """Check the end of a match: places, winners, and rules that the ledger contains."""
    outcome = walk.rules.outcome(walk.end)
    assert outcome is not None, f"{walk}: nobody has to decide, but there is no outcome"
    assert walk.rules.decisions(walk.end) == [], f"{walk}: a decision after the end"
    assert walk.rules.next_decision(walk.end) is None, f"{walk}: a next decision after the end"
    assert len(outcome.places) == len(outcome.scores) == walk.seats
    for place in outcome.places:
        assert place == 1 + sum(other < place for other in outcome.places), f"{walk}: {outcome.places}"
    assert abs(sum(outcome.shares()) - 1.0) < 1e-9
    assert outcome.reason
    assert outcome.trail
    assert set(outcome.trail) <= _ledger(walk.game), f"{walk}: unknown rules in {outcome.trail}"
    for state in walk.states()[:-1]:
        assert walk.rules.outcome(state) is None, f"{walk}: an outcome before the end"


def check_audit(walk: Walk) -> None:
    """Check that every state passes the game's own audit."""
    for at, state in enumerate(walk.states()):
        faults = walk.rules.audit(state)
        assert not faults, f"{walk}, entry {at}: {faults}"


def check_decisions(walk: Walk) -> None:
    """Check that decisions are well formed and that every listed action is accepted."""
    rules = walk.rules
    known = _ledger(walk.game)
    sampled = {at for at, _ in walk.sample()}
    for at, state in enumerate(walk.states()):
        decisions = rules.decisions(state)
        seats = [decision.seat for decision in decisions]
        assert seats == sorted(set(seats)), f"{walk}, entry {at}: one decision per seat, ordered by seat"
        for decision in decisions:
            assert 0 <= decision.seat < walk.seats
            assert decision.rule in known, f"{walk}, entry {at}: unknown rule {decision.rule}"
            assert decision.actions, f"{walk}, entry {at}: {decision} has no action"
            codes = {int(action.code) for action in decision.actions}
            assert len(codes) == len(decision.actions), f"{walk}, entry {at}: an action is listed twice"
            for action in decision.actions[:: 1 + len(decision.actions) // 5] if at in sampled else ():
                assert rules.space.parse(action.notation) is action
                after = state.copy()
                rules.submit(after, decision.seat, action, FastChance(5), EventSink())
                faults = rules.audit(after)
                assert not faults, f"{walk}, entry {at}, after {action}: {faults}"
        owed = [decision for decision in decisions if decision.owed]
        first = rules.next_decision(state)
        assert (first is None) == (not owed), f"{walk}, entry {at}: next_decision and decisions disagree"
        assert first is None or first.document() == owed[0].document()


def check_refusals(walk: Walk) -> None:
    """Check that every action that is not listed is refused by a rule, and changes nothing."""
    rules = walk.rules
    known = _ledger(walk.game)
    for at, state in [*((at, entry.state) for at, entry in walk.sample()), (len(walk.entries), walk.end)]:
        before = state.to_bytes()
        listed = {decision.seat: decision.actions for decision in rules.decisions(state)}
        for seat in range(walk.seats):
            legal = {int(action.code) for action in listed.get(seat, ())}
            others = [action for action in rules.space.actions if int(action.code) not in legal]
            for action in others[:: 1 + len(others) // 20]:
                try:
                    rules.submit(state, seat, action, FastChance(1), EventSink())
                except IllegalAction as error:
                    refusal = error.refusal
                else:
                    raise AssertionError(f"{walk}, entry {at}: {action} of seat {seat} was accepted")
                assert refusal.rule in known, f"{walk}: {action} is refused by unknown rule {refusal.rule}"
                assert TEXT_KEY.fullmatch(refusal.reason), f"{walk}: {refusal.reason!r} is not a text key"
        assert state.to_bytes() == before, f"{walk}, entry {at}: a refused action changed the state"


def check_copies(walk: Walk) -> None:
    """Check that copies are independent, and that bytes and documents restore equal states."""
    rules = walk.rules
    for at, entry in walk.sample():
        before = entry.state.to_bytes()
        views = [rules.view(entry.state, viewer).text() for viewer in walk.viewers()]
        copy = entry.state.copy()
        rules.advance(copy, entry.decision.seat, entry.action, FastChance(3), None)
        assert entry.state.to_bytes() == before, f"{walk}, entry {at}: a copy shares data with its original"
        restored = rules.from_bytes(before)
        assert restored.to_bytes() == before, f"{walk}, entry {at}: the bytes do not restore the state"
        decoded = rules.decode(rules.encode(entry.state))
        assert decoded.to_bytes() == before, f"{walk}, entry {at}: the document does not restore the state"
        after = [rules.view(restored, viewer).text() for viewer in walk.viewers()]
        assert views == after, f"{walk}, entry {at}: a restored state has other views"


def _ledger(game: Game) -> set[str]:
    return {rule.id for rule in parse_ledger(resource(game, "rules.toml"))}
