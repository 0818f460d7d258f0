"""python -m bench.luck: how much of 1492 is luck, by matches whose first bot cannot be damaged.

Whenever the caravel of the first bot is dismasted, its mast is put up again at once, which no rule gives to anybody.
What it does not win even so, it loses to the dice; within the rules a bot of its skill can be expected to win less.
"""

import argparse

from caravela.bots.roster import UnknownBot, new_bot
from caravela.games.columbus_1492 import GAME
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.lab.intervals import wilson

SEATS = 2


def wins(
    rules: Rules, heuristics: Heuristics, bots: tuple[str, str], seed: int, favoured: int, *, unhurt: bool
) -> bool:
    """Whether the first of the bots, in the favoured seat, wins the match that a seed deals."""
    chance = FastChance(stream_seed(seed, "deal"))
    state = rules.setup(SEATS, {}, chance, None)
    assert isinstance(state, ColumbusState)
    seated = [
        new_bot(
            bots[seat != favoured],
            GAME,
            rules,
            heuristics,
            FastChance(stream_seed(seed, "bot", favoured, seat)),
        )
        for seat in range(SEATS)
    ]
    while (decision := rules.next_decision(state)) is not None:
        action = seated[decision.seat].choose(rules.view(state, decision.seat), decision)
        rules.advance(state, decision.seat, action, chance, None)
        if unhurt:
            state.masts[favoured] = 1
    return bool(state.winner == favoured)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("--bots", default="search:400,greedy", help="the favoured one first")
    parser.add_argument("--matches", type=int, default=200, help="every deal is played from both seats")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    first, comma, second = arguments.bots.partition(",")
    if not comma:
        parser.error("--bots names two bots with a comma between them, such as search:400,greedy")
    rules = GAME.new_rules(None)
    heuristics = GAME.heuristics(rules)
    for name in (first, second):
        try:
            new_bot(name, GAME, rules, heuristics, FastChance(arguments.seed))
        except UnknownBot as error:
            parser.error(str(error))
    for unhurt, title in ((False, "by the rules"), (True, "unhurt")):
        won = sum(
            wins(
                rules,
                heuristics,
                (first, second),
                stream_seed(arguments.seed, number // 2),
                number % 2,
                unhurt=unhurt,
            )
            for number in range(arguments.matches)
        )
        low, high = wilson(won, arguments.matches)
        print(f"{title}: {won} of {arguments.matches} ({100 * low:.1f} to {100 * high:.1f} %)", flush=True)


if __name__ == "__main__":
    main()
