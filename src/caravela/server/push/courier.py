"""The courier: takes messages in at once and sends them one after another, so that no table ever waits for one."""

import threading
from dataclasses import dataclass
from queue import Full, Queue
from typing import Final
from urllib.parse import urlsplit

import msgspec

from caravela.games import game
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.push.posting import NotSent, Post
from caravela.server.sessions import now_ms
from caravela.storage.errors import StorageError
from caravela.storage.records import SubscriptionRow
from caravela.storage.store import Store
from caravela.texts.wording import Wording

AT_ONCE: Final = 2
MOST_WAITING: Final = 256
GONE: Final = frozenset({404, 410})
REFUSED: Final = 300


@dataclass(frozen=True)
class Call:
    """Somebody is to be told that it is their turn."""

    person: str
    game: str
    match: str


class Courier:
    """Its threads are its own: a push service that is slow takes none of those that tables need."""

    def __init__(self, store: Store, post: Post, metrics: Metrics) -> None:
        self._store = store
        self._post = post
        self._metrics = metrics
        self._waiting: Queue[Call] = Queue(MOST_WAITING)
        self._stopping = False

    def start(self) -> None:
        for _ in range(AT_ONCE):
            # A stop does not wait for an answer that is still to come.
            threading.Thread(target=self._work, name="caravela-push", daemon=True).start()

    def stop(self) -> None:
        """What waits is dropped: the match says whose turn it is, whoever was told."""
        self._stopping = True

    def take(self, call: Call) -> None:
        try:
            self._waiting.put_nowait(call)
        except Full:
            self._count("dropped")

    def _work(self) -> None:
        while True:
            call = self._waiting.get()
            if self._stopping:
                return
            try:
                for to in self._store.subscriptions_of(call.person, now_ms()):
                    self._send(to, call)
            except StorageError as error:
                log().warning("push-not-looked-up", match=call.match, error=str(error))
            except Exception as error:  # noqa: BLE001 - a mistake with one message, never the end of all others
                log().error("mistake", match=call.match, exc_info=error)

    def _send(self, to: SubscriptionRow, call: Call) -> None:
        service = urlsplit(to.endpoint).netloc
        try:
            status = self._post.send(to, letter(call, to.language))
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


def letter(call: Call, language: str) -> bytes:
    """What the service worker shows: the game, whose turn it is, and where; nothing that happened there."""
    words = Wording(game(call.game), language)
    return msgspec.json.encode(
        {
            "title": words.say("call-your-turn"),
            "body": words.title(),
            "path": f"/table/{call.match}",
        }
    )
