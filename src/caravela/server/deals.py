"""Deals: the finished matches that began with the same set-up, for comparison."""

from starlette.requests import Request
from starlette.responses import Response

from caravela.server.admission import is_admitted
from caravela.server.live import Live
from caravela.server.responses import Failed, answer
from caravela.server.services import Services
from caravela.server.store_calls import stored
from caravela.storage.records import MatchRow
from caravela.table.follow_ups import deal_of
from caravela.table.header import decode_header
from caravela.wire.requests import DealPlay

MOST_ROWS = 200
"""One's own matches, last changed first, among which other plays of a deal are looked for."""
MOST_PLAYS = 6


class Deals:
    def __init__(self, services: Services) -> None:
        self.store = services.store
        self.sessions = services.sessions
        self.tables = services.tables

    async def plays(self, request: Request) -> Response:
        """Answer with this match and others of its deal that are over and that the reader may see, the oldest first."""
        here = await self.tables.get(request.path_params["match"])
        known = await self.sessions.person(request)
        person = "" if known is None else known.id
        if not await is_admitted(self.store, request, here.table, person):
            raise Failed("forbidden")
        deal = deal_of(here.table.header)
        rows = await stored(self.store.matches_of, person, MOST_ROWS) if person else []
        others = [row.header.id for row in rows if row.phase == "over" and plays_deal(row, deal)]
        found = [here]
        for match in dict.fromkeys([deal, *others[:MOST_PLAYS]]):
            live = None if match == here.id else await self._find(match)
            if live is not None and await is_admitted(self.store, request, live.table, person):
                found.append(live)
        plays = [play for live in found if (play := play_of(live)) is not None]
        return answer(sorted(plays, key=lambda play: (play.created_ms, play.match)))

    async def _find(self, match: str) -> Live | None:
        """Return a table, or None if it was deleted or cannot be loaded."""
        try:
            return await self.tables.get(match)
        except Failed as failed:
            if failed.code in ("no-such-match", "frozen"):
                return None
            raise


def plays_deal(row: MatchRow, deal: str) -> bool:
    return deal_of(decode_header(row.header.body)) == deal


def play_of(live: Live) -> DealPlay | None:
    table = live.table
    outcome = table.position(None).outcome
    if outcome is None:
        return None
    names = [place.name for place in table.record.seating.places]
    return DealPlay(live.id, table.header.created_ms, names, outcome)
