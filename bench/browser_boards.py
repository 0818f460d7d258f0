"""python -m bench.browser_boards: how soon a late view of Amerigo or 1492 is on the screen, how smoothly the sea moves.

A trace of Chromium is taken while the last rounds of a match of four are played, and at Amerigo while the sea is
dragged and zoomed. Elapsed time depends on whatever else the machine does; the processor time of the page's main
thread does not.
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
from tests.browser.board_player import BoardPlayer
from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.environment import launch, missing, serving
from tests.browser.positions import lay, moments, sit_down
from tests.browser.visitor import Visitor

SEATS = 4
STEPS = 20
PACE_MS = 400
DRAGS = 6
DRAG_STEPS = 60
TURNS_OF_THE_WHEEL = 40
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


def frames(trace: Trace) -> tuple[list[float], float]:
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
    return between, spent / max(1, len(shown))


def share(values: list[float], most: float) -> float:
    return 100 * sum(value <= most for value in values) / max(1, len(values))


def ninety_fifth(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


def main() -> None:
    reason = missing()
    if reason:
        raise SystemExit(reason)
    late = [moments("amerigo", SEATS)["navigate", "ship"], moments("columbus_1492", SEATS)["dice", "sail"]]
    with tempfile.TemporaryDirectory() as data:
        codes = lay(Path(data), late, PACE_MS)
        with serving(Path(data)) as address, sync_playwright() as playwright:
            browser = launch(playwright)
            one = seated(browser, address, codes[0])
            tell_frames("the sea is dragged", traced(browser, one, lambda: drag_the_sea(one)))
            tell_frames("the wheel zooms", traced(browser, one, lambda: zoom_the_sea(one)))
            one.page.keyboard.press("0")
            tell_views("Amerigo", browser, AmerigoPlayer(one, often=20))
            one.close()
            tell_views("1492", browser, ColumbusPlayer(seated(browser, address, codes[1]), often=20))
            browser.close()


def seated(browser: Browser, address: str, code: str) -> Visitor:
    one = Visitor(browser, address, viewport={"width": 1440, "height": 900})
    one.page.add_init_script(MARK_VIEWS)
    sit_down(one, code)
    return one


def tell_views(game: str, browser: Browser, player: BoardPlayer) -> None:
    elapsed, worked = views(traced(browser, player.one, lambda: player.play(STEPS)))
    print(f"{len(elapsed)} views of a late match of {SEATS} at {game}, from arrival to paint:")
    for what, values in (("elapsed", elapsed), ("main thread", worked)):
        print(
            f"  {what}: median {median(values):.0f} ms, 95 % within {ninety_fifth(values):.0f} ms, "
            f"{share(values, VIEW_MS):.0f} % within {VIEW_MS:.0f} ms"
        )


def tell_frames(doing: str, trace: Trace) -> None:
    between, work = frames(trace)
    print(f"{len(between)} frames while {doing}:")
    print(
        f"  every {median(between):.1f} ms (median; 60 a second are {FRAME_MS:.1f} ms), 95 % within "
        f"{ninety_fifth(between):.1f} ms; the main thread worked {work:.1f} ms for each"
    )


def drag_the_sea(one: Visitor) -> None:
    """Near, then to and fro with the mouse held down."""
    page = one.page
    x, y = middle_of_the_sea(one)
    page.mouse.move(x, y)
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.mouse.down()
    for drag in range(DRAGS):
        way = 1 if drag % 2 == 0 else -1
        page.mouse.move(x + way * 160, y + way * 90, steps=DRAG_STEPS)
    page.mouse.up()


def zoom_the_sea(one: Visitor) -> None:
    """From all of it to as near as it goes, and back."""
    page = one.page
    page.keyboard.press("0")
    page.mouse.move(*middle_of_the_sea(one))
    for way in (-1, 1):
        for _ in range(TURNS_OF_THE_WHEEL):
            page.mouse.wheel(0, way * 40)


def middle_of_the_sea(one: Visitor) -> tuple[float, float]:
    box = one.page.locator(".am-sea").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


if __name__ == "__main__":
    main()
