"""Why one action is better than another: the largest differences between the lines that follow them."""

import math
from typing import Final

from caravela.bots.lines import Rollout, follow
from caravela.bots.search_bot import Search
from caravela.bots.tree import Node
from caravela.kernel.advice import CLOSE_POINTS
from caravela.kernel.chance import FastChance
from caravela.kernel.events import Facts
from caravela.kernel.reasons import FREEDOM, LATER, SAME, Measure, Reason, Reasons
from caravela.kernel.seats import seat_fact

MOST_WORLDS: Final = 24
LEAST_WORLDS: Final = 8
MOST_EVALUATED: Final = 2000
"""Stop after this many evaluated actions. Unlike a time limit, this gives the same result on every machine."""
MOST_REASONS: Final = 3
ERRORS: Final = 2.0
"""Standard errors that a difference must exceed."""
LEAST_PART: Final = 0.15
"""Differences worth less than this part of the largest one are left out."""
MORE_CHOICES: Final = 1.5
"""Ratio of choices from which more freedom counts as a reason."""


class Difference:
    """One number in which two lines differ, and what that is worth to the seat that chooses."""

    def __init__(self, measure: Measure, seat: int, best: float, other: float, worth: float) -> None:
        self.measure = measure
        self.seat = seat
        """The seat that the number belongs to."""
        self.best = best
        self.other = other
        self.worth = worth
        """Positive if it favours the best action."""

    def reason(self) -> Reason:
        supports = self.worth > 0.0
        facts: Facts = {}
        if self.measure.chance:
            here, there = (self.best, self.other) if supports else (self.other, self.best)
            facts["percent"] = int(100.0 * here + 0.5)
            facts["instead"] = int(100.0 * there + 0.5)
        else:
            facts["count"] = int(abs(self.best - self.other) + 0.5)
        if self.measure.of_others:
            facts["seat"] = seat_fact(self.seat)
        return Reason(self.measure.kind, facts, supports)


def compare(search: Search, reasons: Reasons, best: Node, other: Node, seed: int) -> list[Reason]:
    """Return at most three reasons for the best action against another one, the weightiest first."""
    best_lines: list[Rollout] = []
    other_lines: list[Rollout] = []
    evaluated = 0
    while len(best_lines) < MOST_WORLDS and (len(best_lines) < LEAST_WORLDS or evaluated < MOST_EVALUATED):
        world = len(best_lines)
        best_lines.append(follow(search, reasons, best, seed, world))
        other_lines.append(follow(search, reasons, other, seed, world))
        evaluated += best_lines[world].evaluated + other_lines[world].evaluated
    worths = reasons.worths(search.rules.determinize(search.view, FastChance(seed)), search.decision.seat)
    found = differences(reasons.measures, best_lines, other_lines, worths, search.decision.seat)
    chances = [search.prospect(node).chance for node in (best, other)]
    lead = int(100.0 * chances[0] + 0.5) - int(100.0 * chances[1] + 0.5)
    return chosen(found, lead, _mean_choices(best_lines), _mean_choices(other_lines))


def differences(
    measures: list[Measure], best: list[Rollout], other: list[Rollout], worths: list[float], me: int
) -> list[Difference]:
    """Return what differs beyond chance, each kind once, the weightiest first."""
    found: list[Difference] = []
    seats = len(best[0].before)
    for measure in measures:
        weightiest: Difference | None = None
        for seat in range(seats):
            if (seat != me) != measure.of_others:
                continue
            worth = -worths[measure.at] / float(seats - 1) if measure.of_others else worths[measure.at]
            for far in (False,) if measure.near else (False, True):
                difference = _difference(measure, best, other, seat, worth, far)
                if difference is not None and (
                    weightiest is None or abs(difference.worth) > abs(weightiest.worth)
                ):
                    weightiest = difference
        if weightiest is not None:
            found.append(weightiest)
    return sorted(found, key=lambda each: -abs(each.worth))


def _difference(
    measure: Measure, best: list[Rollout], other: list[Rollout], seat: int, worth: float, far: bool
) -> Difference | None:
    """Return the difference at one horizon; None if it is small or within the noise of the rollouts."""
    mine = [_number(measure, line, seat, far) for line in best]
    theirs = [_number(measure, line, seat, far) for line in other]
    count = float(len(mine))
    gaps = [one - two for one, two in zip(mine, theirs, strict=True)]
    mean = sum(gaps) / count
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1.0))
    if abs(mean) < measure.least() or abs(mean) < ERRORS * spread / math.sqrt(count) or worth == 0.0:
        return None
    return Difference(measure, seat, sum(mine) / count, sum(theirs) / count, worth * mean)


def _number(measure: Measure, line: Rollout, seat: int, far: bool) -> float:
    number = (line.after_round if far else line.after_turn)[seat][measure.at]
    if not measure.chance:
        return number
    return 1.0 if number > (line.before[seat][measure.at] if measure.rises else 0.0) else 0.0


def _mean_choices(lines: list[Rollout]) -> float:
    return sum(float(line.choices) for line in lines) / float(len(lines))


def chosen(found: list[Difference], lead: int, choices: float, other_choices: float) -> list[Reason]:
    """Select the reasons: those for the best action first, then the weightiest against it."""
    floor = LEAST_PART * abs(found[0].worth) if found else 0.0
    told = [each for each in found if abs(each.worth) >= floor]
    gains = [each.reason() for each in told if each.worth > 0.0]
    losses = [each.reason() for each in told if each.worth < 0.0]
    if lead <= CLOSE_POINTS:
        return [_equal(choices, other_choices), *gains[:1], *losses[:1]]
    if not gains:
        return [Reason(LATER, {"points": lead}), *losses[:1]]
    return [*gains[: MOST_REASONS - len(losses[:1])], *losses[:1]]


def _equal(choices: float, other_choices: float) -> Reason:
    if choices >= MORE_CHOICES * other_choices and choices >= other_choices + 1.0:
        return Reason(FREEDOM, {"count": int(choices + 0.5), "instead": int(other_choices + 0.5)})
    return Reason(SAME, {})
