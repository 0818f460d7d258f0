"""A choice that ends the turn and cannot be undone freely is refused once, if its person asks for that."""

import pytest

from caravela.games import games
from caravela.table.commands import Rejected
from caravela.table.handlers.choices import Act
from caravela.table.handlers.undoing import Confirm
from caravela.table.proposing import Change
from caravela.table.stored_types import Aids
from tests.table.tables import Play, header


def refusals(play: Play, most: int = 400) -> list[str]:
    """Play on as a careful person does. Return the families of the actions that were refused and then confirmed."""
    found: list[str] = []
    for _ in range(most):
        table = play.table
        draft = table.record.draft
        if table.record.over():
            break
        if draft is not None and draft.to_confirm:
            play.do(play.say(Confirm(play.key(), table.version, draft.seat)))
            continue
        owed = table.owed()[0]
        if owed.bot:
            play.bot_acts(owed.seat)
            continue
        action = play.greedy(owed.seat)
        careful = play.say(Act(play.key(), table.version, owed.seat, action, unless_final=True))
        answer = table.propose(careful, play.now)
        if isinstance(answer, Change):
            play.keep(answer)
            continue
        assert isinstance(answer, Rejected)
        assert answer.code == "final"
        assert table.match is not None
        found.append(table.match.rules.space.parse(action).family)
        play.act(owed.seat, action)
        after = table.record.draft
        assert after is None, "what was refused ended the turn, and could not be undone"
    return found


@pytest.mark.parametrize("key", games())
def test_a_final_choice_is_refused_once(key: str) -> None:
    assert refusals(Play(header(key, "AB")))


def test_the_tower_at_the_end_of_a_turn_is_final() -> None:
    assert {"finish", "advance"} & set(refusals(Play(header("amerigo", "AB"))))


@pytest.mark.parametrize("key", games())
def test_alone_nothing_is_final(key: str) -> None:
    assert refusals(Play(header(key, "Ab")), 100) == []


def test_without_free_undo_every_end_of_a_turn_is_final() -> None:
    most = 60
    free = refusals(Play(header("mundus_novus", "AB")), most)
    assert len(refusals(Play(header("mundus_novus", "AB", aids=Aids(undo=False))), most)) > len(free)
