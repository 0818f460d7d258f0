"""The golden playthroughs are up to date, and every game has one."""

import difflib

from tests.contracts.walk import SEATINGS, Seating, each_seating
from tests.golden.playthrough import FOLDER, path_of, playthrough

HOW = "read the difference; if it is meant, write the playthroughs again with: make golden"
MOST_BYTES = 64_000


@each_seating
def test_a_playthrough_goes_as_it_is_written(seating: Seating) -> None:
    path = path_of(seating)
    assert path.exists(), f"there is no {path.name}; write it with: make golden"
    written = path.read_text(encoding="utf-8")
    played = playthrough(seating)
    if written != played:
        lines = difflib.unified_diff(written.splitlines(), played.splitlines(), "written", "played", n=1)
        shown = "\n".join(line[:160] for line in list(lines)[:30])
        raise AssertionError(f"{path.name} differs; {HOW}\n{shown}")
    assert len(written.encode()) <= MOST_BYTES


def test_no_playthrough_is_left_of_a_game_that_is_not_there() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(seating).name for seating in SEATINGS}, (
        HOW
    )
