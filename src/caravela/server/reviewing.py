"""The review of a match that is over: win probabilities, luck and skill, turning points and people's own mistakes."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from caravela.match import Match
from caravela.server.bots import BotRunner
from caravela.server.luck import Move, lost_by, player_reviews
from caravela.server.scheduling import ANYBODY, Asker
from caravela.wire.messages import KeyMoment, PlayerReview
from caravela.wire.shapes import Choice

MOST_MOMENTS = 6
LEAST_SWING = 0.05
"""A change of somebody's chances that is worth a word."""
APART = 3
"""Entries between two moments: steps of one turn are one turn of events."""
MOST_CANDIDATES = 5
"""Choices of a person that are searched for a mistake, beside the turning points."""
MOST_MISTAKES = 12
"""Candidates of all people together."""
LEAST_LOSS = 0.02
"""Minimum loss of win chance of a mistake."""
MOVES_A_JOB = 40

ReportProgress = Callable[[int, int], None]
"""Called with the parts of the analysis that are done and how many there are."""


@dataclass(frozen=True)
class MatchReview:
    chances: list[list[float]]
    moments: list[KeyMoment]
    mistakes: list[KeyMoment]
    players: list[PlayerReview]
    rounds: list[int]


class Analysis:
    """A review under way, and those who are told how far it is."""

    def __init__(self, bots: BotRunner, game: str, match: Match, asker: Asker, people: Sequence[int]) -> None:
        self.bots = bots
        self.game = game
        self.asker = asker
        self.people = people
        self.listeners: list[ReportProgress] = []
        self.done = 0
        self.total = 1 + MOST_MOMENTS
        self.moments: dict[int, KeyMoment] = {}
        self.task = asyncio.create_task(self._run(match))

    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    def _step(self) -> None:
        self.done += 1
        for tell in self.listeners:
            tell(self.done, self.total)

    async def _run(self, match: Match) -> MatchReview:
        # No attribute holds the match: the reviewer forgets an analysis when its match leaves the memory.
        states, rounds = await asyncio.to_thread(_states, match)
        starts = range(1, len(states), MOVES_A_JOB)
        self.total = 1 + len(starts) + MOST_MOMENTS
        chances = await self.bots.judge(self.game, states, self.asker)
        self._step()
        moves: list[Move] = []
        for start in starts:
            moves += await self._moves(match, states, start, min(start + MOVES_A_JOB, len(states)))
            self._step()
        turns = turning_points(chances)
        candidates = mistake_candidates(chances, moves, self.people)
        wanted = sorted({*turns, *candidates})
        self.total = self.done + len(wanted)
        for at in wanted:
            luck = [
                round(now - then, 4) for now, then in zip(chances[at], moves[at - 1].expected, strict=True)
            ]
            self.moments[at] = await self._moment(match, at, states[at - 1], luck, moves[at - 1].choices)
            self._step()
        mistakes = [each for each in self.moments.values() if each.seat in self.people and cost_of(each) > 0]
        mistakes.sort(key=lambda each: -cost_of(each))
        return MatchReview(
            chances, [self.moments[at] for at in turns], mistakes, player_reviews(chances, moves), rounds
        )

    async def _moves(self, match: Match, states: list[bytes], start: int, end: int) -> list[Move]:
        entries = [match.moment(at).entry for at in range(start, end)]
        notations = [entry.action.notation if entry.action else "" for entry in entries]
        seats = [entry.seat for entry in entries]
        asked = list(zip(states[start - 1 : end - 1], seats, notations, strict=True))
        found = await self.bots.expect(self.game, asked, self.asker)
        return [
            Move(seat, choices, expected)
            for seat, choices, expected in zip(seats, found.choices, found.chances, strict=True)
        ]

    async def _moment(
        self, match: Match, at: int, before: bytes, luck: list[float], choices: int
    ) -> KeyMoment:
        entry = match.moment(at).entry
        seat, action = entry.seat, entry.action
        assert action is not None
        played = Choice(action.notation, action.family, dict(action.facts()))
        if choices == 1:
            return KeyMoment(at, seat, played, [], [], luck)
        found = await self.bots.analyse(self.game, before, seat, action.notation, self.asker)
        return KeyMoment(at, seat, played, found.thoughts, found.reasons, luck)


class Reviewer:
    """Analyses each match once, as long as it stays in memory."""

    def __init__(self, bots: BotRunner) -> None:
        self.bots = bots
        self._known: WeakKeyDictionary[Match, Analysis] = WeakKeyDictionary()

    async def review(
        self,
        game: str,
        match: Match,
        asker: Asker = ANYBODY,
        people: Sequence[int] = (),
        progress: ReportProgress | None = None,
    ) -> MatchReview:
        """Review a match; raises BotFailed. The first one to ask is charged for the thinking.

        The mistakes of the seats in `people` are looked for.
        """
        known = self._known.get(match)
        if known is None or known.failed():
            known = self._known[match] = Analysis(self.bots, game, match, asker, people)
        if progress is not None:
            known.listeners.append(progress)
            progress(known.done, known.total)
        try:
            return await asyncio.shield(known.task)
        finally:
            if progress is not None:
                known.listeners.remove(progress)


def _states(match: Match) -> tuple[list[bytes], list[int]]:
    """Return the bytes of every state of a match, and how many rounds were begun in each."""
    states: list[bytes] = []
    rounds: list[int] = []
    for state in match.states():
        states.append(state.to_bytes())
        rounds.append(match.rules.rounds(state))
    return states, rounds


def cost_of(moment: KeyMoment) -> float:
    """Return the win probability that a choice lost against the best one; 0 if that is too little to call a mistake."""
    made = [each.chance for each in moment.thoughts if each.action == moment.played.action]
    if not made:
        return 0.0
    cost = moment.thoughts[0].chance - made[0]
    return cost if cost >= LEAST_LOSS else 0.0


def mistake_candidates(chances: list[list[float]], moves: list[Move], people: Sequence[int]) -> list[int]:
    """Return the entries by which people seem to have lost most, at most MOST_CANDIDATES of each."""
    found: list[tuple[float, int]] = []
    for seat in people:
        losses = [
            (lost_by(chances, moves, at), at)
            for at, move in enumerate(moves, 1)
            if move.seat == seat and move.choices > 1
        ]
        found += sorted((each for each in losses if each[0] >= LEAST_LOSS), reverse=True)[:MOST_CANDIDATES]
    return [at for _, at in sorted(found, reverse=True)[:MOST_MISTAKES]]


def turning_points(chances: list[list[float]]) -> list[int]:
    """The entries after which somebody's chances differed most from before, in their order."""
    swings = [
        (max(abs(now - then) for now, then in zip(chances[at], chances[at - 1], strict=True)), at)
        for at in range(1, len(chances))
    ]
    found: list[int] = []
    for swing, at in sorted(swings, key=lambda each: (-each[0], each[1])):
        if swing < LEAST_SWING or len(found) == MOST_MOMENTS:
            break
        if all(abs(at - other) >= APART for other in found):
            found.append(at)
    return sorted(found)
