"""The table of Amerigo as text, drawn from a view only."""

from mypy_extensions import i64

from caravela.games.amerigo.actions import production_fact
from caravela.games.amerigo.board import is_complete, posts_on_island
from caravela.games.amerigo.components import (
    BONUS_TOKENS,
    COLOUR_NAMES,
    COLOURS,
    COMMODITIES,
    COMMODITY_NAMES,
    PRODUCTION_KINDS,
    SHIPS,
    TILE_KINDS,
    TILE_NAMES,
    TILE_SIDE,
    TOKENS,
    VILLAGES,
)
from caravela.games.amerigo.events import action_key, cubes_in
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.phases.throwing import action_points
from caravela.games.amerigo.phases.tracks import colour_key
from caravela.games.amerigo.scoring import revealed_strength
from caravela.games.amerigo.sea import space_fact, square_name
from caravela.games.amerigo.shapes import BITS, SQUARES, STRIDE
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    GOLD,
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
)
from caravela.games.amerigo.view import AmerigoView
from caravela.kernel.bags import total
from caravela.kernel.events import Facts, verbatim
from caravela.kernel.game import Progress
from caravela.kernel.seats import SEAT_LETTERS, seat_fact
from caravela.kernel.sketch import Block, Say
from caravela.kernel.view import View

SHIP_SIGNS = "ⒶⒷⒸⒹ"
"""A ship, by its owner's seat."""
VILLAGE_SIGNS = "abcd"
"""A village, by its owner's seat; the post's sign is the seat's own letter."""
NEUTRAL_SIGN = "%"


def progress_of(view: View) -> Progress | None:
    assert isinstance(view, AmerigoView)
    blank = view.blank
    points = [int(blank.sheets[seat * SHEET + POINTS]) for seat in range(blank.seats)]
    return Progress(int(blank.round), points)


def sketch_table(view: View, say: Say) -> list[Block]:
    assert isinstance(view, AmerigoView)
    blocks = [_sketch_round(view, say), _sketch_tokens(view, say), _sketch_islands(view, say)]
    blocks.extend(_sketch_seat(view, say, seat) for seat in range(view.blank.seats))
    blocks.append(_sketch_sea(view, say))
    return blocks


def _labelled(key: str, text: str, say: Say) -> str:
    return say("labelled", {"label": key, "text": verbatim(text)})


def _sketch_round(view: AmerigoView, say: Say) -> Block:
    blank = view.blank
    title = say("sketch-round", {"round": int(blank.round), "phase": action_key(blank.phase)})
    lines: list[str] = []
    if total(blank.centre) > 0:
        lines.append(
            say("sketch-centre", {"cubes": cubes_in(blank.centre), "points": int(action_points(blank))})
        )
    for key, bag in (("word-storage", blank.storage), ("word-tower", blank.inside)):
        cubes = [f"{say(f'cube-{COLOUR_NAMES[at]}', {})} {bag[at]}" for at in range(COLOURS) if bag[at] > 0]
        lines.append(_labelled(key, ", ".join(cubes) if cubes else "–", say))
    lines.append(say("sketch-order", {"seats": [seat_fact(int(seat)) for seat in blank.ranking]}))
    strength = int(revealed_strength(blank, view.parts))
    lines.append(
        say("sketch-pirates", {"strength": strength, "marker": int(view.parts.time[blank.round - 1])})
    )
    kinds = range(PRODUCTION_KINDS)
    offered = [production_fact(kind) for kind in kinds for count in range(blank.offered[kind])]
    lines.append(say("sketch-production", {"tokens": offered}))
    names = TILE_NAMES[VILLAGES:]
    neutrals = [name for at, name in enumerate(names) for count in range(blank.neutrals[at])]
    lines.append(say("sketch-neutrals", {"tiles": neutrals}))
    return Block(title, lines)


def _sketch_tokens(view: AmerigoView, say: Say) -> Block:
    lines: list[str] = []
    names: list[str] = []
    for token in view.blank.laid:
        if token >= 0:
            label = view.parts.token_labels[token]
            names.append(say(label, {}))
            lines.append(_labelled(label, _about(view, token, label, say), say))
    return Block(say("word-tokens", {}), lines, brief=[", ".join(names)] if names else [])


def _about(view: AmerigoView, token: i64, label: str, say: Say) -> str:
    """Describe the effect of a token; the size of a bonus comes from the component file."""
    if token >= BONUS_TOKENS:
        return say(f"about-{label}", {})
    bonus = max(int(view.parts.bonus[token * COLOURS + colour]) for colour in range(COLOURS))
    return say("sketch-bonus", {"points": bonus, "about": verbatim(say(f"about-{label}", {}))})


def _sketch_islands(view: AmerigoView, say: Say) -> Block:
    blank = view.blank
    lines: list[str] = []
    for island in range(len(blank.sea.islands)):
        mask = blank.sea.islands[island]
        facts: Facts = {
            "space": space_fact(squares_in(mask)[0]),
            "size": int(blank.sea.sizes[island]),
            "free": (mask & blank.free).bit_count(),
            "posts": [
                seat_fact(seat)
                for seat in range(blank.seats)
                for count in range(posts_on_island(blank, seat, island))
            ],
        }
        key = "sketch-island"
        if is_complete(blank, island):
            key = "sketch-island-full"
        elif blank.sea.big[island] == 1:
            key = "sketch-island-big"
        lines.append(say(key, facts))
    return Block(say("word-islands", {}), lines, brief=[])


