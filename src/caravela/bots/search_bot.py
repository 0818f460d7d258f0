"""Information-set Monte Carlo tree search (ISMCTS) with the game's heuristics as priors and leaf evaluation."""

import gc
import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.bots.bot import Bot
from caravela.bots.tree import InformationSet, Node
from caravela.kernel.actions import Action
from caravela.kernel.advice import Prospect
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.search_settings import SearchSettings
from caravela.kernel.state import State
from caravela.kernel.view import View

CLOCK_EVERY: Final = 4
"""Iterations between two checks of the clock."""
SEARCH_SHARE: Final = 0.95
"""Share of the time budget for searching; the rest is for freeing the tree."""
FINE: Final = 1 << 30
"""Resolution of a random number between 0 and 1."""
LINE_LENGTH: Final = 4
LEAST_VISITS: Final = 5
"""Fewer visits than this are too few for a continuation."""
SURE: Final = 1e-6
"""Distance from 0 and 1 at which a probability is clamped before its log-odds are computed."""


class WatchedChance(Chance):
    """Counts how often another source of chance is asked."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.asked: i64 = 0

    def below(self, n: i64) -> i64:
        self.asked += 1
        return self.source.below(n)


class Uncollected:
    """Disables the garbage collector: a growing tree has no garbage, and collecting takes a quarter of the time."""

    def __enter__(self) -> None:
        self.collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self.collecting:
            gc.enable()


class Search:
    """The search of one decision. Its tree stays available for explanations."""

    def __init__(
        self,
        rules: Rules,
        heuristics: Heuristics,
        settings: SearchSettings,
        chance: Chance,
        view: View,
        decision: Decision,
    ) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self.settings = settings
        self.chance = chance
        self.watched = WatchedChance(chance)
        self.view = view
        self.decision = decision
        self.root = InformationSet()
        self.places: dict[i64, InformationSet] = {}
        """Transposition table, keyed by a hash of what the searching seat observes."""
        self.iterations: i64 = 0
        self.first_evaluation_counts = settings.first_evaluation_counts and settings.rollout_length == 0

    def run(self, iterations: int = 0, milliseconds: float = 0.0) -> None:
        """Search until one of the budgets is used up; 0 is no limit. Make at least one iteration."""
        deadline = time.perf_counter() + milliseconds * SEARCH_SHARE / 1000.0
        while iterations == 0 or self.iterations < iterations:
            checks = milliseconds > 0.0 and self.iterations % CLOCK_EVERY == 0 and self.iterations > 0
            if checks and time.perf_counter() >= deadline:
                break
            self._iterate()
            self.iterations += 1

    def _iterate(self) -> None:
        """Determinize, select, expand, roll out, evaluate and back up."""
        rules = self.rules
        state = rules.determinize(self.view, self.chance)
        me = self.decision.seat
        node = self.root
        decision: Decision | None = self.decision
        line: list[Node] = []
        reached: list[InformationSet] = []
        depth: i64 = 0
        while decision is not None and depth < self.settings.max_depth:
            depth += 1
            if decision.secret and decision.seat != me:
                # The searching seat does not observe this choice, so the tree does not branch on it.
                rules.advance(state, decision.seat, self.reply(state, decision), self.chance, None)
                decision = rules.next_decision(state)
                continue
            child = self._select(node, state, decision)
            action = child.action
            assert action is not None
            rules.advance(state, decision.seat, action, self.chance, None)
            line.append(child)
            node = self._place_after(child, state)
            reached.append(node)
            node.visits += 1
            decision = rules.next_decision(state)
            if node.visits == 1:
                break
        self._roll_out(state, decision)
        chances = self._evaluate(state)
        follower: i64 = -1
        max_backup = self.settings.max_backup_weight > 0.0
        for at in range(len(line) - 1, -1, -1):
            step = line[at]
            step.learn(chances[step.seat], reached[at], max_backup and step.seat == follower)
            follower = step.seat

    def _place_after(self, node: Node, state: State) -> InformationSet:
        """Return the node that the action led to. With `observation_hash`, it depends on what chance showed."""
        observed = self.rules.observation_hash(state, self.decision.seat)
        if observed == 0:
            return node.place
        place = self.places.get(observed)
        if place is None:
            place = InformationSet(shared=True)
            self.places[observed] = place
        if place.visits > node.place.visits:
            node.place = place
        return place

    def _select(self, node: InformationSet, state: State, decision: Decision) -> Node:
        """Return the action with the highest upper confidence bound (PUCT), after adding the missing children."""
        settings = self.settings
        actions = decision.actions
        if len(actions) == 1:
            return self._only(node, decision.seat, actions[0])
        found: list[Node] = []
        for action in actions:
            child = node.child(action, decision.seat)
            if child is None:
                break
            found.append(child)
        if len(found) < len(actions):
            found = self._expand(node, state, decision)
        best_prior = -1e18
        tried: i64 = 0
        mean = 0.0
        for child in found:
            child.available += 1
            best_prior = child.prior if child.prior > best_prior else best_prior
            tried += child.visits
            mean += child.total
        untried = (mean / float(tried) if tried > 0 else 0.5) - settings.first_play_urgency
        weight = 0.0
        temperature = settings.prior_temperature * self.heuristics.unit
        for child in found:
            child.likely = math.exp((child.prior - best_prior) / temperature)
            weight += child.likely
        max_weight = settings.max_backup_weight
        exploration = settings.exploration / weight
        best = found[0]
        best_score = -1e18
        for child in found:
            # Count availability instead of the parent's visits: hidden cards make some actions rare.
            bonus = exploration * child.likely * math.sqrt(float(child.available))
            score = child.value(max_weight, untried) + bonus / float(1 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        return best

    def _only(self, node: InformationSet, seat: int, action: Action) -> Node:
        """Return the child of a forced action, which needs no prior."""
        child = node.child(action, seat)
        if child is None:
            child = Node(seat, action, 0.0)
            node.add(child)
        child.available += 1
        return child

    def _expand(self, node: InformationSet, state: State, decision: Decision) -> list[Node]:
        """Return a child for every legal action. The prior of a new child is its evaluation in this world."""
        found: list[Node] = []
        for action in decision.actions:
            child = node.child(action, decision.seat)
            if child is None:
                child = self._new_child(state, decision.seat, action)
                node.add(child)
            found.append(child)
        return found

    def _new_child(self, state: State, seat: int, action: Action) -> Node:
        """Create a child with its prior."""
        if not self.first_evaluation_counts:
            return Node(seat, action, self._first_evaluation(state, seat, action))
        chance = self.heuristics.foreseen(state, seat, action)
        if chance < 0.0:
            chance = self._first_evaluation(state, seat, action)
        bounded = min(max(chance, SURE), 1.0 - SURE)
        return Node(seat, action, math.log(bounded / (1.0 - bounded)) * self.heuristics.unit, chance)

    def _first_evaluation(self, state: State, seat: int, action: Action) -> float:
        """Return the value one action ahead, or the win chance there. If chance answers, average some samples."""
        watched = self.watched
        watched.asked = 0
        value = 0.0
        samples = 0
        while samples == 0 or (watched.asked > 0 and samples < self.settings.chance_samples):
            after = state.copy()
            self.rules.advance(after, seat, action, watched, None)
            value += (
                self._evaluate(after)[seat]
                if self.first_evaluation_counts
                else self.heuristics.value(after, seat)
            )
            samples += 1
        return value / float(samples)

    def _roll_out(self, state: State, decision: Decision | None) -> None:
        left = self.settings.rollout_length
        while decision is not None and left > 0:
            self.rules.advance(state, decision.seat, self.reply(state, decision), self.chance, None)
            decision = self.rules.next_decision(state)
            left -= 1

    def reply(self, state: State, decision: Decision) -> Action:
        """Choose by the rollout policy: a softmax over the evaluation one action ahead."""
        actions = decision.actions
        count: i64 = len(actions)
        if count == 1:
            return actions[0]
        candidates: i64 = self.settings.rollout_candidates
        sampled = count > candidates
        if not sampled:
            candidates = count
        evaluated: list[Action] = []
        weights = vec[float]([0.0] * candidates)
        best = -1e18
        at: i64
        for at in range(candidates):
            action = actions[self.chance.below(count) if sampled else at]
            evaluated.append(action)
            after = state.copy()
            self.rules.advance(after, decision.seat, action, self.chance, None)
            weights[at] = self.heuristics.value(after, decision.seat)
            if weights[at] > best:
                best = weights[at]
        temperature = self.settings.rollout_temperature * self.heuristics.unit
        sum_of = 0.0
        for at in range(candidates):
            weights[at] = math.exp((weights[at] - best) / temperature)
            sum_of += weights[at]
        left = sum_of * float(self.chance.below(FINE)) / float(FINE)
        for at in range(candidates - 1):
            left -= weights[at]
            if left < 0.0:
                return evaluated[at]
        return evaluated[candidates - 1]

    def _evaluate(self, state: State) -> vec[float]:
        """Return each seat's share of the win if the match is over, else its estimated win chance."""
        outcome = self.rules.outcome(state)
        if outcome is None:
            return self.heuristics.chances(state)
        return vec[float](outcome.shares())

    def ranked(self) -> list[Node]:
        """Return the root's actions, most visited first."""
        return sorted(self.root.children.values(), key=lambda child: (-child.visits, -child.mean()))

    def prospects(self, most: int = 3) -> list[Prospect]:
        """Return the best few actions with their expected results; the first has the highest win chance.

        The best action has at least half the visits of the most visited one. An action with a higher mean but fewer
        visits is too uncertain to compare, and is left out.
        """
        visited = [node for node in self.ranked() if node.visits > 0]
        if not visited:
            return []
        best = max(
            (node for node in visited if 2 * node.visits >= visited[0].visits), key=lambda node: node.mean()
        )
        others = [node for node in visited if node is not best and node.mean() <= best.mean()]
        return [self.prospect(node) for node in [best, *others[: most - 1]]]

    def prospect(self, node: Node) -> Prospect:
        """Return an action with its calibrated win chance and its principal variation.

        The variation omits secret choices of other seats.
        """
        assert node.action is not None
        chance = calibrated(node.mean(), self.settings.optimism)
        found = Prospect(node.action, chance, int(node.visits), [])
        while node.place.children and len(found.line) < LINE_LENGTH:
            node = max(node.place.children.values(), key=lambda child: child.visits)
            if node.visits < LEAST_VISITS or node.action is None:
                break
            found.line.append((int(node.seat), node.action))
        return found


