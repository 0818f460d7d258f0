"""The printed components of a game, read from its components.toml or from an owner's file."""

from abc import ABC, abstractmethod
from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from caravela.kernel.documents import Reader, read_toml

COMPONENTS_FILE: Final = "components.toml"
STANDARD_NAME: Final = "standard"


@mypyc_attr(allow_interpreted_subclasses=True)
class ComponentSet(ABC):
    """One set of printed components. Creating it raises BrokenDocument with every fault of the document."""

    def __init__(self, document: object, name: str) -> None:
        self.document = document
        self.name = name
        reader = Reader(document)
        self.read(reader)
        reader.close(_broken(name))

    @abstractmethod
    def read(self, reader: Reader) -> None:
        """Set the fields from a whole document."""


# This returns a document, not a component set, so that each game calls its own class by name. A compiled class that is
# called through a variable runs __init__ twice: mypyc's __new__ calls it, and type.__call__ does again.
def standard_document(package: str) -> object:
    """Return the content of the component file in the package of a game. Raise BrokenDocument if it is not TOML."""
    file = resources.files(package).joinpath(COMPONENTS_FILE)
    return read_toml(file.read_text(encoding="utf-8"), _broken(STANDARD_NAME))


def _broken(name: str) -> str:
    return f"the component file {name} is broken"
