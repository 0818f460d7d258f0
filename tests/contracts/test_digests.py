"""The same seeds give the same matches, compiled or not: both builds are compared with the same stored digests."""

from tests.contracts.digests import SEEDS, chain, stored
from tests.contracts.walk import SEATINGS, Seating, each_seating

HOW = "if the rules were meant to change, write them again with: make golden"


@each_seating
def test_seeded_matches_come_to_the_stored_digests(seating: Seating) -> None:
    found = [chain(seating, seed) for seed in range(SEEDS)]
    assert found == stored().get(str(seating)), f"the digests of {seating} differ; {HOW}"


def test_no_digest_is_stored_for_a_game_that_is_not_there() -> None:
    assert set(stored()) == {str(seating) for seating in SEATINGS}, HOW
