"""The ocean of 1492 as text, drawn from a view alone."""

from mypy_extensions import i64

from caravela.games.columbus_1492.actions import card_key, direction_key, face_key
from caravela.games.columbus_1492.board import (
    CALM,
    ISLAND,
    LAND,
    NUMBERS,
    REEF,
    SECTORS,
    SQUARE_NAMES,
    START,
    column_of,
    row_of,
)
from caravela.games.columbus_1492.components import CARD_KINDS, FACES, HURRICANE, KEPT, KEPT_KINDS, MUTINY
from caravela.games.columbus_1492.events import dice_in
from caravela.games.columbus_1492.state import OVER
from caravela.games.columbus_1492.view import ColumbusView
from caravela.kernel.bags import total
from caravela.kernel.events import Facts, verbatim
from caravela.kernel.game import Progress
from caravela.kernel.seats import seat_fact, seat_letter
from caravela.kernel.sketch import Block, Say
from caravela.kernel.view import View

SEA_SIGN = "·"
CALM_SIGN = "~"
REEF_SIGN = "^"
ISLAND_SIGN = "o"
LAND_SIGN = "#"
START_SIGN = "="
BOTH_GUSTS_SIGN = "*"
MARK_SIGN = "x"
SHARED_SIGN = "+"
CELL = 3
"""The width of a column of the map, with what stands between it and the next."""


def progress_of(view: View) -> Progress | None:
    assert isinstance(view, ColumbusView)
    return Progress(int(view.blank.round), [])


def sketch_table(view: View, say: Say) -> list[Block]:
    assert isinstance(view, ColumbusView)
    blocks = [_sketch_ocean(view, say), _sketch_round(view, say)]
    blocks.extend(_sketch_seat(view, say, seat) for seat in range(view.blank.seats))
    if view.seat is not None:
        blocks.append(_sketch_own(view, say, view.seat))
    return blocks


def _sign(view: ColumbusView, square: i64) -> str:
    """A caravel's letter, small when it is dismasted, before a gust, and that before the printed square."""
    blank = view.blank
    here = [seat for seat in range(blank.seats) if blank.squares[seat] == square]
    if len(here) > 1:
        return SHARED_SIGN
    if here:
        letter = seat_letter(here[0])
        return letter if blank.masts[here[0]] == 1 else letter.lower()
    if blank.gusts[0] == square:
        return BOTH_GUSTS_SIGN if blank.gusts[1] == square else "1"
    if blank.gusts[1] == square:
        return "2"
    board = view.parts.board
    if board.gust_squares[0] == square or board.gust_squares[1] == square:
        return MARK_SIGN
    terrain = board.terrain[square]
    if terrain == CALM:
        return CALM_SIGN
    if terrain == REEF:
        return REEF_SIGN
    if terrain == ISLAND:
        return ISLAND_SIGN
    if terrain == LAND:
        return LAND_SIGN
    return START_SIGN if terrain == START else SEA_SIGN


def _sketch_ocean(view: ColumbusView, say: Say) -> Block:
    board = view.parts.board
    numbers = [str(column + 1) for column in range(board.columns)]
    lines = [_sector_line(view), _ruled(view, numbers)]
    for row in range(board.rows):
        signs = [_sign(view, NUMBERS[column, row]) for column in range(board.columns)]
        lines.append(f"{_ruled(view, signs)}  {row + 1}")
    lines.append(say("sketch-legend", {}))
    notes = [say("note-goal", {}), say("note-squares", {}), say("note-gusts", {}), say("note-mast", {})]
    return Block(say("word-ocean", {}), lines, wide=True, notes=notes)


def _sector_line(view: ColumbusView) -> str:
    """The sectors' numbers, each over the middle of its columns."""
    sector = _sectors(view)
    heads: list[str] = []
    for number in range(SECTORS):
        columns = sector.count(number)
        heads.append(str(number + 1).center(CELL * columns - 1, "-"))
    return "|".join(heads)


def _ruled(view: ColumbusView, signs: list[str]) -> str:
    """Signs of a row, with a line where a sector ends."""
    sector = _sectors(view)
    line = signs[0]
    for column in range(1, len(sector)):
        line = line.ljust(CELL * column - 1)
        line += " " if sector[column] == sector[column - 1] else "|"
        line += signs[column]
    return line.ljust(CELL * len(sector) - 1)


