"""The settings of the tree search. A game sets its own in the [search] table of its weights.toml."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class SearchSettings:
    """Parameters of the tree search, without its budget. Change some with `dataclasses.replace`."""

    exploration: float = 0.6
    """Weight of the exploration term, which favours actions with a high prior and few visits."""
    prior_temperature: float = 0.3
    """Softmax temperature of the priors, in multiples of the heuristics' `unit`."""
    first_play_urgency: float = 0.05
    """An unvisited action is assumed to be this much worse than the mean of its visited siblings."""
    chance_samples: int = 1
    """Evaluations per action on expansion if chance answers the action. Raise it if one answer says little."""
    first_evaluation_counts: bool = False
    """Without rollouts, count the evaluation made on expansion as the first visit.

    Set it if that evaluation hardly depends on hidden information.
    """
    max_depth: int = 60
    """Longest path through the tree, in decisions."""
    rollout_length: int = 0
    """Rollout length in decisions. Useful if the evaluation is reliable only in some phases of a round."""
    rollout_temperature: float = 0.3
    """Softmax temperature of the rollout policy, in units. Lower it if many actions have similar values."""
    rollout_candidates: int = 16
    """Actions that the rollout policy evaluates; if there are more, it samples this many."""
    max_backup_weight: float = 0.0
    """Weight of the max backup against the mean; 0 is a pure mean.

    Raise it if a turn has many choices in a row. Lower it if the best of them may only have been lucky.
    """
    optimism: float = 0.0
    """Log-odds by which the search overestimates the win chance of its seat; see `bench/calibration.py`."""


DEFAULT_SEARCH: Final = SearchSettings()
