"""A person can play a match to its end, however they type, and reads only what they may know."""

import pytest
from rich.cells import cell_len

from caravela.kernel.chance import FastChance
from caravela.kernel.state import State
from caravela.match import Match
from tests.terminal.sitting import (
    Answer,
    Sitting,
    by_loose_spelling,
    by_notation,
    by_number,
    flat,
    new_match,
    new_screen,
)

ENDLESS_WIDTH = 1000
"""No line is folded on such a page."""


@pytest.mark.parametrize(
    "seats,person,width,language,answer",
    [
        (2, 0, 60, "en", by_number(1)),
        (2, 1, 140, "fr", by_notation(2)),
        (2, 0, 80, "nl", by_loose_spelling(3)),
        (6, 5, 60, "nl", by_number(4)),
        (6, 0, 80, "en", by_notation(5)),
        (6, 2, 140, "fr", by_loose_spelling(6)),
    ],
)
def test_a_match_is_played_to_its_end(
    seats: int, person: int, width: int, language: str, answer: Answer
) -> None:
    match = new_match(seats, seed=seats + person)
    sitting = Sitting(match, person=person, width=width, language=language)
    assert sitting.play(then=answer)
    outcome = match.outcome()
    assert outcome is not None
    wording = sitting.screen.wording
    accounts = [wording.breakdown(outcome, at) for at in wording.order(outcome)]
    standings = [text for each in zip(wording.standings(outcome), accounts, strict=True) for text in each]
    end = flat(" ".join([wording.outcome(outcome), *standings]))
    assert sitting.flat.endswith(end)
    for line in sitting.page.splitlines():
        if not line.startswith("> "):
            assert cell_len(line) <= width, line
        assert not set("{}$@") & set(line), f"not rendered: {line}"


def test_the_story_is_what_the_person_may_know_and_nothing_else() -> None:
    match = new_match(4, seed=3)
    sitting = Sitting(match, person=1, width=ENDLESS_WIDTH)
    assert sitting.play(then=by_number(7))
    wording = sitting.screen.wording
    events = [event for moment in match.moments for event in moment.events]
    sentences = {wording.event(event) for event in events}
    assert any(not event.seen_by(1) for event in events)
    story = [line for line in sitting.page.splitlines() if line in sentences]
    assert story == [wording.event(event) for event in events if event.seen_by(1)]


def _shown(match: Match, state: State, person: int) -> str:
    """All that the table can put on a person's page for a state."""
    screen, page = new_screen(match, 80)
    rules = match.rules
    view = rules.view(state, person)
    screen.lay(screen.blocks(view))
    screen.notes(view)
    decision = rules.decision_of(state, person)
    if decision is not None:
        screen.question(decision)
        screen.choices(decision.actions, view)
    for action in rules.space.actions[:: len(rules.space) // 40]:
        refusal = rules.why_not(state, person, action)
        screen.line("allowed" if refusal is None else screen.wording.refusal(refusal))
    return page.getvalue()


def test_nothing_on_the_page_depends_on_what_others_keep_secret() -> None:
    match = new_match(4, seed=11)
    person = 2
    assert Sitting(match, person=person).play(then=by_number(8))
    chance = FastChance(1)
    moments = match.moments
    different = 0
    for moment in moments[:: len(moments) // 25]:
        twin = match.rules.determinize(match.rules.view(moment.state, person), chance)
        different += twin.to_bytes() != moment.state.to_bytes()
        assert _shown(match, twin, person) == _shown(match, moment.state, person)
    assert different > 15
