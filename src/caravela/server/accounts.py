"""The end of every login: the account gets the guest's matches, a session and a known device."""

from starlette.requests import Request
from starlette.responses import Response

from caravela.server.logins import Logins
from caravela.server.logs import log
from caravela.server.responses import Failed, answer
from caravela.server.services import Services
from caravela.server.store_calls import stored
from caravela.storage.records import AccountRow, PersonRow
from caravela.table.handlers.seats import TransferGuest
from caravela.wire.messages import Refused
from caravela.wire.requests import Person

MOST_MATCHES = 10_000


class AccountHandlers:
    """Base of the handlers that log people in."""

    def __init__(self, services: Services, logins: Logins) -> None:
        self.store = services.store
        self.sessions = services.sessions
        self.devices = services.devices
        self.tables = services.tables
        self.logins = logins

    async def log_in(self, request: Request, person: PersonRow, account: AccountRow) -> Response:
        await self._transfer_guest(request, person)
        return await self.open_session(request, person, account.login)

    async def open_session(self, request: Request, person: PersonRow, login: str) -> Response:
        response = answer(Person(person.name, login, person.language))
        await self.sessions.open(person, request, response)
        self.devices.remember(request, response, person.id)
        return response

    async def _transfer_guest(self, request: Request, account: PersonRow) -> None:
        """Transfer everything of the calling guest to the account. Call it before the session is replaced.

        If it fails midway, the guest's session still exists, and the next login transfers the rest.
        """
        guest = await self.sessions.person(request)
        if guest is None or guest.id == account.id:
            return
        if await stored(self.store.account_of, guest.id) is not None:
            return  # not a guest: the person switches from one account to another
        for row in await stored(self.store.matches_of, guest.id, MOST_MATCHES):
            await self._transfer_match(row.header.id, TransferGuest(guest.id, account.id))

    async def _transfer_match(self, match: str, command: TransferGuest) -> None:
        try:
            live = await self.tables.get(match)
        except Failed as failed:
            if failed.code != "frozen":
                raise
            log().warning("not-inherited", match=match)  # its log is broken, so nobody can play it
            return
        verdict = await live.do(command)
        if isinstance(verdict, Refused):
            raise Failed("stopping" if verdict.code == "stopping" else "storage", again_after=5)
