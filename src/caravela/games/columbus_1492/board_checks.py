"""Check that an ocean can be played on: the game's own, and one that a user corrected."""

from caravela.games.columbus_1492.board import (
    CALM,
    ISLAND,
    LAND,
    NUMBERS,
    PLACES,
    SEA,
    SECTORS,
    SQUARE_NAMES,
    Board,
)

COASTAL_SECTORS = (SECTORS - 2, SECTORS - 1)
START_NEIGHBOURS = 5
ISLAND_NEIGHBOURS = 8


def board_faults(board: Board) -> list[str]:
    """Return everything that is wrong with a board, each as the end of a sentence about its rows."""
    return [*_start_faults(board), *_coast_faults(board), *_island_faults(board), *_reach_faults(board)]


def _start_faults(board: Board) -> list[str]:
    """CC-SEA-03, CC-SET-03: five ways out, between Europe and Africa, with the gust squares not far off."""
    faults: list[str] = []
    start = int(board.start)
    if len(board.neighbours(start)) != START_NEIGHBOURS:
        faults.append("do not give the start square five neighbours of sea [CC-SEA-03]")
    row = PLACES[start][1]
    if board.sector[start] != SECTORS - 1:
        faults.append("have the start square outside the easternmost sector [CC-SET-03]")
    east = [at for at in _squares(board) if board.sector[at] == SECTORS - 1 and board.terrain[at] == LAND]
    if not any(PLACES[at][1] < row for at in east) or not any(PLACES[at][1] > row for at in east):
        faults.append("do not have land both north and south of the start square [CC-SET-03]")
    for gust in board.gust_squares:
        if board.sector[gust] not in COASTAL_SECTORS:
            faults.append(
                f"have the gust square {SQUARE_NAMES[gust]} outside the two easternmost sectors [CC-SET-03]"
            )
    return faults


def _coast_faults(board: Board) -> list[str]:
    """CC-SEA-01: the two easternmost sectors touch the coasts, and no other does."""
    land = [board.sector[at] for at in _squares(board) if board.terrain[at] == LAND]
    faults: list[str] = []
    for sector in range(SECTORS):
        if sector in land and sector not in COASTAL_SECTORS:
            faults.append(f"have land in sector {sector + 1}, which is open ocean [CC-SEA-01]")
        elif sector not in land and sector in COASTAL_SECTORS:
            faults.append(f"have no land in sector {sector + 1}, which touches the coast [CC-SEA-01]")
    return faults


def _island_faults(board: Board) -> list[str]:
    """CC-DIE-07: caravels take food on board from all eight squares round an island."""
    return [
        f"have the island at {SQUARE_NAMES[at]} without eight squares of sea round it [CC-DIE-07]"
        for at in _squares(board)
        if board.terrain[at] == ISLAND
        and sum(1 for near in board.around(at) if board.terrain[near] in (SEA, CALM)) != ISLAND_NEIGHBOURS
    ]


def _reach_faults(board: Board) -> list[str]:
    """CC-SEA-02, CC-DIE-09: caravels can sail everywhere, and to where the New World can be seen."""
    reached = {int(board.start)}
    edge = set(reached)
    while edge:
        edge = {near for at in edge for near in board.neighbours(at)} - reached
        reached |= edge
    faults = [
        f"have the square {SQUARE_NAMES[at]}, which cannot be reached from the start square [CC-SEA-02]"
        for at in _squares(board)
        if board.barrier[at] == 0 and at not in reached
    ]
    if not any(board.searches[at] == 1 for at in reached):
        faults.append("have no reachable open sea in the two westernmost sectors [CC-DIE-09]")
    return faults


def _squares(board: Board) -> list[int]:
    """Return the squares of the board, row by row."""
    return [NUMBERS[column, row] for row in range(board.rows) for column in range(board.columns)]
