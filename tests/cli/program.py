"""The program as people start it: a real process, what it prints, how it ends, and what it leaves behind."""

import json
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

GAME = "mundus_novus"
TIMES = ("seconds", "decisions_per_second")


def own_environment() -> dict[str, str]:
    """The environment is inherited, so the same build runs as in the tests, whatever the folder."""
    inherited = dict(os.environ)
    search = inherited.get("PYTHONPATH", "").split(os.pathsep)
    inherited["PYTHONPATH"] = os.pathsep.join(str(Path(each).resolve()) for each in search if each)
    return inherited


def run(
    where: Path, *words: str, typed: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Starts the program in a folder."""
    inherited = own_environment()
    inherited.update({"PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **(environment or {})})
    return subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-m", "caravela", *words],
        cwd=where,
        input=typed,
        env=inherited,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def simulated(where: Path, *words: str) -> dict[str, object]:
    done = run(where, "sim", GAME, *words, "--json")
    assert done.returncode == 0, done
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def refused(where: Path, *words: str, typed: str = "") -> str:
    """Runs something that must be refused, and leaves no trace; returns the sentence."""
    before = contents(where)
    done = run(where, *words, typed=typed)
    assert contents(where) == before
    return one_sentence(done.returncode, done.stdout, done.stderr)


def one_sentence(code: object, printed: str, complaint: str) -> str:
    """A refusal is one sentence and exit code 2, nothing else."""
    assert code == 2, complaint
    assert printed == ""
    assert complaint.startswith("caravela: ")
    assert complaint.count("\n") == 1
    assert "Traceback" not in complaint
    return complaint.removeprefix("caravela: ").strip()


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def own_components(folder: Path, *changes: tuple[str, str]) -> Path:
    """The game's own component file, with some words exchanged."""
    text = resources.files(f"caravela.games.{GAME}").joinpath("components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file
