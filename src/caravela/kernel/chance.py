"""Chance: the source of all random numbers of a match. An argument of the rules, never part of a state."""

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Answer = tuple[int, int]
"""The number of possible results of a question, and the result."""

MASK_32: Final = 0xFFFFFFFF


class ScriptError(ValueError):
    """The rules asked for something that the script does not contain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of random numbers that can also draw from counted bags."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Return a uniformly distributed number from 0 to n - 1; n is at least 1."""

    def draw(self, bag: vec[i64], total: i64) -> i64:
        """Draw an item at random and return its kind. The bag holds bag[kind] of each kind, total in all.

        The bag is not changed; the caller removes the item.
        """
        at = self.below(total)
        kind: i64 = 0
        while at >= bag[kind]:
            at -= bag[kind]
            kind += 1
        return kind


class FastChance(Chance):
    """A small fast generator (sfc32) for simulation and search. Both builds produce the same numbers."""

    def __init__(self, seed: int) -> None:
        # 32-bit words in 64-bit integers cannot overflow here, so the compiled and the pure build agree.
        self.a: i64 = seed & MASK_32
        self.b: i64 = (seed >> 32) & MASK_32
        self.c: i64 = (seed >> 64) & MASK_32
        self.counter: i64 = 1
        i: i64
        for i in range(15):
            self.next_word()

    def next_word(self) -> i64:
        mask: i64 = MASK_32
        a = self.a
        b = self.b
        c = self.c
        word = (a + b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + c * 8) & mask
        self.c = (((c * 2097152) & mask) + (c >> 11) + word) & mask
        return word

    def below(self, n: i64) -> i64:
        # Multiply and shift: the bias is below n / 2**32, too small for a simulation to detect.
        return (self.next_word() * n) >> 32


class SealedChance(Chance):
    """The chance of a live match: a keyed pseudorandom stream from a secret with a published commitment.

    Every log entry has its own part of the stream. An entry can therefore be verified without the earlier
    ones, and an action that is undone and repeated gets the same answers.
    """

    def __init__(self, secret: bytes, nonces: list[bytes] | None = None) -> None:
        salt = hashlib.sha256()
        for nonce in nonces or []:
            salt.update(hashlib.sha256(nonce).digest())
        self.secret = secret
        self.salt = salt.digest()
        self.entry_at = 0
        self.asked = 0

    def begin_entry(self, entry_at: int) -> None:
        self.entry_at = entry_at
        self.asked = 0

    def below(self, n: i64) -> i64:
        # Rejection sampling: numbers from `limit` up are dropped, because `% n` would favour small results.
        limit = (1 << 64) - (1 << 64) % int(n)
        while True:
            place = f"{self.entry_at}:{self.asked}".encode()
            self.asked += 1
            block = hmac.new(self.secret, self.salt + place, hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % int(n)


class ScriptedChance(Chance):
    """Recorded answers, for replays and tests. Raises ScriptError if the rules ask for anything else.

    An answer whose first number is 0 fits any question.
    """

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.used = 0

    def _next(self, possibilities: int) -> int:
        if self.used >= len(self.answers):
            raise ScriptError(
                f"the rules ask for one of {possibilities}, but all {self.used} answers are used up"
            )
        asked, answer = self.answers[self.used]
        if asked not in (0, possibilities):
            raise ScriptError(
                f"answer {self.used + 1} is one of {asked}, but the rules ask for one of {possibilities}"
            )
        self.used += 1
        return answer

    def below(self, n: i64) -> i64:
        answer = self._next(n)
        if not 0 <= answer < n:
            raise ScriptError(f"answer {self.used} is {answer}, not a number below {n}")
        return answer

    def draw(self, bag: vec[i64], total: i64) -> i64:
        kind = self._next(total)
        if not 0 <= kind < len(bag) or bag[kind] < 1:
            raise ScriptError(f"answer {self.used} draws kind {kind}, which is not in the bag")
        return kind

    def finish(self) -> None:
        """Raise ScriptError if answers are left over."""
        left = len(self.answers) - self.used
        if left:
            raise ScriptError(f"{left} of {len(self.answers)} answers were never asked for")


class RecordingChance(Chance):
    """Forwards every question to another source and records the answers."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.answers: list[Answer] = []

    def below(self, n: i64) -> i64:
        answer = self.source.below(n)
        self.answers.append((n, answer))
        return answer

    def draw(self, bag: vec[i64], total: i64) -> i64:
        kind = self.source.draw(bag, total)
        self.answers.append((total, kind))
        return kind


def stream_seed(seed: int, *path: int | str) -> int:
    """Derive an independent seed for each named use, so that a bot's thinking never shifts the dice."""
    name = repr((seed, *path)).encode()
    return int.from_bytes(hashlib.blake2b(name, digest_size=12).digest(), "big")


def secret_from_seed(seed: int) -> bytes:
    """Derive the secret of a match from a seed that a person chose, so that the match can be repeated."""
    return hashlib.sha256(f"caravela seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    """Return the commitment to publish before the match: it binds to the secret without revealing it."""
    return hashlib.sha256(b"caravela commitment" + secret).hexdigest()
