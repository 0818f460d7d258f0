"""The files that make dist wrote: the one for an interpreter, its contents, and its installation."""

import os
import subprocess
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parents[2]
Kind = Literal["sdist", "pure", "compiled"]
INSTALL_SECONDS = 600


@dataclass(frozen=True)
class Artefact:
    """A release file, and an interpreter that it is meant for."""

    folder: Path
    kind: Kind
    version: str
    interpreter: str

    @property
    def build(self) -> str:
        """Return the build that it leads to on a machine without a C compiler."""
        return "compiled" if self.kind == "compiled" else "pure"

    def path(self) -> Path:
        tag = f"cp{self.version.replace('.', '')}"
        patterns = {
            "sdist": "caravela-*.tar.gz",
            "pure": "caravela-*-py3-none-any.whl",
            "compiled": f"caravela-*-{tag}-{tag}-*.whl",
        }
        found = list(self.folder.glob(patterns[self.kind]))
        assert len(found) == 1, (
            f"{self.folder} must hold exactly one {patterns[self.kind]} but has {len(found)}; "
            f"build the files of the release: make dist"
        )
        return found[0]

    def names(self) -> set[str]:
        """Return the files in it; those of an sdist without the top-level folder."""
        path = self.path()
        if self.kind != "sdist":
            with zipfile.ZipFile(path) as wheel:
                return {name for name in wheel.namelist() if not name.endswith("/")}
        with tarfile.open(path) as archive:
            return {member.name.partition("/")[2] for member in archive if member.isfile()}


def source_files() -> set[str]:
    """Return the files of the package in the source tree, including the browser client."""
    files = (path for path in (ROOT / "src" / "caravela").rglob("*") if path.is_file())
    return {path.relative_to(ROOT / "src").as_posix() for path in files if "__pycache__" not in path.parts}


class Installation:
    """An artefact in an environment of its own, with an empty PATH: no C compiler, no Node."""

    def __init__(self, artefact: Artefact, folder: Path) -> None:
        nothing = folder / "path"
        nothing.mkdir()
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("CC", "CXX", "PYTHONPATH", "VIRTUAL_ENV") and not name.startswith("CARAVELA_")
        }
        self.folder = folder
        self.environment = {**kept, "PATH": str(nothing)}
        self.scripts = folder / "venv" / "bin"
        self.run(artefact.interpreter, "-m", "venv", str(folder / "venv"))
        self.run(str(self.scripts / "python"), "-m", "pip", "install", str(artefact.path()))

    def run(self, *command: str) -> str:
        """Run a command that must succeed; return its output."""
        done = subprocess.run(  # noqa: S603 - our own program, and pip
            command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=INSTALL_SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}"
        return done.stdout
