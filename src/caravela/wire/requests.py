"""Bodies of the JSON API: create, join and find matches, and manage one's identity."""

from typing import Literal

from msgspec import Struct

from caravela.wire.limits import BrowserKey, LanguageCode, Nonce, PushEndpoint
from caravela.wire.shapes import Aids, Clock, Facts, OutcomeShape, TableShape


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatWish(Request, frozen=True):
    """The requested player for a seat of a new table."""

    role: Literal["me", "open", "bot", "local"]
    """The creator, anyone who joins, a bot, or another person at the same screen (hot seat)."""
    name: str = ""
    level: str = "mate"


class NewMatch(Request, frozen=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    clock: Clock = Clock("none", 0)
    aids: Aids | None = None
    """The help that the table allows; by default no hints and no helper if other people play."""
    grace_seconds: int = 120
    """How long a person must be away before a bot may stand in."""
    public: bool = False
    pace_ms: int = 1000
    """Delay before a bot acts, so that people can follow."""
    auto_confirm: bool = False
    """Make a complete turn final at once, without confirmation."""
    open_after: int = 0
    """Spectators may see every hand as it was this many log entries ago; 0 disables it."""
    nonce: Nonce = ""
    """The creator's contribution to the match's chance, in hexadecimal digits."""
    lesson: bool = False
    """For somebody who learns the game alone: chance and bots are the same every time."""


class Branch(NewMatch, frozen=True):
    """A new table that starts from a position of another match."""

    from_at: int = 0
    """The entry after which the new match starts; 0 is the setup."""


class WatchLink(Struct, frozen=True):
    watch_link: str
    """Lets its holder watch, and review the match once it is over."""


class MadeMatch(Struct, frozen=True):
    match: str
    play_link: str
    """Link for the open seats; its holder may sit down."""
    watch_link: str
    code: str


class Invitation(Request, frozen=True):
    """Ask where a link or a code leads, before joining."""

    token: str


class Join(Request, frozen=True):
    token: str
    """Token of a play link, or the table's code."""
    name: str = ""
    seat: int | None = None
    nonce: Nonce = ""


class Rematch(Request, frozen=True):
    nonce: Nonce = ""
    """The sender's contribution to the new match's chance, in hexadecimal digits."""


class Joined(Struct, frozen=True):
    match: str
    seats: list[int]


class Person(Struct, frozen=True):
    """The caller's identity: a guest with a name, or an account."""

    name: str
    account: str | None
    language: str | None


class Rename(Request, frozen=True):
    name: str
    language: str | None = None


class Register(Request, frozen=True):
    login: str
    password: str


class Login(Request, frozen=True):
    login: str
    password: str


class PasskeyWish(Request, frozen=True):
    """Request to create a passkey; without an account yet, `login` names the new one."""

    login: str = ""


class PasskeyAnswer(Request, frozen=True):
    """Result of the browser's navigator.credentials as JSON, with bytes in base64url."""

    credential: dict[str, object]
    name: str = ""
    """The person's name for the passkey."""


class PushOffer(Struct, frozen=True):
    """Whether this server sends push notifications."""

    key: str | None
    """The applicationServerKey for the browser's PushManager.subscribe; None if push is disabled."""


class PushWish(Request, frozen=True):
    """Result of the browser's PushManager.subscribe, and the language of its person."""

    endpoint: PushEndpoint
    p256dh: BrowserKey
    auth: BrowserKey
    language: LanguageCode


class PushEnd(Request, frozen=True):
    endpoint: PushEndpoint


class PushState(Struct, frozen=True):
    on: bool


class MatchProgress(Struct, frozen=True):
    """How far a match has come, as far as everybody may know it."""

    round: int
    """0 before the start."""
    step: str
    """The question of the first seat that owes a decision; empty if none does."""
    waiting: list[int]
    """The seats that owe a decision."""
    scores: list[int]
    """One per seat; empty if the game has no score before its end, or nothing was scored."""
    places: list[int]
    """One per seat once the match is over; empty before, and when it was abandoned."""


class DealPlay(Struct, frozen=True):
    """One finished match of a deal that was played more than once."""

    match: str
    created_ms: int
    names: list[str]
    """By seat; empty for a bot without a name."""
    outcome: OutcomeShape


class MatchSummary(Struct, frozen=True):
    table: TableShape
    updated_ms: int
    yours: list[int]
    your_turn: bool
    progress: MatchProgress | None
    """None when it is not known: the match has not begun, or its rules are not played here."""
    may_delete: bool


class OptionShape(Struct, frozen=True):
    key: str
    choices: list[str]
    default: str


class GameShape(Struct, frozen=True):
    """A game, as the home page offers it."""

    key: str
    title: str
    least_seats: int
    most_seats: int
    rules_version: int
    options: list[OptionShape]


class RuleShape(Struct, frozen=True):
    id: str
    text: str
    kind: str


class Fault(Struct, frozen=True):
    """Body of every error response: a code, and a text key with facts for the reader."""

    code: str
    reason: str
    facts: Facts
