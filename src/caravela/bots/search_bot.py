"""Information-set tree search: many worlds that fit the view, one tree, and the game's own judgement at its leaves."""

import gc
import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.bots.bot import Bot
from caravela.bots.tree import Node, Place
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.view import View

CLOCK_EVERY: Final = 4
"""Iterations between two looks at the clock."""
KEPT: Final = 0.95
"""The part of the time that is for looking: the rest is for taking the tree down again."""
FINE: Final = 1 << 30
"""Parts into which a whole is cut to choose at random by weight."""
AS_THE_GAME_SAYS: Final = -1
LINE_LENGTH: Final = 4
LEAST_VISITS: Final = 5
"""A continuation that was tried less says nothing."""
SURE: Final = 1e-6
"""No chance is nearer to nothing or to everything than this."""
BELOW_THE_MEAN: Final = 0.05
"""So much worse than those that were tried an action is taken to be, when nothing is known of it."""


class WatchedChance(Chance):
    """Passes every question on and counts them."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.asked: i64 = 0

    def below(self, n: i64) -> i64:
        self.asked += 1
        return self.source.below(n)


class Uncollected:
    """Keeps Python from looking for garbage: a tree that grows has none, and looking takes a quarter of the time."""

    def __enter__(self) -> None:
        self.collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self.collecting:
            gc.enable()


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        *,
        iterations: int = 0,
        milliseconds: float = 0.0,
        exploration: float = 0.6,
        sharpness: float = 0.3,
        samples: int = AS_THE_GAME_SAYS,
        playout: int = AS_THE_GAME_SAYS,
        depth: int = 60,
        looseness: float = AS_THE_GAME_SAYS,
        glances: int = 16,
    ) -> None:
        self.iterations = iterations
        """How many at the most; 0 for no such limit."""
        self.milliseconds = milliseconds
        """How long at the most; 0 for no such limit."""
        self.exploration = exploration
        """How much an action that was tried little is favoured."""
        self.sharpness = sharpness
        """How many units of value make an action e times as likely to be tried first."""
        self.samples = samples
        """How often an action is looked at first when chance answers it."""
        self.playout = playout
        """How many quick decisions are played beyond the tree before a position is judged."""
        self.depth = depth
        """How deep a line may go."""
        self.looseness = looseness
        """How many units of value make an action e times as likely to be taken by a quick player."""
        self.glances = glances
        """How many actions a quick player looks at; of more, chance picks so many."""


class Search:
    """One decision's search; the tree is kept for those who want to know why."""

    def __init__(
        self,
        rules: Rules,
        heuristics: Heuristics,
        settings: Settings,
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
        self.root = Place()
        self.places: dict[i64, Place] = {}
        """Places by what the seat sees there: orders of play that come to the same share what was learnt."""
        self.iterations: i64 = 0
        self.samples: i64 = settings.samples
        if self.samples == AS_THE_GAME_SAYS:
            self.samples = heuristics.samples
        self.playout: i64 = settings.playout
        if self.playout == AS_THE_GAME_SAYS:
            self.playout = heuristics.playout
        self.first_look_counts = heuristics.first_look_counts and self.playout == 0
        self.looseness = settings.looseness
        if self.looseness == AS_THE_GAME_SAYS:
            self.looseness = heuristics.looseness

    def run(self) -> None:
        settings = self.settings
        deadline = time.perf_counter() + settings.milliseconds * KEPT / 1000.0
        while settings.iterations == 0 or self.iterations < settings.iterations:
            # One iteration is always made, whatever the clock says: there must be something to choose.
            looks = settings.milliseconds > 0.0 and self.iterations % CLOCK_EVERY == 0 and self.iterations > 0
            if looks and time.perf_counter() >= deadline:
                break
            self._iterate()
            self.iterations += 1

    def _iterate(self) -> None:
        rules = self.rules
        state = rules.determinize(self.view, self.chance)
        me = self.decision.seat
        node = self.root
        decision: Decision | None = self.decision
        line: list[Node] = []
        reached: list[Place] = []
        depth: i64 = 0
        while decision is not None and depth < self.settings.depth:
            depth += 1
            if decision.secret and decision.seat != me:
                # What another seat chooses in secret cannot branch a tree of what this seat sees.
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
        self._play_out(state, decision)
        chances = self._judge(state)
        follower: i64 = -1
        hopeful = self.heuristics.trust > 0.0
        for at in range(len(line) - 1, -1, -1):
            step = line[at]
            step.learn(chances[step.seat], reached[at], hopeful and step.seat == follower)
            follower = step.seat

    def _place_after(self, node: Node, state: State) -> Place:
        """The place that an action has led to: with dice in it, it depends on what they show."""
        sight = self.rules.sight(state, self.decision.seat)
        if sight == 0:
            return node.place
        place = self.places.get(sight)
        if place is None:
            place = Place(shared=True)
            self.places[sight] = place
        if place.visits > node.place.visits:
            node.place = place
        return place

    def _select(self, node: Place, state: State, decision: Decision) -> Node:
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
        untried = (mean / float(tried) if tried > 0 else 0.5) - BELOW_THE_MEAN
        weight = 0.0
        sharpness = self.settings.sharpness * self.heuristics.unit
        for child in found:
            child.likely = math.exp((child.prior - best_prior) / sharpness)
            weight += child.likely
        trust = self.heuristics.trust
        eager = self.settings.exploration / weight
        best = found[0]
        best_score = -1e18
        for child in found:
            # An action that is seldom possible is not owed the tries of those that always are.
            owed = eager * child.likely * math.sqrt(float(child.available))
            score = child.value(trust, untried) + owed / float(1 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        return best

    def _only(self, node: Place, seat: int, action: Action) -> Node:
        child = node.child(action, seat)
        if child is None:
            child = Node(seat, action, 0.0)
            node.add(child)
        child.available += 1
        return child

    def _expand(self, node: Place, state: State, decision: Decision) -> list[Node]:
        """Every legal action has a child; a new one is judged by looking one action ahead in this world."""
        found: list[Node] = []
        for action in decision.actions:
            child = node.child(action, decision.seat)
            if child is None:
                child = self._looked_at(state, decision.seat, action)
                node.add(child)
            found.append(child)
        return found

    def _looked_at(self, state: State, seat: int, action: Action) -> Node:
        """An action with the judgement of what it leads to."""
        if not self.first_look_counts:
            return Node(seat, action, self._first_look(state, seat, action))
        chance = self.heuristics.foreseen(state, seat, action)
        if chance < 0.0:
            chance = self._first_look(state, seat, action)
        bounded = min(max(chance, SURE), 1.0 - SURE)
        return Node(seat, action, math.log(bounded / (1.0 - bounded)) * self.heuristics.unit, chance)

    def _first_look(self, state: State, seat: int, action: Action) -> float:
        """The judgement one action ahead, or the chance to win there; where chance answers, the mean of a few looks."""
        watched = self.watched
        watched.asked = 0
        value = 0.0
        looks = 0
        while looks == 0 or (watched.asked > 0 and looks < self.samples):
            after = state.copy()
            self.rules.advance(after, seat, action, watched, None)
            value += (
                self._judge(after)[seat] if self.first_look_counts else self.heuristics.value(after, seat)
            )
            looks += 1
        return value / float(looks)

    def _play_out(self, state: State, decision: Decision | None) -> None:
        left = self.playout
        while decision is not None and left > 0:
            self.rules.advance(state, decision.seat, self.reply(state, decision), self.chance, None)
            decision = self.rules.next_decision(state)
            left -= 1

    def reply(self, state: State, decision: Decision) -> Action:
        """What a quick player takes: it looks one action ahead, and the better an action looks the likelier it is."""
        actions = decision.actions
        count: i64 = len(actions)
        if count == 1:
            return actions[0]
        glances: i64 = self.settings.glances
        picks = count > glances
        if not picks:
            glances = count
        looked_at: list[Action] = []
        weights = vec[float]([0.0] * glances)
        best = -1e18
        at: i64
        for at in range(glances):
            action = actions[self.chance.below(count) if picks else at]
            looked_at.append(action)
            after = state.copy()
            self.rules.advance(after, decision.seat, action, self.chance, None)
            weights[at] = self.heuristics.value(after, decision.seat)
            if weights[at] > best:
                best = weights[at]
        looseness = self.looseness * self.heuristics.unit
        sum_of = 0.0
        for at in range(glances):
            weights[at] = math.exp((weights[at] - best) / looseness)
            sum_of += weights[at]
        left = sum_of * float(self.chance.below(FINE)) / float(FINE)
        for at in range(glances - 1):
            left -= weights[at]
            if left < 0.0:
                return looked_at[at]
        return looked_at[glances - 1]

    def _judge(self, state: State) -> vec[float]:
        outcome = self.rules.outcome(state)
        if outcome is None:
            return self.heuristics.chances(state)
        winners = outcome.winners()
        share = 1.0 / float(len(winners))
        chances = vec[float]([0.0] * state.seats)
        for seat in winners:
            chances[seat] = share
        return chances

    def ranked(self) -> list[Node]:
        """The root's actions, the most tried first."""
        return sorted(self.root.children.values(), key=lambda child: (-child.visits, -child.mean()))

    def thoughts(self, most: int = 3) -> list["Thought"]:
        """Return the best few actions with what is expected of them; the first has the highest chance.

        It is the best of those that were tried at least half as often as any. An action with a higher chance was tried
        too seldom to compare, and is left out.
        """
        tried = [node for node in self.ranked() if node.visits > 0]
        if not tried:
            return []
        best = max(
            (node for node in tried if 2 * node.visits >= tried[0].visits), key=lambda node: node.mean()
        )
        others = [node for node in tried if node is not best and node.mean() <= best.mean()]
        return [self.thought(node) for node in [best, *others[: most - 1]]]

    def thought(self, node: Node) -> "Thought":
        return Thought(node, calibrated(node.mean(), self.heuristics.optimism))


def calibrated(chance: float, optimism: float) -> float:
    """Lower a win chance by this many log-odds. The order of chances stays the same."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    return 1.0 / (1.0 + (1.0 - chance) / chance * math.exp(optimism))


class Thought:
    """Why an action: how it is expected to end, how often it was tried, and how the match would go on."""

    def __init__(self, node: Node, chance: float) -> None:
        assert node.action is not None
        self.action = node.action
        self.chance = chance
        """How likely the seat is to win after it, from 0 to 1."""
        self.visits = int(node.visits)
        self.line: list[tuple[int, Action]] = []
        """The likely continuation, as seats and their actions; what others choose in secret is left out."""
        while node.place.children and len(self.line) < LINE_LENGTH:
            node = max(node.place.children.values(), key=lambda child: child.visits)
            if node.visits < LEAST_VISITS or node.action is None:
                break
            self.line.append((node.seat, node.action))

    def document(self) -> dict[str, object]:
        return {
            "action": self.action.notation,
            "chance": round(self.chance, 4),
            "visits": self.visits,
            "line": [{"seat": seat, "action": action.notation} for seat, action in self.line],
        }


class SearchBot(Bot):
    """Thinks as long as it is allowed to and takes the action it tried most."""

    def __init__(self, rules: Rules, heuristics: Heuristics, chance: Chance, settings: Settings) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self.chance = chance
        self.settings = settings

    def search(self, view: View, decision: Decision) -> Search:
        search = Search(self.rules, self.heuristics, self.settings, self.chance, view, decision)
        with Uncollected():
            search.run()
        return search

    def choose(self, view: View, decision: Decision) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        # The tree is taken down before garbage is looked for again.
        with Uncollected():
            best = self.search(view, decision).ranked()[0].action
        assert best is not None
        return best
