"""The server's own key (VAPID, RFC 8292), by which a push service recognizes the sender."""

import base64
import binascii
import os
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from caravela.kernel.rules import OptionError
from caravela.storage.store import Store

FILE: Final = "push-key.pem"
SETTING: Final = "push-key"
OWNER_ONLY: Final = 0o600
AUTH_BYTES: Final = 16


def own_key(folder: Path) -> Vapid02:
    """Load the key from the data folder, or create it. Raise OptionError if it cannot be used."""
    path = folder / FILE
    try:
        if not path.exists():
            _make(path)
        path.chmod(OWNER_ONLY)
        return Vapid02.from_pem(path.read_bytes())
    except OSError as error:
        raise OptionError(f"the key {path} cannot be used: {error.strerror}") from None
    except (ValueError, TypeError, binascii.Error):
        raise OptionError(
            f"the key {path} is damaged. Without it another one is made, and everybody has to switch "
            "messages on again"
        ) from None


def shared_key(store: Store) -> Vapid02:
    """Load the key from the database, or create it. All server processes use the same one."""
    text = store.setting(SETTING)
    if text is None:
        key = Vapid02()
        key.generate_keys()
        text = store.initial_setting(SETTING, key.private_pem().decode())
    return Vapid02.from_pem(text.encode())


def _make(path: Path) -> None:
    """Write a new key atomically: an interrupted write never leaves a partial file under its name."""
    key = Vapid02()
    key.generate_keys()
    half = path.with_suffix(".new")
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
        file.write(key.private_pem())
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def public_text(key: Vapid02) -> str:
    """Return the public key as browsers expect it: the curve point in base64url."""
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def read_point(text: str) -> bytes | None:
    """Decode a browser's public key, or return None if it is not valid."""
    point = read_bytes(text)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point or b"")
    except ValueError:
        return None
    return point


def read_auth(text: str) -> bytes | None:
    """Decode a browser's shared secret, or return None if it is not valid."""
    found = read_bytes(text)
    return found if found is not None and len(found) == AUTH_BYTES else None


def read_bytes(text: str) -> bytes | None:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
