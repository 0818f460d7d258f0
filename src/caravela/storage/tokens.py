"""Links, codes and session tokens: unguessable, and kept only as hashes."""

import hashlib
import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""No letter that looks like a digit or another letter: a code is read aloud."""
CODE_LENGTH: Final = 6


def new_token() -> str:
    """256 bits, safe in an address."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is kept of a token. A plain hash is enough: nobody can guess 256 bits."""
    return hashlib.sha256(token.encode()).digest()


def new_secret() -> bytes:
    """What decides all chance of a match, together with the players' nonces; kept to the end of it."""
    return secrets.token_bytes(32)


def new_id() -> str:
    """A short id of a match or person: 96 bits, so that two never meet."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A code for joining a table. There are 729 million; a store refuses one that is in use."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
