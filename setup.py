"""Builds caravela: compiled by mypyc where a C compiler works, pure Python elsewhere; with the browser client.

CARAVELA_PURE=1       do not compile
CARAVELA_COMPILED=1   a build that cannot compile is an error (default: fall back to pure Python)
CARAVELA_NO_CLIENT=1  do not build the browser client (default: build it when src/caravela/web_dist has none)

The metadata is in pyproject.toml. Everything compiled goes to a temporary folder: no compiled file in the source tree,
no stale build reused. The client goes to src/caravela/web_dist, where the server of the source tree finds it too.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup

ROOT = Path(__file__).resolve().parent
HOT = ("src/caravela/kernel", "src/caravela/games", "src/caravela/bots")
# Only these make a wheel with extensions. An editable install is not among them: it would put
# the compiled files beside the sources.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
WITH_CLIENT = BUILDING | {"sdist", "editable_wheel"}
CLIENT = ROOT / "src/caravela/web_dist/index.html"
CLIENT_MAKER = ROOT / "web/make"


def say(text: str) -> None:
    print(f"caravela build: {text}", flush=True)


def asked(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def options(scratch: Path) -> dict[str, dict[str, str]]:
    """Command options: keep out of the source tree, use every core."""
    return {
        "build": {"build_base": str(scratch)},
        "build_ext": {"parallel": str(os.cpu_count() or 1)},
        "egg_info": {"egg_base": str(scratch)},
    }


def hot_files() -> list[str]:
    """Every source file to compile, named from the root as mypy wants it."""
    files = (path for folder in HOT for path in (ROOT / folder).rglob("*.py"))
    return sorted(str(path.relative_to(ROOT)) for path in files)


def compile_all(files: list[str], scratch: Path) -> list[Extension]:
    """One group, one shared library, and already built: what comes back is known to work."""
    from mypyc.build import mypycify

    flags = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(scratch / "mypy")]
    extensions = mypycify(
        [*flags, *files],
        opt_level="3",
        debug_level="0",
        group_name="caravela",
        target_dir=str(scratch / "c"),
    )
    # The same folders as the real build: it will find everything up to date.
    trial = Distribution({"ext_modules": extensions, "options": options(scratch)})
    trial.run_command("build_ext")
    return cast("list[Extension]", extensions)


def extensions(scratch: Path) -> list[Extension]:
    required = asked("CARAVELA_COMPILED")
    if asked("CARAVELA_PURE"):
        if required:
            raise SystemExit("caravela build: CARAVELA_PURE contradicts CARAVELA_COMPILED")
        say("pure Python, as CARAVELA_PURE asks")
        return []
    files = hot_files()
    try:
        built = compile_all(files, scratch)
    except (Exception, SystemExit) as error:
        if required:
            say("FAILED to compile, and CARAVELA_COMPILED requires it")
            raise
        reason = " ".join(str(error).split())
        if isinstance(error, SystemExit) and reason == "1":
            reason = "mypyc refused the sources, its errors are above"
        if len(reason) > 150:  # a C compiler's whole command line
            reason = f"{reason[:60]} ... {reason[-60:]}"
        say(f"pure Python, because compiling failed: {reason or type(error).__name__}")
        return []
    say(f"compiled {len(files)} modules")
    return built


def browser_client() -> None:
    """Builds the client unless it is there. A machine that cannot has everything else."""
    if CLIENT.is_file() or asked("CARAVELA_NO_CLIENT"):
        return
    if not CLIENT_MAKER.is_file():
        say("NO browser client: it is not built, and its sources in web/ are not here")
        return
    # What an isolated build puts in the way of its own Python is not meant for another one's.
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [shutil.which("bash") or "bash", str(CLIENT_MAKER), "build"]
    try:
        subprocess.run(command, check=True, env={**clean, "PY": sys.executable})  # noqa: S603 - our own script
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"NO browser client, because web/make failed: {error}")
        return
    say("the browser client")


def main() -> None:
    os.chdir(ROOT)
    if WITH_CLIENT & set(sys.argv):
        browser_client()
    scratch = Path(tempfile.mkdtemp(prefix="caravela-build-"))
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    setup(
        ext_modules=extensions(scratch) if BUILDING & set(sys.argv) else [],
        options=options(scratch),
    )


main()
