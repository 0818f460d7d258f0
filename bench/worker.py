"""One measurement in a process of its own: python -m bench.worker SUBJECT SEATS SECONDS.

A subject is a game or catanatron. Prints one JSON object with decisions and copies per second. Which build of
caravela is measured is decided by the import path of the process.
"""

import json
import sys
import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second, for at least so long."""
    work()
    done = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        done += work()
    return done / spent


def measure_game(key: str, seats: int, seconds: float) -> dict[str, object]:
    from caravela.games import game
    from caravela.kernel import playout
    from caravela.kernel.chance import FastChance

    rules = game(key).new_rules(None)
    chance = FastChance(1)
    choices = FastChance(2)

    def one_match() -> int:
        state = rules.setup(seats, {}, chance, None)
        return int(playout.play_randomly(rules, state, choices, chance, 1_000_000))

    middle = rules.setup(seats, {}, chance, None)
    playout.play_randomly(rules, middle, choices, chance, 200)

    def copies() -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    return {
        "build": "pure" if str(playout.__file__).endswith(".py") else "compiled",
        "decisions": rate(one_match, seconds),
        "copies": rate(copies, seconds / 4),
    }


def measure_catanatron(seconds: float) -> dict[str, object]:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)

    def one_match() -> int:
        match = Game([RandomPlayer(color) for color in colors])
        decisions = 0
        while match.winning_color() is None and match.state.num_turns < 1000:
            match.play_tick()
            decisions += 1
        return decisions

    middle = Game([RandomPlayer(color) for color in colors])
    for _ in range(300):
        middle.play_tick()

    def copies() -> int:
        for _ in range(100):
            middle.copy()
        return 100

    return {
        "build": "catanatron",
        "decisions": rate(one_match, seconds),
        "copies": rate(copies, seconds / 4),
    }


def main() -> None:
    subject, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    measured = (
        measure_catanatron(seconds) if subject == "catanatron" else measure_game(subject, seats, seconds)
    )
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
