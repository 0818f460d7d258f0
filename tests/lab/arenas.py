"""Small arenas for the tests."""

from dataclasses import replace
from pathlib import Path

from caravela.lab.arena import ArenaRecord, header, run
from caravela.lab.playing import Played, Setting
from caravela.lab.results import MATCHES, ResultsFile
from caravela.lab.schedule import Schedule


def timeless(matches: list[Played]) -> list[Played]:
    """Matches without what differs from run to run."""
    return [replace(played, seconds=0.0, thought=[], slowest=[]) for played in matches]


def play(
    bots: str,
    matches: int,
    *,
    seats: int = 2,
    seed: int = 1,
    workers: int = 1,
    threshold: float = 0.5,
    stops: bool = True,
    pairs: bool = False,
    out: Path | None = None,
    most: int = 10**9,
    limit: float = 0.0,
) -> ArenaRecord:
    """An arena of Mundus Novus; after `most` matches somebody presses the key that interrupts."""
    setting = Setting("mundus_novus", seats)
    schedule = Schedule(tuple(bots.split(",")), seats, seed, pairs)
    record = ArenaRecord(schedule, schedule.deals(matches), threshold, stops)
    seen: list[int] = []

    def note() -> None:
        seen.append(len(record.played))
        if len(seen) >= most:
            raise KeyboardInterrupt

    if out is None:
        run(setting, record, workers, None, note, limit)
        return record
    with ResultsFile(out / MATCHES, header(setting, schedule)) as results:
        run(setting, record, workers, results, note, limit)
    return record
