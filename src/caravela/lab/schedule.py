"""The schedule of an arena: every bot plays every seat of every deal equally often."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from caravela.kernel.chance import stream_seed
from caravela.kernel.rules import OptionError
from caravela.lab.playing import MatchJob

Lineup = tuple[int, ...]
"""The bot of each seat, by index."""


@dataclass(frozen=True)
class Fixture:
    """One match of the schedule."""

    table: int
    """Index of the set of bots that meet."""
    deal: int
    """Index of the deal. It is the same in every seating and at every table."""
    seating: int


@dataclass(frozen=True)
class Schedule:
    """A round robin over any number of deals."""

    bots: tuple[str, ...]
    seats: int
    seed: int
    pairs: bool = False
    """Let only two bots meet at a table, even if there are enough for all seats."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise OptionError("an arena needs two bots or more, such as --bots greedy,random")
        twice = [name for name in self.bots if self.bots.count(name) > 1]
        if twice:
            raise OptionError(f"the bot {twice[0]} is named twice")
        if self.seats < 2:
            raise OptionError(f"bots cannot meet at a table with {self.seats} seats")

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """All sets of bots that meet: one bot per seat, or two bots that share the seats evenly."""
        full = not self.pairs and len(self.bots) >= self.seats
        return list(combinations(range(len(self.bots)), self.seats if full else 2))

    def seatings(self, table: int, deal: int) -> list[Lineup]:
        """Return the seatings of a table on one deal; each is one match."""
        bots = self.tables[table]
        if len(bots) == 2:
            return shared_seatings(bots, self.seats)
        return rotations(circles(bots)[deal % math.factorial(len(bots) - 1)])

    @cached_property
    def per_deal(self) -> int:
        """Number of matches that a table plays on one deal."""
        return len(self.seatings(0, 0))

    def deals(self, matches: int) -> int:
        """Return how many deals give at least this many matches per table."""
        if matches < 1:
            raise OptionError(f"{matches} matches cannot be played; ask for 1 or more")
        return -(-matches // self.per_deal)

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """Yield all matches in order: every table plays a deal before any plays the next."""
        for deal in range(deals):
            for table in range(len(self.tables)):
                for seating in range(self.per_deal):
                    yield Fixture(table, deal, seating)

    def number(self, fixture: Fixture) -> int:
        """Return the index of a match in the schedule. More deals do not change it."""
        return (fixture.deal * len(self.tables) + fixture.table) * self.per_deal + fixture.seating

    def fixture(self, number: int) -> Fixture:
        before, seating = divmod(number, self.per_deal)
        deal, table = divmod(before, len(self.tables))
        return Fixture(table, deal, seating)

    def names(self, fixture: Fixture) -> list[str]:
        seating = self.seatings(fixture.table, fixture.deal)[fixture.seating]
        return [self.bots[bot] for bot in seating]

    def job(self, fixture: Fixture) -> MatchJob:
        number = self.number(fixture)
        deal = stream_seed(self.seed, "deal", fixture.deal)
        return MatchJob(number, self.names(fixture), deal, stream_seed(self.seed, "match", number))


def rotations(bots: Sequence[int]) -> list[Lineup]:
    return [tuple(bots[at:]) + tuple(bots[:at]) for at in range(len(bots))]


def circles(bots: Sequence[int]) -> list[Lineup]:
    """Return all circular orders, so that each bot's neighbours change from deal to deal."""
    return [(bots[0], *rest) for rest in permutations(bots[1:])]


def shared_seatings(pair: Sequence[int], seats: int) -> list[Lineup]:
    """Return all ways in which two bots share the seats evenly; each gets an odd seat equally often."""
    first, second = pair
    return [
        tuple(first if seat in taken else second for seat in range(seats))
        for count in sorted({seats // 2, seats - seats // 2}, reverse=True)
        for taken in combinations(range(seats), count)
    ]
