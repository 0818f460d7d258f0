"""Refuse wordings that are hard to read, in comments, docstrings, docs and English texts: python tools/wording.py

CONTRIBUTING.md, "Writing", has the rules. Each pattern comes with what to write instead.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

Patterns = Sequence[tuple[re.Pattern[str], str]]

INSTEAD = {
    r"\bwho(so)?ever\b": "name the person: “a viewer that …”, “if you …”",
    r"\banew\b": "write “again”",
    r"\bso many\b": "name the number: “at most N …”, “every Nth …”",
}
HEADLESS = (
    r'(?:"""|# |// |/\*\* )What (?!if\b)[^?]*$',
    "start with the subject: “The tiles that …”, “Return the …”",
)
PATTERNS = [(re.compile(pattern, re.IGNORECASE), advice) for pattern, advice in (*INSTEAD.items(), HEADLESS)]
SUFFIXES = {".py", ".ts", ".tsx", ".css", ".md", ".sh"}
QUOTING = {Path(name) for name in ("tools/wording.py", "tests/tools/test_wording.py", "CONTRIBUTING.md")}
"""Files that quote the wordings."""


def checked_files() -> list[Path]:
    """Return the files of the repository that hold English."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=True, text=True).stdout  # noqa: S607
    paths = [Path(name) for name in listed.split("\0") if name]
    return [
        path for path in paths if path not in QUOTING and (path.suffix in SUFFIXES or path.name == "en.ftl")
    ]


def faults(text: str, patterns: Patterns = PATTERNS) -> list[tuple[int, str, str]]:
    """Return the number of each line with a fault, the wording and the advice."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, advice in patterns:
            match = pattern.search(line)
            if match:
                found.append((number, match.group().strip(), advice))
    return found


def main() -> int:
    count = 0
    for path in checked_files():
        patterns = PATTERNS[:-1] if path.suffix == ".md" else PATTERNS  # a heading may start with What
        for number, wording, advice in faults(path.read_text(encoding="utf-8"), patterns):
            print(f"{path}:{number}: “{wording[:60]}”: {advice}")
            count += 1
    if count:
        print(f"{count} wordings to change; see “Writing” in CONTRIBUTING.md")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
