"""A match at the terminal, piped in; and the command that serves this machine and opens the browser."""

import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from tests.cli.program import contents, own_environment, refused, run


def test_play_takes_what_is_piped_in(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        "play",
        "--text",
        "--seats",
        "3",
        "--seed",
        "5",
        typed="offer 3 3 4\nhand\nlog\nquit\nquit\n",
    )
    assert done.returncode == 0, done
    assert done.stderr == ""
    assert "A offers 2 tobacco and coffee: worth 10." in done.stdout
    assert "The game is not saved." in done.stdout
    assert contents(tmp_path) == {}


def test_play_ends_quietly_when_nothing_is_piped_in(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--text", "--lang", "fr", "--seats", "2", "--bots", "random", "--seat", "b")
    assert done.returncode == 0, done
    assert done.stdout.startswith("Vous jouez B.")
    assert "Partie interrompue." in done.stdout


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    words = (
        "play",
        "--text",
        "--seats",
        "3",
        "--seed",
        "12",
        "--bots",
        "greedy,random",
        "--option",
        "first_master=A",
    )
    pages = [run(tmp_path, *words, typed="1\n1\n1\n").stdout for _ in range(2)]
    assert pages[0] == pages[1]
    assert "A is the first Trade Master." in pages[0]


def test_a_saved_match_is_taken_up_again_by_the_command_that_was_shown(tmp_path: Path) -> None:
    words = (
        "play",
        "--text",
        "--seats",
        "3",
        "--seed",
        "5",
        "--seat",
        "C",
        "--bots",
        "random",
        "--lang",
        "nl",
    )
    more = "1\n1\n1\nlog\n"
    whole = run(tmp_path, *words, typed="1\n" + more)
    kept = run(tmp_path, *words, typed="1\nsave my match.json\nquit\n")
    assert kept.returncode == 0, kept
    assert list(contents(tmp_path)) == [str(tmp_path / "my match.json")]
    shown = next(line for line in kept.stdout.splitlines() if "--load" in line)
    again = "--text --load 'my match.json' --seat C --bots random --lang nl"
    assert shown.strip().endswith(f"play {again}")
    taken_up = run(
        tmp_path,
        "play",
        "--text",
        "--load",
        "my match.json",
        "--seat",
        "C",
        "--bots",
        "random",
        "--lang",
        "nl",
        typed=more,
    )
    assert taken_up.stdout.rpartition("   1  ")[2] == whole.stdout.rpartition("   1  ")[2]
    assert taken_up.stdout.count("╭") > 5


def test_what_a_terminal_cannot_spell_does_no_harm(tmp_path: Path) -> None:
    ascii_only = run(
        tmp_path,
        "play",
        "--text",
        "--seed",
        "5",
        "--lang",
        "fr",
        typed="1\nabout\n",
        environment={"PYTHONIOENCODING": "ascii"},
    )
    assert ascii_only.returncode == 0, ascii_only
    assert ascii_only.stderr == ""
    strange = run(
        tmp_path,
        "play",
        "--text",
        "--seed",
        "5",
        typed="²\n\0\n🂡\n" + "x" * 3000 + "\nsave a\0b\nsave ~nobody!/x\n",
    )
    assert strange.returncode == 0, strange
    assert strange.stderr == ""
    assert contents(tmp_path) == {}


def test_play_survives_a_keyboard_that_is_not_there(tmp_path: Path) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run(  # noqa: S603  # our own program
        [shell, "-c", f'"{sys.executable}" -m caravela play --text --seed 5 <&-'],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done
    assert "Traceback" not in done.stderr


def test_play_takes_a_bot_of_ones_own_and_says_who_plays(tmp_path: Path) -> None:
    text = "from caravela.bots.bot import Bot\n\n\nclass First(Bot):\n"
    text += "    def choose(self, view, decision):\n        return decision.actions[0]\n"
    (tmp_path / "mine.py").write_text(text)
    words = ["play", "--text", "--seats", "3", "--seed", "5", "--bots", "mine:First,captain"]
    done = run(tmp_path, *words, typed="offer 3 3 4\nquit\nquit\n")
    assert done.returncode == 0, done
    assert "B: mine:First\n" in done.stdout
    assert "C: Captain. Plays soundly" in done.stdout
    said = refused(tmp_path, *words[:-1], "mine:Second")
    assert said == "the module 'mine' has no class 'Second'"


def test_bots_are_listed_in_the_readers_language(tmp_path: Path) -> None:
    done = run(tmp_path, "bots", "--lang", "nl")
    assert done.returncode == 0
    assert "Scheepsjongen" in done.stdout
    assert "mymodule:MyBot" in done.stdout


def test_play_serves_this_machine_and_opens_the_browser_when_ready(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n', encoding="utf-8"
    )
    browser.chmod(0o755)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = [
            sys.executable,
            "-m",
            "caravela",
            "play",
            "--port",
            str(port),
            "--data",
            str(tmp_path / "data"),
        ]
        environment = {**own_environment(), "BROWSER": f"{browser} %s"}
        with subprocess.Popen(words, cwd=tmp_path, env=environment) as process:  # noqa: S603  # our own program
            try:
                until = time.monotonic() + 120
                while not opened.exists() and time.monotonic() < until:
                    time.sleep(0.1)
                address = opened.read_text(encoding="utf-8").strip()
                with urllib.request.urlopen(address, timeout=60) as page:  # noqa: S310  # our own address
                    assert b"<title>" in page.read()
                assert not address.endswith(f":{port}/")
            finally:
                process.send_signal(signal.SIGINT)
                assert process.wait(120) == 0


@pytest.mark.parametrize(
    "words, said",
    [
        (("play", "mundus_novus"), "add --text"),
        (("play", "--seats", "3"), "--seats is for the table at the terminal"),
        (("play", "--text", "--port", "8000"), "--port is for the table in the browser"),
        (("play", "--text", "--no-browser"), "--no-browser is for the table in the browser"),
    ],
)
def test_what_belongs_to_the_other_kind_of_table_is_refused(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    assert said in refused(tmp_path, *words)
