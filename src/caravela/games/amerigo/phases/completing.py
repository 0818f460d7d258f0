"""An island without a free square: what its last square brings, and what its trading posts score."""

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.board import is_complete, posts_on_island
from caravela.games.amerigo.components import Components
from caravela.games.amerigo.phases.step import earn
from caravela.games.amerigo.scoring import post_factor
from caravela.games.amerigo.state import CHESTS, FROM_LAST_SQUARES, FROM_POSTS, SHEET, AmerigoState
from caravela.kernel.events import EventSink


def complete_if_full(
    state: AmerigoState, parts: Components, seat: i64, island: i64, events: EventSink | None
) -> None:
    """AM-EXP-06, AM-EXP-07: called after a tile or a trading post has filled squares of the island."""
    if not is_complete(state, island):
        return
    chest = state.sea.big[island] == 1
    earn(state, seat, parts.last_square, FROM_LAST_SQUARES)
    if chest:
        at = seat * SHEET + CHESTS
        state.sheets[at] = state.sheets[at] + 1
    if events is not None:
        events.emit(facts.island_completed(seat, parts.last_square, state.sea.sizes[island], chest))
    marker = parts.time[state.round - 1]
    other: i64
    for other in range(state.seats):
        posts = posts_on_island(state, other, island)
        if posts > 0:
            factor = post_factor(parts, posts)
            earn(state, other, factor * marker, FROM_POSTS)
            if events is not None:
                events.emit(facts.posts_scored(other, posts, factor, marker, factor * marker))
