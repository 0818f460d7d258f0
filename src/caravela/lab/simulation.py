"""Plays many matches between bots and counts what happened. The same seed gives the same matches."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from caravela.bots.bot import Bot
from caravela.bots.roster import new_bot
from caravela.games import game
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.game import Game
from caravela.kernel.outcome import Outcome
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import OptionError, Rules
from caravela.kernel.state import State

MOST_DECISIONS = 1_000_000
"""Far beyond any real match: a match that passes it is a fault of the rules."""


class EndlessMatch(RuntimeError):
    """A match that did not end."""


@dataclass
class Tally:
    """What happened in the matches so far."""

    seats: int
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    """One list a seat."""
    wins: list[float] = field(default_factory=list)
    """By seat; a shared win counts in parts."""
    endings: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    """What the audit found at the end of matches."""

    def __post_init__(self) -> None:
        self.scores = [[] for _ in range(self.seats)]
        self.wins = [0.0] * self.seats

    def count(self, rounds: int, decisions: int, outcome: Outcome) -> None:
        self.matches += 1
        self.decisions += decisions
        self.rounds.append(rounds)
        self.endings[outcome.reason] += 1
        winners = outcome.winners()
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)
            if seat in winners:
                self.wins[seat] += 1 / len(winners)


def simulate(
    key: str,
    seats: int,
    matches: int,
    bots: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    components: object | None = None,
    audit: bool = False,
    on_match: Callable[[int], None] | None = None,
) -> Tally:
    """Plays matches with these bots, one per seat or one for all seats.

    The last state of every match is audited; with `audit`, so is every state on the way.
    """
    of = game(key)
    if matches < 1:
        raise OptionError(f"{matches} matches cannot be played; ask for 1 or more")
    rules = of.new_rules(components)
    if seats not in of.seat_counts():
        rules.setup(seats, options or {}, FastChance(seed), None)  # raises OptionError by the game's own rule
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(bots) > 1 and len(names) != seats:
        raise OptionError(f"{len(names)} bots cannot take {seats} seats; name one bot or one per seat")
    tally = Tally(seats)
    for number in range(matches):
        begun = time.perf_counter()
        trouble: list[str] = []
        of_match = stream_seed(seed, number)
        state, decisions = _play(of, rules, seats, names, options or {}, of_match, trouble if audit else None)
        tally.seconds += time.perf_counter() - begun
        outcome = rules.outcome(state)
        if outcome is None:
            raise EndlessMatch(f"match {number} of seed {seed} did not end in {decisions} decisions")
        trouble.extend(rules.audit(state))
        tally.complaints.extend(f"match {number}: {fault}" for fault in trouble)
        tally.count(rules.rounds(state), decisions, outcome)
        if on_match is not None:
            on_match(number + 1)
    return tally


def _play(
    of: Game,
    rules: Rules,
    seats: int,
    names: list[str],
    options: Mapping[str, object],
    seed: int,
    trouble: list[str] | None,
) -> tuple[State, int]:
    """One match to its end; `trouble` collects what the audit finds on the way.

    Bots have chance of their own, so that their thinking never shifts the deal.
    """
    chance = FastChance(stream_seed(seed, "chance"))
    state = rules.setup(seats, options, chance, None)
    all_random = all(name == "random" for name in names)
    shared = FastChance(stream_seed(seed, "bots"))
    if trouble is None and all_random:
        return state, play_randomly(rules, state, shared, chance, MOST_DECISIONS)
    heuristics = of.heuristics(rules)
    # Random bots alone share their chance, so that an audit sees the very matches that are played without it.
    players: list[Bot] = [
        new_bot(name, rules, heuristics, shared if all_random else FastChance(stream_seed(seed, "bot", seat)))
        for seat, name in enumerate(names)
    ]
    decisions = 0
    while decisions < MOST_DECISIONS:
        decision = rules.next_decision(state)
        if decision is None:
            break
        view = rules.view(state, decision.seat)
        action = players[decision.seat].choose(view, decision)
        rules.advance(state, decision.seat, action, chance, None)
        decisions += 1
        if trouble is not None:
            trouble.extend(rules.audit(state))
    return state, decisions


def report(key: str, names: Sequence[str], seed: int, tally: Tally) -> dict[str, object]:
    """The tally as one JSON object."""
    return {
        "game": key,
        "seats": tally.seats,
        "bots": list(names),
        "seed": seed,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds) if tally.seconds else 0,
        "rounds": {
            "min": min(tally.rounds),
            "median": median(tally.rounds),
            "max": max(tally.rounds),
        },
        "scores": [
            {"min": min(each), "mean": round(sum(each) / len(each), 2), "max": max(each)}
            for each in tally.scores
        ],
        "wins": [round(won, 2) for won in tally.wins],
        "endings": dict(sorted(tally.endings.items())),
        "audit_complaints": tally.complaints[:20],
    }
