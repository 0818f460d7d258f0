"""An arena is repeatable, stops when it knows, and goes on after an interrupt."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from caravela.lab.arena import pair_score
from caravela.lab.contestants import BrokenBot
from caravela.lab.playing import Played
from caravela.lab.results import MATCHES
from caravela.lab.standings import Standings
from tests.lab.arenas import play, timeless

SLOW = """
import time
from pathlib import Path
from caravela.bots.bot import Bot

class Slow(Bot):
    def __init__(self, chance):
        self.chance = chance
        if Path("slow").exists():
            time.sleep(1)

    def choose(self, view, decision):
        return decision.actions[self.chance.below(len(decision.actions))]
"""


def lines(folder: Path) -> int:
    path = folder / MATCHES
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


def test_the_same_seed_gives_the_same_matches_however_many_play() -> None:
    alone = play("random,cabin-boy", 30)
    together = play("random,cabin-boy", 30, workers=3)
    assert timeless(alone.counted()) == timeless(together.counted())
    assert alone.decided == together.decided != {}
    assert timeless(play("random,cabin-boy", 4, seed=2).counted()) != timeless(alone.counted())[:4]


def test_a_table_stops_when_its_question_is_decided() -> None:
    record = play("greedy,random", 200)
    assert record.questions[0, (0, 1)].answer == 1
    assert len(record.counted()) == record.total() == 2 * record.decided[0] < 40
    assert Standings(record).pairs[0].verdict == "above"
    whole = play("greedy,random", 40, stops=False)
    assert len(whole.counted()) == 40
    assert timeless(whole.counted())[: record.total()] == timeless(record.counted())


def test_a_question_about_a_threshold() -> None:
    record = play("random,greedy", 200, threshold=0.3)
    assert record.questions[0, (0, 1)].answer == -1
    assert Standings(record).pairs[0].threshold == 0.3
    assert play("greedy,random", 20, threshold=0.95).decided == {}


@pytest.mark.parametrize(
    "bots,seats,pairs,matches,tables",
    [
        ("random,cabin-boy", 4, False, 6, 1),
        ("random,cabin-boy", 3, False, 6, 1),
        ("random,cabin-boy,greedy", 3, False, 3, 1),
        ("random,cabin-boy,greedy", 3, True, 18, 3),
    ],
)
def test_any_number_of_bots_and_seats(bots: str, seats: int, pairs: bool, matches: int, tables: int) -> None:
    record = play(bots, 1, seats=seats, pairs=pairs)
    standings = Standings(record)
    assert len(record.counted()) == matches
    assert len(record.schedule.tables) == tables
    for row in standings.bots:
        assert len({each.matches for each in standings.seats if each.bot == row.bot}) == 1
    assert sum(row.wins for row in standings.bots) == pytest.approx(matches, abs=0.01)
    assert standings.bots[0].rating >= standings.bots[-1].rating


def test_what_two_bots_had_of_each_other() -> None:
    def match(bots: str, places: list[int]) -> Played:
        return Played(0, list(bots), places, [0] * len(places), "goal", [], 1, 1, 0.0)

    def score(played: Played) -> float:
        return pair_score(played.bots, played, "a", "b")

    assert score(match("ab", [2, 1])) == 0
    assert score(match("ab", [1, 1])) == 0.5
    assert score(match("abab", [1, 1, 1, 4])) == pytest.approx(2 / 3)
    assert score(match("cab", [1, 2, 3])) == 1
    assert score(match("cab", [1, 2, 2])) == 0.5


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path, workers: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        play("random,cabin-boy", 12, stops=False, out=tmp_path, workers=workers, most=5)
    assert lines(tmp_path) == 5
    with (tmp_path / MATCHES).open("ab") as file:
        file.write(b'{"number":5,"bots":["ran')
    again = play("random,cabin-boy", 12, stops=False, out=tmp_path)
    assert lines(tmp_path) == 12
    assert timeless(again.counted()) == timeless(play("random,cabin-boy", 12, stops=False).counted())
    with pytest.raises(KeyboardInterrupt):
        play("random,cabin-boy", 14, stops=False, out=tmp_path, most=1)
    assert lines(tmp_path) == 13


def test_an_arena_that_is_over_plays_nothing_when_it_is_asked_again(tmp_path: Path) -> None:
    first = play("greedy,random", 100, out=tmp_path)
    data = (tmp_path / MATCHES).read_bytes()
    again = play("greedy,random", 100, out=tmp_path)
    assert (tmp_path / MATCHES).read_bytes() == data
    assert again.counted() == first.counted()
    assert again.decided == first.decided


@pytest.mark.timeout(300)
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_no_match_is_lost_when_the_process_is_ended(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "slow_player.py").write_text(SLOW)
    (tmp_path / "slow").touch()  # the matches must not be over before the process is ended
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    command = [sys.executable, "-m", "caravela", "arena", "mundus_novus"]
    command += [
        "--bots",
        "slow_player:Slow,random",
        "--matches",
        "40",
        "--no-stop",
        "--workers",
        "2",
        "--out",
        "kept",
    ]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    running = subprocess.Popen(  # noqa: S603 - our own command
        command, cwd=tmp_path, env=env, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    while lines(tmp_path / "kept") < 6 and running.poll() is None:
        time.sleep(0.01)
    running.send_signal(how)
    _, said = running.communicate()
    (tmp_path / "slow").unlink()
    kept = (tmp_path / "kept" / MATCHES).read_bytes()
    numbers = [json.loads(line)["number"] for line in kept.split(b"\n")[1:-1]]
    assert 6 <= len(numbers) == len(set(numbers)) < 40
    if how == signal.SIGINT:
        assert running.returncode == 130
        assert f"{len(numbers)} matches are saved in kept" in said
        assert "Traceback" not in said
    done = subprocess.run(command, cwd=tmp_path, env=env, check=True, capture_output=True)  # noqa: S603
    assert b"report.html" in done.stdout
    whole = (tmp_path / "kept" / MATCHES).read_bytes()
    assert whole.startswith(kept[: kept.rindex(b"\n") + 1])
    assert {json.loads(line)["number"] for line in whole.splitlines()[1:]} == set(range(40))
    assert lines(tmp_path / "kept") == 40


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_ends_the_arena_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    text = "from caravela.bots.bot import Bot\nclass Bad(Bot):\n    def choose(self, view, decision):\n        1 / 0\n"
    (tmp_path / "bad_player.py").write_text(text)
    with pytest.raises(BrokenBot, match="the bot bad_player:Bad failed: ZeroDivisionError"):
        play("bad_player:Bad,random", 8, workers=workers)
