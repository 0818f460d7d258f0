"""python -m bench: every game, pure and compiled, against catanatron; random play, one core, alternating, medians."""

import argparse
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from statistics import median

from caravela.games import games

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron"
SEATS = 4
BUILDS = ("pure", "compiled")
TARGETS = tomllib.loads((ROOT / "bench" / "targets.toml").read_text(encoding="utf-8"))
"""The least ratios to the peer, decisions and copies, that a release must keep."""

Rates = dict[tuple[str, str], list[tuple[float, float]]]


def run_worker(subject: str, build: str, seconds: float) -> tuple[float, float]:
    """One measurement; the source tree before the installed package makes it a pure one."""
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT}" if build == "pure" else str(ROOT)
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.worker", subject, str(SEATS), str(seconds)]
    done = subprocess.run(  # noqa: S603 - our own worker, no outside input
        command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    )
    measured = json.loads(done.stdout)
    if measured["build"] != build:
        raise SystemExit(
            f"bench: the {build} build of {subject} is not there: run make setup with a C compiler"
        )
    return measured["decisions"], measured["copies"]


def measure(keys: list[str], rounds: int, seconds: float) -> Rates:
    """Every subject once a round, so that a slow minute of the machine hits all alike."""
    subjects = [(PEER, PEER), *((key, build) for key in keys for build in BUILDS)]
    rates: Rates = {subject: [] for subject in subjects}
    for turn in range(rounds):
        for subject in subjects:
            rates[subject].append(run_worker(*subject, seconds))
            print(f"\rround {turn + 1} of {rounds}: {' '.join(subject):<28}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", default=",".join(games()), help="game keys, separated by commas")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement")
    arguments = parser.parse_args()
    rates = measure(arguments.games.split(","), arguments.rounds, arguments.seconds)
    base = [median(column) for column in zip(*rates[PEER, PEER], strict=True)]
    print(f"{'':<26}{'decisions/s':>14}{'ratio':>8}{'copies/s':>14}{'ratio':>8}")
    missed = False
    for (subject, build), measured in rates.items():
        decisions, copies = (median(column) for column in zip(*measured, strict=True))
        ratios = decisions / base[0], copies / base[1]
        name = PEER if subject == PEER else f"{subject} {build}"
        line = f"{name:<26}{decisions:>14,.0f}{ratios[0]:>8.1f}{copies:>14,.0f}{ratios[1]:>8.1f}"
        least = TARGETS.get(subject, {}).get(build)
        if least is not None and (ratios[0] < least[0] or ratios[1] < least[1]):
            line += f"  below {least[0]} and {least[1]}"
            missed = True
        print(line)
    if missed:
        raise SystemExit("bench: a ratio is below its target")


if __name__ == "__main__":
    main()
