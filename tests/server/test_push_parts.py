"""Parts of Web Push by themselves: whom it is time to tell, and a push service that does not answer."""

import asyncio
import threading
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

from caravela.server.live import Live
from caravela.server.metrics import Metrics
from caravela.server.push.keys import own_key
from caravela.server.push.notification_queue import AT_ONCE, MOST_WAITING, NotificationQueue, TurnNotification
from caravela.server.push.sender import NotSent, PushSender
from caravela.server.push.turns import Turns
from caravela.server.rates import Rates
from caravela.server.settings import PushSettings
from caravela.storage.records import PersonRow, SessionRow, SubscriptionRow
from caravela.storage.sqlite import SqliteStore
from tests.server.launch import CONTACT

FAR = 2**50
PATIENT = 30.0
TOO_MANY = 20
NOTIFICATION = TurnNotification("ann", "amerigo", "match")


class SilentSender(PushSender):
    """A push service that answers when it is let; the first message to it is a mistake."""

    def __init__(self, folder: Path) -> None:
        super().__init__(own_key(folder), CONTACT, ())
        self.asked = threading.Semaphore(0)
        self.answering = threading.Event()
        self.calls = 0

    def send(self, to: SubscriptionRow, payload: bytes) -> int:
        self.calls += 1
        first = self.calls == 1
        self.asked.release()
        if not self.answering.wait(PATIENT):
            raise NotSent("nobody let it answer")
        if first:
            raise ZeroDivisionError
        return 201


def counted(metrics: Metrics, outcome: str) -> float:
    return metrics.registry.get_sample_value("caravela_pushes_total", {"outcome": outcome}) or 0.0


def test_a_silent_push_service_holds_up_messages_alone(tmp_path: Path) -> None:
    store, metrics, sender = SqliteStore(tmp_path), Metrics(), SilentSender(tmp_path)
    store.create_person(PersonRow("ann", "Ann", None, 1))
    store.create_session(SessionRow(b"token", "ann", 1, FAR))
    store.put_subscription(SubscriptionRow("https://push.example/x", b"token", b"", b"", "en", 1), 5)

    queue = NotificationQueue(store, sender, metrics)
    queue.start()
    for _ in range(AT_ONCE):
        queue.put(NOTIFICATION)
    for _ in range(AT_ONCE):
        assert sender.asked.acquire(timeout=PATIENT)
    # Now all are held, and sending a message still does not block.
    for _ in range(MOST_WAITING + TOO_MANY):
        queue.put(NOTIFICATION)
    assert counted(metrics, "dropped") == TOO_MANY
    sender.answering.set()
    end = time.monotonic() + PATIENT
    while counted(metrics, "sent") < AT_ONCE - 1 + MOST_WAITING:
        assert time.monotonic() < end
        time.sleep(0.01)
    queue.stop()
    store.close()


@dataclass
class Waiting:
    """As much of a live table as its turns need: for whom it waits, and who is there."""

    id: str = "match"
    waits: set[str] = field(default_factory=set)
    there: set[str] = field(default_factory=set)

    @property
    def table(self) -> "Waiting":
        return self

    @property
    def header(self) -> "Waiting":
        return self

    game = "amerigo"

    def awaits(self, person: str) -> bool:
        return person in self.waits

    def people(self) -> set[str]:
        return self.there


async def told(waiting: Waiting, settings: PushSettings, *came: str) -> list[str]:
    """Who is told when a match begins to wait for these, one after another."""
    found: list[TurnNotification] = []
    live = cast(Live, waiting)
    turns = Turns(settings, Rates(), lambda match: live if match == waiting.id else None, found.append)
    for person in came:
        turns.came(live, person)
        await asyncio.sleep(3 * settings.wait_seconds)
    turns.stop()
    return [call.person for call in found]


QUICK = PushSettings(CONTACT, wait_seconds=0.02, apart_seconds=0.0)


def test_who_is_awaited_and_away_is_told() -> None:
    table = Waiting(waits={"ann", "bob"}, there={"bob"})
    assert asyncio.run(told(table, QUICK, "ann", "bob", "cleo")) == ["ann"]
    assert asyncio.run(told(Waiting("another"), QUICK, "ann")) == []


def test_nobody_is_told_too_often() -> None:
    table = Waiting(waits={"ann", "bob"})
    apart = replace(QUICK, apart_seconds=FAR)
    assert asyncio.run(told(table, apart, "ann", "ann", "bob", "ann")) == ["ann", "bob"]
    rare = replace(QUICK, rate="2/hour")
    assert asyncio.run(told(table, rare, "ann", "ann", "ann", "bob")) == ["ann", "ann", "bob"]


def test_what_comes_too_soon_is_told_later() -> None:
    table = Waiting(waits={"ann"})
    soon = replace(QUICK, apart_seconds=5 * QUICK.wait_seconds)
    assert asyncio.run(told(table, soon, "ann", "ann", "nobody")) == ["ann", "ann"]
