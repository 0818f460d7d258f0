"""Names of people: default names, and which names are valid."""

import secrets

from caravela.server.responses import Failed
from caravela.wire.free_text import one_line

OFFERED = (
    "Amerigo", "Bartolomeu", "Beatriz", "Catalina", "Diogo", "Elcano", "Fernão", "Gaspar", "Gil", "Inês", "Isabel",
    "Juan", "Leonor", "Luís", "Martim", "Mencía", "Nuno", "Pedro", "Rodrigo", "Teresa", "Tristão", "Vasco", "Vicente",
)  # fmt: skip
"""Names of the period; a guest without a name gets one of these."""
MOST_LETTERS = 40


def offered_name() -> str:
    return secrets.choice(OFFERED)


def clean_name(text: str) -> str:
    """Return the name on one line and without invisible characters. Raise Failed if it is not valid."""
    if len(text) > 10 * MOST_LETTERS:
        raise Failed("bad-message", "fault-name")
    name = one_line(text)
    if not name or len(name) > MOST_LETTERS:
        raise Failed("bad-message", "fault-name")
    return name
