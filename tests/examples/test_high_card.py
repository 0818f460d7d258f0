"""The example game is installed like any package; then the terminal, the arena and its own tests find it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.examples.installed import EXAMPLES, install, search_path


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {"PYTHONPATH": search_path(install("high_card", tmp_path_factory.mktemp("installed")))}


def test_the_game_is_listed(tmp_path: Path, environment: dict[str, str]) -> None:
    assert "high_card" in run(tmp_path, "games", environment=environment).stdout
    assert "high_card" not in run(tmp_path, "games").stdout


def test_a_match_is_played_in_the_terminal(tmp_path: Path, environment: dict[str, str]) -> None:
    words = ("play", "--text", "high_card", "--seats", "3", "--seed", "5", "--bots", "captain")
    done = run(tmp_path, *words, "--option", "winner=lowest", typed="swap\n", environment=environment)
    assert done.returncode == 0, done.stderr
    assert "The winner has the lowest card." in done.stdout
    assert "[HC-END-02]" in done.stdout


def test_bots_meet_in_the_arena(tmp_path: Path, environment: dict[str, str]) -> None:
    words = ("arena", "high_card", "--bots", "greedy,random", "--matches", "4", "--workers", "1")
    done = run(tmp_path, *words, environment=environment)
    assert done.returncode == 0, done.stderr
    assert "greedy : random" in done.stdout


def test_the_rules_are_printed_in_french(tmp_path: Path, environment: dict[str, str]) -> None:
    done = run(tmp_path, "rules", "high_card", "HC-END-02", "--lang", "fr", environment=environment)
    assert "la carte la plus basse gagne" in done.stdout


def test_the_tests_of_the_game_pass(tmp_path: Path, environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", str(EXAMPLES / "high_card" / "tests")]
    command += ["--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    done = subprocess.run(  # noqa: S603 - our own tests
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stdout
