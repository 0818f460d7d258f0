"""Bots are found by name, and a name that is none says what there is."""

import pytest

from caravela.bots.levels import SlippingBot
from caravela.bots.roster import UnknownBot, new_bot
from caravela.bots.search_bot import SearchBot
from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.kernel.levels import LEVEL_NAMES

GAME = game("mundus_novus")
RULES = GAME.new_rules(None)
HEURISTICS = GAME.heuristics(RULES)


@pytest.mark.parametrize("name", ["random", "greedy", *LEVEL_NAMES, "search:5ms", "search:20"])
def test_every_name_makes_a_bot_that_chooses_what_is_listed(name: str) -> None:
    if name == "admiral":
        name = "search:5ms"  # the same bot with less time
    bot = new_bot(name, GAME, RULES, HEURISTICS, FastChance(1))
    state = RULES.setup(3, {}, FastChance(2), None)
    decision = RULES.next_decision(state)
    assert decision is not None
    assert bot.choose(RULES.view(state, decision.seat), decision) in decision.actions


@pytest.mark.parametrize(
    "name", ["", "deep", "search:", "search:0", "search:-1", "search:5s", "search:99999999999"]
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="the bots are random, greedy"):
        new_bot(name, GAME, RULES, HEURISTICS, FastChance(1))


def test_budgets_are_read_from_the_name() -> None:
    timed = new_bot("search:50ms", GAME, RULES, HEURISTICS, FastChance(1))
    counted = new_bot("search:800", GAME, RULES, HEURISTICS, FastChance(1))
    assert isinstance(timed, SearchBot)
    assert isinstance(counted, SearchBot)
    assert (timed.milliseconds, timed.iterations) == (50.0, 0)
    assert (counted.milliseconds, counted.iterations) == (0.0, 800)


def test_the_weakest_level_slips() -> None:
    bot = new_bot("cabin-boy", GAME, RULES, HEURISTICS, FastChance(3))
    assert isinstance(bot, SlippingBot)
    state = RULES.setup(2, {}, FastChance(2), None)
    decision = RULES.next_decision(state)
    assert decision is not None
    chosen = {bot.choose(RULES.view(state, decision.seat), decision).notation for _ in range(40)}
    assert len(chosen) == len(decision.actions)
