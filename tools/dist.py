#!/usr/bin/env python3
"""Build the files of a release into dist/: an sdist, a pure wheel, and a compiled wheel for each CPython found here.

tools/dist.py               all of them
tools/dist.py 3.12 3.13     compiled wheels for these versions only

Every wheel is built from the sdist, in a fresh environment made from requirements/build.lock. An interpreter is
found as python3.X on PATH or in pyenv's folder of versions; a version without one is named in the table. The exit
code is 1 if a build failed. Logs, environments and object files are kept in build/.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build"
CLIENT: Final = ROOT / "src/caravela/web_dist/index.html"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
LOG_LINES: Final = 20
"""Lines of the log that are printed when a build fails."""

PROBE: Final = """
import ensurepip, json, platform, sys, sysconfig
version = "%d.%d" % sys.version_info[:2]
usable = platform.python_implementation() == "CPython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
print(json.dumps([version if usable else "", sys.executable]))
"""
SDIST: Final = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"


class BuildFailed(Exception):
    """One file could not be built; the others can."""


@dataclass(frozen=True)
class Row:
    """A line of the table at the end."""

    file: str
    python: str
    result: str
    failed: bool = False


def say(text: str) -> None:
    print(f"dist: {text}", flush=True)


# --- interpreters ------------------------------------------------------------------------------------


def find_interpreter(version: str) -> str | None:
    """Return the path of a CPython of this version that can make environments, or None."""
    name = f"python{version}"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    candidates = [Path(folder) / name for folder in os.get_exec_path()]
    candidates += sorted(pyenv.glob(f"{version}.*/bin/{name}"), reverse=True)
    for candidate in candidates:
        if candidate.is_file() and (found := _probe(candidate)) and found[0] == version:
            return found[1]
    return None


def _probe(candidate: Path) -> tuple[str, str] | None:
    """Return version and true path. A shim of pyenv is on PATH also for versions that are not active; it fails here."""
    command = [str(candidate), "-c", PROBE]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - an interpreter
        version, path = json.loads(done.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return version, path


# --- building ----------------------------------------------------------------------------------------


def run(log: Path, command: list[str], extra: Mapping[str, str] | None = None) -> str:
    """Run a command, write its output to the log and print the lines that the build addresses to people."""
    log.parent.mkdir(parents=True, exist_ok=True)
    # A PYTHONPATH of the caller would put other packages before the pinned ones.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    lines: list[str] = []
    with (
        log.open("a", encoding="utf-8") as file,
        subprocess.Popen(  # noqa: S603 - the commands of this file
            command,
            cwd=ROOT,
            env={**environment, **(extra or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            file.write(line)
            lines.append(line)
            if "caravela build:" in line:
                say(line.strip())
    if process.returncode != 0:
        say("".join(["the end of the log:\n", *lines[-LOG_LINES:]]).rstrip())
        raise BuildFailed(f"failed, see {log.relative_to(ROOT)}")
    return "".join(lines)


def environment(name: str, interpreter: str, lock: str, log: Path) -> str:
    """Make a fresh environment with exactly the packages of a lock file; return its interpreter."""
    folder = WORK / "venvs" / name
    run(log, [interpreter, "-m", "venv", "--clear", str(folder)])
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    options = [
        "-q",
        "--disable-pip-version-check",
        "--require-hashes",
        "-r",
        str(ROOT / "requirements" / lock),
    ]
    run(log, [str(python), "-m", "pip", "install", *options])
    return str(python)


def build_sdist(python: str) -> Path:
    log = fresh_log("sdist")
    run(log, [python, "-c", SDIST, str(DIST)])
    return newest("*.tar.gz", DIST)


def build_wheel(python: str, sdist: Path, log: Path, settings: Mapping[str, str]) -> Path:
    """Build a wheel from the sdist, which therefore is known to be complete."""
    made = WORK / "wheels" / log.stem
    shutil.rmtree(made, ignore_errors=True)
    options = ["-v", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    # A CARAVELA_PURE of the caller's shell must not change what a release holds.
    unset = {name: "" for name in os.environ if name.startswith("CARAVELA_")}
    run(log, [python, "-m", "pip", "wheel", *options, "-w", str(made), str(sdist)], {**unset, **settings})
    return newest("*.whl", made)


def build_compiled(version: str, interpreter: str, sdist: Path, auditwheel: str) -> Path:
    tag = f"cp{version.replace('.', '')}"
    log = fresh_log(tag)
    python = environment(tag, interpreter, "build.lock", log)
    settings = {"CARAVELA_COMPILED": "1", "CARAVELA_OBJECTS": str(WORK / f"objects-{tag}")}
    wheel = build_wheel(python, sdist, log, settings)
    if sys.platform != "linux":
        return Path(shutil.copy(wheel, DIST))
    # Reads the symbols that the libraries use and gives the oldest tag that is true.
    repaired = WORK / "wheels" / f"{tag}-repaired"
    shutil.rmtree(repaired, ignore_errors=True)
    tools = {"PATH": os.pathsep.join([str(Path(auditwheel).parent), *os.get_exec_path()])}
    run(log, [auditwheel, "-m", "auditwheel", "repair", "--strip", "-w", str(repaired), str(wheel)], tools)
    return Path(shutil.copy(newest("*.whl", repaired), DIST))


def fresh_log(name: str) -> Path:
    log = WORK / "logs" / f"{name}.log"
    log.unlink(missing_ok=True)
    say(f"{name} (log: {log.relative_to(ROOT)})")
    return log


def newest(pattern: str, folder: Path) -> Path:
    (found,) = folder.glob(pattern)
    return found


def build_all(versions: list[str]) -> list[Row]:
    found = {version: find_interpreter(version) for version in versions}
    usable = {version: path for version, path in found.items() if path is not None}
    first = next(iter(usable.values()), sys.executable)
    log = fresh_log("tools")
    python = environment("pure", first, "build.lock", log)
    auditwheel = environment("tools", first, "dist.lock", log)
    sdist = build_sdist(python)
    pure = build_wheel(python, sdist, fresh_log("pure"), {"CARAVELA_PURE": "1"})
    shutil.copy(pure, DIST)
    rows = [Row(sdist.name, "3.11 and newer", "built"), Row(pure.name, "3.11 and newer", "built")]
    for version in versions:
        if version not in usable:
            rows.append(Row("-", version, f"not built: no python{version} on PATH or in pyenv"))
            continue
        began = time.monotonic()
        try:
            wheel = build_compiled(version, usable[version], sdist, auditwheel)
        except BuildFailed as error:
            rows.append(Row("-", version, str(error), failed=True))
        else:
            rows.append(Row(wheel.name, version, f"built in {time.monotonic() - began:.0f} s"))
    return rows


# --- the table ---------------------------------------------------------------------------------------


def table(rows: list[Row]) -> str:
    cells = [("file", "size", "tag", "Python", "result")]
    for row in rows:
        path = DIST / row.file
        size = f"{path.stat().st_size / 1e6:.1f} MB" if path.is_file() else "-"
        tag = "-".join(path.stem.split("-")[2:]) if path.suffix == ".whl" else "-"
        cells.append((row.file, size, tag, row.python, row.result))
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in cells)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the files of a release into dist/.")
    parser.add_argument("version", nargs="*", help=f"CPython versions (default: {' '.join(VERSIONS)})")
    asked = parser.parse_args().version
    unknown = [version for version in asked if version not in VERSIONS]
    if unknown:
        parser.error(f"{', '.join(unknown)}: choose from {', '.join(VERSIONS)}")
    if not CLIENT.is_file():
        sys.exit("dist: there is no browser client in src/caravela/web_dist. Build it first: make web")
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("caravela-*"):
        old.unlink()
    try:
        rows = build_all(asked or list(VERSIONS))
    except BuildFailed as error:
        sys.exit(f"dist: {error}")
    print(f"\n{table(rows)}")
    return 1 if any(row.failed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
