"""Install what the tests need and pip cannot provide: a browser, PostgreSQL, a C compiler, Python's headers.

python tools/test_tools.py

As root, or with a sudo that asks for no password, it installs missing packages with apt. Elsewhere it stops with the
command to type. Only the standard library is used: this runs before anything is installed.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
BROWSER_VARIABLE = "CARAVELA_BROWSER"
HEADLESS_SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same engine without windows: the tests take a fifth less time than in a whole browser."""


def find_browser() -> str | None:
    """Return the browser that CARAVELA_BROWSER names, or else the first installed one that Playwright can drive."""
    named = os.environ.get(BROWSER_VARIABLE)
    if named:
        return shutil.which(named)
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def find_headless_shell() -> str | None:
    """Return the lighter browser for tests that need no window, or else the whole one."""
    if os.environ.get(BROWSER_VARIABLE):
        return find_browser()
    return next((found for name in HEADLESS_SHELLS if (found := shutil.which(name))), None) or find_browser()


def find_postgres() -> Path | None:
    """Return the folder of PostgreSQL's newest installed programs. Debian keeps them out of PATH."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    newest = max(folders, key=lambda folder: float(folder.parent.name), default=None)
    on_path = shutil.which("initdb")
    return newest or (Path(on_path).resolve().parent if on_path else None)


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def missing() -> dict[str, str]:
    """Return Debian's name of each missing package with a description for other systems."""
    packages: dict[str, str] = {}
    if find_browser() is None:
        packages["chromium"] = "Chromium, Chrome or Edge"
    if find_postgres() is None:
        packages["postgresql"] = "PostgreSQL"
    if os.environ.get("CARAVELA_PURE", "") in ("", "0"):
        if shutil.which(os.environ.get("CC") or "cc") is None:
            packages["gcc"] = packages["libc6-dev"] = "a C compiler"
        if not has_headers():
            packages["python3-dev"] = (
                f"the C headers of Python {sys.version_info.major}.{sys.version_info.minor}"
            )
    return packages


def apt_command() -> list[str] | None:
    """Return how to call apt-get without a password, or None if that is not possible."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    sudo = shutil.which("sudo")
    if sudo is None or subprocess.run([sudo, "-n", "true"], stderr=subprocess.DEVNULL).returncode:  # noqa: S603
        return None
    return [sudo, "-n", "--preserve-env=DEBIAN_FRONTEND", "apt-get"]


def install(apt: list[str], packages: list[str]) -> None:
    """Install packages. Raises SystemExit with the output of apt-get if that fails."""
    print(f"tests: installing {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
        done = subprocess.run(  # noqa: S603 - apt with package names from this file
            [*apt, *step], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            raise SystemExit(f"{done.stdout}tests: apt-get {step[0]} failed, see above")


def main() -> None:
    packages = missing()
    if not packages:
        return
    apt = apt_command()
    if apt is not None:
        install(apt, list(packages))
        if "chromium" in packages:
            with suppress(SystemExit):  # not every release has it, and the tests run without it
                install(apt, [HEADLESS_SHELLS[0]])
        packages = missing()
    if packages:
        wanted = ", ".join(dict.fromkeys(packages.values()))
        typed = f" Type: sudo apt-get install {' '.join(packages)}" if shutil.which("apt-get") else ""
        pure = (
            " CARAVELA_PURE=1 tests plain Python alone."
            if not {"chromium", "postgresql"} & set(packages)
            else ""
        )
        raise SystemExit(f"tests: cannot run without {wanted}.{typed}{pure}")


if __name__ == "__main__":
    main()
