"""Free text: what a name or a line of chat keeps, and what cannot harm those who read it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.wire.free_text import MOST_LINES, MOST_MARKS, few_lines, one_line

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
RAINBOW_FLAG = "\U0001f3f3\ufe0f\u200d\U0001f308"
KEYCAP = "1\ufe0f\u20e3"
NEWER_THAN_PYTHON = "\U0001fae9"


@pytest.mark.parametrize(
    "text",
    [
        "Fernão",
        "Łukasz",
        "Đặng Thị",
        "นี่",
        "שָׁלוֹם",
        "李雷",
        FAMILY,
        RAINBOW_FLAG,
        KEYCAP,
        NEWER_THAN_PYTHON,
        "a-b_c!",
    ],
)
def test_what_people_write_stays(text: str) -> None:
    assert one_line(text) == few_lines(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    "text, kept",
    [
        ("e\u0301", "\u00e9"),
        ("a\u202eb\u0000c", "abc"),
        ("\u2066Ana\u2069\u200e\u200f\u061c", "Ana"),
        ("A\u200bn\u200ca\u2060\ufeff\u00ad", "Ana"),
        ("A\u200dna\u200d", "Ana"),
        ("\u3164\u115f\u2800\u034f", ""),
        ("\ue000\U000f0000\ud800", ""),
        ("\U000e0041\U000e007f", ""),
        ("\u0301Ana", "Ana"),
        ("a \u0301b", "a b"),
        ("  a\t\u00a0\u3000b  ", "a b"),
        ("x" + "\u0332" * 200, "x" + "\u0332" * MOST_MARKS),
    ],
)
def test_what_cannot_be_seen_or_climbs_over_other_lines_goes(text: str, kept: str) -> None:
    assert one_line(text) == kept
    assert few_lines(text) == kept


def test_a_name_has_one_line_and_chat_has_few() -> None:
    assert one_line("a\n\nb\u2028c\r\nd") == "a b c d"
    assert few_lines("a\n\n\n\n b \u2028c\r\nd\n") == "a\nb\nc\nd"
    flood = few_lines("\n".join(str(number) for number in range(100)))
    assert flood.count("\n") == MOST_LINES - 1
    assert flood.endswith(" 98 99")


@given(st.text())
def test_any_text_is_bounded_and_cleaning_it_twice_changes_nothing(text: str) -> None:
    for clean in (one_line(text), few_lines(text)):
        assert not any(unicodedata.category(each) in ("Cc", "Cs", "Co") and each != "\n" for each in clean)
        assert clean.count("\n") < MOST_LINES
        assert clean.isprintable() or "\n" in clean or "\u200d" in clean or any(map(is_new, clean))
    assert one_line(one_line(text)) == one_line(text)


def is_new(letter: str) -> bool:
    return unicodedata.category(letter) == "Cn"
