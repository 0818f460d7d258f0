"""Clean free text from people, such as names and chat: normalized, visible, and limited in height."""

import unicodedata
from collections.abc import Iterator

MOST_MARKS = 3
"""Maximum combining marks per character. Languages need up to three; more would overlap the lines above."""
MOST_LINES = 8

ZERO_WIDTH_JOINER = "\u200d"
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that are invisible."""
EMOJI = range(0x1F000, 0x1FB00)
"""Range of emoji. Those newer than this Python's Unicode tables have no category."""
MARKS, LINE_ENDS, SPACES = ("Mn", "Me", "Mc"), ("Zl", "Zp"), ("Zs",)


def one_line(text: str) -> str:
    """Return the text on one line. See `visible` for what it keeps."""
    return " ".join(visible(text).split())


def few_lines(text: str) -> str:
    """Return the text without empty lines; lines from the ninth on are joined to the eighth."""
    lines = [line for each in visible(text).split("\n") if (line := " ".join(each.split()))]
    return "\n".join([*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])]).rstrip("\n")


def visible(text: str) -> str:
    """Return the text in normal form C, reduced to visible characters, plain spaces and line feeds.

    Control, bidi and other format characters are dropped; the zero-width joiner is kept inside emoji.
    """
    normal = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    return "".join(_visible(normal))


def _visible(normal: str) -> Iterator[str]:
    base, marks = "", 0
    for at, letter in enumerate(normal):
        kind = unicodedata.category(letter)
        if kind in MARKS:
            marks += 1
            if not base or marks > MOST_MARKS or letter in BLANKS:
                continue
            yield letter
        elif letter == ZERO_WIDTH_JOINER:
            if _is_emoji(base) and _is_emoji(normal[at + 1 : at + 2]):
                yield letter
        elif letter in "\n\r\v\f\x85" or kind in LINE_ENDS:
            base, marks = "", 0
            yield "\n"
        elif letter == "\t" or kind in SPACES:
            base, marks = "", 0
            yield " "
        elif _is_emoji(letter) or (kind[0] != "C" and letter not in BLANKS):
            base, marks = letter, 0
            yield letter


def _is_emoji(letter: str) -> bool:
    if not letter or letter in BLANKS:
        return False
    return ord(letter) in EMOJI or unicodedata.category(letter) == "So"
