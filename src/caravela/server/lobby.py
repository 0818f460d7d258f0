"""Create, find and join matches."""

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from caravela.games import UnknownGame, game
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.rules import OptionError
from caravela.server.admission import is_admitted
from caravela.server.bots import LEVELS
from caravela.server.exports import (
    ListRow,
    listed_shape,
    read_list_row,
    running_document,
    written_list_row,
)
from caravela.server.live import Live
from caravela.server.names import clean_name
from caravela.server.networks import client_network
from caravela.server.quotas import Quotas
from caravela.server.responses import STATUS, Failed, answer, body_of
from caravela.server.services import Services
from caravela.server.sessions import allow_watching
from caravela.server.store_calls import now_ms, stored
from caravela.storage.errors import AlreadyThere, NoSuchMatch
from caravela.storage.records import MatchHeader, MatchRow, PersonRow, SeatRecord
from caravela.storage.tokens import new_code, new_id, new_secret, new_token, token_hash, watch_token
from caravela.table.access import may_delete
from caravela.table.handlers.chat import FollowUp
from caravela.table.handlers.seats import Leave, Sit
from caravela.table.header import Origin, SeatHeader, TableHeader, encode_header
from caravela.table.stored_types import Aids, Clock
from caravela.table.table import Table
from caravela.wire import shapes
from caravela.wire.messages import Refused
from caravela.wire.requests import (
    Branch,
    Invitation,
    Join,
    Joined,
    MadeMatch,
    MatchSummary,
    NewMatch,
    Rematch,
    SeatWish,
    WatchLink,
)
from caravela.wire.shapes import TableShape

