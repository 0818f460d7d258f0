"""Remarks of a view on an action: its value, earnings or reach, and the effect of a card."""

from mypy_extensions import i64

from caravela.games.mundus_novus.actions import (
    Develop,
    EndTurn,
    Exchange,
    Give,
    Keep,
    MakeDifferent,
    MakeSet,
    Offer,
    SellRelics,
    SetEvent,
)
from caravela.games.mundus_novus.components import KIND_NAMES, NO_EVENT, ORELLANA, VALDIVIA
from caravela.games.mundus_novus.events import event_key
from caravela.games.mundus_novus.phases.combining import set_reach
from caravela.games.mundus_novus.phases.step import owns
from caravela.games.mundus_novus.phases.taking import ORELLANA_EARNS, market_pays
from caravela.games.mundus_novus.phases.trade import VALDIVIA_BONUS
from caravela.games.mundus_novus.scoring import pay_for_different, shipyard_opponents
from caravela.games.mundus_novus.sketch import described
from caravela.games.mundus_novus.state import ASSETS, INCOME, SHIPYARDS, MundusState
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.actions import Action
from caravela.kernel.seats import seat_fact
from caravela.kernel.sketch import Say
from caravela.kernel.view import View


def remark_on(view: View, action: Action, say: Say) -> str:
    assert isinstance(view, MundusView)
    if view.seat is None:
        return ""
    blank = view.blank
    seat: i64 = view.seat
    if isinstance(action, Offer):
        return say("remark-offer", {"worth": int(_worth(blank, seat, action))})
    if isinstance(action, MakeSet):
        reach = int(set_reach(blank, view.parts, seat, action.kind, action.size))
        return say("remark-set", {"reach": reach})
    if isinstance(action, Develop):
        return described(view.parts.labels[blank.queue[action.place]], say)
    if isinstance(action, Keep):
        return say(KIND_NAMES[blank.in_flight], {})
    if isinstance(action, Give):
        return say("remark-give", {"seat": seat_fact(int(blank.gift_to))})
    if isinstance(action, SetEvent):
        return say("about-" + event_key(action.event), {}) if action.event != NO_EVENT else ""
    earned = _earned(view, seat, action)
    return say("remark-pay", {"earned": int(earned)}) if earned > 0 else ""


def _worth(state: MundusState, seat: i64, action: Offer) -> i64:
    """MN-TRD-03, MN-DEV-14"""
    worth: i64 = 0
    for kind in action.kinds:
        worth += kind + 1
    return worth + VALDIVIA_BONUS if owns(state, seat, VALDIVIA) else worth


def _earned(view: MundusView, seat: i64, action: Action) -> i64:
    """Return the doubloons that an action itself brings."""
    blank = view.blank
    if isinstance(action, MakeDifferent):
        return pay_for_different(blank, view.parts, seat, action.mask)[0]
    if isinstance(action, SellRelics):
        return view.parts.pay_relics[action.count]
    if isinstance(action, EndTurn):
        assets = seat * ASSETS
        yards = blank.assets[assets + SHIPYARDS] * shipyard_opponents(blank, seat)
        return blank.assets[assets + INCOME] + yards
    if isinstance(action, Exchange) and owns(blank, seat, ORELLANA):
        after = blank.copy()
        place: i64 = 0
        while after.market[place] != action.kind:
            place += 1
        after.market[place] = after.in_flight
        return ORELLANA_EARNS if market_pays(after) else 0
    return 0
