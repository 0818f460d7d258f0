"""From a view to a state that could be true: only future draws are hidden, so the view's own will do."""

from caravela.games.amerigo.state import AmerigoState
from caravela.games.amerigo.view import AmerigoView


def determinize_view(view: AmerigoView) -> AmerigoState:
    return view.blank.copy()