def _sketch_seat(view: AmerigoView, say: Say, seat: int) -> Block:
    blank = view.blank
    base: i64 = seat * SHEET
    sheets = blank.sheets
    letter = SEAT_LETTERS[seat]
    name = say(seat_fact(seat), {})
    marks = [name if name == letter else f"{name} ({letter})"]
    if seat == view.seat:
        marks.append(say("sketch-you", {}))
    counts: Facts = {
        "points": int(sheets[base + POINTS]),
        "gold": int(sheets[base + GOLD]),
        "cannons": int(sheets[base + CANNONS]),
        "progress": int(sheets[base + PROGRESS]),
        "white": int(sheets[base + WHITE_SPACE]),
        "colour": colour_key(view.parts.white_colours[sheets[base + WHITE_SPACE]]),
        "posts": int(sheets[base + POSTS_LEFT]),
        "chests": int(sheets[base + CHESTS]),
    }
    lines = [say("sketch-counts", counts), say("sketch-tracks", counts)]
    goods = [
        f"{say(COMMODITY_NAMES[at], {})} {sheets[base + COMMODITY + at]}×{1 + sheets[base + PRODUCTION + at]}"
        for at in range(COMMODITIES)
    ]
    changed = [
        goods[at]
        for at in range(COMMODITIES)
        if sheets[base + COMMODITY + at] + sheets[base + PRODUCTION + at] > 0
    ]
    brief = [*lines, ", ".join(changed)] if changed else lines[:]
    lines.append(", ".join(goods))
    tokens = [
        view.parts.token_labels[token]
        for token in range(TOKENS)
        if blank.holders[token] == seat and blank.used[token] == 0
    ]
    if tokens:
        lines.append(say("sketch-owned", {"tokens": tokens}))
        brief.append(lines[-1])
    villages = [TILE_NAMES[at] for at in range(VILLAGES) for count in range(sheets[base + VILLAGE + at])]
    if villages:
        lines.append(say("sketch-villages", {"tiles": villages}))
    pile = [TILE_NAMES[kind] for kind in range(TILE_KINDS) for count in range(sheets[base + PILE + kind])]
    if pile:
        lines.append(say("sketch-pile", {"tiles": pile}))
        brief.append(lines[-1])
    ships = [sheets[base + SHIP + ship] for ship in range(SHIPS)]
    if NOWHERE not in ships:
        lines.append(say("sketch-ships", {"spaces": [space_fact(space) for space in ships]}))
        brief.append(lines[-1])
    return Block(" · ".join(marks), lines, seat=seat, brief=lines if seat == view.seat else brief)


def _sketch_sea(view: AmerigoView, say: Say) -> Block:
    """Draw the sea with everything on it; rows and columns as in the notation, frame numbers around it."""
    blank = view.blank
    sea = blank.sea
    high = int(sea.high)
    wide = int(sea.wide)
    above, right, below, left = _frame_labels(high, wide, int(view.parts.frame_shift))
    header = "·· -- " + "".join(square_name(column)[0] for column in range(wide))
    lines = [f"·· -- {above}", header]
    drawing = sea.drawing()
    for row in range(high):
        signs = [
            _sign(blank, row * STRIDE + column, drawing[row][column].replace("P", "o").replace("a", "+"))
            for column in range(wide)
        ]
        lines.append(f"{left.get(row, '··')} {row + 1:02} {''.join(signs)} {right.get(row, '··')}")
    lines.extend([header, f"·· -- {below}", say("sketch-legend", {})])
    # The dots only fill up the lines, and one line of column letters is enough.
    brief = [line.replace("·", " ").rstrip() for line in lines if line != header]
    brief.insert(1, header.replace("·", " "))
    return Block(say("word-sea", {}), lines, wide=True, brief=brief)


def _frame_labels(high: int, wide: int, shift: int) -> tuple[str, dict[int, str], str, dict[int, str]]:
    """Return the numbers of the frame spaces, each at the middle of its squares: top, right, bottom, left."""
    above = ["·"] * wide
    below = ["·"] * wide
    right: dict[int, str] = {}
    left: dict[int, str] = {}
    around = 2 * (high + wide)
    for space in range(around // TILE_SIDE):
        at = (space * TILE_SIDE + TILE_SIDE // 2 - shift) % around
        label = f"{space + 1:02}"
        if at < wide:
            _write(above, at, label)
        elif at < wide + high:
            right[at - wide] = label
        elif at < 2 * wide + high:
            _write(below, 2 * wide + high - 1 - at, label)
        else:
            left[around - 1 - at] = label
    return "".join(above), right, "".join(below), left


def _write(line: list[str], at: int, label: str) -> None:
    first = min(at, len(line) - len(label))
    for place, sign in enumerate(label):
        line[first + place] = sign


def _sign(state: AmerigoState, square: i64, printed: str) -> str:
    for seat in range(state.seats):
        for ship in range(SHIPS):
            if square < SQUARES and state.sheets[seat * SHEET + SHIP + ship] == square:
                return SHIP_SIGNS[seat]
        if state.posts_on[seat] & BITS[square]:
            return SEAT_LETTERS[seat]
        if state.villages_on[seat] & BITS[square]:
            return VILLAGE_SIGNS[seat]
    if state.neutral_on & BITS[square]:
        return NEUTRAL_SIGN
    return printed
