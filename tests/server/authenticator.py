"""A passkey device in a few lines: what a phone or a security key does with a browser's questions."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_NEW, PRESENT = 0x45, 0x05


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.used = 0
        self.user = ""

    def create(self, options: dict[str, Any]) -> dict[str, object]:
        self.user = options["user"]["id"]
        client = self._client("webauthn.create", options["challenge"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], PRESENT_AND_NEW) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def get(self, options: dict[str, Any]) -> dict[str, object]:
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], PRESENT)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": self.user,
            }
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, host: str, flags: int) -> bytes:
        self.used += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.used.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, object]:
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
