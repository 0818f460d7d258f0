"""Fits the weights of a game's judgement to the outcomes of matches that bots play among themselves.

A judgement that adds up weighted features says, for every state, how likely each seat is to win. Matches say who did
win. The weights that make the winners most likely are found by Newton's method; what the matches say nothing about
stays as it was. Where a game judges chances by weights of their own, it is these that are fitted. Whether the new
weights play better is then asked of an arena, not of the fit.
"""

import importlib.util
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from caravela.games import game
from caravela.kernel.chance import stream_seed
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import OptionError
from caravela.lab.arena import Book, run
from caravela.lab.contestants import STANDING, WEIGHTS, WEIGHTS_MARK
from caravela.lab.crew import play_all
from caravela.lab.playing import Host, Job, Played, Setting
from caravela.lab.schedule import Schedule
from caravela.lab.standings import PairRow, Standings

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Floats = NDArray[float64]

HELD_OUT = 5
"""One match in so many is kept from the fit and judges it."""
STEPS = 50
ENOUGH = 1e-9
RIDGE = 1e-9
DIGITS = 4


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    game: str
    bot: str = "search:60"
    """Who plays the matches."""
    matches: int = 400
    """With each number of seats."""
    seats: tuple[int, ...] = (2, 4)
    every: int = 8
    """One state in about so many decisions is looked at."""
    pull: float = 0.001
    """How strongly weights are held where they are."""
    checks: tuple[str, ...] = ("greedy", "search:100")
    """With these bots the new weights play against the old ones."""
    check_matches: int = 200
    seed: int = 0

    def command(self) -> str:
        """The command that repeats it."""
        seats = ",".join(map(str, self.seats))
        return (
            f"caravela tune {self.game} --bot {self.bot} --matches {self.matches} --seats {seats} "
            f"--every {self.every} --pull {self.pull:g} --checks {','.join(self.checks)} "
            f"--check-matches {self.check_matches} --seed {self.seed}"
        )


@dataclass
class Sample:
    """States with one number of seats: what each seat had, and who won."""

    features: "Floats"
    """States by seats by features."""
    wins: "Floats"
    """States by seats; each state's add up to 1."""


@dataclass
class Tuned:
    """New weights, and the figures that speak for or against them."""

    plan: Plan
    names: list[str]
    old: list[float]
    new: list[float]
    table: str
    """Which table of the game's weights.toml they are."""
    matches: int
    states: int
    old_loss: float
    """Of the matches that were kept from the fit, in nats a state."""
    new_loss: float
    even_loss: float
    """What a judgement has that knows nothing."""
    checks: dict[str, PairRow] = field(default_factory=dict)
    """By bot: new weights against old ones."""

    def is_better(self) -> bool:
        """The judgement is better, and no bot was seen to play worse with it."""
        return self.new_loss < self.old_loss and all(row.score_high >= 0.5 for row in self.checks.values())

    def document(self) -> str:
        """A weights.toml with the figures that chose the weights."""
        lines = [
            f"# {self.plan.command()}",
            "[fit]",
            f"matches = {self.matches}",
            f"states = {self.states}",
            f"log_loss_old = {self.old_loss:.5f}",
            f"log_loss_new = {self.new_loss:.5f}",
            f"log_loss_even = {self.even_loss:.5f}",
        ]
        for bot, row in self.checks.items():
            lines += [
                "",
                f'[check."{bot}"]',
                "# New weights against old ones, with the 95 % interval.",
                f"matches = {row.matches}",
                f"won = {row.score}",
                f"low = {row.score_low}",
                f"high = {row.score_high}",
            ]
        return "\n".join([*lines, "", weights_table(self.names, self.new, self.table)])


def weights_table(names: Sequence[str], weights: Sequence[float], table: str = WEIGHTS) -> str:
    rows = [f"{name} = {round(weight, DIGITS)}" for name, weight in zip(names, weights, strict=True)]
    return "\n".join([f"[{table}]", *rows, ""])


