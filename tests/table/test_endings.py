"""People end a match early: they resign, or agree to abandon it. Some tables may be deleted."""

import pytest

from caravela.match import Match
from caravela.table.commands import Accepted, Said
from caravela.table.endings import ranked_last
from caravela.table.handlers.chat import FollowUp
from caravela.table.handlers.choices import Act
from caravela.table.handlers.seats import Leave, Resign, Sit, StandIn
from caravela.table.handlers.undoing import Abandon, Agree
from caravela.table.snapshots import resumed, sealed, written
from tests.table.tables import Play, ack, header
from tests.table.test_plain_path import everything, play_out


def resign(play: Play, seat: int) -> None:
    play.do(play.say(Resign(play.key(), seat)))


def abandon(play: Play, seat: int) -> None:
    play.do(play.say(Abandon(play.key(), seat)))


def answer(play: Play, seat: int, agree: bool) -> None:
    play.do(play.say(Agree(play.key(), play.table.version, seat, agree)))


def again(play: Play) -> None:
    """The log and a snapshot both tell the same table."""
    assert everything(play.again()) == everything(play.table)
    data = sealed(written(play.table), play.header, play.kept)
    found = resumed(play.header, play.kept, len(play.kept), data)
    assert found is not None
    assert everything(found) == everything(play.table)


def test_with_two_players_the_other_wins_at_once() -> None:
    play = Play(header("amerigo", "AB"))
    effects = play.do(play.say(Resign("r", 1)))
    assert effects.over
    assert play.table.phase() == "over"
    outcome = play.table.position(None).outcome
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ([1, 2], [], "resigned")
    assert play.table.position(None).waiting == []
    assert play.table.owed() == []
    assert play.table.shape(0).secret is not None
    again(play)


def test_with_more_players_a_bot_plays_on_and_the_seat_is_ranked_last() -> None:
    play = Play(header("columbus_1492", "ABC", auto_confirm=True))
    resign(play, 1)
    assert play.table.phase() == "playing"
    seat = play.table.shape(0).seats[1]
    assert (seat.stand_in, seat.resigned, seat.level) == (True, True, "mate")
    play_out(play)
    outcome = play.table.position(None).outcome
    assert outcome is not None
    assert outcome.places[1] == 3
    assert sorted(outcome.places)[0] == 1
    assert outcome.scores
    again(play)


def test_later_resignations_rank_higher_and_the_last_seat_wins() -> None:
    play = Play(header("amerigo", "ABCD"))
    for seat in (2, 0, 3):
        resign(play, seat)
    outcome = play.table.position(None).outcome
    assert outcome is not None
    assert outcome.places == [3, 1, 4, 2]
    again(play)


def test_places_of_the_others_close_up() -> None:
    play = Play(header("columbus_1492", "Abb"))
    play_out(play)
    outcome = play.table.record.outcome()
    assert outcome is not None
    outcome.places = [1, 2, 2]
    assert ranked_last(outcome, [0]).places == [3, 1, 1]
    assert ranked_last(outcome, [1]).places == [1, 3, 2]
    assert ranked_last(outcome, []) is outcome


def test_who_resigned_has_no_say_and_does_not_come_back() -> None:
    play = Play(header("amerigo", "ABC"))
    resign(play, 1)
    version = play.table.version
    assert play.refused(play.say(Resign("again", 1))).code == "resigned"
    assert play.refused(Said("pB", "B", StandIn("back", 1, None))).code == "resigned"
    assert play.refused(Said("pB", "B", StandIn("other", 1, "admiral"))).code == "resigned"
    assert ack(play.table.propose(Sit("pB", "sit", "B"), play.now)).version == version
    seat = play.table.owed()[0].seat
    if seat == 1:
        play.bot_acts(1)
    assert play.refused(Said("pB", "B", Act("k", play.table.version, 1, "pass"))).code == "not-yours"
    assert play.refused(Said("pB", "B", Abandon("a", 1))).code == "not-yours"
    abandon(play, 0)
    consent = play.table.position(None).consent
    assert consent is not None
    assert consent.awaited == [2]


