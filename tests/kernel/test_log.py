"""The log: what was taken back is there and not in force."""

from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.log import MatchEntry, MatchUndo, in_force


def entry(number: int) -> MatchEntry:
    return MatchEntry(number, None, ())


def test_undone_entries_are_not_in_force() -> None:
    a, b, c, d = (entry(number) for number in range(4))
    assert in_force([a, b, c]) == [a, b, c]
    assert in_force([a, b, c, MatchUndo(1)]) == [a]
    assert in_force([a, b, MatchUndo(1), c, d]) == [a, c, d]
    assert in_force([a, b, MatchUndo(1), c, MatchUndo(1), d, MatchUndo(1)]) == [a]
    assert in_force([]) == []


@given(st.lists(st.integers(0, 6) | st.none(), max_size=30))
def test_what_is_in_force_is_what_a_stack_would_hold(lines: list[int | None]) -> None:
    log: list[MatchEntry | MatchUndo] = []
    stack: list[MatchEntry] = []
    for number, line in enumerate(lines):
        if line is None:
            log.append(entry(number))
            stack.append(entry(number))
        else:
            log.append(MatchUndo(line))
            stack = stack[:line]
    assert in_force(log) == stack