def check_plan(plan: Plan) -> None:
    """Refuses what cannot be tuned before the first match begins."""
    if importlib.util.find_spec("numpy") is None:
        raise OptionError("tuning needs numpy: pip install 'caravela[lab]'")
    linear(plan.game)
    for seats in plan.seats:
        Host(Setting(plan.game, seats)).check([plan.bot, *plan.checks])
    if min(plan.matches, plan.check_matches, plan.every) < 1:
        raise OptionError("matches, check matches and decisions between states are 1 or more")
    if plan.matches * len(plan.seats) < HELD_OUT:
        raise OptionError(f"{plan.matches} matches are too few to keep one in {HELD_OUT} from the fit")
    if plan.pull < 0:
        raise OptionError(f"a pull of {plan.pull:g} would push")


def linear(key: str) -> LinearHeuristics:
    """A game's judgement, if it adds up weighted features."""
    of = game(key)
    judgement = of.heuristics(of.new_rules(None))
    if not isinstance(judgement, LinearHeuristics):
        raise OptionError(
            f"the judgement of {of.title} does not add up weighted features, so there are no weights to tune"
        )
    return judgement


def tune(plan: Plan, workers: int = 1, on_match: Callable[[], None] | None = None) -> Tuned:
    """Plays, fits, and lets the new weights play against the old ones."""
    check_plan(plan)
    judgement = linear(plan.game)
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
    old = [float(weight) for weight in judgement.standing_weights]
    new = [round(weight, DIGITS) for weight in fit(kept, old, judgement.unit, plan.pull)]
    tuned = Tuned(
        plan,
        list(judgement.names),
        old,
        new,
        STANDING if judgement.judges_apart else WEIGHTS,
        sum(map(len, played)),
        sum(len(sample.wins) for sample in (*kept, *held)),
        log_loss(held, old, judgement.unit),
        log_loss(held, new, judgement.unit),
        log_loss(held, [0.0] * len(old), judgement.unit),
    )
    for bot in plan.checks:
        tuned.checks[bot] = _check(tuned, bot, workers, on_match)
    return tuned


def total_matches(plan: Plan) -> int:
    """How many matches tuning plays, for whoever shows how far it is."""
    return plan.matches * len(plan.seats) + plan.check_matches * len(plan.checks)


def _jobs(plan: Plan, seats: int) -> Iterator[Job]:
    for number in range(plan.matches):
        of_match = stream_seed(plan.seed, "tune", seats, number)
        yield Job(number, [plan.bot] * seats, stream_seed(of_match, "chance"), of_match)


def _sample(matches: Sequence[Played]) -> Sample:
    import numpy

    features: list[list[list[float]]] = []
    wins: list[list[float]] = []
    for match in matches:
        winners = match.winners()
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.places))]
        features.extend(match.samples)
        wins.extend([won] * len(match.samples))
    return Sample(numpy.array(features, dtype=numpy.float64), numpy.array(wins, dtype=numpy.float64))


def fit(samples: Sequence[Sample], start: Sequence[float], unit: float, pull: float) -> list[float]:
    """The weights that make the winners most likely, held near where they start.

    Each weight is held in proportion to how much its feature varies, so that the unit of a feature does not matter.
    """
    import numpy

    begin = numpy.array(start, dtype=numpy.float64)
    weights = begin.copy()
    count = sum(len(sample.wins) for sample in samples)
    # Only differences between seats count: what all seats have alike favours nobody.
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
    """How surprised a judgement is by the winners, in nats a state."""
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


def _check(tuned: Tuned, bot: str, workers: int, on_match: Callable[[], None] | None) -> PairRow:
    """New weights against old ones, every deal in all seatings."""
    plan = tuned.plan
    seats = min(plan.seats)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "weights.toml"
        file.write_text(weights_table(tuned.names, tuned.new, tuned.table), encoding="utf-8")
        bots = (f"{bot}{WEIGHTS_MARK}{file}", bot)
        schedule = Schedule(bots, seats, stream_seed(plan.seed, "check", bot))
        book = Book(schedule, schedule.deals(plan.check_matches), stops=False)
        run(Setting(plan.game, seats), book, workers, None, on_match)
        return Standings(book).pairs[0]