MOST_PACE_MS = 30_000
LEAST_OPEN_AFTER, MOST_OPEN_AFTER = 20, 1000
"""More recent hands would reveal too much of the current ones."""
MOST_CLOCK_SECONDS = 30 * 24 * 3600
LEAST_CLOCK_SECONDS = 5
MOST_INCREMENT_SECONDS = 3600
MOST_GRACE_SECONDS = 30 * 24 * 3600
CODE_TRIES = 5
NOBODY = PersonRow("", "", None, 0)
"""Placeholder for a guest who is not created yet."""
SHOWN = 50


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.sessions = services.sessions
        self.tables = services.tables
        self.quotas = Quotas(services.settings.limits, services.store, services.tables, services.rates)

    # --- making ------------------------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        return await self._make(request, await body_of(request, NewMatch), None)

    async def branch(self, request: Request) -> Response:
        """Create a table that starts from a past position of this one."""
        wish = await body_of(request, Branch)
        live = await self.tables.get(request.path_params["match"])
        person = await self._looking(request, live)
        if wish.game != live.table.header.game or len(wish.seats) != len(live.table.header.seats):
            raise Failed("illegal", "fault-other-table")
        origin = live.table.origin("" if person is None else person.id, wish.from_at)
        if origin is None:
            raise Failed("not-now", "fault-not-over")
        return await self._make(request, wish, origin)

    async def _make(self, request: Request, wish: NewMatch, origin: Origin | None) -> Response:
        known = await self.sessions.person(request)
        # Check the request before a guest is created for it.
        header = new_header(wish, known or NOBODY, origin)
        async with self.quotas.room_for(header, client_network(request.scope)) as made_there:
            person = known or await self.sessions.guest(request)
            made = await self._store(header if known else new_header(wish, person, origin), request)
            made_there.append(made.match)
        response = answer(made)
        if known is None:
            await self.sessions.open(person, request, response)
        return response

    async def _store(self, header: TableHeader, request: Request) -> MadeMatch:
        """Store and load a new table. Replace its code if that is in use."""
        play = new_token()
        for _ in range(CODE_TRIES):
            watch = watch_token(bytes.fromhex(header.secret), header.match)
            row = match_header(header, play, watch)
            seats = [SeatRecord(at, seat.person or None) for at, seat in enumerate(header.seats)]
            try:
                await stored(self.store.create, row, seats, public=header.public)
                break
            except AlreadyThere:
                header = with_new_code(header)
        else:
            raise Failed("failed")
        await self.tables.add(Table(header), client_network(request.scope))
        return MadeMatch(
            header.match, link(request, "play", play), link(request, "watch", watch), header.code
        )

    # --- finding -----------------------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        person = await self.sessions.person(request)
        if person is None:
            return answer([])
        before = request.query_params.get("before")
        if before is not None and not (before.isascii() and before.isdigit() and len(before) < 16):
            raise Failed("bad-message")
        rows = await stored(self.store.matches_of, person.id, SHOWN, None if before is None else int(before))
        return answer([await self._summary(row, person.id) for row in rows])

    async def _summary(self, row: MatchRow, person: str) -> MatchSummary:
        shown = await self._row(row, code=True)
        live = self.tables.here(row.header.id)
        people = {seat.person for seat in row.seats if seat.person is not None}
        started = row.phase != "gathering"
        abandoned = row.phase == "over" and shown.progress is not None and not shown.progress.places
        return MatchSummary(
            table=shown.table,
            updated_ms=row.updated_ms,
            yours=[seat.seat for seat in row.seats if seat.person == person],
            your_turn=any(seat.owes for seat in row.seats if seat.person == person),
            progress=shown.progress,
            # The row of a live table is written after the acknowledgement, so ask the table itself.
            may_delete=may_delete(person, row.header.host or "", people, started, abandoned)
            if live is None
            else live.table.may_delete(person),
        )

    async def _shape(self, row: MatchRow, *, code: bool) -> TableShape:
        return (await self._row(row, code=code)).table

    async def _row(self, row: MatchRow, *, code: bool) -> ListRow:
        """Return a table as a list row, without replaying a match that is not in memory."""
        live = self.tables.here(row.header.id)
        if live is not None:
            return ListRow(live.shape(code), live.table.progress())
        found = read_list_row(row.listed)
        if found is None:
            found = await stored(self._listed, row.header.id)
        if not code:
            return found
        return ListRow(msgspec.structs.replace(found.table, code=row.header.code), found.progress)

    def _listed(self, match: str) -> ListRow:
        """Compute the row from the log and store it for the next list. Its progress is unknown."""
        loaded = self.store.load(match)
        found = ListRow(listed_shape(loaded), None)
        self.store.list_row(match, loaded.row.entries, written_list_row(found.table, None))
        return found

    async def open_tables(self, request: Request) -> Response:
        rows = await stored(self.store.lobby, SHOWN)
        return answer([await self._shape(row, code=False) for row in rows])

    # --- joining and leaving -------------------------------------------------------------------------

    async def invitation(self, request: Request) -> Response:
        """Show the table that a link or a code leads to: a person reads its terms before joining."""
        body = await body_of(request, Invitation)
        match, _ = await self._by_token(body.token)
        return answer((await self.tables.get(match)).shape(code=False))

    async def join(self, request: Request) -> Response:
        body = await body_of(request, Join)
        name = clean_name(body.name) if body.name else ""
        match, watching = await self._by_token(body.token)
        live = await self.tables.get(match)
        if watching:
            response = answer(Joined(match, []))
            allow_watching(request, response, match, body.token)
            return response
        person = await self.sessions.person(request)
        is_new = person is None
        if person is None:
            if live.table.record.seating.full():
                raise Failed("full")
            person = await self.sessions.guest(request, name or None)
        sit = Sit(person.id, f"sit-{new_id()}", name or person.name, body.seat, body.nonce)
        check(await live.do(sit))
        response = answer(Joined(match, live.table.seats_of(person.id)))
        if is_new:
            await self.sessions.open(person, request, response)
        return response

    async def _by_token(self, token: str) -> tuple[str, bool]:
        """Return the match of a link or a code, and whether the link is for spectators."""
        found = await stored(self.store.match_by_token, token_hash(token)) if len(token) > 20 else None
        if found is not None:
            return found[0], found[1] == "watch"
        by_code = await stored(self.store.match_by_code, token.strip().upper()) if len(token) < 20 else None
        if by_code is None:
            raise Failed("no-such-match")
        return by_code, False

    async def leave(self, request: Request) -> Response:
        person = await self.sessions.needed(request)
        live = await self.tables.get(request.path_params["match"])
        check(await live.do(Leave(person.id, f"leave-{new_id()}")))
        return answer(Joined(live.id, live.table.seats_of(person.id)))

    async def rematch(self, request: Request) -> Response:
        """Create a table for the same people. The second who asks gets the table of the first."""
        wish = await body_of(request, Rematch)
        person = await self.sessions.needed(request)
        live = await self.tables.get(request.path_params["match"])
        table = live.table
        if not table.seats_of(person.id):
            raise Failed("not-yours")
        if table.phase() != "over":
            raise Failed("not-now", "fault-not-over")
        following = table.record.rematch
        deleted = None
        if following is not None and not await self._exists(following):
            deleted, following = following, None
        if following is None:
            nonces = {person.id: wish.nonce}
            header = table.rematch_header(new_id(), new_secret(), new_code(), now_ms(), nonces)
            made = await self._store(header, request)
            key = "rematch" if deleted is None else f"rematch after {deleted}"
            check(await live.do(FollowUp(made.match, key, deleted)))
            following = live.table.record.rematch
            if following == made.match:
                return answer(made)
            await self.tables.delete(made.match)
        other = await self.tables.get(following or "")
        return answer(MadeMatch(other.id, "", "", other.table.header.code))

    async def _exists(self, match: str) -> bool:
        try:
            await stored(self.store.match_row, match)
        except NoSuchMatch:
            return False
        return True

    async def delete(self, request: Request) -> Response:
        person = await self.sessions.needed(request)
        match = request.path_params["match"]
        if not await self.tables.delete_for(match, person.id):
            raise Failed("not-yours", "fault-not-deletable")
        return answer(Joined(match, []))

    # --- looking -----------------------------------------------------------------------------------

    async def _looking(self, request: Request, live: Live) -> PersonRow | None:
        """Return the caller, if they have a session. Raise Failed if they may not see the table."""
        person = await self.sessions.person(request)
        if not await is_admitted(self.store, request, live.table, "" if person is None else person.id):
            raise Failed("forbidden")
        return person

    async def watch_link(self, request: Request) -> Response:
        """Return the watch link. Anybody who may see the table may share it."""
        live = await self.tables.get(request.path_params["match"])
        await self._looking(request, live)
        token = watch_token(bytes.fromhex(live.table.header.secret), live.id)
        if await stored(self.store.match_by_token, token_hash(token)) != (live.id, "watch"):
            raise Failed("not-found")  # an old table, whose link only its maker had
        return answer(WatchLink(link(request, "watch", token)))

    async def export(self, request: Request) -> Response:
        live = await self.tables.get(request.path_params["match"])
        person = await self._looking(request, live)
        whole = live.table.document()
        if whole is not None:
            return answer(whole)
        return answer(running_document(live.table, None if person is None else person.id))


