"""How a match that is over went: everybody's chances all along, and what a bot thinks of the moments that turned it."""

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from caravela.match import Match
from caravela.server.bots import BotRunner
from caravela.server.scheduling import ANYBODY, Asker
from caravela.wire.messages import KeyMoment
from caravela.wire.shapes import Choice

MOST_MOMENTS = 6
LEAST_SWING = 0.05
"""A change of somebody's chances that is worth a word."""
APART = 3
"""Entries between two moments: steps of one turn are one turn of events."""


@dataclass(frozen=True)
class Review:
    chances: list[list[float]]
    moments: list[KeyMoment]


class Reviewer:
    """Looks at each match once, as long as it stays in memory."""

    def __init__(self, bots: BotRunner) -> None:
        self.bots = bots
        self._found: WeakKeyDictionary[Match, asyncio.Task[Review]] = WeakKeyDictionary()

    async def review(self, game: str, match: Match, asker: Asker = ANYBODY) -> Review:
        """Raises BotFailed. The first one to ask is charged for the thinking."""
        known = self._found.get(match)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            known = self._found[match] = asyncio.create_task(self._look(game, match, asker))
        return await asyncio.shield(known)

    async def _look(self, game: str, match: Match, asker: Asker) -> Review:
        states = await asyncio.to_thread(lambda: [state.to_bytes() for state in match.states()])
        chances = await self.bots.judge(game, states, asker)
        moments = [
            await self._moment(game, match, at, states[at - 1], asker) for at in turning_points(chances)
        ]
        return Review(chances, moments)

    async def _moment(self, game: str, match: Match, at: int, before: bytes, asker: Asker) -> KeyMoment:
        entry = match.moment(at).entry
        action = entry.action
        assert action is not None
        played = Choice(action.notation, action.family, dict(action.facts()))
        decision = match.rules.decision_of(match.state_at(at - 1), entry.seat)
        if decision is None or len(decision.actions) == 1:
            return KeyMoment(at, entry.seat, played, [], [])
        analysis = await self.bots.analyse(game, before, entry.seat, action.notation, asker)
        return KeyMoment(at, entry.seat, played, analysis.thoughts, analysis.reasons)


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
