"""Find weights by self-play (simultaneous perturbation, SPSA).

Outcomes show who is ahead. They say little about which of two actions is better when both leave a seat equally far
ahead. Enough self-play does. Each generation draws many pairs: one side has every weight a little higher or lower,
the other side the opposite. The weights then move toward those that the winners have in common.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory

from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.weights import WEIGHTS
from caravela.lab.contestants import WEIGHTS_MARK
from caravela.lab.new_weights import DIGITS, NewWeights, check_plan, linear, weights_table
from caravela.lab.plan import ArenaPlan
from caravela.lab.playing import MatchJob, Played, Setting
from caravela.lab.schedule import shared_seatings
from caravela.lab.worker_pool import play_all

PAIRS = 25
"""Pairs per generation."""
DEALS = 4
"""Deals per pair, each played in all seatings."""
PACE = 1.0
"""Step of a weight, in strides, if all winners of a generation agree on its direction."""
LEAST = 0.02
"""Smallest scale of a weight, in units of value; smaller weights are perturbed as if they had this size."""


@dataclass
class Evolved(NewWeights):
    """Weights found by self-play."""

    generations: int

    def is_better(self) -> bool:
        return self.none_worse() and any(row.score_low > 0.5 for row in self.checks.values())

    def figures(self) -> dict[str, str]:
        return {"generations": str(self.generations)}

    def told(self) -> str:
        return f"{self.matches} matches in {self.generations} generations"


@dataclass(frozen=True)
class WeightsPair:
    """Two sets of weights, perturbed in opposite directions."""

    signs: list[int]
    """Per weight: 1 if the first set has the higher value, -1 if the second has."""
    files: tuple[Path, Path]


def evolve(plan: ArenaPlan, workers: int = 1, on_match: Callable[[], None] | None = None) -> Evolved:
    """Evolve weights by self-play, then play the new ones against the old."""
    check_plan(plan)
    heuristics = linear(plan.game)
    old = [float(weight) for weight in heuristics.weights]
    scale = [max(abs(weight), LEAST * heuristics.unit) for weight in old]
    weights = list(old)
    left = dict.fromkeys(plan.seats, plan.matches)
    matches = generations = 0
    with TemporaryDirectory() as folder:
        while max(left.values()) > 0:
            seats = max(left, key=lambda each: left[each])
            per_pair = DEALS * len(shared_seatings((0, 1), seats))
            count = max(1, min(PAIRS, left[seats] // per_pair))
            of_generation = stream_seed(plan.seed, "evolve", generations)
            strides = [plan.stride * each for each in scale]
            pairs = list(_pairs(heuristics.names, weights, strides, count, of_generation, Path(folder)))
            jobs = _jobs(plan.bot, pairs, seats, of_generation)
            played: list[Played] = []
            for match in play_all(Setting(plan.game, seats), jobs, min(workers, count), per_pair):
                played.append(match)
                if on_match is not None:
                    on_match()
            leads = _leads(played, pairs, per_pair)
            for at, stride in enumerate(strides):
                common = fmean(lead * pair.signs[at] for lead, pair in zip(leads, pairs, strict=True))
                weights[at] += PACE * stride * common
            left[seats] -= len(played)
            matches += len(played)
            generations += 1
    new = [round(weight, DIGITS) for weight in weights]
    found = Evolved(plan, list(heuristics.names), old, new, WEIGHTS, matches, generations)
    found.check(workers, on_match)
    return found


def _pairs(
    names: list[str], weights: list[float], strides: list[float], count: int, seed: int, folder: Path
) -> Iterator[WeightsPair]:
    chance = FastChance(seed)
    for number in range(count):
        signs = [1 if chance.below(2) else -1 for _ in names]
        files = (folder / f"{seed}-{number}-more.toml", folder / f"{seed}-{number}-less.toml")
        for file, side in zip(files, (1, -1), strict=True):
            theirs = [
                weight + side * sign * stride
                for weight, sign, stride in zip(weights, signs, strides, strict=True)
            ]
            file.write_text(weights_table(names, theirs), encoding="utf-8")
        yield WeightsPair(signs, files)


def _jobs(bot: str, pairs: list[WeightsPair], seats: int, seed: int) -> Iterator[MatchJob]:
    number = 0
    for at, pair in enumerate(pairs):
        for deal in range(DEALS):
            for seating in shared_seatings((0, 1), seats):
                bots = [f"{bot}{WEIGHTS_MARK}{pair.files[side]}" for side in seating]
                dealt = stream_seed(seed, "deal", at, deal)
                yield MatchJob(number, bots, dealt, stream_seed(seed, "match", number))
                number += 1


def _leads(played: list[Played], pairs: list[WeightsPair], per_pair: int) -> list[float]:
    """Return, per pair, the first one's share of the wins minus the second's, from -1 to 1."""
    leads = [0.0] * len(pairs)
    for match in played:
        pair = match.number // per_pair
        winners = match.winners()
        first = sum(match.bots[seat].endswith(str(pairs[pair].files[0])) for seat in winners) / len(winners)
        leads[pair] += (2.0 * first - 1.0) / per_pair
    return leads
