"""A remark beside a choice promises nothing that the rules do not keep."""

from collections import Counter

import pytest

from caravela.games import game
from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.events import EventSink, Facts

GAME = game("mundus_novus")
RULES = GAME.new_rules(None)


def promised(state: MundusState, decision: Decision, action: Action) -> tuple[str, Facts]:
    """The remark's own key and facts, before they become words."""
    said: list[tuple[str, Facts]] = [("", {})]

    def say(key: str, facts: Facts) -> str:
        said.append((key, facts))
        return key

    GAME.remark(RULES.view(state, decision.seat), action, say)
    return said[-1]


def check(state: MundusState, decision: Decision, action: Action) -> str:
    """Compares a remark with what then happens; returns what it was about."""
    key, facts = promised(state, decision, action)
    seat = decision.seat
    before = int(state.doubloons[seat])
    after = state.copy()
    sink = EventSink()
    RULES.advance(after, seat, action, FastChance(1), sink)
    told = {event.name: event.facts for event in sink.events}
    # Merchants may come between a combination and its pay; then there is nothing to compare yet.
    paid = action.family == "different" and "different-made" in told
    if paid or action.family in ("sell", "end", "exchange", "keep"):
        earned = int(after.doubloons[seat]) - before
        assert earned == (facts["earned"] if key == "remark-pay" else 0), (action, key, facts)
        return action.family if key == "remark-pay" else ""
    if key == "remark-set":
        following = RULES.decision_of(after, seat)
        assert following is not None
        if following.question == "develop":
            within = [each for each in following.actions if each.family == "develop"]
            assert len(within) == facts["reach"], action
            return key
    if key == "remark-offer" and "offer-revealed" in told:
        mine = next(
            event.facts
            for event in sink.events
            if event.name == "offer-revealed" and event.facts["seat"] == f"@{'ABCDEF'[seat]}"
        )
        assert mine["worth"] == facts["worth"]
        return key
    if key == "remark-give":
        assert told["gift-made"]["receiver"] == facts["seat"]
        return key
    if action.family == "develop":
        label = told["development-taken"]["development"]
        assert facts == {"label": label, "text": f"=about-{label}"}
        return key
    return ""


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_remarks_are_true(seats: int) -> None:
    about: Counter[str] = Counter()
    for seed in range(4):
        chance = FastChance(seed)
        state = RULES.setup(seats, {}, chance, None)
        assert isinstance(state, MundusState)
        while (decision := RULES.next_decision(state)) is not None:
            tried = decision.actions[:: 1 + len(decision.actions) // 6]
            about.update(check(state, decision, action) for action in tried)
            action = decision.actions[
                0 if decision.question == "turn" else chance.below(len(decision.actions))
            ]
            RULES.advance(state, decision.seat, action, chance, None)
    assert set(about) >= {"remark-set", "remark-offer", "remark-give", "different", "sell", "end", "labelled"}


def test_a_spectator_gets_no_remarks() -> None:
    state = RULES.setup(2, {}, FastChance(1), None)
    decision = RULES.next_decision(state)
    assert decision is not None
    assert GAME.remark(RULES.view(state, None), decision.actions[0], lambda key, facts: key) == ""
