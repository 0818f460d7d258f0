"""Shapes that messages are made of. Words never travel: text keys and facts do, and the reader's side speaks."""

from typing import Literal

from msgspec import Raw, Struct

Facts = dict[str, int | str | list[str]]
"""See `caravela.kernel.events.Fact` for the forms a fact takes."""

Role = Literal["person", "bot", "open", "closed"]
"""Who plays a seat: a person, a bot, nobody yet, or nobody at all."""


class Choice(Struct, frozen=True):
    """One legal action: its notation, and the text key and facts of its words."""

    action: str
    family: str
    facts: Facts


class Asked(Struct, frozen=True):
    """A decision of the viewer's own seat."""

    seat: int
    question: str
    rule: str
    choices: list[Choice]
    owed: bool
    """False when the seat has chosen in secret already and may still change its mind."""
    forced: bool
    """True when nothing but this can be chosen and everybody can tell: a table may play it at once."""


class Waiting(Struct, frozen=True):
    """That a seat owes a decision: everybody may know this much."""

    seat: int
    question: str
    rule: str


class Told(Struct, frozen=True):
    """An event as its reader may know it."""

    event: str
    rule: str
    facts: Facts
    private: bool
    """True when not everybody learnt of it."""


class LogLine(Struct, frozen=True):
    """One entry of the match as its reader may know it."""

    at: int
    """The entry's number among those in force, the setup is 0."""
    seat: int | None
    """Who chose; None for the setup."""
    action: str | None
    """What was chosen, when the reader may know it."""
    events: list[Told]
    by: Literal["person", "bot", "clock", "nobody"]


class Taken(Struct, frozen=True):
    """Entries that were taken back; they stay in the story, greyed."""

    back_to: int
    by: int
    """The seat that asked for it."""
    lines: list[LogLine]


class SeatShape(Struct, frozen=True):
    """One seat of a table as everybody sees it."""

    seat: int
    role: Role
    name: str
    level: str | None
    """The bot's level, also while a bot stands in for a person."""
    stand_in: bool
    """True while a bot plays for a person who may take the seat back."""
    connected: bool
    clock_ms: int | None
    """What is left on the seat's clock; None without clocks."""
    away_ms: int | None
    """How long the seat's person has been away; None while they are here, and for bots."""


class Clock(Struct, frozen=True):
    """How time is limited."""

    kind: Literal["none", "move", "match", "daily"]
    seconds: int
    """For each decision, for the whole match, or for each day; 0 without clocks."""
    increment: int = 0
    """Seconds that a clock of kind `match` gains when a turn of its seat begins."""


class Aids(Struct, frozen=True):
    """The help that a table allows. Without other people at it, a table allows all."""

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
    scores: list[int]
    reason: str
    trail: list[str]
    categories: dict[str, list[int]]
    """Points by category, one number per seat; empty when the game has none."""


class Consent(Struct, frozen=True):
    """An undo that waits for the others to agree."""

    by: int
    back_to: int
    agreed: list[int]
    awaited: list[int]


class Draft(Struct, frozen=True):
    """The tentative turn of a seat: what can be taken back freely, and whether it awaits confirmation."""

    seat: int
    since: int
    """The number of entries in force when the turn began: restart goes back to it."""
    free_to: int
    """Undo is free down to this many entries; below it the others must agree."""
    to_confirm: bool
    """True when the turn is complete and nobody else goes on before it is confirmed."""
    redoable: int
    """How many entries that were taken back can be made again."""
    steps: list[Choice]
    """What the seat has chosen in this turn, entry by entry from `since` on; told to the seat alone."""


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    time_ms: int


class TableShape(Struct, frozen=True):
    """A table as everybody sees it."""

    match: str
    game: str
    options: dict[str, str]
    clock: Clock
    aids: Aids
    grace_seconds: int
    """How long a person must be away until a bot may stand in."""
    seats: list[SeatShape]
    host: str
    """The name of who made the table."""
    arrangers: list[int]
    """The seats whose people may hand free seats, and those of people who are away, to bots."""
    phase: Literal["gathering", "playing", "over", "frozen"]
    """Frozen: its rules version is no longer played here; it can be looked at only."""
    public: bool
    """Listed in the lobby."""
    open_after: int
    """Who only watches may see all hands as they were so many entries ago; 0 is never."""
    commitment: str
    secret: str | None
    """The revealed seed, once the match is over."""
    rules_version: int
    watchers: list[str]
    """The names of those who look on without a seat; empty for somebody who gave none."""
    code: str
    """The short code by which people join; empty for somebody who neither made nor plays at a private table."""
    rematch: str | None
    """The match that follows this one, once somebody asked for it."""


class Position(Struct, frozen=True):
    """Where a match stands for one viewer."""

    version: int
    """Grows by one with everything that changes the match; the key by which both sides agree."""
    at: int
    """How many entries are in force."""
    view: Raw
    """The game's own view document of this viewer."""
    asked: Asked | None
    waiting: list[Waiting]
    draft: Draft | None
    consent: Consent | None
    outcome: OutcomeShape | None
