"""The JSON API for subscribing a browser to push notifications and unsubscribing it."""

from starlette.requests import Request
from starlette.responses import Response

from caravela.server.answers import Failed, answer, body_of
from caravela.server.house import House
from caravela.server.store_calls import now_ms, stored
from caravela.storage.errors import NoSuchSession
from caravela.storage.records import SubscriptionRow
from caravela.texts.catalogue import LANGUAGES
from caravela.wire.requests import PushEnd, PushOffer, PushState, PushWish

MOST_BROWSERS = 5
"""Maximum browsers per person; the newest are kept."""


class Subscribing:
    def __init__(self, house: House) -> None:
        self.house = house
        self.sessions = house.sessions
        self.store = house.store

    async def offer(self, request: Request) -> Response:
        room = self.house.push
        return answer(PushOffer(None if room is None else room.public_key))

    async def subscribe(self, request: Request) -> Response:
        room = self.house.push
        if room is None:
            raise Failed("not-found")
        wish = await body_of(request, PushWish)
        await self.sessions.needed(request)
        session = self.sessions.hash(request)
        if wish.language not in LANGUAGES:
            raise Failed("bad-message", "fault-language")
        keys = room.browser_keys(wish.p256dh, wish.auth)
        if keys is None or not room.is_allowed(wish.endpoint):
            raise Failed("bad-message", "fault-push-service")
        assert session is not None
        row = SubscriptionRow(wish.endpoint, session, *keys, wish.language, now_ms())
        try:
            await stored(self.store.put_subscription, row, MOST_BROWSERS)
        except NoSuchSession:
            raise Failed("not-signed-in") from None
        return answer(PushState(True))

    async def forget(self, request: Request) -> Response:
        if self.house.push is None:
            raise Failed("not-found")
        wish = await body_of(request, PushEnd)
        person = await self.sessions.person(request)
        if person is not None:
            await stored(self.store.drop_own_subscription, wish.endpoint, person.id)
        return answer(PushState(False))
