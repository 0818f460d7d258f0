"""The measurement of luck at 1492: the favoured caravel is never without its mast."""

from bench.luck import wins
from caravela.games.columbus_1492 import GAME

BOTS = ("greedy", "greedy")
DEALS = 40


def test_who_cannot_be_damaged_wins_more_and_the_same_matches_again() -> None:
    rules = GAME.new_rules(None)
    heuristics = GAME.heuristics(rules)

    def won(*, unhurt: bool) -> int:
        return sum(
            wins(rules, heuristics, BOTS, deal, seat, unhurt=unhurt)
            for deal in range(DEALS)
            for seat in (0, 1)
        )

    assert won(unhurt=True) == won(unhurt=True) > won(unhurt=False)
