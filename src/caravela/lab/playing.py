"""Play one match between bots and record it as plain data that can be sent between processes."""

import time
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import asdict, dataclass, field
from typing import ClassVar

from caravela.bots.bot import Bot
from caravela.games import game
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.outcome import shares_of, winners_of
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import OptionError
from caravela.kernel.state import State
from caravela.lab.contestants import BrokenBot, HeuristicsByBot, contestant

MOST_DECISIONS = 1_000_000
"""Far above any real match; a match that reaches it is a bug in the rules."""


FORFEIT = "forfeit"
"""The ending of a match that a bot did not finish."""


class EndlessMatch(RuntimeError):
    """A match that did not end."""


@dataclass(frozen=True)
class Setting:
    """The settings that all matches of a series share; JSON data."""

    game: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    components: object | None = None
    audit: bool = False
    """Audit every state, not only the last one."""
    sample_every: int = 0
    """Sample the features of about one state per this many decisions; 0 for none. Needs linear heuristics."""


@dataclass(frozen=True)
class MatchJob:
    """One match to play; JSON data."""

    number: int
    bots: Sequence[str]
    """One name per seat."""
    deal: int
    """Seed of the match's own chance: matches with the same seed start alike."""
    thinking: int
    """Seed of the bots' chance, so that their thinking never shifts the deal."""


