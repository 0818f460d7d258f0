"""Remarks of a view on an action: the effect of a square, and the caravels that a storm or a gust reaches."""

from mypy_extensions import i64

from caravela.games.columbus_1492.actions import Fly, GiveUp, NameStorm, PutBack, Voyage
from caravela.games.columbus_1492.board import CALM, DIRECTIONS, SQUARE_NAMES
from caravela.games.columbus_1492.view import ColumbusView
from caravela.kernel.actions import Action
from caravela.kernel.events import Facts, verbatim
from caravela.kernel.seats import seat_fact
from caravela.kernel.sketch import Say
from caravela.kernel.view import View


def remark_on(view: View, action: Action, say: Say) -> str:
    assert isinstance(view, ColumbusView)
    if view.seat is None:
        return ""
    seat: i64 = view.seat
    if isinstance(action, Voyage):
        return _on_voyage(view, seat, action, say)
    if isinstance(action, NameStorm):
        return _on_storm(view, action, say)
    if isinstance(action, Fly):
        return _on_strike(view, action.square, say)
    if isinstance(action, PutBack):
        return _on_put_back(view, action, say)
    if isinstance(action, GiveUp):
        room = view.parts.most_barrels - view.blank.barrels[seat]
        taken = view.parts.pass_barrels if view.parts.pass_barrels < room else room
        return _remark("barrels", {"count": int(taken)}, say)
    return ""


def _remark(name: str, facts: Facts, say: Say) -> str:
    return say(f"remark-{name}", facts)


def _on_voyage(view: ColumbusView, seat: i64, action: Voyage, say: Say) -> str:
    """CC-END-01, CC-SEA-05, CC-CLM-01, CC-DIE-07, CC-DIE-09"""
    blank = view.blank
    board = view.parts.board
    square = board.beside[blank.squares[seat] * DIRECTIONS + action.direction]
    if square == board.start:
        return _remark("home", {}, say) if blank.islands[seat] == 1 else ""
    remarks: list[str] = []
    if blank.gusts[0] == square or blank.gusts[1] == square:
        remarks.append(_remark("gust", {}, say))
    if board.terrain[square] == CALM:
        remarks.append(_remark("calm", {}, say))
    elif board.supplies[square] == 1:
        remarks.append(_remark("supply", {}, say))
    if board.searches[square] == 1 and blank.islands[seat] == 0:
        remarks.append(_remark("lenses", {}, say))
    return ", ".join(remarks)


def _on_storm(view: ColumbusView, action: NameStorm, say: Say) -> str:
    """CC-DIE-04, CC-STO-02"""
    blank = view.blank
    board = view.parts.board
    seats: list[str] = []
    for seat in range(blank.seats):
        square = blank.squares[seat]
        if board.sector[square] == action.sector and square != board.start:
            seats.append(seat_fact(seat))
    return _remark("storm", {"seats": seats}, say) if seats else _remark("nobody", {}, say)


def _on_strike(view: ColumbusView, square: i64, say: Say) -> str:
    """CC-GUS-02"""
    blank = view.blank
    struck: list[str] = []
    for seat in range(blank.seats):
        if blank.squares[seat] == square and blank.masts[seat] == 1:
            struck.append(seat_fact(seat))
    return _remark("strike", {"seats": struck}, say) if struck else ""


def _on_put_back(view: ColumbusView, action: PutBack, say: Say) -> str:
    square = view.parts.board.gust_squares[action.mark]
    there = _remark("square", {"square": verbatim(SQUARE_NAMES[square])}, say)
    struck = _on_strike(view, square, say)
    return f"{there}, {struck}" if struck else there
