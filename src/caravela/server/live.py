"""A live table: one match in memory, with its viewers, its bots and its clock."""

import asyncio
import time
import zlib
from collections.abc import Callable
from dataclasses import replace

from caravela.server.attendance import Attendance, Roll
from caravela.server.bots import BotFailed, BotRunner
from caravela.server.exports import written_list_row
from caravela.server.listing import awaited_people, listed_shape, listing, update_with
from caravela.server.loading import SNAPSHOT_EVERY, keep_snapshot
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from caravela.server.pacing import release_at, think_seconds
from caravela.server.rates import Bucket
from caravela.server.responses import Failed
from caravela.server.scheduling import Asker, Rank
from caravela.server.store_calls import now_ms, stored
from caravela.server.table_messages import missed, update_for, welcome
from caravela.server.tasks import Tasks
from caravela.server.viewer import Viewer
from caravela.storage.bus import Signal
from caravela.storage.errors import NoSuchMatch, SameKey, StaleIndex, StorageError, StoreClosed
from caravela.storage.records import MatchUpdate
from caravela.storage.store import Store
from caravela.table.access import may_know_code, may_view_seat
from caravela.table.commands import Accepted, Command, Rejected, Said
from caravela.table.effects import Effects
from caravela.table.entries import Acted, BrokenLog, decode_entry
from caravela.table.handlers.choices import BotActs
from caravela.table.proposing import Change
from caravela.table.snapshots import written
from caravela.table.table import Owed, Table, chat_shape
from caravela.wire.codec import encode_server
from caravela.wire.messages import Acked, ChatSaid, Refused, TableChanged
from caravela.wire.shapes import RefusalCode, TableShape

PRESENCE_RATE = "60/minute"
PRESENCE_SECONDS = 1.0
"""Above the rate, changes of presence are collected for this long and sent once."""
RETRY_SECONDS = 2.0
"""Delay before bots and automatic changes are tried again after the store failed."""
TAKEOVER_SECONDS = 25.0
"""How long the process that stored the last entry has for its bots before another process plays them."""


