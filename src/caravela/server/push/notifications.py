"""All parts of push notifications, opened and closed with the services."""

from caravela.server.metrics import Metrics
from caravela.server.push.allowed_services import address_of
from caravela.server.push.keys import own_key, public_text, read_auth, read_point, shared_key
from caravela.server.push.notification_queue import NotificationQueue
from caravela.server.push.sender import PushSender
from caravela.server.push.turns import Turns
from caravela.server.rates import Rates
from caravela.server.settings import PushSettings, ServerSettings
from caravela.server.tables import Tables
from caravela.storage.store import Store


class PushNotifications:
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
        key = shared_key(store) if store.bus.shared else own_key(settings.data)
        self.public_key = public_text(key)
        self._services = push.services
        self._queue = NotificationQueue(store, PushSender(key, push.contact, push.services), metrics)
        self._turns = Turns(push, rates, tables.here, self._queue.put)
        tables.turn_came = self._turns.came

    def start(self) -> None:
        self._queue.start()

    def stop(self) -> None:
        self._turns.stop()
        self._queue.stop()

    def is_allowed(self, endpoint: str) -> bool:
        return address_of(endpoint, self._services) is not None

    def browser_keys(self, p256dh: str, auth: str) -> tuple[bytes, bytes] | None:
        """Decode the browser's keys, or return None if messages cannot be encrypted with them."""
        point, secret = read_point(p256dh), read_auth(auth)
        return None if point is None or secret is None else (point, secret)
