"""The commands that print: sim, rules, games, help."""

from pathlib import Path

import pytest

from caravela.games import ledger, worded_ledger
from tests.cli.program import GAME, TIMES, contents, run, simulated


def test_sim_counts_what_happened(tmp_path: Path) -> None:
    found = simulated(tmp_path, "--seats", "3", "--matches", "4", "--seed", "7", "--audit")
    assert found["game"] == GAME
    assert found["seats"] == 3
    assert found["matches"] == 4
    assert found["seed"] == 7
    assert found["bots"] == ["random"]
    assert found["audit_complaints"] == []
    decisions, seconds, wins = found["decisions"], found["seconds"], found["wins"]
    assert isinstance(decisions, int)
    assert decisions > 400
    assert isinstance(seconds, float)
    assert isinstance(found["decisions_per_second"], int)
    rounds = found["rounds"]
    assert isinstance(rounds, dict)
    assert 1 <= rounds["min"] <= rounds["median"] <= rounds["max"]
    scores = found["scores"]
    assert isinstance(scores, list)
    assert [list(score) for score in scores] == [["min", "mean", "max"]] * 3
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(4, abs=0.1)
    endings = found["endings"]
    assert isinstance(endings, dict)
    assert sum(endings.values()) == 4
    assert set(endings) <= {"goal", "perfect", "queue"}


def test_sim_gives_the_same_again_but_for_the_time(tmp_path: Path) -> None:
    words = ("--seats", "2", "--matches", "2", "--bots", "greedy,random", "--seed", str(10**30))
    first, again = simulated(tmp_path, *words), simulated(tmp_path, *words)
    other = simulated(tmp_path, *words[:-1], "8")
    for found in (first, again, other):
        for name in (*TIMES, "seed"):
            del found[name]
    assert first == again
    assert first != other
    assert contents(tmp_path) == {}


def test_sim_prints_a_table_for_people(tmp_path: Path) -> None:
    done = run(tmp_path, "sim", GAME, "--matches", "1")
    assert done.returncode == 0, done
    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert names[:3] == ["game", "seats", "bots"]
    assert "endings" in names


def test_rules_prints_the_ledger_or_a_part_of_it(tmp_path: Path) -> None:
    for words, ids in [
        (("rules",), list(ledger(GAME))),
        (("rules", GAME, "mn-trd"), [key for key in ledger(GAME) if key.startswith("MN-TRD")]),
        (("rules", GAME, "MN-TRD-08"), ["MN-TRD-08"]),
    ]:
        done = run(tmp_path, *words)
        assert done.returncode == 0, done
        assert [line.split()[0] for line in done.stdout.splitlines() if line.startswith("MN-")] == ids


@pytest.mark.parametrize(
    "language,kind", [("en", "ruling"), ("fr", "interprétation"), ("nl", "interpretatie")]
)
def test_rules_are_printed_in_a_language_under_headings(tmp_path: Path, language: str, kind: str) -> None:
    done = run(tmp_path, "rules", GAME, "--lang", language)
    assert done.returncode == 0, done
    rules = worded_ledger(GAME, language)
    lines = done.stdout.splitlines()
    headings = [line for line in lines if line and line[0] != " " and not line.startswith("MN-")]
    assert headings == list(dict.fromkeys(each.heading for each in rules.values()))
    assert any(line.startswith("MN-TRD-09") and kind in line for line in lines)
    for each in rules.values():
        for word in (each.text.split()[0], each.text.split()[-1]):
            assert word in done.stdout


def test_games_lists_the_games(tmp_path: Path) -> None:
    done = run(tmp_path, "games")
    assert done.returncode == 0, done
    assert [GAME, "Mundus", "Novus", "2-6"] in [line.split() for line in done.stdout.splitlines()]


def test_help_is_shown_on_demand(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert "play" in done.stdout
    assert "Traceback" not in done.stderr
    assert run(tmp_path, "play", "--help").returncode == 0
