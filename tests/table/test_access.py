"""Who may see and do what: the host, a player, a spectator with or without a watch link, before and after the end."""

import msgspec
import pytest

from caravela.table import access
from caravela.table.handlers.seats import Resign, SetPin
from caravela.table.record import Record
from tests.table.tables import Play, header

HOST, PLAYER, STRANGER, VISITOR = "pA", "pB", "pX", ""


@pytest.fixture
def record() -> Record:
    return Play(header("mundus_novus", "AB")).table.record


@pytest.fixture
def over() -> Record:
    play = Play(header("mundus_novus", "AB"))
    play.do(play.say(Resign("r", 1)))
    return play.table.record


def test_a_private_table_opens_for_its_people_and_with_its_watch_link(record: Record) -> None:
    for person, opens in {HOST: True, PLAYER: True, STRANGER: False, VISITOR: False}.items():
        assert access.may_open_table(record, person) == opens
        assert access.may_know_code(record, person) == opens
        assert access.may_open_table(record, person, watch_link=True)


def test_a_public_table_opens_for_everybody() -> None:
    record = Play(msgspec.structs.replace(header("mundus_novus", "AB"), public=True)).table.record
    assert all(access.may_know_code(record, person) for person in (HOST, PLAYER, STRANGER, VISITOR))


def test_a_running_match_is_seen_from_ones_own_seat(record: Record) -> None:
    assert [access.may_view_seat(record, PLAYER, seat) for seat in (None, 0, 1, 2)] == [
        True,
        False,
        True,
        False,
    ]
    assert access.may_ask_for_seat(record, PLAYER, 1, 1)
    assert not access.may_ask_for_seat(record, PLAYER, None, 1)
    assert not access.may_ask_for_seat(record, VISITOR, 1, 1)
    assert [access.export_seat(record, person) for person in (HOST, PLAYER, STRANGER, VISITOR)] == [
        0,
        1,
        None,
        None,
    ]
    assert not access.may_export_all(record)
    assert not access.may_start_from(record, HOST)


def test_a_finished_match_is_seen_from_every_seat(over: Record) -> None:
    for person in (HOST, STRANGER, VISITOR):
        assert [access.may_view_seat(over, person, seat) for seat in (None, 0, 1, 2)] == [
            True,
            True,
            True,
            False,
        ]
        assert access.may_view_past(over, person, None, 0, 0)
        assert access.may_start_from(over, person)
    assert access.may_export_all(over)


def test_another_seat_of_ones_own_has_no_past_before_one_looks_from_it() -> None:
    play = Play(header("mundus_novus", "AAb"))
    play.do(play.say(SetPin("p", 1, "2468")))
    record = play.table.record
    assert access.may_view_past(record, HOST, 0, 0, 0)
    assert access.may_view_past(record, HOST, 0, None, 0)
    assert not access.may_view_past(record, HOST, 0, 1, 0)
    assert access.may_view_past(record, HOST, 1, 1, 0)
    assert access.export_seat(record, HOST) is None
