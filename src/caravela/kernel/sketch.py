"""A sketch: a view as plain text, for terminals, screen readers and bug reports."""

from collections.abc import Callable

from caravela.kernel.events import Facts

Say = Callable[[str, Facts], str]
"""Renders a text key with its facts, or a single fact such as "caravel:7" or "@B", in the reader's language."""


class Block:
    """One part of the table: a heading and the lines under it."""

    def __init__(
        self,
        title: str,
        lines: list[str],
        wide: bool = False,
        notes: list[str] | None = None,
        seat: int | None = None,
    ) -> None:
        self.title = title
        self.lines = lines
        self.wide = wide
        """True when it wants the whole width; other blocks may stand side by side."""
        self.notes: list[str] = notes or []
        """What the things in it do, for somebody who does not know the game by heart."""
        self.seat = seat
        """Whose things they are; None when they are nobody's alone."""
