"""Pacing: when a bot's answer is shown.

A bot's thinking time depends on the number of its choices, which may depend on a hidden hand: a timing side channel.
The answer is therefore delayed until a moment that depends only on the table's pace and the bot's level.
"""

import math

from caravela.games import game
from caravela.kernel.levels import LEVEL_NAMES

SEARCH_MARGIN_SECONDS = 0.15
"""Time on top of a search's budget, to hand over the job and to finish the last iteration."""
ITERATIONS_SECONDS = 0.5
"""Time for levels that search a fixed number of iterations."""
QUICK_SECONDS = 0.1
"""Time for levels that do not search."""
STEP_SECONDS = 0.25
"""A late answer is shown after a multiple of this time, so that its delay reveals as little as possible."""


def think_seconds(game_key: str, level: str) -> float:
    """Return the time that every answer of a level takes, independent of its choices."""
    if level not in LEVEL_NAMES:
        return QUICK_SECONDS
    found = game(game_key).levels()[LEVEL_NAMES.index(level)]
    if found.milliseconds > 0.0:
        return found.milliseconds / 1000 + SEARCH_MARGIN_SECONDS
    return ITERATIONS_SECONDS if found.iterations > 0 else QUICK_SECONDS


def release_at(turn: float, began: float, ready: float, pace: float, think: float) -> float:
    """Return when to show an answer, on the same clock as the arguments.

    The turn came at `turn`; a worker began to think at `began` and finished at `ready`. Time in the queue is the same
    for all decisions, so it may be visible; thinking time may not.
    """
    due = max(turn + pace, began + think)
    late = ready - due
    return due if late <= 0 else due + math.ceil(late / STEP_SECONDS) * STEP_SECONDS
