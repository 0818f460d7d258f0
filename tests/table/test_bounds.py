"""Nobody makes a match grow without end, or undoes what somebody played who is away for a moment."""

import pytest

from caravela.server.table_messages import welcome
from caravela.table import record
from caravela.table.commands import Said
from caravela.table.handlers import base, chat
from caravela.table.handlers.chat import Chat
from caravela.table.handlers.choices import Act
from caravela.table.handlers.seats import Leave, Sit, StandIn
from caravela.table.handlers.undoing import Agree, Undo
from caravela.table.snapshots import resumed, sealed, written
from tests.table.tables import Play, header
from tests.table.test_drafts import owing, undo, until_confirm, until_free
from tests.table.test_plain_path import everything

AWAY = frozenset({"pB"})


def played(steps: int = 30) -> Play:
    """Two people, in the middle of a match."""
    play = Play(header("columbus_1492", "AB", auto_confirm=True))
    for _ in range(steps):
        seat = owing(play)
        play.act(seat, play.legal(seat)[0])
    return play


def wish_to_undo(play: Play, back_to: int) -> Said:
    return Said("pA", "A", Undo(play.key(), play.table.version, 0, back_to))


def hand_over(play: Play, level: str = "random") -> Said:
    return Said("pA", "A", StandIn(play.key(), 1, level), AWAY)


def test_a_stand_in_does_not_agree_for_the_person_it_replaces() -> None:
    play = played()
    handed_at = play.table.record.at()
    play.do(hand_over(play))
    refused = play.refused(wish_to_undo(play, handed_at - 10))
    assert refused.code == "needs-absent"
    assert play.table.record.at() == handed_at
    play.do(Sit("pB", "back", "B"))
    play.do(wish_to_undo(play, handed_at - 10))
    assert play.table.record.at() == handed_at
    assert play.table.record.asking is not None
    assert play.table.record.asking.awaited == [1]


def test_a_second_hand_over_does_not_move_the_first() -> None:
    play = played()
    handed_at = play.table.record.at()
    play.do(hand_over(play))
    while owing(play) != 1:
        play.act(0)
    play.bot_acts(1)
    play.do(hand_over(play, "mate"))
    assert play.table.record.seating[1].handed_at == handed_at


def test_what_came_after_the_hand_over_is_undone_without_the_absent() -> None:
    play = played()
    handed_at = play.table.record.at()
    play.do(Leave("pB", "gone"))
    for _ in range(12):
        seat = owing(play)
        if seat == 1:
            play.bot_acts(1)
        else:
            play.act(0)
    play.do(wish_to_undo(play, handed_at))
    assert play.table.record.at() == handed_at
    assert everything(play.again()) == everything(play.table)


def test_somebody_who_is_asked_keeps_their_say_while_they_are_away() -> None:
    play = played()
    at = play.table.record.at()
    play.do(wish_to_undo(play, at - 10))
    assert play.refused(hand_over(play)).code == "needs-absent"
    assert play.table.record.at() == at
    play.do(Said("pA", "A", Agree(play.key(), play.table.version, 0, False)))
    play.do(hand_over(play))
    assert play.refused(wish_to_undo(play, at - 10)).code == "needs-absent"


def test_a_snapshot_knows_when_a_seat_was_handed_over() -> None:
    play = played()
    play.do(hand_over(play))
    play.do(Said("pA", "A", Chat("c", "hello")))
    data = sealed(written(play.table), play.header, play.kept)
    table = resumed(play.header, play.kept, len(play.kept), data)
    assert table is not None
    assert table.record.seating[1].handed_at == play.table.record.seating[1].handed_at > 0
    assert table.record.changes == play.table.record.changes
    assert table.record.chat_bytes == play.table.record.chat_bytes


def test_choosing_and_undoing_without_end_is_refused_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Play(header("columbus_1492", "AB"))
    seat = until_free(play)
    person = play.table.record.seating[seat].person
    at = play.table.record.at() - 1
    used = play.table.record.changes[person]
    monkeypatch.setattr(base, "MOST_CHANGES", used + 40)
    undo(play, seat, at)
    action = play.legal(seat)[0]
    for _ in range(19):
        play.act(seat, action)
        undo(play, seat, at)
    play.act(seat, action)
    refused = play.refused(play.say(Undo(play.key(), play.table.version, seat, at)))
    assert refused.code == "too-many-changes"
    assert play.refused(Said(person, "", StandIn(play.key(), seat, "mate"))).code == "too-many-changes"
    assert play.refused(Leave(person, play.key())).code == "too-many-changes"
    before = play.table.record.at()
    until_confirm(play)
    assert play.table.record.at() > before
    assert everything(play.again()) == everything(play.table)


def test_all_together_do_not_make_a_match_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(header("columbus_1492", "A."), start=False)
    monkeypatch.setattr(base, "MOST_ENTRIES", 20)
    for number in range(10):
        play.do(Sit(f"pX{number}", play.key(), "X"))
        play.do(Leave(f"pX{number}", play.key()))
    assert play.refused(Sit("pX99", play.key(), "X")).code == "too-many-changes"


def test_a_sealed_choice_is_not_changed_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(header("mundus_novus", "AB", auto_confirm=True))
    for _ in range(200):
        sealed_ones = [d for d in play.table.record.decisions() if not d.owed and len(d.actions) > 1]
        if sealed_ones:
            break
        seat = owing(play)
        play.act(seat, play.legal(seat)[-1])
    seat = sealed_ones[0].seat
    person = play.table.record.seating[seat].person
    monkeypatch.setattr(base, "MOST_CHANGES", play.table.record.changes[person] + 4)
    for number in range(4):
        play.act(seat, play.legal(seat)[number % 2])
    wish = play.say(Act(play.key(), play.table.version, seat, play.legal(seat)[0]))
    assert play.refused(wish).code == "too-many-changes"
    # A decision that it owes is still accepted.
    play.act(1 - seat)
    seat = owing(play)
    play.act(seat)


def test_a_welcome_tells_the_newest_undone_lines_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "TAKEN_KEPT", 10)
    play = Play(header("columbus_1492", "AB"))
    seat = until_free(play)
    at = play.table.record.at() - 1
    for _ in range(25):
        undo(play, seat, at)
        play.act(seat, play.legal(seat)[0])
        if play.table.record.draft is None:
            break
    taken = welcome(play.table, "pA", 0, 0).taken
    assert sum(len(each.lines) for each in taken) == 10
    assert everything(play.again()) == everything(play.table)


def test_chat_has_an_end_for_one_person_for_watchers_and_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "\N{SHIP}" * 100
    size = record.chat_bytes(line)
    assert size > 500
    monkeypatch.setattr(chat, "MOST_PERSONS_CHAT_BYTES", 3 * size)
    monkeypatch.setattr(chat, "MOST_WATCHERS_CHAT_BYTES", 4 * size)
    monkeypatch.setattr(chat, "MOST_CHAT_BYTES", 8 * size)
    play = Play(header("columbus_1492", "AB"))

    def says(person: str) -> Said:
        return Said(person, person, Chat(play.key(), line))

    for _ in range(3):
        play.do(says("pX"))
    assert play.refused(says("pX")).code == "chat-full"
    play.do(says("pY"))
    assert play.refused(says("pZ")).code == "chat-full"
    for person in ("pA", "pA", "pA", "pB"):
        play.do(says(person))
    assert play.refused(says("pB")).code == "chat-full"
    play.act(owing(play))
