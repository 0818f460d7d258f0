"""Questions that change nothing: reasons, previews, past positions, the table as text; new matches."""

import msgspec
import pytest

from caravela.games import games
from caravela.match import Match
from caravela.server import questions
from caravela.server.table_messages import update_for
from caravela.table.handlers.undoing import Confirm
from caravela.table.table import Table
from caravela.wire.messages import (
    Describe,
    DescribeAnswer,
    Past,
    PastAnswer,
    Preview,
    PreviewAnswer,
    Refused,
    WhyNot,
    WhyNotAnswer,
)
from tests.table.tables import Play, header
from tests.table.test_plain_path import everything, play_out


def code(answer: object) -> str:
    assert isinstance(answer, Refused)
    return answer.code


@pytest.mark.parametrize("key", games())
def test_a_certain_preview_comes_true(key: str) -> None:
    play = Play(header(key, "AB", auto_confirm=True))
    certain = 0
    for _ in range(120):
        seat = play.table.owed()[0].seat
        action = play.greedy(seat)
        answer = questions.preview(play.table, f"p{'AB'[seat]}", Preview(3, seat, action))
        assert isinstance(answer, PreviewAnswer)
        effects = play.act(seat, action)
        if answer.certain:
            certain += 1
            update = update_for(play.table, seat, effects)
            assert msgspec.json.encode(answer.view) == msgspec.json.encode(update.position.view)
            assert answer.events == update.lines[0].events
        else:
            assert bytes(answer.view) == b"null"
        if play.table.phase() == "over":
            break
    assert certain


@pytest.mark.parametrize("key", games())
def test_a_preview_in_words_says_what_will_be_described(key: str) -> None:
    play = Play(header(key, "AB", auto_confirm=True))
    certain = 0
    for _ in range(40):
        seat = play.table.owed()[0].seat
        action = play.greedy(seat)
        person = f"p{'AB'[seat]}"
        assert code(questions.preview(play.table, person, Preview(3, seat, action, "xx"))) == "bad-message"
        answer = questions.preview(play.table, person, Preview(3, seat, action, "fr"))
        assert isinstance(answer, PreviewAnswer)
        play.act(seat, action)
        if not answer.certain:
            assert answer.blocks == []
            continue
        certain += 1
        described = questions.describe(play.table, seat, Describe(4, "fr"))
        assert isinstance(described, DescribeAnswer)
        assert answer.blocks == described.blocks
    assert certain


def test_a_preview_is_for_ones_own_legal_actions() -> None:
    play = Play(header("amerigo", "AB"))
    seat = play.table.owed()[0].seat
    mine, other = f"p{'AB'[seat]}", f"p{'BA'[seat]}"
    action = play.legal(seat)[0]
    assert code(questions.preview(play.table, other, Preview(1, seat, action))) == "not-yours"
    assert code(questions.preview(play.table, other, Preview(1, 1 - seat, action))) == "illegal"
    assert code(questions.preview(play.table, mine, Preview(1, seat, "fold"))) == "unknown-action"


def test_why_not_names_the_rule() -> None:
    play = Play(header("amerigo", "AB"))
    seat = play.table.owed()[0].seat
    person = f"p{'AB'[seat]}"
    legal = play.legal(seat)
    assert play.table.match is not None
    wrong = next(a.notation for a in play.table.match.rules.space.actions if a.notation not in legal)
    yes = questions.why_not(play.table, person, WhyNot(1, seat, legal[0]))
    assert yes == WhyNotAnswer(1, True, None, None, None)
    no = questions.why_not(play.table, person, WhyNot(2, seat, wrong))
    assert isinstance(no, WhyNotAnswer)
    assert not no.allowed
    assert no.rule
    assert code(questions.why_not(play.table, person, WhyNot(1, seat, "fold"))) == "unknown-action"
    assert code(questions.why_not(play.table, "pX", WhyNot(1, seat, legal[0]))) == "not-yours"


def test_the_past_is_as_it_was_seen_then() -> None:
    play = Play(header("mundus_novus", "Abb", auto_confirm=True))
    seen = [play.table.position(0).view]
    while len(seen) < 75:
        owed = play.table.owed()[0]
        action = play.greedy(owed.seat)
        if owed.bot:
            play.bot_acts(owed.seat, action)
        else:
            play.act(owed.seat, action)
        seen.append(play.table.position(0).view)
    for at, view in enumerate(seen):
        answer = questions.past(play.table, "pA", 0, Past(9, at))
        assert isinstance(answer, PastAnswer)
        assert msgspec.json.encode(answer.view) == msgspec.json.encode(view)
    assert code(questions.past(play.table, "pA", 0, Past(9, 75))) == "bad-message"


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_table_is_told_as_text(key: str, language: str) -> None:
    play = Play(header(key, "AB"))
    for viewer in (0, 1, None):
        answer = questions.describe(play.table, viewer, Describe(1, language))
        assert isinstance(answer, DescribeAnswer)
        assert answer.blocks
        assert {block.seat for block in answer.blocks} == {None, 0, 1}, (
            "everybody's things are told as theirs"
        )
    assert code(questions.describe(play.table, 0, Describe(1, "la"))) == "bad-message"


def test_before_the_start_there_is_nothing_to_ask() -> None:
    play = Play(header(seats="A."))
    assert code(questions.describe(play.table, 0, Describe(1, "en"))) == "not-now"
    assert code(questions.past(play.table, "pA", 0, Past(1, 0))) == "not-now"
    assert code(questions.why_not(play.table, "pA", WhyNot(1, 0, "pass"))) == "not-now"
    assert play.table.match is None


@pytest.mark.parametrize("key", games())
def test_a_new_match_begins_at_a_past_position(key: str) -> None:
    play = Play(header(key, "Abb"))
    play_out(play)
    assert play.table.match is not None
    at = play.table.match.at // 2
    origin = play.table.origin("pX", at)
    assert origin is not None
    new = Play(header(key, "ABC", origin=origin))
    assert new.table.match is not None
    assert new.table.match.state.digest() == play.table.match.state_at(at).digest()
    for _ in range(10):
        if new.table.record.to_confirm():
            seat = new.table.position(None).draft
            assert seat is not None
            new.do(new.say(Confirm(new.key(), new.table.version, seat.seat)))
            continue
        owing = new.table.owed()[0].seat
        new.act(owing, new.greedy(owing))
    assert everything(new.again()) == everything(new.table)
    # The saved form keeps the position too.
    assert Match.from_document(new.table.match.document()).document() == new.table.match.document()
    assert play.table.origin("pX", 10**6) is None


def test_alone_against_bots_one_may_try_again_from_any_position() -> None:
    play = Play(header("columbus_1492", "Ab", auto_confirm=True))
    assert play.table.origin("pA", 0) is not None
    assert play.table.origin("pX", 0) is None


def test_the_document_of_a_finished_match_can_be_checked() -> None:
    play = Play(header("columbus_1492", "Abb"))
    play_out(play)
    document = play.table.document()
    assert document is not None
    loaded = Match.from_document(document)
    assert play.table.match is not None
    assert loaded.state.digest() == play.table.match.state.digest()
    assert isinstance(play.again(), Table)
