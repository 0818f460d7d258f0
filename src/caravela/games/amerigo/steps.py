"""The steps of a match, in order."""

from typing import Final

from caravela.games.amerigo.components import Components
from caravela.games.amerigo.phases.choosing import ChooseStep
from caravela.games.amerigo.phases.closing import MatchOver, PirateAttack
from caravela.games.amerigo.phases.expansion import BuildStep, LayStep
from caravela.games.amerigo.phases.navigation import NavigateStep, PlaceShipsStep, SailStep, SetUpStep
from caravela.games.amerigo.phases.planning import BuyStep, PlanStep
from caravela.games.amerigo.phases.throwing import NewRound, NextTurn, Throw
from caravela.games.amerigo.phases.tracks import ArmStep, MoveDiscStep, ProgressStep, SpecialStep, TokenStep
from caravela.games.amerigo.state import (
    ARM,
    BUILD,
    BUY,
    CHOOSE,
    LAY,
    MOVE_DISC,
    NAVIGATE,
    NEW_ROUND,
    NEXT_TURN,
    OVER,
    PIRATES,
    PLACE_SHIPS,
    PLAN,
    PROGRESS_STEP,
    SAIL,
    SET_UP,
    SPECIAL,
    TAKE_TOKEN,
    THROW,
    AmerigoState,
)
from caravela.kernel.steps import StepTable, step_names

STEPS: Final[StepTable[Components, AmerigoState]] = (
    (NEW_ROUND, "new round", NewRound),
    (THROW, "throw", Throw),
    (CHOOSE, "choose", ChooseStep),
    (PLACE_SHIPS, "place ships", PlaceShipsStep),
    (NAVIGATE, "navigate", NavigateStep),
    (SAIL, "sail", SailStep),
    (SET_UP, "set up", SetUpStep),
    (ARM, "arm", ArmStep),
    (PLAN, "plan", PlanStep),
    (PROGRESS_STEP, "progress", ProgressStep),
    (TAKE_TOKEN, "take token", TokenStep),
    (BUILD, "build", BuildStep),
    (LAY, "lay", LayStep),
    (BUY, "buy", BuyStep),
    (SPECIAL, "special", SpecialStep),
    (MOVE_DISC, "move disc", MoveDiscStep),
    (NEXT_TURN, "next turn", NextTurn),
    (PIRATES, "pirates", PirateAttack),
    (OVER, "over", MatchOver),
)
STEP_NAMES: Final = step_names(STEPS)
