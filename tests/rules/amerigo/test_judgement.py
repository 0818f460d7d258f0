"""How the game judges its own positions: well enough that one look ahead beats chance."""

from caravela.bots.roster import new_bot
from caravela.games.amerigo import GAME
from caravela.games.amerigo.components import COMMODITIES
from caravela.games.amerigo.heuristics import NAMES, AmerigoHeuristics, rounds_left
from caravela.games.amerigo.island_data import IslandDataCache
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.shapes import BITS, SQUARES
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.chance import FastChance, stream_seed
from tests.rules.amerigo.table import RULES, acting, play, position
from tests.rules.amerigo.test_end import EXAMPLE, final

MATCHES = 30
EVERY = 7
JUDGE = AmerigoHeuristics(RULES)


def scores(seats: int, seed: int) -> tuple[int, list[int]]:
    """The greedy bot's seat and the scores of a match against random bots."""
    chance = FastChance(stream_seed(seed, "judgement", seats))
    state = RULES.setup(seats, {}, chance, None)
    mine = seed % seats
    names = ["greedy" if seat == mine else "random" for seat in range(seats)]
    heuristics = GAME.heuristics(RULES)
    bots = [
        new_bot(name, GAME, RULES, heuristics, FastChance(seed * 9 + at)) for at, name in enumerate(names)
    ]
    while True:
        decision = RULES.next_decision(state)
        if decision is None:
            break
        action = bots[decision.seat].choose(RULES.view(state, decision.seat), decision)
        RULES.advance(state, decision.seat, action, chance, None)
    outcome = RULES.outcome(state)
    assert outcome is not None
    return mine, outcome.scores


def test_what_was_judged_before_changes_no_judgement() -> None:
    used = GAME.heuristics(RULES)
    chance, whims = FastChance(1), FastChance(2)
    state = RULES.setup(3, {}, chance, None)
    decision = RULES.next_decision(state)
    at = 0
    while decision is not None:
        found = [used.value(state, seat) for seat in range(3)]
        if at % EVERY == 0:
            fresh = GAME.heuristics(RULES)
            assert found == [fresh.value(state, seat) for seat in range(3)], f"decision {at}"
        action = decision.actions[whims.below(len(decision.actions))]
        RULES.advance(state, decision.seat, action, chance, None)
        decision = RULES.next_decision(state)
        at += 1
    assert at > EVERY


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


def test_a_lead_is_surer_near_the_end() -> None:
    leading = {"A": {"points": 10}}
    early = JUDGE.chances(position(seats=leading))
    late = JUDGE.chances(position(seats=leading, round=5, phase="white", centre={"white": 1}))
    assert 0.5 < early[0] < late[0]


def test_who_has_acted_is_behind_who_has_not() -> None:
    """Seat A has had its turn and seat B, with the same things, has it still before it."""
    state = position(actor="B", order="AB", centre={"blue": 4})
    found = JUDGE.found
    at = NAMES.index("behind")
    JUDGE.features(state, 0)
    assert found[at] == 4.0
    JUDGE.features(state, 1)
    assert found[at] == 0.0


def test_a_chart_says_what_the_board_says() -> None:
    state = position(seats={"A": {"posts": ["j9", "i12"]}, "B": {"posts": ["c7"]}})
    sea = state.sea
    cache = IslandDataCache(sea)
    data = cache.data(state.free)
    assert cache.data(state.free) is data
    for island, mask in enumerate(sea.islands):
        free = squares_in(state.free & mask)
        assert data.free[island] == len(free)
        goods = [sea.commodity[square] for square in free]
        for commodity in range(COMMODITIES):
            assert data.goods[island * COMMODITIES + commodity] == goods.count(commodity)
        assert cache.holdings(state.posts_on[0]).posts[island] == (state.posts_on[0] & mask).bit_count()
    assert cache.anchors == sum(1 for square in range(SQUARES) if sea.post_of[square] >= 0)
    for anchor in range(cache.anchors):
        post = cache.posts[anchor]
        assert data.is_open[anchor] == (state.free & BITS[post] != 0)
        assert cache.harbours[anchor] == sea.island_of[post]
        assert cache.far_to(anchor, SQUARES) == sea.distance(SQUARES, sea.anchor_of[post])
