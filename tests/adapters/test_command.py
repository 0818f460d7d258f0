"""Bots in any language: programs that read observations and write answers."""

import stat
from pathlib import Path

import pytest

from caravela.adapters.command import MOST_ANSWER, CommandAgent, CommandFailed
from tests.cli.program import run

FIRST = "while read -r line; do echo 1; done"


def program(folder: Path, script: str) -> str:
    path = folder / "my_bot.sh"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_a_program_answers_many_questions_in_one_process(tmp_path: Path) -> None:
    agent = CommandAgent(program(tmp_path, "while read -r line; do echo $$; done"))
    assert agent("one\ntwo") == agent("three")
    agent.close()


@pytest.mark.parametrize(
    "script, reason",
    [
        ("exit 3", "it has ended"),
        ("sleep 5", "did not answer within 0.2 s"),
        (f"head -c {2 * MOST_ANSWER} /dev/zero; sleep 5", f"longer than {MOST_ANSWER} bytes"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path: Path, script: str, reason: str) -> None:
    agent = CommandAgent(program(tmp_path, script), seconds=2.0 if script != "sleep 5" else 0.2)
    with pytest.raises(CommandFailed, match=reason):
        agent("question")


@pytest.mark.parametrize("command, reason", [("", "needs a program"), ("./nowhere", "cannot be started")])
def test_a_program_that_is_not_there(command: str, reason: str) -> None:
    with pytest.raises(CommandFailed, match=reason):
        CommandAgent(command)("question")


def test_a_shell_script_plays_whole_matches(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST)
    bots = f"command:{command},random"
    told = run(
        tmp_path, "sim", "mundus_novus", "--seats", "2", "--matches", "2", "--bots", bots, "--seed", "1"
    )
    assert told.returncode == 0, told.stderr
    assert "command:" in told.stdout


def test_a_missing_program_is_named_without_a_traceback(tmp_path: Path) -> None:
    told = run(
        tmp_path,
        "sim",
        "mundus_novus",
        "--seats",
        "2",
        "--matches",
        "1",
        "--bots",
        "command:./nowhere,random",
    )
    assert told.returncode != 0
    assert "'./nowhere' cannot be started" in told.stderr
    assert "Traceback" not in told.stderr
