"""The record: the state of a table after its entries so far."""

from collections import Counter, deque
from dataclasses import dataclass

from caravela.games import UnknownGame, game
from caravela.kernel.decisions import Decision
from caravela.kernel.game import Game
from caravela.kernel.outcome import Outcome
from caravela.match import Match
from caravela.table.clocks import Clocks
from caravela.table.drafts import ConsentRequest, TentativeTurn
from caravela.table.endings import Ending, early_outcome, ranked_last
from caravela.table.header import TableHeader
from caravela.table.seating import Seating
from caravela.table.stored_types import ChatLine
from caravela.table.visible_log import Line, TakenLines

RECENT = 64
"""Versions that are remembered for viewers who reconnect."""
TAKEN_KEPT = 300
"""The newest lines that were undone are shown to viewers, this many at most; the log has all of them."""
WATCHERS = ""
"""The key under which the chat of all people without a seat is counted."""
CHAT_LINE_BYTES = 200
"""Bytes on disk of a chat line besides its text: name, key, time and index rows."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The change of the log in one version: the first new line, and the undone lines."""

    version: int
    lines_from: int
    taken: TakenLines | None


class Record:
    """Only folds change it (see handlers/); everything else reads it."""

    def __init__(self, header: TableHeader) -> None:
        self.header = header
        self.game = known_game(header)
        """None if the game, or this version of its rules, is not played here any more."""
        self.seating = Seating(header)
        self.host = header.host
        """The creator of the table, or the account that a guest who created it logged in to."""
        self.clocks = Clocks(header.clock, len(header.seats))
        self.match: Match | None = None
        self.started = False
        self.index = 0
        """Number of entries."""
        self.time_ms = header.created_ms
        self.version = 0
        self.moved = 0
        """The version at which the entries in force last changed."""
        self.fresh = [0] * len(header.seats)
        """By seat: the version in which its current decision came up."""
        self.keys: dict[str, int] = {}
        """The version that each key led to."""
        self.lines: list[Line] = []
        """The entries in force."""
        self.taken: list[TakenLines] = []
        """The newest undone lines, the oldest first."""
        self.recent: deque[Trace] = deque(maxlen=RECENT)
        """The last versions, in order."""
        self.draft: TentativeTurn | None = None
        self.asking: ConsentRequest | None = None
        self.chat: list[ChatLine] = []
        self.chat_count = 0
        self.chat_bytes: Counter[str] = Counter()
        """The size of the chat by person, and of all WATCHERS together."""
        self.changes: Counter[str] = Counter()
        """Entries that each person asked for, chat apart."""
        self.rematch: str | None = None
        self.ended: Ending | None = None
        """How the match ended, if not by its rules."""
        self._decisions: list[Decision] | None = None
        self._outcome: Outcome | None = None

    def undid(self, taken: TakenLines) -> None:
        """Remember undone lines for viewers, and forget the oldest ones beyond TAKEN_KEPT."""
        self.taken.append(taken)
        lines = sum(len(each.lines) for each in self.taken)
        while lines > TAKEN_KEPT and len(self.taken) > 1:
            lines -= len(self.taken.pop(0).lines)

    def chat_total(self) -> int:
        return sum(size for person, size in self.chat_bytes.items() if person != WATCHERS)

    def frozen(self) -> bool:
        return self.game is None

    def at(self) -> int:
        """Return the number of entries in force."""
        return len(self.lines)

    def decisions(self) -> list[Decision]:
        """Return the decisions that the rules allow now; none before the start and after the end."""
        if self._decisions is None:
            match = self.match
            self._decisions = [] if match is None or self.ended else match.decisions()
            # A seat without a decision cannot tell an ended match from one that never began.
            self._outcome = None if match is None or self._decisions else self._final(match)
        return self._decisions

    def _final(self, match: Match) -> Outcome | None:
        if self.ended is not None:
            return early_outcome(self.ended, len(self.seating), self.seating.resigned())
        outcome = match.outcome()
        return None if outcome is None else ranked_last(outcome, self.seating.resigned())

    def end(self, how: Ending) -> None:
        """End the match where it stands."""
        self.ended = how
        self.draft = self.asking = None
        self.position_changed()

    def outcome(self) -> Outcome | None:
        """Return how the match ended; None while its last turn can still be undone."""
        self.decisions()
        return None if self.unsettled() else self._outcome

    def position_changed(self) -> None:
        self._decisions = None

    def playing(self) -> bool:
        return self.match is not None and self.outcome() is None

    def over(self) -> bool:
        return self.match is not None and self.outcome() is not None

    def to_confirm(self) -> bool:
        return self.draft is not None and self.draft.to_confirm

    def unsettled(self) -> bool:
        """Return whether the match waits for a confirmation or for consent."""
        return self.to_confirm() or self.asking is not None

    def waiting(self) -> list[Decision]:
        """Return the decisions that somebody must make now; none while the match is unsettled."""
        if self.unsettled():
            return []
        return [decision for decision in self.decisions() if decision.owed]

    def thinking(self) -> list[int]:
        """Return the seats whose clocks run: people who owe a decision or a confirmation."""
        if self.draft is not None and self.draft.to_confirm:
            return [self.draft.seat]
        seats = [decision.seat for decision in self.decisions() if decision.owed]
        return [seat for seat in seats if not self.seating[seat].played_by_bot()]


def chat_bytes(text: str) -> int:
    return len(text.encode()) + CHAT_LINE_BYTES


def known_game(header: TableHeader) -> Game | None:
    try:
        found = game(header.game)
    except UnknownGame:
        return None
    return found if found.rules_version == header.rules_version else None
