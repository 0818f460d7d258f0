"""Check a state for all possible faults: conservation, the board, recomputed scores, the step's needs."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.board import is_complete, is_discovered, lay_board, post_open
from caravela.games.amerigo.components import (
    BLACK,
    BLUE,
    BROWN,
    COLOUR_NAMES,
    COLOURS,
    COMMODITIES,
    COMMODITIES_EACH,
    COMMODITY_NAMES,
    COSTS,
    CUBES_EACH,
    GREEN,
    LAID_TOKENS,
    MOST_MARKER,
    ONE_TIME,
    PRODUCTION_KINDS,
    RED,
    ROUNDS,
    ROYAL_FAVOUR,
    ROYAL_POINTS,
    SHIPS,
    TILE_KINDS,
    TILE_NAMES,
    TOKENS,
    TRADING_COMPANY,
    TREASURY,
    VILLAGES,
    WHITE,
    YELLOW,
    Components,
)
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.scoring import owns, tile_worth
from caravela.games.amerigo.sea import space_name
from caravela.games.amerigo.shapes import BITS, SHAPES, SQUARES
from caravela.games.amerigo.state import (
    ARM,
    BUILD,
    BUY,
    CANNONS,
    CHESTS,
    COMMODITY,
    EARNED,
    EARNINGS,
    FROM_BEFORE,
    FROM_COMMODITIES,
    FROM_DISCOVERY,
    FROM_GOLD,
    FROM_LAST_SQUARES,
    FROM_PROGRESS,
    FROM_TILES,
    FROM_TOKENS,
    FROM_WHITE,
    GOLD,
    IN_STOCK,
    LAID,
    LAY,
    MOVE_DISC,
    NAVIGATE,
    NO_COLOUR,
    NOBODY,
    NOWHERE,
    OVER,
    PILE,
    PLACE_SHIPS,
    PLAN,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    PROGRESS,
    PROGRESS_STEP,
    SAIL,
    SET_UP,
    SHEET,
    SHIP,
    SPECIAL,
    TAKE_TOKEN,
    VILLAGE,
    WHITE_SPACE,
    AmerigoState,
    builder_of,
    kind_of,
    orientation_of,
    square_of,
)
from caravela.games.amerigo.steps import STEP_NAMES
from caravela.kernel.bags import total
from caravela.kernel.seats import seat_letter


def audit_state(state: AmerigoState, parts: Components) -> list[str]:
    faults: list[str] = []
    _audit_cubes(state, faults)
    _audit_board(state, parts, faults)
    _audit_tiles(state, parts, faults)
    _audit_ships(state, faults)
    _audit_tokens(state, faults)
    _audit_production(state, parts, faults)
    _audit_pirates(state, parts, faults)
    _audit_tracks(state, parts, faults)
    _audit_order(state, faults)
    _audit_tokens_left(state, parts, faults)
    _audit_step(state, faults)
    if not faults and state.step >= PLACE_SHIPS:
        _audit_action(state, parts, faults)
    if not faults:
        _audit_points(state, parts, faults)
    return faults


def _sheet(state: AmerigoState, seat: i64, place: i64) -> int:
    return int(state.sheets[seat * SHEET + place])


def _audit_cubes(state: AmerigoState, faults: list[str]) -> None:
    """AM-SET-17: check that there are seven cubes of each colour."""
    for colour in range(COLOURS):
        counts = (state.storage[colour], state.centre[colour], state.inside[colour])
        if sum(counts) != CUBES_EACH or min(counts) < 0:
            faults.append(f"the {COLOUR_NAMES[colour]} cubes are {sum(counts)}, not {CUBES_EACH}")


def _audit_board(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    """Check that tiles and posts lie on land without overlap, and that the derived board matches them."""
    covered = 0
    for code in state.built:
        kind = kind_of(code)
        shape = parts.shapes[kind]
        if orientation_of(code) >= len(shape.orientations):
            faults.append(f"a tile {TILE_NAMES[kind]} lies in no orientation of its own")
            return
        mask = shape.orientations[orientation_of(code)].mask << int(square_of(code))
        name = f"{TILE_NAMES[kind]} at {space_name(int(square_of(code)))}"
        if mask & ~state.sea.land:
            faults.append(f"the tile {name} is not on land")
        if mask & covered:
            faults.append(f"the tile {name} lies on another")
        covered |= mask
    for seat in range(state.seats):
        for square in squares_in(state.posts_on[seat]):
            name = f"post of {seat_letter(seat)} at {space_name(square)}"
            if square >= SQUARES or state.sea.anchor_of[square] < 0:
                faults.append(f"the {name} is on no post square")
            if covered & BITS[square]:
                faults.append(f"the {name} shares its square")
            covered |= BITS[square]
    plain = state.copy()
    lay_board(plain, parts, state.sea)
    same = plain.free == state.free and plain.neutral_on == state.neutral_on
    if not same or plain.villages_on != state.villages_on or plain.linked != state.linked:
        faults.append("the board does not follow from the tiles and trading posts on it")


def _audit_tiles(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    """Check that every tile of every kind is in exactly one place."""
    built = [0] * TILE_KINDS
    for code in state.built:
        built[kind_of(code)] += 1
    for shape in range(SHAPES):
        kind = shape + VILLAGES
        planned = sum(_sheet(state, seat, PILE + kind) for seat in range(state.seats))
        if (
            state.neutrals[shape] + planned + built[kind] != parts.neutrals[shape]
            or state.neutrals[shape] < 0
        ):
            faults.append(f"the tiles {TILE_NAMES[kind]} do not add up to {parts.neutrals[shape]}")
    for seat in range(state.seats):
        for shape in range(VILLAGES):
            mine = sum(1 for code in state.built if kind_of(code) == shape and builder_of(code) == seat)
            left = _sheet(state, seat, VILLAGE + shape)
            if left < 0 or left + _sheet(state, seat, PILE + shape) + mine != parts.villages[shape]:
                name = f"{TILE_NAMES[shape]} of {seat_letter(seat)}"
                faults.append(f"the tiles {name} do not add up to {parts.villages[shape]}")
        if any(_sheet(state, seat, PILE + kind) < 0 for kind in range(TILE_KINDS)):
            faults.append(f"seat {seat_letter(seat)} has planned fewer than no tiles")


def _audit_ships(state: AmerigoState, faults: list[str]) -> None:
    taken: list[int] = []
    for seat in range(state.seats):
        spaces = [_sheet(state, seat, SHIP + ship) for ship in range(SHIPS)]
        away = spaces.count(NOWHERE)
        placing = state.step == PLACE_SHIPS and state.actor == seat
        if away not in (0, SHIPS) and not (placing and spaces[-1] == NOWHERE):
            faults.append(f"only one ship of seat {seat_letter(seat)} is placed")
        for space in spaces:
            if space == NOWHERE:
                continue
            if space >= SQUARES:
                if space - SQUARES >= state.sea.frame_spaces:
                    faults.append(f"a ship of seat {seat_letter(seat)} is on no space of the frame")
                continue
            if space < 0 or state.sea.ocean & BITS[space] == 0:
                faults.append(f"a ship of seat {seat_letter(seat)} is not on the ocean")
            if space in taken:
                faults.append(f"two ships lie at {space_name(space)} [AM-NAV-03]")
            taken.append(space)


def _audit_tokens(state: AmerigoState, faults: list[str]) -> None:
    lying = [int(token) for token in state.laid if token >= 0]
    for token in range(TOKENS):
        holder = state.holders[token]
        if (holder == LAID) != (lying.count(token) == 1):
            faults.append(f"progress token {token + 1} is not where it should be")
        if holder >= state.seats:
            faults.append(f"progress token {token + 1} belongs to nobody at the table")
        if state.used[token] == 1 and (token not in ONE_TIME or holder < 0):
            faults.append(f"progress token {token + 1} is spent although nobody can have done so")
    stock = sum(1 for holder in state.holders if holder == IN_STOCK)
    due = (ROUNDS - state.round) * (LAID_TOKENS // 2)
    if state.unexplained == 0 and state.round > 0 and stock != due:
        faults.append(f"{stock} progress tokens are not drawn yet, not {due}")


def _audit_production(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    seats = int(state.seats)
    display = parts.display[seats]
    box = parts.production_box(seats)
    if total(state.offered) > display:
        faults.append(f"{total(state.offered)} production tokens are laid out, not {display} at most")
    due = display * (ROUNDS - state.round)
    if state.round > 0 and total(state.production_stock) != due:
        faults.append(f"{total(state.production_stock)} production tokens are not drawn yet, not {due}")
    for kind in range(PRODUCTION_KINDS):
        lying = (state.offered[kind], state.production_stock[kind])
        if min(lying) < 0 or sum(lying) > box[kind]:
            faults.append("more production tokens of a kind lie open or in stock than there are")
    for commodity in range(COMMODITIES):
        places = range(commodity * COSTS, commodity * COSTS + COSTS)
        lying_all = sum(state.offered[kind] + state.production_stock[kind] for kind in places)
        bought = sum(_sheet(state, seat, PRODUCTION + commodity) for seat in range(seats))
        if lying_all + bought > sum(box[kind] for kind in places):
            faults.append(f"there are too many production tokens of {COMMODITY_NAMES[commodity]}")


def _audit_pirates(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    for value in range(MOST_MARKER + 1):
        if not 0 <= state.markers[value] <= parts.markers[value]:
            faults.append(f"there are too many pirate markers of {value}")
    revealed = ROUNDS + 1 - total(state.markers)
    if revealed != state.round:
        faults.append(f"{revealed} pirate markers are revealed in round {state.round}")


def _audit_tracks(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    for seat in range(state.seats):
        letter = seat_letter(seat)
        for place, most, name in (
            (GOLD, parts.most_gold, "gold"),
            (CANNONS, parts.most_cannons, "cannons"),
            (PROGRESS, parts.last_progress, "progress"),
            (WHITE_SPACE, parts.last_white, "special action"),
            (CHESTS, parts.chests, "chests"),
        ):
            if not 0 <= _sheet(state, seat, place) <= most:
                faults.append(f"seat {letter} is beyond the end of its {name}")
        posts = state.posts_on[seat].bit_count()
        if _sheet(state, seat, POSTS_LEFT) != parts.posts - posts or posts > parts.posts:
            faults.append(f"the trading posts of seat {letter} do not add up to {parts.posts}")


def _audit_tokens_left(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    """Check that the chests and commodities held and those on the islands add up to the box."""
    seats = range(state.seats)
    lying = 0
    for island in range(len(state.sea.islands)):
        if state.sea.big[island] == 1 and not is_complete(state, island):
            lying += 1
    if sum(_sheet(state, seat, CHESTS) for seat in seats) + lying > parts.chests:
        faults.append(f"there are more than {parts.chests} chests")
    printed = [0] * COMMODITIES
    for square in squares_in(state.sea.commodity_squares & state.free):
        printed[state.sea.commodity[square]] += 1
    for commodity in range(COMMODITIES):
        held = sum(_sheet(state, seat, COMMODITY + commodity) for seat in seats)
        if held + printed[commodity] > COMMODITIES_EACH:
            faults.append(f"there are too many tokens of {COMMODITY_NAMES[commodity]} [AM-SET-08]")


def _audit_order(state: AmerigoState, faults: list[str]) -> None:
    seats = list(range(state.seats))
    if sorted(state.ranking) != seats or sorted(state.order) != seats:
        faults.append("the player order does not name every seat once")
        return
    spaces = [_sheet(state, seat, WHITE_SPACE) for seat in state.ranking]
    if spaces != sorted(spaces, reverse=True):
        faults.append("the player order does not follow from the special action track")


def _audit_step(state: AmerigoState, faults: list[str]) -> None:
    """Check that the fields fit the step."""
    step = state.step
    name = STEP_NAMES[step]
    if not 0 <= state.round <= ROUNDS or not 0 <= state.phase < COLOURS:
        faults.append("the round or the phase is not valid")
    if step == OVER:
        if state.round != ROUNDS or state.actor != NOBODY:
            faults.append("the match is over too early")
        return
    if not 0 <= state.actor < state.seats:
        faults.append("nobody is asked")
        return
    if not 0 <= state.turn_at < state.seats or state.order[state.turn_at] != state.actor:
        faults.append("the seat to act is not the one whose turn it is")
    if total(state.centre) == 0:
        faults.append("a seat acts although no cube lies in the centre [AM-RND-09]")
    if (state.tile >= 0) != (step == LAY):
        faults.append(f"a tile is held in the step {name}")
    if (state.ship >= 0) != (step in (SAIL, SET_UP)):
        faults.append(f"a ship is under way in the step {name}")
    due = _COLOUR_OF_STEP.get(int(step), NO_COLOUR)
    if state.action != due:
        faults.append(f"the action does not fit the step {name}")
    _audit_counts(state, faults)


def _audit_counts(state: AmerigoState, faults: list[str]) -> None:
    """Check what is left of an action: only some steps may have points, advances or neutral tiles left."""
    step = state.step
    name = STEP_NAMES[step]
    if state.points < 0 or state.advance_left < 0 or state.neutrals_left < 0:
        faults.append("a number of points is below zero")
    if state.advance_left > 0 and step != TAKE_TOKEN:
        faults.append(f"a disc is half way in the step {name}")
    if state.neutrals_left > 0 and step != PLAN:
        faults.append(f"neutral tiles may be taken in the step {name}")
    if state.ships_moved != 0 and step not in (NAVIGATE, SAIL, SET_UP):
        faults.append(f"a ship has moved in the step {name}")


_COLOUR_OF_STEP: dict[int, int] = {
    PLACE_SHIPS: BLUE,
    NAVIGATE: BLUE,
    SAIL: BLUE,
    SET_UP: BLUE,
    ARM: BLACK,
    PLAN: RED,
    PROGRESS_STEP: BROWN,
    TAKE_TOKEN: BROWN,
    BUILD: GREEN,
    LAY: GREEN,
    BUY: YELLOW,
    SPECIAL: WHITE,
    MOVE_DISC: WHITE,
}
"""The steps inside an action, each of one colour."""


def _audit_action(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    """Check what the steps inside an action rely on."""
    step = state.step
    seat = state.actor
    if step in (PLACE_SHIPS, NAVIGATE, SAIL, SET_UP):
        _audit_navigation(state, faults)
    elif step == LAY:
        if _sheet(state, seat, PILE + state.tile) == 0:
            faults.append("the tile to lay is not planned [AM-EXP-01]")
        if parts.cost[state.tile] > state.points:
            faults.append("the tile to lay costs more than the points left [AM-EXP-01]")
    elif step == TAKE_TOKEN:
        if _sheet(state, seat, PROGRESS) + state.advance_left > parts.last_progress:
            faults.append("the progress disc would pass the end of its track")
    elif state.points > 0 and (
        (step == ARM and _sheet(state, seat, CANNONS) == parts.most_cannons)
        or (step == PROGRESS_STEP and _sheet(state, seat, PROGRESS) == parts.last_progress)
        or (step == MOVE_DISC and _sheet(state, seat, WHITE_SPACE) == parts.last_white)
    ):
        faults.append("points are left on the last space of a track [AM-CAN-02]")


def _audit_navigation(state: AmerigoState, faults: list[str]) -> None:
    step = state.step
    seat = state.actor
    away = _sheet(state, seat, SHIP + SHIPS - 1) == NOWHERE
    if away != (step == PLACE_SHIPS):
        faults.append(f"the ships placed do not fit the step {STEP_NAMES[step]} [AM-NAV-01]")
        return
    under_way = state.ship + 1
    if step == SAIL and state.ships_moved & under_way != 0:
        faults.append("the ship under way has moved already [AM-NAV-02]")
    if step == SET_UP:
        if state.ships_moved & under_way == 0:
            faults.append("the ship at the anchor has not moved yet [AM-NAV-02]")
        if post_open(state, _sheet(state, seat, SHIP + state.ship)) < 0:
            faults.append("no trading post can be set up where the ship lies [AM-NAV-04]")
        if _sheet(state, seat, POSTS_LEFT) == 0:
            faults.append("no trading post is left to set up [AM-NAV-08]")
    elif state.ships_moved == (1 << SHIPS) - 1:
        faults.append("both ships have moved already [AM-NAV-02]")


def _audit_points(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    """Check that victory points add up, and recompute those that follow from the table."""
    seats = range(state.seats)
    tiles = [0] * int(state.seats)
    for code in state.built:
        tiles[builder_of(code)] += tile_worth(state, parts, kind_of(code), square_of(code))
    for seat in seats:
        letter = seat_letter(seat)
        earned = [_sheet(state, seat, EARNED + source) for source in range(EARNINGS)]
        points = _sheet(state, seat, POINTS)
        if sum(earned) != points or points < 0:
            faults.append(f"seat {letter} has {points} victory points but earned {sum(earned)}")
        if state.unexplained == 0:
            if earned[FROM_BEFORE] != 0:
                faults.append(f"seat {letter} has victory points that nothing explains")
            if earned[FROM_TILES] != tiles[seat]:
                faults.append(f"seat {letter} scored {earned[FROM_TILES]} for tiles worth {tiles[seat]}")
        for source, due in zip(_FINAL_SOURCES, _final_points(state, parts, seat), strict=True):
            if earned[source] != (due if state.step == OVER else 0):
                faults.append(f"seat {letter} scored {earned[source]} at the end, not {due}")
    if state.unexplained == 0:
        _audit_islands(state, parts, faults)


_FINAL_SOURCES = (FROM_GOLD, FROM_COMMODITIES, FROM_TOKENS, FROM_PROGRESS, FROM_WHITE)


def _final_points(state: AmerigoState, parts: Components, seat: int) -> list[int]:
    """Return the points of a seat's final scoring, in the order of its sources."""
    gold = _sheet(state, seat, GOLD)
    goods = sum(
        _sheet(state, seat, COMMODITY + at) * (1 + _sheet(state, seat, PRODUCTION + at))
        for at in range(COMMODITIES)
    )
    tokens = 0
    if owns(state, seat, TRADING_COMPANY):
        tokens += state.posts_on[seat].bit_count()
    if owns(state, seat, ROYAL_FAVOUR):
        tokens += ROYAL_POINTS
    if owns(state, seat, TREASURY):
        tokens += gold
    progress = int(parts.progress_points[_sheet(state, seat, PROGRESS)])
    white = int(parts.white_points[_sheet(state, seat, WHITE_SPACE)])
    return [gold, goods, tokens, progress, white]


