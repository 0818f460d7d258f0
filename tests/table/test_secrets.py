"""Only what a reader may know leaves the table: secret choices, twins that look alike, and the seed at the end."""

import json
from typing import Any

import msgspec
import pytest

from caravela.games import games
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.server import questions
from caravela.server.table_messages import update_for, welcome
from caravela.table import access
from caravela.table.handlers.choices import Act
from caravela.table.handlers.undoing import Confirm
from caravela.table.header import Origin
from caravela.table.proposing import Change
from caravela.table.table import Table
from caravela.testing.worlds import difference
from caravela.wire.messages import Describe, Past, PastAnswer, Preview, WhyNot
from tests.contracts.walk import Seating, walk
from tests.table.tables import Play, header
from tests.table.test_plain_path import play_out


def confirmed(play: Play) -> None:
    draft = play.table.record.draft
    if draft is not None and draft.to_confirm:
        play.do(play.say(Confirm(play.key(), play.table.version, draft.seat)))


def until_secret(play: Play) -> list[Decision]:
    """Plays until several people choose at once and in secret."""
    for _ in range(200):
        confirmed(play)
        owed = [decision for decision in play.table.record.decisions() if decision.owed]
        if len(owed) > 1 and owed[0].secret:
            return owed
        play.act(owed[0].seat, play.greedy(owed[0].seat))
    raise AssertionError("nobody chooses in secret")


def test_who_choose_at_once_do_not_wait_for_each_other() -> None:
    play = Play(header("mundus_novus", "ABC"))
    owed = until_secret(play)
    version = play.table.version
    wishes = [play.say(Act(play.key(), version, d.seat, d.actions[0].notation)) for d in owed]
    for wish in wishes:
        answer = play.table.propose(wish, play.now)
        assert isinstance(answer, Change)
        play.keep(answer)
    assert play.table.version == version + len(owed)
    assert play.table.record.draft is None
    assert play.table.owed()


def test_a_sealed_choice_may_be_changed_by_its_seat_and_is_seen_by_nobody_else() -> None:
    play = Play(header("mundus_novus", "ABC"))
    owed = until_secret(play)
    seat = owed[0].seat
    play.act(seat, owed[0].actions[0].notation)
    asked = play.table.position(seat).asked
    assert asked is not None
    assert not asked.owed
    assert seat not in [waiting.seat for waiting in play.table.position(None).waiting]
    mine = play.table.lines(seat)[-1]
    assert mine.action == owed[0].actions[0].notation
    for reader in (None, *(other for other in range(3) if other != seat)):
        line = play.table.lines(reader)[-1]
        assert line.seat == seat
        assert line.action is None
        assert not any(told.private for told in line.events)
    play.act(seat, owed[0].actions[-1].notation)
    assert play.table.lines(seat)[-1].action == owed[0].actions[-1].notation


def sent(table: Table, seat: int | None) -> Any:  # noqa: ANN401 - JSON data
    return json.loads(msgspec.json.encode(welcome(table, "pX", seat, 10**6)))


@pytest.mark.parametrize("at", range(3))
def test_another_secret_choice_looks_the_same_to_all_others(at: int) -> None:
    """Every secret choice of a stretch of play is made differently, and the table shows others no difference."""
    play = Play(header("mundus_novus", "ABC"))
    for _ in range(at):
        for decision in until_secret(play):
            play.act(decision.seat, play.greedy(decision.seat))
    compared = 0
    for decision in until_secret(play)[:-1]:
        entries = play.entries()
        shown = []
        for action in (decision.actions[0], decision.actions[-1]):
            world = Table.replay(play.header, entries)
            wish = play.say(Act("x", world.version, decision.seat, action.notation))
            change = world.propose(wish, play.now)
            assert isinstance(change, Change)
            effects = world.apply(change)
            readers = [reader for reader in (0, 1, 2, None) if reader != decision.seat]
            shown.append(
                [
                    (sent(world, reader), json.loads(msgspec.json.encode(update_for(world, reader, effects))))
                    for reader in readers
                ]
            )
        assert difference([list(each) for each in shown[0]], [list(each) for each in shown[1]]) is None
        compared += decision.actions[0] is not decision.actions[-1]
        play.act(decision.seat, decision.actions[0].notation)
    assert compared


