"""Caravela: Age-of-Discovery board games, complete and by the book.

>>> import caravela
>>> match = caravela.Match.new("mundus_novus", seats=4, seed=7)
>>> decision = match.decisions()[0]
>>> [action.notation for action in decision.actions]
['announce 2', 'announce 3', 'announce 4']
>>> events = match.submit(decision.seat, "announce 3")
"""

from caravela.games import game, games
from caravela.match import Match

__all__ = ["Match", "game", "games"]
