"""Shapes used in messages. They carry text keys and facts, never sentences: the reader's side renders them."""

from typing import Literal

from msgspec import Raw, Struct

Facts = dict[str, int | str | list[str]]
"""See `caravela.kernel.events.Fact` for the forms of a fact."""

RefusalCode = Literal[
    "stale",  # the match has changed since
    "not-yours",  # not your seat or not your decision
    "illegal",  # the rules forbid it; rule, reason and facts say why
    "unknown-action",  # not the notation of an action of this game
    "nothing-to-undo",
    "needs-consent",
    "needs-absent",  # it would undo what an absent person, whose seat a bot plays now, did or saw
    "too-many-changes",  # this person's limit of undos, hand-overs and changed choices per match is reached
    "chat-full",  # the chat limit of this person or of the match is reached
    "not-now",  # the table is in another phase
    "final",  # it would end the turn beyond free undo; send it again without unless_final
    "resigned",  # the seat was given up for good
    "wrong-pin",  # the seat has another PIN
    "alone",  # nobody else plays: there is nobody to resign to
    "no-such-aid",  # the table does not allow hints, the helper or previews
    "full",  # no free seat
    "bad-message",
    "too-fast",
    "too-large",
    "storage",  # it could not be stored; nothing was changed
    "frozen",
    "no-such-match",
    "forbidden",
    "stopping",  # graceful shutdown: send it again after the reconnect
]

Role = Literal["person", "bot", "open"]
"""Who plays a seat; "open" waits for a person."""


class Choice(Struct, frozen=True):
    """One legal action: its notation, and the text key and facts that describe it."""

    action: str
    family: str
    facts: Facts


class DecisionShape(Struct, frozen=True):
    """The decision of the viewer's own seat."""

    seat: int
    question: str
    rule: str
    choices: list[Choice]
    owed: bool
    """False if the seat has already chosen in secret and may still change its choice."""
    forced: bool
    """True if there is only one choice and everybody knows it: a table may play it at once."""


class Waiting(Struct, frozen=True):
    """A seat that owes a decision, as everybody may know."""

    seat: int
    question: str
    rule: str


class GameEvent(Struct, frozen=True):
    """An event, restricted to what its reader may know."""

    event: str
    rule: str
    facts: Facts
    private: bool
    """True if not everybody learnt of it."""


class LogLine(Struct, frozen=True):
    """One entry of the match, restricted to what its reader may know."""

    at: int
    """Index among the entries in force; the setup is 0."""
    seat: int | None
    """The seat that chose; None for the setup."""
    action: str | None
    """The chosen action, or None if the reader may not know it."""
    events: list[GameEvent]
    by: Literal["person", "bot", "clock", "nobody"]


class UndoneLines(Struct, frozen=True):
    """Entries that were taken back. They stay in the log, greyed out."""

    back_to: int
    by: int
    """The seat that asked for the undo."""
    lines: list[LogLine]


class SeatShape(Struct, frozen=True):
    """A seat of a table, as everybody sees it."""

    seat: int
    role: Role
    name: str
    level: str | None
    """The bot's level, also while a bot stands in for a person."""
    stand_in: bool
    """True while a bot plays for a person, who may take the seat back."""
    resigned: bool
    """True once the seat's person gave it up for good: a bot plays it to the end."""
    connected: bool
    clock_ms: int | None
    """Time left on the seat's clock; None without clocks."""
    away_ms: int | None
    """How long the seat's person has been away; None while present, and for bots."""
    pin: Literal["none", "set", "removed"] = "none"
    """Whether a PIN protects the seat's view at a shared screen; `removed` until it has another."""


class Clock(Struct, frozen=True):
    """The time control."""

    kind: Literal["none", "move", "match", "daily"]
    seconds: int
    """Seconds per decision, match or day, depending on the kind; 0 without clocks."""
    increment: int = 0
    """Seconds that a clock of kind `match` gains when a turn of its seat begins."""


class Aids(Struct, frozen=True):
    """The help that a table allows. A table without other people allows all."""

    hints: bool = True
    """A person may ask the best bot for advice."""
    helper: bool = True
    """The best bot's advice may be shown at every decision. It needs hints."""
    previews: bool = True
    """A person may see the result of an action before choosing it, if it is certain."""
    undo: bool = True
    """A turn can be undone freely until it reveals something. Otherwise every undo needs the others' consent."""


class OutcomeShape(Struct, frozen=True):
    places: list[int]
    """Empty when the match was abandoned. Seats that resigned come last, whatever their score."""
    scores: list[int]
    """Empty when the match ended before it was scored: by resignation or abandonment."""
    reason: str
    trail: list[str]
    categories: dict[str, list[int]]
    """Points by category, one number per seat; empty if the game has none."""


Wish = Literal["undo", "abandon"]
"""The requests that need everybody's consent."""


class Consent(Struct, frozen=True):
    """An undo, or the end of the match without a result, that waits for the others to agree."""

    wish: Wish
    by: int
    back_to: int
    agreed: list[int]
    awaited: list[int]


class Draft(Struct, frozen=True):
    """The tentative turn of a seat: what can be undone freely, and whether it awaits confirmation."""

    seat: int
    since: int
    """Number of entries in force when the turn began; a restart goes back to it."""
    free_to: int
    """Undo is free down to this many entries; further back the others must agree."""
    to_confirm: bool
    """True if the turn is complete and the match waits for its confirmation."""
    redoable: int
    """Number of undone entries that can be redone."""
    steps: list[Choice]
    """The seat's choices in this turn, one per entry from `since` on; sent only to the seat."""


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    time_ms: int


class TableShape(Struct, frozen=True):
    """A table, as everybody sees it."""

    match: str
    game: str
    options: dict[str, str]
    clock: Clock
    aids: Aids
    grace_seconds: int
    """How long a person must be away before a bot may stand in."""
    seats: list[SeatShape]
    host: str
    """Name of the person who created the table."""
    arrangers: list[int]
    """Seats whose people may hand free seats, and seats of absent people, to bots."""
    phase: Literal["gathering", "playing", "over", "frozen"]
    """Frozen: this program does not play its rules version any more; the table is read-only."""
    public: bool
    """Whether it is listed in the lobby."""
    open_after: int
    """Spectators may see every hand as it was this many log entries ago; 0 disables it."""
    commitment: str
    secret: str | None
    """The revealed seed, once the match is over."""
    rules_version: int
    watchers: list[str]
    """Names of the spectators; empty for those without a name."""
    code: str
    """Short code for joining; empty for viewers who neither host nor play at a private table."""
    rematch: str | None
    """The match that follows this one, once somebody asked for it."""


class Position(Struct, frozen=True):
    """The state of a match for one viewer."""

    version: int
    """Increases by one with every change of the match. Both sides refer to it."""
    at: int
    """Number of entries in force."""
    view: Raw
    """The game's own view document for this viewer."""
    asked: DecisionShape | None
    waiting: list[Waiting]
    draft: Draft | None
    consent: Consent | None
    outcome: OutcomeShape | None
