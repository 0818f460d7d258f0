"""A view: everything that one seat or a spectator may know, including what it learnt earlier."""

import json
from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """The knowledge of one viewer; only views leave the table. Each game adds what `determinize` needs."""

    seat: int | None
    """The seat whose view it is; None is a spectator."""

    @abstractmethod
    def document(self) -> dict[str, object]:
        """Return the view as JSON data. A browser never gets more than this."""

    def text(self) -> str:
        """Return the document as one line of JSON; equal views have equal texts."""
        return json.dumps(self.document(), sort_keys=True, separators=(",", ":"))
