"""Whatever is done at a table, its entries tell the same table again, byte for byte."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.games import game, games
from caravela.server.table_messages import missed, update_for, welcome
from caravela.table.commands import Accepted, Rejected, Said
from caravela.table.effects import Effects
from caravela.table.entries import BrokenLog, Started, Undone, decode_entry
from caravela.table.handlers.chat import Chat
from caravela.table.handlers.choices import Act, BotActs
from caravela.table.handlers.seats import Leave, Sit, StandIn, TransferGuest
from caravela.table.handlers.undoing import Agree, Confirm, Redo, Undo
from caravela.table.header import decode_header, encode_header
from caravela.table.proposing import Change
from caravela.table.record import RECENT
from caravela.table.stored_types import Clock
from caravela.table.table import Table
from caravela.wire.messages import Update, Welcome
from caravela.wire.shapes import LogLine
from tests.table.tables import Play, header
from tests.table.test_plain_path import everything

Draw = Callable[[int], int]
"""A number below another."""


class Watcher:
    """A client that knows only what it was sent: at the end it must have what a newcomer is given."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.log: list[LogLine] = table.lines(seat)
        self.version = table.version

    def hear(self, update: Update) -> None:
        assert update.position.version == self.version + 1
        self.version = update.position.version
        if update.taken is not None:
            del self.log[update.taken.back_to :]
        assert len(self.log) + len(update.lines) == update.position.at
        self.log += update.lines


