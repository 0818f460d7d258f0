"""The moment at which a bot's answer is shown tells nothing about the choices that its hidden hand leaves it."""

from collections.abc import Iterator

import pytest

from caravela.bots.roster import new_bot
from caravela.games import games
from caravela.kernel.chance import FastChance
from caravela.kernel.levels import LEVEL_NAMES
from caravela.match import Match
from caravela.server.bot_worker import think
from caravela.server.pacing import QUICK_SECONDS, STEP_SECONDS, release_at, think_seconds
from caravela.server.thinking import Answer, Job
from caravela.table.learning import forced

TURN = 100.0


@pytest.mark.parametrize("pace", [0.0, 1.0, 5.0])
@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("key", sorted(games()))
def test_a_forced_and_a_free_decision_are_shown_at_the_same_moment(key: str, level: str, pace: float) -> None:
    slot = think_seconds(key, level)
    assert slot > 0
    for queued in (0.0, 0.4, 30.0):
        began = TURN + queued
        at_once = release_at(TURN, began, began + 0.001, pace, slot)
        after_search = release_at(TURN, began, began + slot * 0.99, pace, slot)
        assert at_once == after_search == max(TURN + pace, began + slot)


def test_a_slow_search_is_shown_after_whole_steps() -> None:
    moments = {release_at(TURN, TURN, TURN + 2.0 + late / 100, 0.0, 2.0) for late in range(1, 26)}
    assert moments == {TURN + 2.0 + STEP_SECONDS}


def test_levels_that_search_by_time_have_their_budget_and_a_margin() -> None:
    assert think_seconds("mundus_novus", "admiral") > 1.9
    assert think_seconds("mundus_novus", "mate") == think_seconds("mundus_novus", "random") == QUICK_SECONDS


def single_choices(seed: int) -> Iterator[tuple[Match, int, bool]]:
    """Positions of a match in which a seat has one choice, and whether everybody can tell so."""
    match = Match.new("mundus_novus", 3, seed=seed)
    chance = FastChance(seed)
    for _ in range(150):
        decisions = [decision for decision in match.decisions() if decision.owed]
        if not decisions:
            return
        decision = decisions[0]
        if len(decision.actions) == 1:
            yield match, decision.seat, forced(match.rules, match.state, decision)
        match.submit(decision.seat, decision.actions[chance.below(len(decision.actions))])


def test_only_what_everybody_can_tell_is_answered_at_once() -> None:
    """A worker says which single choices are no secret; all others are held back like free ones."""
    seen: dict[bool, Answer] = {}
    for seed in range(40):
        for match, seat, known in single_choices(seed):
            if known not in seen:
                job = Job("choose", "mundus_novus", match.state.to_bytes(), seat, "mate", 1)
                seen[known] = think(job, new_bot)
        if len(seen) == 2:
            break
    assert {known: answer.forced for known, answer in seen.items()} == {True: True, False: False}
