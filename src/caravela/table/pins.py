"""PINs of seats at a shared screen. They keep the other people at the screen from opening a seat's view."""

import hashlib
import hmac
from typing import Literal

from caravela.table.header import TableHeader
from caravela.table.seating import Place

PinState = Literal["none", "set", "removed"]


def digest(header: TableHeader, seat: int, pin: str) -> str:
    """Return the stored form of a PIN, or "" for none. It is keyed with the table's secret."""
    if not pin:
        return ""
    key = bytes.fromhex(header.secret)[: hashlib.blake2b.MAX_KEY_SIZE]
    return hashlib.blake2b(f"{seat}:{pin}".encode(), key=key, digest_size=16).hexdigest()


def opens(header: TableHeader, place: Place, seat: int, pin: str) -> bool:
    """Return whether this PIN, or none, opens the view of the seat."""
    return not place.pin or hmac.compare_digest(place.pin, digest(header, seat, pin))


def pin_state(place: Place) -> PinState:
    if place.pin:
        return "set"
    return "removed" if place.pin_removed else "none"
