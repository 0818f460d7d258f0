"""Chance: the same numbers everywhere, evenly spread, repeatable where it must be and strict where it replays."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.chance import (
    Chance,
    FastChance,
    RecordingChance,
    ScriptedChance,
    ScriptError,
    SealedChance,
    commitment,
    secret_from_seed,
    stream_seed,
)

SECRET = secret_from_seed(7)
MASK = 0xFFFFFFFF


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The generator as its author publishes it, with 32-bit words and fifteen rounds of mixing first."""
    counter = 1
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) & MASK
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = (((c << 21) | (c >> 11)) + word) & MASK
        words.append(word)
    return words[15:]


@given(st.integers(0, 2**96 - 1))
def test_fast_chance_is_the_published_generator(seed: int) -> None:
    chance = FastChance(seed)
    words = [int(chance.next_word()) for _ in range(20)]
    assert words == sfc32(seed & MASK, seed >> 32 & MASK, seed >> 64 & MASK, 20)


def test_fast_chance_gives_the_numbers_it_always_gave() -> None:
    chance = FastChance(1492)
    assert [chance.next_word() for _ in range(5)] == [
        3052443482,
        4191108848,
        2573296802,
        673816851,
        1941980355,
    ]
    dice = FastChance(1)
    assert [dice.below(6) for _ in range(12)] == [4, 1, 4, 3, 0, 3, 0, 0, 3, 0, 4, 5]


@pytest.mark.parametrize("make", [FastChance, lambda seed: SealedChance(secret_from_seed(seed))])
@pytest.mark.parametrize("n", [2, 3, 7, 120])
def test_all_answers_are_equally_likely(make: type[FastChance], n: int) -> None:
    """Chi-squared, far beyond what a fair source would ever show."""
    chance: Chance = make(3)
    draws = 100 * n
    counts = Counter(int(chance.below(n)) for _ in range(draws))
    assert set(counts) <= set(range(n))
    chi = sum((counts[at] - draws / n) ** 2 / (draws / n) for at in range(n))
    assert chi < n + 6 * (2 * n) ** 0.5


def test_a_draw_is_weighted_by_the_bag_and_leaves_it_alone() -> None:
    bag = vec[i64]([3, 0, 1])
    chance = FastChance(2)
    counts = Counter(int(chance.draw(bag, 4)) for _ in range(4000))
    assert set(counts) == {0, 2}
    assert 2850 < counts[0] < 3150
    assert list(bag) == [3, 0, 1]


def test_one_possibility_is_no_choice() -> None:
    for chance in (FastChance(1), SealedChance(SECRET)):
        assert {int(chance.below(1)) for _ in range(20)} == {0}
        assert chance.draw(vec[i64]([0, 1]), 1) == 1


# --- sealed --------------------------------------------------------------------------------------


def test_sealed_chance_gives_the_numbers_it_always_gave() -> None:
    chance = SealedChance(SECRET)
    assert [chance.below(120) for _ in range(5)] == [76, 18, 75, 106, 118]
    chance.begin_entry(3)
    assert [chance.below(6) for _ in range(5)] == [2, 0, 5, 2, 0]


def test_an_entry_has_the_same_answers_whenever_it_is_begun() -> None:
    chance = SealedChance(SECRET)
    by_entry = []
    for entry in range(30):
        chance.begin_entry(entry)
        by_entry.append([int(chance.below(1000)) for _ in range(4)])
    assert len({tuple(answers) for answers in by_entry}) == 30
    for entry in (29, 0, 13):
        chance.begin_entry(entry)
        assert [int(chance.below(1000)) for _ in range(4)] == by_entry[entry]


def test_secret_and_nonces_decide_the_answers() -> None:
    def answers(secret: bytes, nonces: list[bytes] | None = None) -> list[int]:
        chance = SealedChance(secret, nonces)
        return [int(chance.below(10**6)) for _ in range(4)]

    assert answers(SECRET) == answers(SECRET, [])
    different = [
        answers(SECRET),
        answers(secret_from_seed(8)),
        answers(SECRET, [b"a"]),
        answers(SECRET, [b"b"]),
        answers(SECRET, [b"a", b"b"]),
        answers(SECRET, [b"b", b"a"]),
        answers(SECRET, [b"ab"]),
        answers(SECRET, [b""]),
    ]
    assert len({tuple(each) for each in different}) == len(different)


