"""python -m bench.budget: how well a search with a time limit keeps it.

Decisions of matches between greedy bots are searched; a JSON line for each game and budget tells how long they took:
median, 99th percentile, worst, and how many went over by more than a tenth. Which build is measured is decided by the
import path of the process. A busy machine shows in the worst ones.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from statistics import median

from caravela.bots.roster import new_bot
from caravela.games import game, games
from caravela.kernel import playout
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

OVER = 1.1
"""A decision is late if it takes this many times its budget."""


def positions(key: str, rules: Rules, seats: int, seed: int) -> Iterator[tuple[View, Decision]]:
    """Yield the decisions of endless matches."""
    number = 0
    while True:
        chance = FastChance(stream_seed(seed, "chance", number))
        bot = new_bot(
            "greedy", game(key), rules, game(key).heuristics(rules), FastChance(stream_seed(seed, number))
        )
        state = rules.setup(seats, {}, chance, None)
        while (decision := rules.next_decision(state)) is not None:
            view = rules.view(state, decision.seat)
            if len(decision.actions) > 1:
                yield view, decision
            rules.advance(state, decision.seat, bot.choose(view, decision), chance, None)
        number += 1


def measure(key: str, milliseconds: int, decisions: int, seats: int, seed: int) -> dict[str, object]:
    rules = game(key).new_rules(None)
    bot = new_bot(f"search:{milliseconds}ms", game(key), rules, game(key).heuristics(rules), FastChance(seed))
    # Sample at even distances, so that a few decisions cover all parts of a match.
    every = 7
    times: list[float] = []
    for at, (view, decision) in enumerate(positions(key, rules, seats, seed)):
        if at % every == 0:
            begun = time.perf_counter()
            bot.choose(view, decision)
            times.append(1000 * (time.perf_counter() - begun))
            if len(times) == decisions:
                break
    times.sort()
    return {
        "game": key,
        "build": "pure" if str(playout.__file__).endswith(".py") else "compiled",
        "budget_ms": milliseconds,
        "decisions": len(times),
        "median_ms": round(median(times), 2),
        "p99_ms": round(times[math.ceil(0.99 * len(times)) - 1], 2),
        "worst_ms": round(times[-1], 2),
        "late": sum(each > OVER * milliseconds for each in times),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.budget", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="game keys, separated by commas")
    parser.add_argument("--ms", default="50,2000", help="budgets in milliseconds, separated by commas")
    parser.add_argument("--decisions", type=int, default=100, help="for each game and budget")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for key in arguments.games.split(","):
        for milliseconds in map(int, arguments.ms.split(",")):
            found = measure(key, milliseconds, arguments.decisions, arguments.seats, arguments.seed)
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
