"""Sessions: identify callers by an opaque token in a cookie. Only its hash is stored."""

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response

from caravela.server.guard import is_secure
from caravela.server.names import offered_name
from caravela.server.networks import client_network
from caravela.server.rates import Rates
from caravela.server.responses import Failed
from caravela.server.settings import Limits
from caravela.server.store_calls import now_ms, stored
from caravela.storage.errors import AlreadyThere
from caravela.storage.records import PersonRow, SessionRow
from caravela.storage.store import Store
from caravela.storage.tokens import new_id, new_token, token_hash

COOKIE = "caravela"
SECURE_COOKIE = "__Host-caravela"
"""On https: browsers reject this name from any other host or path."""
WATCH_COOKIE = "caravela-watch"
LASTS_SECONDS = 180 * 24 * 3600


class Sessions:
    def __init__(self, store: Store, rates: Rates, limits: Limits, ended: Callable[[bytes], None]) -> None:
        self.store = store
        self.rates = rates
        self.limits = limits
        self.ended = ended
        """Called with the token hash of every closed session."""

    def token(self, connection: HTTPConnection) -> str | None:
        name = SECURE_COOKIE if is_secure(connection.scope) else COOKIE
        return connection.cookies.get(name)

    def hash(self, connection: HTTPConnection) -> bytes | None:
        token = self.token(connection)
        return None if token is None else token_hash(token)

    async def person(self, connection: HTTPConnection) -> PersonRow | None:
        session = self.hash(connection)
        return None if session is None else await stored(self.store.session_person, session, now_ms())

    async def needed(self, connection: HTTPConnection) -> PersonRow:
        person = await self.person(connection)
        if person is None:
            raise Failed("not-signed-in")
        return person

    async def guest(
        self, connection: HTTPConnection, name: str | None = None, language: str | None = None
    ) -> PersonRow:
        """Create a guest. Raise Failed after too many from one network."""
        self.rates.check(self.limits.guests, "guests", client_network(connection.scope))
        person = PersonRow(new_id(), name or offered_name(), language, now_ms())
        await stored(self.store.create_person, person)
        return person

    async def open(self, person: PersonRow, connection: HTTPConnection, response: Response) -> None:
        """Open a new session for the caller and close their previous one."""
        await self.close(connection)
        token = new_token()
        session = SessionRow(token_hash(token), person.id, now_ms(), now_ms() + LASTS_SECONDS * 1000)
        try:
            await stored(self.store.create_session, session)
        except AlreadyThere:
            raise Failed("failed") from None
        self._set(connection, response, token, LASTS_SECONDS)

    async def close(self, connection: HTTPConnection) -> None:
        session = self.hash(connection)
        if session is not None:
            await stored(self.store.delete_session, session)
            self.ended(session)

    def forget(self, connection: HTTPConnection, response: Response) -> None:
        self._set(connection, response, "", 0)

    def _set(self, connection: HTTPConnection, response: Response, value: str, age: int) -> None:
        secure = is_secure(connection.scope)
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            value,
            max_age=age,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def allow_watching(connection: HTTPConnection, response: Response, match: str, token: str) -> None:
    """Store the watch link's token in cookies that are sent only to this match's paths."""
    for path in (f"/ws/{match}", f"/api/matches/{match}"):
        response.set_cookie(
            WATCH_COOKIE,
            token,
            max_age=LASTS_SECONDS,
            path=path,
            secure=is_secure(connection.scope),
            httponly=True,
            samesite="lax",
        )
