"""The view of a seat: everything on the table, and nothing of undrawn random results (AM-SET-22)."""

from caravela.games.amerigo.components import Components
from caravela.games.amerigo.position import encode_position
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.view import View


class AmerigoView(View):
    """The public state. Face-down tokens and markers are bags of unseen ones: nobody knows more."""

    def __init__(self, seat: int | None, blank: AmerigoState, parts: Components) -> None:
        self.seat = seat
        self.blank = blank
        self.parts = parts

    def document(self) -> dict[str, object]:
        document = encode_position(self.blank, self.parts)
        document["drawing"] = self.blank.sea.drawing()
        document["viewer"] = self.seat
        return document


def view_state(state: AmerigoState, parts: Components, seat: int | None) -> AmerigoView:
    return AmerigoView(seat, state.copy(), parts)
