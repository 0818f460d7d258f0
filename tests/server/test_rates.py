"""Rate limits: how much passes, when it passes again, and that memory and work stay bounded."""

import pytest

from caravela.server.networks import UNKNOWN, network_of
from caravela.server.rates import SWEPT_PER_CALL, Bucket, Rates, parse_rate
from caravela.server.responses import Failed

RATE = "600/minute"


class HandClock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 5_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def rates(clock: HandClock) -> Rates:
    return Rates(clock, most_callers=1000)


@pytest.mark.parametrize("rate, amount", [("3/second", 3), (RATE, 600), ("20/hour", 20), ("7/day", 7)])
def test_a_rate_allows_its_amount_at_once_and_refills_evenly(
    rates: Rates, clock: HandClock, rate: str, amount: int
) -> None:
    step = parse_rate(rate).seconds / amount
    assert [rates.allows(rate, "a", "x") for _ in range(amount + 5)] == [True] * amount + [False] * 5
    clock.now += step * 0.9
    assert not rates.allows(rate, "a", "x")
    clock.now += step * 0.2
    assert [rates.allows(rate, "a", "x") for _ in range(3)] == [True, False, False]
    clock.now += parse_rate(rate).seconds
    assert sum(rates.allows(rate, "a", "x") for _ in range(amount + 5)) == amount


def test_callers_and_kinds_are_counted_apart(rates: Rates) -> None:
    assert rates.allows("1/minute", "a", "x")
    assert not rates.allows("1/minute", "a", "x")
    assert rates.allows("1/minute", "a", "y")
    assert rates.allows("1/minute", "b", "x")


def test_asking_whether_nothing_is_left_counts_nothing(rates: Rates) -> None:
    assert not any(rates.spent("1/minute", "a", "x") for _ in range(5))
    assert len(rates) == 0
    rates.check("1/minute", "a", "x")
    assert rates.spent("1/minute", "a", "x")


def test_a_refusal_says_when_to_try_again(rates: Rates, clock: HandClock) -> None:
    for _ in range(20):
        rates.check("20/hour", "failures", "ana")
    with pytest.raises(Failed) as failed:
        rates.check("20/hour", "failures", "ana")
    assert failed.value.code == "too-fast"
    assert failed.value.again_after == 180
    clock.now += failed.value.again_after
    rates.check("20/hour", "failures", "ana")


def test_the_number_of_entries_is_bounded(rates: Rates) -> None:
    for number in range(5000):
        assert rates.allows(RATE, "requests", str(number))
    assert len(rates) == 1000


def test_a_flood_of_one_kind_does_not_evict_another_kind(rates: Rates) -> None:
    rates.check("1/hour", "failures", "ana")
    for number in range(5000):
        rates.allows(RATE, "requests", str(number))
    assert rates.spent("1/hour", "failures", "ana")


def test_expired_entries_go_away_as_calls_come(rates: Rates, clock: HandClock) -> None:
    for number in range(1000):
        rates.allows(RATE, "requests", str(number))
    clock.now += 1.0
    for _ in range(1000 // SWEPT_PER_CALL):
        rates.allows(RATE, "requests", "visitor")
    assert len(rates) == 1


def test_entries_in_force_survive_the_sweep(rates: Rates) -> None:
    for number in range(100):
        rates.check("1/hour", "failures", str(number))
    for _ in range(100):
        rates.allows("1/hour", "failures", "0")
    assert len(rates) == 100
    assert all(rates.spent("1/hour", "failures", str(number)) for number in range(100))


def test_a_socket_has_a_bucket_of_its_own(clock: HandClock) -> None:
    bucket = Bucket("40/second", clock)
    assert sum(bucket.take() for _ in range(60)) == 40
    clock.now += 0.1
    assert sum(bucket.take() for _ in range(60)) == 4


@pytest.mark.parametrize(
    "text", ["", "600", "0/minute", "-1/minute", "6/week", "x/minute", "1.5/second", "²/day"]
)
def test_what_is_no_rate_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a rate; write it like 600/minute"):
        parse_rate(text)


@pytest.mark.parametrize(
    "address, network",
    [
        ("198.51.100.1", "198.51.100.1"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", UNKNOWN),
        ("198.51.100.1:80", UNKNOWN),
        ("x" * 10_000, UNKNOWN),
    ],
)
def test_addresses_are_counted_by_network(address: str, network: str) -> None:
    assert network_of(address) == network
