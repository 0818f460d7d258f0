"""Bots choose from a view and a decision; the same seed gives the same match."""

import pytest

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.random_bot import RandomBot
from caravela.bots.roster import PLAIN_NAMES, UnknownBot, new_bot
from caravela.games import game
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance, FastChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.state import State
from caravela.kernel.view import View
from tests.contracts.walk import SEATINGS, Seating, each_seating, heuristics_of, samples


class Constant(Chance):
    """Always answers with the first possibility."""

    def below(self, n: int) -> int:
        return 0


MATCH_LIMIT = 160
"""Enough for several rounds; greedy bots are slow when interpreted."""


def bots(seating: Seating, names: list[str], seed: int) -> list[Bot]:
    heuristics = heuristics_of(seating.key)
    return [
        new_bot(
            name, game(seating.key), seating.rules, heuristics, FastChance(stream_seed(seed, "bot", seat))
        )
        for seat, name in enumerate(names)
    ]


def mixed(seating: Seating) -> list[str]:
    return [PLAIN_NAMES[seat % len(PLAIN_NAMES)] for seat in range(seating.seats)]


def play(seating: Seating, players: list[Bot], seed: int, limit: int = MATCH_LIMIT) -> list[str]:
    """Plays with these bots, each of which sees its own view only; returns what they chose."""
    rules = seating.rules
    chance = FastChance(stream_seed(seed, "chance"))
    state: State = rules.setup(seating.seats, {}, chance, None)
    chosen: list[str] = []
    while len(chosen) < limit:
        decision = rules.next_decision(state)
        if decision is None:
            break
        action = players[decision.seat].choose(rules.view(state, decision.seat), decision)
        assert any(action is listed for listed in decision.actions)
        rules.submit(state, decision.seat, action, chance, None)
        assert rules.audit(state) == []
        chosen.append(f"{decision.seat} {action.notation}")
    return chosen


@each_seating
def test_bots_of_all_kinds_play_together_and_choose_only_what_is_listed(seating: Seating) -> None:
    chosen = play(seating, bots(seating, mixed(seating), 1), 1)
    assert {entry[0] for entry in chosen} == {str(seat) for seat in range(seating.seats)}


@each_seating
def test_the_same_seed_gives_the_same_match(seating: Seating) -> None:
    names = mixed(seating)
    first = play(seating, bots(seating, names, 2), 2, 60)
    assert play(seating, bots(seating, names, 2), 2, 60) == first
    assert play(seating, bots(seating, names, 3), 2, 60) != first


@each_seating
def test_a_bot_leaves_its_view_and_its_decision_alone(seating: Seating) -> None:
    rules = seating.rules
    for at, entry in enumerate(samples(seating, 1)):
        view = rules.view(entry.state, entry.decision.seat)
        text, listed = view.text(), entry.decision.document()
        for bot in bots(seating, [*PLAIN_NAMES], at):
            assert bot.choose(view, entry.decision) in entry.decision.actions
        assert view.text() == text
        assert entry.decision.document() == listed


@each_seating
def test_a_greedy_bot_takes_what_looks_best(seating: Seating) -> None:
    """With one world to imagine, its choice is at least as good there as any other."""
    rules = seating.rules
    heuristics = heuristics_of(seating.key)
    for at, entry in enumerate(samples(seating, 1)):
        seat = entry.decision.seat
        view = rules.view(entry.state, seat)
        world = rules.determinize(view, Constant())
        values = {}
        for action in entry.decision.actions:
            after = world.copy()
            rules.advance(after, seat, action, Constant(), None)
            values[action] = heuristics.value(after, seat)
        bot = GreedyBot(rules, heuristics, Constant(), worlds=1)
        assert values[bot.choose(view, entry.decision)] == max(values.values()), f"sample {at}"


class AlwaysFirst(Bot):
    """Takes the first action: what a person writes who wants a bot of their own."""

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.actions[0]


@each_seating
def test_a_bot_may_be_written_outside_the_package(seating: Seating) -> None:
    players: list[Bot] = [AlwaysFirst() for _ in range(seating.seats)]
    assert play(seating, players, 1, 40)


def test_a_random_bot_takes_every_action_sooner_or_later() -> None:
    seating = SEATINGS[0]
    entry = max(samples(seating, 1), key=lambda entry: len(entry.decision.actions))
    bot = RandomBot(FastChance(1))
    view = seating.rules.view(entry.state, entry.decision.seat)
    chosen = {bot.choose(view, entry.decision) for _ in range(40 * len(entry.decision.actions))}
    assert chosen == set(entry.decision.actions)


def test_an_unknown_bot_is_refused_by_name() -> None:
    rules = SEATINGS[0].rules
    heuristics = heuristics_of(SEATINGS[0].key)
    with pytest.raises(UnknownBot, match="there is no bot 'clever'; the bots are random, greedy"):
        new_bot("clever", game(SEATINGS[0].key), rules, heuristics, FastChance(1))
