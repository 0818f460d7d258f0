"""The check of wordings finds what it names, and nothing in plain sentences."""

import pytest

from tools.wording import faults

REFUSED = [
    '"""Whoever asks is told."""',
    "# The table is drawn anew.",
    "So many states are kept.",
    "/** What the server told the viewer. */",
    '    """What a seat sees."""',
]
PLAIN = [
    '"""Return the view of a seat."""',
    "# Keep every 32nd state. There is so much room that no limit is needed.",
    "## What happens if the server stops?",
    "/** What if the line breaks? */",
    "renewed = anew_line",
]


@pytest.mark.parametrize("line", REFUSED)
def test_a_hard_wording_is_refused_with_advice(line: str) -> None:
    [(number, wording, advice)] = faults(f"x = 1\n{line}\n")
    assert number == 2
    assert wording
    assert advice


@pytest.mark.parametrize("line", PLAIN)
def test_a_plain_sentence_passes(line: str) -> None:
    assert faults(line) == []
