"""A match: one playthrough with its log. It can be continued, undone, saved, loaded and replayed."""

import hashlib
import json
import os
import secrets
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Self

from caravela.games import UnknownGame, game
from caravela.kernel.actions import Action, NotationError
from caravela.kernel.chance import RecordingChance, ScriptedChance, SealedChance, commitment, secret_from_seed
from caravela.kernel.decisions import Decision, IllegalAction
from caravela.kernel.documents import BrokenDocument, Reader
from caravela.kernel.events import Event, EventSink
from caravela.kernel.game import Game
from caravela.kernel.log import MatchEntry, MatchUndo
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import OptionError, Rules
from caravela.kernel.seats import SEAT_LETTERS, seat_letter
from caravela.kernel.state import State
from caravela.kernel.view import View

FORMAT = 1
MOST_SEED = 2**63
NOBODY = -1
SPACING = 32
"""Keep every 32nd state in memory."""


class SavedMatchError(ValueError):
    """A saved match that cannot be read or was tampered with."""


@dataclass(frozen=True)
class ComponentFile:
    """A corrected component document that replaces the game's own, and its name."""

    name: str
    document: object

    def digest(self) -> str:
        text = json.dumps(self.document, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()


class Moment:
    """One entry in force, its events, and the state after it."""

    __slots__ = ("_match", "entry", "events")

    def __init__(self, match: "Match", entry: MatchEntry, events: tuple[Event, ...]) -> None:
        self._match = match
        self.entry = entry
        self.events = events

    @property
    def state(self) -> State:
        """The state after the entry. It is recomputed, because a match keeps only some states."""
        return self._match.state_after(self)


@dataclass(frozen=True)
class Transition:
    """The computed effect of a choice that is not yet part of the match."""

    entry: MatchEntry
    events: tuple[Event, ...]
    state: State


class Match:
    """The record of one playthrough and its current state.

    It contains every secret of the match. Show people only its views.
    """

    def __init__(
        self,
        of: Game,
        seats: int,
        *,
        options: Mapping[str, object] | None = None,
        components: ComponentFile | None = None,
        secret: bytes,
        nonces: list[bytes] | None = None,
        position: object | None = None,
    ) -> None:
        self.game = of
        self.seats = seats
        self.options = dict(options or {})
        self.components = components
        self.secret = secret
        self.nonces = list(nonces or [])
        self.position = position
        """Position document that the match started from instead of the game's setup."""
        self.rules = _shared_rules(of) if components is None else of.new_rules(components.document)
        self.log: list[MatchEntry | MatchUndo] = []
        self._sealed = SealedChance(secret, self.nonces)
        self._moments: list[Moment] = []
        self._kept: list[State] = []
        """States after entries 0, SPACING, 2 * SPACING ... The others are recomputed when needed."""
        self._state = self._set_up()

    @classmethod
    def new(
        cls,
        key: str,
        seats: int,
        *,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        components: ComponentFile | None = None,
    ) -> Self:
        """Create a match. Without a seed its chance is secret; with a seed the match can be repeated."""
        if seed is not None and not 0 <= seed < MOST_SEED:
            raise OptionError(f"the seed is {seed}; it must be from 0 to {MOST_SEED - 1}")
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
        return cls(game(key), seats, options=options, components=components, secret=secret)

    def _set_up(self) -> State:
        sink = EventSink()
        self._sealed.begin_entry(0)
        chance = RecordingChance(self._sealed)
        if self.position is None:
            state = self.rules.setup(self.seats, self.options, chance, sink)
        else:
            state = self.rules.decode(self.position)
            if state.seats != self.seats:
                raise OptionError(f"the position has {state.seats} seats and the match {self.seats}")
        self._enter(Transition(MatchEntry(NOBODY, None, tuple(chance.answers)), tuple(sink.events), state))
        return state

    @property
    def state(self) -> State:
        """The current state. Do not modify it; modify a copy."""
        return self._state

    @property
    def at(self) -> int:
        """Number of entries in force."""
        return len(self._moments)

    def moment(self, at: int) -> Moment:
        return self._moments[at]

    def state_at(self, at: int) -> State:
        """Return the state after entry `at` of those in force; entry 0 is the setup."""
        if at == len(self._moments) - 1:
            return self._state
        kept = at // SPACING
        state = self._kept[kept].copy()
        for moment in self._moments[kept * SPACING + 1 : at + 1]:
            entry = moment.entry
            assert entry.action is not None
            self.rules.advance(state, entry.seat, entry.action, ScriptedChance(list(entry.drawn)), None)
        return state

    def states(self) -> Iterator[State]:
        """Yield the state after every entry in force, starting with the setup. Each is computed once."""
        for at in range(0, len(self._moments), SPACING):
            state = self._kept[at // SPACING].copy()
            yield state.copy()
            for moment in self._moments[at + 1 : at + SPACING]:
                entry = moment.entry
                assert entry.action is not None
                self.rules.advance(state, entry.seat, entry.action, ScriptedChance(list(entry.drawn)), None)
                yield state.copy()

    def state_after(self, moment: Moment) -> State:
        """Return the state after an entry in force."""
        return self.state_at(self._moments.index(moment))

    @property
    def moments(self) -> list[Moment]:
        """All entries in force, starting with the setup."""
        return list(self._moments)

    def decisions(self) -> list[Decision]:
        return self.rules.decisions(self.state)

    def view(self, seat: int | None) -> View:
        self._check_seat(seat)
        return self.rules.view(self.state, seat)

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def submit(self, seat: int, action: Action | str) -> list[Event]:
        """Apply a seat's choice, given as an action or its notation, and return the events.

        Raise NotationError or IllegalAction and leave the match unchanged if the choice is invalid.
        """
        self._check_seat(seat)
        action = self._own_action(action)
        step = self.step(seat, action)
        self.take(step)
        return list(step.events)

    def step(self, seat: int, action: Action) -> Transition:
        """Compute the effect of a choice without changing the match; `take` applies it. Raise IllegalAction."""
        sink = EventSink()
        self._sealed.begin_entry(len(self._moments))
        chance = RecordingChance(self._sealed)
        state = self.state.copy()
        self.rules.submit(state, seat, action, chance, sink)
        return Transition(MatchEntry(seat, action, tuple(chance.answers)), tuple(sink.events), state)

    def step_again(self, entry: MatchEntry) -> Transition:
        """Compute the step of a recorded entry again. Raise ScriptError if its draws do not fit."""
        assert entry.action is not None
        sink = EventSink()
        script = ScriptedChance(list(entry.drawn))
        state = self.state.copy()
        self.rules.advance(state, entry.seat, entry.action, script, sink)
        script.finish()
        return Transition(entry, tuple(sink.events), state)

    def take(self, step: Transition) -> None:
        """Apply a step that was computed from the current state."""
        self._enter(step)
        self._state = step.state

    def _enter(self, step: Transition) -> None:
        self.log.append(step.entry)
        if len(self._moments) % SPACING == 0:
            self._kept.append(step.state)
        self._moments.append(Moment(self, step.entry, step.events))

    def kept_states(self) -> list[State]:
        """Return the states kept in memory. Do not modify them."""
        return list(self._kept)

    def take_over(
        self,
        log: list[MatchEntry | MatchUndo],
        in_force: list[tuple[MatchEntry, tuple[Event, ...]]],
        kept: list[State],
        state: State,
    ) -> None:
        """Adopt the result of a log without replaying it. Only the setup is checked; the caller guarantees the rest."""
        if not kept or kept[0].to_bytes() != self._kept[0].to_bytes():
            raise ValueError("the match was set up otherwise")
        self.log = log
        self._moments = [Moment(self, entry, events) for entry, events in in_force]
        self._kept = kept
        self._state = state

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    def _own_action(self, action: Action | str) -> Action:
        """Return the game's own object for an action or notation. Raise NotationError for another game's."""
        if isinstance(action, str):
            return self.rules.space.parse(action)
        own = self.rules.space.parse(action.notation)
        if own is not action:
            raise NotationError(f"{action.notation!r} is not an action of this game")
        return own

    def undo(self, back_to: int | None = None) -> None:
        """Take back the last entry, or all after the first `back_to`. They stay in the log.

        Chance is deterministic: if the same choices are made again, they get the same answers.
        """
        keep = len(self._moments) - 1 if back_to is None else back_to
        if not 1 <= keep < len(self._moments):
            raise OptionError("there is nothing to take back")
        self._state = self.state_at(keep - 1)
        self.log.append(MatchUndo(keep))
        del self._moments[keep:]
        del self._kept[(keep - 1) // SPACING + 1 :]

    def events(self, seat: int | None) -> Iterator[Event]:
        """Yield what a seat or a spectator has learnt since the setup: the log for that reader."""
        self._check_seat(seat)
        for moment in self._moments:
            for event in moment.events:
                if event.seen_by(seat):
                    yield event

    def header(self) -> dict[str, object]:
        file = self.components
        begun = {} if self.position is None else {"position": self.position}
        return {
            "game": self.game.key,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "components": None
            if file is None
            else {"name": file.name, "digest": file.digest(), "document": file.document},
            "commitment": commitment(self.secret),
            "secret": self.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            **begun,
        }

    def document(self) -> dict[str, object]:
        """Return the whole match as JSON data. It contains secrets: store it, but do not show it to players."""
        return {
            "caravela": FORMAT,
            "header": self.header(),
            "entries": [_encode_line(line) for line in self.log],
            "digest": self.state.digest(),
        }

    def save(self, path: Path | str) -> None:
        """Write the match to a file atomically."""
        target = Path(path)
        text = json.dumps(self.document(), indent=1)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text + "\n")
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Load a match from a file and replay every entry. Raise SavedMatchError with the first fault."""
        try:
            document = json.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise SavedMatchError(f"cannot read {path}: {error.strerror}") from None
        except (ValueError, RecursionError):
            raise SavedMatchError(f"{path} is not a saved match: it is not JSON") from None
        return cls.from_document(document)

    @classmethod
    def from_document(cls, document: object) -> Self:
        """Restore the match from a document. Raise SavedMatchError with the first fault."""
        if not isinstance(document, dict) or "caravela" not in document:
            raise SavedMatchError("this is not a saved match of Caravela")
        reader = Reader(document)
        form = reader.integer("caravela", 1, 10**6)
        if form != FORMAT:
            raise SavedMatchError(f"the match was saved in form {form}; this program reads form {FORMAT}")
        header = reader.section("header")
        lines = reader.items("entries")
        digest = reader.text("digest")
        if reader.has("ended"):
            reader.value("ended")  # by its people, not by the rules: it changes nothing in the entries
        reader.finish()
        match = cls._from_header(header)
        match.replay(lines)
        if match.state.digest() != digest:
            raise SavedMatchError("the saved match is broken: its end is not what its digest says")
        return match

    @classmethod
    def _from_header(cls, header: Reader) -> Self:
        key = header.text("game")
        version = header.integer("rules_version", 1, 10**6)
        seats = header.integer("seats", 1, len(SEAT_LETTERS))
        options = header.section("options")
        components = _component_file(header)
        committed = header.text("commitment")
        secret = _hex(header, header.text("secret"), "secret")
        nonces = [_hex(header, nonce, "nonces") for nonce in header.items("nonces")]
        position = header.section("position").fields if header.has("position") else None
        header.finish()
        if header.faults:
            raise SavedMatchError("the saved match is broken: " + "; ".join(header.faults))
        try:
            of = game(key)
        except UnknownGame as error:
            raise SavedMatchError(str(error)) from None
        if version != of.rules_version:
            raise SavedMatchError(
                f"the match was played by version {version} of the rules of {of.title}; "
                f"this program plays version {of.rules_version}"
            )
        if commitment(secret) != committed:
            raise SavedMatchError("the saved match was tampered with: its seed is not the committed one")
        try:
            return cls(
                of,
                seats,
                options=options.fields,
                components=components,
                secret=secret,
                nonces=nonces,
                position=position,
            )
        except (OptionError, BrokenDocument) as error:
            raise SavedMatchError(f"the saved match is broken: {error}") from None

    def replay(self, lines: list[object]) -> None:
        """Replay the lines of a saved log on a new match. Raise SavedMatchError if chance answers differently."""
        if not lines:
            raise SavedMatchError("the saved match is broken: it has no entries")
        for at, line in enumerate(lines):
            try:
                self._replay_line(at, Reader(line, f"entry {at}"))
            except (NotationError, IllegalAction, OptionError) as error:
                raise SavedMatchError(f"the saved match is broken at entry {at}: {error}") from None

    def _replay_line(self, at: int, reader: Reader) -> None:
        """Replay one line. Nothing is applied before the whole line is parsed."""
        back_to, seat, action, drawn = 0, NOBODY, "", list[object]()
        if reader.has("undo"):
            back_to = reader.integer("undo", 1, 10**9)
        else:
            drawn = reader.items("drawn")
            if at > 0:
                seat = reader.choice("seat", list(SEAT_LETTERS[: self.seats]))
                action = reader.text("action")
        reader.finish()
        if reader.faults:
            raise SavedMatchError("the saved match is broken: " + "; ".join(reader.faults))
        if back_to > 0:
            self.undo(back_to)
            return
        if at > 0:
            self.submit(seat, action)
        made = self.log[-1]
        assert isinstance(made, MatchEntry)
        answers: list[object] = [list(answer) for answer in made.drawn]
        if drawn != answers:
            raise SavedMatchError(
                f"the saved match was tampered with at entry {at}: chance did not answer so; "
                + _first_lie(drawn, answers)
            )


@cache
def _shared_rules(of: Game) -> Rules:
    """Return a game's standard rules. They hold no state of a match, so all matches share them."""
    return of.new_rules(None)


def _encode_line(line: MatchEntry | MatchUndo) -> dict[str, object]:
    if isinstance(line, MatchUndo):
        return {"undo": line.back_to}
    drawn = [list(answer) for answer in line.drawn]
    if line.action is None:
        return {"drawn": drawn}
    return {"seat": seat_letter(line.seat), "action": line.action.notation, "drawn": drawn}


def _first_lie(told: list[object], true: list[object]) -> str:
    for at, (one, other) in enumerate(zip(told, true, strict=False), 1):
        if one != other:
            return f"answer {at} is told as {json.dumps(one)} and was {json.dumps(other)}"
    return f"{len(told)} answers are told and there were {len(true)}"


def _component_file(header: Reader) -> ComponentFile | None:
    if header.value("components") is None and "components" in header.fields:
        return None
    reader = header.section("components")
    file = ComponentFile(reader.text("name"), reader.section("document").fields)
    if reader.text("digest") != file.digest():
        reader.fault(reader.place("digest"), "is not that of the document")
    reader.finish()
    return file


def _hex(reader: Reader, value: object, key: str) -> bytes:
    try:
        if isinstance(value, str):
            return bytes.fromhex(value)
    except ValueError:
        pass
    reader.fault(reader.place(key), "is not written in hexadecimal digits")
    return b""
