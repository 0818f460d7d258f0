"""The arena: plays a schedule until every comparison is decided or all deals are played."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

from caravela.games import game
from caravela.lab.contestants import engine_digest, source_digest
from caravela.lab.intervals import SequentialTest
from caravela.lab.playing import Played, Setting
from caravela.lab.results import ResultsFile
from caravela.lab.schedule import Fixture, Schedule
from caravela.lab.worker_pool import play_all

BotPair = tuple[int, int]
"""Two bots by index; the one that was named first comes first."""


def header(setting: Setting, schedule: Schedule) -> dict[str, object]:
    """Return everything that determines how a match goes. Results with another header belong to another arena."""
    return {
        "engine": engine_digest(setting.game),
        "game": setting.game,
        "rules_version": game(setting.game).rules_version,
        "seats": schedule.seats,
        "bots": list(schedule.bots),
        "sources": [source_digest(name) for name in schedule.bots],
        "seed": schedule.seed,
        "pairs": schedule.pairs,
        "options": dict(setting.options),
        "components": setting.components,
    }


def pair_score(names: list[str], played: Played, first: str, second: str) -> float:
    """Return the first bot's score against the second in one match, from 0 to 1.

    If only two bots met, it is the first one's share of the win. Otherwise it compares their places.
    """
    if set(names) == {first, second}:
        winners = played.winners()
        return sum(names[seat] == first for seat in winners) / len(winners)
    mine = played.places[names.index(first)]
    theirs = played.places[names.index(second)]
    return 0.5 if mine == theirs else float(mine < theirs)


@dataclass
class ArenaRecord:
    """The matches played so far and what they decide.

    The deals of a table count in order, up to the one that decides, no matter in which order they were played.
    The result therefore depends on the seed alone, not on the number of processes.
    """

    schedule: Schedule
    deals: int
    threshold: float = 0.5
    stops: bool = True
    """Stop a table when all its pairs are decided."""
    played: dict[int, Played] = field(default_factory=dict)
    decided: dict[int, int] = field(default_factory=dict)
    """Deals until the decision, by table."""
    questions: dict[tuple[int, BotPair], SequentialTest] = field(default_factory=dict)
    """Sequential tests, by table and pair."""
    _next: dict[int, int] = field(default_factory=dict)
    """First deal that is not counted yet, by table."""

    def __post_init__(self) -> None:
        for table, bots in enumerate(self.schedule.tables):
            self._next[table] = 0
            for pair in combinations(bots, 2):
                self.questions[table, pair] = SequentialTest(self.threshold)

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        table = self.schedule.fixture(played.number).table
        while table not in self.decided and self._next[table] < self.deals:
            of_deal = self._of_deal(table, self._next[table])
            if len(of_deal) < self.schedule.per_deal:
                return
            self._next[table] += 1
            self._ask(table, of_deal)

    def wanted(self, fixture: Fixture) -> bool:
        """Return whether a match still has to be played."""
        return fixture.table not in self.decided and self.schedule.number(fixture) not in self.played

    def counted(self) -> list[Played]:
        """Return the matches that count, in schedule order."""
        kept: list[Played] = []
        for number, played in sorted(self.played.items()):
            fixture = self.schedule.fixture(number)
            if fixture.deal < self.decided.get(fixture.table, self.deals):
                kept.append(played)
        return kept

    def total(self) -> int:
        """Return the total number of matches, as far as it is known now."""
        tables = range(len(self.schedule.tables))
        return sum(self.decided.get(table, self.deals) for table in tables) * self.schedule.per_deal

    def _of_deal(self, table: int, deal: int) -> list[Played]:
        numbers = (
            self.schedule.number(Fixture(table, deal, seating)) for seating in range(self.schedule.per_deal)
        )
        return [self.played[number] for number in numbers if number in self.played]

    def _ask(self, table: int, of_deal: list[Played]) -> None:
        names = self.schedule.bots
        pairs = list(combinations(self.schedule.tables[table], 2))
        for pair in pairs:
            first, second = names[pair[0]], names[pair[1]]
            scores = [pair_score(played.bots, played, first, second) for played in of_deal]
            self.questions[table, pair].see(sum(scores) / len(scores))
        if self.stops and all(self.questions[table, pair].answer != 0 for pair in pairs):
            self.decided[table] = self._next[table]


def run(
    setting: Setting,
    record: ArenaRecord,
    workers: int,
    results: ResultsFile | None = None,
    on_match: Callable[[], None] | None = None,
    limit: float = 0.0,
) -> None:
    """Play all matches that are still wanted. Each is written to the file before it is counted.

    A bot that exceeds `limit` seconds for a decision forfeits the match; 0 means no limit.
    """
    schedule = record.schedule
    if results is not None:
        for played in results.kept.values():
            record.add(played)

    # A lazy generator: tables that are decided while others play get no more matches.
    jobs = (schedule.job(each) for each in schedule.fixtures(record.deals) if record.wanted(each))
    for played in play_all(setting, jobs, workers, limit=limit):
        if results is not None:
            results.add(played)
        record.add(played)
        if on_match is not None:
            on_match()
