"""Move a guest's matches to the account that the guest logs in to."""

from starlette.requests import Request

from caravela.server.logs import log
from caravela.server.responses import Failed
from caravela.server.sessions import Sessions
from caravela.server.store_calls import stored
from caravela.server.tables import Tables
from caravela.storage.records import PersonRow
from caravela.storage.store import Store
from caravela.table.handlers.seats import TransferGuest
from caravela.wire.messages import Refused

MOST_MATCHES = 10_000


class GuestTransfer:
    def __init__(self, store: Store, sessions: Sessions, tables: Tables) -> None:
        self.store = store
        self.sessions = sessions
        self.tables = tables

    async def transfer(self, request: Request, account: PersonRow) -> None:
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