def link(request: Request, kind: str, token: str) -> str:
    return f"{str(request.base_url).rstrip('/')}/{kind}#{token}"


def check(verdict: object) -> None:
    if isinstance(verdict, Refused):
        raise Failed(verdict.code if verdict.code in STATUS else "failed")


def new_header(wish: NewMatch, person: PersonRow, origin: Origin | None) -> TableHeader:
    """Build the table header from a request. Raise Failed if the request is invalid."""
    try:
        of = game(wish.game)
    except UnknownGame:
        raise Failed("not-found") from None
    check_clock(wish.clock)
    if not 0 <= wish.grace_seconds <= MOST_GRACE_SECONDS:
        raise Failed("bad-message", "fault-grace", {"most": MOST_GRACE_SECONDS // 3600})
    if not 0 <= wish.pace_ms <= MOST_PACE_MS:
        raise Failed("bad-message", "fault-pace")
    if wish.open_after != 0 and not LEAST_OPEN_AFTER <= wish.open_after <= MOST_OPEN_AFTER:
        raise Failed("bad-message", "fault-open-after", {"least": LEAST_OPEN_AFTER, "most": MOST_OPEN_AFTER})
    if not of.least_seats <= len(wish.seats) <= of.most_seats:
        raise Failed("illegal", "fault-seats", {"least": of.least_seats, "most": of.most_seats})
    if wish.lesson and (wish.public or any(seat.role not in ("me", "bot") for seat in wish.seats)):
        # The seed of a lesson is public, so nobody else may play.
        raise Failed("illegal", "fault-lesson")
    header = TableHeader(
        match=new_id(),
        game=of.key,
        rules_version=of.rules_version,
        seats=[seat_header(seat, person, "" if wish.lesson else wish.nonce) for seat in wish.seats],
        options=wish.options,
        secret=lesson_secret(of.key) if wish.lesson else new_secret().hex(),
        host=person.id,
        host_name=person.name,
        code=new_code(),
        created_ms=now_ms(),
        clock=Clock(wish.clock.kind, wish.clock.seconds, wish.clock.increment),
        aids=aids_of(wish),
        grace_seconds=wish.grace_seconds,
        public=wish.public,
        pace_ms=wish.pace_ms,
        auto_confirm=wish.auto_confirm,
        open_after=wish.open_after,
        lesson=wish.lesson,
        origin=origin,
    )
    try:
        Table.new(header)
    except (OptionError, BrokenDocument) as error:
        raise Failed("illegal", "fault-options", {"text": f"={error}"}) from None
    return header


def seat_header(wish: SeatWish, person: PersonRow, nonce: str) -> SeatHeader:
    match wish.role:
        case "bot":
            if wish.level not in LEVELS:
                raise Failed("bad-message", "fault-level")
            return SeatHeader("bot", name=wish.name and clean_name(wish.name), level=wish.level)
        case "open":
            return SeatHeader("open")
        case "local":
            name = clean_name(wish.name) if wish.name else person.name
            return SeatHeader("person", person.id, name, nonce=nonce)
        case "me":
            return SeatHeader("person", person.id, person.name, nonce=nonce)


def with_new_code(header: TableHeader) -> TableHeader:
    return msgspec.structs.replace(header, code=new_code(), match=new_id())


def match_header(header: TableHeader, play: str, watch: str) -> MatchHeader:
    return MatchHeader(
        id=header.match,
        game=header.game,
        rules_version=header.rules_version,
        seats=len(header.seats),
        options=msgspec.json.encode(header.options).decode(),
        secret=bytes.fromhex(header.secret),
        body=encode_header(header),
        host=header.host,
        code=header.code,
        play_hash=token_hash(play),
        watch_hash=token_hash(watch),
        created_ms=header.created_ms,
    )


def lesson_secret(game: str) -> str:
    return hashlib.sha256(f"caravela lesson {game}".encode()).hexdigest()


def check_clock(clock: shapes.Clock) -> None:
    right = (
        clock.seconds == 0
        if clock.kind == "none"
        else LEAST_CLOCK_SECONDS <= clock.seconds <= MOST_CLOCK_SECONDS
    )
    if clock.kind != "match":
        right = right and clock.increment == 0
    if not right or not 0 <= clock.increment <= MOST_INCREMENT_SECONDS:
        raise Failed("bad-message", "fault-clock")


def aids_of(wish: NewMatch) -> Aids:
    """Return the help that a new table allows: all of it to a person alone."""
    if not any(seat.role in ("open", "local") for seat in wish.seats):
        return Aids()
    aids = wish.aids or shapes.Aids(hints=False, helper=False)
    return Aids(aids.hints, aids.helper and aids.hints, aids.previews, aids.undo)
