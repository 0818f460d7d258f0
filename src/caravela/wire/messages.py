"""The messages of the socket: what a viewer asks for, and what the server answers."""

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from caravela.wire.limits import ActionText, At, ChatText, Key, Language, Level, Seat, Version
from caravela.wire.shapes import ChatLine, Choice, Facts, LogLine, Position, TableShape, Taken, Told

PROTOCOL = 1

RefusalCode = Literal[
    "stale",  # the match has gone on since
    "not-yours",  # no seat of yours, or not your decision
    "illegal",  # the rules forbid it; rule, reason and facts say why
    "unknown-action",  # no action of this game is written so
    "nothing-to-undo",
    "needs-consent",
    "needs-absent",  # it undoes what somebody played or saw for whom a bot stands in now
    "too-many-changes",  # the match holds no more undos, hand-overs and changes of mind of this person
    "chat-full",  # the match holds no more chat, of this person or at all
    "not-now",  # the table is in another phase
    "final",  # it would end the turn and cannot be undone freely; send it again without unless_final
    "no-such-aid",  # the table allows no hints, no helper or no previews
    "full",  # no seat is free
    "bad-message",
    "too-fast",
    "too-large",
    "storage",  # it could not be kept; nothing was changed
    "frozen",
    "no-such-match",
    "forbidden",
    "stopping",  # the server goes down; send it again after the reconnect
]


# --- from the viewer ---------------------------------------------------------------------------


