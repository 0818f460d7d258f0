"""Stretches of matches in two worlds that an observer cannot tell apart, worked out before a server plays them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer, RecordingChance, ScriptedChance
from caravela.kernel.events import Event
from caravela.kernel.state import State
from caravela.testing import Entry
from caravela.testing.leaks import Hunter
from caravela.testing.worlds import Following
from tests.contracts.walk import Seating, walk
from tests.leaks.disclosures import disclosures

LONGEST = 16
"""Number of entries after which the second world is dealt again."""
TRIES = 6
"""How many second worlds are dealt to find one in which the same can happen."""


@dataclass(frozen=True)
class Beat:
    """One entry in both worlds: who chooses, what, and what chance answers there."""

    seat: int
    question: str
    actions: tuple[Action, Action]
    drawn: tuple[list[Answer], list[Answer]]


@dataclass
class Stretch:
    """A true world, a second one in which everything hidden from the observer is dealt again, and their events."""

    observer: int | None
    worlds: tuple[State, State]
    beats: list[Beat] = field(default_factory=list)

    def kinds(self) -> set[tuple[str, bool]]:
        """Which questions it answers, and whether it is the observer who does."""
        return {(beat.question, beat.seat == self.observer) for beat in self.beats}


def stretches(seating: Seating, seed: int, observer: int | None) -> list[Stretch]:
    """A whole match, cut where the observer rightly learns what differs, and before its end, which opens all."""
    hunter = Hunter(seating.rules, disclosures(seating.key), observer, seed)
    entries = walk(seating, seed).entries
    found: list[Stretch] = []
    at = 0
    while at < len(entries):
        best = _longest(hunter, entries[at : at + LONGEST])
        if best.beats:
            found.append(best)
        at += len(best.beats) or 1
    return found


def _longest(hunter: Hunter, entries: Sequence[Entry]) -> Stretch:
    tried: list[Stretch] = []
    while len(tried) < TRIES and not any(len(each.beats) == len(entries) for each in tried):
        tried.append(_follow(hunter, entries))
    return max(tried, key=_length)


def _length(stretch: Stretch) -> int:
    return len(stretch.beats)


def _follow(hunter: Hunter, entries: Sequence[Entry]) -> Stretch:
    truth = entries[0].state.copy()
    twin = hunter.new_twin(truth)
    stretch = Stretch(hunter.observer, (truth.copy(), twin.copy()))
    for entry in entries:
        action = hunter.counterpart(twin, entry)
        if action is None:
            break
        told = hunter.advance(truth, entry.decision.seat, entry.action, ScriptedChance(entry.drawn))
        if hunter.rules.outcome(truth) is not None:
            break
        other = _otherwise(hunter, twin, entry, action, truth, told)
        if other is None:
            chance = RecordingChance(Following(entry.drawn, hunter.chance))
            told_there = hunter.advance(twin, entry.decision.seat, action, chance)
            if not hunter.told_alike(told, told_there, f"after {entry.action}"):
                break
            hunter.compare(truth, twin, f"after {entry.action}")
            other = twin, list(chance.answers)
        twin, drawn = other
        actions = (entry.action, action)
        stretch.beats.append(
            Beat(entry.decision.seat, entry.decision.question, actions, (entry.drawn, drawn))
        )
    return stretch


def _otherwise(
    hunter: Hunter, twin: State, entry: Entry, action: Action, truth: State, told: list[Event]
) -> tuple[State, list[Answer]] | None:
    """The twin after the entry with one draw come out differently, if the observer cannot tell."""
    if not entry.drawn:
        return None
    other = twin.copy()
    change_at = int(hunter.chance.below(len(entry.drawn)))
    chance = RecordingChance(Following(entry.drawn, hunter.chance, change_at))
    told_there = hunter.advance(other, entry.decision.seat, action, chance)
    if [event.document() for event in told] != [event.document() for event in told_there]:
        return None
    alike = hunter.gets(truth, []) == hunter.gets(other, [])
    return (other, list(chance.answers)) if alike else None


@cache
def selection(seating: Seating, seeds: tuple[int, ...], observer: int | None, beats: int) -> list[Stretch]:
    """Choose at least this many entries: first those that answer a new kind of question, then the longest stretches."""
    all_of_them = [each for seed in seeds for each in stretches(seating, seed, observer)]
    chosen: list[Stretch] = []
    met: set[tuple[str, bool]] = set()
    rest: list[Stretch] = []
    for each in sorted(all_of_them, key=_length, reverse=True):
        if each.kinds() <= met:
            rest.append(each)
        else:
            chosen.append(each)
            met |= each.kinds()
    for each in rest:
        if sum(map(_length, chosen)) >= beats:
            break
        chosen.append(each)
    return chosen
