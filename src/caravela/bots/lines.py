"""Lines: rollouts of an action in determinized positions, along the search tree and then by the rollout policy."""

from dataclasses import replace
from typing import Final

from caravela.bots.search_bot import LEAST_VISITS, Search
from caravela.bots.tree import Node
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.reasons import Reasons
from caravela.kernel.state import State

MOST_STEPS: Final = 60
"""Decisions of one rollout."""
CANDIDATES: Final = 6
"""Actions that the rollout policy evaluates at each decision."""


class Rollout:
    """One rollout of an action: the numbers of every seat before it and at both horizons."""

    def __init__(self, before: list[list[float]]) -> None:
        self.before = before
        self.after_turn = before
        self.after_round = before
        self.choices: int = 0
        """How many actions the seat has at its next decision; 0 if it has none."""
        self.evaluated: int = 0
        """Actions that the rollout policy evaluated: the cost of the rollout."""


def follow(search: Search, reasons: Reasons, first: Node, seed: int, world: int) -> Rollout:
    """Play an action in one determinized position to the far horizon. Seed and world determine the position.

    Dice and rollout policy have separate random streams, so that two actions meet the same luck.
    """
    rules = search.rules
    me = search.decision.seat
    chance = FastChance(stream_seed(seed, "line", world))
    settings = replace(search.settings, rollout_candidates=CANDIDATES)
    players = FastChance(stream_seed(seed, "players", world))
    player = Search(rules, search.heuristics, settings, players, search.view, search.decision)
    state = rules.determinize(search.view, chance)
    start = state.copy()
    line = Rollout(_numbers(reasons, state))
    node: Node | None = first
    assert first.action is not None
    rules.advance(state, me, first.action, chance, None)
    in_turn = True
    steps = 0
    while True:
        decision = rules.next_decision(state)
        if decision is None:
            break
        if in_turn and reasons.turn_ended(start, state, me, decision.seat):
            in_turn = False
            line.after_turn = _numbers(reasons, state)
        if decision.seat == me and line.choices == 0:
            line.choices = len(decision.actions)
        if steps == MOST_STEPS or reasons.round_ended(start, state, me):
            break
        steps += 1
        if decision.secret and decision.seat != me:
            action = player.reply(state, decision)
        else:
            node = None if node is None else _continuation(search, node, state, decision)
            action = player.reply(state, decision) if node is None else _action_of(node)
        line.evaluated += min(CANDIDATES, len(decision.actions))
        rules.advance(state, decision.seat, action, chance, None)
    line.after_round = _numbers(reasons, state)
    if in_turn:
        line.after_turn = line.after_round
    return line


def _numbers(reasons: Reasons, state: State) -> list[list[float]]:
    return [reasons.numbers(state, seat) for seat in range(state.seats)]


def _action_of(node: Node) -> Action:
    assert node.action is not None
    return node.action


def _continuation(search: Search, node: Node, state: State, decision: Decision) -> Node | None:
    """Return the most visited action of the tree that is legal here; None if its visits are too few."""
    observed = search.rules.observation_hash(state, search.decision.seat)
    place = node.place if observed == 0 else search.places.get(observed, node.place)
    best: Node | None = None
    for action in decision.actions:
        child = place.child(action, decision.seat)
        if (
            child is not None
            and child.visits >= LEAST_VISITS
            and (best is None or child.visits > best.visits)
        ):
            best = child
    return best
