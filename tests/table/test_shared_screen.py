"""One person plays several seats at one screen: public decisions need no seat's own view, and a PIN protects it."""

import msgspec

from caravela.table import access
from caravela.table.handlers.seats import SetPin
from caravela.table.snapshots import resumed, sealed, written
from caravela.table.table import Table
from tests.table.tables import Play, header
from tests.table.test_secrets import confirmed

PUBLIC = {"take", "place", "first", "master", "split", "load"}


def choose_greedily(play: Play, steps: int) -> list[tuple[str, bool]]:
    """Play on. Return each question with whether a spectator's position asked it too."""
    found: list[tuple[str, bool]] = []
    for _ in range(steps):
        confirmed(play)
        decision = next(each for each in play.table.record.decisions() if each.owed)
        asked = play.table.position(None).asked
        if asked is not None:
            own = play.table.position(asked.seat).asked
            assert msgspec.json.encode(asked) == msgspec.json.encode(own)
        found.append((decision.question, asked is not None))
        play.act(decision.seat, play.greedy(decision.seat))
    return found


def test_public_decisions_are_asked_at_a_shared_screen_without_a_seats_view() -> None:
    found = choose_greedily(Play(header("mundus_novus", "AAA")), 120)
    assert {question for question, asked in found if asked} >= {"take", "place", "first"}
    assert all(asked == (question in PUBLIC) for question, asked in found)


def test_a_spectator_is_not_asked_where_each_person_has_a_screen() -> None:
    assert not any(asked for _, asked in choose_greedily(Play(header("mundus_novus", "ABC")), 60))


def pinned(play: Play, table: Table | None = None) -> str:
    return (table or play.table).shape(play.now).seats[1].pin


def test_a_pin_opens_its_own_seat_only_and_survives_a_restart() -> None:
    play = Play(header("mundus_novus", "AAb"))
    play.do(play.say(SetPin("p", 1, "2468")))
    body = sealed(written(play.table), play.header, play.kept)
    snapshot = resumed(play.header, play.kept, len(play.kept), body)
    assert snapshot is not None
    for table in (play.table, play.again(), snapshot):
        assert pinned(play, table) == "set"
        assert access.pin_opens(table.record, 1, "2468")
        assert not any(access.pin_opens(table.record, 1, wrong) for wrong in ("", "2469", "24680"))
        assert access.pin_opens(table.record, 0, "")
        assert access.pin_opens(table.record, None, "")
    assert b"2468" not in b"".join(play.kept)


def test_a_pin_is_replaced_only_after_all_could_see_that_it_was_removed() -> None:
    play = Play(header("mundus_novus", "AAb"))
    assert pinned(play) == "none"
    assert play.refused(play.say(SetPin("p", 1, ""))).code == "not-now"
    play.do(play.say(SetPin("p", 1, "2468")))
    assert play.refused(play.say(SetPin("q", 1, "1357"))).code == "not-now"
    play.do(play.say(SetPin("r", 1, "")))
    assert pinned(play) == "removed"
    assert access.pin_opens(play.table.record, 1, "")
    play.do(play.say(SetPin("s", 1, "1357")))
    assert pinned(play) == "set"


def test_only_seats_of_a_shared_screen_have_pins() -> None:
    play = Play(header("mundus_novus", "ABb"))
    assert play.refused(play.say(SetPin("p", 0, "2468"))).code == "not-now"
    assert play.refused(play.say(SetPin("q", 0, "2468"), "pB")).code == "not-yours"


def test_no_new_match_starts_from_a_position_with_a_protected_seat() -> None:
    play = Play(header("mundus_novus", "AAb"))
    assert play.table.origin("pA", 0) is not None
    play.do(play.say(SetPin("p", 1, "2468")))
    assert play.table.origin("pA", 0) is None