def calibrated(chance: float, optimism: float) -> float:
    """Lower a win chance by this many log-odds. The order of chances stays the same."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    return 1.0 / (1.0 + (1.0 - chance) / chance * math.exp(optimism))


class SearchBot(Bot):
    """Searches until its budget is used up and takes the most visited action.

    The budget is a number of iterations, a time, or both. The settings are the game's own unless others are given.
    """

    def __init__(
        self,
        rules: Rules,
        heuristics: Heuristics,
        chance: Chance,
        *,
        iterations: int = 0,
        milliseconds: float = 0.0,
        settings: SearchSettings | None = None,
    ) -> None:
        if iterations <= 0 and milliseconds <= 0.0:
            raise ValueError("a search needs a budget: give it iterations or milliseconds above 0")
        self.rules = rules
        self.heuristics = heuristics
        self.chance = chance
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.settings = heuristics.search_settings if settings is None else settings

    def search(self, view: View, decision: Decision) -> Search:
        search = Search(self.rules, self.heuristics, self.settings, self.chance, view, decision)
        with Uncollected():
            search.run(self.iterations, self.milliseconds)
        return search

    def choose(self, view: View, decision: Decision) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        # Free the tree before the garbage collector runs again.
        with Uncollected():
            best = self.search(view, decision).ranked()[0].action
        assert best is not None
        return best
