"""A state as a position document, both ways: JSON data that a person can read and write.

Many fields may be left out: tiles, tokens and cubes that are named nowhere then lie in their supplies, and
everything else is at rest. A document that does not say how victory points were earned is marked unexplained.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.atlas import Atlas
from caravela.games.amerigo.board import lay_board
from caravela.games.amerigo.components import (
    COLOUR_NAMES,
    COLOURS,
    COMMODITIES,
    COMMODITY_NAMES,
    COSTS,
    CUBES_EACH,
    HALF_LAID,
    LEAST_SEATS,
    MOST_MARKER,
    MOST_SEATS,
    PRODUCTION_KINDS,
    PRODUCTION_NAMES,
    ROUNDS,
    SHIPS,
    TILE_KINDS,
    TILE_NAMES,
    TOKENS,
    TOWER_NAMES,
    VILLAGES,
    Components,
)
from caravela.games.amerigo.layouts import parse_layout
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.sea import space_name
from caravela.games.amerigo.shapes import BITS, MOST_SIDE, SHAPE_NAMES, SHAPES, SQUARES, STRIDE
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    EARNED,
    EARNING_NAMES,
    EARNINGS,
    FROM_BEFORE,
    GOLD,
    GONE,
    IN_STOCK,
    LAID,
    NO_COLOUR,
    NOBODY,
    NOWHERE,
    PILE,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    PROGRESS,
    SHEET,
    SHIP,
    VILLAGE,
    WHITE_SPACE,
    AmerigoState,
    builder_of,
    empty_state,
    kind_of,
    orientation_of,
    square_of,
    tile_code,
)
from caravela.games.amerigo.steps import STEP_NAMES
from caravela.kernel.bags import total
from caravela.kernel.documents import Reader
from caravela.kernel.positions import seat_sections
from caravela.kernel.seats import SEAT_LETTERS, seat_letter

FORMAT = 1
MOST_POINTS = 9999
TRACKS = (
    ("points", POINTS), ("gold", GOLD), ("cannons", CANNONS), ("progress", PROGRESS), ("white", WHITE_SPACE),
    ("chests", CHESTS),
)  # fmt: skip
SPACE_NAMES = {
    space_name(space): space
    for space in range(SQUARES + 16)
    if space >= SQUARES or space % STRIDE < MOST_SIDE
}


def _letters(order: vec[i64]) -> str:
    return "".join(seat_letter(int(seat)) for seat in order)


def _counted(bag: vec[i64], base: i64, names: Sequence[str]) -> dict[str, int]:
    return {name: int(bag[base + at]) for at, name in enumerate(names) if bag[base + at] != 0}


def _named(bag: vec[i64], base: i64, names: Sequence[str]) -> list[str]:
    return [name for at, name in enumerate(names) for count in range(bag[base + at])]


def encode_position(state: AmerigoState, parts: Components) -> dict[str, object]:
    shown = [int(parts.markers[value] - state.markers[value]) for value in range(MOST_MARKER + 1)]
    laid = [parts.token_names[token] if token >= 0 else "" for token in state.laid]
    return {
        "game": "amerigo",
        "position": FORMAT,
        "sea": state.sea.layout.format(),
        "round": int(state.round),
        "phase": COLOUR_NAMES[state.phase],
        "step": STEP_NAMES[state.step],
        "actor": seat_letter(int(state.actor)) if state.actor >= 0 else "",
        "order": _letters(state.order),
        "ranking": _letters(state.ranking),
        "storage": _counted(state.storage, 0, COLOUR_NAMES),
        "centre": _counted(state.centre, 0, COLOUR_NAMES),
        "inside": _counted(state.inside, 0, COLOUR_NAMES),
        **({"tower": TOWER_NAMES[state.tower]} if state.tower > 0 else {}),
        "pirates": [value for value in range(MOST_MARKER + 1) for count in range(shown[value])],
        "neutrals": _counted(state.neutrals, 0, SHAPE_NAMES),
        "tokens": {"left": laid[:HALF_LAID], "right": laid[HALF_LAID:]},
        "tokens_gone": [parts.token_names[at] for at in range(TOKENS) if state.holders[at] == GONE],
        "production": _named(state.offered, 0, PRODUCTION_NAMES),
        "production_stock": _counted(state.production_stock, 0, PRODUCTION_NAMES),
        "built": [_tile_text(code) for code in state.built],
        "unexplained": state.unexplained == 1,
        "seats": [_encode_seat(state, parts, seat) for seat in range(state.seats)],
        "turn": {
            "action": COLOUR_NAMES[state.action] if state.action >= 0 else "",
            "points": int(state.points),
            "neutrals_left": int(state.neutrals_left),
            "ship": int(state.ship) + 1,
            "ships_moved": [ship + 1 for ship in range(SHIPS) if int(state.ships_moved) & (ship + 1)],
            "advance_left": int(state.advance_left),
            "tile": TILE_NAMES[state.tile] if state.tile >= 0 else "",
            "orientation": int(state.orientation) + 1 if state.tile >= 0 else 0,
        },
    }


def _tile_text(code: i64) -> str:
    """As in "A neutral-u5 2 k7": builder, tile, orientation and first square."""
    letter = seat_letter(int(builder_of(code)))
    where = space_name(int(square_of(code)))
    return f"{letter} {TILE_NAMES[kind_of(code)]} {int(orientation_of(code)) + 1} {where}"


def _encode_seat(state: AmerigoState, parts: Components, seat: int) -> dict[str, object]:
    base = seat * SHEET
    owned = [token for token in range(TOKENS) if state.holders[token] == seat]
    ships = [int(state.sheets[base + SHIP + ship]) for ship in range(SHIPS)]
    document: dict[str, object] = {name: int(state.sheets[base + place]) for name, place in TRACKS}
    document.update(
        {
            "ships": [space_name(space) for space in ships if space != NOWHERE],
            "posts": [space_name(square) for square in squares_in(state.posts_on[seat])],
            "commodities": _counted(state.sheets, base + COMMODITY, COMMODITY_NAMES),
            "production": _counted(state.sheets, base + PRODUCTION, COMMODITY_NAMES),
            "villages": _counted(state.sheets, base + VILLAGE, SHAPE_NAMES[:VILLAGES]),
            "pile": _named(state.sheets, base + PILE, TILE_NAMES),
            "tokens": [parts.token_names[token] for token in owned],
            "used": [parts.token_names[token] for token in owned if state.used[token] == 1],
            "earned": {name: int(state.sheets[base + EARNED + at]) for at, name in enumerate(EARNING_NAMES)},
        }
    )
    return document


class PositionReader:
    """Reads one document. Missing and invalid fields are recorded as faults of the reader."""

    def __init__(self, reader: Reader, parts: Components, atlas: Atlas) -> None:
        self.reader = reader
        self.parts = parts
        self.atlas = atlas
        self.sections: list[Reader] = []
        self.state = empty_state(LEAST_SEATS)

    def read(self) -> AmerigoState:
        reader = self.reader
        self.sections = seat_sections(reader, "amerigo", FORMAT, LEAST_SEATS, MOST_SEATS, "AM-SET-01")
        if not self.sections:
            return self.state
        self.state = empty_state(len(self.sections))
        self.read_round()
        self.read_cubes()
        self.read_tokens()
        for seat, section in enumerate(self.sections):
            self.read_seat(seat, section)
        self.read_built()
        self.read_order()
        self.read_supplies()
        self.read_turn()
        self.read_sea()
        self.explain()
        for section in self.sections:
            section.finish()
        reader.finish()
        return self.state

    # --- parts of the document -------------------------------------------------------------------

    def read_round(self) -> None:
        reader = self.reader
        state = self.state
        state.round = reader.integer("round", 1, ROUNDS)
        state.phase = reader.choice("phase", COLOUR_NAMES) if reader.has("phase") else 0
        state.step = reader.choice("step", STEP_NAMES)
        letters = ["", *SEAT_LETTERS[: state.seats]]
        state.actor = reader.choice("actor", letters) - 1 if reader.has("actor") else NOBODY
        revealed = reader.items("pirates")
        bag = self.parts.markers[:]
        for value in revealed:
            if type(value) is int and 0 <= value <= MOST_MARKER and bag[value] > 0:
                bag[value] = bag[value] - 1
            else:
                reader.fault("pirates", f"have {value!r}, which is not a marker, or too many of one")
        state.markers = bag

    def read_cubes(self) -> None:
        """Cubes that are named nowhere are inside the tower."""
        state = self.state
        state.storage = self.counts(self.reader, "storage", COLOUR_NAMES, CUBES_EACH)
        state.centre = self.counts(self.reader, "centre", COLOUR_NAMES, CUBES_EACH)
        inside = [int(CUBES_EACH - state.storage[at] - state.centre[at]) for at in range(COLOURS)]
        state.inside = vec[i64](inside)
        if self.reader.has("tower"):
            state.tower = self.reader.choice("tower", TOWER_NAMES[: len(self.parts.towers)])
        if self.reader.has("inside"):
            named = self.counts(self.reader, "inside", COLOUR_NAMES, CUBES_EACH)
            if list(named) != inside:
                self.reader.fault("inside", f"and the other cubes are not {CUBES_EACH} of each colour")

    def read_tokens(self) -> None:
        """Progress tokens that are named nowhere were not drawn yet."""
        if not self.reader.has("tokens"):
            return
        section = self.reader.section("tokens")
        names = ["", *self.parts.token_names]
        for half, key in enumerate(("left", "right")):
            items = section.items(key)
            if len(items) > HALF_LAID:
                section.fault(section.place(key), f"are more than {HALF_LAID}")
            for at, item in enumerate(items[:HALF_LAID]):
                if not isinstance(item, str) or item not in names:
                    section.fault(section.place(key), f"have {item!r}, which is not a progress token")
                elif item != "":
                    token = names.index(item) - 1
                    self.state.laid[half * HALF_LAID + at] = token
                    self.hold(token, LAID)
        section.finish()
        for token in self.tokens(self.reader, "tokens_gone"):
            self.hold(token, GONE)

    def hold(self, token: int, holder: int) -> None:
        if self.state.holders[token] != IN_STOCK:
            self.reader.fault(self.parts.token_names[token], "is in two places")
        self.state.holders[token] = holder

    def read_seat(self, seat: int, reader: Reader) -> None:
        state = self.state
        base = seat * SHEET
        for name, place in TRACKS:
            if reader.has(name):
                state.sheets[base + place] = reader.integer(name, 0, MOST_POINTS)
        ships = self.spaces(reader, "ships")
        if len(ships) > SHIPS:
            reader.fault(reader.place("ships"), f"are {len(ships)}, not {SHIPS} at most")
        for ship in range(SHIPS):
            state.sheets[base + SHIP + ship] = ships[ship] if ship < len(ships) else NOWHERE
        posts = self.spaces(reader, "posts")
        if any(space >= SQUARES for space in posts) or len(set(posts)) != len(posts):
            reader.fault(reader.place("posts"), "are not different squares")
            posts = []
        state.posts_on[seat] = sum(BITS[square] for square in posts)
        state.sheets[base + POSTS_LEFT] = self.parts.posts - len(posts)
        self.fill(base + COMMODITY, self.counts(reader, "commodities", COMMODITY_NAMES, 8))
        self.fill(base + PRODUCTION, self.counts(reader, "production", COMMODITY_NAMES, 10))
        for kind in self.listed(reader, "pile", TILE_NAMES, "tile"):
            state.sheets[base + PILE + kind] = state.sheets[base + PILE + kind] + 1
        for token in self.tokens(reader, "tokens"):
            self.hold(token, seat)
        for token in self.tokens(reader, "used"):
            state.used[token] = 1
            if state.holders[token] != seat:
                reader.fault(
                    reader.place("used"), f"have {self.parts.token_names[token]}, which is not owned"
                )

    def read_built(self) -> None:
        codes: list[int] = []
        for item in self.reader.items("built") if self.reader.has("built") else []:
            words = str(item).split(" ")
            letters = SEAT_LETTERS[: self.state.seats]
            good = len(words) == 4 and words[0] in letters and words[1] in TILE_NAMES and words[2].isdecimal()
            if not good or SPACE_NAMES.get(words[3], SQUARES) >= SQUARES:
                self.reader.fault("built", f"have {item!r}, not seat, tile, orientation and square")
                continue
            kind = TILE_NAMES.index(words[1])
            orientation = int(words[2]) - 1
            if not 0 <= orientation < len(self.parts.shapes[kind].orientations):
                self.reader.fault("built", f"have {item!r}, which is not an orientation of that tile")
                continue
            codes.append(int(tile_code(letters.index(words[0]), kind, orientation, SPACE_NAMES[words[3]])))
        self.state.built = vec[i64](codes)

    def read_order(self) -> None:
        """Without a ranking, seats on one space of the white track stand in the order of their letters."""
        state = self.state
        spaces = [int(state.sheets[seat * SHEET + WHITE_SPACE]) for seat in range(state.seats)]
        plain = sorted(range(state.seats), key=lambda seat: (-spaces[seat], seat))
        state.ranking = self.letters("ranking", plain)
        state.order = self.letters("order", [int(seat) for seat in state.ranking])
        if state.actor >= 0:
            state.turn_at = list(state.order).index(state.actor)

    def letters(self, key: str, default: list[int]) -> vec[i64]:
        if not self.reader.has(key):
            return vec[i64](default)
        text = self.reader.text(key)
        letters = SEAT_LETTERS[: self.state.seats]
        if sorted(text) != list(letters):
            self.reader.fault(key, f"is {text!r}, not every one of {letters} once")
            return vec[i64](default)
        return vec[i64]([letters.index(letter) for letter in text])

    def read_supplies(self) -> None:
        """Tiles that are named nowhere are in their supplies."""
        state = self.state
        used = [0] * TILE_KINDS
        for code in state.built:
            used[kind_of(code)] += 1
        for shape in range(SHAPES):
            kind = VILLAGES + shape
            planned = sum(int(state.sheets[seat * SHEET + PILE + kind]) for seat in range(state.seats))
            state.neutrals[shape] = self.parts.neutrals[shape] - used[kind] - planned
        if self.reader.has("neutrals"):
            state.neutrals = self.counts(self.reader, "neutrals", SHAPE_NAMES, 37)
        for seat, section in enumerate(self.sections):
            base = seat * SHEET
            for shape in range(VILLAGES):
                mine = sum(1 for code in state.built if kind_of(code) == shape and builder_of(code) == seat)
                state.sheets[base + VILLAGE + shape] = (
                    self.parts.villages[shape] - mine - state.sheets[base + PILE + shape]
                )
            if section.has("villages"):
                self.fill(base + VILLAGE, self.counts(section, "villages", SHAPE_NAMES[:VILLAGES], 16))
        self.read_production()

    def read_production(self) -> None:
        """Without a stock, any tokens that could still be there make up the right number."""
        state = self.state
        for kind in self.listed(self.reader, "production", PRODUCTION_NAMES, "production token"):
            state.offered[kind] = state.offered[kind] + 1
        if self.reader.has("production_stock"):
            state.production_stock = self.counts(self.reader, "production_stock", PRODUCTION_NAMES, 4)
            return
        seats = int(state.seats)
        stock = self.parts.production_box(seats)
        for kind in range(PRODUCTION_KINDS):
            stock[kind] = stock[kind] - state.offered[kind]
        for commodity in range(COMMODITIES):
            bought = sum(int(state.sheets[seat * SHEET + PRODUCTION + commodity]) for seat in range(seats))
            for kind in range(commodity * COSTS, commodity * COSTS + COSTS):
                gone = min(bought, max(0, int(stock[kind])))
                stock[kind] = stock[kind] - gone
                bought -= gone
        spare = int(total(stock) - self.parts.display[seats] * (ROUNDS - state.round))
        kind_at = 0
        while spare > 0:
            if stock[kind_at % PRODUCTION_KINDS] > 0:
                stock[kind_at % PRODUCTION_KINDS] = stock[kind_at % PRODUCTION_KINDS] - 1
                spare -= 1
            kind_at += 1
        state.production_stock = stock

    def read_turn(self) -> None:
        state = self.state
        if not self.reader.has("turn"):
            return
        reader = self.reader.section("turn")
        if reader.has("action"):
            state.action = reader.choice("action", ["", *COLOUR_NAMES]) - 1
        for key, most in (("points", 99), ("neutrals_left", 2), ("advance_left", 99)):
            if reader.has(key):
                setattr(state, key, reader.integer(key, 0, most))
        if reader.has("ship"):
            state.ship = reader.integer("ship", 0, SHIPS) - 1
        if reader.has("ships_moved"):
            for ship in reader.items("ships_moved"):
                if type(ship) is int and 1 <= ship <= SHIPS:
                    state.ships_moved |= ship
                else:
                    reader.fault(reader.place("ships_moved"), f"have {ship!r}, which is not a ship")
        if reader.has("tile"):
            state.tile = reader.choice("tile", ["", *TILE_NAMES]) - 1
        if reader.has("orientation") and state.tile >= 0:
            count = len(self.parts.shapes[state.tile].orientations)
            state.orientation = reader.integer("orientation", 1, count) - 1
        elif reader.has("orientation"):
            reader.integer("orientation", 0, 0)
        reader.finish()
        if state.action == NO_COLOUR and state.points != 0:
            reader.fault(reader.place("points"), "are there without an action")

    def read_sea(self) -> None:
        state = self.state
        seats = int(state.seats)
        faults: list[str] = []
        layout = parse_layout(self.reader.text("sea"), self.parts, seats, faults)
        if not faults:
            faults = self.atlas.faults(seats, layout)
        for fault in faults:
            self.reader.fault("sea", f"is broken: {fault}")
        if not self.reader.faults:
            lay_board(state, self.parts, self.atlas.sea(seats, layout))

    def explain(self) -> None:
        """Victory points by source, or all of them as earned before."""
        state = self.state
        unknown = any(not section.has("earned") for section in self.sections)
        if self.reader.has("unexplained"):
            unknown = self.reader.flag("unexplained") or unknown
        state.unexplained = 1 if unknown else 0
        for seat, section in enumerate(self.sections):
            base = seat * SHEET + EARNED
            if not section.has("earned"):
                state.sheets[base + FROM_BEFORE] = state.sheets[seat * SHEET + POINTS]
                continue
            earned = section.section("earned")
            for at in range(EARNINGS):
                state.sheets[base + at] = earned.integer(EARNING_NAMES[at], -MOST_POINTS, MOST_POINTS)
            earned.finish()

    # --- kinds of fields ---------------------------------------------------------------------------

    def fill(self, base: i64, bag: vec[i64]) -> None:
        for at in range(len(bag)):
            self.state.sheets[base + at] = bag[at]

    def counts(self, reader: Reader, key: str, names: Sequence[str], most: int) -> vec[i64]:
        if not reader.has(key):
            return vec[i64]([0] * len(names))
        section = reader.section(key)
        found = [section.integer(name, 0, most) if section.has(name) else 0 for name in names]
        section.finish()
        return vec[i64](found)

    def listed(self, reader: Reader, key: str, names: Sequence[str], what: str) -> list[int]:
        found: list[int] = []
        for item in reader.items(key) if reader.has(key) else []:
            if isinstance(item, str) and item in names:
                found.append(list(names).index(item))
            else:
                reader.fault(reader.place(key), f"have {item!r}, which is not a {what}")
        return found

    def tokens(self, reader: Reader, key: str) -> list[int]:
        return self.listed(reader, key, self.parts.token_names, "progress token")

    def spaces(self, reader: Reader, key: str) -> list[int]:
        found: list[int] = []
        for item in reader.items(key) if reader.has(key) else []:
            if isinstance(item, str) and item in SPACE_NAMES:
                found.append(SPACE_NAMES[item])
            else:
                reader.fault(reader.place(key), f"have {item!r}, which is not a space of the sea")
        return found
