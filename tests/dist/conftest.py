"""The files of a release and the interpreters to try them with.

Not part of the usual run: by default pytest does not look into folders named dist. `make dist` builds the files
and then runs these tests.
"""

from pathlib import Path

import pytest

from tests.dist.artefacts import ROOT, Artefact, Kind
from tools.dist import VERSIONS, find_interpreter

INTERPRETERS = {version: path for version in VERSIONS if (path := find_interpreter(version)) is not None}
KINDS: tuple[Kind, ...] = ("sdist", "pure", "compiled")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--dist-folder", type=Path, default=ROOT / "dist", help="the folder that make dist wrote"
    )


def pytest_report_header() -> str:
    missing = [version for version in VERSIONS if version not in INTERPRETERS]
    without = f"; NOT TRIED, no interpreter: {', '.join(missing)}" if missing else ""
    return f"dist: tried with CPython {', '.join(INTERPRETERS)}{without}"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try the sdist and the pure wheel with every interpreter, and each compiled wheel with its own."""
    if "artefact" in metafunc.fixturenames:
        folder = metafunc.config.getoption("--dist-folder").resolve()
        artefacts = [
            Artefact(folder, kind, version, path) for version, path in INTERPRETERS.items() for kind in KINDS
        ]
        metafunc.parametrize("artefact", artefacts, ids=[f"{each.kind}-{each.version}" for each in artefacts])