class Sleeper:
    """A client that is away most of the time, and asks for what it missed when it comes back."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.welcome: Welcome | None = None
        self.caught_up = 0

    def come_back(self, table: Table) -> None:
        had = self.welcome
        now = welcome(table, "pA", self.seat, 0)
        self.welcome = now
        chat = 0 if had is None or not had.chat else had.chat[-1].number + 1
        version = -1 if had is None else had.position.version
        gap = missed(table, "pA", self.seat, version, chat, 0)
        if gap is None:
            assert had is None or now.position.outcome is not None or now.position.version - version > RECENT
            return
        assert had is not None
        self.caught_up += 1
        told = msgspec.structs.replace(
            now,
            table=gap.table,
            yours=gap.yours,
            looking=gap.looking,
            position=gap.position,
            log=[*had.log[: gap.since], *gap.lines],
            taken=[*had.taken, *gap.taken],
            chat=[*had.chat, *gap.chat],
        )
        assert gap.after == version
        assert len(gap.lines) <= now.position.version - version
        assert msgspec.json.encode(told) == msgspec.json.encode(now)


class Crowd(Play):
    """Everybody does something at random."""

    def __init__(self, key: str, seats: str, clock: Clock, draw: Draw) -> None:
        super().__init__(header(key, seats, clock=clock))
        self.draw = draw
        self.watchers = [Watcher(self.table, seat) for seat in [*range(len(seats)), None]]
        self.sleepers = [Sleeper(seat) for seat in [*range(len(seats)), None]]
        self.codes: set[str] = set()

    def keep(self, change: Change) -> Effects:
        before = self.table.version
        effects = super().keep(change)
        assert self.table.version == before + effects.moved
        for watcher in getattr(self, "watchers", []):
            if effects.moved:
                watcher.hear(update_for(self.table, watcher.seat, effects))
        return effects

    def step(self) -> None:
        answer = self.table.propose(self.command(), self.now)
        if isinstance(answer, Change):
            self.keep(answer)
        elif isinstance(answer, Rejected):
            self.codes.add(answer.code)
        else:
            assert isinstance(answer, Accepted)
        self.now += self.draw(8_000)
        self.settle()
        for sleeper in self.sleepers:
            if self.draw(6) == 0:
                sleeper.come_back(self.table)

    def command(self) -> Said | Sit | Leave | BotActs | TransferGuest:
        table = self.table
        seats = len(table.header.seats)
        seat = self.draw(seats)
        person = f"p{'ABCD'[self.draw(4)]}"
        key, version = self.key(), table.version - (self.draw(12) == 0)
        owed = table.owed()
        kind = self.draw(21)
        if kind < 11 and owed:
            due = owed[self.draw(len(owed))]
            action = self.any(self.legal(due.seat))
            if due.bot:
                return BotActs(due.seat, version, action)
            return self.say(Act(key, version, due.seat, action))
        if kind < 13:
            asking = table.record.asking
            if asking is not None:
                return self.say(Agree(key, version, (asking.awaited or [0])[0], self.draw(3) > 0))
            draft = table.record.draft
            return self.say(Confirm(key, version, seat if draft is None else draft.seat))
        back_to = max(0, table.record.at() - 1 - self.draw(4))
        match kind:
            case 13 | 14:
                return self.say(Undo(key, version, seat, back_to))
            case 15:
                draft = table.record.draft
                return self.say(Redo(key, version, seat if draft is None else draft.seat))
            case 16:
                return self.say(StandIn(key, seat, "mate" if self.draw(2) else None))
            case 17:
                return Said(person, person, Chat(key, "hello"))
            case 18:
                return Leave(person, key)
            case 19:
                return TransferGuest(person, f"p{'ABCD'[self.draw(4)]}")
            case _:
                return Sit(person, key, person)


SEATINGS = ["Ab", "AB", "AAB", "AbB", "ABC", "A.b", "bbA", "bbb"]
CLOCKS = [Clock("none", 0), Clock("move", 20), Clock("daily", 60)]


@pytest.mark.parametrize("key", games())
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_entries_tell_the_table_again(key: str, data: st.DataObject) -> None:
    fit = [seats for seats in SEATINGS if len(seats) in game(key).seat_counts()]
    random = data.draw(st.randoms(use_true_random=False))
    seats, clock = data.draw(st.sampled_from(fit)), data.draw(st.sampled_from(CLOCKS))
    crowd = Crowd(key, seats, clock, random.randrange)
    for _ in range(data.draw(st.integers(1, 60))):
        crowd.step()
    stored = decode_header(encode_header(crowd.header))
    again = Table.replay(stored, [decode_entry(entry) for entry in crowd.kept])
    assert everything(again) == everything(crowd.table)
    assert again.record.keys == crowd.table.record.keys
    assert again.record.fresh == crowd.table.record.fresh
    for watcher in crowd.watchers:
        assert msgspec.json.encode(watcher.log) == msgspec.json.encode(crowd.table.lines(watcher.seat))


def test_a_broken_log_is_refused_in_a_sentence() -> None:
    play = Play(header("amerigo", "AB"))
    for _ in range(5):
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
        if play.table.record.to_confirm():
            play.do(play.say(Confirm(play.key(), play.table.version, seat)))
    entries = play.entries()
    acted = next(at for at, entry in enumerate(entries) if type(entry).__name__ == "Acted")
    for change in ({"action": "fold"}, {"drawn": [(5, 1)] * 9}):
        spoilt = [*entries]
        spoilt[acted] = msgspec.structs.replace(entries[acted], **change)
        with pytest.raises(BrokenLog, match=f"broken at entry {acted}"):
            Table.replay(play.header, spoilt)
    for at, entry in ((0, Started("~0", 1, ["no hex"], [])), (acted, Undone("~u", 1, 0, 99))):
        with pytest.raises(BrokenLog, match=f"broken at entry {at}"):
            Table.replay(play.header, [*entries[:at], entry])
    with pytest.raises(BrokenLog, match="broken at entry 0"):
        Table.replay(msgspec.structs.replace(play.header, options={"fog": "thick"}), entries)
    with pytest.raises(BrokenLog, match="broken at entry 0"):
        Table.replay(play.header, entries[1:])
    other = msgspec.structs.replace(play.header, secret="11" * 32)
    with pytest.raises(BrokenLog, match="chance did not"):
        Table.replay(other, entries)
    for junk in (b"", b"{}", b'{"kind": "won"}', b"\xff"):
        with pytest.raises(BrokenLog, match="not an entry of a table"):
            decode_entry(junk)


def test_who_was_away_for_a_moment_is_told_only_what_came_since() -> None:
    play = Play(header("amerigo", "AB", auto_confirm=True))
    sleeper = Sleeper(None)
    sleeper.come_back(play.table)
    for _ in range(5):
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
    sleeper.come_back(play.table)
    sleeper.come_back(play.table)
    assert sleeper.caught_up == 2
    version = play.table.version
    for _ in range(RECENT + 1):
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
    assert missed(play.table, "pA", None, version, 0, 0) is None
    assert missed(play.table, "pA", None, play.table.version + 1, 0, 0) is None
