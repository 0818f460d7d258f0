"""The worker process in which bots think: reads jobs from stdin and writes answers to stdout.

The server starts it as `python -m caravela.server.bot_worker` and kills it when a bot takes too long.
"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import BinaryIO

from caravela.bots.analysis import analyse
from caravela.bots.bot import Bot
from caravela.bots.explanation import reasons_for
from caravela.bots.roster import new_bot
from caravela.bots.search_bot import Search, WatchedChance
from caravela.games import game, games
from caravela.kernel.advice import Prospect
from caravela.kernel.chance import Chance, FastChance, stream_seed
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.reasons import Reasons
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.server.bot_messages import LENGTH_BYTES, BotAnswer, BotJob, framed, jobs
from caravela.table.new_information import forced
from caravela.wire.messages import ReasonShape, ThoughtShape

NewBot = Callable[[str, Game, Rules, Heuristics, Chance], Bot]

READY = b"\x06"
"""Written once, when the process can take jobs."""
GRACE = 2
"""Seconds past the deadline before the operating system ends the process, in case the server is gone."""
NICE = 5
LOOKS = 12
"""Answers of chance that the mean of a move is taken over."""


@cache
def laws(key: str) -> tuple[Rules, Heuristics]:
    of = game(key)
    rules = of.new_rules(None)
    return rules, of.heuristics(rules)


@cache
def reasons_of(key: str) -> Reasons | None:
    return game(key).reasons(laws(key)[1])


def think(job: BotJob, make_bot: NewBot) -> BotAnswer:
    rules, heuristics = laws(job.game)
    if job.kind == "judge":
        return BotAnswer(
            chances=[chances_in(rules, heuristics, rules.from_bytes(state)) for state in job.states]
        )
    if job.kind == "expect":
        return expected(rules, heuristics, job.moves)
    state = rules.from_bytes(job.state)
    view = rules.view(state, job.seat)
    decision = rules.decision_of(state, job.seat)
    if decision is None:
        return BotAnswer(failure="the seat has no decision")
    only_one = job.kind == "choose" and forced(rules, state, decision)
    del state  # the code below must not know more than the view
    if job.kind == "analyse":
        search = analyse(rules, heuristics, view, decision)
        thoughts = with_played(search, job.played)
        return BotAnswer(
            thoughts=[thought_shape(each) for each in thoughts],
            reasons=why(search, reasons_of(job.game), thoughts, job.played),
        )
    bot = make_bot(job.level, game(job.game), rules, heuristics, FastChance(job.seed))
    action = bot.choose(view, decision)
    if not any(legal is action for legal in decision.actions):
        return BotAnswer(failure="the bot chose what is not legal")
    return BotAnswer(action=action.notation, forced=only_one)


def with_played(search: Search, played: str) -> list[Prospect]:
    """Return the best actions, and the played one if it is not among them."""
    best = search.prospects()
    return best + [
        search.prospect(node)
        for node in search.ranked()
        if node.action is not None and node.action.notation == played and node.visits > 0
        if all(thought.action is not node.action for thought in best)
    ]


def why(search: Search, reasons: Reasons | None, thoughts: list[Prospect], played: str) -> list[ReasonShape]:
    """Return why the best choice is better than the one that was made, or else than the second."""
    if reasons is None or not thoughts:
        return []
    best = thoughts[0].action
    made = [each for each in search.decision.actions if each.notation == played and each is not best]
    others = made or [each.action for each in thoughts[1:]]
    found = reasons_for(search, reasons, best, others[0] if others else None)
    return [ReasonShape(each.kind, dict(each.facts), each.supports) for each in found]


def chances_in(rules: Rules, heuristics: Heuristics, state: State) -> list[float]:
    outcome = rules.outcome(state)
    if outcome is None:
        return [round(chance, 4) for chance in heuristics.chances(state)]
    return outcome.shares()


def expected(rules: Rules, heuristics: Heuristics, moves: list[tuple[bytes, int, str]]) -> BotAnswer:
    """Return each seat's mean chance after each move, over several answers of chance where the rules ask for any."""
    means: list[list[float]] = []
    choices: list[int] = []
    for number, (data, seat, notation) in enumerate(moves):
        before = rules.from_bytes(data)
        decision = rules.decision_of(before, seat)
        choices.append(0 if decision is None else len(decision.actions))
        action = rules.space.parse(notation)
        chance = WatchedChance(FastChance(stream_seed(number, notation)))
        looks: list[list[float]] = []
        while not looks or (chance.asked > 0 and len(looks) < LOOKS):
            state = before.copy()
            rules.advance(state, seat, action, chance, None)
            looks.append(chances_in(rules, heuristics, state))
        means.append([sum(each) / len(looks) for each in zip(*looks, strict=True)])
    return BotAnswer(chances=means, choices=choices)


def thought_shape(thought: Prospect) -> ThoughtShape:
    action = thought.action
    return ThoughtShape(
        action=action.notation,
        family=action.family,
        facts=dict(action.facts()),
        chance=round(thought.chance, 4),
        visits=thought.visits,
        line=[(seat, step.family, dict(step.facts())) for seat, step in thought.line],
    )


def answer_to(data: bytes, make_bot: NewBot) -> BotAnswer:
    job = jobs.decode(data)
    # The server kills a bot at its deadline. If the server is gone, the alarm signal ends the process.
    signal.alarm(int(job.deadline) + GRACE)
    try:
        return think(job, make_bot)
    except Exception as error:  # noqa: BLE001 - report every error of a bot and keep the worker alive
        return BotAnswer(failure=f"{type(error).__name__}: {error}")
    finally:
        signal.alarm(0)


def own_output() -> BinaryIO:
    """Return the pipe to the server. Redirect stdout to stderr, so that a bot's prints do not corrupt it."""
    private = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(private, "wb", buffering=0)


def work(make_bot: NewBot = new_bot) -> None:
    with suppress(OSError):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for key in games():
        laws(key)  # load before the first job, which has a deadline
    source = sys.stdin.buffer
    with own_output() as output, suppress(BrokenPipeError):
        output.write(READY)
        while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
            output.write(framed(answer_to(source.read(int.from_bytes(head, "big")), make_bot)))


if __name__ == "__main__":
    work()
