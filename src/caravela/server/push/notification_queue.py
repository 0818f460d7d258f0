"""A queue of notifications: background threads send them, so that no table waits for one."""

import threading
from dataclasses import dataclass
from queue import Full, Queue
from typing import Final
from urllib.parse import urlsplit

import msgspec

from caravela.games import game
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.push.sender import NotSent, PushSender
from caravela.server.store_calls import now_ms
from caravela.storage.errors import StorageError
from caravela.storage.records import SubscriptionRow
from caravela.storage.store import Store
from caravela.texts.wording import Wording

AT_ONCE: Final = 2
MOST_WAITING: Final = 256
GONE: Final = frozenset({404, 410})
REFUSED: Final = 300


@dataclass(frozen=True)
class TurnNotification:
    """A turn notification for a person."""

    person: str
    game: str
    match: str
    entry: int | None = None
    """Identifies the turn among all of this person at the match; None sends the notification in any case."""


class NotificationQueue:
    """Has its own threads: a slow push service does not block those that tables need."""

    def __init__(self, store: Store, sender: PushSender, metrics: Metrics) -> None:
        self._store = store
        self._sender = sender
        self._metrics = metrics
        self._waiting: Queue[TurnNotification] = Queue(MOST_WAITING)
        self._stopping = False

    def start(self) -> None:
        for _ in range(AT_ONCE):
            # Daemon threads: a shutdown does not wait for a pending response.
            threading.Thread(target=self._work, name="caravela-push", daemon=True).start()

    def stop(self) -> None:
        """Drop what is queued: the match itself still shows whose turn it is."""
        self._stopping = True

    def put(self, notification: TurnNotification) -> None:
        try:
            self._waiting.put_nowait(notification)
        except Full:
            self._count("dropped")

    def _work(self) -> None:
        while True:
            notification = self._waiting.get()
            if self._stopping:
                return
            try:
                if not self._claimed(notification):
                    self._count("elsewhere")
                    continue
                for to in self._store.subscriptions_of(notification.person, now_ms()):
                    self._send(to, notification)
            except StorageError as error:
                log().warning("push-not-looked-up", match=notification.match, error=str(error))
            except Exception as error:  # noqa: BLE001 - an error in one notification must not stop the others
                log().error("mistake", match=notification.match, exc_info=error)

    def _claimed(self, notification: TurnNotification) -> bool:
        """Return False if another process has notified of this turn."""
        person, match, entry = notification.person, notification.match, notification.entry
        return entry is None or self._store.claim_notification(match, person, entry)

    def _send(self, to: SubscriptionRow, notification: TurnNotification) -> None:
        service = urlsplit(to.endpoint).netloc
        try:
            status = self._sender.send(to, payload(notification, to.language))
        except NotSent as error:
            self._count("failed")
            log().warning("push-not-sent", service=service, error=str(error))
            return
        if status in GONE:
            self._store.drop_subscription(to.endpoint)
            self._count("gone")
        elif status >= REFUSED:
            self._count("refused")
            log().warning("push-refused", service=service, status=status)
        else:
            self._count("sent")

    def _count(self, outcome: str) -> None:
        self._metrics.pushes.labels(outcome).inc()


def payload(notification: TurnNotification, language: str) -> bytes:
    """Return the notification's content: the game, whose turn it is, and the path; nothing that happened."""
    words = Wording(game(notification.game), language)
    return msgspec.json.encode(
        {
            "title": words.say("call-your-turn"),
            "body": words.title(),
            "path": f"/table/{notification.match}",
        }
    )
