"""Write web/test/spoken.json: the server's texts, for comparison with those of the browser.

python -m tests.browser.spoken
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from caravela.games import game, games
from caravela.kernel.events import Facts
from caravela.kernel.outcome import Outcome
from caravela.texts import LANGUAGES, Wording
from tests.texts.script import NAMES, Script, script

TARGET = Path(__file__).parents[2] / "web" / "test" / "spoken.json"
SAMPLES = 4
"""Samples of each event, action and refusal: enough for singular, plural and lists."""
VIEWER = 0

T = TypeVar("T")
Line = dict[str, object]


def some(things: Iterable[T], key: Callable[[T], str]) -> list[T]:
    """Return a few of each kind, spread over all of them."""
    kinds: dict[str, list[T]] = {}
    for thing in things:
        kinds.setdefault(key(thing), []).append(thing)
    return [each for kind in kinds.values() for each in kind[:: 1 + len(kind) // SAMPLES]]


def lines(of: Script, wording: Wording, viewer: Wording) -> Iterable[Line]:
    """Yield the texts for anybody, and those of events and the outcome for the player at the first seat."""

    def line(kind: str, key: str, facts: Facts, text: str, **more: object) -> Line:
        return {
            "language": wording.language,
            "game": of.game.key,
            "kind": kind,
            "key": key,
            "facts": facts,
            "text": text,
            **more,
        }

    for event in some(of.events.values(), lambda event: event.name):
        yield line("event", event.name, event.facts, wording.event(event))
        yield line("event", event.name, event.facts, viewer.event(event), viewer=VIEWER)
    for action in some(of.actions, lambda action: action.family):
        yield line("action", action.family, action.facts(), wording.action(action))
        yield line("action", action.family, action.facts(), viewer.action(action), viewer=VIEWER)
    for refusal in some(of.refusals.values(), lambda refusal: refusal.reason):
        text = wording._format(f"why-{refusal.reason}", refusal.facts)
        yield line("why", refusal.reason, refusal.facts, text)
    for decision in of.decisions.values():
        yield line("question", decision.question, {"seat": decision.seat}, wording.question(decision))
        yield line("step", decision.question, {}, wording.step(decision))
    for outcome in of.outcomes[:6]:
        text = wording.outcome(outcome).rpartition(" [")[0]
        yield line("outcome", outcome.reason, {}, text, outcome=shape(outcome))
        text = viewer.outcome(outcome).rpartition(" [")[0]
        yield line("outcome", outcome.reason, {}, text, outcome=shape(outcome), viewer=VIEWER)
    for count in (0, 1, 2, 5, 1000, 1_000_000):
        yield line("score", "", {"count": count}, wording._catalogue.format("score", {"count": count}))


def shape(outcome: Outcome) -> dict[str, object]:
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "trail": list(outcome.trail),
        "categories": {},
    }


def main() -> None:
    found = [
        each
        for key in games()
        for language in LANGUAGES
        for each in lines(
            script(key),
            Wording(game(key), language, NAMES),
            Wording(game(key), language, NAMES, VIEWER),
        )
    ]
    text = ",\n".join(json.dumps(each, ensure_ascii=False) for each in found)
    TARGET.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
