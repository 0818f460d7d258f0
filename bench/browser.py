"""python -m bench.browser: how soon a new view is on screen, and how much a first visit loads.

A match of Mundus Novus against bots is played in Chromium under its own tracing. For every message that brings a new
view the trace tells how much the page worked and how long it took from the message's arrival to the end of the paint
that follows, and to the frame on the screen; and, of all that the page worked meanwhile, what on, for each view. One
JSON line; with `--most MS` it fails when the 95th percentile of the paint is later. What `make web` built is measured.
"""

import argparse
import json
import math
import tempfile
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

from bench.browser_split import Event, split
from tests.browser.environment import launch, missing, serving
from tests.browser.mundus_novus_player import BoardPlayer
from tests.browser.visitor import READY, Visitor

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "devtools.timeline.frame"]
STEPS = 60
LEAST_BYTES = 300
"""A message with a view is longer than this as it travels, an acknowledgement is shorter."""
ARRIVAL, LAYOUT, PAINT, FRAME = "WebSocketReceive", "Layout", "Commit", "AnimationFrame::Presentation"
"""A message for the page; a layout of it; the end of its main thread's work on a frame; that frame on the screen."""


@dataclass(frozen=True)
class Moment:
    """One thing in the trace, in milliseconds."""

    name: str
    thread: tuple[int, int]
    begin: float
    end: float
    worked: float
    """CPU time of the thread at the end. Unlike the clock, it stops while other processes run."""
    size: int


def moments(events: Sequence[Event]) -> list[Moment]:
    found = [
        Moment(
            name=each["name"],
            thread=(each["pid"], each["tid"]),
            begin=each["ts"] / 1000,
            end=(each["ts"] + each.get("dur", 0)) / 1000,
            worked=(each.get("tts", 0) + each.get("tdur", 0)) / 1000,
            size=int(each.get("args", {}).get("data", {}).get("dataLength", 0) or 0)
            if each["name"] == ARRIVAL
            else 0,
        )
        for each in events
        if each["name"] in (ARRIVAL, LAYOUT, PAINT, FRAME)
    ]
    return sorted(found, key=lambda each: each.begin)


def views(found: list[Moment]) -> list[tuple[Moment, Moment]]:
    """The arrival of each new view, and the paint that follows."""
    pairs: list[tuple[Moment, Moment]] = []
    for at, arrival in enumerate(found):
        if arrival.name != ARRIVAL or arrival.size < LEAST_BYTES:
            continue
        after = (each for each in found[at:] if each.name == PAINT and each.thread == arrival.thread)
        paint = next(after, None)
        if paint is not None:
            pairs.append((arrival, paint))
    if not pairs:
        raise SystemExit("the trace has no message with a view: was the client built?")
    return pairs


def report(events: Sequence[Event]) -> dict[str, Any]:
    found = moments(events)
    frames = [each.begin for each in found if each.name == FRAME]
    pairs = views(found)
    shown = [(bisect_left(frames, paint.end), arrival.begin) for arrival, paint in pairs]
    return {
        "worked_ms": figures(paint.worked - arrival.worked for arrival, paint in pairs),
        "painted_ms": figures(paint.end - arrival.begin for arrival, paint in pairs),
        "shown_ms": figures(frames[at] - begin for at, begin in shown if at < len(frames)),
        "layouts": layouts(found, pairs),
        "page_ms_a_view": split(events, pairs[0][0].thread, len(pairs)),
    }


def layouts(found: list[Moment], pairs: list[tuple[Moment, Moment]]) -> float:
    """How often the page is laid out from the arrival of a view to its paint, in the mean; once would do."""
    begun = [each.begin for each in found if each.name == LAYOUT and each.thread == pairs[0][0].thread]
    counts = [bisect_left(begun, paint.end) - bisect_left(begun, arrival.begin) for arrival, paint in pairs]
    return round(sum(counts) / len(counts), 2)


def figures(times: Iterable[float]) -> dict[str, float]:
    ordered = sorted(times)

    def at(share: float) -> float:
        return round(ordered[math.ceil(share * len(ordered)) - 1], 1)

    return {"views": len(ordered), "median": at(0.5), "p95": at(0.95), "worst": at(1)}


def measured(browser: Browser, address: str, pace: int) -> dict[str, Any]:
    one = Visitor(browser, address, settings={"motion": "normal"})
    player = BoardPlayer(one)
    player.sit_down(4, pace=pace)
    one.page.wait_for_function(READY)
    browser.start_tracing(page=one.page, categories=CATEGORIES)
    player.play(STEPS)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    one.close()
    return report(events)


def first_visit(browser: Browser, address: str) -> dict[str, int]:
    """Bytes of everything that the first page and a table of Mundus Novus load, as the server sends them."""
    one = Visitor(browser, address)
    answers: list[Response] = []
    one.page.on("response", lambda answer: answers.append(answer))
    one.against_bots("mundus_novus")
    one.page.wait_for_function(READY)
    one.page.wait_for_load_state("networkidle")
    sizes = {"scripts, styles, words": 0, "drawings": 0, "type": 0}
    for answer in answers:
        kind = answer.headers.get("content-type", "")
        if answer.request.method != "GET" or answer.status != 200:
            continue
        place = "type" if kind.startswith("font/") else "drawings" if kind.startswith("image/") else ""
        sizes[place or "scripts, styles, words"] += answer.request.sizes()["responseBodySize"]
    one.close()
    return sizes | {"all": sum(sizes.values())}


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--most", type=float, metavar="MS", help="the latest the 95th percentile may be")
    wishes.add_argument(
        "--pace",
        type=int,
        metavar="MS",
        default=400,
        help="how long bots pause, 400 unless told, which is the quickest that is offered but for none; without "
        "a pause (0) several views come for one picture",
    )
    wish = wishes.parse_args()
    reason = missing()
    if reason:
        raise SystemExit(reason)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        told = measured(browser, address, wish.pace) | {"first_visit_bytes": first_visit(browser, address)}
        browser.close()
    print(json.dumps(told))
    if wish.most is not None and told["painted_ms"]["p95"] > wish.most:
        raise SystemExit(f"a new view took longer than {wish.most} ms")


if __name__ == "__main__":
    main()
