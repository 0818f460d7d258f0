"""python -m bench.tower: the distribution of Amerigo's cube towers, over whole matches of throws."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.components import (
    COLOURS,
    CUBES_EACH,
    ROUNDS,
    TOWER_NAMES,
    Components,
    standard_components,
)
from caravela.games.amerigo.state import empty_state
from caravela.games.amerigo.tower import throw
from caravela.kernel.bags import total
from caravela.kernel.chance import FastChance, stream_seed

SEATS = 2
REPORTED_OUT = range(4, 10)
"""How many cubes an owner reports to come out in a phase."""


@dataclass
class Tally:
    """The results of one tower, throw by throw."""

    first: list[int] = field(default_factory=list)
    """Cubes that stay inside in the throw of all cubes."""
    inside: list[int] = field(default_factory=list)
    """Cubes inside after each phase."""
    out: list[int] = field(default_factory=list)
    colours: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    """Action points of each phase that took place."""

    def reported(self) -> float:
        """Return the share of phases in which as many cubes come out as an owner reports."""
        return sum(1 for out in self.out if out in REPORTED_OUT) / len(self.out)

    def skipped(self) -> float:
        return self.out.count(0) / len(self.out)


def measure(parts: Components, tower: int, matches: int, seed: int) -> Tally:
    """Throw the cubes of this many matches. A phase throws all cubes in the storage of its colour."""
    tally = Tally()
    chance = FastChance(stream_seed(seed, "tower", tower))
    for _ in range(matches):
        state = empty_state(SEATS)
        state.tower = tower
        storage = throw(state, parts, vec[i64]([CUBES_EACH] * COLOURS), chance)
        tally.first.append(int(total(state.inside)))
        for phase in range(ROUNDS * COLOURS):
            colour = phase % COLOURS
            thrown = vec[i64]([storage[at] if at == colour else 0 for at in range(COLOURS)])
            storage[colour] = 0
            out = [int(count) for count in throw(state, parts, thrown, chance)]
            tally.inside.append(int(total(state.inside)))
            tally.out.append(sum(out))
            if sum(out) > 0:
                tally.colours.append(sum(1 for count in out if count > 0))
                tally.points.append(max(out))
            for at in range(COLOURS):
                storage[at] = storage[at] + out[at]
    return tally


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)


def spread(values: Sequence[int]) -> str:
    """Return the mean, and the range that holds the middle nine tenths."""
    ordered = sorted(values)
    low, high = (ordered[round(share * (len(ordered) - 1))] for share in (0.05, 0.95))
    return f"{mean(values):.1f} ({low} to {high})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tower", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="matches for each tower")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.matches < 1:
        parser.error(f"--matches is {arguments.matches}; give at least 1")
    parts = standard_components()
    print(
        "| tower | stay, first throw | inside, in play | out in a phase | 4 to 9 out | colours | AP | skipped |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for tower in range(len(parts.towers)):
        tally = measure(parts, tower, arguments.matches, arguments.seed)
        cells = [spread(each) for each in (tally.first, tally.inside, tally.out)]
        cells.append(f"{100 * tally.reported():.0f}%")
        cells += [spread(each) for each in (tally.colours, tally.points)]
        cells.append(f"{100 * tally.skipped():.1f}%")
        print(f"| {TOWER_NAMES[tower]} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
