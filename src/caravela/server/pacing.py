"""Pacing: when a bot's answer is shown.

How long a bot thinks depends on how many choices it has, and those may depend on a hidden hand. So the answer is held
back until a moment that depends on nothing but the table's pace and the bot's level.
"""

import math

from caravela.games import game
from caravela.kernel.levels import LEVEL_NAMES

SEARCH_MARGIN_SECONDS = 0.15
"""Beyond its budget a search needs time to be handed over and to end its last iteration."""
ITERATIONS_SECONDS = 0.5
"""For levels that search a fixed number of iterations."""
QUICK_SECONDS = 0.1
"""For levels that do not search."""
STEP_SECONDS = 0.25
"""An answer that comes too late is shown after a whole number of these, so that it tells as little as possible."""


def think_seconds(game_key: str, level: str) -> float:
    """Return the time that every answer of a level takes, whatever its choices are."""
    if level not in LEVEL_NAMES:
        return QUICK_SECONDS
    found = game(game_key).levels()[LEVEL_NAMES.index(level)]
    if found.milliseconds > 0.0:
        return found.milliseconds / 1000 + SEARCH_MARGIN_SECONDS
    return ITERATIONS_SECONDS if found.iterations > 0 else QUICK_SECONDS


def release_at(turn: float, began: float, ready: float, pace: float, think: float) -> float:
    """Return when an answer is shown, in seconds of the clock that gave the moments.

    The turn came at `turn`, a worker began to think at `began` and was done at `ready`. The time in the queue is the
    same for all decisions, so it may be seen; the time of thinking may not.
    """
    due = max(turn + pace, began + think)
    late = ready - due
    return due if late <= 0 else due + math.ceil(late / STEP_SECONDS) * STEP_SECONDS
