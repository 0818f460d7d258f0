"""What the page's main thread works on for a new view, and how many layouts its scripts ask for."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

KINDS = {
    "FunctionCall": "scripts",
    "EvaluateScript": "scripts",
    "RunMicrotasks": "scripts",
    "FireAnimationFrame": "scripts",
    "TimerFire": "scripts",
    "EventDispatch": "scripts",
    "UpdateLayoutTree": "styles",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "PaintImage": "paint",
    "Layerize": "paint",
    "UpdateLayer": "paint",
    "Commit": "paint",
}
Event = dict[str, Any]


def split(
    events: Sequence[Event], thread: tuple[int, int], spans: Sequence[tuple[float, float]]
) -> dict[str, float]:
    """Processor time of each kind, and the layouts inside scripts: the mean over spans of the clock.

    What an event worked while another ran inside it counts for the inner one. Spans are in milliseconds.
    """
    works = sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread and "tdur" in each),
        key=lambda each: (each["ts"], -each["dur"]),
    )
    alone = [float(each["tdur"]) for each in works]
    sums: dict[str, float] = defaultdict(float)
    forced = 0
    outer: list[int] = []
    for at, each in enumerate(works):
        while outer and works[outer[-1]]["ts"] + works[outer[-1]]["dur"] <= each["ts"]:
            outer.pop()
        if outer:
            alone[outer[-1]] -= each["tdur"]
        if each["name"] == "Layout" and any(KINDS.get(works[one]["name"]) == "scripts" for one in outer):
            forced += within(each, spans)
        outer.append(at)
    for each, worked in zip(works, alone, strict=True):
        sums[KINDS.get(each["name"], "other")] += within(each, spans) * worked
    times = {kind: round(sums[kind] / 1000 / len(spans), 1) for kind in sorted(sums)}
    return times | {"forced_layouts": round(forced / len(spans), 2)}


def within(event: Event, spans: Sequence[tuple[float, float]]) -> int:
    """In how many spans an event begins."""
    return sum(begin <= event["ts"] / 1000 <= end for begin, end in spans)
