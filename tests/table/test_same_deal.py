"""A deal is played again: the new match begins like the first one, and its log tells the set-up."""

import pytest

from caravela.games import games
from caravela.table.follow_ups import deal_of
from caravela.table.header import decode_header, encode_header
from tests.table.tables import Play, header
from tests.table.test_plain_path import everything


@pytest.mark.parametrize("key", list(games()))
def test_the_same_deal_tells_its_set_up(key: str) -> None:
    first = Play(header(key, "Abb"))
    origin = first.table.origin("pA", 0)
    assert origin is not None
    again = Play(header(key, "Abb", origin=origin, secret="77" * 32))
    for viewer in (0, 1, None):
        assert again.table.lines(viewer)[0].events == first.table.lines(viewer)[0].events
    assert again.table.lines(None)[0].events
    assert decode_header(encode_header(again.header)) == again.header
    assert everything(again.again()) == everything(again.table)
    third = again.table.origin("pA", 0)
    assert third is not None
    assert (third.match, third.opening) == (origin.match, origin.opening)
    assert deal_of(again.header) == first.header.match


def test_a_later_position_is_another_deal() -> None:
    first = Play(header("columbus_1492", "AA"))
    first.act(first.table.owed()[0].seat)
    origin = first.table.origin("pA", 1)
    assert origin is not None
    assert origin.opening == []
    later = header("columbus_1492", "AA", origin=origin)
    assert deal_of(later) == later.match
