"""The steps of a turn, in order."""

from typing import Final

from caravela.games.columbus_1492.components import Components
from caravela.games.columbus_1492.phases.cards import MutinyStep
from caravela.games.columbus_1492.phases.dice import DiceStep
from caravela.games.columbus_1492.phases.gusts import FlightStep, MoveOnStep, PutBackStep
from caravela.games.columbus_1492.phases.opening import MatchOver, OpeningStep, TurnEnd, TurnStart
from caravela.games.columbus_1492.phases.sailing import WindStep
from caravela.games.columbus_1492.phases.storms import AnswerStep, SpinStep
from caravela.games.columbus_1492.state import (
    ANSWER,
    DICE_STEP,
    FLIGHT_STEP,
    MOVE_ON_STEP,
    MUTINY_STEP,
    OPENING,
    OVER,
    PUT_BACK_STEP,
    SPINNING,
    TURN_END,
    TURN_START,
    WIND_STEP,
    ColumbusState,
)
from caravela.kernel.steps import StepTable, step_names

STEPS: Final[StepTable[Components, ColumbusState]] = (
    (TURN_START, "turn start", TurnStart),
    (OPENING, "opening", OpeningStep),
    (DICE_STEP, "dice", DiceStep),
    (ANSWER, "answer", AnswerStep),
    (SPINNING, "spin", SpinStep),
    (MUTINY_STEP, "mutiny", MutinyStep),
    (WIND_STEP, "winds", WindStep),
    (FLIGHT_STEP, "flight", FlightStep),
    (TURN_END, "turn end", TurnEnd),
    (PUT_BACK_STEP, "put back", PutBackStep),
    (MOVE_ON_STEP, "move on", MoveOnStep),
    (OVER, "over", MatchOver),
)
STEP_NAMES: Final = step_names(STEPS)
