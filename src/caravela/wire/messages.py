"""The messages of the socket: the viewer's commands and questions, and the server's answers."""

from msgspec import UNSET, Raw, Struct, UnsetType

from caravela.wire.limits import (
    ActionText,
    At,
    ChatText,
    CommandKey,
    LanguageCode,
    LevelName,
    Pin,
    Seat,
    Version,
)
from caravela.wire.shapes import (
    ChatLine,
    Choice,
    Facts,
    GameEvent,
    LogLine,
    Position,
    RefusalCode,
    TableShape,
    UndoneLines,
)

PROTOCOL = 1


# --- from the viewer ---------------------------------------------------------------------------


class FromViewer(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(FromViewer, frozen=True, tag="hello"):
    """The first message. On a reconnect, it says what the viewer already has and gets only the rest."""

    protocol: At
    seat: Seat | None
    """One of the person's own seats as the perspective, or None to watch."""
    version: Version = -1
    """The last version this viewer has from that perspective; -1 if none."""
    chat: At = 0
    """Number of the first chat line that the viewer does not have."""
    pin: Pin = ""
    """The seat's PIN, if it has one."""


class Look(FromViewer, frozen=True, tag="look"):
    """Switch to another of one's own seats, or to none (hot seat, between two players)."""

    seat: Seat | None
    pin: Pin = ""
    """The seat's PIN, if it has one."""


class SetPin(FromViewer, frozen=True, tag="set-pin"):
    """Protect one's seat at a shared screen with a PIN, or remove it (empty), which everybody sees."""

    key: CommandKey
    seat: Seat
    pin: Pin


class Act(FromViewer, frozen=True, tag="act"):
    key: CommandKey
    version: Version
    seat: Seat
    action: ActionText
    unless_final: bool = False
    """Refuse an action that ends the turn and cannot be undone freely, at a table with other people."""


class Undo(FromViewer, frozen=True, tag="undo"):
    """Undo down to `back_to` entries in force. Free within one's own draft; otherwise the others are asked."""

    key: CommandKey
    version: Version
    seat: Seat
    back_to: At


class Redo(FromViewer, frozen=True, tag="redo"):
    key: CommandKey
    version: Version
    seat: Seat


class Confirm(FromViewer, frozen=True, tag="confirm"):
    """Make one's tentative turn final."""

    key: CommandKey
    version: Version
    seat: Seat


class Agree(FromViewer, frozen=True, tag="agree"):
    """Answer somebody's request to undo or to abandon the match."""

    key: CommandKey
    version: Version
    seat: Seat
    agree: bool


class StandIn(FromViewer, frozen=True, tag="stand-in"):
    """Hand a seat to a bot of a level, or take it back (level None)."""

    key: CommandKey
    seat: Seat
    level: LevelName | None


class Resign(FromViewer, frozen=True, tag="resign"):
    """Give a seat up for good: a bot plays it to the end, or the match ends if one other seat is left."""

    key: CommandKey
    seat: Seat


class Abandon(FromViewer, frozen=True, tag="abandon"):
    """Propose to end the match without a result; all people who play must agree."""

    key: CommandKey
    seat: Seat


class Chat(FromViewer, frozen=True, tag="chat"):
    key: CommandKey
    text: ChatText


class WhyNot(FromViewer, frozen=True, tag="why-not"):
    request: At
    seat: Seat
    action: ActionText


class Hint(FromViewer, frozen=True, tag="hint"):
    """Ask the best bot for advice for one's own seat."""

    request: At
    seat: Seat
    helper: bool = False
    """True if the helper asks by itself, False if the person asked."""


class Preview(FromViewer, frozen=True, tag="preview"):
    """Ask for the result of an action, if neither chance nor hidden information affects it."""

    request: At
    seat: Seat
    action: ActionText
    language: LanguageCode | None = None
    """Also return it as text in this language, for viewers without a board display."""


class Past(FromViewer, frozen=True, tag="past"):
    """Ask for the position after an earlier entry, as the viewer saw it then."""

    request: At
    at: At
    seat: Seat | UnsetType | None = UNSET
    """Another perspective: None is a spectator's. Other seats are open once the match is over or by `open_after`."""


class Describe(FromViewer, frozen=True, tag="describe"):
    """Ask for the table as text in a language, with remarks on the legal actions."""

    request: At
    language: LanguageCode
    at: At | None = None
    """Number of an earlier entry, as the viewer saw it then; None is now."""


class Review(FromViewer, frozen=True, tag="review"):
    """Ask for the review of a finished match: win chances over time and turning points."""

    request: At


class Ping(FromViewer, frozen=True, tag="ping"):
    sent_ms: int


# --- from the server ---------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type"):
    pass


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything a viewer needs to start, or to restart after a gap."""

    protocol: int
    table: TableShape
    yours: list[int]
    """The seats that this person plays."""
    looking: int | None
    position: Position
    log: list[LogLine]
    taken: list[UndoneLines]
    chat: list[ChatLine]


class Missed(FromServer, frozen=True, tag="missed"):
    """Sent instead of `Welcome` after a short gap: everything since the version that the viewer has."""

    after: int
    """That version. A viewer that has another one by now must ask again."""
    table: TableShape
    yours: list[int]
    looking: int | None
    position: Position
    since: int
    """Truncate the log to this many entries before appending the lines."""
    lines: list[LogLine]
    taken: list[UndoneLines]
    chat: list[ChatLine]


class Update(FromServer, frozen=True, tag="update"):
    """The next version: what happened, and the new position."""

    position: Position
    lines: list[LogLine]
    """New entries to append to the log."""
    taken: UndoneLines | None


class TableChanged(FromServer, frozen=True, tag="table"):
    """The table changed: somebody came, left or was replaced, or a clock was adjusted."""

    version: int
    table: TableShape


class ChatSaid(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Acked(FromServer, frozen=True, tag="ack"):
    """The command with this key is done and stored."""

    key: str
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    key: str | None
    code: RefusalCode
    version: int
    rule: str | None = None
    reason: str | None = None
    """Text key of the reason, with its facts, if the rules forbid it."""
    facts: Facts | None = None
    request: int | None = None
    """Number of the question that cannot be answered; questions have no key."""


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
    """Principal variation: seat, action family, facts."""


class ReasonShape(Struct, frozen=True):
    """Why one choice is better than another."""

    kind: str
    """The texts have it under reason-<kind>."""
    facts: Facts
    supports: bool
    """False when it speaks for the other choice."""


class HintAnswer(FromServer, frozen=True, tag="hint"):
    request: int
    thoughts: list[ThoughtShape]
    reasons: list[ReasonShape]
    """Why the first thought and not the second."""


class KeyMoment(Struct, frozen=True):
    """An entry that changed the win chances considerably."""

    at: int
    seat: int
    played: Choice
    thoughts: list[ThoughtShape]
    """A bot's evaluation, from the seat's view, of the best actions and of the played one; empty without a choice."""
    reasons: list[ReasonShape]
    """Why the first thought and not the choice that was made; if that is the first, why not the second."""
    luck: list[float]
    """By how much chance changed each seat's win probability at this entry; the rest of the change is the choice."""


class PlayerReview(Struct, frozen=True):
    """How a player's win probability changed over the match; luck, skill and others add up to the change."""

    seat: int
    luck: float
    """By what chance answered."""
    skill: float
    """By the player's own choices."""
    others: float
    """By the choices of all other players."""
    accuracy: float | None
    """From 0 to 100; None for a player that never had a choice."""


class ReviewProgress(FromServer, frozen=True, tag="review-progress"):
    """How far an analysis is. The answer to the request comes after it."""

    of_request: int
    done: int
    total: int


class ReviewAnswer(FromServer, frozen=True, tag="review"):
    request: int
    chances: list[list[float]]
    """Each seat's win chance from 0 to 1, after every entry in force from the setup on."""
    moments: list[KeyMoment]
    """In match order."""
    mistakes: list[KeyMoment]
    """Choices of people that were worse than another, the most costly first."""
    players: list[PlayerReview]
    rounds: list[int]
    """For each of `chances`: how many rounds have begun."""


class TextBlock(Struct, frozen=True):
    title: str
    lines: list[str]
    notes: list[str]
    seat: int | None
    """The seat that the block is about; None if it is shared."""


class PreviewAnswer(FromServer, frozen=True, tag="preview"):
    request: int
    certain: bool
    """False if chance or hidden information affects the result; then the view is null."""
    view: Raw
    events: list[GameEvent]
    blocks: list[TextBlock]
    """The resulting table as text, if a language was given and the result is certain."""


class PastAnswer(FromServer, frozen=True, tag="past"):
    request: int
    at: int
    view: Raw


class DescribeAnswer(FromServer, frozen=True, tag="describe"):
    request: int
    blocks: list[TextBlock]
    remarks: dict[str, str]
    """Remarks on the legal actions in this position, by notation."""


class Pong(FromServer, frozen=True, tag="pong"):
    sent_ms: int


class Bye(FromServer, frozen=True, tag="bye"):
    """The server shuts down or the match is gone. With `again`, reconnect soon."""

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
    | Resign
    | Abandon
    | SetPin
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
    | ReviewProgress
    | Pong
    | Bye
)
