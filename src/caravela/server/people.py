"""Guests and accounts: a name is enough to play; a login gives access to one's matches on other devices."""

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import anyio.to_thread
from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import Request
from starlette.responses import Response

from caravela.server.accounts import AccountHandlers
from caravela.server.logins import Logins
from caravela.server.names import clean_name, offered_name
from caravela.server.responses import Failed, answer, body_of
from caravela.server.services import Services
from caravela.server.store_calls import now_ms, stored
from caravela.storage.errors import AlreadyThere
from caravela.storage.records import AccountRow, PersonRow
from caravela.texts.catalogue import LANGUAGES
from caravela.wire.requests import Login, Person, Register, Rename

LEAST_PASSWORD = 8
MOST_PASSWORD = 200
LEAST_LOGIN = 3
MOST_LOGIN = 60

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class People(AccountHandlers):
    def __init__(self, services: Services, logins: Logins) -> None:
        super().__init__(services, logins)
        self._hasher = PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)
        self._hashing = asyncio.Semaphore(services.settings.limits.hash_at_once)
        self._nobodys = self._hasher.hash("nobody")
        """Hash to verify against when a login does not exist, so that the response time does not reveal it."""

    async def me(self, request: Request) -> Response:
        person = await self.sessions.person(request)
        if person is None:
            return answer(Person(offered_name(), None, None))
        shape = await self._shape(person)
        response = answer(shape)
        if shape.account is not None and self.devices.known(request, person.id) is None:
            self.devices.remember(request, response, person.id)
        return response

    async def rename(self, request: Request) -> Response:
        body = await body_of(request, Rename)
        name = clean_name(body.name)
        if body.language is not None and body.language not in LANGUAGES:
            raise Failed("bad-message", "fault-language")
        person = await self.sessions.person(request)
        if person is None:
            person = await self.sessions.guest(request, name, body.language)
            response = answer(Person(name, None, body.language))
            await self.sessions.open(person, request, response)
            return response
        await stored(self.store.rename_person, person.id, name, body.language)
        return answer(await self._shape(PersonRow(person.id, name, body.language, person.created_ms)))

    async def register(self, request: Request) -> Response:
        """Create an account from the calling guest, if any, who keeps the matches played so far."""
        self.logins.admit(request, None)
        body = await body_of(request, Register)
        login = clean_login(body.login)
        if not LEAST_PASSWORD <= len(body.password) <= MOST_PASSWORD:
            raise Failed("bad-message", "fault-password")
        person = await self.sessions.person(request)
        if person is not None and await stored(self.store.account_of, person.id) is not None:
            raise Failed("not-now", "fault-has-account")
        if await stored(self.store.account, login) is not None:
            raise Failed("login-taken")
        hashed = await self._in_thread(self._hasher.hash, body.password)
        if person is None:
            person = await self.sessions.guest(request, login[:40])
        try:
            await stored(self.store.create_account, AccountRow(person.id, login, hashed, now_ms()))
        except AlreadyThere:
            raise Failed("login-taken") from None
        return await self.open_session(request, person, login)

    async def login(self, request: Request) -> Response:
        body = await body_of(request, Login)
        login = normal_login(body.login)[:MOST_LOGIN].casefold()
        account = await stored(self.store.account, login)
        owner = None if account is None else account.person
        self.logins.admit(request, owner)
        self.logins.begin(request, login, owner)
        hashed = self._nobodys
        if account is not None and account.password_hash is not None:
            hashed = account.password_hash
        right = await self._in_thread(self._verify, hashed, body.password[:MOST_PASSWORD])
        person = None if account is None else await stored(self.store.person, account.person)
        if not right or account is None or person is None or account.password_hash is None:
            raise Failed("wrong-login")
        self.logins.succeeded(request, login, person.id)
        return await self.log_in(request, person, account)

    async def logout(self, request: Request) -> Response:
        await self.sessions.close(request)
        response = answer(Person(offered_name(), None, None))
        self.sessions.forget(request, response)
        return response

    async def _shape(self, person: PersonRow) -> Person:
        account = await stored(self.store.account_of, person.id)
        return Person(person.name, None if account is None else account.login, person.language)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, call: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run password hashing, which is expensive by design, in a thread. A semaphore limits how many run at once."""
        async with self._hashing:
            return await anyio.to_thread.run_sync(call, *arguments)


def clean_login(text: str) -> str:
    login = normal_login(text)
    if not LEAST_LOGIN <= len(login) <= MOST_LOGIN or not all(is_login_letter(each) for each in login):
        raise Failed("bad-message", "fault-login")
    return login


def normal_login(text: str) -> str:
    return unicodedata.normalize("NFC", text.strip())


def is_login_letter(letter: str) -> bool:
    return letter.isalnum() or letter in "._-+@"
