"""The JSON API for subscribing a browser to push notifications and unsubscribing it."""

from starlette.requests import Request
from starlette.responses import Response

from caravela.server.responses import Failed, answer, body_of
from caravela.server.services import Services
from caravela.server.store_calls import now_ms, stored
from caravela.storage.errors import NoSuchSession
from caravela.storage.records import SubscriptionRow
from caravela.texts.catalogue import LANGUAGES
from caravela.wire.requests import PushEnd, PushOffer, PushState, PushWish

MOST_BROWSERS = 5
"""Maximum browsers per person; the newest are kept."""


class Subscribing:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.sessions = services.sessions
        self.store = services.store

    async def offer(self, request: Request) -> Response:
        push = self.services.push
        return answer(PushOffer(None if push is None else push.public_key))

    async def subscribe(self, request: Request) -> Response:
        push = self.services.push
        if push is None:
            raise Failed("not-found")
        wish = await body_of(request, PushWish)
        await self.sessions.needed(request)
        session = self.sessions.hash(request)
        if wish.language not in LANGUAGES:
            raise Failed("bad-message", "fault-language")
        keys = push.browser_keys(wish.p256dh, wish.auth)
        if keys is None or not push.is_allowed(wish.endpoint):
            raise Failed("bad-message", "fault-push-service")
        assert session is not None
        row = SubscriptionRow(wish.endpoint, session, *keys, wish.language, now_ms())
        try:
            await stored(self.store.put_subscription, row, MOST_BROWSERS)
        except NoSuchSession:
            raise Failed("not-signed-in") from None
        return answer(PushState(True))

    async def forget(self, request: Request) -> Response:
        if self.services.push is None:
            raise Failed("not-found")
        wish = await body_of(request, PushEnd)
        person = await self.sessions.person(request)
        if person is not None:
            await stored(self.store.drop_own_subscription, wish.endpoint, person.id)
        return answer(PushState(False))
