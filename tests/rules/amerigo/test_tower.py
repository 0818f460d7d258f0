"""AM-SET-20: the tower against its own figures."""

from collections import Counter
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.component_tables import CHANCES
from caravela.games.amerigo.components import BLUE, COLOURS, CUBES, RED, TOWER_NAMES
from caravela.games.amerigo.state import AmerigoState, empty_state
from caravela.games.amerigo.tower import throw
from caravela.kernel.chance import FastChance, ScriptedChance, stream_seed
from caravela.kernel.rules import OptionError
from tests.rules.amerigo.table import CALM, OUT, PARTS, RULES, begin, rules_with

THROWS = 4000
STANDARD = PARTS.towers[0]


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
    one_loose = int(STANDARD.knocked[3 * (CUBES + 1)])
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
        assert STANDARD.sticks[inside] == round(max(0, 30 - inside) * CHANCES / 60)
        row = [int(STANDARD.knocked[inside * (CUBES + 1) + out]) for out in range(CUBES + 1)]
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


@pytest.mark.rule("AM-SET-20")
@pytest.mark.parametrize("name, knock", [("full", 0.02), ("light", 0.1)])
def test_the_table_may_choose_another_tower(name: str, knock: float) -> None:
    other = PARTS.towers[TOWER_NAMES.index(name)]
    for inside in range(CUBES + 1):
        chance = (45 - inside) / 45 if name == "full" else (90 - 9 * inside) / 100
        assert abs(other.sticks[inside] / CHANCES - max(0.0, chance)) < 1e-8
        assert abs(other.knocked[inside * (CUBES + 1)] / CHANCES - (1 - knock) ** inside) < 1e-8


@pytest.mark.rule("AM-SET-20")
@pytest.mark.parametrize("at, name", list(enumerate(TOWER_NAMES)))
def test_the_chosen_tower_stays_with_the_match(at: int, name: str) -> None:
    state, _ = begin(2, seed=3, tower=name)
    for same in (state, state.copy(), RULES.from_bytes(state.to_bytes()), RULES.decode(RULES.encode(state))):
        assert isinstance(same, AmerigoState)
        assert (int(same.tower), same.digest()) == (at, state.digest())
    assert RULES.view(state, 0).document().get("tower", "standard") == name


@pytest.mark.rule("AM-SET-20")
def test_the_standard_tower_is_the_default_and_leaves_states_as_they_were() -> None:
    chosen, silent = begin(2, seed=3, tower="standard")[0], begin(2, seed=3)[0]
    assert chosen.to_bytes() == silent.to_bytes()
    assert "tower" not in RULES.encode(silent)
    assert silent.to_bytes()[0] == 2
    assert begin(2, seed=3, tower="light")[0].to_bytes()[0] == 2 + 16 * 2


@pytest.mark.rule("AM-SET-20")
def test_the_throws_of_a_match_are_those_of_its_tower() -> None:
    stay = [sum(sum(begin(2, seed=seed, tower=name)[0].inside) for seed in range(8)) for name in TOWER_NAMES]
    standard, full, light = stay
    assert light < standard < full


@pytest.mark.rule("AM-SET-20")
def test_an_unknown_tower_is_refused() -> None:
    with pytest.raises(OptionError, match="tower is 'leaning'; it must be one of standard, full, light"):
        begin(2, tower="leaning")
    with pytest.raises(OptionError, match="has no option wind; its options are sea and tower"):
        begin(2, wind="east")
    unknown = bytes([2 + 16 * len(TOWER_NAMES)]) + begin(2)[0].to_bytes()[1:]
    with pytest.raises(ValueError, match="not a state of Amerigo"):
        RULES.from_bytes(unknown)


@pytest.mark.rule("AM-SET-20")
def test_an_owners_file_without_other_towers_offers_its_own_alone() -> None:
    rules = rules_with(tower={"reconstruction": True, "knock": 0.05, "stick": 0.5, "capacity": 20})
    assert len(rules.parts.towers) == 1
    with pytest.raises(OptionError, match="it must be one of standard"):
        begin(2, rules=rules, tower="full")


@pytest.mark.rule("AM-RND-11")
def test_no_cube_leaves_the_tower_between_two_throws() -> None:
    chance = FastChance(5)
    choices = FastChance(6)
    state = RULES.setup(2, {}, chance, None)
    assert isinstance(state, AmerigoState)
    throws = 0
    while (decision := RULES.next_decision(state)) is not None:
        phase, inside = (state.round, state.phase), list(state.inside)
        action = decision.actions[choices.below(len(decision.actions))]
        RULES.advance(state, decision.seat, action, chance, None)
        if (state.round, state.phase) == phase:
            assert list(state.inside) == inside
        else:
            throws += 1
    assert throws > 20