@pytest.mark.parametrize("key", games())
def test_a_twin_world_looks_the_same_through_the_table(key: str) -> None:
    """Two matches begin where a viewer cannot tell them apart; all that it gets or may ask for is the same."""
    seating = Seating(key, 2 if key != "mundus_novus" else 3)
    rules, compared = seating.rules, 0
    entries = walk(seating, 1).entries + walk(seating, 2).entries
    for entry in entries[5 :: max(1, len(entries) // 24)]:
        for viewer in seating.viewers():
            twin = rules.determinize(rules.view(entry.state, viewer), FastChance(7))
            tables = []
            for state in (entry.state, twin):
                origin = Origin("m0", 0, rules.encode(state))
                tables.append(Play(header(key, "ABC"[: seating.seats], origin=origin)).table)
            one, two = (sent(table, viewer) for table in tables)
            assert difference(one, two) is None
            for table in tables:
                assert table.header.secret not in json.dumps(sent(table, viewer))
            compared += entry.state.to_bytes() != twin.to_bytes()
            if viewer is not None:
                action = entry.action.notation
                for ask in (Preview(1, viewer, action, "en"), WhyNot(1, viewer, action)):
                    answers = [
                        questions.preview(table, f"p{'ABC'[viewer]}", ask)
                        if isinstance(ask, Preview)
                        else questions.why_not(table, f"p{'ABC'[viewer]}", ask)
                        for table in tables
                    ]
                    assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])
            texts = [
                msgspec.json.encode(questions.describe(table, viewer, Describe(1, "en"))) for table in tables
            ]
            assert texts[0] == texts[1]
    # Amerigo hides nothing but what chance will bring.
    assert compared or key == "amerigo"


def test_nobody_looks_through_anothers_eyes_before_the_end() -> None:
    play = Play(header("columbus_1492", "AB", auto_confirm=True))
    play.act(play.table.owed()[0].seat)
    for asked in (Past(1, 0, 1), Past(1, 1, 1)):
        refusal = questions.past(play.table, "pA", 0, asked)
        assert getattr(refusal, "code", None) == "not-yours"
    assert not access.may_view_seat(play.table.record, "pA", 1)
    assert not access.may_view_seat(play.table.record, "pX", 0)
    assert not access.may_view_seat(play.table.record, "pA", 5)
    assert access.may_view_seat(play.table.record, "pX", None)
    assert play.table.document() is None
    assert play.table.origin("pA", 0) is None
    play_out(play)
    assert access.may_view_seat(play.table.record, "pX", 1)
    assert getattr(questions.past(play.table, "pX", None, Past(1, 0, 1)), "at", None) == 0
    assert play.table.document() is not None


def test_hands_are_open_to_watchers_only_where_that_was_agreed_and_only_as_they_were() -> None:
    after = 20
    play = Play(header("mundus_novus", "AB", auto_confirm=True, open_after=after))
    seen = [play.table.position(1).view]
    while len(seen) < after + 6:
        owed = play.table.owed()[0].seat
        play.act(owed, play.greedy(owed))
        seen.append(play.table.position(1).view)
    assert play.table.shape(play.now).open_after == after
    for at, view in enumerate(seen):
        answer = questions.past(play.table, "pX", None, Past(1, at, 1))
        if at + after < len(seen):
            assert isinstance(answer, PastAnswer)
            assert msgspec.json.encode(answer.view) == msgspec.json.encode(view)
        else:
            assert getattr(answer, "code", None) == "not-yours", at
    assert getattr(questions.past(play.table, "pA", 0, Past(1, 0, 1)), "code", None) == "not-yours", "A plays"
    assert not access.may_view_seat(play.table.record, "pX", 1), "now nobody sees another's hand"
    assert getattr(questions.past(play.table, "pX", None, Past(1, 0, 7)), "code", None) == "not-yours"


def test_the_last_turn_reveals_nothing_before_it_is_confirmed() -> None:
    play = Play(header("columbus_1492", "AB"))
    for _ in range(5000):
        confirm = play.table.record.to_confirm()
        if confirm and play.table.record.match is not None and play.table.record.match.outcome() is not None:
            assert play.table.phase() == "playing"
            assert play.table.shape(0).secret is None
            assert play.table.position(None).outcome is None
        confirmed(play)
        if play.table.phase() == "over":
            break
        owed = play.table.owed()
        if owed:
            play.act(owed[0].seat, play.greedy(owed[0].seat))
    assert play.table.shape(0).secret is not None
