"""An only choice may be played at once, without its seat, where nobody learns anything from how quickly it came."""

import pytest

from caravela.kernel.chance import FastChance, stream_seed
from caravela.table.new_information import forced
from caravela.testing import Entry
from tests.contracts.walk import GAMES, Seating, rules_of, samples, walk

SEATS = 3
OF_EACH_QUESTION = 12
OTHER_WORLDS = 100


def only_choices(key: str) -> list[Entry]:
    entries = samples(Seating(key, SEATS), OF_EACH_QUESTION)
    return [entry for entry in entries if entry.decision.owed and len(entry.decision.actions) == 1]


def is_forced(key: str, entry: Entry) -> bool:
    return forced(rules_of(key), entry.state, entry.decision)


def could_be_otherwise(key: str, entry: Entry) -> bool:
    """Whether an onlooker can imagine a world in which the seat has something to choose."""
    rules = rules_of(key)
    view = rules.view(entry.state, None)
    for number in range(OTHER_WORLDS):
        world = rules.determinize(view, FastChance(stream_seed(number, "another")))
        there = rules.decision_of(world, entry.decision.seat)
        if there is None or [each.notation for each in there.actions] != [entry.action.notation]:
            return True
    return False


@pytest.mark.parametrize("key", GAMES)
def test_what_could_be_otherwise_is_not_forced(key: str) -> None:
    for entry in only_choices(key):
        assert not (is_forced(key, entry) and could_be_otherwise(key, entry))


def test_there_are_choices_that_everybody_sees_are_none() -> None:
    assert any(is_forced(key, entry) for key in GAMES for entry in only_choices(key))


def test_who_has_no_fine_weather_is_not_known_by_a_quick_answer() -> None:
    key = "columbus_1492"
    entries = walk(Seating(key, SEATS)).entries
    answers = [
        entry for entry in entries if entry.decision.question == "answer" and len(entry.decision.actions) == 1
    ]
    might = [entry for entry in answers if could_be_otherwise(key, entry)]
    assert might
    assert not any(is_forced(key, entry) for entry in might)
