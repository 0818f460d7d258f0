"""Build caravela: compiled by mypyc where a C compiler works, pure Python elsewhere; with the browser client.

CARAVELA_PURE=1       do not compile
CARAVELA_COMPILED=1   a build that cannot compile is an error (default: fall back to pure Python)
CARAVELA_NO_CLIENT=1  do not build the browser client (default: build it when src/caravela/web_dist has none)
CARAVELA_OBJECTS=DIR  keep object files in DIR and reuse those whose C source is unchanged

The metadata is in pyproject.toml. The build writes to a temporary folder, so no compiled file ends up in the source
tree and no stale build is reused. The client goes to src/caravela/web_dist, where the source tree's server finds it.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final, cast

from setuptools import Distribution, Extension, setup

ROOT: Final = Path(__file__).resolve().parent
COMPILED_FOLDERS: Final = ("src/caravela/kernel", "src/caravela/games", "src/caravela/bots")
# mypyc does not keep the annotations, from which the browser's types are generated.
INTERPRETED: Final = "view_types.py"
# Only these commands make a wheel with extensions. An editable install is not among them: it would put the
# compiled files beside the sources.
BUILDING: Final = {"bdist_wheel", "build", "build_ext", "install"}
WITH_CLIENT: Final = BUILDING | {"sdist", "editable_wheel"}
CLIENT: Final = ROOT / "src/caravela/web_dist/index.html"
CLIENT_BUILD: Final = ROOT / "web/make"

UNIX_FLAGS: Final = ["-fvisibility=hidden"]
"""Calls between the group's C files then need no procedure linkage table."""
OBJECT_DAYS: Final = 14
"""Object files that no build has used for this long are deleted."""
PROGRESS_SECONDS: Final = 5.0


def say(text: str) -> None:
    print(f"caravela build: {text}", flush=True)


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def options(scratch: Path) -> dict[str, dict[str, str]]:
    """Return command options that keep the build out of the source tree and use every core."""
    return {
        "build": {"build_base": str(scratch)},
        "build_ext": {"parallel": str(os.cpu_count() or 1)},
        "egg_info": {"egg_base": str(scratch)},
    }


