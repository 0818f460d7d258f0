"""The WebSocket of a viewer: decode and answer its messages, and send messages in order."""

import asyncio
from collections import Counter
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from caravela.server.admission import is_admitted
from caravela.server.live import Live
from caravela.server.logs import log
from caravela.server.networks import client_network
from caravela.server.rates import Bucket
from caravela.server.responses import Failed
from caravela.server.services import Services
from caravela.server.tasks import Tasks
from caravela.server.viewer import Viewer
from caravela.server.viewer_questions import ViewerQuestions
from caravela.table.access import pin_opens
from caravela.table.commands import PersonCommand, Said
from caravela.table.proposing import JUDGES
from caravela.wire import messages
from caravela.wire.codec import BadMessage, decode_viewer, encode_server
from caravela.wire.messages import (
    PROTOCOL,
    Bye,
    Chat,
    Describe,
    Hello,
    Hint,
    Look,
    Past,
    Ping,
    Pong,
    Preview,
    Refused,
    Review,
    ViewerMessage,
    WhyNot,
)
from caravela.wire.shapes import RefusalCode

HELLO_SECONDS = 15.0
MOST_BAD = 200
"""Refused messages after which a socket is closed."""
POLICY_CLOSE, GOING_AWAY, TRY_LATER = 1008, 1001, 1013

BYE_CODES: Final[tuple[RefusalCode, ...]] = ("no-such-match", "frozen", "stopping", "storage", "too-fast")
"""Faults that a viewer is told when its socket is refused. Any other is "forbidden"."""

COMMANDS: dict[type[object], type[PersonCommand]] = {
    getattr(messages, kind.__name__): kind for kind in JUDGES if issubclass(kind, PersonCommand)
}
"""The table's command for each message that is one. They have the same name and fields."""


class Gone(Exception):
    """The viewer has closed the socket."""


