"""People come, go, hand their seats to bots and take them back; they chat, and play again."""

from caravela.server.table_messages import welcome
from caravela.table.commands import Accepted, Said
from caravela.table.handlers.chat import Chat, FollowUp
from caravela.table.handlers.choices import Act
from caravela.table.handlers.seats import Leave, Sit, StandIn, TransferGuest
from caravela.table.handlers.undoing import Confirm, Undo
from caravela.table.header import decode_header, encode_header
from caravela.table.presence import Presence
from caravela.table.proposing import Change
from caravela.table.table import chat_shape
from tests.table.tables import Play, ack, header
from tests.table.test_plain_path import everything, play_out


def test_the_host_fills_open_seats_with_bots_and_clears_them() -> None:
    play = Play(header(seats="A..", auto_confirm=True))
    play.do(Said("pA", "A", StandIn("1", 1, "captain")))
    assert play.table.shape(0).seats[1].role == "bot"
    assert play.table.shape(0).seats[1].level == "captain"
    play.do(Said("pA", "A", StandIn("2", 1, None)))
    assert play.table.shape(0).seats[1].role == "open"
    play.do(Said("pA", "A", StandIn("3", 1, "mate")))
    play.do(Said("pA", "A", StandIn("4", 2, "mate")))
    play.settle()
    assert play.table.phase() == "playing"


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    play = Play(header(seats="A.."))
    play.do(Sit("pB", "k", "B", 2))
    play.do(Leave("pB", "l"))
    assert play.table.seats_of("pB") == []
    assert play.table.shape(0).seats[2].role == "open"
    assert play.table.shape(0).seats[2].name == ""


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    play = Play(header("amerigo", "AB"))
    table = play.table
    seat = table.owed()[0].seat
    person = f"p{'AB'[seat]}"
    old = table.version
    play.do(Leave(person, "gone"))
    shape = table.shape(0, Presence(frozenset({person}))).seats[seat]
    assert (shape.role, shape.stand_in, shape.level, shape.name) == ("person", True, "mate", "AB"[seat])
    assert table.owed()[0].bot
    assert table.position(seat).asked is None
    wish = Said(person, "", Act("k", table.version, seat, play.legal(seat)[0]))
    assert play.refused(wish).code == "not-yours"
    play.bot_acts(seat)
    play.do(Sit(person, "back", "again"))
    assert not table.shape(0).seats[seat].stand_in
    assert ack(table.propose(Sit(person, "back2", "again"), 0)).version == table.version > old
    assert everything(play.again()) == everything(table)


def test_a_handed_over_turn_stands() -> None:
    play = Play(header("amerigo", "AB"))
    for _ in range(300):
        draft = play.table.record.draft
        if draft is not None and draft.to_confirm:
            break
        seat = play.table.owed()[0].seat
        play.act(seat, play.greedy(seat))
    assert draft is not None
    play.do(play.say(StandIn("s", draft.seat, "mate")))
    assert play.table.record.draft is None
    assert play.table.owed()


def test_a_late_wish_of_another_survives_somebody_leaving() -> None:
    play = Play(header("amerigo", "AB"))
    seat = play.table.owed()[0].seat
    wish = play.say(Act("k", play.table.version, seat, play.legal(seat)[0]))
    play.do(Leave(f"p{'AB'[1 - seat]}", "gone"))
    assert isinstance(play.table.propose(wish, play.now), Change)


def test_chat_has_numbers_names_and_seats() -> None:
    play = Play(header(seats="AB"))
    version = play.table.version
    first = play.do(Said("pB", "somebody", Chat("1", " hello "))).chat
    second = play.do(Said("pX", "Watcher", Chat("1", "hi"))).chat
    assert first is not None
    assert second is not None
    assert (first.number, first.name, first.seat, first.text) == (0, "B", 1, "hello")
    assert (second.number, second.name, second.seat) == (1, "Watcher", None)
    assert play.table.version == version
    assert welcome(play.table, "pX", None, 0).chat == [chat_shape(first), chat_shape(second)]
    for number in range(300):
        play.do(Said("pX", "Watcher", Chat(f"n{number}", "again")))
    assert [line.number for line in play.table.record.chat] == list(range(102, 302))


