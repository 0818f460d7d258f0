"""caravela sim and caravela arena, as they are typed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravela.cli import app
from caravela.commands.refusals import USER_ERRORS
from caravela.lab.simulation import simulate

FIELDS = [
    "game", "seats", "bots", "seed", "matches", "decisions", "seconds", "decisions_per_second", "rounds",
    "scores", "wins", "endings", "audit_complaints",
]  # fmt: skip


def typed(*words: str) -> str:
    """Return the output of a command; raise its error."""
    result = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def untimed(text: str) -> dict[str, object]:
    document: dict[str, object] = json.loads(text)
    return {key: value for key, value in document.items() if "second" not in key}


@pytest.mark.parametrize("bots", ["random", "cabin-boy,random"])
def test_sim_says_the_same_however_many_play(tmp_path: Path, bots: str) -> None:
    words = [
        "sim",
        "mundus_novus",
        "--seats",
        "2",
        "--matches",
        "20",
        "--bots",
        bots,
        "--seed",
        "3",
        "--json",
    ]
    alone = typed(*words)
    assert list(json.loads(alone)) == FIELDS
    path = tmp_path / "matches.jsonl"
    assert untimed(typed(*words, "--workers", "2", "--lines", str(path))) == untimed(alone)
    matches = [json.loads(line) for line in path.read_text().splitlines()]
    assert [match["number"] for match in matches] == list(range(20))
    assert sum(match["decisions"] for match in matches) == json.loads(alone)["decisions"]


def test_sim_plays_the_matches_it_always_played() -> None:
    assert simulate("mundus_novus", 2, 4, ["random"], 0).decisions == 1685


@pytest.mark.parametrize(
    "words,said",
    [
        (["sim", "mundus_novus", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["sim", "mundus_novus", "--bots", "random,random"], "2 bots cannot take 4 seats"),
        (["sim", "mundus_novus", "--lines", "no/such/folder/x"], "cannot write to no/such/folder/x"),
        (["sim", "nothing"], "there is no game 'nothing'"),
        (["arena", "nothing"], "there is no game 'nothing'"),
        (["arena", "mundus_novus", "--bots", "greedy"], "two bots or more"),
        (["arena", "mundus_novus", "--bots", "greedy,nobody"], "there is no bot 'nobody'"),
        (["arena", "mundus_novus", "--bots", "greedy,random,"], "a bot has no name"),
        (["arena", "mundus_novus", "--bots", "none_such:Bot,random"], "there is no module 'none_such'"),
        (["arena", "mundus_novus", "--seats", "7"], "7"),
        (["arena", "mundus_novus", "--bots", "nobody.mine:Bot,random"], "there is no module 'nobody'"),
        (["arena", "mundus_novus", "--above", "1.5"], "--above 1.5 is not between 0 and 1"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(words: list[str], said: str) -> None:
    with pytest.raises(USER_ERRORS, match=said):
        typed(*words)


def test_arena_writes_its_report_and_refuses_another_in_its_folder(tmp_path: Path) -> None:
    words = ["arena", "mundus_novus", "--bots", "random,cabin-boy", "--matches", "4", "--workers", "1"]
    said = typed(*words, "--out", str(tmp_path))
    assert "cabin-boy" in said
    assert (tmp_path / "report.html").exists()
    with pytest.raises(USER_ERRORS, match="its seed is 0, not 5"):
        typed(*words, "--seed", "5", "--out", str(tmp_path))


def test_heavy_libraries_are_loaded_by_the_report_only() -> None:
    code = (
        "import sys, caravela.cli; "
        "sys.exit(sorted({'matplotlib', 'numpy', 'openskill'} & set(sys.modules)) or None)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own command
