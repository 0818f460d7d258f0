"""Correct the spaces of every French text: python -m tools.french_spaces

All are no-break spaces: narrow before ; ! and ?, of normal width before :, after « and before ».
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
WIDE, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
SPACES = rf"[ {WIDE}{NARROW}]*"


def files() -> list[Path]:
    folders = (ROOT / "src" / "caravela", ROOT / "web" / "src", ROOT / "examples")
    names = ("fr.ftl", "rules.fr.toml")
    return sorted(file for folder in folders for name in names for file in folder.rglob(name))


def set_right(text: str) -> str:
    """Return the text with correct spaces. Comments stay as they are."""
    return "".join(
        line if line.startswith("#") else set_line(line) for line in text.splitlines(keepends=True)
    )


def set_line(line: str) -> str:
    line = re.sub(rf"«{SPACES}", f"«{WIDE}", line)
    line = re.sub(rf"(?<=\S){SPACES}»", f"{WIDE}»", line)
    line = re.sub(rf"(?<=\S){SPACES}(?<![;!?])([;!?])", rf"{NARROW}\1", line)
    line = re.sub(rf"(?<=\S){SPACES}:(?=\s|$)", f"{WIDE}:", line)
    return re.sub(rf"{NARROW}(?![;!?])", WIDE, line)


def main() -> None:
    for file in files():
        text = file.read_text(encoding="utf-8")
        if set_right(text) != text:
            file.write_text(set_right(text), encoding="utf-8")


if __name__ == "__main__":
    main()
