"""How `make test` checks for a browser, a compiler and headers before any test runs."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "test_tools.py"


def program(folder: Path, name: str, script: str = "exit 0") -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def run(path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the script with only the programs of one folder on PATH."""
    clean = {name: value for name, value in os.environ.items() if name not in ("CC", "CARAVELA_BROWSER")}
    return subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(SCRIPT)],
        env={**clean, "PATH": str(path), "CARAVELA_PURE": "", **more},
        capture_output=True,
        text=True,
        check=False,
    )


def test_nothing_is_said_when_nothing_is_missing(tmp_path: Path) -> None:
    program(tmp_path, "microsoft-edge")
    program(tmp_path, "cc")
    done = run(tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_apt_it_names_what_is_missing(tmp_path: Path) -> None:
    program(tmp_path, "cc")
    done = run(tmp_path)
    assert done.returncode == 1
    assert done.stderr == "tests: cannot run without Chromium, Chrome or Edge.\n"


def test_a_missing_compiler_is_no_matter_for_plain_python(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    assert "a C compiler. CARAVELA_PURE=1 tests plain Python alone." in run(tmp_path).stderr
    assert run(tmp_path, CARAVELA_PURE="1").returncode == 0


def test_a_named_browser_is_the_one_that_counts(tmp_path: Path) -> None:
    program(tmp_path, "cc")
    program(tmp_path, "chromium")
    assert run(tmp_path, CARAVELA_BROWSER=str(tmp_path / "absent")).returncode == 1


def test_what_apt_installs_is_used(tmp_path: Path) -> None:
    """Use stand-ins for sudo and apt-get, so that the test changes nothing on this machine."""
    program(tmp_path, "cc")
    browser = tmp_path / "chromium"
    installing = f'case "$*" in *install*) printf "#!/bin/sh\\n" > {browser}; /bin/chmod +x {browser};; esac'
    program(tmp_path, "apt-get", installing)
    program(tmp_path, "sudo", f'case "$*" in *apt-get*) {installing};; esac')
    done = run(tmp_path)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "tests: installing chromium",
        "tests: installing chromium-headless-shell",
    ]


def test_apt_that_fails_is_shown_with_the_command_to_type(tmp_path: Path) -> None:
    program(tmp_path, "cc")
    program(tmp_path, "apt-get", "echo no network; exit 100")
    program(tmp_path, "sudo", 'case "$*" in *true) exit 0;; *) echo no network; exit 100;; esac')
    done = run(tmp_path)
    assert done.returncode == 1
    assert "no network" in done.stderr
    assert "apt-get update failed" in done.stderr


def test_apt_without_rights_gives_the_command_to_type(tmp_path: Path) -> None:
    program(tmp_path, "cc")
    program(tmp_path, "apt-get", "exit 0")  # as root it installs nothing; for other users it is not called
    program(tmp_path, "sudo", "exit 1")
    done = run(tmp_path)
    assert done.returncode == 1
    assert "Type: sudo apt-get install chromium" in done.stderr
