"""Allowed push addresses: the browsers' own push services, and those that the host adds.

Browsers supply their own endpoint. Accepting any address would allow server-side request forgery (SSRF) into the
host's network.
"""

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import SplitResult, urlsplit

SERVICES: Final = (
    "fcm.googleapis.com",  # Chrome and most browsers based on Chromium
    "updates.push.services.mozilla.com",  # Firefox
    "*.notify.windows.com",  # Edge
    "*.push.apple.com",  # Safari
)
HTTPS: Final = 443
_SERVICE: Final = re.compile(r"(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?")
_PRINTED: Final = re.compile(r"[!-~]+")


def is_service(text: str) -> bool:
    """Return whether a text is a valid service: push.example, *.push.example or push.example:8443."""
    return _SERVICE.fullmatch(text) is not None


def address_of(endpoint: str, more: Iterable[str] = ()) -> SplitResult | None:
    """Parse an endpoint. Return None unless it belongs to an allowed push service."""
    if not _PRINTED.fullmatch(endpoint):
        return None
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        return None
    if parts.scheme != "https" or "@" in parts.netloc:
        return None
    known = any(_fits(host, port, service) for service in (*SERVICES, *more))
    return parts if known else None


def _fits(host: str, port: int, service: str) -> bool:
    name, _, number = service.partition(":")
    if port != int(number or HTTPS):
        return False
    return host.endswith(name[1:]) if name.startswith("*.") else host == name
