"""New weights for a game's heuristics: their checks against the old weights, and their file."""

import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from caravela.games import game
from caravela.kernel.chance import stream_seed
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import OptionError
from caravela.kernel.weights import WEIGHTS
from caravela.lab.arena import ArenaRecord, run
from caravela.lab.contestants import WEIGHTS_MARK
from caravela.lab.plan import BY_OUTCOMES, BY_PLAY, ArenaPlan
from caravela.lab.playing import MatchRunner, Setting
from caravela.lab.schedule import Schedule
from caravela.lab.standings import PairRow, Standings

HELD_OUT = 5
"""Every fifth match is held out from the fit and used to evaluate it."""
DIGITS = 4


@dataclass
class NewWeights(ABC):
    """New weights and the evidence for or against them."""

    plan: ArenaPlan
    names: list[str]
    old: list[float]
    new: list[float]
    table: str
    """Table of the game's weights.toml that they belong to."""
    matches: int
    checks: dict[str, PairRow] = field(default_factory=dict, kw_only=True)
    """Results of new weights against old ones, by bot."""

    @abstractmethod
    def is_better(self) -> bool:
        """Return whether the new weights should replace the old ones."""

    @abstractmethod
    def figures(self) -> dict[str, str]:
        """Return the method's own figures as key and value for the weights file."""

    @abstractmethod
    def told(self) -> str:
        """Return the same figures as one line for the terminal."""

    def none_worse(self) -> bool:
        """Return whether no bot played significantly worse with them."""
        return all(row.score_high >= 0.5 for row in self.checks.values())

    def document(self) -> str:
        """Return a weights.toml that includes the evidence."""
        lines = [f"# {self.plan.command()}", "[fit]", f"matches = {self.matches}"]
        lines += [f"{name} = {figure}" for name, figure in self.figures().items()]
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

    def check(self, workers: int, on_match: Callable[[], None] | None) -> None:
        """Play the new weights against the old ones, every deal in all seatings."""
        seats = min(self.plan.seats)
        with TemporaryDirectory() as folder:
            file = Path(folder) / "weights.toml"
            file.write_text(weights_table(self.names, self.new, self.table), encoding="utf-8")
            for bot in self.plan.checks:
                bots = (f"{bot}{WEIGHTS_MARK}{file}", bot)
                schedule = Schedule(bots, seats, stream_seed(self.plan.seed, "check", bot))
                record = ArenaRecord(schedule, schedule.deals(self.plan.check_matches), stops=False)
                run(Setting(self.plan.game, seats), record, workers, None, on_match)
                self.checks[bot] = Standings(record).pairs[0]


def weights_table(names: Sequence[str], weights: Sequence[float], table: str = WEIGHTS) -> str:
    rows = [f"{name} = {round(weight, DIGITS)}" for name, weight in zip(names, weights, strict=True)]
    return "\n".join([f"[{table}]", *rows, ""])


def check_plan(plan: ArenaPlan) -> None:
    """Raise OptionError if the plan cannot be carried out, before the first match begins."""
    if plan.by == BY_OUTCOMES and importlib.util.find_spec("numpy") is None:
        raise OptionError("a fit needs numpy: pip install 'caravela[lab]'")
    linear(plan.game)
    for seats in plan.seats:
        MatchRunner(Setting(plan.game, seats)).check([plan.bot, *plan.checks])
    if min(plan.matches, plan.check_matches, plan.every) < 1:
        raise OptionError("matches, check matches and decisions between states are 1 or more")
    if plan.by not in (BY_OUTCOMES, BY_PLAY):
        raise OptionError(f"weights are found by {BY_OUTCOMES} or by {BY_PLAY}, not by {plan.by!r}")
    if plan.matches * len(plan.seats) < HELD_OUT:
        raise OptionError(f"{plan.matches} matches are too few to keep one in {HELD_OUT} from the fit")
    if plan.pull < 0:
        raise OptionError("--pull must be 0 or more")
    if not 0 < plan.stride < 1:
        raise OptionError(f"a stride of {plan.stride:g} is not between 0 and 1")


def linear(key: str) -> LinearHeuristics:
    """Return a game's heuristics. Raise OptionError unless they are a weighted sum of features."""
    of = game(key)
    heuristics = of.heuristics(of.new_rules(None))
    if not isinstance(heuristics, LinearHeuristics):
        raise OptionError(
            f"the evaluation of {of.title} does not add up weighted features, so there are no weights to tune"
        )
    return heuristics
