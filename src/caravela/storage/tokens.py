"""Links, codes and session tokens: unguessable, and kept only as hashes."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""No letter that looks like a digit or another letter: a code is read aloud."""
CODE_LENGTH: Final = 6


def new_token() -> str:
    """256 bits, safe in an address."""
    return secrets.token_urlsafe(32)


def watch_token(secret: bytes, match: str) -> str:
    """The token of a match's watch link, for whoever looks at the match to pass on: it is worked out, not kept.

    256 bits that tell nothing of the secret; whoever does not know the secret cannot find them. A lesson's secret is
    known to all: there the match's own random name keeps others out.
    """
    digest = hmac.new(secret, f"caravela watch link {match}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


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
