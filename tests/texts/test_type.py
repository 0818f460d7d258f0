"""The type that a first visit loads has every character of our words, as far as the whole faces have it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
LABEL = re.compile(r">([^<]+)</text>")


def asked_for(file: str) -> set[str]:
    """The characters that fonts.css loads a file for."""
    (face,) = (
        each
        for each in (WEB / "styles" / "fonts.css").read_text(encoding="utf-8").split("@font-face")
        if f"/{file}.woff2" in each
    )
    ranges = RANGE.findall(face.partition("unicode-range:")[2])
    return {chr(code) for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


def said() -> set[str]:
    files = [
        *(ROOT / "src" / "caravela").rglob("*.ftl"),
        *(ROOT / "src" / "caravela" / "games").rglob("rules*.toml"),
        *WEB.rglob("*.ftl"),
    ]
    return set("".join(file.read_text(encoding="utf-8") for file in files)) - {"\n"}


def test_words_need_no_more_than_the_cut_faces() -> None:
    for cut, whole in (
        ("caravela-serif", "eb-garamond-latin-wght-normal"),
        ("caravela-sans", "source-sans-3-latin-wght-normal"),
    ):
        assert said() & asked_for(whole) - asked_for(cut) == set()


def test_the_chart_needs_no_more_than_its_own_italic() -> None:
    labels = LABEL.findall((WEB / "art" / "chart.svg").read_text(encoding="utf-8"))
    assert labels
    assert set("".join(labels)) - asked_for("caravela-chart") == set()
