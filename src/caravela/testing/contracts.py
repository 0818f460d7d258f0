"""The contract between a game and the program: setup, decisions, refusals, copies, documents and outcomes.

Expensive checks look at some entries only: those of `Walk.sample`, unless the caller passes others of the same rules.
"""

from collections.abc import Sequence

from caravela.games import resource
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import IllegalAction, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.game import Game
from caravela.kernel.ledger import parse_ledger
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import OptionError, Options, Rules
from caravela.kernel.state import State
from caravela.testing.facts import KEY, are_facts
from caravela.testing.walks import Entry, Walk

SUBMITTED = 12
"""How many illegal actions of a seat go all the way through `submit`; only the refusals of the others are checked."""
AHEAD = 25
"""How many decisions a copy is played on."""


def check_setup(game: Game) -> None:
    """Check that the setup accepts every seat count and option of the game, and nothing else."""
    rules = game.new_rules(None)
    counts = game.seat_counts()
    for seats in counts:
        assert rules.setup(seats, {}, FastChance(1), None).seats == seats
    for seats in {-1, 0, 1, counts[0] - 1, counts[-1] + 1, 99} - set(counts):
        assert _refusal(rules, seats, {}), f"{game.key} accepts {seats} seats"
    assert "no_such_option" in _refusal(rules, counts[-1], {"no_such_option": "1"}), "an unknown option"
    for option in game.options:
        assert option.default in option.choices, f"the default of {option.key} is not one of its choices"
        for choice in option.choices:
            faults = rules.audit(rules.setup(counts[-1], {option.key: choice}, FastChance(1), None))
            assert not faults, f"{option.key}={choice}: {faults}"
        for wrong in ("no such choice", 7, None, ["x"]):
            refusal = _refusal(rules, counts[-1], {option.key: wrong})
            assert option.key in refusal, f"{option.key}={wrong!r} gets {refusal!r}"


def _refusal(rules: Rules, seats: int, options: Options) -> str:
    """Return the message of a setup that is refused; empty if it is accepted."""
    try:
        rules.setup(seats, options, FastChance(1), None)
    except OptionError as error:
        return str(error)
    return ""


def check_outcomes(walk: Walk) -> None:
    """Check the end of a match, and that there is no outcome before it."""
    check_end(walk.game, walk.rules, walk.end, str(walk))
    for state in walk.states()[:-1]:
        assert walk.rules.outcome(state) is None, f"{walk}: an outcome before the end"


def check_end(game: Game, rules: Rules, end: State, where: str) -> None:
    """Check the last state of a match: places, winners, and rules that the ledger contains."""
    outcome = rules.outcome(end)
    assert outcome is not None, f"{where}: nobody has to decide, but there is no outcome"
    assert rules.decisions(end) == [], f"{where}: a decision after the end"
    assert rules.next_decision(end) is None, f"{where}: a next decision after the end"
    assert rules.rounds(end) >= 1, f"{where}: no rounds"
    assert len(outcome.places) == len(outcome.scores) == end.seats
    # A place is one more than the number of seats before it, so equal seats share one.
    for place in outcome.places:
        assert place == 1 + sum(other < place for other in outcome.places), f"{where}: {outcome.places}"
    assert outcome.winners()
    assert abs(sum(outcome.shares()) - 1.0) < 1e-9
    assert outcome.reason
    assert outcome.trail
    assert set(outcome.trail) <= _ledger(game), f"{where}: unknown rules in {outcome.trail}"


def check_audit(walk: Walk) -> None:
    """Check that every state passes the game's own audit."""
    for at, state in enumerate(walk.states()):
        faults = walk.rules.audit(state)
        assert not faults, f"{walk}, entry {at}: {faults}"


def check_decisions(walk: Walk, entries: Sequence[Entry] | None = None) -> None:
    """Check decisions and the rules that events name, and that every listed action is accepted."""
    rules = walk.rules
    known = _ledger(walk.game)
    for at, state in enumerate(walk.states()):
        decisions = rules.decisions(state)
        seats = [decision.seat for decision in decisions]
        assert seats == sorted(set(seats)), f"{walk}, entry {at}: one decision per seat, ordered by seat"
        for decision in decisions:
            assert 0 <= decision.seat < walk.seats
            assert decision.rule in known, f"{walk}, entry {at}: unknown rule {decision.rule}"
            assert decision.question, f"{walk}, entry {at}: no question"
            assert decision.actions, f"{walk}, entry {at}: {decision} has no action"
            codes = {int(action.code) for action in decision.actions}
            assert len(codes) == len(decision.actions), f"{walk}, entry {at}: an action is listed twice"
        owed = [decision for decision in decisions if decision.owed]
        first = rules.next_decision(state)
        assert (first is None) == (not owed), f"{walk}, entry {at}: next_decision and decisions disagree"
        assert (first is None) == (rules.outcome(state) is not None)
        assert first is None or first.document() == owed[0].document()
        assert first is None or first.secret == owed[0].secret
    for event in (*walk.setup_events, *(event for entry in walk.entries for event in entry.events)):
        assert event.rule in known, (
            f"{walk}: {event.name} names the rule {event.rule}, which is not in rules.toml"
        )
    for entry in walk.sample() if entries is None else entries:
        _check_actions(rules, entry, f"{walk}, {entry}")


