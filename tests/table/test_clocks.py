"""Clocks: a seat whose time is up is handed to a bot for the decision it owes, and no longer."""

from caravela.table.clocks import DAY_MS, Clocks
from caravela.table.handlers.choices import Act
from caravela.table.handlers.seats import StandIn
from caravela.table.handlers.undoing import Undo
from caravela.table.stored_types import Clock
from tests.table.tables import Play, ack, header
from tests.table.test_plain_path import everything
from tests.table.test_secrets import until_secret

MOVE = Clock("move", 30)


def test_without_clocks_there_is_no_deadline() -> None:
    play = Play(header("amerigo", "AB"))
    assert play.table.deadline() is None
    assert play.table.due(10**12) is None
    assert play.table.shape(0).seats[0].clock_ms is None


def test_a_bot_makes_the_one_decision_that_is_late() -> None:
    play = Play(header("amerigo", "AB", clock=MOVE, auto_confirm=True))
    table = play.table
    seat = table.owed()[0].seat
    assert table.deadline() == play.now + 30_000
    assert table.shape(play.now + 10_000).seats[seat].clock_ms == 20_000
    assert table.due(play.now + 29_999) is None
    play.now += 30_000
    change = table.due(play.now)
    assert change is not None
    play.keep(change)
    assert table.owed()[0].bot
    assert table.deadline() is None
    wish = play.say(Act("k", table.version, seat, play.legal(seat)[0]))
    assert play.refused(wish).code == "not-yours"
    play.bot_acts(seat)
    assert table.lines(None)[-1].by == "clock"
    assert not table.owed()[0].bot
    assert table.deadline() == play.now + 30_000
    assert everything(play.again()) == everything(table)


def test_every_decision_has_its_own_time() -> None:
    play = Play(header("amerigo", "AB", clock=MOVE, auto_confirm=True))
    for _ in range(10):
        play.now += 20_000
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
        assert play.table.deadline() == play.now + 30_000


def test_a_turn_that_is_not_confirmed_in_time_stands() -> None:
    play = Play(header("amerigo", "AB", clock=MOVE))
    for _ in range(300):
        draft = play.table.record.draft
        if draft is not None and draft.to_confirm:
            break
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
    play.now += 30_000
    play.settle()
    assert play.table.record.draft is None
    assert play.table.owed()
    assert not play.table.owed()[0].bot


def test_a_wish_to_undo_does_not_stop_the_clock() -> None:
    play = Play(header("columbus_1492", "AB", clock=MOVE, auto_confirm=True))
    for _ in range(5):
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
    play.do(play.say(Undo("u", play.table.version, 0, 1)))
    assert play.table.position(None).consent is not None
    play.now += 30_000
    play.settle()
    assert play.table.position(None).consent is None


def test_time_that_runs_backwards_gives_nobody_more() -> None:
    play = Play(header("amerigo", "AB", clock=MOVE, auto_confirm=True))
    play.now += 10_000
    seat = play.table.owed()[0].seat
    play.act(seat, play.greedy(seat))
    deadline = play.table.deadline()
    play.now -= 9_000
    seat = play.table.owed()[0].seat
    play.act(seat, play.greedy(seat))
    assert deadline is not None
    assert play.table.deadline() == deadline


def test_going_away_and_coming_back_gives_no_more_time() -> None:
    play = Play(header("amerigo", "AB", clock=MOVE))
    seat = play.table.owed()[0].seat
    deadline = play.table.deadline()
    assert deadline is not None
    play.now += 20_000
    play.do(play.say(StandIn("s", seat, "mate")))
    assert play.table.deadline() is None
    play.do(play.say(StandIn("b", seat, None)))
    assert play.table.deadline() == deadline
    play.now += 10_000
    play.settle()
    assert play.table.owed()[0].bot
    ack(play.table.propose(play.say(StandIn("c", seat, None)), play.now))
    assert play.table.owed()[0].bot


def test_who_choose_at_once_have_a_clock_each() -> None:
    play = Play(header("mundus_novus", "ABC", clock=MOVE))
    owed = until_secret(play)
    deadline = play.table.deadline()
    play.now += 10_000
    play.act(owed[0].seat)
    assert play.table.deadline() == deadline
    play.now += 20_000
    play.settle()
    assert {each.seat for each in play.table.owed() if each.bot} == {each.seat for each in owed[1:]}


def test_a_daily_budget_is_full_again_the_next_day() -> None:
    clocks = Clocks(Clock("daily", 600), 2)
    clocks.start(0)
    clocks.run([0], [0], 0)
    assert clocks.ends() == {0: 600_000}
    clocks.run([1], [], 400_000)
    assert clocks.left(0, 10**6) == 200_000
    clocks.run([0], [], 500_000)
    assert clocks.ends() == {0: 700_000}
    clocks.run([1], [], 600_000)
    assert clocks.left(0, 600_000) == 100_000
    clocks.run([0], [], DAY_MS + 5)
    assert clocks.left(0, DAY_MS + 5) == 600_000


def test_a_daily_budget_that_reaches_over_midnight_goes_on_with_the_new_one() -> None:
    clocks = Clocks(Clock("daily", 600), 1)
    clocks.start(0)
    clocks.run([0], [], DAY_MS - 100_000)
    assert clocks.ends() == {0: DAY_MS + 600_000}
    assert clocks.left(0, DAY_MS + 100_000) == 500_000
    clocks.run([0], [], DAY_MS + 100_000)
    assert clocks.ends() == {0: DAY_MS + 600_000}


def test_a_budget_of_a_whole_day_never_runs_out() -> None:
    clocks = Clocks(Clock("daily", 86_400), 1)
    clocks.start(0)
    clocks.run([0], [], 5_000)
    assert clocks.ends() == {}


def test_a_match_clock_runs_over_all_turns_and_gains_its_increment() -> None:
    clocks = Clocks(Clock("match", 600, 15), 2)
    clocks.start(0)
    clocks.run([0], [0], 0)
    assert clocks.left(0, 10_000) == 605_000
    clocks.run([1], [1], 10_000)
    assert (clocks.left(0, 50_000), clocks.left(1, 50_000)) == (605_000, 575_000)
    clocks.run([1], [1], 60_000)
    assert clocks.left(1, 60_000) == 565_000, "a second decision of the same turn brings nothing"
    clocks.run([0], [0], 70_000)
    assert clocks.left(0, 70_000) == 620_000
    assert clocks.ends() == {0: 690_000}


def test_asking_for_an_undo_gains_no_time() -> None:
    clocks = Clocks(Clock("match", 600, 15), 2)
    clocks.start(0)
    clocks.run([0], [0], 0)
    clocks.run([1], [], 10_000)
    clocks.run([0], [], 20_000)
    assert clocks.left(0, 20_000) == 605_000
