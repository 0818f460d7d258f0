"""The printed parts as typed tables, read from components.toml or from an owner's corrected file."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.component_tables import (
    Tower,
    marked_spaces,
    read_counts,
    read_tile_points,
    read_towers,
    read_track_points,
)
from caravela.games.amerigo.shapes import (
    MOST_CELLS,
    SHAPE_NAMES,
    SHAPES,
    Shape,
    cells_of,
    is_connected,
)
from caravela.kernel.components import STANDARD_NAME, ComponentSet, standard_document
from caravela.kernel.documents import Reader

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
ROUNDS: Final = 5

BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
BROWN: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
COLOURS: Final = 7
COLOUR_NAMES: Final = ("blue", "black", "red", "brown", "green", "yellow", "white")
ACTION_NAMES: Final = (
    "navigation", "cannons", "planning", "progress", "expansion", "production", "special",
)  # fmt: skip
"""The actions, by colour (AM-RND-01)."""
ANY_COLOUR: Final = 7
CUBES_EACH: Final = 7
CUBES: Final = 49

COMMODITIES: Final = 5
COMMODITY_NAMES: Final = ("cotton", "tobacco", "sugar", "coconut", "coffee")
COMMODITY_SIGNS: Final = "12345"
COMMODITIES_EACH: Final = 8

VILLAGES: Final = 6
"""Village tiles have the first six shapes."""
TILE_KINDS: Final = VILLAGES + SHAPES
"""Kinds 0 to 5 are villages, 6 to 13 neutral tiles."""
TILE_NAMES: Final = (
    *[f"village-{name}" for name in SHAPE_NAMES[:VILLAGES]],
    *[f"neutral-{name}" for name in SHAPE_NAMES],
)
NEUTRAL_TILES: Final = 37
VILLAGE_TILES: Final = 16

LEAST_COST: Final = 2
COSTS: Final = 3
PRODUCTION_KINDS: Final = COMMODITIES * COSTS
"""Production tokens are numbered commodity * 3 + cost - 2."""
PRODUCTION_NAMES: Final = tuple(
    f"{name} {cost}" for name in COMMODITY_NAMES for cost in range(LEAST_COST, LEAST_COST + COSTS)
)
PRODUCTION_EACH: Final = (3, 4, 3)
"""AM-SET-14: tokens of a commodity, by cost."""

BONUS_TOKENS: Final = 9
FOLLOWING_WIND: Final = 9
LETTER_OF_MARQUE: Final = 10
HARBOUR_CHAIN: Final = 11
PRIZE_MONEY: Final = 12
SURVEYOR: Final = 13
MASTER_BUILDER: Final = 14
PURSE_3: Final = 15
PURSE_5: Final = 16
HARBOUR_DUES: Final = 17
ASSAYER: Final = 18
FLAGSHIP: Final = 19
CHRONICLE: Final = 20
TRADING_COMPANY: Final = 21
ROYAL_FAVOUR: Final = 22
TREASURY: Final = 23
TOKENS: Final = 24
SPECIAL_NAMES: Final = (
    "following-wind", "letter-of-marque", "harbour-chain", "prize-money", "surveyor", "master-builder",
    "purse-3", "purse-5", "harbour-dues", "assayer", "flagship", "chronicle", "trading-company",
    "royal-favour", "treasury",
)  # fmt: skip
BONUS_NAMES: Final = (
    *[f"bonus-{name}" for name in COLOUR_NAMES[:WHITE]],
    *[
        f"bonus-{COLOUR_NAMES[one]}-{COLOUR_NAMES[two]}"
        for one in range(WHITE)
        for two in range(one + 1, WHITE)
    ],
)
"""Every token that could add action points to one action or to two."""
TOKEN_KIND_NAMES: Final = (*BONUS_NAMES, *SPECIAL_NAMES)
TOKEN_KINDS: Final = 36
"""AM-TOK-16. Tokens 0 to 8 add action points to the actions that the component file names; each of the
others is one of a kind."""
ONE_TIME: Final = (FOLLOWING_WIND, PURSE_3, PURSE_5, CHRONICLE)
LAID_TOKENS: Final = 8
HALF_LAID: Final = 4

SHIPS: Final = 2
MOST_FRAME: Final = 16
TILE_SIDE: Final = 6
ISLAND_TILES: Final = 16
MOST_PROGRESS: Final = 40
MOST_MARKER: Final = 9
MOST_POSTS: Final = 6
"""The table of factors ends with this many trading posts."""
LARGEST_DRAWN: Final = 60
"""AM-SET-21: no drawn island has more squares."""

WIND_POINTS: Final = 8
MARQUE_STRENGTH: Final = 2
PRIZE_GOLD: Final = 2
ROYAL_POINTS: Final = 7
COMMON_SHARE: Final = 3
"""AM-GLD-01: number of cubes for one gold."""
ASSAYER_SHARE: Final = 2

TOWER_NAMES: Final = ("standard", "full", "light")
"""AM-SET-20: the towers that a table may choose from."""


class IslandTile:
    """One of the sixteen tiles of sea, as printed."""

    def __init__(self, reader: Reader) -> None:
        reader.flag("reconstruction")
        self.number = reader.integer("id", 1, ISLAND_TILES)
        self.rows: list[str] = [str(row) for row in reader.items("rows")]
        self.posts: list[tuple[tuple[int, int], tuple[int, int]]] = []
        """Row and column of each post square and of its anchor."""
        if len(self.rows) != TILE_SIDE or any(len(row) != TILE_SIDE for row in self.rows):
            reader.fault(reader.place("rows"), f"are not {TILE_SIDE} rows of {TILE_SIDE} squares")
            self.rows = ["." * TILE_SIDE] * TILE_SIDE
        for sign in sorted(set("".join(self.rows)) - set(".a#P12345")):
            reader.fault(reader.place("rows"), f"have the square {sign!r}")
        for section in reader.sections("posts"):
            post = section.integers("post", 2, 0, TILE_SIDE - 1)
            anchor = section.integers("anchor", 2, 0, TILE_SIDE - 1)
            self.posts.append(((post[0], post[1]), (anchor[0], anchor[1])))
            section.finish()
        self._check(reader)
        reader.finish()

    def _check(self, reader: Reader) -> None:
        """AM-SET-09: posts and anchors are paired, and each piece of land has a post square."""
        place = reader.place("posts")
        for post, anchor in self.posts:
            if self.rows[post[0]][post[1]] != "P" or self.rows[anchor[0]][anchor[1]] != "a":
                reader.fault(
                    place, f"pair {list(post)} and {list(anchor)}, which are not a post and its anchor"
                )
            if abs(post[0] - anchor[0]) + abs(post[1] - anchor[1]) != 1:
                reader.fault(place, f"pair {list(post)} and {list(anchor)}, which do not touch")
        text = "".join(self.rows)
        if {post for post, anchor in self.posts} != _cells(self.rows, "P") or len(self.posts) != text.count(
            "P"
        ):
            reader.fault(place, "do not name every post square once")
        if {anchor for post, anchor in self.posts} != _cells(self.rows, "a") or len(self.posts) != text.count(
            "a"
        ):
            reader.fault(place, "do not name every anchor once")
        land = _cells(self.rows, "#P12345")
        posts = _cells(self.rows, "P")
        while land:
            piece = _piece(land)
            land -= piece
            if not piece & posts:
                reader.fault(reader.place("rows"), "have a piece of land without a post square")


def _cells(rows: list[str], signs: str) -> set[tuple[int, int]]:
    return {(at, across) for at, row in enumerate(rows) for across, sign in enumerate(row) if sign in signs}


def _piece(land: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return one connected piece of land."""
    piece = {min(land)}
    while True:
        grown = {
            near
            for row, column in piece
            for near in (
                (row, column),
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            )
            if near in land
        }
        if grown == piece:
            return piece
        piece = grown