class Sockets:
    """Accepts the sockets on /ws/{match}."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._by_network: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        network = client_network(scope)
        if self._by_network[network] >= self.services.settings.limits.sockets:
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        self._by_network[network] += 1
        self.services.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            await self._serve(scope, receive, send)
        except (Gone, OSError):
            pass
        except Exception as error:  # noqa: BLE001 - a mistake ends one socket, never the server
            log().error("mistake", path=scope["path"], exc_info=error)
        finally:
            self.services.metrics.sockets.dec()
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            live, viewer = await self._admit(scope)
        except Failed as failed:
            code: RefusalCode = next((code for code in BYE_CODES if code == failed.code), "forbidden")
            await bye(send, code, failed.code in ("stopping", "storage", "too-fast"))
            return
        live.enter(viewer)
        connection = ViewerConnection(self.services, live, viewer)
        sending = asyncio.create_task(send_all(viewer, send))
        reading = asyncio.create_task(connection.read(receive))
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.leave(viewer)
            connection.tasks.cancel()
            reading.cancel()
            # Still send the last messages, such as why the socket ends.
            await asyncio.wait((sending,), timeout=1.0)
            sending.cancel()
            await asyncio.gather(reading, sending, return_exceptions=True)
        for task in (reading, sending):
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, (Gone, OSError)):
                raise error

    async def _admit(self, scope: Scope) -> tuple[Live, Viewer]:
        connection = HTTPConnection(scope)
        person = await self.services.sessions.person(connection)
        live = await self.services.tables.get(scope["path_params"]["match"])
        network = client_network(scope)
        viewer = Viewer(None, "", None, network)
        if person is not None:
            viewer = Viewer(person.id, person.name, self.services.sessions.hash(connection), network)
        if not await is_admitted(self.services.store, connection, live.table, viewer.person or ""):
            raise Failed("forbidden")
        return live, viewer


class ViewerConnection:
    """Answers the messages of one viewer."""

    def __init__(self, services: Services, live: Live, viewer: Viewer) -> None:
        self.services = services
        self.live = live
        self.viewer = viewer
        self.limits = services.settings.limits
        self.bucket = Bucket(self.limits.messages)
        self.questions = ViewerQuestions(services, live, viewer)
        self.bad = 0
        self.tasks = Tasks()

    async def read(self, receive: Receive) -> None:
        async with asyncio.timeout(None) as waiting:
            waiting.reschedule(asyncio.get_running_loop().time() + HELLO_SECONDS)
            while not self.viewer.ended:
                message = await receive()
                if message["type"] != "websocket.receive":
                    raise Gone
                await self.handle(message)
                if self.viewer.here:
                    waiting.reschedule(None)

    async def handle(self, message: Any) -> None:  # noqa: ANN401 - what ASGI gives
        data = message.get("text")
        if data is None:
            self.refuse(None, "bad-message")
            return
        try:
            said = decode_viewer(data)
        except BadMessage as error:
            self.refuse(None, error.code)
            return
        self.services.metrics.messages.labels(type(said).__name__).inc()
        if not self.bucket.take():
            self.refuse(said, "too-fast")
            return
        await self.answer(said)

    async def answer(self, said: ViewerMessage) -> None:
        if isinstance(said, Hello):
            self.greet(said)
        elif isinstance(said, Ping):
            self.viewer.send(Pong(said.sent_ms))
        elif not self.viewer.here:
            self.refuse(said, "bad-message")
        elif isinstance(said, Look):
            if self.check_pin(said) and not self.live.greet(self.viewer, said.seat):
                self.refuse(None, "not-yours")
        elif isinstance(said, Hint):
            # Thinking takes time; the viewer's other messages do not wait for it.
            self.tasks.start(self.questions.hint(said))
        elif isinstance(said, Review):
            self.tasks.start(self.questions.review(said))
        elif isinstance(said, WhyNot | Preview | Past | Describe):
            self.questions.answer(said)
        else:
            await self.command(said)

    def greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self.viewer.send(Bye("bad-message", again=False))
            self.viewer.end()
        elif self.check_pin(hello) and not self.live.greet(
            self.viewer, hello.seat, hello.version, hello.chat
        ):
            self.refuse(None, "not-yours")

    def check_pin(self, said: Hello | Look) -> bool:
        """Return whether the seat opens, and refuse a wrong PIN. After too many, not even the right one opens it."""
        record, rates = self.live.table.record, self.services.rates
        if pin_opens(record, said.seat, ""):
            return True
        code: RefusalCode = "wrong-pin"
        if rates.spent(self.limits.pins, "pins", self.live.id):
            code = "too-fast"
        elif pin_opens(record, said.seat, said.pin):
            return True
        elif said.pin:
            rates.allows(self.limits.pins, "pins", self.live.id)
        self.refuse(None, code)
        return False

    async def command(self, said: ViewerMessage) -> None:
        viewer = self.viewer
        if viewer.person is None:
            self.refuse(said, "forbidden")
            return
        if isinstance(said, Chat) and not self.may_chat(viewer.person):
            self.refuse(said, "too-fast")
            return
        verdict = await self.live.do(Said(viewer.person, viewer.name, command_of(said)))
        if isinstance(verdict, Refused):
            self.services.metrics.refusals.labels(verdict.code).inc()
        viewer.send(verdict)

    def may_chat(self, person: str) -> bool:
        """Count a line of chat by person, network and table."""
        limits, rates = self.limits, self.services.rates
        return (
            rates.allows(limits.chat, "chat", person)
            and rates.allows(limits.network_chat, "network-chat", self.viewer.network)
            and rates.allows(limits.table_chat, "table-chat", self.live.id)
        )

    def refuse(self, said: ViewerMessage | None, code: RefusalCode) -> None:
        """Refuse a message by its key or its request number, so that its sender stops waiting."""
        self.services.metrics.refusals.labels(code).inc()
        key, request = getattr(said, "key", None), getattr(said, "request", None)
        version = self.live.table.version if self.viewer.here else -1
        self.viewer.send(Refused(key, code, version, request=request))
        self.bad += 1
        if self.bad > MOST_BAD:
            self.viewer.send(Bye(code, again=False))
            self.viewer.end()


def command_of(message: ViewerMessage) -> PersonCommand:
    """Return the table's command for a message that is one."""
    return COMMANDS[type(message)](**msgspec.structs.asdict(message))


async def send_all(viewer: Viewer, send: Send) -> None:
    while (data := await viewer.next()) is not None:
        await send({"type": "websocket.send", "text": data.decode()})
    await send({"type": "websocket.close", "code": TRY_LATER if viewer.slow else GOING_AWAY})


async def bye(send: Send, code: RefusalCode, again: bool) -> None:
    await send({"type": "websocket.send", "text": encode_server(Bye(code, again)).decode()})
    await send({"type": "websocket.close", "code": TRY_LATER if again else POLICY_CLOSE})
