"""Whatever is asked at the wrong time, by the wrong person or in the wrong words is refused with a code."""

import msgspec
import pytest

from caravela.table.commands import Said
from caravela.table.handlers.chat import Chat, FollowUp
from caravela.table.handlers.choices import Act, BotActs
from caravela.table.handlers.seats import Leave, Sit, StandIn
from caravela.table.handlers.undoing import Confirm, Undo
from caravela.table.table import Table
from tests.table.tables import Play, header
from tests.table.test_plain_path import everything


@pytest.fixture
def play() -> Play:
    return Play(header("amerigo", "ABb"))


def person_turn(play: Play) -> int:
    while play.table.owed()[0].bot:
        play.bot_acts(play.table.owed()[0].seat)
    return play.table.owed()[0].seat


def test_an_old_version_is_stale(play: Play) -> None:
    seat = person_turn(play)
    action = play.legal(seat)[0]
    for version in (play.table.version - 1, play.table.version + 1, -1):
        refusal = play.refused(play.say(Act("k", version, seat, action)))
        assert (refusal.code, refusal.key, refusal.version) == ("stale", "k", play.table.version)


def test_who_comes_second_is_stale(play: Play) -> None:
    """The same wish by another socket of the same person, made for the same version."""
    seat = person_turn(play)
    while not play.table.record.to_confirm():
        version, action = play.table.version, play.legal(seat)[0]
        play.act(seat, action)
        assert play.refused(play.say(Act("k", version, seat, action))).code == "stale"
    assert play.refused(play.say(Act("k", play.table.version, seat, action))).code == "not-now"
    version = play.table.version
    play.do(play.say(Confirm("first", version, seat)))
    assert play.refused(play.say(Confirm("second", version, seat))).code == "stale"
    assert play.refused(play.say(Confirm("third", play.table.version, seat))).code == "not-now"


def test_only_ones_own_seat_is_played(play: Play) -> None:
    seat = person_turn(play)
    action = play.legal(seat)[0]
    wish = Act("k", play.table.version, seat, action)
    for stranger in ("pX", f"p{'BA'[seat]}"):
        assert play.refused(Said(stranger, "X", wish)).code == "not-yours"
    for wrong in (2, 7):
        assert play.refused(Said("pA", "A", Act("k", play.table.version, wrong, action))).code == "not-yours"


def test_somebody_elses_decision_is_refused_with_its_rule(play: Play) -> None:
    seat = person_turn(play)
    refusal = play.refused(play.say(Act("k", play.table.version, 1 - seat, play.legal(seat)[0])))
    assert refusal.code == "not-yours"
    assert refusal.why is not None
    assert refusal.why.rule
    assert refusal.why.reason


def test_an_illegal_action_is_refused_with_its_rule(play: Play) -> None:
    seat = person_turn(play)
    assert play.table.match is not None
    legal = play.legal(seat)
    wrong = next(a.notation for a in play.table.match.rules.space.actions if a.notation not in legal)
    before = everything(play.table)
    refusal = play.refused(play.say(Act("k", play.table.version, seat, wrong)))
    assert refusal.code == "illegal"
    assert refusal.why is not None
    assert refusal.why.rule
    assert refusal.why.reason
    assert play.refused(play.say(Act("k", play.table.version, seat, "fold"))).code == "unknown-action"
    assert everything(play.table) == before


def test_a_bot_plays_bots_seats_only(play: Play) -> None:
    seat = person_turn(play)
    version = play.table.version
    assert play.refused(BotActs(seat, version, play.legal(seat)[0])).code == "not-yours"
    assert play.refused(BotActs(2, version, play.legal(seat)[0])).code == "not-yours"
    assert play.refused(BotActs(2, version - 1, play.legal(seat)[0])).code == "stale"
    assert play.refused(BotActs(9, version, "fold")).code == "not-yours"


def test_nothing_is_played_before_the_start() -> None:
    play = Play(header(seats="A."))
    assert play.refused(play.say(Act("k", 0, 0, "pass"))).code == "not-now"
    assert play.refused(play.say(Undo("k", 0, 0, 1))).code == "not-now"
    assert play.refused(play.say(Confirm("k", 0, 0))).code == "not-now"
    assert play.refused(FollowUp("m2", "k")).code == "not-now"


def test_a_full_table_takes_nobody(play: Play) -> None:
    assert play.refused(Sit("pX", "k", "X")).code == "full"
    assert play.refused(Sit("pX", "k", "X", 0)).code == "full"
    assert play.refused(Sit("pX", "k", "X", 6)).code == "full"
    assert play.refused(Leave("pX", "k")).code == "not-yours"


def test_a_seat_is_handed_over_by_its_own_person(play: Play) -> None:
    assert play.refused(Said("pB", "B", StandIn("k", 0, "mate"))).code == "not-yours"
    assert play.refused(Said("pA", "A", StandIn("k", 1, "mate"))).code == "not-yours"
    assert play.refused(Said("pA", "A", StandIn("k", 0, "god"))).code == "bad-message"
    assert play.refused(Said("pA", "A", StandIn("k", 7, "mate"))).code == "not-yours"
    # The host hands over the seat of somebody who is not there.
    play.do(Said("pA", "A", StandIn("k", 1, "mate"), frozenset({"pB"})))
    assert play.table.shape(0).seats[1].stand_in


def test_an_empty_line_is_no_chat(play: Play) -> None:
    assert play.refused(Said("pA", "A", Chat("k", "   "))).code == "bad-message"


def test_rules_of_another_version_freeze_the_table(play: Play) -> None:
    seat = person_turn(play)
    play.act(seat)
    old = msgspec.structs.replace(play.header, rules_version=play.header.rules_version + 1)
    table = Table.replay(old, play.entries())
    assert table.phase() == table.shape(0).phase == "frozen"
    assert table.owed() == []
    refusal = table.propose(play.say(Act("other", table.version, seat, "pass")), 0)
    assert getattr(refusal, "code", None) == "frozen"
    assert [line.action for line in table.lines(None)] == [line.action for line in play.table.lines(None)]
    assert table.position(0).asked is None
    assert table.deadline() is None
