"""Caravela: Age-of-Discovery board games, complete and by the book.

>>> import caravela
>>> match = caravela.Match.new("mundus_novus", seats=4, seed=7)
>>> decision = match.decisions()[0]
>>> [action.notation for action in decision.actions]
['announce 2', 'announce 3', 'announce 4']
>>> events = match.submit(decision.seat, "announce 3")

docs/stability.md says which names are stable.
"""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravela import games
    from caravela.bots.bot import Bot
    from caravela.bots.roster import new_bot
    from caravela.bots.search_bot import SearchBot
    from caravela.games import game
    from caravela.kernel.actions import Action
    from caravela.kernel.chance import Chance, FastChance
    from caravela.kernel.decisions import Decision
    from caravela.kernel.game import Game
    from caravela.kernel.heuristics import Heuristics
    from caravela.kernel.outcome import Outcome
    from caravela.kernel.rules import Rules
    from caravela.kernel.search_settings import SearchSettings
    from caravela.kernel.state import State
    from caravela.kernel.view import View
    from caravela.match import Match

__all__ = [
    "Action",
    "Bot",
    "Chance",
    "Decision",
    "FastChance",
    "Game",
    "Heuristics",
    "Match",
    "Outcome",
    "Rules",
    "SearchBot",
    "SearchSettings",
    "State",
    "View",
    "game",
    "games",
    "new_bot",
]

_MODULES = {
    "Action": "caravela.kernel.actions",
    "Bot": "caravela.bots.bot",
    "Chance": "caravela.kernel.chance",
    "Decision": "caravela.kernel.decisions",
    "FastChance": "caravela.kernel.chance",
    "Game": "caravela.kernel.game",
    "Heuristics": "caravela.kernel.heuristics",
    "Match": "caravela.match",
    "Outcome": "caravela.kernel.outcome",
    "Rules": "caravela.kernel.rules",
    "SearchBot": "caravela.bots.search_bot",
    "SearchSettings": "caravela.kernel.search_settings",
    "State": "caravela.kernel.state",
    "View": "caravela.kernel.view",
    "game": "caravela.games",
    "new_bot": "caravela.bots.roster",
}


def __getattr__(name: str) -> object:
    """Import a public name on first use, so that `import caravela.cli` stays fast."""
    if name == "games":
        return importlib.import_module("caravela.games")
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(importlib.import_module(_MODULES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