def _sectors(view: ColumbusView) -> list[int]:
    """Return the sector of each column, from west to east."""
    board = view.parts.board
    return [int(board.sector[NUMBERS[column, 0]]) for column in range(board.columns)]


def _sketch_round(view: ColumbusView, say: Say) -> Block:
    blank = view.blank
    lines: list[str] = []
    if blank.step != OVER:
        lines.append(say("sketch-turn", {"seat": seat_fact(int(blank.turn))}))
    if total(blank.dice) > 0:
        lines.append(say("sketch-dice", {"dice": dice_in(blank.dice)}))
    if blank.sector >= 0:
        facts: Facts = {"sector": int(blank.sector) + 1, "count": int(blank.spins_left)}
        lines.append(say("sketch-storm", facts))
    if blank.direction >= 0:
        lines.append(say("log-arrow-spun", {"direction": direction_key(blank.direction)}))
    gusts: Facts = {
        "first": verbatim(SQUARE_NAMES[blank.gusts[0]]),
        "second": verbatim(SQUARE_NAMES[blank.gusts[1]]),
    }
    lines.append(say("sketch-gusts", gusts))
    piles: Facts = {
        "pile": int(blank.pile_left),
        "discard": int(total(blank.discard)),
        "lenses": int(total(blank.lenses)),
    }
    lines.append(say("sketch-piles", piles))
    return Block(
        say("log-round-began", {"round": int(blank.round)}), lines, notes=_note_dice_and_cards(view, say)
    )


def _note_dice_and_cards(view: ColumbusView, say: Say) -> list[str]:
    notes = [_described(face_key(face), say) for face in range(FACES)]
    notes.append(
        say("note-barrels", {"pass": int(view.parts.pass_barrels), "most": int(view.parts.most_barrels)})
    )
    notes.append(say("note-lenses", {}))
    notes.append(say("note-food", {}))
    notes.extend(_described(card_key(kind), say) for kind in (MUTINY, HURRICANE))
    notes.append(say("note-fog", {}))
    notes.extend(_described(card_key(kind), say) for kind in range(KEPT, CARD_KINDS))
    return notes


def _described(thing: str, say: Say) -> str:
    """A face of a die or a card and what it does."""
    return say("labelled", {"label": thing, "text": verbatim(say("about-" + thing, {}))})


def _sketch_seat(view: ColumbusView, say: Say, seat: int) -> Block:
    blank = view.blank
    marks = [say(seat_fact(seat), {})]
    if seat == view.seat:
        marks.append(say("sketch-you", {}))
    if blank.masts[seat] == 0:
        marks.append(say("word-dismasted", {}))
    square = blank.squares[seat]
    if view.parts.board.terrain[square] == CALM:
        marks.append(say("word-becalmed", {}))
    if blank.gusts[0] == square or blank.gusts[1] == square:
        marks.append(say("word-on-gust", {}))
    if blank.islands[seat] == 1:
        marks.append(say("lens-inhabited", {}))
    counts: Facts = {
        "column": column_of(square),
        "row": row_of(square),
        "barrels": int(blank.barrels[seat]),
        "cards": int(blank.hand_sizes[seat]),
    }
    lines = [say("sketch-counts", counts)]
    if blank.missed[seat] > 0:
        lines.append(say("sketch-missed", {"count": int(blank.missed[seat])}))
    return Block(" · ".join(marks), lines, seat=seat)


def _sketch_own(view: ColumbusView, say: Say, seat: int) -> Block:
    lines: list[str] = []
    kind: i64
    for kind in range(KEPT_KINDS):
        count = int(view.blank.hands[seat * KEPT_KINDS + kind])
        if count > 0:
            key = card_key(KEPT + kind)
            times = f" ×{count}" if count > 1 else ""
            named = verbatim(say(key, {}) + times)
            lines.append(say("labelled", {"label": named, "text": verbatim(say("about-" + key, {}))}))
    return Block(say("word-hand", {}), lines or ["–"], wide=True, seat=seat)
