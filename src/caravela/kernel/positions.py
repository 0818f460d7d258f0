"""The header that the position documents of all games share."""

from caravela.kernel.documents import Reader
from caravela.kernel.seats import SEAT_LETTERS


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
