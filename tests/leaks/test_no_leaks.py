"""No seat and no spectator of any game ever gets anything that it may not know."""

import pytest

from caravela.testing.leaks import Hunter
from caravela.testing.walks import by_question
from tests.contracts.walk import SEATINGS, Seating, walk, walks
from tests.leaks.disclosures import disclosures

EACH = 3
LENGTH = 5
CASES = [
    pytest.param(seating, viewer, id=f"{seating}-{'spectator' if viewer is None else viewer}")
    for seating in SEATINGS
    for viewer in seating.viewers()
]


@pytest.mark.parametrize("seating, observer", CASES)
def test_nobody_can_tell_apart_worlds_that_look_alike(seating: Seating, observer: int | None) -> None:
    stretches = by_question(walks(seating), EACH, LENGTH)
    hunter = Hunter(seating.rules, disclosures(seating.key), observer, 1)
    for entries in stretches:
        hunter.follow(entries)
    tally = hunter.tally
    assert tally.compared > 2 * len(stretches), tally
    assert tally.unmatched < tally.compared / 4, tally
    assert tally.draws_changed > 0, tally


@pytest.mark.parametrize("seating, observer", CASES)
def test_nobody_learns_too_much_from_the_setup(seating: Seating, observer: int | None) -> None:
    Hunter(seating.rules, disclosures(seating.key), observer, 0).follow_setup(walk(seating))


@pytest.mark.parametrize("key", sorted({seating.key for seating in SEATINGS}))
def test_every_disclosure_that_is_listed_is_an_event_of_the_game(key: str) -> None:
    happened: set[str] = set()
    for seating in SEATINGS:
        if seating.key == key:
            for through in walks(seating):
                happened.update(event.name for event in through.setup_events)
                for entry in through.entries:
                    happened.update(event.name for event in entry.events)
    assert disclosures(key) <= happened