class FromViewer(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(FromViewer, frozen=True, tag="hello"):
    """The first message. A viewer that was here before says what it has, and gets only what it misses."""

    protocol: At
    seat: Seat | None
    """One of the person's own seats to look from, or None to watch."""
    version: Version = -1
    """The version it has as that seat sees it; -1 when it has none."""
    chat: At = 0
    """The number of the first line of chat that it does not have."""


class Look(FromViewer, frozen=True, tag="look"):
    """Look from another of one's own seats, or from none of them (hot seat, with the curtain drawn)."""

    seat: Seat | None


class Act(FromViewer, frozen=True, tag="act"):
    key: Key
    version: Version
    seat: Seat
    action: ActionText
    unless_final: bool = False
    """Refuse an action that ends the turn and cannot be undone freely, at a table with other people."""


class Undo(FromViewer, frozen=True, tag="undo"):
    """Take back to so many entries in force. Freely within one's own draft, else the others are asked."""

    key: Key
    version: Version
    seat: Seat
    back_to: At


class Redo(FromViewer, frozen=True, tag="redo"):
    key: Key
    version: Version
    seat: Seat


class Confirm(FromViewer, frozen=True, tag="confirm"):
    """One's tentative turn is final."""

    key: Key
    version: Version
    seat: Seat


class Agree(FromViewer, frozen=True, tag="agree"):
    """The answer to somebody's wish to undo."""

    key: Key
    version: Version
    seat: Seat
    agree: bool


class StandIn(FromViewer, frozen=True, tag="stand-in"):
    """Hand a seat to a bot of a level, or take it back (level None)."""

    key: Key
    seat: Seat
    level: Level | None


class Chat(FromViewer, frozen=True, tag="chat"):
    key: Key
    text: ChatText


class WhyNot(FromViewer, frozen=True, tag="why-not"):
    request: At
    seat: Seat
    action: ActionText


class Hint(FromViewer, frozen=True, tag="hint"):
    """Ask the best bot what it would do for one's own seat."""

    request: At
    seat: Seat
    helper: bool = False
    """True if the helper asks by itself, False if the person asked."""


class Preview(FromViewer, frozen=True, tag="preview"):
    """What would be if the seat chose this now: only when chance and secrets have no say in it."""

    request: At
    seat: Seat
    action: ActionText
    language: Language | None = None
    """Tell it as text too, in a language: for viewers without a picture of the game."""


class Past(FromViewer, frozen=True, tag="past"):
    """The position after an earlier entry, as the viewer saw it then."""

    request: At
    at: At
    seat: Seat | UnsetType | None = UNSET
    """Other eyes than those one looks through: None is a spectator's; once the match is over, any seat's."""


class Describe(FromViewer, frozen=True, tag="describe"):
    """The table as text in a language, and remarks on the legal actions."""

    request: At
    language: Language
    at: At | None = None
    """After an earlier entry, as the viewer saw it then; None is now."""


class Review(FromViewer, frozen=True, tag="review"):
    """Ask how a match that is over went: who was how likely to win when, and where it turned."""

    request: At


class Ping(FromViewer, frozen=True, tag="ping"):
    sent_ms: int


# --- from the server ---------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything a viewer needs to begin, or to begin again after a gap."""

    protocol: int
    table: TableShape
    yours: list[int]
    """The seats that this person plays."""
    looking: int | None
    position: Position
    log: list[LogLine]
    taken: list[Taken]
    chat: list[ChatLine]


class Missed(FromServer, frozen=True, tag="missed"):
    """In place of a welcome for a viewer that lacks little: all that came after the version it said it has."""

    after: int
    """That version; whoever has another by now asks again."""
    table: TableShape
    yours: list[int]
    looking: int | None
    position: Position
    since: int
    """The log is cut to so many entries before the lines are appended."""
    lines: list[LogLine]
    taken: list[Taken]
    chat: list[ChatLine]


class Update(FromServer, frozen=True, tag="update"):
    """The next version: what happened and where the match stands now."""

    position: Position
    lines: list[LogLine]
    """New entries, the log's next."""
    taken: Taken | None


class TableChanged(FromServer, frozen=True, tag="table"):
    """Somebody came, went, was handed over, or a clock was set right."""

    version: int
    table: TableShape


class ChatSaid(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Acked(FromServer, frozen=True, tag="ack"):
    """What the key asked for is done and kept."""

    key: str
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    key: str | None
    code: RefusalCode
    version: int
    rule: str | None = None
    reason: str | None = None
    """The text key of why, and its facts, when the rules forbid it."""
    facts: Facts | None = None
    request: int | None = None
    """When a question, which has no key, cannot be answered: its number."""


class WhyNotAnswer(FromServer, frozen=True, tag="why-not"):
    request: int
    allowed: bool
    rule: str | None
    reason: str | None
    facts: Facts | None


class ThoughtShape(Struct, frozen=True):
    action: str
    family: str
    facts: Facts
    chance: float
    visits: int
    line: list[tuple[int, str, Facts]]
    """The likely continuation: seat, action family, facts."""


class HintAnswer(FromServer, frozen=True, tag="hint"):
    request: int
    thoughts: list[ThoughtShape]


class KeyMoment(Struct, frozen=True):
    """An entry after which the chances were much different."""

    at: int
    seat: int
    played: Choice
    thoughts: list[ThoughtShape]
    """What a bot in the seat's place thought of the best choices and of the one that was made; none for no choice."""


class ReviewAnswer(FromServer, frozen=True, tag="review"):
    request: int
    chances: list[list[float]]
    """After every entry in force, from the setup on: how likely each seat was to win, from 0 to 1."""
    moments: list[KeyMoment]
    """In the order of the match."""


class TextBlock(Struct, frozen=True):
    title: str
    lines: list[str]
    notes: list[str]
    seat: int | None
    """Whose things it tells of; None when they are nobody's alone."""


class PreviewAnswer(FromServer, frozen=True, tag="preview"):
    request: int
    certain: bool
    """False when chance or something unknown decides part of it; then the view is null."""
    view: Raw
    events: list[Told]
    blocks: list[TextBlock]
    """The table as text then, when a language was named and it is certain."""


class PastAnswer(FromServer, frozen=True, tag="past"):
    request: int
    at: int
    view: Raw


class DescribeAnswer(FromServer, frozen=True, tag="describe"):
    request: int
    blocks: list[TextBlock]
    remarks: dict[str, str]
    """What the moment adds to the words of a legal action, by notation."""


class Pong(FromServer, frozen=True, tag="pong"):
    sent_ms: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The server goes down or the match is gone; with `again`, come back soon."""

    code: RefusalCode
    again: bool


ViewerMessage = (
    Hello
    | Look
    | Act
    | Undo
    | Redo
    | Confirm
    | Agree
    | StandIn
    | Chat
    | WhyNot
    | Hint
    | Preview
    | Past
    | Describe
    | Review
    | Ping
)
ServerMessage = (
    Welcome
    | Missed
    | Update
    | TableChanged
    | ChatSaid
    | Acked
    | Refused
    | WhyNotAnswer
    | HintAnswer
    | PreviewAnswer
    | PastAnswer
    | DescribeAnswer
    | ReviewAnswer
    | Pong
    | Bye
)