def _audit_islands(state: AmerigoState, parts: Components, faults: list[str]) -> None:
    """Check that discoveries, completions, chests and commodities follow from the islands."""
    islands = range(len(state.sea.islands))
    found = sum(1 for island in islands if is_discovered(state, island))
    full = [island for island in islands if is_complete(state, island)]
    seats = range(state.seats)
    if sum(_sheet(state, seat, EARNED + FROM_DISCOVERY) for seat in seats) != found * parts.discovery:
        faults.append(f"{found} islands are discovered but other points were scored for it")
    if (
        sum(_sheet(state, seat, EARNED + FROM_LAST_SQUARES) for seat in seats)
        != len(full) * parts.last_square
    ):
        faults.append(f"{len(full)} islands are complete but other points were scored for it")
    chests = sum(_sheet(state, seat, CHESTS) for seat in seats)
    if chests > sum(1 for island in full if state.sea.big[island] == 1):
        faults.append("there are more chests than complete big islands")
    counts = _gathered(state)
    for commodity in range(COMMODITIES):
        held = sum(_sheet(state, seat, COMMODITY + commodity) for seat in seats)
        if held != counts[commodity]:
            faults.append(f"{held} tokens of {COMMODITY_NAMES[commodity]} are held, not {counts[commodity]}")


def _gathered(state: AmerigoState) -> vec[i64]:
    """Return the number of commodity squares that tiles cover, by commodity."""
    counts = vec[i64]([0] * COMMODITIES)
    for square in squares_in(state.sea.commodity_squares & ~state.free):
        commodity = state.sea.commodity[square]
        counts[commodity] = counts[commodity] + 1
    return counts