def files_to_compile() -> list[str]:
    """Return the paths relative to the root, as mypy needs them to name the modules."""
    files = (path for folder in COMPILED_FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return sorted(str(path.relative_to(ROOT)) for path in files if path.name != INTERPRETED)


class Progress:
    """Prints how far the C compiler is and how long it still needs, measured in bytes of C."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.began = time.monotonic()
        self.printed = self.began
        self.in_place = sys.stdout.isatty()

    def add(self, amount: int) -> None:
        self.done += amount
        now = time.monotonic()
        if now - self.printed < (0.2 if self.in_place else PROGRESS_SECONDS) or self.done == self.total:
            return
        self.printed = now
        left = (now - self.began) * (self.total - self.done) / self.done
        line = f"caravela build: C compiler at {self.done * 100 // self.total} %, about {left:.0f} s left"
        print(f"\r{line}   " if self.in_place else line, end="" if self.in_place else "\n", flush=True)

    def end(self) -> None:
        if self.in_place:
            print("\r" + " " * 70, end="\r", flush=True)


class ObjectFiles:
    """Compiles C files on all cores. An object file is reused if its source, the headers and the flags are the same."""

    def __init__(self, scratch: Path, headers: Path, include_dirs: list[str]) -> None:
        from setuptools._distutils import ccompiler, sysconfig

        self.compiler: Any = ccompiler.new_compiler()
        sysconfig.customize_compiler(self.compiler)
        self.include_dirs = include_dirs
        self.scratch = scratch / "objects"
        kept = os.environ.get("CARAVELA_OBJECTS")
        self.kept = Path(kept).resolve() if kept else None
        self._common = hashlib.sha256(repr((sys.version, self.compiler.__dict__.get("compiler_so"))).encode())
        for header in sorted(headers.rglob("*.h")):
            self._common.update(header.read_bytes())

    def compile_all(self, extensions: list[Extension]) -> None:
        """Replace the sources of every extension by object files, so that only linking is left."""
        jobs = [(extension, str(source)) for extension in extensions for source in extension.sources]
        jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)  # a long one must not come last
        progress = Progress(sum(Path(source).stat().st_size for _, source in jobs))
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            running = {pool.submit(self._compile, *job): job for job in jobs}
            try:
                for future in as_completed(running):
                    extension, source = running[future]
                    extension.extra_objects.append(future.result())
                    progress.add(Path(source).stat().st_size)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
            finally:
                progress.end()
        for extension in extensions:
            extension.sources = []
            extension.extra_objects.sort()
        self._delete_old()

    def _compile(self, extension: Extension, source: str) -> str:
        if self.kept is None:
            return self._run_compiler(extension, source)
        key = self._common.copy()
        key.update(repr(extension.extra_compile_args).encode())
        key.update(Path(source).read_bytes())
        kept = self.kept / f"{key.hexdigest()}{self.compiler.obj_extension}"
        if kept.is_file():
            os.utime(kept)
            return str(kept)
        self.kept.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(self._run_compiler(extension, source), part)
        part.replace(kept)  # never a file that is half written
        return str(kept)

    def _run_compiler(self, extension: Extension, source: str) -> str:
        (made,) = self.compiler.compile(
            [source],
            output_dir=str(self.scratch),
            include_dirs=[*extension.include_dirs, *self.include_dirs],
            extra_postargs=extension.extra_compile_args,
        )
        return cast("str", made)

    def _delete_old(self) -> None:
        if self.kept is None:
            return
        oldest = time.time() - OBJECT_DAYS * 24 * 3600
        for path in self.kept.iterdir():
            if path.stat().st_mtime < oldest:
                path.unlink(missing_ok=True)


def compile_all(files: list[str], scratch: Path) -> list[Extension]:
    """Compile all files into one shared library. The extensions returned are built, so they are known to work."""
    from mypyc.build import mypycify

    say(f"translating {len(files)} modules to C, about 15 s")
    flags = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(scratch / "mypy")]
    extensions = cast(
        "list[Extension]",
        mypycify(
            [*flags, *files],
            opt_level="2",
            debug_level="0",
            multi_file=True,  # one C file for all modules keeps a single core busy for minutes
            group_name="caravela",
            target_dir=str(scratch / "c"),
        ),
    )
    # The same folders as the real build, which therefore finds everything up to date.
    trial = Distribution({"ext_modules": extensions, "options": options(scratch)})
    command: Any = trial.get_command_obj("build_ext")
    command.ensure_finalized()
    objects = ObjectFiles(scratch, scratch / "c", command.include_dirs)
    if objects.compiler.compiler_type == "unix":
        for extension in extensions:
            extension.extra_compile_args.extend(UNIX_FLAGS)
    objects.compile_all(extensions)
    trial.run_command("build_ext")
    return extensions


def extensions(scratch: Path) -> list[Extension]:
    required = is_set("CARAVELA_COMPILED")
    if is_set("CARAVELA_PURE"):
        if required:
            raise SystemExit("caravela build: CARAVELA_PURE contradicts CARAVELA_COMPILED")
        say("pure Python, as CARAVELA_PURE asks")
        return []
    files = files_to_compile()
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
    """Build the client unless it is there. A machine that cannot build it has everything else."""
    if CLIENT.is_file() or is_set("CARAVELA_NO_CLIENT"):
        return
    if not CLIENT_BUILD.is_file():
        say("NO browser client: it is not built, and its sources in web/ are not here")
        return
    # An isolated build sets PYTHONPATH for its own Python; web/make starts another one.
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [shutil.which("bash") or "bash", str(CLIENT_BUILD), "build"]
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
