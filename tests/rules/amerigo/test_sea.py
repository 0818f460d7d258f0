"""AM-SET: the sea, its tiles, islands and frame."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from caravela.games.amerigo.atlas import Atlas
from caravela.games.amerigo.components import Components
from caravela.games.amerigo.grid import diagonals, enclosed
from caravela.games.amerigo.layouts import Layout, parse_layout, turned
from caravela.games.amerigo.masks import islands_of, squares_in
from caravela.games.amerigo.sea import space_name
from caravela.games.amerigo.shapes import BITS, SQUARES, STRIDE
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.chance import FastChance
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.rules import OptionError
from tests.rules.amerigo.table import (
    PARTS,
    RULES,
    SEAS,
    begin,
    document,
    island_at,
    named,
    names_in,
    position,
    rules_with,
    square,
)

ATLAS = RULES.atlas
DRAWN = range(40)


def layout_of(text: str, seats: int) -> Layout:
    faults: list[str] = []
    layout = parse_layout(text, PARTS, seats, faults)
    assert faults == []
    return layout


def drawn(seats: int, seed: int) -> Layout:
    return ATLAS.draw(seats, FastChance(seed * 7919 << 20 | seed))


def grid_of(state: AmerigoState) -> list[str]:
    return state.sea.drawing()


def neighbours(state: AmerigoState, space: int) -> set[str]:
    sea = state.sea
    return {
        space_name(int(sea.links[at])) for at in range(sea.link_starts[space], sea.link_starts[space + 1])
    }


@pytest.mark.rule("AM-SET-02")
@pytest.mark.parametrize("seats, columns, rows", [(2, 3, 3), (3, 4, 3), (4, 4, 4)])
def test_the_sea_is_as_large_as_the_players_are_many(seats: int, columns: int, rows: int) -> None:
    state, events = begin(seats)
    assert len(grid_of(state)) == 6 * rows
    assert {len(row) for row in grid_of(state)} == {6 * columns}
    tiles = state.sea.layout.tiles
    assert len(tiles) == len(set(tiles)) == columns * rows
    assert named(events, "sea-laid")[0].facts["islands"] == len(state.sea.islands)


@pytest.mark.rule("AM-SET-02")
def test_tiles_come_in_random_places_and_all_four_turns() -> None:
    layouts = [drawn(4, seed) for seed in DRAWN]
    assert {tuple(sorted(layout.tiles)) for layout in layouts} == {tuple(range(1, 17))}
    for place in range(16):
        assert len({layout.tiles[place] for layout in layouts}) > 8
    assert {turn for layout in layouts for turn in layout.turns} == {0, 1, 2, 3}
    assert len({tuple(sorted(drawn(2, seed).tiles)) for seed in DRAWN}) > 30


@pytest.mark.rule("AM-SET-02")
def test_a_turned_tile_shows_the_same_squares_turned() -> None:
    assert [turned(0, 0, turn) for turn in range(4)] == [(0, 0), (0, 5), (5, 5), (5, 0)]
    assert [turned(1, 2, turn) for turn in range(4)] == [(1, 2), (2, 4), (4, 3), (3, 1)]
    # Tile 16 lies in the lower left of the table's sea with its upper side to the west.
    printed = PARTS.island_tiles[15].rows
    shown = [row[:6] for row in grid_of(position())[12:]]
    west = ["".join(printed[row][5 - line] for row in range(6)) for line in range(6)]
    assert shown == west


@pytest.mark.rule("AM-SET-02")
def test_commodities_of_tiles_not_drawn_stay_in_the_box() -> None:
    state = position()
    printed = "".join("".join(PARTS.island_tiles[tile - 1].rows) for tile in state.sea.layout.tiles)
    assert state.sea.commodity_squares.bit_count() == sum(printed.count(sign) for sign in "12345")


@pytest.mark.rule("AM-SET-03")
def test_no_drawn_sea_encloses_ocean() -> None:
    for seats in (2, 3, 4):
        for seed in DRAWN:
            land = ATLAS.land(drawn(seats, seed))
            side = 18 if seats == 2 else 24
            high = 24 if seats == 4 else 18
            assert _cut_off(land, side, high) == set()


def _cut_off(land: int, wide: int, high: int) -> set[tuple[int, int]]:
    """A plain flood from the border, square by square."""
    ocean = {
        (row, column)
        for row in range(high)
        for column in range(wide)
        if not land & BITS[row * STRIDE + column]
    }
    seen = {(row, column) for row, column in ocean if row in (0, high - 1) or column in (0, wide - 1)}
    waiting = list(seen)
    while waiting:
        row, column = waiting.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in ocean and near not in seen:
                seen.add(near)
                waiting.append(near)
    return ocean - seen


@pytest.mark.rule("AM-SET-03")
def test_an_enclosed_square_is_found_and_named() -> None:
    ring = sum(BITS[square(name)] for name in ("e4", "d5", "f5", "e6", "d4", "f4", "d6", "f6"))
    assert names_in(enclosed(ring, ATLAS.grid(2))) == {"e5"}
    found = _broken_layout(2, enclosed_ocean=True)
    faults = ATLAS.faults(2, found)
    assert any("is enclosed by land [AM-SET-03]" in fault for fault in faults)
    assert not ATLAS.suits(2, found)


def _broken_layout(seats: int, enclosed_ocean: bool) -> Layout:
    """Some layout that breaks one of the two rules of the sea."""
    chance = FastChance(99 << 40 | 12345)
    grid = ATLAS.grid(seats)
    while True:
        tiles = list(range(1, 17))
        chosen = [tiles.pop(chance.below(len(tiles))) for place in range(9)]
        layout = Layout(3, 3, chosen, [int(chance.below(4)) for place in range(9)])
        land = ATLAS.land(layout)
        if enclosed_ocean == bool(enclosed(land, grid)) and enclosed_ocean != bool(diagonals(land, grid)):
            return layout


@pytest.mark.rule("AM-SET-04")
def test_land_of_different_tiles_never_touches_at_a_corner_only() -> None:
    for seats in (2, 3, 4):
        for seed in DRAWN:
            layout = drawn(seats, seed)
            land = ATLAS.land(layout)
            for row, column in itertools.product(range(6 * layout.rows - 1), range(6 * layout.columns - 1)):
                if row % 6 == 5 or column % 6 == 5:
                    block = [
                        bool(land & BITS[(row + r) * STRIDE + column + c]) for r in (0, 1) for c in (0, 1)
                    ]
                    assert block not in ([True, False, False, True], [False, True, True, False])


@pytest.mark.rule("AM-SET-04")
def test_a_corner_contact_over_tiles_is_found_and_one_inside_a_tile_is_not() -> None:
    grid = ATLAS.grid(2)
    assert diagonals(BITS[square("f6")] | BITS[square("g7")], grid) == BITS[square("f6")]
    assert diagonals(BITS[square("g6")] | BITS[square("f7")], grid) == BITS[square("f6")]
    assert diagonals(BITS[square("f2")] | BITS[square("g3")], grid) == BITS[square("f2")]
    assert diagonals(BITS[square("f6")] | BITS[square("g6")] | BITS[square("g7")], grid) == 0
    assert diagonals(BITS[square("b2")] | BITS[square("c3")], grid) == 0
    faults = ATLAS.faults(2, _broken_layout(2, enclosed_ocean=False))
    assert faults
    assert all("touches at a corner only" in fault and "[AM-SET-04]" in fault for fault in faults)


@pytest.mark.rule("AM-SET-05")
@pytest.mark.parametrize("seats, spaces", [(2, 12), (3, 14), (4, 16)])
def test_the_frame_has_as_many_spaces_as_its_elements_show(seats: int, spaces: int) -> None:
    state = position(players=seats)
    assert state.sea.frame_spaces == spaces
    linked = [space for space in range(SQUARES, SQUARES + 16) if neighbours(state, space)]
    assert linked == list(range(SQUARES, SQUARES + spaces))


@pytest.mark.rule("AM-SET-06")
def test_a_frame_space_lies_along_one_outer_side_of_a_tile() -> None:
    state = position()
    assert neighbours(state, SQUARES + 1) == {"frame 1", "frame 3", "g1", "h1", "i1", "j1", "k1", "l1"}
    # Round the corner; land has no way to it, the corner square has two, and anchors count as ocean.
    assert neighbours(state, SQUARES + 2) == {"frame 2", "frame 4", "m1", "n1", "o1", "r1"}
    assert neighbours(state, SQUARES + 3) == {"frame 3", "frame 5", "r1", "r6"}
    assert neighbours(state, SQUARES + 11) == {"frame 11", "frame 1", "a6", "a1"}
    assert neighbours(state, square("r1")) == {"frame 3", "frame 4"}


@pytest.mark.rule("AM-SET-06")
def test_an_owner_may_shift_the_frame_by_half_a_space() -> None:
    frame = {"reconstruction": True, "squares_per_space": 6, "shift": 3}
    rules = rules_with(frame_geometry=frame)
    state = position(rules=rules)
    assert neighbours(state, SQUARES) == {"frame 12", "frame 2", "a1"}
    assert neighbours(state, SQUARES + 1) == {"frame 1", "frame 3", "e1", "f1", "g1", "h1", "i1"}


@pytest.mark.rule("AM-SET-07")
def test_islands_reach_over_tile_borders_and_are_big_from_twenty_squares_on() -> None:
    state = position()
    assert names_in(island_at(state, "j9")) >= {"i12", "i13", "g14", "p7", "o9"}
    assert sorted(int(size) for size in state.sea.sizes) == [5, 7, 8, 11, 11, 13, 13, 13, 14, 34]
    assert [int(size) for size, big in zip(state.sea.sizes, state.sea.big, strict=True) if big] == [34]
    for at, mask in enumerate(state.sea.islands):
        for each in squares_in(mask):
            assert state.sea.island_of[each] == at
    assert sum(state.sea.sizes) == state.sea.land.bit_count()


@pytest.mark.rule("AM-SET-07")
def test_an_island_of_exactly_twenty_squares_is_big_and_one_of_nineteen_small() -> None:
    found: dict[int, int] = {}
    for seed in range(400):
        state_sea = ATLAS.sea(4, drawn(4, seed))
        for size, big in zip(state_sea.sizes, state_sea.big, strict=True):
            found[int(size)] = int(big)
    assert found[20] == 1
    assert found[19] == 0
    assert all(big == (1 if size >= 20 else 0) for size, big in found.items())


@pytest.mark.rule("AM-SET-07")
def test_a_chest_fills_no_square() -> None:
    state = position()
    assert state.free == state.sea.land
    squares = names_in(island_at(state, "j9"))
    # Every square of the big island can be the place of a tile, so the chest is on none of them.
    for name in sorted(squares):
        built = [f"B neutral-single 1 {name}"]
        assert document(position(built=built))["built"] == built


@pytest.mark.rule("AM-SET-08")
def test_every_commodity_square_bears_a_token_and_there_are_eight_of_each() -> None:
    text = "".join("".join(tile.rows) for tile in PARTS.island_tiles)
    assert [text.count(sign) for sign in "12345"] == [8] * 5
    state = position()
    for row, line in enumerate(grid_of(state)):
        for column, sign in enumerate(line):
            commodity = state.sea.commodity[row * STRIDE + column]
            assert commodity == ("12345".index(sign) if sign in "12345" else -1)


@pytest.mark.rule("AM-SET-09")
def test_posts_and_anchors_are_paired_on_the_printed_tiles() -> None:
    text = "".join("".join(tile.rows) for tile in PARTS.island_tiles)
    assert text.count("P") == text.count("a") == 40
    assert sum(text.count(sign) for sign in "12345") == 40
    state = position(players=4)
    posts = [each for each in squares_in(state.sea.land) if state.sea.anchor_of[each] >= 0]
    assert len(posts) == 40
    for post in posts:
        anchor = int(state.sea.anchor_of[post])
        assert state.sea.post_of[anchor] == post
        assert state.sea.ocean & BITS[anchor]
        assert abs(anchor - post) in (1, STRIDE)


def _tiles(change: Callable[[list[Any]], object]) -> list[Any]:
    assert isinstance(PARTS.document, dict)
    tiles = [dict(tile) for tile in PARTS.document["island_tile"]]
    change(tiles)
    return tiles


@pytest.mark.rule("AM-SET-09")
@pytest.mark.parametrize(
    "change, complaint",
    [
        (lambda tiles: tiles[0].update(posts=tiles[0]["posts"][:1]), "every post square once"),
        (lambda tiles: tiles[0].update(rows=["......"] * 5), "are not 6 rows of 6 squares"),
        (lambda tiles: tiles[0].update(rows=["#.....", *tiles[0]["rows"][1:]]), "without a post square"),
        (
            lambda tiles: tiles[0].update(
                posts=[{"post": [3, 2], "anchor": [5, 4]}, {"post": [4, 4], "anchor": [2, 2]}]
            ),
            "do not touch",
        ),
        (lambda tiles: tiles.pop(), "numbered from 1 to 16"),
    ],
)
def test_a_component_file_with_broken_tiles_is_refused(
    change: Callable[[list[Any]], object], complaint: str
) -> None:
    with pytest.raises(BrokenDocument, match=complaint):
        rules_with(island_tile=_tiles(change))


@pytest.mark.rule("AM-SET-21")
def test_drawn_seas_have_one_to_five_big_islands_and_none_of_more_than_sixty_squares() -> None:
    for seats in (2, 3, 4):
        for seed in range(150):
            sizes = [mask.bit_count() for mask in islands_of(ATLAS.land(drawn(seats, seed)))]
            assert 1 <= sum(1 for size in sizes if size >= 20) <= 5
            assert max(sizes) <= 60


@pytest.mark.rule("AM-SET-21")
def test_a_sea_given_by_hand_may_lack_big_islands_or_have_a_huge_one() -> None:
    small = _hand_layout(lambda sizes: max(sizes) < 20)
    assert not ATLAS.suits(2, small)
    assert ATLAS.faults(2, small) == []
    state, _ = begin(2, sea=small.format())
    assert sum(state.sea.big) == 0
    huge = _hand_layout(lambda sizes: max(sizes) > 60)
    assert not ATLAS.suits(2, huge)
    state, _ = begin(2, sea=huge.format())
    assert max(state.sea.sizes) > 60


def _hand_layout(wanted: Callable[[list[int]], bool]) -> Layout:
    chance = FastChance(5 << 40 | 77)
    grid = ATLAS.grid(2)
    while True:
        tiles = list(range(1, 17))
        chosen = [tiles.pop(chance.below(len(tiles))) for place in range(9)]
        layout = Layout(3, 3, chosen, [int(chance.below(4)) for place in range(9)])
        land = ATLAS.land(layout)
        fits = not enclosed(land, grid) and not diagonals(land, grid)
        if fits and wanted([mask.bit_count() for mask in islands_of(land)]):
            return layout


@pytest.mark.rule("AM-SET-21")
def test_more_big_islands_than_chests_are_refused() -> None:
    rules = rules_with(chests=0)
    assert rules.atlas.faults(2, layout_of(SEAS[2], 2)) == [
        "there are 1 big islands but only 0 chests [AM-SET-21]"
    ]
    with pytest.raises(OptionError, match="only 0 chests"):
        begin(2, sea=SEAS[2], rules=rules)


@pytest.mark.rule("AM-SET-21")
def test_a_component_file_that_allows_no_sea_does_not_hang() -> None:
    atlas = rules_with(chests=0).atlas
    with pytest.raises(OptionError, match="no sea of the tiles in the component file of a test can be laid"):
        atlas.draw(2, FastChance(1), 50)


@pytest.mark.rule("AM-SET-21")
@pytest.mark.parametrize("seats, share", [(2, 0.72), (3, 0.60), (4, 0.44)])
def test_about_as_many_drawn_layouts_suit_as_the_code_says(seats: int, share: float) -> None:
    chance = FastChance(seats)
    drawn = 400
    good = 0
    for _ in range(drawn):
        try:
            RULES.atlas.draw(seats, chance, 1)
        except OptionError:
            continue
        good += 1
    assert abs(good / drawn - share) < 0.1


@pytest.mark.rule("AM-SET-21")
def test_every_fault_of_a_given_sea_is_named() -> None:
    with pytest.raises(OptionError, match="3 rows of 3 tiles"):
        begin(2, sea="1n 2n 3n")
    with pytest.raises(OptionError) as caught:
        begin(2, sea="1n 1n 3n / 4x 5n 6n / 17n 8n 9n")
    for fault in ("tile 1 lies twice", "'4x' is not a tile", "'17n' is not a tile"):
        assert fault in str(caught.value)


@pytest.mark.rule("AM-SET-02")
def test_a_given_sea_is_laid_as_it_is_written() -> None:
    for seats, text in SEAS.items():
        state, _ = begin(seats, sea=text)
        assert document(state)["sea"] == text
    _, events = begin(2, sea=SEAS[2])
    assert named(events, "sea-laid")[0].facts["tiles"] == [
        "tile-north:7", "tile-north:13", "tile-north:5",
        "tile-south:3", "tile-south:4", "tile-east:6",
        "tile-west:16", "tile-west:12", "tile-east:15",
    ]  # fmt: skip
    with pytest.raises(OptionError, match="has no option wind"):
        begin(2, wind="north")


def test_states_share_their_sea() -> None:
    state = position()
    assert state.copy().sea is state.sea
    assert RULES.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    again = RULES.decode(RULES.encode(state))
    assert isinstance(again, AmerigoState)
    assert again.sea is state.sea


def test_distances_over_the_sea_agree_with_a_plain_search() -> None:
    state = position(players=4)
    sea = state.sea
    for start in (SQUARES, SQUARES + 9, square("a1"), squares_in(sea.ocean)[100]):
        distance = {start: 0}
        waiting = [start]
        while waiting:
            space = waiting.pop(0)
            for at in range(sea.link_starts[space], sea.link_starts[space + 1]):
                near = int(sea.links[at])
                if near not in distance:
                    distance[near] = distance[space] + 1
                    waiting.append(near)
        for reach in (0, 1, 4, 9, 50):
            rings = sea.rings(start, reach)
            last = min(reach, len(rings.ends) - 1)
            found = {int(space) for space in rings.spaces[: rings.ends[last]]}
            assert found == {space for space, far in distance.items() if far <= reach}
        assert all(sea.distance(start, space) == far for space, far in list(distance.items())[::7])


def test_seas_are_remembered_but_not_for_ever() -> None:
    atlas = Atlas(Components(PARTS.document, "again"))
    first = atlas.sea(2, drawn(2, 1))
    assert atlas.sea(2, drawn(2, 1)) is first
    for seed in range(2, 60):
        atlas.sea(2, drawn(2, seed))
    assert atlas.sea(2, drawn(2, 1)) is not first
