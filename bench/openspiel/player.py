"""OpenSpiel's ISMCTSBot as a bot of the arena: `bench.openspiel.player:Ismcts50ms` thinks 50 ms a decision.

It is OpenSpiel's own Python search with its own random rollouts, to the end of the match; only its loop over
simulations is written again, so that it ends by the clock. A simulation that is under way when the time is up is
finished, which gives it a little more time than it is due.
"""

import re
import time

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.openspiel.bridge import BridgeGame, BridgeState
from caravela.bots.bot import Bot
from caravela.games import games
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

UCT_C = 2.0**0.5
"""UCB1's own constant, for results from 0 to 1."""
LEAST_SIMULATIONS = 2
"""The first one only makes the root; the search has nothing to choose before the second."""
NAME = re.compile(r"Ismcts([1-9][0-9]*)ms")


class TimedIsmcts(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search with a time in place of a number of simulations."""

    def __init__(self, of: BridgeGame, milliseconds: float, seed: int) -> None:
        numbers = np.random.RandomState(seed)
        super().__init__(
            of,
            RandomRolloutEvaluator(n_rollouts=1, random_state=numbers),
            UCT_C,
            max_simulations=0,
            random_state=numbers,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.milliseconds = milliseconds
        self.simulations = 0
        """Of the last search."""

    def run_search(self, state: BridgeState) -> list[tuple[int, float]]:
        deadline = time.perf_counter() + self.milliseconds / 1000
        self.reset()
        self.simulations = 0
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        while self.simulations < LEAST_SIMULATIONS or time.perf_counter() < deadline:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


def key_of(rules: Rules) -> str:
    """Which game rules are of."""
    package = type(rules).__module__
    return next(of.key for of in games().values() if package.startswith(of.package + "."))


class Ismcts(Bot):
    """Asks OpenSpiel's search. Its root is a world that fits the view, so it never sees the state either."""

    milliseconds = 50.0

    def __init__(self, rules: Rules, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.seed = int(chance.below(2**31))
        self.search: TimedIsmcts | None = None

    def choose(self, view: View, decision: Decision) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        world = self.rules.determinize(view, self.chance)
        if self.search is None:
            of = BridgeGame(self.rules, key_of(self.rules), world.seats, self.chance)
            self.search = TimedIsmcts(of, self.milliseconds, self.seed)
        chosen = self.rules.space.actions[int(self.search.step(BridgeState(self.search._game, world)))]  # noqa: SLF001
        return next(action for action in decision.actions if action is chosen)


def __getattr__(name: str) -> type[Bot]:
    """The class of a name such as Ismcts50ms."""
    found = NAME.fullmatch(name)
    if found is None:
        raise AttributeError(name)
    return type(name, (Ismcts,), {"milliseconds": float(found[1]), "__module__": __name__})
