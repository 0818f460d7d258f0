"""Sketches: a view as plain text, for terminals, screen readers and bug reports."""

from collections.abc import Callable

from caravela.kernel.events import Facts

Say = Callable[[str, Facts], str]
"""Render a text key with facts, or one fact such as "caravel:7" or "@B", in the reader's language."""


class Block:
    """One part of the table: a heading and its lines."""

    def __init__(
        self,
        title: str,
        lines: list[str],
        wide: bool = False,
        notes: list[str] | None = None,
        seat: int | None = None,
        brief: list[str] | None = None,
    ) -> None:
        self.title = title
        self.lines = lines
        self.wide = wide
        """True if it needs the whole width; other blocks may stand side by side."""
        self.notes: list[str] = notes or []
        """Explanations of the things in it, for readers who do not know the game by heart."""
        self.seat = seat
        """The seat that owns the contents; None if they are shared."""
        self.brief: list[str] = lines if brief is None else brief
        """Fewer lines, for a reader with little room; none if other blocks hold everything that matters."""
