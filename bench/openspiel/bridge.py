"""A game of ours as a game of OpenSpiel, as far as its information-set search needs it.

The public methods are overridden themselves, not the underscored ones behind them that OpenSpiel reaches through its
C++ core: that is the quickest way to play a Python game there. Chance is drawn inside `apply_action`.
"""

import pyspiel

from caravela.games import game
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.game import Game
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

MOST_DECISIONS = 1_000_000


def game_type(of: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_{of.key}",
        long_name=of.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=of.most_seats,
        min_num_players=of.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class BridgeGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Rules with a number of seats."""

    def __init__(self, rules: Rules, key: str, seats: int, chance: Chance) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.space),
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(game(key)), info, {})
        self.rules = rules
        self.chance = chance

    def new_initial_state(self) -> "BridgeState":
        return BridgeState(self, self.rules.setup(self.num_players(), {}, self.chance, None))


class BridgeState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our states and the decision that it owes."""

    def __init__(self, of: BridgeGame, state: State) -> None:
        super().__init__(of)
        self.of = of
        self.state = state
        self.decision: Decision | None = of.rules.next_decision(state)
        self._seen = ""
        """Return the view of the deciding seat; computed on the first call."""

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.decision is None else self.decision.seat

    def is_terminal(self) -> bool:
        return self.decision is None

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        decision = self.decision
        if decision is None or player not in (None, decision.seat):
            return []
        return sorted(int(action.code) for action in decision.actions)

    def apply_action(self, action: int) -> None:
        rules = self.of.rules
        assert self.decision is not None
        chosen = rules.space.actions[int(action)]
        rules.advance(self.state, self.decision.seat, chosen, self.of.chance, None)
        self.decision = rules.next_decision(self.state)
        self._seen = ""

    def returns(self) -> list[float]:
        """Return each seat's share of the win, or zeros if the match is not over."""
        outcome = self.of.rules.outcome(self.state)
        return [0.0] * self.state.seats if outcome is None else outcome.shares()

    def information_state_string(self, player: int | None = None) -> str:
        if self.decision is None or player not in (None, self.decision.seat):
            return self.of.rules.view(self.state, player).text()
        if not self._seen:
            self._seen = self.of.rules.view(self.state, self.decision.seat).text()
        return self._seen

    def clone(self) -> "BridgeState":
        return BridgeState(self.of, self.state.copy())

    def resample_from_infostate(self, player: int, sampler: object = None) -> "BridgeState":
        """Another state that looks the same to a player."""
        rules = self.of.rules
        return BridgeState(self.of, rules.determinize(rules.view(self.state, player), self.of.chance))

    def action_to_string(self, *arguments: int) -> str:
        return self.of.rules.space.actions[int(arguments[-1])].notation

    def __str__(self) -> str:
        return self.of.rules.view(self.state, None).text()
