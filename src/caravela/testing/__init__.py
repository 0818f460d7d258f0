"""Checks that every game must pass, as functions. They need no test framework: a failed check is an AssertionError.

>>> from caravela.games import game
>>> from caravela.testing import check_setup
>>> check_setup(game("mundus_novus"))
"""

from caravela.kernel.game import Game
from caravela.testing.contracts import (
    check_audit,
    check_copies,
    check_decisions,
    check_outcomes,
    check_refusals,
    check_setup,
)
from caravela.testing.leaks import Leak, check_leaks
from caravela.testing.texts import check_texts
from caravela.testing.walks import Entry, Walk, walk

__all__ = [
    "Entry",
    "Leak",
    "Walk",
    "check_audit",
    "check_copies",
    "check_decisions",
    "check_game",
    "check_leaks",
    "check_outcomes",
    "check_refusals",
    "check_setup",
    "check_texts",
    "walk",
]


def check_game(game: Game, disclosures: frozenset[str] = frozenset(), seeds: int = 3) -> None:
    """Run every check with every number of seats, on this many random matches each, then on one for each variant.

    `disclosures` names the public events that may reveal something hidden; see `check_leaks`.
    """
    check_setup(game)
    for seats in game.seat_counts():
        for seed in range(seeds):
            _check_match(walk(game, seats, seed), disclosures)
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                _check_match(walk(game, game.most_seats, options={option.key: choice}), disclosures)


def _check_match(played: Walk, disclosures: frozenset[str]) -> None:
    check_outcomes(played)
    check_audit(played)
    check_decisions(played)
    check_refusals(played)
    check_copies(played)
    check_leaks(played, disclosures)
    check_texts(played)
