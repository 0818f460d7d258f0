"""A person's turn is tentative: what was learnt by nobody is taken back freely, anything else by consent."""

import pytest

from caravela.games import games
from caravela.server.table_messages import update_for
from caravela.table.handlers.choices import Act
from caravela.table.handlers.seats import StandIn
from caravela.table.handlers.undoing import Agree, Confirm, Redo, Undo
from caravela.table.table import Table
from caravela.wire.shapes import Choice
from tests.table.tables import Play, header


def owing(play: Play) -> int:
    return play.table.owed()[0].seat


def until_free(play: Play) -> int:
    """Plays on until a person has chosen something that nobody learnt from; returns the seat."""
    for _ in range(400):
        draft = play.table.record.draft
        if draft is not None and draft.free_to < play.table.record.at():
            return draft.seat
        if draft is not None and draft.to_confirm:
            play.do(play.say(Confirm(play.key(), play.table.version, draft.seat)))
            continue
        owed = play.table.owed()[0]
        if owed.bot:
            play.bot_acts(owed.seat)
        else:
            play.act(owed.seat, play.greedy(owed.seat))
    raise AssertionError("nothing can be taken back")


def until_confirm(play: Play) -> int:
    for _ in range(400):
        seat = until_free(play)
        if play.table.record.to_confirm():
            return seat
        play.act(seat, play.greedy(seat))
    raise AssertionError("no turn awaits confirmation")


def undo(play: Play, seat: int, back_to: int) -> None:
    play.do(play.say(Undo(play.key(), play.table.version, seat, back_to)))


def same_place(one: Table, other: Table) -> bool:
    assert one.match is not None
    assert other.match is not None
    return one.match.state.digest() == other.match.state.digest()


@pytest.mark.parametrize("key", games())
def test_a_free_choice_is_taken_back_and_made_again(key: str) -> None:
    play = Play(header(key, "AB"))
    seat = until_free(play)
    before, at = play.again(), play.table.record.at()
    effects = play.do(play.say(Undo(play.key(), play.table.version, seat, at - 1)))
    assert effects.taken is not None
    taken = update_for(play.table, None, effects).taken
    assert taken is not None
    assert [line.at for line in taken.lines] == [at - 1]
    draft = play.table.position(None).draft
    assert draft is not None
    assert (draft.seat, draft.redoable, draft.to_confirm) == (seat, 1, False)
    play.do(play.say(Redo(play.key(), play.table.version, seat)))
    assert same_place(before, play.table)
    assert play.table.record.at() == at
    assert play.refused(play.say(Redo(play.key(), play.table.version, seat))).code == "nothing-to-undo"
    assert same_place(play.again(), play.table)


@pytest.mark.parametrize("key", games())
def test_the_steps_of_a_turn_are_told_to_its_seat_alone_as_they_were_offered(key: str) -> None:
    """A page that was loaded again knows no choice but those offered now, and calls the steps by the same words."""
    play = Play(header(key, "ABC"))
    table = play.table
    offered: list[Choice] = []
    most = 0
    for _ in range(120):
        draft = table.record.draft
        if draft is not None and draft.to_confirm:
            play.do(play.say(Confirm(play.key(), table.version, draft.seat)))
            assert table.record.draft is None
        seat = owing(play)
        asked = table.position(seat).asked
        assert asked is not None
        choice = asked.choices[play.choices.below(len(asked.choices))]
        begun = table.record.draft is not None
        play.act(seat, choice.action)
        draft = table.record.draft
        if draft is None:
            continue
        offered = [*offered, choice] if begun else [choice]
        most = max(most, len(offered))
        for reader in (0, 1, 2, None):
            shape = table.position(reader).draft
            assert shape is not None
            assert shape.steps == (offered if reader == draft.seat else [])
    again = play.again()
    assert [again.position(seat).draft for seat in range(3)] == [
        table.position(seat).draft for seat in range(3)
    ]
    assert most > 1
    seat = until_free(play)
    before = table.position(seat).draft
    assert before is not None
    undo(play, seat, table.record.at() - 1)
    after = table.position(seat).draft
    assert after is not None
    assert after.steps == before.steps[:-1]


def test_another_choice_forgets_what_could_be_made_again() -> None:
    play = Play(header("columbus_1492", "AB"))
    for _ in range(60):
        seat = until_free(play)
        undo(play, seat, play.table.record.at() - 1)
        draft = play.table.record.draft
        assert draft is not None
        others = [action for action in play.legal(seat) if action != draft.again[-1]]
        if others:
            break
        play.do(play.say(Redo(play.key(), play.table.version, seat)))
    play.act(seat, others[0])
    assert play.table.record.draft is None or play.table.record.draft.again == []


def test_a_complete_turn_waits_for_confirmation() -> None:
    play = Play(header("amerigo", "AB"))
    seat = until_confirm(play)
    table = play.table
    other = 1 - seat
    assert table.owed() == []
    assert table.awaits(f"p{'AB'[seat]}")
    assert not table.awaits(f"p{'AB'[other]}")
    assert [table.position(viewer).asked for viewer in (0, 1, None)] == [None] * 3
    decision = table.record.decisions()[0]
    wish = Act("x", table.version, decision.seat, decision.actions[0].notation)
    assert play.refused(play.say(wish)).code == "not-now"
    assert play.refused(play.say(Confirm("y", table.version, other))).code == "not-now"
    play.do(play.say(Confirm("z", table.version, seat)))
    assert table.owed()
    assert table.position(None).draft is None


