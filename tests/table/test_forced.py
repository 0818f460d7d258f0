"""An only choice may be played at once, without its seat, where nobody learns anything from how quickly it came."""

import pytest

from caravela.kernel.chance import FastChance, stream_seed
from caravela.table.new_information import forced
from tests.contracts.walk import GAMES, Leg, Seating, rules_of, samples, walk

SEATS = 3
OF_EACH_QUESTION = 12
OTHER_WORLDS = 100


def only_choices(key: str) -> list[Leg]:
    legs = samples(Seating(key, SEATS), OF_EACH_QUESTION)
    return [leg for leg in legs if leg.decision.owed and len(leg.decision.actions) == 1]


def is_forced(key: str, leg: Leg) -> bool:
    return forced(rules_of(key), leg.state, leg.decision)


def could_be_otherwise(key: str, leg: Leg) -> bool:
    """Whether an onlooker can imagine a world in which the seat has something to choose."""
    rules = rules_of(key)
    view = rules.view(leg.state, None)
    for number in range(OTHER_WORLDS):
        world = rules.determinize(view, FastChance(stream_seed(number, "another")))
        there = rules.decision_of(world, leg.decision.seat)
        if there is None or [each.notation for each in there.actions] != [leg.action.notation]:
            return True
    return False


@pytest.mark.parametrize("key", GAMES)
def test_what_could_be_otherwise_is_not_forced(key: str) -> None:
    for leg in only_choices(key):
        assert not (is_forced(key, leg) and could_be_otherwise(key, leg))


def test_there_are_choices_that_everybody_sees_are_none() -> None:
    assert any(is_forced(key, leg) for key in GAMES for leg in only_choices(key))


def test_who_has_no_fine_weather_is_not_known_by_a_quick_answer() -> None:
    key = "columbus_1492"
    legs = walk(Seating(key, SEATS)).legs
    answers = [leg for leg in legs if leg.decision.question == "answer" and len(leg.decision.actions) == 1]
    might = [leg for leg in answers if could_be_otherwise(key, leg)]
    assert might
    assert not any(is_forced(key, leg) for leg in might)
