"""No seat and no spectator of any game ever gets anything that it may not know."""

from typing import cast

import pytest

from tests.contracts.walk import SEATINGS, WALKS, Seating, walk
from tests.leaks.twin import Laws, disclosures, hunt, hunt_setup, windows

EACH = 3
LENGTH = 5
CASES = [
    pytest.param(seating, viewer, id=f"{seating}-{'spectator' if viewer is None else viewer}")
    for seating in SEATINGS
    for viewer in seating.viewers()
]


@pytest.mark.parametrize("seating, observer", CASES)
def test_nobody_can_tell_apart_worlds_that_look_alike(seating: Seating, observer: int | None) -> None:
    walks = [walk(seating, seed) for seed in range(WALKS)]
    stretches = windows(walks, EACH, LENGTH)
    tally = hunt(cast(Laws, seating.rules), seating.key, stretches, observer)
    assert tally.compared > 2 * len(stretches), tally
    assert tally.unmatched < tally.compared / 4, tally
    assert tally.draws_changed > 0, tally


@pytest.mark.parametrize("seating, observer", CASES)
def test_nobody_learns_too_much_from_the_setup(seating: Seating, observer: int | None) -> None:
    hunt_setup(cast(Laws, seating.rules), walk(seating), observer)


@pytest.mark.parametrize("key", sorted({seating.key for seating in SEATINGS}))
def test_every_disclosure_that_is_listed_is_an_event_of_the_game(key: str) -> None:
    happened: set[str] = set()
    for seating in SEATINGS:
        if seating.key == key:
            for seed in range(WALKS):
                through = walk(seating, seed)
                happened.update(event.name for event in through.setup_events)
                for leg in through.legs:
                    happened.update(event.name for event in leg.events)
    assert disclosures(key) <= happened
