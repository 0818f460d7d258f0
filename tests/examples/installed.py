"""Install an example of examples/ into a folder, without network, as `pip install` does."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PIP = (
    "pip",
    "install",
    "--quiet",
    "--no-index",
    "--no-build-isolation",
    "--no-deps",
    "--disable-pip-version-check",
)


def install(name: str, folder: Path) -> Path:
    """Build and install a copy of the example, so that the build leaves nothing in the source tree."""
    shutil.copytree(EXAMPLES / name, folder / "source")
    site = folder / "site"
    command = [sys.executable, "-m", *PIP, "--target", str(site), str(folder / "source")]
    subprocess.run(command, check=True, timeout=300)  # noqa: S603 - our own example
    return site


def search_path(site: Path) -> str:
    """Return a PYTHONPATH with the installed example first."""
    inherited = [
        str(Path(each).resolve()) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each
    ]
    return os.pathsep.join([str(site), *inherited])