def test_a_table_may_confirm_by_itself() -> None:
    play = Play(header("amerigo", "AB", auto_confirm=True))
    for _ in range(40):
        seat = owing(play)
        play.act(seat, play.greedy(seat))
        assert not play.table.record.to_confirm()


def test_a_turn_is_begun_again_from_its_start() -> None:
    play = Play(header("amerigo", "AB"))
    for _ in range(200):
        seat = until_free(play)
        draft = play.table.record.draft
        assert draft is not None
        if play.table.record.at() - draft.since > 1 and draft.free_to == draft.since:
            break
        if draft.to_confirm:
            play.do(play.say(Confirm(play.key(), play.table.version, seat)))
        else:
            play.act(seat, play.greedy(seat))
    assert draft is not None
    count = play.table.record.at() - draft.since
    undo(play, seat, draft.since)
    shape = play.table.position(None).draft
    assert shape is not None
    assert shape.redoable == count
    for _ in range(count):
        play.do(play.say(Redo(play.key(), play.table.version, seat)))
    assert play.refused(play.say(Redo("no", play.table.version, seat))).code in ("nothing-to-undo", "not-now")


# --- consent -------------------------------------------------------------------------------------


def drawn_back(play: Play) -> int:
    """Plays until a person's choice has met chance, and returns the seat."""
    for _ in range(400):
        seat = owing(play)
        play.act(seat, play.greedy(seat))
        record = play.table.record
        assert record.match is not None
        drawn = record.match.moment(record.at() - 1).entry.drawn
        if any(n > 1 for n, _ in drawn) and not record.lines[-1].secret:
            return seat
        if record.draft is not None and record.draft.to_confirm:
            play.do(play.say(Confirm(play.key(), play.table.version, record.draft.seat)))
    raise AssertionError("chance is never asked")


def test_what_chance_told_is_taken_back_only_when_the_others_agree() -> None:
    play = Play(header("columbus_1492", "ABC"))
    seat = drawn_back(play)
    table, at = play.table, play.table.record.at()
    action = table.record.lines[-1].action
    digest = table.match.state.digest() if table.match else ""
    undo(play, seat, at - 1)
    assert table.record.at() == at
    consent = table.position(None).consent
    assert consent is not None
    others = [other for other in range(3) if other != seat]
    assert (consent.by, consent.awaited, consent.agreed) == (seat, others, [])
    assert table.owed() == []
    asked = table.record.decisions()[0]
    wish = play.say(Act("x", table.version, asked.seat, asked.actions[0].notation))
    assert play.refused(wish).code == "needs-consent"
    assert play.refused(play.say(Undo("u", table.version, others[0], 1))).code == "not-now"
    version = table.version
    play.do(play.say(Agree("a1", version, others[0], True)))
    assert play.refused(play.say(Agree("a2", table.version, others[0], True))).code == "not-yours"
    effects = play.do(play.say(Agree("a3", version, others[1], True)))
    assert effects.taken is not None
    assert table.record.at() == at - 1
    assert same_place(play.again(), table)
    # Chance does not forget.
    play.act(seat, action)
    assert table.match is not None
    assert table.match.state.digest() == digest


def test_one_no_is_enough_and_the_asker_may_withdraw() -> None:
    play = Play(header("columbus_1492", "AB"))
    seat = drawn_back(play)
    at = play.table.record.at()
    for answerer in (1 - seat, seat):
        undo(play, seat, at - 1)
        old = play.table.version - 1
        assert play.refused(play.say(Agree(play.key(), old, 1 - seat, True))).code == "stale"
        play.do(play.say(Agree(play.key(), play.table.version, answerer, False)))
        assert play.table.position(None).consent is None
        assert play.table.record.at() == at
    assert play.refused(play.say(Agree("n", play.table.version, seat, True))).code == "not-now"


def test_alone_against_bots_nobody_is_asked() -> None:
    play = Play(header("columbus_1492", "Ab"))
    while play.table.record.at() < 30:
        owed = play.table.owed()
        if not owed:
            play.do(play.say(Confirm(play.key(), play.table.version, 0)))
        elif owed[0].bot:
            play.bot_acts(owed[0].seat)
        else:
            play.act(0, play.greedy(0))
    undo(play, 0, 1)
    assert play.table.record.at() == 1
    assert len(play.table.taken(None)[0].lines) == 29


def test_whoever_goes_away_is_not_asked_any_more() -> None:
    play = Play(header("columbus_1492", "ABC"))
    seat = drawn_back(play)
    at = play.table.record.at()
    others = [other for other in range(3) if other != seat]
    undo(play, seat, at - 1)
    play.do(play.say(Agree("a", play.table.version, others[0], True)))
    effects = play.do(play.say(StandIn("s", others[1], "mate")))
    assert effects.taken is not None
    assert play.table.record.at() == at - 1
    assert same_place(play.again(), play.table)


@pytest.mark.parametrize("back_to", [0, 1, 99])
def test_there_is_nothing_to_undo_at_the_start(back_to: int) -> None:
    play = Play(header("amerigo", "AB"))
    assert play.refused(play.say(Undo("u", play.table.version, 0, back_to))).code == "nothing-to-undo"
