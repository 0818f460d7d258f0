"""Tables that begin in the middle of a match, one for every kind of decision, created before the server starts."""

import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from caravela.bots.roster import new_bot
from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.state import State
from caravela.server.lobby import match_header
from caravela.server.store_calls import now_ms
from caravela.storage.records import SeatRecord
from caravela.storage.sqlite import SqliteStore
from caravela.storage.tokens import new_code, new_id, new_token
from caravela.table.header import Origin, SeatHeader, TableHeader
from tests.browser.visitor import Visitor

MOST_MATCHES = 200
NAMES = ("Beatriz", "Duarte", "Tomé", "Leonor", "Nuno", "Inês")
WHIM = 4
"""Every 4th choice is random, so that bots reach positions that they would never choose."""


REACHABLE_TARGETS = """() => [...document.querySelectorAll("[data-legal]:not([data-legal=''])")].flatMap((target) => {
  const {x, y, width, height} = target.getBoundingClientRect();
  const place = [x + width / 2, y + height / 2];
  return target.contains(document.elementFromPoint(...place)) ? [place] : [];
})"""
"""Where a pointer reaches each target that is a whole action."""


@dataclass(frozen=True)
class Moment:
    """A position in which a seat may choose an action of a family."""

    game: str
    family: str
    question: str
    seats: int
    seat: int
    position: dict[str, object]


def families(key: str) -> set[str]:
    """Return every family of actions of a game."""
    return {action.family for action in game(key).new_rules(None).space.actions}


def moments(key: str, seats: int) -> dict[tuple[str, str], Moment]:
    """Return a position by question and family, until every family has one.

    The positions come from seeded matches, so they are always the same; each is the last of its kind in its match.
    """
    wanted = families(key)
    found: dict[tuple[str, str], Moment] = {}
    for seed in range(MOST_MATCHES):
        for kind, moment in _of_match(key, seats, seed).items():
            found.setdefault(kind, moment)
        if {family for _, family in found} == wanted:
            break
    return found


def by_family(key: str, seats: int) -> dict[str, Moment]:
    """Return one position for each kind of action."""
    return {family: moment for (_, family), moment in moments(key, seats).items()}


def busiest(key: str, seats: int, question: str) -> Moment:
    """Return the position of a seeded match in which a question has the most legal actions."""
    decision, state = max(
        ((each, state) for each, state in course(key, seats, 0) if each.question == question),
        key=lambda found: len(found[0].actions),
    )
    position = game(key).new_rules(None).encode(state)
    return Moment(key, decision.actions[0].family, question, seats, int(decision.seat), position)


def course(key: str, seats: int, seed: int) -> Iterator[tuple[Decision, State]]:
    """Yield every decision of a seeded match of bots, with a copy of its state."""
    of = game(key)
    rules = of.new_rules(None)
    chance = FastChance(seed)
    whims = FastChance(seed + 1)
    heuristics = of.heuristics(rules)
    bots = [new_bot("greedy", of, rules, heuristics, FastChance(seat)) for seat in range(seats)]
    state = rules.setup(seats, {}, chance, None)
    while (decision := rules.next_decision(state)) is not None:
        yield decision, state.copy()
        if whims.below(WHIM) == 0:
            action = decision.actions[whims.below(len(decision.actions))]
        else:
            action = bots[decision.seat].choose(rules.view(state, decision.seat), decision)
        rules.advance(state, decision.seat, action, chance, None)


def _of_match(key: str, seats: int, seed: int) -> dict[tuple[str, str], Moment]:
    rules = game(key).new_rules(None)
    last: dict[tuple[str, str], tuple[int, State]] = {}
    for decision, state in course(key, seats, seed):
        for family in {action.family for action in decision.actions}:
            last[decision.question, family] = (int(decision.seat), state)
    return {
        (question, family): Moment(key, family, question, seats, seat, rules.encode(then))
        for (question, family), (seat, then) in last.items()
    }


def lay(folder: Path, tables: Iterable[Moment], pace_ms: int = 0) -> list[str]:
    """Store a table for each moment, with its seat open and bots at the others; return the codes to join."""
    codes = []
    store = SqliteStore(folder)
    try:
        for moment in tables:
            header = _header(moment, pace_ms)
            store.create(
                replace(match_header(header, new_token(), new_token()), host=None),
                [SeatRecord(at, None) for at in range(moment.seats)],
            )
            codes.append(header.code)
    finally:
        store.close()
    return codes


def _header(moment: Moment, pace_ms: int) -> TableHeader:
    of = game(moment.game)
    return TableHeader(
        match=new_id(),
        game=of.key,
        rules_version=of.rules_version,
        seats=[
            SeatHeader("open") if at == moment.seat else SeatHeader("bot", name=NAMES[at], level="cabin-boy")
            for at in range(moment.seats)
        ],
        options={},
        secret=secrets.token_hex(32),
        host="",
        host_name="",
        code=new_code(),
        created_ms=now_ms(),
        pace_ms=pace_ms,
        origin=Origin("", 0, moment.position),
    )


def take_seat(one: Visitor, code: str) -> str:
    """Take the open seat of a prepared table; return the table's address."""
    one.forget()
    return one.join("Ana", code)


def sit_down(one: Visitor, code: str) -> None:
    """Take the open seat of a prepared table, and wait until something is asked there."""
    one.page.goto(take_seat(one, code))
    one.ready()
