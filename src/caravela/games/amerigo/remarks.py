"""Remarks of a view on an action: where a trading post would stand."""

from caravela.games.amerigo.actions import SetUpPost
from caravela.games.amerigo.board import post_open
from caravela.games.amerigo.sea import space_fact
from caravela.games.amerigo.state import SHEET, SHIP
from caravela.games.amerigo.view import AmerigoView
from caravela.kernel.actions import Action
from caravela.kernel.sketch import Say
from caravela.kernel.view import View


def remark_on(view: View, action: Action, say: Say) -> str:
    assert isinstance(view, AmerigoView)
    blank = view.blank
    if not isinstance(action, SetUpPost) or blank.actor < 0 or blank.ship < 0:
        return ""
    square = post_open(blank, blank.sheets[blank.actor * SHEET + SHIP + blank.ship])
    if square < 0:
        return ""
    size = blank.sea.sizes[blank.sea.island_of[square]]
    return say("remark-post", {"space": space_fact(square), "size": int(size)})
