"""The judgement that bots trust: it drives a caravel west, to the lenses, and home."""

from collections.abc import Mapping

import pytest

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.random_bot import RandomBot
from caravela.games.columbus_1492.heuristics import ColumbusHeuristics
from caravela.games.columbus_1492.state import ColumbusState
from caravela.games.columbus_1492.voyage import STORES, HomeLeg, Odds, SeekLeg
from caravela.kernel.chance import FastChance
from tests.rules.columbus_1492.table import RULES, position

JUDGE = ColumbusHeuristics(RULES)
ODDS = Odds(RULES.parts)


def worth(at: Mapping[str, str], **fields: object) -> float:
    """How good a position looks to seat A."""
    return JUDGE.value(position(at=at, **fields), 0)  # type: ignore[arg-type]  # fields of `position`


def greedy(seed: int) -> Bot:
    return GreedyBot(RULES, JUDGE, FastChance(seed))


def match(bots: list[Bot], seed: int) -> ColumbusState:
    chance = FastChance(seed)
    state = RULES.setup(len(bots), {}, chance, None)
    assert isinstance(state, ColumbusState)
    for _ in range(100_000):
        decision = RULES.next_decision(state)
        if decision is None:
            return state
        action = bots[decision.seat].choose(RULES.view(state, decision.seat), decision)
        RULES.advance(state, decision.seat, action, chance, None)
    raise AssertionError("the match does not end")


def test_west_is_better_before_the_discovery_and_east_after_it() -> None:
    assert worth({"A": "7,4"}) > worth({"A": "10,4"}) > worth({"A": "13,4"})
    assert worth({"A": "13,4"}, islands="A") > worth({"A": "7,4"}, islands="A")
    assert worth({"A": "6,4"}, islands="A") > worth({"A": "6,4"})


def test_a_mast_a_barrel_and_a_card_are_worth_something_and_a_calm_is_not() -> None:
    here = {"A": "8,4", "B": "2,3"}
    assert worth(here) > worth(here, dismasted="A")
    assert worth(here, barrels={"A": 4}) > worth(here)
    assert worth(here, hands={"A": "fair_wind"}) > worth(here)
    assert worth({"A": "8,5"}) > worth({"A": "8,6"})
    assert worth(here, dismasted="B") > worth(here)
    assert worth(here, missed={"A": 1}) < worth(here)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_bots_are_home_in_a_few_rounds(seats: int) -> None:
    rounds = sorted(
        int(match([greedy(seed * 10 + at) for at in range(seats)], seed).round) for seed in range(7)
    )
    assert 5 <= rounds[3] <= 20
    assert rounds[-1] < 40


@pytest.mark.parametrize("seats", [2, 4])
def test_a_greedy_bot_beats_random_ones(seats: int) -> None:
    won = 0
    for seed in range(10):
        bots: list[Bot] = [RandomBot(FastChance(seed * 7 + at)) for at in range(seats)]
        bots[seed % seats] = greedy(seed)
        won += match(bots, seed).winner == seed % seats
    assert won >= 9


def test_turns_alone_at_sea_are_as_counted_by_hand() -> None:
    """One square from home without a barrel only four dice that all do not move, 1 in 16, cost another turn."""
    leg = HomeLeg(12, ODDS)
    assert leg.mean[STORES] == pytest.approx(16 / 15, abs=0.01)
    assert leg.mean[STORES + 1] == pytest.approx(1 + 1 / 16**2, abs=0.01)
    # Far out a turn without barrels brings two squares, and a little more by the spyglasses' cards.
    assert 2.0 < 1 / (leg.mean[12 * STORES] - leg.mean[11 * STORES]) < 3.0


def test_more_barrels_never_take_longer_and_more_squares_never_less() -> None:
    home = HomeLeg(12, ODDS)
    for leg in (home, SeekLeg(12, home, 9)):
        for distance in range(1, 13):
            for barrels in range(STORES):
                at = distance * STORES + barrels
                assert leg.mean[at] >= leg.mean[at - STORES] - 0.01 or (leg is home and distance == 1)
                assert barrels == 0 or leg.mean[at] <= leg.mean[at - 1] + 0.01
                assert leg.dismasted[at] > leg.mean[at] + 1.0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_chances_add_up_and_favour_who_is_ahead(seats: int) -> None:
    state = position(at={"A": "10,4"}, islands="A", seats=seats)
    chances = list(JUDGE.chances(state))
    assert sum(chances) == pytest.approx(1.0)
    assert len(chances) == seats
    assert max(chances) == chances[0] > 0.8


def test_a_gust_beside_a_waiting_caravel_is_feared_the_more_the_nearer() -> None:
    ahead = {"A": "15,4", "B": "8,4"}
    far, near, beside = (
        worth(ahead, gusts=gusts) for gusts in (("2,2", "2,6"), ("10,4", "2,6"), ("9,4", "2,6"))
    )
    assert far < near < beside  # B waits: what threatens it is good for A


def test_gust_dice_that_reach_a_rival_are_worth_something() -> None:
    here = {"A": "10,4", "B": "7,4"}
    reaching = worth(here, step="dice", dice="gust gust", gusts=("9,4", "2,6"), rolled=True)
    short = worth(here, step="dice", dice="gust storm", gusts=("9,4", "2,6"), rolled=True)
    assert reaching > short
    assert short == worth(here, step="dice", dice="storm storm", gusts=("9,4", "2,6"), rolled=True)


@pytest.mark.parametrize(
    "dice, notation",
    [
        ("rose gust storm spyglass", "reroll gust storm"),
        ("rose gust storm spyglass", "reroll rose gust storm spyglass"),
        ("gust gust storm rose", "reroll storm"),
    ],
)
@pytest.mark.parametrize("islands", ["", "A"])
def test_what_is_foreseen_of_a_roll_is_the_mean_of_what_it_may_show(
    dice: str, notation: str, islands: str
) -> None:
    state = position(
        "dice", {"A": "9,4", "B": "7,3"}, dice=dice, islands=islands, gusts=("8,4", "2,6"), rolled=True
    )
    action = RULES.space.parse(notation)
    foreseen = JUDGE.foreseen(state, 0, action)
    chance = FastChance(1)
    seen = []
    for _ in range(2000):
        after = state.copy()
        RULES.advance(after, 0, action, chance, None)
        seen.append(JUDGE.chances(after)[0])
    assert foreseen == pytest.approx(sum(seen) / len(seen), abs=0.015)


def test_what_a_roll_is_good_for_is_not_foreseen_where_more_than_the_dice_decides() -> None:
    dismasted = position("opening", {"A": "9,4", "B": "7,3"}, dismasted="A")
    assert JUDGE.foreseen(dismasted, 0, RULES.space.parse("roll")) < 0.0
    whole = position("opening", {"A": "9,4", "B": "7,3"})
    assert 0.0 < JUDGE.foreseen(whole, 0, RULES.space.parse("roll")) < 1.0
    assert JUDGE.foreseen(whole, 0, RULES.space.parse("give up")) < 0.0
