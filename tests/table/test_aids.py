"""The help that a table allows: previews and free undo can be switched off."""

import json

import msgspec
import pytest

from caravela.server import questions
from caravela.table.handlers.undoing import Undo
from caravela.table.header import decode_header, encode_header
from caravela.table.stored_types import Aids
from caravela.wire.messages import Preview, PreviewAnswer, Refused
from tests.table.tables import Play, header


@pytest.mark.parametrize("allowed", [True, False])
def test_previews_are_answered_only_if_the_table_allows_them(allowed: bool) -> None:
    play = Play(header("amerigo", "AB", aids=Aids(previews=allowed)))
    seat = play.table.owed()[0].seat
    person = play.table.record.seating[seat].person
    answer = questions.preview(play.table, person, Preview(1, seat, play.legal(seat)[0]))
    if allowed:
        assert isinstance(answer, PreviewAnswer)
    else:
        assert isinstance(answer, Refused)
        assert answer.code == "no-such-aid"


@pytest.mark.parametrize("allowed", [True, False])
def test_without_free_undo_the_others_must_agree(allowed: bool) -> None:
    play = Play(header("amerigo", "AB", aids=Aids(undo=allowed)))
    table = play.table
    seat = table.owed()[0].seat
    at = table.record.at()
    play.act(seat, play.legal(seat)[0])
    draft = table.position(seat).draft
    if allowed:
        assert draft is not None
        assert draft.free_to == at
    else:
        assert draft is None or draft.free_to == table.record.at()
    play.do(play.say(Undo("u", table.version, seat, at)))
    assert (table.record.asking is None) == allowed


def test_the_aids_are_kept_in_the_header_and_shown_to_everybody() -> None:
    aids = Aids(hints=False, helper=False, undo=False)
    made = header("amerigo", "AB", aids=aids)
    assert decode_header(encode_header(made)).aids == aids
    shown = Play(made).table.shape(0).aids
    assert msgspec.json.encode(shown) == msgspec.json.encode(aids)


def test_a_table_from_before_allows_everything() -> None:
    stored = json.loads(encode_header(header("amerigo", "AB")))
    del stored["aids"]
    assert decode_header(json.dumps(stored).encode()).aids == Aids()
