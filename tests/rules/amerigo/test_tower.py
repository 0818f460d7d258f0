"""AM-SET-20: the tower against its own figures."""

from collections import Counter
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.components import BLUE, CHANCES, COLOURS, CUBES, RED
from caravela.games.amerigo.state import AmerigoState, empty_state
from caravela.games.amerigo.tower import throw
from caravela.kernel.chance import FastChance, ScriptedChance, stream_seed
from tests.rules.amerigo.table import CALM, OUT, PARTS, RULES

THROWS = 4000


def tower(inside: list[int]) -> AmerigoState:
    state = empty_state(2)
    state.inside = vec[i64](inside)
    return state


def cubes(colour: int, count: int) -> vec[i64]:
    return vec[i64]([count if at == colour else 0 for at in range(COLOURS)])


def near(share: float, chance: float, tries: int) -> bool:
    """Within four standard deviations."""
    return abs(share - chance) < 4 * sqrt(chance * (1 - chance) / tries)


@pytest.mark.rule("AM-SET-20")
@pytest.mark.parametrize("inside", [0, 7, 21, 29])
def test_a_falling_cube_stays_the_less_the_fuller_the_tower_is(inside: int) -> None:
    full = [0, *[min(7, max(0, inside - 7 * at)) for at in range(6)]]
    stayed: Counter[int] = Counter()
    fell: Counter[int] = Counter()
    chance = FastChance(stream_seed(inside, "tower"))
    for _ in range(THROWS):
        state = tower(full)
        out = throw(state, PARTS, cubes(BLUE, 1), chance)
        before = inside - sum(out[colour] for colour in range(1, COLOURS))
        fell[before] += 1
        stayed[before] += int(state.inside[BLUE])
    for count, tries in fell.items():
        if tries > 200:
            assert near(stayed[count] / tries, (30 - count) / 60, tries)


@pytest.mark.rule("AM-SET-20")
def test_each_cube_inside_comes_out_with_one_chance_in_fifty() -> None:
    chance = FastChance(stream_seed(1, "knock"))
    out: Counter[int] = Counter()
    for _ in range(THROWS):
        state = tower([0, 7, 7, 6, 0, 0, 0])
        out[sum(throw(state, PARTS, cubes(BLUE, 1), chance)[colour] for colour in range(1, COLOURS))] += 1
    loose = sum(count * times for count, times in out.items())
    assert near(loose / (20 * THROWS), 0.02, 20 * THROWS)
    assert near(out[0] / THROWS, 0.98**20, THROWS)
    assert near(out[1] / THROWS, 20 * 0.02 * 0.98**19, THROWS)


@pytest.mark.rule("AM-SET-20")
def test_which_cube_comes_loose_is_chance() -> None:
    chance = FastChance(stream_seed(2, "colour"))
    loose: Counter[int] = Counter()
    for _ in range(THROWS):
        state = tower([0, 7, 7, 7, 0, 0, 0])
        out = throw(state, PARTS, cubes(BLUE, 2), chance)
        for colour in range(1, COLOURS):
            loose[colour] += int(out[colour])
    assert set(+loose) == {1, 2, 3}
    for colour in (1, 2, 3):
        assert near(loose[colour] / sum(loose.values()), 1 / 3, sum(loose.values()))


@pytest.mark.rule("AM-SET-20")
def test_a_throw_by_hand() -> None:
    """Two red cubes fall onto three blue: one blue is knocked loose, one red stays, one comes out."""
    state = tower([3, 0, 0, 0, 0, 0, 0])
    one_loose = int(PARTS.knocked[3 * (CUBES + 1)])
    chance = ScriptedChance([(0, one_loose), (3, BLUE), (0, CALM), (0, CALM), (CHANCES, OUT)])
    out = throw(state, PARTS, cubes(RED, 2), chance)
    chance.finish()
    assert list(out) == [1, 0, 1, 0, 0, 0, 0]
    assert list(state.inside) == [2, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("AM-SET-20")
def test_cubes_fall_in_random_order_in_the_first_throw() -> None:
    chance = ScriptedChance([(0, answer) for answer in (RED, CALM, CALM, OUT)])
    state = tower([0] * COLOURS)
    both = vec[i64]([1, 0, 1, 0, 0, 0, 0])
    out = throw(state, PARTS, both, chance)
    chance.finish()
    # The red one fell first and stayed; the blue one was the only one left and asked no order.
    assert list(state.inside) == [0, 0, 1, 0, 0, 0, 0]
    assert list(out) == [1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("AM-SET-20")
def test_the_exact_chances_of_the_tables() -> None:
    for inside in range(CUBES + 1):
        assert PARTS.sticks[inside] == round(max(0, 30 - inside) * CHANCES / 60)
        row = [int(PARTS.knocked[inside * (CUBES + 1) + out]) for out in range(CUBES + 1)]
        assert row == sorted(row)
        assert row[-1] == CHANCES
        assert abs(row[0] / CHANCES - 0.98**inside) < 1e-8


@pytest.mark.rule("AM-SET-20")
def test_a_full_tower_lets_everything_through() -> None:
    state = tower([0, 7, 7, 7, 7, 2, 0])
    chance = ScriptedChance([(0, CALM), (0, CALM)])
    assert throw(state, PARTS, cubes(BLUE, 1), chance)[BLUE] == 1


@pytest.mark.rule("AM-SET-20")
def test_there_are_always_forty_nine_cubes_and_the_inside_is_public() -> None:
    chance = FastChance(11)
    state = RULES.setup(2, {}, chance, None)
    assert isinstance(state, AmerigoState)
    while RULES.outcome(state) is None:
        assert sum(state.storage) + sum(state.centre) + sum(state.inside) == 49
        shown = RULES.view(state, None).document()["inside"]
        assert isinstance(shown, dict)
        assert sum(shown.values()) == sum(state.inside)
        RULES.advance(state, int(state.actor), RULES.space.parse("pass"), chance, None)
