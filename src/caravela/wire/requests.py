"""The bodies of the JSON API: making, joining and finding matches, and who one is."""

from typing import Literal

from msgspec import Struct

from caravela.wire.limits import BrowserKey, Endpoint, Language, Nonce
from caravela.wire.shapes import Aids, Clock, Facts, TableShape


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatWish(Request, frozen=True):
    """Who shall play a seat of a new table."""

    role: Literal["me", "open", "bot", "local"]
    """Me; whoever joins; a bot; or somebody else at this same screen (hot seat)."""
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
    """How long a person must be away until a bot may stand in."""
    public: bool = False
    pace_ms: int = 1000
    """How long a bot waits before it acts, so that people can follow."""
    auto_confirm: bool = False
    """A complete turn is final at once, and waits for no confirmation."""
    open_after: int = 0
    """Who only watches may see all hands as they were so many entries ago; 0 is never."""
    nonce: Nonce = ""
    """The maker's own part of the match's chance, in hexadecimal digits."""
    lesson: bool = False
    """For somebody who learns the game alone: chance and bots are the same every time."""


class Branch(NewMatch, frozen=True):
    """A new table that begins where another match stood."""

    from_at: int = 0
    """After so many of its entries."""


class WatchLink(Struct, frozen=True):
    watch_link: str
    """Whoever has it may watch, and look at the match once it is over."""


class MadeMatch(Struct, frozen=True):
    match: str
    play_link: str
    """For the open seats; whoever has it may sit down."""
    watch_link: str
    code: str


class Invitation(Request, frozen=True):
    """Ask what a link or a code leads to, before joining."""

    token: str


class Join(Request, frozen=True):
    token: str
    """From a play link or, instead, the table's code."""
    name: str = ""
    seat: int | None = None
    nonce: Nonce = ""


class Rematch(Request, frozen=True):
    nonce: Nonce = ""
    """The asker's own part of the new match's chance, in hexadecimal digits."""


class Joined(Struct, frozen=True):
    match: str
    seats: list[int]


class Person(Struct, frozen=True):
    """Who one is here: a guest with a name, or an account."""

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
    """The wish for a passkey; whoever has no account yet says what it shall be called."""

    login: str = ""


class PasskeyAnswer(Request, frozen=True):
    """What the browser's navigator.credentials gave, as JSON with base64url for bytes."""

    credential: dict[str, object]
    name: str = ""
    """What the person calls the passkey."""


class PushOffer(Struct, frozen=True):
    """Whether this server tells people of their turn when no page is open."""

    key: str | None
    """What the browser's PushManager.subscribe takes as applicationServerKey; None when nobody is told."""


class PushWish(Request, frozen=True):
    """What the browser's PushManager.subscribe gave, and in which language its person reads."""

    endpoint: Endpoint
    p256dh: BrowserKey
    auth: BrowserKey
    language: Language


class PushEnd(Request, frozen=True):
    endpoint: Endpoint


class PushState(Struct, frozen=True):
    on: bool


class MatchSummary(Struct, frozen=True):
    table: TableShape
    updated_ms: int
    yours: list[int]
    your_turn: bool


class OptionShape(Struct, frozen=True):
    key: str
    choices: list[str]
    default: str


class GameShape(Struct, frozen=True):
    """A game as the home page offers it."""

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
    """Every answer that is no success: a code, and a text key with facts for the reader."""

    code: str
    reason: str
    facts: Facts
