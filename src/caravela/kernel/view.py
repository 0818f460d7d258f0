"""A view: all that one seat, or a spectator, may know; it remembers what was learnt, not only what lies open."""

import json
from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """Only views leave the table. A game's own view adds what its determinizer needs."""

    seat: int | None
    """Whose view it is; None is a spectator."""

    @abstractmethod
    def document(self) -> dict[str, object]:
        """The view as JSON data: this is all that a person's browser ever gets."""

    def text(self) -> str:
        """The document in one line; equal views have equal texts."""
        return json.dumps(self.document(), sort_keys=True, separators=(",", ":"))