class Components(ComponentSet):
    """One set of printed parts."""

    def read(self, reader: Reader) -> None:
        self._read_box(reader)
        self._read_sea(reader)
        self._read_production(reader.section("production"))
        self._read_tiles(reader)
        self._read_completion(reader.section("completion"))
        self._read_tracks(reader.section("tracks"))
        self.towers: list[Tower] = read_towers(reader.section("tower"), TOWER_NAMES, CUBES)
        """In the order of TOWER_NAMES; an owner's file may leave out the later ones."""
        self._read_tokens(reader)
        self._read_island_tiles(reader)

    def _read_box(self, reader: Reader) -> None:
        self.chests: i64 = reader.integer("chests", 0, ISLAND_TILES)
        player = reader.section("player")
        self.posts: i64 = player.integer("posts", 1, 40)
        player.integer("ships", SHIPS, SHIPS)
        player.finish()
        display = reader.section("progress_display")
        display.integer("spaces", LAID_TOKENS, LAID_TOKENS)
        display.integer("renewed", HALF_LAID, HALF_LAID)
        display.finish()
        pirates = reader.section("pirates")
        if pirates.has("reconstruction"):
            pirates.flag("reconstruction")
        markers = pirates.integers("markers", ROUNDS + 1, 0, MOST_MARKER)
        self.markers: vec[i64] = vec[i64]([markers.count(value) for value in range(MOST_MARKER + 1)])
        """AM-SET-12: how many pirate markers have each strength."""
        pirates.finish()
        rounds = reader.section("rounds")
        self.time: vec[i64] = vec[i64](rounds.integers("time_markers", ROUNDS, 0, 99))
        rounds.finish()
        cubes = reader.section("cubes")
        if cubes.items("colours") != list(COLOUR_NAMES):
            cubes.fault(cubes.place("colours"), f"must be {', '.join(COLOUR_NAMES)}")
        cubes.integer("each", CUBES_EACH, CUBES_EACH)
        cubes.finish()

    def _read_sea(self, reader: Reader) -> None:
        frame = reader.section("frame_geometry")
        frame.flag("reconstruction")
        frame.integer("squares_per_space", TILE_SIDE, TILE_SIDE)
        self.frame_shift: i64 = frame.integer("shift", 0, TILE_SIDE - 1)
        frame.finish()
        grid_section = reader.section("grid")
        grid = grid_section.section("tiles")
        spaces_section = reader.section("frame")
        spaces = spaces_section.section("spaces")
        columns = [0] * (MOST_SEATS + 1)
        rows = [0] * (MOST_SEATS + 1)
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            columns[seats], rows[seats] = grid.integers(str(seats), 2, 1, 4)
            # AM-SET-05: a frame space lies along one outer side of a tile.
            around = 2 * (columns[seats] + rows[seats])
            spaces.integer(str(seats), around, around)
        self.columns: vec[i64] = vec[i64](columns)
        self.rows: vec[i64] = vec[i64](rows)
        for section in (grid, grid_section, spaces, spaces_section):
            section.finish()

    def _read_production(self, reader: Reader) -> None:
        display = reader.section("display")
        self.display: vec[i64] = vec[i64](
            [
                display.integer(str(seats), 1, 10) if seats >= LEAST_SEATS else 0
                for seats in range(MOST_SEATS + 1)
            ]
        )
        display.finish()
        each = reader.section("each")
        for at, count in enumerate(PRODUCTION_EACH):
            each.integer(str(LEAST_COST + at), count, count)
        each.finish()
        marks = reader.section("marks")
        marks.flag("reconstruction")
        self.marks: list[tuple[int, int]] = []
        """Cost and smallest number of players of each token of a commodity."""
        for item in marks.items("tokens"):
            pair = list(item) if isinstance(item, list) else []
            if len(pair) == 2 and pair[0] in (2, 3, 4) and pair[1] in (2, 3, 4):
                self.marks.append((int(pair[0]), int(pair[1])))
            else:
                marks.fault(marks.place("tokens"), f"have {item!r}, not a cost and a number of players")
        for at, count in enumerate(PRODUCTION_EACH):
            found = sum(1 for cost, players in self.marks if cost == LEAST_COST + at)
            if found != count:
                marks.fault(marks.place("tokens"), f"are {found} of cost {LEAST_COST + at}, not {count}")
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            found = COMMODITIES * sum(1 for cost, players in self.marks if players <= seats)
            if found != ROUNDS * self.display[seats]:  # AM-YEL-02
                marks.fault(
                    marks.place("tokens"), f"are {found} for {seats} players, not enough for {ROUNDS} rounds"
                )
        marks.finish()
        reader.finish()

    def _read_tiles(self, reader: Reader) -> None:
        neutral = reader.section("neutral_tiles")
        drawn = neutral.section("shapes")
        shapes: list[Shape] = []
        for name in SHAPE_NAMES:
            rows = [str(row) for row in drawn.items(name)]
            cells = cells_of(rows)
            if not 1 <= len(cells) <= MOST_CELLS or not is_connected(cells) or set("".join(rows)) - set("#."):
                drawn.fault(drawn.place(name), f"is not a tile of 1 to {MOST_CELLS} joined squares")
                rows = ["#"]
            shapes.append(Shape(name, rows))
        drawn.finish()
        self.shapes: list[Shape] = [
            shapes[kind if kind < VILLAGES else kind - VILLAGES] for kind in range(TILE_KINDS)
        ]
        """By kind of tile."""
        self.neutrals: vec[i64] = vec[i64](read_counts(neutral.section("counts"), SHAPE_NAMES, NEUTRAL_TILES))
        sizes = [shape.size for shape in shapes]
        usual = [[2 * size, 3 * size] for size in sizes]
        neutral_points = read_tile_points(neutral, SHAPE_NAMES, usual)
        neutral.finish()
        village = reader.section("village_tiles")
        if village.items("shapes") != list(SHAPE_NAMES[:VILLAGES]):
            village.fault(village.place("shapes"), f"must be {', '.join(SHAPE_NAMES[:VILLAGES])}")
        counts = read_counts(village.section("counts"), SHAPE_NAMES[:VILLAGES], VILLAGE_TILES)
        self.villages: vec[i64] = vec[i64](counts)
        village_points = read_tile_points(village, SHAPE_NAMES[:VILLAGES], [[1, 2]] * VILLAGES)
        village.finish()
        self.cost: vec[i64] = vec[i64]([1] * VILLAGES + sizes)
        """AM-SET-18: to plan and to build, by kind of tile."""
        points = village_points + neutral_points
        self.small_worth: vec[i64] = vec[i64]([small for small, big in points])
        self.big_worth: vec[i64] = vec[i64]([big for small, big in points])

    def _read_completion(self, reader: Reader) -> None:
        factors = reader.integers("factors", 2, 0, 99)
        more = reader.section("more_factors")
        more.flag("reconstruction")
        factors = [0, *factors, *more.integers("factors", MOST_POSTS - 2, 0, 99)]
        more.finish()
        self.factors: vec[i64] = vec[i64](factors)
        """AM-EXP-08: by number of posts, 6 or more as 6."""
        self.discovery: i64 = reader.integer("discovery", 0, 99)
        self.last_square: i64 = reader.integer("last_square", 0, 99)
        self.big_island: i64 = reader.integer("big_island", 1, 999)
        self.chest_gold: i64 = reader.integer("chest_gold", 0, 99)
        reader.finish()

    def _read_tracks(self, reader: Reader) -> None:
        self.most_cannons: i64 = reader.integer("cannons", 1, MOST_PROGRESS)
        self.most_gold: i64 = reader.integer("gold", 1, 99)
        self.overflow_gold: i64 = reader.integer("overflow_gold", 0, 99)
        progress = reader.section("progress")
        progress.flag("reconstruction")
        self.last_progress: i64 = progress.integer("spaces", 1, MOST_PROGRESS)
        self.progress_points: vec[i64] = read_track_points(
            progress.section("points"), int(self.last_progress)
        )
        self.progress_marks: vec[i64] = marked_spaces(self.progress_points)
        progress.finish()
        white = reader.section("white")
        white.flag("reconstruction")
        self.last_white: i64 = white.integer("spaces", 1, MOST_PROGRESS)
        self.white_points: vec[i64] = read_track_points(white.section("points"), int(self.last_white))
        names = [*COLOUR_NAMES[:WHITE], "", "any"]
        colours = [names.index(name) if name in names else -1 for name in map(str, white.items("colours"))]
        right = len(colours) == self.last_white and colours[-1:] == [ANY_COLOUR]
        if not right or any(not 0 <= colour < WHITE for colour in colours[:-1]):
            white.fault(white.place("colours"), "are not a colour for every space and 'any' for the last")
            colours = [0] * int(self.last_white)
        self.white_colours: vec[i64] = vec[i64]([-1] + colours)  # noqa: RUF005 - no stars inside a vec
        """AM-WHI-04: by space; -1 at the start."""
        white.finish()
        reader.finish()

    def _read_tokens(self, reader: Reader) -> None:
        bonus: list[int] = []
        kinds: list[int] = []
        others: list[str] = []
        for section in reader.sections("progress_token"):
            name = section.text("name")
            if section.has("reconstruction"):
                section.flag("reconstruction")
            if not section.has("actions"):
                others.append(name)
                section.finish()
                continue
            points = section.integer("ap", 1, 9)
            for item in section.items("actions"):
                colours = _colours(item)
                if not colours:
                    section.fault(
                        section.place("actions"), f"have {item!r}, not one or two different colours"
                    )
                    colours = [BLUE]
                bonus.extend(points if colour in colours else 0 for colour in range(COLOURS))
                kinds.append(
                    BONUS_NAMES.index("-".join(["bonus", *[COLOUR_NAMES[colour] for colour in colours]]))
                )
            section.finish()
        expected = [name.replace("-", "_") for name in SPECIAL_NAMES]
        if others != expected or len(kinds) != BONUS_TOKENS:
            reader.fault(
                "progress_token", f"must be {BONUS_TOKENS} that add points, then {', '.join(expected)}"
            )
            bonus = [0] * (BONUS_TOKENS * COLOURS)
            kinds = [0] * BONUS_TOKENS
        self.bonus: vec[i64] = vec[i64](bonus)
        """AM-TOK-01, AM-TOK-02: action points by token * 7 + colour."""
        kinds.extend(range(len(BONUS_NAMES), TOKEN_KINDS))
        self.token_kinds: vec[i64] = vec[i64](kinds)
        self.token_labels: list[str] = [TOKEN_KIND_NAMES[kind] for kind in kinds]
        """The text key of each token."""
        self.token_names: list[str] = [
            label if self.token_labels.index(label) == at else f"{label} {at + 1}"
            for at, label in enumerate(self.token_labels)
        ]
        """How a position document names each token."""

    def _read_island_tiles(self, reader: Reader) -> None:
        self.island_tiles: list[IslandTile] = [
            IslandTile(section) for section in reader.sections("island_tile")
        ]
        numbers = [tile.number for tile in self.island_tiles]
        if numbers != list(range(1, ISLAND_TILES + 1)):
            reader.fault("island_tile", f"are not numbered from 1 to {ISLAND_TILES}")
        text = "".join("".join(tile.rows) for tile in self.island_tiles)
        for sign, name in zip(COMMODITY_SIGNS, COMMODITY_NAMES, strict=True):
            if text.count(sign) != COMMODITIES_EACH:
                reader.fault(
                    "island_tile", f"have {text.count(sign)} squares of {name}, not {COMMODITIES_EACH}"
                )

    def production_box(self, seats: int) -> vec[i64]:
        """Return the production tokens used with this number of players (AM-SET-14, AM-SET-15)."""
        box = [0] * PRODUCTION_KINDS
        for cost, players in self.marks:
            if players <= seats:
                for commodity in range(COMMODITIES):
                    box[commodity * COSTS + cost - LEAST_COST] += 1
        return vec[i64](box)


def _colours(item: object) -> list[int]:
    """Return one or two different colours in ascending order; [] for anything else."""
    names = [str(name) for name in item] if isinstance(item, list) else []
    colours = sorted({COLOUR_NAMES.index(name) for name in names if name in COLOUR_NAMES[:WHITE]})
    return colours if len(colours) == len(names) <= 2 else []


def standard_components() -> Components:
    return Components(standard_document("caravela.games.amerigo"), STANDARD_NAME)
