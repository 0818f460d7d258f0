"""Fit the weights of a game's heuristics to the outcomes of matches between bots.

Linear heuristics estimate, for every state, each seat's chance to win. The fit maximizes the likelihood of the
actual winners by Newton's method. Regularization keeps weights that the matches say nothing about. If a game has
separate weights for win chances, those are fitted. An arena then decides whether the new weights play better.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from caravela.kernel.chance import stream_seed
from caravela.kernel.rules import OptionError
from caravela.kernel.weights import STANDING, WEIGHTS
from caravela.lab.new_weights import DIGITS, HELD_OUT, NewWeights, check_plan, linear
from caravela.lab.plan import ArenaPlan
from caravela.lab.playing import MatchJob, Played, Setting
from caravela.lab.worker_pool import play_all

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Floats = NDArray[float64]

STEPS = 50
ENOUGH = 1e-9
RIDGE = 1e-9


@dataclass
class Sample:
    """Sampled states with one seat count: the features of each seat, and the winners."""

    features: "Floats"
    """Shape: states, seats, features."""
    wins: "Floats"
    """Shape: states, seats. Each state's values add up to 1."""


@dataclass
class Tuned(NewWeights):
    """Weights fitted to outcomes."""

    states: int
    old_loss: float
    """Log-loss on the held-out matches, in nats per state."""
    new_loss: float
    even_loss: float
    """Log-loss of a uniform prediction."""

    def is_better(self) -> bool:
        return self.new_loss < self.old_loss and self.none_worse()

    def figures(self) -> dict[str, str]:
        return {
            "states": str(self.states),
            "log_loss_old": f"{self.old_loss:.5f}",
            "log_loss_new": f"{self.new_loss:.5f}",
            "log_loss_even": f"{self.even_loss:.5f}",
        }

    def told(self) -> str:
        return (
            f"{self.matches} matches, {self.states} states; log-loss of held-out matches: "
            f"{self.old_loss:.4f} old, {self.new_loss:.4f} new, {self.even_loss:.4f} knowing nothing"
        )


def tune(plan: ArenaPlan, workers: int = 1, on_match: Callable[[], None] | None = None) -> Tuned:
    """Play matches, fit the weights, and play the new weights against the old ones."""
    check_plan(plan)
    heuristics = linear(plan.game)
    played: list[list[Played]] = []
    for seats in plan.seats:
        setting = Setting(plan.game, seats, sample_every=plan.every)
        matches: list[Played] = []
        for match in play_all(setting, _jobs(plan, seats), min(workers, plan.matches)):
            matches.append(match)
            if on_match is not None:
                on_match()
        played.append(sorted(matches, key=lambda match: match.number))
    kept = [_sample([each for each in some if each.number % HELD_OUT]) for some in played]
    held = [_sample([each for each in some if each.number % HELD_OUT == 0]) for some in played]
    kept = [sample for sample in kept if len(sample.wins)]
    held = [sample for sample in held if len(sample.wins)]
    if not kept or not held:
        raise OptionError(
            "no states were looked at: play more matches, or look at more decisions with --every"
        )
    old = [float(weight) for weight in heuristics.standing_weights]
    new = [round(weight, DIGITS) for weight in fit(kept, old, heuristics.unit, plan.pull)]
    tuned = Tuned(
        plan,
        list(heuristics.names),
        old,
        new,
        STANDING if heuristics.judges_apart else WEIGHTS,
        sum(map(len, played)),
        sum(len(sample.wins) for sample in (*kept, *held)),
        log_loss(held, old, heuristics.unit),
        log_loss(held, new, heuristics.unit),
        log_loss(held, [0.0] * len(old), heuristics.unit),
    )
    tuned.check(workers, on_match)
    return tuned


def _jobs(plan: ArenaPlan, seats: int) -> Iterator[MatchJob]:
    for number in range(plan.matches):
        of_match = stream_seed(plan.seed, "tune", seats, number)
        yield MatchJob(number, [plan.bot] * seats, stream_seed(of_match, "chance"), of_match)


def _sample(matches: Sequence[Played]) -> Sample:
    import numpy

    features: list[list[list[float]]] = []
    wins: list[list[float]] = []
    for match in matches:
        features.extend(match.samples)
        wins.extend([match.shares()] * len(match.samples))
    return Sample(numpy.array(features, dtype=numpy.float64), numpy.array(wins, dtype=numpy.float64))


def fit(samples: Sequence[Sample], start: Sequence[float], unit: float, pull: float) -> list[float]:
    """Return the weights that maximize the likelihood of the winners, regularized toward `start`.

    Each weight's penalty is scaled by the variance of its feature, so that the unit of a feature does not matter.
    """
    import numpy

    begin = numpy.array(start, dtype=numpy.float64)
    weights = begin.copy()
    count = sum(len(sample.wins) for sample in samples)
    # Only differences between seats matter: a feature that all seats share favours none.
    spread = sum(
        numpy.square(sample.features - sample.features.mean(axis=1, keepdims=True)).mean(axis=1).sum(axis=0)
        for sample in samples
    )
    held = pull * spread / count / unit**2 + RIDGE
    best = _objective(samples, weights, begin, held, unit)
    for _ in range(STEPS):
        slope = held * (weights - begin)
        curve = numpy.diag(held)
        for sample in samples:
            chances = _chances(sample, weights, unit)
            slope += numpy.einsum("sp,spf->f", chances - sample.wins, sample.features) / (unit * count)
            mean = numpy.einsum("sp,spf->sf", chances, sample.features)
            centred = sample.features - mean[:, None, :]
            scaled = centred * numpy.sqrt(chances)[:, :, None]
            flat = scaled.reshape(-1, scaled.shape[2])
            curve += flat.T @ flat / (unit**2 * count)
        move = numpy.linalg.solve(curve, slope)
        length = 1.0
        while length > ENOUGH:
            trial = weights - length * move
            value = _objective(samples, trial, begin, held, unit)
            if value <= best:
                break
            length /= 2
        else:
            break
        gained = best - value
        weights, best = trial, value
        if gained < ENOUGH:
            break
    return [float(weight) for weight in weights]


def log_loss(samples: Sequence[Sample], weights: Sequence[float], unit: float) -> float:
    """Return the mean log-loss of the predicted winners, in nats per state."""
    import numpy

    return _loss(samples, numpy.array(weights, dtype=numpy.float64), unit)


def _objective(
    samples: Sequence[Sample], weights: "Floats", begin: "Floats", held: "Floats", unit: float
) -> float:
    return _loss(samples, weights, unit) + 0.5 * float((held * (weights - begin) ** 2).sum())


def _loss(samples: Sequence[Sample], weights: "Floats", unit: float) -> float:
    import numpy

    total = 0.0
    for sample in samples:
        logits = sample.features @ weights / unit
        logits = logits - logits.max(axis=1, keepdims=True)
        logs = logits - numpy.log(numpy.exp(logits).sum(axis=1, keepdims=True))
        total -= float((sample.wins * logs).sum())
    return total / sum(len(sample.wins) for sample in samples)


def _chances(sample: Sample, weights: "Floats", unit: float) -> "Floats":
    import numpy

    logits = sample.features @ weights / unit
    found: Floats = numpy.exp(logits - logits.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return found
