"""python -m bench.browser_boards: how soon a late view of Amerigo is on the screen, how smoothly its sea is moved.

A trace of Chromium is taken while the last rounds of a match of four are played and while the sea is dragged. Elapsed
time depends on whatever else the machine does; the processor time of the page's main thread does not.
"""

import json
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.amerigo_player import AmerigoPlayer
from tests.browser.house import launch, missing, serving
from tests.browser.positions import lay, moments, sit_down
from tests.browser.visitor import Visitor

SEATS = 4
STEPS = 20
PACE_MS = 400
DRAGS = 6
DRAG_STEPS = 60
VIEW_MS = 50.0
"""A new view has to be on the screen so soon after it arrived."""
FRAME_MS = 1000 / 60
CATEGORIES = ["devtools.timeline", "blink.user_timing"]
MARK_VIEWS = """const Native = WebSocket;
window.WebSocket = class extends Native {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', (event) => {
      if (String(event.data).includes('"position":{')) performance.mark('view-arrived');
    });
  }
};"""
Trace = list[dict[str, Any]]


def traced(browser: Browser, one: Visitor, act: Callable[[], None]) -> Trace:
    browser.start_tracing(page=one.page, categories=CATEGORIES)
    act()
    one.page.wait_for_timeout(300)
    found: Trace = json.loads(browser.stop_tracing())["traceEvents"]
    return sorted((event for event in found if "ts" in event), key=lambda event: float(event["ts"]))


def views(trace: Trace) -> tuple[list[float], list[float]]:
    """For each view that arrived, until it was painted: elapsed and processor milliseconds."""
    elapsed: list[float] = []
    worked: list[float] = []
    for at, event in enumerate(trace):
        if event["name"] != "view-arrived":
            continue
        same = [each for each in trace[at:] if each.get("tid") == event["tid"] and "tts" in each]
        painted = next((each for each in same if each["name"] == "Paint"), None)
        begun = next((each for each in same if each["name"] in ("FunctionCall", "RunTask", "Paint")), None)
        if painted is None or begun is None:
            continue
        elapsed.append((painted["ts"] + painted.get("dur", 0) - event["ts"]) / 1000)
        worked.append((painted["tts"] + painted.get("tdur", 0) - begun["tts"]) / 1000)
    return elapsed, worked


def frames(trace: Trace) -> tuple[list[float], list[float]]:
    """Milliseconds between two frames while the sea is moved, and the main thread's work for each."""
    shown = [event["ts"] / 1000 for event in trace if event["name"] == "AnimationFrame::Presentation"]
    between = [later - sooner for sooner, later in pairwise(shown)]
    work = (
        "EventDispatch",
        "UpdateLayoutTree",
        "Layout",
        "PrePaint",
        "Paint",
        "Layerize",
        "FireAnimationFrame",
    )
    spent = sum(event.get("tdur", 0) for event in trace if event["name"] in work) / 1000
    return between, [spent / max(1, len(shown))]


def share(values: list[float], most: float) -> float:
    return 100 * sum(value <= most for value in values) / max(1, len(values))


def ninety_fifth(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


def main() -> None:
    reason = missing()
    if reason:
        raise SystemExit(reason)
    late = moments("amerigo", SEATS)["navigate", "ship"]
    with tempfile.TemporaryDirectory() as data:
        codes = lay(Path(data), [late], PACE_MS)
        with serving(Path(data)) as address, sync_playwright() as playwright:
            browser = launch(playwright)
            one = Visitor(browser, address, viewport={"width": 1440, "height": 900})
            one.page.add_init_script(MARK_VIEWS)
            sit_down(one, codes[0])
            player = AmerigoPlayer(one, often=20)
            between, work = frames(traced(browser, one, lambda: drag_the_sea(one)))
            one.page.keyboard.press("0")
            elapsed, worked = views(traced(browser, one, lambda: player.play(STEPS)))
            browser.close()
    print(f"{len(elapsed)} views of a late match of {SEATS}, from arrival to paint:")
    print(
        f"  elapsed: median {median(elapsed):.0f} ms, 95 % within {ninety_fifth(elapsed):.0f} ms, "
        f"{share(elapsed, VIEW_MS):.0f} % within {VIEW_MS:.0f} ms"
    )
    print(
        f"  main thread: median {median(worked):.0f} ms, 95 % within {ninety_fifth(worked):.0f} ms, "
        f"{share(worked, VIEW_MS):.0f} % within {VIEW_MS:.0f} ms"
    )
    print(f"{len(between)} frames while the sea is dragged:")
    print(
        f"  every {median(between):.1f} ms (median; 60 a second are {FRAME_MS:.1f} ms), 95 % within "
        f"{ninety_fifth(between):.1f} ms; the main thread worked {work[0]:.1f} ms for each"
    )


def drag_the_sea(one: Visitor) -> None:
    """Near, then to and fro with the mouse held down."""
    page = one.page
    box = page.locator(".am-sea").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.mouse.down()
    for drag in range(DRAGS):
        way = 1 if drag % 2 == 0 else -1
        page.mouse.move(x + way * 160, y + way * 90, steps=DRAG_STEPS)
    page.mouse.up()


if __name__ == "__main__":
    main()
