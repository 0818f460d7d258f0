"""The schedule is fair: seats, deals and neighbours are shared out evenly."""

from collections import Counter

import pytest

from caravela.kernel.rules import OptionError
from caravela.lab.schedule import Fixture, Schedule

NAMES = ("a", "b", "c", "d", "e", "f")
SHAPES = [(bots, seats, pairs) for bots in range(2, 7) for seats in range(2, 7) for pairs in (False, True)]


def schedule(bots: int, seats: int, pairs: bool = False, seed: int = 1) -> Schedule:
    return Schedule(NAMES[:bots], seats, seed, pairs)


@pytest.mark.parametrize("bots,seats,pairs", SHAPES)
def test_every_bot_of_a_table_has_every_seat_of_a_deal_equally_often(
    bots: int, seats: int, pairs: bool
) -> None:
    plan = schedule(bots, seats, pairs)
    for table, members in enumerate(plan.tables):
        for deal in (0, 1, 5):
            seatings = plan.seatings(table, deal)
            assert len(seatings) == plan.per_deal == len(set(seatings))
            taken = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
            assert set(taken) == {(seat, bot) for seat in range(seats) for bot in members}
            assert len(set(taken.values())) == 1


@pytest.mark.parametrize("bots,seats,pairs", SHAPES)
def test_every_two_bots_meet_equally_often(bots: int, seats: int, pairs: bool) -> None:
    plan = schedule(bots, seats, pairs)
    met = Counter(pair for table in plan.tables for pair in {(x, y) for x in table for y in table if x < y})
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_two_bots_share_a_table_in_every_even_way() -> None:
    assert schedule(2, 2).seatings(0, 0) == [(0, 1), (1, 0)]
    assert len(schedule(2, 4).seatings(0, 0)) == 6
    assert len(schedule(2, 3).seatings(0, 0)) == 6
    assert all(seating.count(0) == 3 for seating in schedule(2, 6).seatings(0, 0))


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = schedule(4, 4)
    after: Counter[tuple[int, int]] = Counter()
    for deal in range(6):
        circle = plan.seatings(0, deal)[0]
        after.update((circle[at - 1], circle[at]) for at in range(4))
    assert set(after.values()) == {2}


def test_all_matches_of_a_deal_are_dealt_alike_and_thought_about_apart() -> None:
    plan = schedule(3, 2)
    jobs = [plan.job(fixture) for fixture in plan.fixtures(2)]
    assert len({job.deal for job in jobs[:6]}) == 1
    assert jobs[0].deal != jobs[6].deal
    assert len({job.thinking for job in jobs}) == len(jobs) == 12
    assert schedule(3, 2, seed=2).job(Fixture(0, 0, 0)).deal != jobs[0].deal


@pytest.mark.parametrize("bots,seats,pairs", SHAPES)
def test_a_match_keeps_its_number_when_more_deals_are_added(bots: int, seats: int, pairs: bool) -> None:
    plan = schedule(bots, seats, pairs)
    few, more = list(plan.fixtures(2)), list(plan.fixtures(3))
    assert more[: len(few)] == few
    assert [plan.number(fixture) for fixture in more] == list(range(len(more)))
    assert [plan.fixture(number) for number in range(len(more))] == more


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert schedule(2, 4).deals(1) == 1
    assert schedule(2, 4).deals(7) == 2
    with pytest.raises(OptionError, match="0 matches"):
        schedule(2, 4).deals(0)


@pytest.mark.parametrize(
    "names,seats,words",
    [(("a",), 2, "two bots"), (("a", "b", "a"), 2, "a is named twice"), (("a", "b"), 1, "1 seats")],
)
def test_what_is_no_arena_is_refused(names: tuple[str, ...], seats: int, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        Schedule(names, seats, 0)
