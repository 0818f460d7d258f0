"""The browser's types of the component files are those of the files."""

from pathlib import Path

import pytest

import caravela.games
from caravela.wire.component_types import component_text, component_type

FILES = sorted(Path(caravela.games.__file__).parent.glob("*/components.toml"))
TYPES = Path(__file__).parents[2] / "web" / "src" / "wire" / "components"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_the_browser_has_the_types_of_the_components(file: Path) -> None:
    stored = (TYPES / f"{file.parent.name}.d.ts").read_text(encoding="utf-8")
    assert stored == component_text(file), "run `make types`"


@pytest.mark.parametrize(
    "value, expected",
    [
        (True, "boolean"),
        (0.5, "number"),
        ([1, "a"], "readonly (number | string)[]"),
        ({"4": 1, "8": 3}, "Readonly<Record<string, number>>"),
        ([["a", 1], ["b", 2]], 'readonly (readonly ["a" | "b", number])[]'),
        ([{"x": 1}, {"x": 2, "y": "b"}], "readonly {\n  readonly x: number;\n  readonly y?: string;\n}[]"),
    ],
)
def test_types_of_values(value: object, expected: str) -> None:
    assert component_type(value) == expected
