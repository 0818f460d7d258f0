"""The steps of a round, in order (MN-EVT-01, MN-EVT-13)."""

from typing import Final

from caravela.games.mundus_novus.components import Components
from caravela.games.mundus_novus.phases.closing import EndCheck, MatchOver, StoreStep
from caravela.games.mundus_novus.phases.combining import DevelopStep, FillStep
from caravela.games.mundus_novus.phases.event import CoronadoStep, NewRound
from caravela.games.mundus_novus.phases.progression import ChooseFirstStep, TurnStep
from caravela.games.mundus_novus.phases.supply import Deal, PirateStep, ServeStep, SplitStep
from caravela.games.mundus_novus.phases.taking import GiftStep, PlaceStep, TakeStep
from caravela.games.mundus_novus.phases.trade import AnnounceStep, ChooseMasterStep, OfferStep
from caravela.games.mundus_novus.state import (
    ANNOUNCE,
    CHOOSE_FIRST,
    CHOOSE_MASTER,
    CORONADO_STEP,
    DEAL,
    DEVELOP,
    END_CHECK,
    FILL,
    GIFT,
    NEW_ROUND,
    OFFER,
    OVER,
    PIRATE_STEP,
    PLACE,
    SERVE,
    SPLIT,
    STORE,
    TAKE,
    TURN,
    MundusState,
)
from caravela.kernel.steps import StepTable, step_names

STEPS: Final[StepTable[Components, MundusState]] = (
    (NEW_ROUND, "new round", NewRound),
    (CORONADO_STEP, "coronado", CoronadoStep),
    (DEAL, "deal", Deal),
    (SPLIT, "split", SplitStep),
    (SERVE, "serve", ServeStep),
    (PIRATE_STEP, "pirates", PirateStep),
    (ANNOUNCE, "announce", AnnounceStep),
    (OFFER, "offer", OfferStep),
    (CHOOSE_MASTER, "choose master", ChooseMasterStep),
    (TAKE, "take", TakeStep),
    (PLACE, "place", PlaceStep),
    (GIFT, "gift", GiftStep),
    (CHOOSE_FIRST, "choose first", ChooseFirstStep),
    (TURN, "turn", TurnStep),
    (FILL, "fill", FillStep),
    (DEVELOP, "develop", DevelopStep),
    (END_CHECK, "end check", EndCheck),
    (STORE, "store", StoreStep),
    (OVER, "over", MatchOver),
)
STEP_NAMES: Final = step_names(STEPS)
