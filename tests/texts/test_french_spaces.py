"""French is set with spaces that do not break, the same in every text."""

from pathlib import Path

import pytest

from tools.french_spaces import NARROW, ROOT, WIDE, files, set_right


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_every_space_is_right(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    wrong = [line for line in text.splitlines() if set_right(line) != line]
    assert wrong == [], "python -m tools.french_spaces sets them right"


@pytest.mark.parametrize(
    "written, right",
    [
        ("Vraiment ?", f"Vraiment{NARROW}?"),
        (f"Non{WIDE}! Si!", f"Non{NARROW}! Si{NARROW}!"),
        ("Quoi ?!", f"Quoi{NARROW}?!"),
        ("« Oui » ; non", f"«{WIDE}Oui{WIDE}»{NARROW}; non"),
        ("{ $label } : { $text }", f"{{ $label }}{WIDE}: {{ $text }}"),
        (f"Ainsi{NARROW}: à 10:30", f"Ainsi{WIDE}: à 10:30"),
        ("# Un commentaire : non", "# Un commentaire : non"),
    ],
)
def test_spaces_are_set(written: str, right: str) -> None:
    assert set_right(written) == right
    assert set_right(right) == right