def test_numbers_that_would_favour_small_answers_are_refused() -> None:
    """Three possibilities in four of 2**62 + 2**61: the stream is read on until a number fits."""
    n = 2**62 + 2**61
    limit = 2**64 - 2**64 % n
    chance = SealedChance(SECRET)
    place = 0
    skipped = 0
    for _ in range(40):
        while True:
            salt = hashlib.sha256().digest()
            block = hmac.new(SECRET, salt + f"0:{place}".encode(), hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            place += 1
            if number < limit:
                break
            skipped += 1
        assert chance.below(n) == number % n
    assert skipped > 0


def test_a_commitment_binds_and_does_not_reveal() -> None:
    assert commitment(SECRET) == commitment(SECRET)
    assert commitment(SECRET) != commitment(secret_from_seed(8))
    assert SECRET.hex() not in commitment(SECRET)
    assert len(SECRET) == 32


# --- scripted and recorded -----------------------------------------------------------------------


def test_a_script_answers_as_it_is_written() -> None:
    script = ScriptedChance([(6, 5), (4, 2), (0, 3)])
    assert script.below(6) == 5
    assert script.draw(vec[i64]([1, 1, 2]), 4) == 2
    assert script.below(99) == 3
    script.finish()


def test_a_script_fails_on_any_other_question() -> None:
    with pytest.raises(ScriptError, match="answer 1 is one of 6, but the rules ask for one of 5"):
        ScriptedChance([(6, 5)]).below(5)
    with pytest.raises(ScriptError, match="answer 1 is one of 6, but the rules ask for one of 4"):
        ScriptedChance([(6, 5)]).draw(vec[i64]([2, 2]), 4)
    with pytest.raises(ScriptError, match="all 0 answers are used up"):
        ScriptedChance([]).below(2)


@pytest.mark.parametrize("answer", [-1, 6, 99])
def test_a_script_fails_on_an_answer_that_cannot_be(answer: int) -> None:
    with pytest.raises(ScriptError, match=f"answer 1 is {answer}, not a number below 6"):
        ScriptedChance([(6, answer)]).below(6)


@pytest.mark.parametrize("kind", [-1, 1, 3])
def test_a_script_fails_on_a_draw_that_is_not_in_the_bag(kind: int) -> None:
    with pytest.raises(ScriptError, match=f"draws kind {kind}, which is not in the bag"):
        ScriptedChance([(3, kind)]).draw(vec[i64]([2, 0, 1]), 3)


def test_a_script_fails_when_answers_are_left() -> None:
    script = ScriptedChance([(6, 5), (6, 4)])
    script.below(6)
    with pytest.raises(ScriptError, match="1 of 2 answers were never asked for"):
        script.finish()


@given(st.lists(st.integers(1, 50), max_size=20), st.integers(0, 2**64))
def test_what_was_recorded_can_be_replayed(questions: list[int], seed: int) -> None:
    recorder = RecordingChance(FastChance(seed))
    bag = vec[i64]([1, 0, 2])
    answers = [int(recorder.below(n)) for n in questions] + [int(recorder.draw(bag, 3))]
    assert [asked for asked, _ in recorder.answers] == [*questions, 3]
    script = ScriptedChance(recorder.answers)
    assert [int(script.below(n)) for n in questions] + [int(script.draw(bag, 3))] == answers
    script.finish()


# --- seeds ---------------------------------------------------------------------------------------


def test_every_named_use_of_a_seed_has_a_seed_of_its_own() -> None:
    paths: list[tuple[int | str, ...]] = [(), ("a",), ("b",), ("a", 1), ("a", 2), ("a", "1"), (1,), ("1",)]
    seeds = {stream_seed(seed, *path) for seed in (1, 2) for path in paths}
    assert len(seeds) == 2 * len(paths)
    assert all(0 <= seed < 2**96 for seed in seeds)


def test_named_seeds_are_what_they_always_were() -> None:
    assert stream_seed(7, "bot", 2) == 9689848336308175834069269351


class Loaded(Chance):
    """A source written outside the package."""

    def below(self, n: i64) -> i64:
        return n - 1


def test_a_source_of_ones_own_may_be_used() -> None:
    loaded = RecordingChance(Loaded())
    assert loaded.below(6) == 5
    assert loaded.draw(vec[i64]([1, 1, 0]), 2) == 1
    assert loaded.answers == [(6, 5), (2, 1)]
