"""What the position documents of all games begin with."""

from caravela.kernel.documents import Reader
from caravela.kernel.seats import SEAT_LETTERS


def seat_sections(reader: Reader, game: str, form: int, least: int, most: int, rule: str) -> list[Reader]:
    """The sections of the seats, after the document's head was checked; none, and a fault, when the rule that says
    how many may play forbids their number."""
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
    """A seat by its letter; an empty text is nobody, which is -1."""
    if not reader.has(key):
        return default
    return reader.choice(key, ["", *SEAT_LETTERS[:seats]]) - 1
