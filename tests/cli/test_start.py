"""Starting the program: without a verb, for its version, for its help, and what it loads."""

import platform
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import own_environment, run

KEEPING = ("serve", "service", "doctor", "backup", "restore", "verify")
VERBS = ("play", *KEEPING, "sim", "arena", "tune", "rules", "games", "bots")


def test_without_a_verb_it_plays(tmp_path: Path) -> None:
    """The data folder is a file, so that both stop at the same sentence."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = {"CARAVELA_DATA": str(tmp_path / "file")}
    bare, played = run(tmp_path, environment=told), run(tmp_path, "play", environment=told)
    assert (bare.returncode, bare.stdout, bare.stderr) == (2, "", played.stderr)
    assert "the data folder" in bare.stderr


def test_version_names_the_build(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("caravela ")
    assert "compiled" in done.stdout or "pure Python" in done.stdout
    assert done.stdout.endswith(f"Python {platform.python_version()}\n")


def test_help_lists_the_verbs(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert done.returncode == 0, done.stderr
    for verb in VERBS:
        assert f" {verb} " in done.stdout


@pytest.mark.parametrize("library", ["fluent", "sqlalchemy", "starlette", "caravela.lab.arena"])
def test_a_start_loads_no_library_of_a_single_verb(library: str) -> None:
    code = f"import sys, caravela.cli; sys.exit({library!r} in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, env=own_environment())  # noqa: S603 - our own words