def test_a_resignation_is_refused_to_others_and_to_somebody_alone() -> None:
    alone = Play(header("amerigo", "Abb"))
    assert alone.refused(alone.say(Resign("r", 0))).code == "alone"
    play = Play(header("amerigo", "AB"))
    assert play.refused(Said("pA", "A", Resign("r", 1))).code == "not-yours"
    resign(play, 0)
    assert play.refused(Said("pB", "B", Resign("r", 1))).code == "not-now"
    assert Play(header("amerigo", "A.")).refused(Said("pA", "A", Resign("r", 0))).code == "not-now"


def test_a_match_is_abandoned_when_everybody_agrees() -> None:
    play = Play(header("amerigo", "ABCb"))
    abandon(play, 0)
    consent = play.table.position(1).consent
    assert consent is not None
    assert (consent.wish, consent.by, consent.awaited) == ("abandon", 0, [1, 2])
    assert play.refused(play.say(Abandon("x", 1))).code == "not-now"
    answer(play, 1, True)
    assert play.table.phase() == "playing"
    answer(play, 2, True)
    assert play.table.phase() == "over"
    outcome = play.table.position(None).outcome
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ([], [], "abandoned")
    assert play.table.position(None).consent is None
    again(play)


def test_one_refusal_is_enough_and_the_match_goes_on() -> None:
    play = Play(header("amerigo", "ABC"))
    abandon(play, 0)
    answer(play, 2, False)
    assert play.table.position(None).consent is None
    assert play.table.phase() == "playing"
    assert play.table.owed()
    abandon(play, 0)
    answer(play, 0, False)
    assert play.table.position(None).consent is None
    again(play)


def test_who_leaves_meanwhile_is_not_asked_any_more() -> None:
    play = Play(header("amerigo", "AB"))
    abandon(play, 0)
    play.do(Leave("pB", "gone"))
    assert play.table.phase() == "over"
    again(play)


@pytest.mark.parametrize("end", ["resigned", "abandoned"])
def test_the_export_says_how_it_ended_and_is_played_again(end: str) -> None:
    play = Play(header("amerigo", "AB"))
    play.act(play.table.owed()[0].seat)
    if end == "resigned":
        resign(play, 0)
    else:
        abandon(play, 0)
        answer(play, 1, True)
    document = play.table.document()
    assert document is not None
    assert document["ended"] == {"how": end, "resigned": ["A"] if end == "resigned" else []}
    assert Match.from_document(document).at == play.table.record.at()


def test_a_table_is_deleted_by_its_maker_or_by_somebody_alone() -> None:
    gathering = Play(header("amerigo", "A.B"), start=False).table
    assert gathering.may_delete("pA")
    assert not gathering.may_delete("pB")
    alone = Play(header("amerigo", "Abb")).table
    assert alone.may_delete("pA")
    assert not alone.may_delete("pX")
    together = Play(header("amerigo", "AB"))
    assert not together.table.may_delete("pA")
    resign(together, 1)
    assert not together.table.may_delete("pA"), "the result is the other's too"
    agreed = Play(header("amerigo", "AB"))
    abandon(agreed, 1)
    answer(agreed, 0, True)
    assert agreed.table.may_delete("pA")
    assert not agreed.table.may_delete("pB")


def test_a_deleted_rematch_is_followed_by_another() -> None:
    play = Play(header("columbus_1492", "Abb"))
    play_out(play)
    play.do(FollowUp("m2", "rematch"))
    assert isinstance(play.table.propose(FollowUp("m3", "other"), play.now), Accepted)
    play.do(FollowUp("m3", "rematch after m2", "m2"))
    assert play.table.shape(0).rematch == "m3"
    assert isinstance(play.table.propose(FollowUp("m4", "late", "m2"), play.now), Accepted)
    again(play)
