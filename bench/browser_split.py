"""Split of the page's work during a match, and the number of forced layouts, including the player's."""

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


def split(events: Sequence[Event], thread: tuple[int, int], views: int) -> dict[str, float]:
    """Processor time of each kind, and the layouts inside scripts, of a whole trace for each of its views.

    Unlike the time to a paint it does not depend on how many views come before one. What an event worked while another
    ran inside it counts for the inner one.
    """
    works = sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread and "tdur" in each),
        key=lambda each: (each["ts"], -each["dur"]),
    )
    sums: dict[str, float] = defaultdict(float)
    forced = 0
    outer: list[Event] = []
    for each in works:
        while outer and outer[-1]["ts"] + outer[-1]["dur"] <= each["ts"]:
            outer.pop()
        sums[kind(each)] += each["tdur"]
        if outer:
            sums[kind(outer[-1])] -= each["tdur"]
        forced += each["name"] == "Layout" and any(kind(other) == "scripts" for other in outer)
        outer.append(each)
    times = {name: round(worked / 1000 / views, 1) for name, worked in sorted(sums.items())}
    return times | {"forced_layouts": round(forced / views, 2)}


def kind(event: Event) -> str:
    return KINDS.get(event["name"], "other")
