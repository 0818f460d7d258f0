"""Send one notification to one browser over HTTPS: encrypted for it (RFC 8291) and signed (RFC 8292)."""

import http.client
import ssl
import time
from collections.abc import Sequence
from typing import Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from caravela.server.push.allowed_services import HTTPS, address_of
from caravela.storage.records import SubscriptionRow

WAIT_SECONDS: Final = 10.0
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for an offline browser."""
SIGNED_SECONDS: Final = 12 * 3600
SEALED_BYTES: Final = 512
"""All messages are padded to this length, so that their size reveals nothing."""


class NotSent(Exception):
    """The push service cannot be reached or is not allowed."""


class PushSender:
    def __init__(self, key: Vapid02, contact: str, services: Sequence[str]) -> None:
        self._key = key
        self._contact = contact
        self._services = tuple(services)
        self._trust = ssl.create_default_context()

    def send(self, to: SubscriptionRow, payload: bytes) -> int:
        """Send and return the push service's status; redirects are not followed. Blocks. Raise NotSent."""
        address = address_of(to.endpoint, self._services)
        if address is None:
            raise NotSent("no push service that this host allows")
        line = http.client.HTTPSConnection(
            address.hostname or "", address.port or HTTPS, timeout=WAIT_SECONDS, context=self._trust
        )
        target = f"{address.path or '/'}{'?' if address.query else ''}{address.query}"
        try:
            line.request("POST", target, encrypted(payload, to), self._headers(f"https://{address.netloc}"))
            return line.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise NotSent(type(error).__name__) from None
        finally:
            line.close()

    def _headers(self, audience: str) -> dict[str, str]:
        claims = {"sub": self._contact, "aud": audience, "exp": int(time.time()) + SIGNED_SECONDS}
        return {
            "Authorization": self._key.sign(claims)["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }


def encrypted(payload: bytes, to: SubscriptionRow) -> bytes:
    return bytes(
        http_ece.encrypt(
            payload.ljust(SEALED_BYTES),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=to.p256dh,
            auth_secret=to.auth,
            version="aes128gcm",
        )
    )