def test_a_rematch_has_the_same_people_one_seat_further() -> None:
    play = Play(header("columbus_1492", "Abb"))
    play_out(play)
    new = play.table.rematch_header("m2", b"s" * 32, "CODE2", 5, {"pA": "0abc"})
    assert [seat.name for seat in new.seats] == ["Bot", "A", "Bot"]
    assert new.seats[1].nonce == "0abc"
    assert play.table.rematch_header("m3", bytes(32), "CODE3", 5, {}).seats[1].nonce == "", (
        "none is used twice"
    )
    assert new.secret != play.header.secret
    assert decode_header(encode_header(new)) == new
    assert Play(new).table.phase() == "playing"
    play.do(FollowUp("m2", "r"))
    assert play.table.shape(0).rematch == "m2"
    ack(play.table.propose(FollowUp("m3", "r3"), 0))
    assert play.table.shape(0).rematch == "m2"


def test_what_was_a_guests_is_the_accounts() -> None:
    play = Play(header("amerigo", "ABb"))
    wish = TransferGuest("pA", "pX")
    play.do(wish)
    play.do(TransferGuest("pB", "pX"))
    assert play.table.seats_of("pA") == play.table.seats_of("pB") == []
    assert play.table.seats_of("pX") == [0, 1]
    assert play.table.record.host == "pX"
    assert isinstance(play.table.propose(wish, play.now), Accepted)
    assert isinstance(play.table.propose(TransferGuest("pQ", "pX"), play.now), Accepted)
    assert everything(play.again()) == everything(play.table)
    child = play.table.rematch_header("m2", bytes(32), "CODE2", 1, {})
    assert child.host == "pX"


def test_who_turns_out_to_be_one_person_is_not_asked_for_consent() -> None:
    play = Play(header("columbus_1492", "AB"))
    seat = play.table.owed()[0].seat
    while play.table.record.at() < 12:
        owed = play.table.owed()
        if not owed:
            play.do(play.say(Confirm(play.key(), play.table.version, seat)))
            continue
        seat = owed[0].seat
        play.act(seat)
    asker = 1 - seat
    play.do(play.say(Undo(play.key(), play.table.version, asker, 2)))
    assert play.table.position(None).consent is not None
    play.do(TransferGuest("pA", "pB"))
    assert play.table.position(None).consent is None
    assert play.table.record.at() == 2
    assert everything(play.again()) == everything(play.table)


def test_the_seat_of_somebody_who_is_away_is_handed_over_by_whoever_arranges_the_table() -> None:
    play = Play(header("amerigo", "ABC"))
    gone = frozenset({"pC"})
    assert play.table.shape(0, Presence(frozenset({"pA", "pB"}))).arrangers == [0]
    wish = StandIn("s", 2, "mate")
    assert play.refused(Said("pB", "B", wish, gone)).code == "not-yours", "the host is there"
    assert play.refused(Said("pA", "A", wish)).code == "not-yours", "C is there"
    play.do(Said("pA", "A", wish, gone))
    assert play.table.shape(0).seats[2].stand_in
    # A person who returns takes the seat back; nobody else can do it.
    assert play.refused(Said("pA", "A", StandIn("b", 2, None), gone)).code == "not-yours"
    play.do(Said("pC", "C", StandIn("b", 2, None)))
    assert not play.table.shape(0).seats[2].stand_in


def test_others_arrange_a_running_match_while_its_host_is_away() -> None:
    play = Play(header("amerigo", "ABC"))
    both = frozenset({"pA", "pC"})
    assert play.table.shape(0, Presence(frozenset({"pB"}))).arrangers == [0, 1, 2]
    assert play.refused(Said("pX", "X", StandIn("x", 2, "mate"), both)).code == "not-yours"
    play.do(Said("pB", "B", StandIn("a", 0, "mate"), both))
    play.do(Said("pB", "B", StandIn("c", 2, "mate"), both))
    assert [seat.stand_in for seat in play.table.shape(0).seats] == [True, False, True]


def test_a_gathering_table_is_its_hosts_until_the_host_has_no_seat() -> None:
    play = Play(header(seats="AB."))
    away = frozenset({"pA"})
    assert play.table.shape(0, Presence(frozenset({"pB"}))).arrangers == [0]
    assert play.refused(Said("pB", "B", StandIn("s", 2, "mate"), away)).code == "not-yours"
    play.do(Leave("pA", "l"))
    assert play.table.shape(0, Presence(frozenset({"pB"}))).arrangers == [1]
    play.do(Said("pB", "B", StandIn("t", 2, "mate"), away))
    assert play.table.shape(0).seats[2].role == "bot"
