"""The parts that the position documents of all games share: the header, and the audit after reading."""

from collections.abc import Callable

from caravela.kernel.documents import BrokenDocument, Reader
from caravela.kernel.seats import SEAT_LETTERS
from caravela.kernel.state import State


def decode_position(
    document: object, read: Callable[[Reader], State], audit: Callable[[State], list[str]]
) -> State:
    """Read a position. Raise BrokenDocument with the faults of the document, or else those of the state."""
    reader = Reader(document)
    state = read(reader)
    if not reader.faults:
        reader.faults.extend(audit(state))
    if reader.faults:
        raise BrokenDocument("the position is broken", reader.faults)
    return state


def seat_sections(reader: Reader, game: str, form: int, least: int, most: int, rule: str) -> list[Reader]:
    """Check the document's header and return one reader per seat.

    Record a fault and return [] if the seat count is not allowed.
    """
    if reader.has("game"):
        reader.choice("game", [game])
    if reader.has("position"):
        reader.integer("position", form, form)
    sections = reader.sections("seats")
    if not least <= len(sections) <= most:
        reader.fault("seats", f"are {len(sections)}, not {least} to {most} [{rule}]")
        return []
    return sections


def seat_named(reader: Reader, key: str, seats: int, default: int) -> int:
    """Read a seat letter and return the seat, or -1 for an empty string."""
    if not reader.has(key):
        return default
    return reader.choice(key, ["", *SEAT_LETTERS[:seats]]) - 1
