"""All parts of push notifications, opened and closed with the house."""

from caravela.server.metrics import Metrics
from caravela.server.push.courier import Courier
from caravela.server.push.keys import own_key, public_text, read_auth, read_point
from caravela.server.push.posting import Post
from caravela.server.push.services import address_of
from caravela.server.push.turns import Turns
from caravela.server.rates import Rates
from caravela.server.settings import PushSettings, ServerSettings
from caravela.server.tables import Tables
from caravela.storage.store import Store


class PushRoom:
    """Push notifications of one server; created only if the host has enabled them."""

    def __init__(
        self,
        settings: ServerSettings,
        push: PushSettings,
        store: Store,
        rates: Rates,
        metrics: Metrics,
        tables: Tables,
    ) -> None:
        key = own_key(settings.data)
        self.public_key = public_text(key)
        self._services = push.services
        self._courier = Courier(store, Post(key, push.contact, push.services), metrics)
        self._turns = Turns(push, rates, tables.here, self._courier.take)
        tables.turn_came = self._turns.came

    def start(self) -> None:
        self._courier.start()

    def stop(self) -> None:
        self._turns.stop()
        self._courier.stop()

    def is_allowed(self, endpoint: str) -> bool:
        return address_of(endpoint, self._services) is not None

    def browser_keys(self, p256dh: str, auth: str) -> tuple[bytes, bytes] | None:
        """Decode the browser's keys, or return None if messages cannot be encrypted with them."""
        point, secret = read_point(p256dh), read_auth(auth)
        return None if point is None or secret is None else (point, secret)
