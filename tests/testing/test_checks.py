"""The checks of caravela.testing: the games of the program pass them, and planted faults do not."""

import doctest
from dataclasses import replace

import pytest

import caravela.testing
from caravela.games import game, resource
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.events import Event
from caravela.kernel.game import Game
from caravela.testing import (
    Leak,
    Walk,
    check_audit,
    check_copies,
    check_decisions,
    check_leaks,
    check_outcomes,
    check_refusals,
    check_setup,
    check_texts,
    walk,
)
from tests.leaks.disclosures import disclosures

MUNDUS = game("mundus_novus")


@pytest.fixture(scope="module")
def played() -> Walk:
    return walk(MUNDUS, 2, seed=1)


def test_a_game_of_the_program_passes(played: Walk) -> None:
    check_setup(MUNDUS)
    for check in (check_outcomes, check_audit, check_decisions, check_refusals, check_copies, check_texts):
        check(played)
    check_leaks(played, disclosures("mundus_novus"))


def test_a_public_event_that_reveals_a_card_is_a_leak(played: Walk) -> None:
    with pytest.raises(Leak, match="offer-revealed"):
        check_leaks(played, disclosures("mundus_novus") - {"offer-revealed"})


def test_an_outcome_without_an_end_is_found(played: Walk) -> None:
    unfinished = replace(played, entries=played.entries[:5], end=played.entries[5].state)
    with pytest.raises(AssertionError, match="there is no outcome"):
        check_outcomes(unfinished)


def test_an_event_of_an_unknown_rule_is_found(played: Walk) -> None:
    wrong = replace(played, setup_events=[Event("round-begun", "MN-NONE-01", {})])
    with pytest.raises(AssertionError, match="round-begun names the rule MN-NONE-01"):
        check_decisions(wrong)


def test_a_rule_without_a_translation_is_found(played: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    def resource_without_a_rule(of: Game, *path: str) -> str:
        lines = resource(of, *path).splitlines()
        return "\n".join(line for line in lines if not line.startswith("MN-TRD-01"))

    monkeypatch.setattr("caravela.testing.texts.resource", resource_without_a_rule)
    with pytest.raises(BrokenDocument, match="MN-TRD-01"):
        check_texts(played)


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(caravela.testing, raise_on_error=True).attempted > 0
