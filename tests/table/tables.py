"""Tables for tests: made in a line, played in a line."""

from collections.abc import Sequence

from caravela.bots.greedy_bot import GreedyBot
from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.table.commands import Accepted, Command, PersonCommand, Rejected, Said
from caravela.table.effects import Effects
from caravela.table.entries import Entry, decode_entry
from caravela.table.handlers.choices import Act, BotActs
from caravela.table.header import Origin, SeatHeader, TableHeader
from caravela.table.proposing import Change
from caravela.table.stored_types import Aids, Clock
from caravela.table.table import Table
from tests.contracts.walk import heuristics_of

SECRET = bytes(range(32)).hex()
NO_CLOCK = Clock("none", 0)
ALL_AIDS = Aids()


def header(
    key: str = "mundus_novus",
    seats: str = "AB",
    *,
    clock: Clock = NO_CLOCK,
    aids: Aids = ALL_AIDS,
    auto_confirm: bool = False,
    open_after: int = 0,
    origin: Origin | None = None,
    secret: str = SECRET,
) -> TableHeader:
    """`seats`: a capital letter is a person of that name, "." an open seat and "b" a bot."""
    return TableHeader(
        match="m1",
        game=key,
        rules_version=game(key).rules_version,
        seats=[seat_header(letter) for letter in seats],
        options={},
        secret=secret,
        host="pA",
        host_name="A",
        code="CODE",
        created_ms=1_000,
        clock=clock,
        aids=aids,
        auto_confirm=auto_confirm,
        open_after=open_after,
        origin=origin,
    )


def seat_header(letter: str) -> SeatHeader:
    if letter == ".":
        return SeatHeader("open")
    if letter == "b":
        return SeatHeader("bot", name="Bot", level="mate")
    return SeatHeader("person", f"p{letter}", letter, nonce=f"{ord(letter):02x}")


class Play:
    """A table and everything that was entered, as the server would keep it."""

    def __init__(self, header: TableHeader, start: bool = True) -> None:
        self.header = header
        self.table = Table.new(header)
        self.kept: list[bytes] = []
        self.now = 2_000
        self.keys = 0
        self.choices = FastChance(1)
        if start:
            self.settle()

    def settle(self) -> None:
        """Apply automatic changes."""
        while (change := self.table.due(self.now)) is not None:
            self.keep(change)

    def keep(self, change: Change) -> Effects:
        self.kept.append(change.bytes)
        return self.table.apply(change)

    def do(self, command: Command) -> Effects:
        """Proposes, keeps and applies what must be allowed."""
        change = self.table.propose(command, self.now)
        assert isinstance(change, Change), change
        return self.keep(change)

    def refused(self, command: Command) -> Rejected:
        answer = self.table.propose(command, self.now)
        assert isinstance(answer, Rejected), answer
        return answer

    def say(self, message: PersonCommand, person: str | None = None) -> Said:
        """Return a message of the person who plays its seat, unless another person is named."""
        if person is None:
            person = self.table.record.seating[getattr(message, "seat", 0)].person
        return Said(person, person[1:], message)

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    def act(self, seat: int, action: str | None = None) -> Effects:
        """The seat's person chooses, the first legal action unless one is named."""
        if action is None:
            action = self.legal(seat)[0]
        return self.do(self.say(Act(self.key(), self.table.version, seat, action)))

    def bot_acts(self, seat: int, action: str | None = None) -> Effects:
        return self.do(BotActs(seat, self.table.version, action or self.any(self.legal(seat))))

    def greedy(self, seat: int) -> str:
        """Return a greedy action; random play does not end every game soon."""
        match = self.table.match
        assert match is not None
        decision = next(d for d in self.table.record.decisions() if d.seat == seat)
        bot = GreedyBot(match.rules, heuristics_of(match.game.key), self.choices)
        return bot.choose(match.view(seat), decision).notation

    def legal(self, seat: int) -> list[str]:
        decision = next(d for d in self.table.record.decisions() if d.seat == seat)
        return [action.notation for action in decision.actions]

    def any(self, of: Sequence[str]) -> str:
        return of[self.choices.below(len(of))]

    def entries(self) -> list[Entry]:
        return [decode_entry(data) for data in self.kept]

    def again(self) -> Table:
        return Table.replay(self.header, self.entries())


def ack(answer: Change | Accepted | Rejected) -> Accepted:
    assert isinstance(answer, Accepted), answer
    return answer
