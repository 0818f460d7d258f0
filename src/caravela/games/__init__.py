"""Discovery: every folder here, and every package that declares itself in the entry-point group, is a game."""

import importlib
import pkgutil
from functools import cache
from importlib import resources
from importlib.metadata import entry_points

from caravela.kernel.game import Game
from caravela.kernel.ledger import LedgerRule, WordedRule, parse_ledger, word_ledger

ENTRY_POINT_GROUP = "caravela.games"


class UnknownGame(ValueError):
    """No installed game has this key."""


@cache
def games() -> dict[str, Game]:
    """Every installed game by its key, in the keys' order."""
    found: list[Game] = []
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            found.append(importlib.import_module(f"{__name__}.{module.name}").GAME)
    found.extend(point.load() for point in entry_points(group=ENTRY_POINT_GROUP))
    return {game.key: game for game in sorted(found, key=lambda game: game.key)}


def game(key: str) -> Game:
    known = games()
    if key not in known:
        raise UnknownGame(f"there is no game {key!r}; the installed games are {', '.join(known)}")
    return known[key]


@cache
def ledger(key: str) -> dict[str, LedgerRule]:
    """A game's ledger by id, in its own order."""
    text = resource(game(key), "rules.toml")
    return {rule.id: rule for rule in parse_ledger(text)}


@cache
def worded_ledger(key: str, language: str) -> dict[str, WordedRule]:
    """A game's ledger in a language, by id and in its own order. Whatever is not said in that language is an error."""
    text = resource(game(key), "texts", f"rules.{language}.toml")
    return {worded.rule.id: worded for worded in word_ledger(list(ledger(key).values()), text, language)}


def resource(of: Game, *path: str) -> str:
    """The text of a file in a game's folder."""
    return resources.files(of.package).joinpath(*path).read_text(encoding="utf-8")
