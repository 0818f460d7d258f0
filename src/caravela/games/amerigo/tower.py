"""The cube tower: what falls in, what stays inside and what comes out (AM-SET-20)."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.component_tables import CHANCES, Tower
from caravela.games.amerigo.components import COLOURS, CUBES, Components
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.bags import empty, total
from caravela.kernel.chance import Chance


def throw(state: AmerigoState, parts: Components, cubes: vec[i64], chance: Chance) -> vec[i64]:
    """Throws cubes of the given colours into the tower and returns those that come out, by colour.

    The caller has taken the thrown cubes from where they lay. Which cube falls next is asked only while more
    than one colour is left to fall.
    """
    tower = parts.towers[state.tower]
    out = empty(COLOURS)
    inside = total(state.inside)
    falling = total(cubes)
    left = cubes[:]
    while falling > 0:
        colour = _only_colour(left, falling)
        if colour < 0:
            colour = chance.draw(left, falling)
        left[colour] = left[colour] - 1
        falling -= 1
        if inside > 0:
            knocked = _knocked_out(tower, inside, chance)
            while knocked > 0:
                loose = chance.draw(state.inside, inside)
                state.inside[loose] = state.inside[loose] - 1
                out[loose] = out[loose] + 1
                inside -= 1
                knocked -= 1
        if chance.below(CHANCES) < tower.sticks[inside]:
            state.inside[colour] = state.inside[colour] + 1
            inside += 1
        else:
            out[colour] = out[colour] + 1
    return out


def _only_colour(cubes: vec[i64], count: i64) -> i64:
    """The colour of all these cubes; -1 when they have several."""
    colour: i64
    for colour in range(COLOURS):
        if cubes[colour] > 0:
            return colour if cubes[colour] == count else -1
    return -1


def _knocked_out(tower: Tower, inside: i64, chance: Chance) -> i64:
    """How many of the cubes inside come out, each on its own by the same chance."""
    answer = chance.below(CHANCES)
    base = inside * (CUBES + 1)
    count: i64 = 0
    while answer >= tower.knocked[base + count]:
        count += 1
    return count
