"""Cut the fonts of fonts.css from the Fontsource packages: python cut.py, in this folder.

Needs fonttools and brotli. A file keeps the characters of its unicode-range in fonts.css.
"""

import re
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKED = HERE.parents[1] / "node_modules" / "@fontsource-variable"
STYLES = HERE.parent / "styles" / "fonts.css"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "lnum", "tnum"]
FACES = {
    "caravela-serif": ("eb-garamond/files/eb-garamond-latin-wght-normal.woff2", (400, 700)),
    "caravela-serif-italic": ("eb-garamond/files/eb-garamond-latin-wght-italic.woff2", 400),
    "caravela-chart": ("eb-garamond/files/eb-garamond-latin-wght-italic.woff2", 400),
    "caravela-sans": ("source-sans-3/files/source-sans-3-latin-wght-normal.woff2", (200, 900)),
}
"""The source of each file, and the weights that it keeps."""
NAMES = {
    "EB Garamond": "Caravela Serif",
    "EBGaramond": "CaravelaSerif",
    "Source Sans 3": "Caravela Sans",
    "SourceSans3": "CaravelaSans",
}
"""Names for the changed files: the licence of Source Sans 3 reserves its name for unchanged ones."""
COPYRIGHT = 0


def characters(name: str) -> list[int]:
    """Return the unicode-range of a file in fonts.css."""
    for face in STYLES.read_text().split("@font-face"):
        if f"fonts/{name}.woff2" in face:
            ranges = re.search(r"unicode-range:([^;]*);", face)
            assert ranges, f"{name} has no unicode-range"
            return parse_unicodes(re.sub(r"\s", "", ranges[1]))
    raise SystemExit(f"fonts.css does not use {name}.woff2")


def rename(font: TTFont) -> None:
    for record in font["name"].names:
        if record.nameID != COPYRIGHT:
            text = record.toUnicode()
            for old, new in NAMES.items():
                text = text.replace(old, new)
            record.string = text


def lightened(font: TTFont, weights: int | tuple[int, int]) -> TTFont:
    """Return the font with these weights only. Saving and reloading it drops unused variation data."""
    whole = BytesIO()
    instantiateVariableFont(font, {"wght": weights}).save(whole)
    return TTFont(whole)


def main() -> None:
    for name, (source, weights) in FACES.items():
        font = lightened(TTFont(PACKED / source), weights)
        rename(font)
        subsetter = Subsetter(Options(layout_features=FEATURES, name_IDs=["*"]))
        subsetter.populate(unicodes=characters(name))
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(HERE / f"{name}.woff2")


if __name__ == "__main__":
    main()
