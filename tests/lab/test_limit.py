"""A bot that never answers forfeits its match, and the arena goes on."""

import csv
import multiprocessing
from pathlib import Path

import pytest

from caravela.lab import report
from caravela.lab.playing import FORFEIT, MatchJob, Setting, Thinking, Watch, forfeit
from caravela.lab.standings import Standings
from caravela.lab.worker_pool import CrashedWorker, LostWorker, play_all
from tests.lab.arenas import play, timeless

SETTING = Setting("mundus_novus", 2)
LIMIT = 5.0
"""Seconds: enough for every other bot on a busy machine."""
SLEEPY = """
import os
import time
from caravela.bots.bot import Bot

class Sleepy(Bot):
    def __init__(self):
        self.made = 0

    def choose(self, view, decision):
        self.made += 1
        if self.made == 5:
            time.sleep(600)
        return decision.actions[0]

class Gone(Bot):
    def choose(self, view, decision):
        os._exit(3)
"""


@pytest.fixture
def sleepy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    # Found by the processes of the pool as well: they are told the path of this one.
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "sleepy_player.py").write_text(SLEEPY)
    return "sleepy_player:Sleepy"


def test_a_bot_that_never_answers_forfeits_and_the_arena_goes_on(sleepy: str, tmp_path: Path) -> None:
    record = play(f"random,{sleepy}", 2, stops=False, limit=LIMIT)
    standings = Standings(record)
    assert [played.reason for played in record.counted()] == [FORFEIT, FORFEIT]
    assert standings.bots[0].bot == "random"
    assert [row.wins for row in standings.bots] == [2.0, 0.0]
    assert [row.forfeits for row in standings.bots] == [0, 2]
    assert standings.finished == []
    said = f"match 0: the bot {sleepy} gave no answer in {LIMIT:g} seconds, in decision "
    assert standings.failures[0].startswith(said)
    assert not any("Spawn" in each.name for each in multiprocessing.active_children())
    assert "Ratings" in report.write_report(tmp_path, SETTING, standings).read_text(encoding="utf-8")


def test_matches_of_others_are_played_as_without_a_limit(sleepy: str, tmp_path: Path) -> None:
    whole = play(f"random,cabin-boy,{sleepy}", 2, stops=False, workers=2, limit=LIMIT, out=tmp_path)
    alone = play("random,cabin-boy", 2, stops=False)
    kept = [each for each in whole.counted() if sleepy not in each.bots]
    # The same deals; what the bots think depends on the place of a match in its schedule.
    assert [each.bots for each in kept] == [each.bots for each in alone.counted()]
    assert len(whole.counted()) == 6
    page = report.write_report(tmp_path, SETTING, Standings(whole)).read_text(encoding="utf-8")
    assert "<h2>Forfeits</h2>" in page
    with (tmp_path / "matches.csv").open(encoding="utf-8", newline="") as file:
        failed = {row["match"] for row in csv.DictReader(file) if "gave no answer" in row["failure"]}
    assert len(failed) == 4
    again = play(f"random,cabin-boy,{sleepy}", 2, stops=False, out=tmp_path)  # nothing is left to play
    assert again.counted() == whole.counted()


def test_a_limit_changes_nothing_for_bots_that_keep_it() -> None:
    plain = play("random,cabin-boy", 4, stops=False)
    assert timeless(play("random,cabin-boy", 4, stops=False, limit=30.0).counted()) == timeless(
        plain.counted()
    )


def test_all_seats_of_a_bot_that_forfeits_come_in_last() -> None:
    job = MatchJob(3, ["a", "b", "a", "c"], 1, 2)
    played = forfeit(job, Thinking(2, 7, 1.0), 60.0)
    assert played.places == [3, 1, 3, 1]
    assert played.failure == "the bot a gave no answer in 60 seconds, in decision 7"
    assert "being made" in forfeit(job, Thinking(1, 0, 1.0), 0.5).failure


def test_a_watch_shows_who_thinks() -> None:
    watch = Watch([0.0] * Watch.PLACES)
    assert watch.thinking() is None
    watch.begin(2, 9)
    thinking = watch.thinking()
    assert thinking is not None
    assert (thinking.seat, thinking.decision) == (2, 9)
    watch.end()
    assert watch.thinking() is None


def test_a_process_that_ends_by_itself_is_told(sleepy: str) -> None:
    jobs = [MatchJob(0, ["sleepy_player:Gone", "random"], 1, 2)]
    with pytest.raises(LostWorker, match="was ended from outside"):
        list(play_all(SETTING, jobs, 2))


def test_a_mistake_of_the_program_comes_with_its_traceback() -> None:
    with pytest.raises(CrashedWorker, match="Traceback"):
        list(play_all(SETTING, [MatchJob(0, ["greedy"], 1, 2)], 2))
