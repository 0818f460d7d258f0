"""Random play to the end of a match, for simulations and contract tests."""

from mypy_extensions import i64

from caravela.kernel.chance import Chance
from caravela.kernel.rules import Rules
from caravela.kernel.state import State


def play_randomly(rules: Rules, state: State, choices: Chance, chance: Chance, limit: i64) -> i64:
    """Play random legal actions until the match is over or `limit` decisions were made.

    Return the number of decisions. Choices and the match's own chance are separate streams.
    """
    made: i64 = 0
    while made < limit:
        decision = rules.next_decision(state)
        if decision is None:
            return made
        actions = decision.actions
        at = choices.below(len(actions))
        rules.advance(state, decision.seat, actions[at], chance, None)
        made += 1
    return made