@dataclass(frozen=True)
class Played:
    """A match that was played; JSON data."""

    number: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    reason: str
    trail: list[str]
    rounds: int
    decisions: int
    seconds: float
    """Duration of the whole match, from setup to end."""
    choices: list[int] = field(default_factory=list)
    """Per seat: decisions with more than one action. Empty if the time was not measured."""
    thought: list[float] = field(default_factory=list)
    """Per seat: total seconds spent on them."""
    slowest: list[float] = field(default_factory=list)
    """Per seat: seconds spent on the slowest of them."""
    complaints: list[str] = field(default_factory=list)
    """Faults found by the audit."""
    categories: dict[str, list[int]] = field(default_factory=dict)
    """Score breakdown by category and seat; empty if the game has none."""
    failure: str = ""
    """Why a bot forfeited the match; empty if it was finished. A forfeited match has no scores."""
    samples: list[list[list[float]]] = field(default_factory=list)
    """Features by state and seat, if the setting asks for them."""

    def winners(self) -> list[int]:
        return winners_of(self.places)

    def shares(self) -> list[float]:
        """Return each seat's share of the win."""
        return shares_of(self.places)

    def document(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class Thinking:
    """A bot that is choosing."""

    seat: int
    decision: int
    """Number of the decision; 0 while the bot is being created."""
    since: float
    """Start time on the monotonic clock, which all processes of a machine share."""


class Watch:
    """Shows other processes which bot is thinking and since when, through shared memory."""

    PLACES: ClassVar[int] = 4

    def __init__(self, shared: MutableSequence[float]) -> None:
        self.shared = shared
        """Number of changes; then seat, decision and start time of the bot that thinks now."""

    def begin(self, seat: int, decision: int) -> None:
        self.shared[1], self.shared[2], self.shared[3] = seat, decision, time.monotonic()
        self.shared[0] += 1

    def end(self) -> None:
        self.shared[3] = 0.0
        self.shared[0] += 1

    def thinking(self) -> Thinking | None:
        """Return who is thinking, or None if nobody is or the value is just changing."""
        changes = self.shared[0]
        found = Thinking(int(self.shared[1]), int(self.shared[2]), self.shared[3])
        return found if found.since > 0 and self.shared[0] == changes else None


def forfeit(job: MatchJob, thinking: Thinking, limit: float) -> Played:
    """Return the result of a match that a bot lost by timeout: all its seats come last."""
    late = job.bots[thinking.seat]
    where = f"in decision {thinking.decision}" if thinking.decision else "while it was being made"
    return Played(
        job.number,
        list(job.bots),
        [1 + sum(other != late for other in job.bots) if name == late else 1 for name in job.bots],
        [0] * len(job.bots),
        FORFEIT,
        [],
        0,
        thinking.decision,
        0.0,
        failure=f"the bot {late} gave no answer in {limit:g} seconds, {where}",
    )


class MatchRunner:
    """Holds the rules of a game and plays one match after another."""

    def __init__(self, setting: Setting, watch: Watch | None = None) -> None:
        self.game = game(setting.game)
        self.setting = setting
        self.rules = self.game.new_rules(setting.components)
        self.heuristics = self.game.heuristics(self.rules)
        self.by_bot = HeuristicsByBot(self.game, self.rules, self.heuristics)
        self.watch = watch or Watch([0.0] * Watch.PLACES)

    def check(self, bots: Sequence[str]) -> None:
        """Raise an error for seats, options or bots that do not exist, before the first match begins."""
        self.rules.setup(self.setting.seats, self.setting.options, FastChance(0), None)
        for name in bots:
            if not name:
                raise OptionError("a bot has no name; names are written as greedy,random")
            contestant(name, self.game, self.rules, self.by_bot.of(name), FastChance(0))

    def play(self, job: MatchJob) -> Played:
        begun = time.perf_counter()
        chance = FastChance(job.deal)
        state = self.rules.setup(self.setting.seats, self.setting.options, chance, None)
        clock = Stopwatch(self.setting.seats)
        trouble: list[str] = []
        samples: list[list[list[float]]] = []
        if (
            not self.setting.audit
            and not self.setting.sample_every
            and all(name == "random" for name in job.bots)
        ):
            choices = FastChance(stream_seed(job.thinking, "bots"))
            decisions = int(play_randomly(self.rules, state, choices, chance, MOST_DECISIONS))
            clock = Stopwatch(0)
        else:
            decisions = self._let_play(job, state, chance, clock, trouble, samples)
        seconds = time.perf_counter() - begun
        outcome = self.rules.outcome(state)
        if outcome is None:
            raise EndlessMatch(f"match {job.number} did not end in {decisions} decisions")
        trouble.extend(self.rules.audit(state))
        return Played(
            job.number,
            list(job.bots),
            outcome.places,
            outcome.scores,
            outcome.reason,
            outcome.trail,
            self.rules.rounds(state),
            decisions,
            round(seconds, 6),
            clock.choices,
            [round(each, 6) for each in clock.thought],
            [round(each, 6) for each in clock.slowest],
            trouble,
            outcome.categories,
            samples=samples,
        )

    def _let_play(
        self,
        job: MatchJob,
        state: State,
        chance: FastChance,
        clock: "Stopwatch",
        trouble: list[str],
        samples: list[list[list[float]]],
    ) -> int:
        """Let the bots play to the end. Return the number of decisions."""
        rules = self.rules
        # If all bots are random they share one stream, so that an audited run plays the same matches as one without.
        together = FastChance(stream_seed(job.thinking, "bots"))
        all_random = all(name == "random" for name in job.bots)
        players: list[Bot] = []
        for seat, name in enumerate(job.bots):
            own = together if all_random else FastChance(stream_seed(job.thinking, "bot", seat))
            self.watch.begin(seat, 0)
            players.append(contestant(name, self.game, rules, self.by_bot.of(name), own))
            self.watch.end()
        every = self.setting.sample_every
        picks = FastChance(stream_seed(job.thinking, "samples"))
        decisions = 0
        while decisions < MOST_DECISIONS:
            decision = rules.next_decision(state)
            if decision is None:
                break
            if every and picks.below(every) == 0:
                samples.append(self._features(state))
            seat = decision.seat
            view = rules.view(state, seat)
            begun = time.perf_counter()
            self.watch.begin(seat, decisions + 1)
            try:
                action = players[seat].choose(view, decision)
            except BrokenBot as error:
                raise BrokenBot(f"match {job.number}, decision {decisions + 1}: {error}") from error
            self.watch.end()
            if len(decision.actions) > 1:
                clock.stop(seat, time.perf_counter() - begun)
            rules.advance(state, seat, action, chance, None)
            decisions += 1
            if self.setting.audit:
                trouble.extend(rules.audit(state))
        return decisions

    def _features(self, state: State) -> list[list[float]]:
        """Return the features of each seat, scaled to the game's constant unit."""
        heuristics = self.heuristics
        assert isinstance(heuristics, LinearHeuristics)
        scale = heuristics.unit / heuristics.unit_at(state)
        found: list[list[float]] = []
        for seat in range(state.seats):
            heuristics.features(state, seat)
            found.append([float(each) * scale for each in heuristics.found])
        return found


class Stopwatch:
    """Thinking time per seat."""

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.thought = [0.0] * seats
        self.slowest = [0.0] * seats

    def stop(self, seat: int, seconds: float) -> None:
        self.choices[seat] += 1
        self.thought[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)
