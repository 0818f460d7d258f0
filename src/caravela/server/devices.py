"""Known devices: browsers that have logged in to an account before, marked by a signed long-lived cookie.

Strangers can use up the login attempts that an account leaves to unknown devices. The owner's browser has its own.
"""

import base64
import hashlib
import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from caravela.server.guard import is_secure
from caravela.storage.store import Store

COOKIE = "caravela-device"
SECURE_COOKIE = "__Host-caravela-device"
LASTS_SECONDS = 400 * 24 * 3600
"""Maximum lifetime of a cookie in browsers; each login renews it."""
MOST_ACCOUNTS = 5
"""Maximum number of accounts per browser, newest first."""
DEVICE = re.compile(r"[\w-]{22}", re.ASCII)
"""Id of a browser: 128 random bits."""
KEY_SETTING = "device-key"
KEY_BYTES = 32


class Devices:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    def load(self) -> None:
        """Read the signing key from the store, or create it. Raise StorageFailed."""
        text = self._store.setting(KEY_SETTING)
        if text is None:
            text = self._store.initial_setting(KEY_SETTING, secrets.token_hex(KEY_BYTES))
        self._key = bytes.fromhex(text)

    def known(self, connection: HTTPConnection, person: str) -> str | None:
        """Return the id of the calling browser if it has logged in to this person's account before, else None."""
        device, signatures = self._read(connection)
        signature = self._signature(device, person)
        found = any(hmac.compare_digest(each.encode(), signature.encode()) for each in signatures)
        return device if found else None

    def remember(self, connection: HTTPConnection, response: Response, person: str) -> None:
        """Mark the browser as known for this account. Call it after a successful login."""
        device, signatures = self._read(connection)
        if not device:
            device = secrets.token_urlsafe(16)
        own = self._signature(device, person)
        newest = [own, *(each for each in signatures if each != own)][:MOST_ACCOUNTS]
        secure = is_secure(connection.scope)
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            ".".join([device, *newest]),
            max_age=LASTS_SECONDS,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )

    def _read(self, connection: HTTPConnection) -> tuple[str, list[str]]:
        """Return the browser's id and signatures from its cookie; an empty id if there is none."""
        text = connection.cookies.get(SECURE_COOKIE if is_secure(connection.scope) else COOKIE, "")
        device, *signatures = text.split(".", MOST_ACCOUNTS + 1)
        return (device, signatures[:MOST_ACCOUNTS]) if DEVICE.fullmatch(device) else ("", [])

    def _signature(self, device: str, person: str) -> str:
        digest = hmac.digest(self._key, f"caravela device {device} of {person}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
