"""Invitation links, join codes and session tokens. Only hashes of tokens are stored."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Without I, L, O, U, 0 and 1, which are easily confused when a code is read aloud."""
CODE_LENGTH: Final = 6


def new_token() -> str:
    """Generate a URL-safe token of 256 bits."""
    return secrets.token_urlsafe(32)


def watch_token(secret: bytes, match: str) -> str:
    """Derive the token of a match's watch link. It is not stored: every viewer may pass the link on.

    It reveals nothing of the secret and cannot be computed without it. A lesson's secret is public; there the
    random id of the match makes the token unguessable.
    """
    digest = hmac.new(secret, f"caravela watch link {match}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def token_hash(token: str) -> bytes:
    """Return the stored form of a token. An unsalted hash suffices, because 256 bits cannot be guessed."""
    return hashlib.sha256(token.encode()).digest()


def new_secret() -> bytes:
    """Generate the secret that, with the players' nonces, determines all chance of a match."""
    return secrets.token_bytes(32)


def new_id() -> str:
    """Generate an id for a match or a person: 96 bits, so collisions are negligible."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """Generate one of 729 million join codes. The store refuses a code that is in use."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
