"""Passkeys (WebAuthn): a key on the person's own device, instead of or besides a password."""

import base64
import secrets
import time
from collections import OrderedDict

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from caravela.server.accounts import AccountHandlers
from caravela.server.guard import is_secure
from caravela.server.logins import Logins
from caravela.server.names import MOST_LETTERS
from caravela.server.people import clean_login
from caravela.server.responses import Failed, answer, body_of
from caravela.server.services import Services
from caravela.server.store_calls import now_ms, stored
from caravela.storage.errors import AlreadyThere
from caravela.storage.records import AccountRow, PasskeyRow
from caravela.wire.free_text import one_line
from caravela.wire.requests import PasskeyAnswer, PasskeyWish, Person

TITLE = "Caravela"
CHALLENGE_SECONDS = 300.0
MOST_CHALLENGES = 10_000
NOT_A_CREDENTIAL = (WebAuthnException, ValueError, KeyError, TypeError)
"""Exceptions of the library for a wrong or malformed response."""


class Challenges:
    """Open challenges, each valid once, with the person and the login of the account to create."""

    def __init__(self) -> None:
        self._open: OrderedDict[bytes, tuple[float, str, str]] = OrderedDict()

    def new(self, person: str, login: str) -> bytes:
        challenge = secrets.token_bytes(32)
        self._open[challenge] = (time.monotonic() + CHALLENGE_SECONDS, person, login)
        while len(self._open) > MOST_CHALLENGES:
            self._open.popitem(last=False)
        return challenge

    def take(self, credential: dict[str, object], person: str) -> tuple[bytes, str]:
        """Consume the challenge that a credential answers. Return it and its login. Raise Failed."""
        challenge = answered_challenge(credential)
        until, asked, login = self._open.pop(challenge, (0.0, "", ""))
        if until < time.monotonic() or asked != person:
            raise Failed("wrong-login")
        return challenge, login


class Passkeys(AccountHandlers):
    def __init__(self, services: Services, logins: Logins) -> None:
        super().__init__(services, logins)
        self.challenges = Challenges()

    async def new(self, request: Request) -> Response:
        """Return options for navigator.credentials.create."""
        body = await body_of(request, PasskeyWish)
        person = await self.sessions.needed(request)
        account = await stored(self.store.account_of, person.id)
        login = "" if account is not None else clean_login(body.login)
        if account is None and await stored(self.store.account, login) is not None:
            raise Failed("login-taken")
        known = await stored(self.store.passkeys_of, person.id)
        options = generate_registration_options(
            rp_id=host_of(request),
            rp_name=TITLE,
            user_id=person.id.encode(),
            user_name=login if account is None else account.login,
            user_display_name=person.name,
            challenge=self.challenges.new(person.id, login),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each.credential) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
        )
        return answer(msgspec.Raw(options_to_json(options).encode()))

    async def add(self, request: Request) -> Response:
        body = await body_of(request, PasskeyAnswer)
        person = await self.sessions.needed(request)
        challenge, login = self.challenges.take(body.credential, person.id)
        try:
            made = verify_registration_response(
                credential=body.credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(request),
                expected_origin=origin_of(request),
            )
        except NOT_A_CREDENTIAL:
            raise Failed("wrong-login") from None
        account = await stored(self.store.account_of, person.id)
        try:
            if account is None:
                account = AccountRow(person.id, login, None, now_ms())
                await stored(self.store.create_account, account)
            name = one_line(body.name[: 10 * MOST_LETTERS])[:MOST_LETTERS]
            row = PasskeyRow(
                made.credential_id, person.id, made.credential_public_key, made.sign_count, name, now_ms()
            )
            await stored(self.store.add_passkey, row)
        except AlreadyThere:
            raise Failed("login-taken") from None
        response = answer(Person(person.name, account.login, person.language))
        self.devices.remember(request, response, person.id)
        return response

    async def ask(self, request: Request) -> Response:
        """Return options for navigator.credentials.get. The device itself knows its passkeys."""
        options = generate_authentication_options(
            rp_id=host_of(request), challenge=self.challenges.new("", "")
        )
        return answer(msgspec.Raw(options_to_json(options).encode()))

    async def login(self, request: Request) -> Response:
        body = await body_of(request, PasskeyAnswer)
        passkey = await stored(self.store.passkey, credential_id(body.credential))
        self.logins.admit(request, None if passkey is None else passkey.person)
        challenge, _ = self.challenges.take(body.credential, "")
        if passkey is None:
            raise Failed("wrong-login")
        try:
            used = verify_authentication_response(
                credential=body.credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(request),
                expected_origin=origin_of(request),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except NOT_A_CREDENTIAL:
            raise Failed("wrong-login") from None
        await stored(self.store.used_passkey, passkey.credential, used.new_sign_count)
        person = await stored(self.store.person, passkey.person)
        account = await stored(self.store.account_of, passkey.person)
        if person is None or account is None:
            raise Failed("wrong-login")
        return await self.log_in(request, person, account)


def host_of(request: Request) -> str:
    return request.url.hostname or ""


def origin_of(request: Request) -> str:
    return f"{'https' if is_secure(request.scope) else 'http'}://{request.url.netloc}"


def credential_id(credential: dict[str, object]) -> bytes:
    return from_base64url(credential.get("rawId"))


def answered_challenge(credential: dict[str, object]) -> bytes:
    """Return the challenge contained in the data that the device signed."""
    response = credential.get("response")
    text = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        signed = msgspec.json.decode(from_base64url(text))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Failed("wrong-login") from None
    return from_base64url(signed.get("challenge") if isinstance(signed, dict) else None)


def from_base64url(text: object) -> bytes:
    if not isinstance(text, str):
        raise Failed("wrong-login")
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Failed("wrong-login") from None
