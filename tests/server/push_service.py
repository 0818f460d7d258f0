"""A push service and a browser that has subscribed to it, by RFC 8030, 8291 and 8292 and without the server's code."""

import base64
import datetime
import json
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

SALT, KEY_LENGTH = 16, 65
PATIENT = 60.0
LOOK_EVERY = 0.02


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class Pushed:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Keeps what comes, and answers as it was told for the path."""

    host: str
    trust: Path
    """The certificate by which it is known."""
    pushed: list[Pushed] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)
    moved_to: str = ""

    def endpoint(self, name: str) -> str:
        return f"https://{self.host}/send/{name}"

    def at(self, name: str) -> list[Pushed]:
        return [each for each in self.pushed if each.path == f"/send/{name}"]

    def wait_for(self, name: str, count: int = 1) -> list[Pushed]:
        end = time.monotonic() + PATIENT
        while len(self.at(name)) < count:
            assert time.monotonic() < end, f"{name} was told {len(self.at(name))} times, not {count}"
            time.sleep(LOOK_EVERY)
        return self.at(name)


class Browser:
    """A browser's subscription, with the keys to decrypt its messages."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = service.endpoint(name)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    def subscription(self, language: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": text_of(point_of(self._key.public_key())),
            "auth": text_of(self._auth),
            "language": language,
        }

    def read(self, pushed: Pushed) -> Any:  # noqa: ANN401 - the message, as JSON has it
        """Section 3.4 of RFC 8291, and section 2.1 of RFC 8188 for a single record."""
        assert pushed.headers["content-encoding"] == "aes128gcm"
        body = pushed.body
        salt, length = body[:SALT], body[SALT + 4]
        sender = body[SALT + 5 : SALT + 5 + length]
        assert length == KEY_LENGTH
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        info = b"WebPush: info\x00" + point_of(self._key.public_key()) + sender
        secret = derived(shared, self._auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, body[SALT + 5 + length :], None).rstrip(b"\x00")
        assert plain[-1:] == b"\x02"  # the last record
        return json.loads(plain[:-1])


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed_claims(pushed: Pushed, public_key: str) -> dict[str, Any]:
    """Return the sender's claims after checking the signature (RFC 8292)."""
    scheme, _, rest = pushed.headers["authorization"].partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    header, claims, signature = parts["t"].split(".")
    assert json.loads(bytes_of(header))["alg"] == "ES256"
    raw = bytes_of(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public_key))
    key.verify(pair, f"{header}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(bytes_of(claims))
    return told


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """One on this machine, which only those know who trust the certificate in its folder."""
    trust = folder / "push-service.pem"
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(trust))
    found: list[PushService] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the library's name
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found[0].pushed.append(Pushed(self.path, headers, body))
            self.send_response(found[0].answers.get(self.path, 201))
            self.send_header("location", found[0].moved_to)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        found.append(PushService(f"localhost:{server.server_port}", trust))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield found[0]
        finally:
            server.shutdown()


def certificate(path: Path) -> Path:
    """For localhost, signed by itself; the file has its key as well."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return path