def _check_actions(rules: Rules, entry: Entry, where: str) -> None:
    decisions = rules.decisions(entry.state)
    listed = {decision.seat: decision.document() for decision in decisions}
    for seat in range(-1, entry.state.seats + 1):
        of_seat = rules.decision_of(entry.state, seat)
        assert (None if of_seat is None else of_seat.document()) == listed.get(seat), f"{where}: seat {seat}"
    before = entry.state.to_bytes()
    for decision in decisions:
        for action in decision.actions[:: 1 + len(decision.actions) // 10]:
            assert rules.space.parse(action.notation) is action
            after = entry.state.copy()
            rules.submit(after, decision.seat, action, FastChance(5), EventSink())
            faults = rules.audit(after)
            assert not faults, f"{where}, after {action}: {faults}"
            assert after.to_bytes() != before or not decision.owed, f"{where}: {action} changes nothing"


def check_refusals(walk: Walk, entries: Sequence[Entry] | None = None) -> None:
    """Check that every action that is not listed is refused by a rule, and changes nothing."""
    rules = walk.rules
    known = _ledger(walk.game)
    pick = FastChance(11)

    def check(refusal: Refusal, what: str) -> None:
        assert refusal.rule in known, f"{what} is refused by unknown rule {refusal.rule}"
        assert KEY.fullmatch(refusal.reason), f"{what}: {refusal.reason!r} is not a text key"
        assert are_facts(refusal.facts), f"{what} is refused with {refusal.facts}"

    sample = walk.sample() if entries is None else entries
    for state in [*(entry.state for entry in sample), walk.end]:
        before = state.to_bytes()
        listed = {decision.seat: decision.actions for decision in rules.decisions(state)}
        for seat in range(walk.seats):
            legal = {int(action.code) for action in listed.get(seat, ())}
            others = [action for action in rules.space.actions if int(action.code) not in legal]
            for action in others:
                check(rules.refusal(state, seat, action), f"{walk}: {action} of seat {seat}")
            for _ in range(min(SUBMITTED, len(others))):
                action = others[pick.below(len(others))]
                what = f"{walk}: {action} of seat {seat}"
                error = _illegal(rules, state, seat, action)
                assert error is not None, f"{what} was accepted"
                check(error.refusal, what)
                assert error.refusal.rule in str(error), f"{what}: {error} does not name its rule"
        assert state.to_bytes() == before, f"{walk}: a refused action changed the state"


def _illegal(rules: Rules, state: State, seat: int, action: Action) -> IllegalAction | None:
    try:
        rules.submit(state, seat, action, FastChance(1), EventSink())
    except IllegalAction as error:
        return error
    return None


def check_copies(walk: Walk, entries: Sequence[Entry] | None = None) -> None:
    """Check that copies are independent, and that bytes and documents restore equal states."""
    rules = walk.rules
    sample = walk.sample() if entries is None else entries
    for at, state in enumerate([*(entry.state for entry in sample), walk.end]):
        before = state.to_bytes()
        where = f"{walk}, {sample[at] if at < len(sample) else 'the end'}"
        copy, restored = state.copy(), rules.from_bytes(before)
        document = rules.encode(state)
        decoded = rules.decode(document)
        for other, method in ((copy, "copy"), (restored, "from_bytes"), (decoded, "decode")):
            changed = _changed(document, rules.encode(other))
            assert not changed, f"{where}: {method} gives another state, which differs in {changed}"
            # A part that the document does not have.
            assert other.to_bytes() == before, f"{where}: {method} gives a state with other bytes"
        assert restored.digest() == state.digest(), f"{where}: a restored state has another digest"
        for viewer in walk.viewers():
            same = rules.view(restored, viewer).text() == rules.view(state, viewer).text()
            assert same, f"{where}: a restored state has other views"
        for other in (copy, restored):
            play_randomly(rules, other, FastChance(at), FastChance(at + 1), AHEAD)
        assert copy.to_bytes() == restored.to_bytes(), (
            f"{where}: a copy and a restored state go different ways"
        )
        assert (copy.to_bytes() != before) == (at < len(sample)), f"{where}: the copy does not go on"
        assert state.to_bytes() == before, f"{where}: a copy shares data with its original"


def _changed(one: dict[str, object], other: dict[str, object]) -> str:
    """Return the names of the members in which two documents differ."""
    return ", ".join(name for name in one | other if one.get(name) != other.get(name))


def _ledger(game: Game) -> set[str]:
    return {rule.id for rule in parse_ledger(resource(game, "rules.toml"))}
