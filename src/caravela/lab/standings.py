"""The results of an arena as rows of numbers for bots, pairs of bots, seats, endings and categories."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields
from itertools import combinations
from statistics import mean

from caravela.kernel.seats import seat_letter
from caravela.lab.arena import ArenaRecord, pair_score
from caravela.lab.intervals import wilson
from caravela.lab.playing import Played
from caravela.lab.ratings import Duel, Ratings


@dataclass(frozen=True)
class BotRow:
    """One bot over all its matches."""

    bot: str
    rating: float
    rating_error: float
    matches: int
    wins: float
    """A shared win counts as a fraction."""
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_place: float
    mean_score: float
    choices: int
    """Decisions with more than one action."""
    mean_milliseconds: float
    slowest_milliseconds: float
    forfeits: int
    """Matches lost by timeout. Mean place and score cover finished matches only."""


@dataclass(frozen=True)
class PairRow:
    """One bot against another."""

    first: str
    second: str
    matches: int
    score: float
    """Mean score of the first, from 0 to 1."""
    score_low: float
    score_high: float
    rating_difference: float
    rating_difference_error: float
    threshold: float
    verdict: str


@dataclass(frozen=True)
class SeatRow:
    """One bot, or all of them, in one seat."""

    bot: str
    seat: str
    matches: int
    wins: float
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float


@dataclass(frozen=True)
class EndingRow:
    """One way in which matches ended, and a bot's wins by it."""

    ending: str
    matches: int
    bot: str
    wins: float


@dataclass(frozen=True)
class CategoryRow:
    """A bot's points in one category."""

    bot: str
    category: str
    points: float
    """Mean per seat of the bot and match."""
    share: float
    """Part of the bot's total score; negative for categories that cost points."""


Row = BotRow | PairRow | SeatRow | EndingRow | CategoryRow
EVERYBODY = "all"


class Standings:
    """All numbers of an arena; the bots are ordered by rating."""

    def __init__(self, record: ArenaRecord) -> None:
        self.record = record
        self.matches = record.counted()
        self.finished = [played for played in self.matches if not played.failure]
        """Matches that were played to the end."""
        self.failures = [f"match {each.number}: {each.failure}" for each in self.matches if each.failure]
        self.names = record.schedule.bots
        self.ratings = Ratings(len(self.names), self._duels())
        order = sorted(range(len(self.names)), key=lambda bot: -self.ratings.elo(bot))
        self.bots = [self._bot_row(bot) for bot in order]
        self.pairs = [self._pair_row(*pair) for pair in combinations(range(len(self.names)), 2)]
        self.seats = list(self._seat_rows())
        self.endings = list(self._ending_rows())
        self.categories = list(self._category_rows())

    def _duels(self) -> Iterator[Duel]:
        schedule = self.record.schedule
        for played in self.matches:
            fixture = schedule.fixture(played.number)
            bots = schedule.tables[fixture.table]
            for first, second in combinations(bots, 2):
                mine, theirs = self.names[first], self.names[second]
                start = math.log(played.bots.count(mine) / played.bots.count(theirs))
                score = pair_score(played.bots, played, mine, theirs)
                yield Duel(first, second, score, start, fixture.deal)

    def _bot_row(self, bot: int) -> BotRow:
        name = self.names[bot]
        taken = [(played, seat) for played in self.matches for seat in seats_of(played, name)]
        matches = sum(name in played.bots for played in self.matches)
        wins = sum(played.shares()[seat] for played, seat in taken)
        ended = [(played, seat) for played, seat in taken if not played.failure]
        clocked = [(played, seat) for played, seat in taken if played.choices]
        choices = sum(played.choices[seat] for played, seat in clocked)
        thought = sum(played.thought[seat] for played, seat in clocked)
        return BotRow(
            name,
            round(self.ratings.elo(bot), 1),
            round(self.ratings.error(bot), 1),
            matches,
            round(wins, 4),
            *rate(wins, matches),
            round(mean(played.places[seat] for played, seat in ended), 3) if ended else 0.0,
            round(mean(played.scores[seat] for played, seat in ended), 2) if ended else 0.0,
            choices,
            round(1000 * thought / choices, 3) if choices else 0.0,
            round(1000 * max((played.slowest[seat] for played, seat in clocked), default=0.0), 3),
            sum(
                played.failure != "" and name in played.bots and not is_winner(played, name)
                for played in self.matches
            ),
        )

    def _pair_row(self, first: int, second: int) -> PairRow:
        mine, theirs = self.names[first], self.names[second]
        scores = [
            pair_score(played.bots, played, mine, theirs)
            for played in self.matches
            if mine in played.bots and theirs in played.bots
        ]
        points, error = self.ratings.difference(first, second)
        answers = {
            question.answer
            for (_, pair), question in self.record.questions.items()
            if pair == (first, second)
        }
        verdict = {1: "above", -1: "below"}.get(answers.pop(), "open") if len(answers) == 1 else "open"
        return PairRow(
            mine,
            theirs,
            len(scores),
            *rate(sum(scores), len(scores)),
            round(points, 1),
            round(error, 1),
            self.record.threshold,
            verdict,
        )

    def _seat_rows(self) -> Iterator[SeatRow]:
        for name in (*(row.bot for row in self.bots), EVERYBODY):
            for seat in range(self.record.schedule.seats):
                here = [each for each in self.matches if name in (EVERYBODY, each.bots[seat])]
                wins = sum(played.shares()[seat] for played in here)
                scores = [played.scores[seat] for played in here if not played.failure]
                score = round(mean(scores), 2) if scores else 0.0
                numbers = rate(wins, len(here))
                yield SeatRow(name, seat_letter(seat), len(here), round(wins, 4), *numbers, score)

    def _ending_rows(self) -> Iterator[EndingRow]:
        matches: Counter[str] = Counter(played.reason for played in self.matches)
        wins: defaultdict[tuple[str, str], float] = defaultdict(float)
        for played in self.matches:
            for name, share in zip(played.bots, played.shares(), strict=True):
                wins[played.reason, name] += share
        for ending in sorted(matches):
            for row in self.bots:
                yield EndingRow(ending, matches[ending], row.bot, round(wins[ending, row.bot], 4))

    def _category_rows(self) -> Iterator[CategoryRow]:
        names = dict.fromkeys(name for played in self.finished for name in played.categories)
        for row in self.bots:
            taken = [(played, seat) for played in self.finished for seat in seats_of(played, row.bot)]
            whole = sum(played.scores[seat] for played, seat in taken)
            for name in names if taken else ():
                points = sum(
                    played.categories[name][seat] for played, seat in taken if name in played.categories
                )
                share = points / whole if whole else 0.0
                yield CategoryRow(row.bot, name, round(points / len(taken), 3), round(share, 4))


def seats_of(played: Played, name: str) -> list[int]:
    return [seat for seat, each in enumerate(played.bots) if each == name]


def is_winner(played: Played, name: str) -> bool:
    return any(played.bots[seat] == name for seat in played.winners())


def rate(won: float, played: int) -> tuple[float, float, float]:
    """Return a rate with its confidence interval."""
    low, high = wilson(won, played)
    return round(won / played, 4) if played else 0.0, round(low, 4), round(high, 4)


def cells(row: Row) -> dict[str, object]:
    """Return a row as a dict by column name."""
    return {each.name: getattr(row, each.name) for each in fields(row)}