class Live:
    """Every change goes through `do`, one at a time: propose, store, apply, notify."""

    def __init__(
        self,
        table: Table,
        store: Store,
        bots: BotRunner,
        metrics: Metrics,
        lost: Callable[["Live"], None],
        turn_came: Callable[["Live", str, int], None] | None = None,
        network: str = "",
        even_answers: bool = True,
    ) -> None:
        self.table = table
        self.id = table.header.match
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.lost = lost
        """Called when the store has other entries than the table, which must be loaded again."""
        self.turn_came = turn_came
        """Called with each absent person for whom the match begins to wait, and the number of entries then."""
        self.roll_changed: Callable[[Live], None] | None = None
        """Called when somebody came or left here, so that other processes learn of it."""
        self.network = network
        """The network of its creator, for rate limits; empty if the table was loaded."""
        self.even_answers = even_answers
        self.clock = time.monotonic
        self.viewers: set[Viewer] = set()
        # The clock is looked up at each call: tests replace it.
        self.attendance = Attendance(table, self.viewers, lambda: self.clock(), self.clock(), {})
        self.used = time.monotonic()
        self.stopping = False
        self._lock = asyncio.Lock()
        self._tasks = Tasks()
        self._bot: asyncio.Task[None] | None = None
        self._bots_from = 0.0
        """When this process may play the bots: at once after its own entry, later after that of another process."""
        self._takeover: asyncio.TimerHandle | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._listed: MatchUpdate | None = None
        """The stored list data, without progress: writing every step of it would double the writes."""
        # People it was already waiting for when it was unloaded have been notified.
        self._awaited = awaited_people(self.table)
        self._new_turns: dict[str, int] = {}
        """People for whom the match began to wait, with the number of entries at that time."""
        self._presence_rate = Bucket(PRESENCE_RATE)
        self._presence_timer: asyncio.TimerHandle | None = None

    def begin(self) -> asyncio.Task[None]:
        """Continue where the table was stopped, which may have been at any moment."""
        return self._tasks.start(self._expire())

    # --- changes -----------------------------------------------------------------------------------

    async def do(self, command: Command) -> Acked | Refused:
        """Carry out a command and answer once it is durable. It is finished even if the sender disconnects."""
        if isinstance(command, Said):
            command = replace(command, absent=self.attendance.absent())
        return await asyncio.shield(self._tasks.start(self._do(command)))

    async def _do(self, command: Command) -> Acked | Refused:
        async with self._lock:
            self.used = time.monotonic()
            if self.stopping:
                return self._refused(command, "stopping")
            proposed = self.table.propose(command, now_ms())
            if not isinstance(proposed, Change):
                return verdict_message(proposed)
            failure = await self._keep(proposed)
            verdict = self._verdict(command, failure)
            if failure in (None, "stale") and not self.stopping:
                await self._go_on()
            return verdict

    async def delete(self, person: str) -> bool:
        """Delete the match from the store and stop, if the person may delete it. Raise Failed."""
        return await asyncio.shield(self._tasks.start(self._delete(person)))

    async def _delete(self, person: str) -> bool:
        async with self._lock:
            if self.stopping:
                raise Failed("stopping", again_after=5)
            if not self.table.may_delete(person):
                return False
            await stored(self.store.delete_match, self.id)
            self.put_away()
            return True

    async def learn(self, entries: int) -> None:
        """Apply what another process has stored, if the match has this many entries now."""
        await asyncio.shield(self._tasks.start(self._learn(entries)))

    async def _learn(self, entries: int) -> None:
        async with self._lock:
            if self.stopping or self.table.index >= entries:
                return
            if await self._catch_up():
                self._bots_from = self.clock() + TAKEOVER_SECONDS
                # The list data in the store is not what this process has last written.
                self._listed = None
                await self._go_on(listed=False)

    def _verdict(self, command: Command, failure: RefusalCode | None) -> Acked | Refused:
        """Return the answer to a command. A repeated key gets the version of its own entry."""
        if failure is None:
            return Acked(command.sender_key() or "", self.table.version)
        # The write may have succeeded although it was reported as failed. If so, the key is known by now.
        again = self.table.propose(command, now_ms())
        return verdict_message(again) if isinstance(again, Accepted) else self._refused(command, failure)

    async def _keep(self, change: Change) -> RefusalCode | None:
        """Store a change, apply it and notify all viewers. Return the reason if it could not be stored."""
        began = time.perf_counter()
        update = update_with(self.table, change.entry)
        try:
            await asyncio.wrap_future(
                self.store.append(self.id, change.index, change.key, change.bytes, update)
            )
        except StoreClosed:
            return "stopping"
        except (SameKey, StaleIndex):
            if not await self._catch_up():
                self.lost(self)
            self._listed = None
            return "stale"
        except StorageError as error:
            log().error("not-kept", match=self.id, index=change.index, error=str(error))
            return "storage"
        self.metrics.append_seconds.observe(time.perf_counter() - began)
        self.metrics.entries.labels(change.entry.by if isinstance(change.entry, Acted) else "table").inc()
        effects = self.table.apply(change)
        self._note_turns()
        self._bots_from = 0.0
        self.store.bus.publish(Signal("entries", self.id, self.table.index))
        self._notify(effects)
        if effects.over or self.table.index % SNAPSHOT_EVERY == 0:
            self._tasks.start(self._snapshot())
        return None

    async def _snapshot(self) -> None:
        match = self.table.match
        if match is not None:
            now = (self.table.index, match.state.digest(), written(self.table))
            await asyncio.to_thread(keep_snapshot, self.store, self.id, *now)

    async def _catch_up(self) -> bool:
        """Apply entries that the store has and this table does not. Return False if they cannot be read.

        Another process stored them, or their writes were reported as failed.
        """
        try:
            rows = await asyncio.to_thread(self.store.entries_since, self.id, self.table.index)
            for row in rows:
                self._notify(self.table.take(row.index, decode_entry(row.data)))
                self._note_turns()
        except StorageError as error:
            log().error("not-caught-up", match=self.id, error=str(error))
            return False
        except BrokenLog as error:
            log().error("overtaken", match=self.id, error=str(error))
            self.lost(self)
            return False
        return True

    async def _go_on(self, *, listed: bool = True) -> None:
        """Do what happens by itself: the start, clocks that ran out, the turns of bots. Store what lists show."""
        failed, before = None, self.table.index
        while failed is None and (change := self.table.due(now_ms())) is not None:
            failed = await self._keep(change)
        if listed or self.table.index > before:
            self._list()
        self._call_absent()
        self.wake()
        if failed == "storage" and not self.stopping:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._time_up)

    def _refused(self, command: Command, code: RefusalCode) -> Refused:
        return Refused(command.sender_key(), code, self.table.version)

    # --- bots and the clock ------------------------------------------------------------------------

    def wake(self) -> None:
        """Set the timer of the clock, and let a bot think if it is its turn."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self.stopping:
            return
        end = self.table.deadline()
        if end is not None:
            wait = max(0.0, (end - now_ms()) / 1000)
            self._clock = asyncio.get_running_loop().call_later(wait, self._time_up)
        if self._bot is None and self._bots_turn():
            wait = self._bots_from - self.clock()
            if wait <= 0:
                self._bot = self._tasks.start(self._play_bots())
            elif self._takeover is None:
                self._takeover = asyncio.get_running_loop().call_later(wait, self._take_over)

    def _take_over(self) -> None:
        self._takeover = None
        self.wake()

    def _time_up(self) -> None:
        self._tasks.start(self._expire())

    async def _expire(self) -> None:
        async with self._lock:
            if not self.stopping:
                await self._go_on()

    def _bots_turn(self) -> list[Owed]:
        return [owed for owed in self.table.owed() if owed.bot]

    async def _play_bots(self) -> None:
        try:
            while not self.stopping and self._bots_from <= self.clock() and (turn := self._bots_turn()):
                await self._play_bot(turn[0])
        finally:
            self._bot = None
        self.wake()

    async def _play_bot(self, owed: Owed) -> None:
        """Make one decision of a bot. It thinks during the pause in which people can follow."""
        table, match = self.table, self.table.match
        assert match is not None
        version, turn = table.version, self.clock()
        pace = table.header.pace_ms / 1000 if self.viewers else 0.0
        state, level, asker = match.state.to_bytes(), owed.level or "", self.asker()
        began, think = turn, self._think_seconds(level)
        try:
            seed = zlib.crc32(state) if table.header.lesson else None
            chosen = await self.bots.choose(table.header.game, state, owed.seat, level, seed, asker)
            action, began = chosen.action, chosen.began
            if chosen.forced:
                think = 0.0
        except BotFailed as error:
            if self.stopping:
                return
            log().error("no-bot", match=self.id, error=str(error))
            decision = match.rules.decision_of(match.rules.from_bytes(state), owed.seat)
            assert decision is not None
            action = decision.actions[0].notation
        await self._pause_until(release_at(turn, began, self.clock(), pace, think) if think else turn + pace)
        if self.table is not table:
            return
        verdict = await self._do(BotActs(owed.seat, version, action))
        if isinstance(verdict, Refused) and verdict.code == "storage":
            await asyncio.sleep(RETRY_SECONDS)

    def _think_seconds(self, level: str) -> float:
        """Return the least delay of an answer; 0 if nobody could learn anything from its time."""
        seen = self.viewers or any(place.person for place in self.table.record.seating.places)
        return think_seconds(self.table.header.game, level) if self.even_answers and seen else 0.0

    async def _pause_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.clock()))

    def asker(self) -> Asker:
        """Return for whom the table's bots think now."""
        record = self.table.record
        places = record.seating.places
        playing = {place.person for place in places if place.role == "person" and not place.stand_in}
        here = [(each.network, each.person) for each in self.viewers if each.here and each.person in playing]
        if here:
            network, person = min(here)
            return Asker(Rank.PERSON, network, person or "", self.id)
        rank = Rank.WATCHED if self.viewers else Rank.UNWATCHED
        return Asker(Rank.AWAY if playing else rank, self.network, record.host, self.id)

    # --- viewers -----------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.used = time.monotonic()

    def greet(self, viewer: Viewer, seat: int | None, version: int = -1, chat: int = 0) -> bool:
        """Send the table from a seat, or only the news since a version. Return False if the viewer may not see it."""
        person = viewer.person or ""
        if not may_view_seat(self.table.record, person, seat):
            return False
        new = not viewer.here
        viewer.here = True
        viewer.seat = seat
        viewer.yours = self.table.seats_of(person)
        self.attendance.came(person)
        presence = self.attendance.presence()
        gap = missed(self.table, person, seat, version, chat, now_ms(), presence)
        viewer.send(gap or welcome(self.table, person, seat, now_ms(), presence))
        if new:
            self._presence(viewer)
        return True

    def leave(self, viewer: Viewer) -> None:
        self.used = time.monotonic()
        self.viewers.discard(viewer)
        viewer.end()
        self.attendance.left(viewer.person)
        if viewer.here and not self.stopping:
            self._presence(viewer)

    def people(self) -> set[str]:
        """Return the people who are connected."""
        return self.attendance.people()

    def set_elsewhere(self, rolls: tuple[Roll, ...]) -> None:
        """Note who is connected to other processes, and notify the viewers here."""
        if self.attendance.set_elsewhere(rolls):
            self._tell_presence([viewer for viewer in self.viewers if viewer.here])

    def _presence(self, about: Viewer) -> None:
        """Notify the others of who is connected, unless the person still has another socket."""
        if self.roll_changed is not None:
            self.roll_changed(self)
        others = [each for each in self.viewers if each is not about and each.here]
        if about.person is not None and any(each.person == about.person for each in others):
            return
        if self._presence_rate.take():
            self._tell_presence(others)
        elif self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._tell_presence_late)

    def _tell_presence_late(self) -> None:
        """Send the result of many changes at once."""
        self._presence_timer = None
        if not self.stopping:
            self._tell_presence([viewer for viewer in self.viewers if viewer.here])

    def _tell_presence(self, others: list[Viewer]) -> None:
        made: dict[bool, bytes] = {}
        for viewer in others:
            code = may_know_code(self.table.record, viewer.person or "")
            if code not in made:
                made[code] = encode_server(self._table_changed(code))
            viewer.send_bytes(made[code])

    def _table_changed(self, code: bool) -> TableChanged:
        return TableChanged(self.table.version, self.shape(code))

    def shape(self, code: bool) -> TableShape:
        """Return the table with who is connected; see `Table.shape` for the code."""
        return self.table.shape(now_ms(), self.attendance.presence(), code=code)

    def _notify(self, effects: Effects) -> None:
        """Send an entry's effects to every viewer. Viewers with the same view share the encoded messages."""
        if self.stopping:
            return
        encoded: dict[tuple[int | None, bool], list[bytes]] = {}
        for viewer in tuple(self.viewers):
            if not viewer.here:
                continue
            person = viewer.person or ""
            if effects.seats and self.table.seats_of(person) != viewer.yours:
                # A viewer who gave the seat up is a spectator from now on.
                here = may_view_seat(self.table.record, person, viewer.seat)
                self.greet(viewer, viewer.seat if here else None)
                continue
            view = (viewer.seat, may_know_code(self.table.record, person))
            if view not in encoded:
                encoded[view] = self._messages(*view, effects)
            for data in encoded[view]:
                viewer.send_bytes(data)
            if viewer.slow:
                self.metrics.slow_viewers.inc()

    def _messages(self, seat: int | None, code: bool, effects: Effects) -> list[bytes]:
        found: list[bytes] = []
        if effects.moved:
            found.append(encode_server(update_for(self.table, seat, effects)))
        if effects.seats:
            found.append(encode_server(self._table_changed(code)))
        if effects.chat is not None:
            found.append(encode_server(ChatSaid(chat_shape(effects.chat))))
        return found

    # --- the lists, and the end --------------------------------------------------------------------

    def _list(self) -> None:
        """Store the list data if something that lists show has changed."""
        update = listing(self.table)
        seen = replace(update, updated_ms=0, listed=written_list_row(listed_shape(self.table), None))
        if self._listed == seen:
            return
        self._listed = seen
        self._tasks.start(self._store_listing(update, self.table.index))

    def _note_turns(self) -> None:
        """Note for whom the match begins to wait. Every process notes the same numbers, entry by entry."""
        if self.turn_came is not None:
            before, self._awaited = self._awaited, awaited_people(self.table)
            self._new_turns |= dict.fromkeys(self._awaited - before, self.table.index)

    def _call_absent(self) -> None:
        turns, self._new_turns = self._new_turns, {}
        if self.turn_came is not None and turns:
            here = self.people()
            for person, entry in turns.items():
                if person in self._awaited and person not in here:
                    self.turn_came(self, person, entry)

    async def _store_listing(self, update: MatchUpdate, entries: int) -> None:
        try:
            current = await asyncio.to_thread(self.store.update, self.id, update, entries)
        except NoSuchMatch:
            return  # it was deleted meanwhile
        except StorageError as error:
            log().warning("not-listed", match=self.id, error=str(error))
            self._listed = None
            return
        if not current:
            self._listed = None
            if self.table.index > entries and not self.stopping:
                self._list()

    def idle(self, seconds: float) -> bool:
        """Return whether there are no viewers, no running tasks and no clock."""
        timers = self._clock is not None or self._takeover is not None
        busy = self.viewers or self._tasks or timers or self._lock.locked()
        return not busy and time.monotonic() - self.used > seconds

    def put_away(self) -> None:
        """Stop everything; the caller unloads the table and disconnects its viewers."""
        self.stopping = True
        if self._clock is not None:
            self._clock.cancel()
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        if self._takeover is not None:
            self._takeover.cancel()
        if self._bot is not None:
            self._bot.cancel()

    async def finish(self) -> None:
        """Stop, and wait for what is running."""
        self.put_away()
        async with self._lock:
            pass
        await self._tasks.wait(2)


def verdict_message(verdict: Accepted | Rejected) -> Acked | Refused:
    if isinstance(verdict, Accepted):
        return Acked(verdict.key, verdict.version)
    if verdict.why is None:
        return Refused(verdict.key, verdict.code, verdict.version)
    why = verdict.why
    return Refused(verdict.key, verdict.code, verdict.version, why.rule, why.reason, why.facts)
