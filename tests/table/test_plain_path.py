"""The plain path: a table is made, filled, started and played to its end, and its entries tell it all again."""

import msgspec
import pytest

from caravela.games import game, games
from caravela.kernel.chance import commitment
from caravela.kernel.rules import OptionError
from caravela.server.table_messages import welcome
from caravela.table.handlers.choices import Act
from caravela.table.handlers.seats import Sit
from caravela.table.handlers.undoing import Confirm, Undo
from caravela.table.table import Table
from caravela.table.viewer_positions import NO_VIEW
from tests.table.tables import SECRET, Play, ack, header

GAMES = list(games())


def play_out(play: Play, most: int = 5000) -> None:
    """Everybody plays quickly and confirms at once."""
    for _ in range(most):
        table = play.table
        if table.phase() == "over":
            return
        draft = table.record.draft
        if draft is not None and draft.to_confirm:
            play.do(play.say(Confirm(play.key(), table.version, draft.seat)))
            continue
        owed = table.owed()[0]
        if owed.bot:
            play.bot_acts(owed.seat, play.greedy(owed.seat))
        else:
            play.act(owed.seat, play.greedy(owed.seat))
    raise AssertionError("the match does not end")


def everything(table: Table) -> bytes:
    """All that anybody is ever shown of a table."""
    viewers = [*range(len(table.header.seats)), None]
    return msgspec.json.encode(
        [
            [welcome(table, "pA", viewer, 10**7) for viewer in viewers],
            table.owed(),
            table.deadline(),
            table.index,
        ]
    )


@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_played_to_its_end_and_told_again(key: str) -> None:
    seats = "AbBb"[: max(3, game(key).least_seats)]
    play = Play(header(key, seats))
    assert play.table.phase() == "playing"
    play_out(play)
    shape = play.table.shape(0)
    assert shape.phase == "over"
    assert shape.secret == SECRET
    assert play.table.position(None).outcome is not None
    assert play.table.owed() == []
    assert everything(play.again()) == everything(play.table)


def test_a_table_gathers_until_no_seat_is_free() -> None:
    play = Play(header(seats="A.b"))
    table = play.table
    assert table.phase() == "gathering"
    assert table.position(None).view is NO_VIEW
    assert table.shape(0).commitment == commitment(bytes.fromhex(SECRET))
    assert table.shape(0).secret is None
    play.do(Sit("pB", "k", "Berta", nonce="beef"))
    assert table.seats_of("pB") == [1]
    play.settle()
    assert table.phase() == "playing"
    assert table.match is not None
    assert table.match.nonces == [b"A", bytes.fromhex("beef")]
    assert table.position(None).at == 1


def test_another_nonce_is_another_match() -> None:
    digests = set()
    for nonce in ("aa", "bb"):
        play = Play(header(seats="A."))
        play.do(Sit("pB", "k", "B", nonce=nonce))
        play.settle()
        assert play.table.match is not None
        digests.add(play.table.match.state.digest())
    assert len(digests) == 2


def test_a_table_that_the_game_does_not_take_is_refused() -> None:
    with pytest.raises(OptionError):
        Table.new(header(seats="ABCDEFGH"))


def test_the_same_key_twice_is_one_action() -> None:
    play = Play(header("amerigo", "AB"))
    seat = play.table.owed()[0].seat
    wish = play.say(Act("once", play.table.version, seat, play.legal(seat)[0]))
    play.do(wish)
    version = play.table.version
    assert ack(play.table.propose(wish, play.now)).version == version
    assert ack(play.again().propose(wish, play.now)).version == version
    play.do(play.say(Undo("other", version, seat, 1)))
    assert ack(play.table.propose(wish, play.now)).version == version


def test_a_change_is_applied_only_after_the_one_before_it() -> None:
    play = Play(header(seats="A."))
    change = play.table.propose(Sit("pB", "k", "B"), 0)
    other = play.table.propose(Sit("pC", "k", "C"), 0)
    play.table.apply(change)  # type: ignore[arg-type]  # it is a change
    with pytest.raises(ValueError, match="does not follow"):
        play.table.apply(other)  # type: ignore[arg-type]  # it is a change
