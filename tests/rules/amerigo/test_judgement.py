"""How the game judges its own positions: well enough that one look ahead beats chance."""

from caravela.bots.roster import new_bot
from caravela.games.amerigo import GAME
from caravela.games.amerigo.heuristics import AmerigoHeuristics, rounds_left
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.chance import FastChance, stream_seed
from tests.rules.amerigo.table import RULES, acting, play, position
from tests.rules.amerigo.test_end import EXAMPLE, final

MATCHES = 30
JUDGE = AmerigoHeuristics(RULES)


def scores(seats: int, seed: int) -> tuple[int, list[int]]:
    """The greedy bot's seat and the scores of a match against random bots."""
    chance = FastChance(stream_seed(seed, "judgement", seats))
    state = RULES.setup(seats, {}, chance, None)
    mine = seed % seats
    names = ["greedy" if seat == mine else "random" for seat in range(seats)]
    heuristics = GAME.heuristics(RULES)
    bots = [new_bot(name, RULES, heuristics, FastChance(seed * 9 + at)) for at, name in enumerate(names)]
    while True:
        decision = RULES.next_decision(state)
        if decision is None:
            break
        action = bots[decision.seat].choose(RULES.view(state, decision.seat), decision)
        RULES.advance(state, decision.seat, action, chance, None)
    outcome = RULES.outcome(state)
    assert outcome is not None
    return mine, outcome.scores


def test_a_greedy_bot_beats_random_bots() -> None:
    wins = 0
    best: list[int] = []
    for seed in range(MATCHES):
        mine, points = scores(2 + seed % 3, seed)
        wins += points[mine] == max(points)
        best.append(points[mine])
    assert wins > 0.95 * MATCHES
    assert 90 <= sorted(best)[MATCHES // 2] <= 220


def value(state: AmerigoState, seat: int = 0) -> float:
    return JUDGE.value(state, seat)


def test_a_finished_match_is_worth_its_points() -> None:
    state, _ = final({"A": EXAMPLE})
    assert value(state) == 72.0


def test_more_of_anything_is_better() -> None:
    plain = position()
    for more in (
        {"gold": 3}, {"points": 5}, {"cannons": 3}, {"progress": 4}, {"white": 4}, {"chests": 1},
        {"commodities": {"cotton": 1}}, {"production": {"cotton": 1}}, {"posts": ["j9"]},
        {"tokens": ["royal-favour"]}, {"tokens": ["purse-5"]}, {"tokens": ["bonus-green"]},
        {"pile": ["village-square"], "posts": ["j9"]},
    ):  # fmt: skip
        assert value(position(seats={"A": dict(more)})) > value(plain), more


def test_points_of_the_action_being_done_count() -> None:
    few = acting("arm", "black", 1, round=4)
    many = acting("arm", "black", 4, round=4)
    assert value(many) > value(few)
    assert value(few, 1) == value(many, 1)
    ready = acting("build", "green", 2, {"A": {"pile": ["neutral-domino"], "posts": ["j9"]}})
    idle = ready.copy()
    play(idle, "A: finish")
    assert value(ready) > value(idle)


def test_the_rounds_left_run_out() -> None:
    assert rounds_left(position(round=1)) == 5.0
    late = position(round=5, phase="white", centre={"white": 1})
    assert 0.1 < rounds_left(late) < 0.2
