"""python -m bench.placements: how long Amerigo takes to list all places for tiles late in a match of four.

Which build is measured is decided by the import path of the process, as in bench.worker.
"""

import time
from statistics import median

from caravela.bots.roster import new_bot
from caravela.games.amerigo import GAME
from caravela.games.amerigo.board import all_places
from caravela.games.amerigo.components import TILE_KINDS
from caravela.games.amerigo.rules import AmerigoRules
from caravela.games.amerigo.state import PILE, SHEET, AmerigoState
from caravela.kernel import playout
from caravela.kernel.chance import FastChance

LAST_ROUND = 5
SEATS = 4
REPEATS = 20


def late_positions(rules: AmerigoRules) -> list[AmerigoState]:
    """Positions of the last round of a match of four greedy bots."""
    heuristics = GAME.heuristics(rules)
    chance = FastChance(1)
    state = rules.setup(SEATS, {}, chance, None)
    bots = [new_bot("greedy", GAME, rules, heuristics, FastChance(seat)) for seat in range(SEATS)]
    found: list[AmerigoState] = []
    while (decision := rules.next_decision(state)) is not None:
        assert isinstance(state, AmerigoState)
        if state.round == LAST_ROUND:
            found.append(state.copy())
        action = bots[decision.seat].choose(rules.view(state, decision.seat), decision)
        rules.advance(state, decision.seat, action, chance, None)
    return found


def with_full_piles(state: AmerigoState) -> AmerigoState:
    """A tile of every kind in every pile: the most there can be to list."""
    for seat in range(SEATS):
        for kind in range(TILE_KINDS):
            state.sheets[seat * SHEET + PILE + kind] = 1
    return state


def microseconds(rules: AmerigoRules, states: list[AmerigoState]) -> float:
    times: list[float] = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        for at, state in enumerate(states):
            all_places(state, rules.parts, at % SEATS)
        times.append((time.perf_counter() - begun) / len(states))
    return 1e6 * median(times)


def main() -> None:
    rules = GAME.new_rules(None)
    assert isinstance(rules, AmerigoRules)
    build = "pure" if str(playout.__file__).endswith(".py") else "compiled"
    states = late_positions(rules)
    print(f"{build}: {microseconds(rules, states):.1f} microseconds with the piles of the match")
    full = [with_full_piles(state) for state in states]
    print(f"{build}: {microseconds(rules, full):.1f} microseconds with a tile of every kind in every pile")


if __name__ == "__main__":
    main()
