"""Play many matches between bots and count the results. The same seed gives the same matches."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from caravela.games import game
from caravela.kernel.chance import stream_seed
from caravela.kernel.rules import OptionError
from caravela.lab.playing import MatchJob, MatchRunner, Played, Setting
from caravela.lab.worker_pool import play_all

MOST_BATCH = 64
"""Maximum number of quick matches sent to a process at once."""


@dataclass
class Tally:
    """The results of the matches so far."""

    seats: int
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Playing time, summed over all processes."""
    rounds: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    """One list per seat."""
    wins: list[float] = field(default_factory=list)
    """Per seat; a shared win counts as a fraction."""
    endings: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    """Faults found by the audits."""

    def __post_init__(self) -> None:
        self.scores = [[] for _ in range(self.seats)]
        self.wins = [0.0] * self.seats

    def count(self, played: Played) -> None:
        self.matches += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        self.rounds.append(played.rounds)
        self.endings[played.reason] += 1
        self.complaints.extend(f"match {played.number}: {fault}" for fault in played.complaints)
        winners = played.winners()
        for seat, score in enumerate(played.scores):
            self.scores[seat].append(score)
            if seat in winners:
                self.wins[seat] += 1 / len(winners)


def simulate(
    key: str,
    seats: int,
    matches: int,
    bots: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    components: object | None = None,
    audit: bool = False,
    workers: int = 1,
    on_match: Callable[[Played], None] | None = None,
) -> Tally:
    """Play matches with these bots, one per seat or one for all seats, and count them in order.

    The last state of every match is audited; with `audit`, every state is.
    """
    if matches < 1:
        raise OptionError(f"{matches} matches cannot be played; ask for 1 or more")
    if workers < 1:
        raise OptionError(f"{workers} processes cannot play; ask for 1 or more")
    setting = Setting(key, seats, options or {}, components, audit)
    runner = MatchRunner(setting)
    if seats not in game(key).seat_counts():
        runner.check(
            []
        )  # raises OptionError by the game's own rule, before any list of that length is created
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(bots) > 1 and len(names) != seats:
        raise OptionError(f"{len(names)} bots cannot take {seats} seats; name one bot or one per seat")
    runner.check(names)
    tally = Tally(seats)
    early: dict[int, Played] = {}
    batch = max(1, min(MOST_BATCH, matches // (workers * 8)))
    for some in play_all(setting, _jobs(names, matches, seed), min(workers, matches), batch):
        early[some.number] = some
        while tally.matches in early:
            played = early.pop(tally.matches)
            tally.count(played)
            if on_match is not None:
                on_match(played)
    return tally


def _jobs(names: list[str], matches: int, seed: int) -> Iterator[MatchJob]:
    for number in range(matches):
        of_match = stream_seed(seed, number)
        yield MatchJob(number, names, stream_seed(of_match, "chance"), of_match)


def report(key: str, names: Sequence[str], seed: int, tally: Tally) -> dict[str, object]:
    """Return the tally as one JSON object."""
    return {
        "game": key,
        "seats": tally.seats,
        "bots": list(names),
        "seed": seed,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds) if tally.seconds else 0,
        "rounds": {
            "min": min(tally.rounds),
            "median": median(tally.rounds),
            "max": max(tally.rounds),
        },
        "scores": [
            {"min": min(each), "mean": round(sum(each) / len(each), 2), "max": max(each)}
            for each in tally.scores
        ],
        "wins": [round(won, 2) for won in tally.wins],
        "endings": dict(sorted(tally.endings.items())),
        "audit_complaints": tally.complaints[:20],
    }
