"""The package's own build: it holds the browser client, which it makes when there is none."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
INDEX = "caravela/web_dist/index.html"
MAKES = f'cd "$(dirname "$0")/../src" && mkdir -p "$(dirname {INDEX})" && echo new > {INDEX}'


def tree(folder: Path, maker: str | None) -> Path:
    """A source tree with next to nothing in it but its build; `maker` stands for web/make."""
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder / name)
    package = folder / "src" / "caravela"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    if maker is not None:
        (folder / "web").mkdir()
        (folder / "web" / "make").write_text(f"set -e\n{maker}\n")
    return folder


def run_setup(folder: Path, command: str, **more: str) -> tuple[Path, str]:
    """The file that a command of setup.py makes, and what the build said."""
    done = subprocess.run(  # noqa: S603 - our own build
        [sys.executable, "setup.py", command, "--dist-dir", "made"],
        cwd=folder,
        env={**os.environ, "CARAVELA_PURE": "1", "CARAVELA_COMPILED": "", "CARAVELA_NO_CLIENT": "", **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    (made,) = (folder / "made").iterdir()
    return made, done.stdout


def build(folder: Path, **more: str) -> tuple[str | None, str]:
    """The client's front page in the wheel, if there is one, and what the build said."""
    wheel, said = run_setup(folder, "bdist_wheel", **more)
    with zipfile.ZipFile(wheel) as opened:
        page = opened.read(INDEX).decode().strip() if INDEX in opened.namelist() else None
    return page, said


def test_a_build_makes_the_client_that_is_missing(tmp_path: Path) -> None:
    page, said = build(tree(tmp_path, MAKES))
    assert page == "new"
    assert "caravela build: the browser client" in said


def test_a_client_that_is_there_is_not_made_again(tmp_path: Path) -> None:
    folder = tree(tmp_path, MAKES)
    (folder / "src" / INDEX).parent.mkdir()
    (folder / "src" / INDEX).write_text("old")
    assert build(folder)[0] == "old"


@pytest.mark.parametrize(
    "maker, reason", [("exit 3", "web/make failed"), (None, "its sources in web/ are not here")]
)
def test_a_build_without_a_client_says_so(tmp_path: Path, maker: str | None, reason: str) -> None:
    page, said = build(tree(tmp_path, maker))
    assert page is None
    assert "NO browser client" in said
    assert reason in said


def test_whoever_makes_the_client_otherwise_can_say_so(tmp_path: Path) -> None:
    assert build(tree(tmp_path, MAKES), CARAVELA_NO_CLIENT="1")[0] is None


def test_a_pure_wheel_is_for_every_python_and_platform(tmp_path: Path) -> None:
    wheel, _ = run_setup(tree(tmp_path, MAKES), "bdist_wheel")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_an_sdist_holds_the_client_and_no_tests(tmp_path: Path) -> None:
    folder = tree(tmp_path, MAKES)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_anything.py").write_text("")
    sdist, _ = run_setup(folder, "sdist")
    with tarfile.open(sdist) as opened:
        names = {member.name.partition("/")[2] for member in opened if member.isfile()}
    assert {f"src/{INDEX}", "setup.py", "pyproject.toml", "LICENSE", "CHANGELOG.md"} <= names
    assert not {name for name in names if name.startswith(("tests", "web"))}
