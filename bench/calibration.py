"""python -m bench.calibration: how often a seat wins of which the analysis says that it wins with a chance of 70 %.

Bots of one strength play whole matches. Positions are drawn from each match, analysed as hints, helper and review do,
and compared with the result of the match.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

from caravela.bots.analysis import ITERATIONS, seed_of
from caravela.bots.roster import new_bot
from caravela.bots.search_bot import SearchBot
from caravela.games import game as game_named
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.game import Game
from caravela.kernel.state import State

BINS = 10


@dataclass(frozen=True)
class Sample:
    """A position, the chances that were given to the seat that decides, and its share of the win."""

    seats: int
    analysed: float
    judged: float
    """The chance without search, as the chart of the review shows it."""
    won: float


class Bin(NamedTuple):
    """The samples whose chances lie next to each other."""

    positions: int
    said: float
    won: float


def samples(game: Game, seats: int, bot: str, seed: int, count: int) -> list[Sample]:
    """Play one match and analyse this many of its positions."""
    rules = game.new_rules(None)
    heuristics = game.heuristics(rules)
    chance = FastChance(stream_seed(seed, "deal"))
    bots = [
        new_bot(bot, game, rules, heuristics, FastChance(stream_seed(seed, "bot", seat)))
        for seat in range(seats)
    ]
    state = rules.setup(seats, {}, chance, None)
    choices: list[tuple[State, Decision]] = []
    while (decision := rules.next_decision(state)) is not None:
        if len(decision.actions) > 1:
            choices.append((state.copy(), decision))
        action = bots[decision.seat].choose(rules.view(state, decision.seat), decision)
        rules.advance(state, decision.seat, action, chance, None)
    outcome = rules.outcome(state)
    assert outcome is not None
    winners = outcome.winners()
    draw = FastChance(stream_seed(seed, "samples"))
    found = []
    for _ in range(min(count, len(choices))):
        before, decision = choices.pop(draw.below(len(choices)))
        seat = decision.seat
        view = rules.view(before, seat)
        analyst = SearchBot(rules, heuristics, FastChance(seed_of(view)), iterations=ITERATIONS)
        thought = analyst.search(view, decision).prospects(1)[0]
        found.append(
            Sample(
                seats,
                thought.chance,
                heuristics.chances(before)[seat],
                1.0 / len(winners) if seat in winners else 0.0,
            )
        )
    return found


def reliability(pairs: Iterable[tuple[float, float]]) -> list[Bin]:
    """Sort chances and results into bins of equal width; empty ones are left out."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, won in pairs:
        bins[min(int(said * BINS), BINS - 1)].append((said, won))
    return [
        Bin(len(each), sum(said for said, _ in each) / len(each), sum(won for _, won in each) / len(each))
        for each in bins
        if each
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """Return the expected calibration error: the mean gap between chance and result, weighted by samples."""
    return sum(each.positions * abs(each.said - each.won) for each in bins) / sum(
        each.positions for each in bins
    )


def report(found: Sequence[Sample]) -> str:
    """Return a table of bins and the expected calibration error, for the analysis and the evaluation."""
    lines = []
    for name in ("analysed", "judged"):
        pairs = [(getattr(sample, name), sample.won) for sample in found]
        bins = reliability(pairs)
        brier = sum((said - won) ** 2 for said, won in pairs) / len(pairs)
        lines.append(
            f"{name}: {len(pairs)} positions, expected calibration error {100 * calibration_error(bins):.1f} points, "
            f"Brier score {brier:.3f}"
        )
        lines += ["| chance | positions | won |", "|---|---|---|"]
        lines += [f"| {100 * said:.1f} % | {count} | {100 * won:.1f} % |" for count, said, won in bins]
    return "\n".join(lines)


def read(path: Path) -> list[Sample]:
    if not path.exists():
        return []
    return [Sample(**json.loads(line)) for line in path.read_text().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--positions", type=int, default=4, help="of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, help="add the samples to this file and report on all that it holds"
    )
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    found = read(arguments.out) if arguments.out else []
    for number in range(arguments.matches):
        seed = stream_seed(arguments.seed, arguments.seats, number)
        new = samples(game, arguments.seats, arguments.bot, seed, arguments.positions)
        found += new
        if arguments.out:
            with arguments.out.open("a") as file:
                file.writelines(json.dumps(asdict(sample)) + "\n" for sample in new)
    print(report(found))


if __name__ == "__main__":
    main()
