"""python -m bench.browser_boards: the main thread's work for a hover, a selection and a new view on each board.

Chromium traces late positions with four seats. Hovers and selections go to targets of the position with the most legal
actions. At Amerigo the map is also dragged and zoomed. Elapsed time depends on the load of the machine; the processor
time of the page's main thread does not. `--most HOVER SELECTION UPDATE` fails if the 95th percentile of one of them
takes more milliseconds of processor time.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import mundus_novus_player
from tests.browser.amerigo_player import AmerigoPlayer
from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.environment import launch, missing, serving
from tests.browser.positions import REACHABLE_TARGETS, Moment, busiest, lay, sit_down
from tests.browser.visitor import Visitor

SEATS = 4
STEPS = 20
TARGETS = 12
PACE_MS = 400
SETTLE_MS = 250
DRAGS = 6
DRAG_STEPS = 60
WHEEL_STEPS = 40
FRAME_MS = 1000 / 60
QUESTIONS = {"amerigo": "sail", "columbus_1492": "dice", "mundus_novus": "take"}
PLAY: dict[str, Callable[[Visitor], object]] = {
    "amerigo": lambda one: AmerigoPlayer(one, often=20).play(STEPS),
    "columbus_1492": lambda one: ColumbusPlayer(one, often=20).play(STEPS),
    "mundus_novus": lambda one: mundus_novus_player.BoardPlayer(one).play(STEPS),
}
CATEGORIES = ["devtools.timeline", "blink.user_timing"]
SCRIPT = ("EventDispatch", "FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire")
DRAWING = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize")
ARRIVED, ACTED = "view-arrived", "acted"
MARK_VIEWS = f"""const Native = WebSocket;
window.WebSocket = class extends Native {{
  constructor(...how) {{
    super(...how);
    this.addEventListener('message', (event) => {{
      if (String(event.data).includes('"position":{{')) performance.mark('{ARRIVED}');
    }});
  }}
}};"""
Trace = list[dict[str, Any]]


def traced(browser: Browser, one: Visitor, act: Callable[[], object]) -> Trace:
    """Return the trace of the page's main thread and of its frames, in order."""
    browser.start_tracing(page=one.page, categories=CATEGORIES)
    act()
    one.page.wait_for_timeout(300)
    events = [event for event in json.loads(browser.stop_tracing())["traceEvents"] if "ts" in event]
    scripts = Counter((event["pid"], event["tid"]) for event in events if event["name"] in SCRIPT)
    main = scripts.most_common(1)[0][0]
    own = (
        event
        for event in events
        if (event["pid"], event["tid"]) == main or event["name"] == "AnimationFrame::Presentation"
    )
    return sorted(own, key=lambda event: float(event["ts"]))


def work(trace: Iterable[dict[str, Any]], names: Iterable[str]) -> float:
    """Return the processor milliseconds of some kinds of events. Nested ones count once."""
    spans = sorted(
        (each["tts"], each["tts"] + each.get("tdur", 0))
        for each in trace
        if each["name"] in names and "tts" in each
    )
    total, end = 0.0, 0.0
    for start, stop in spans:
        total += max(0.0, stop - max(start, end))
        end = max(end, stop)
    return total / 1000


def segments(trace: Trace, mark: str) -> list[Trace]:
    """Cut a trace at its marks; leave out what precedes the first."""
    cuts = [at for at, event in enumerate(trace) if event["name"] == mark]
    return [trace[start:end] for start, end in pairwise([*cuts, len(trace)])]


def updates(trace: Trace) -> tuple[list[float], list[float]]:
    """Return for each view the elapsed and the processor milliseconds from its arrival to the next paint."""
    elapsed, worked = [], []
    for segment in segments(trace, ARRIVED):
        painted = next((at for at, event in enumerate(segment) if event["name"] == "Paint"), None)
        if painted is None:  # the next view came before a frame
            continue
        paint = segment[painted]
        elapsed.append((paint["ts"] + paint.get("dur", 0) - segment[0]["ts"]) / 1000)
        worked.append(work(segment[: painted + 1], (*SCRIPT, *DRAWING)))
    return elapsed, worked


def ninety_fifth(values: list[float]) -> float:
    return sorted(values)[int(0.95 * (len(values) - 1))]


def tell(what: str, values: list[float]) -> float:
    """Print a row and return the 95th percentile."""
    high = ninety_fifth(values)
    print(
        f"  {what} ({len(values)}): median {median(values):.1f} ms, 95 % within {high:.1f} ms, "
        f"worst {max(values):.1f} ms"
    )
    return high


def seated(browser: Browser, address: str, code: str, **settings: object) -> Visitor:
    one = Visitor(browser, address, viewport={"width": 1440, "height": 900}, settings=settings)
    one.page.add_init_script(MARK_VIEWS)
    sit_down(one, code)
    return one


def each_target(one: Visitor, act: Callable[[float, float], None]) -> Callable[[], None]:
    """Return a function that acts on some targets, evenly spread, and marks each time."""
    places = one.page.evaluate(REACHABLE_TARGETS)

    def run() -> None:
        for x, y in places[:: 1 + len(places) // TARGETS]:
            one.page.evaluate(f"performance.mark('{ACTED}')")
            act(x, y)
            one.page.wait_for_timeout(SETTLE_MS)

    return run


def measure(browser: Browser, address: str, game: str, codes: list[str]) -> tuple[float, float, float]:
    """Print a board's figures; return the 95th percentiles of hover, selection and update."""
    print(f"{game}, processor time of the main thread:")
    one = seated(browser, address, codes[0], asking="choice")
    trace = traced(browser, one, each_target(one, one.page.mouse.move))
    hover = tell("hover, script", [work(each, SCRIPT) for each in segments(trace, ACTED)])
    tell("hover, all", [work(each, (*SCRIPT, *DRAWING)) for each in segments(trace, ACTED)])
    trace = traced(browser, one, each_target(one, one.page.mouse.click))
    selection = tell("selection, all", [work(each, (*SCRIPT, *DRAWING)) for each in segments(trace, ACTED)])
    one.close()
    one = seated(browser, address, codes[1])
    if game == "amerigo":
        tell_frames("drag", traced(browser, one, lambda: drag_the_map(one)))
        tell_frames("zoom", traced(browser, one, lambda: zoom_the_map(one)))
        one.page.keyboard.press("0")
    elapsed, worked = updates(traced(browser, one, lambda: PLAY[game](one)))
    update = tell("update, all", worked)
    tell("update, elapsed until painted", elapsed)
    one.close()
    return hover, selection, update


def tell_frames(doing: str, trace: Trace) -> None:
    shown = [event["ts"] / 1000 for event in trace if event["name"] == "AnimationFrame::Presentation"]
    between = [later - sooner for sooner, later in pairwise(shown)]
    print(
        f"  {doing}: a frame every {median(between):.1f} ms (60 a second are {FRAME_MS:.1f} ms), 95 % within "
        f"{ninety_fifth(between):.1f} ms; {work(trace, (*SCRIPT, *DRAWING)) / len(shown):.1f} ms of work for each"
    )


def drag_the_map(one: Visitor) -> None:
    page = one.page
    x, y = middle_of_the_map(one)
    page.mouse.move(x, y)
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.mouse.down()
    for drag in range(DRAGS):
        way = 1 if drag % 2 == 0 else -1
        page.mouse.move(x + way * 160, y + way * 90, steps=DRAG_STEPS)
    page.mouse.up()


def zoom_the_map(one: Visitor) -> None:
    """Zoom in fully and out again."""
    page = one.page
    page.keyboard.press("0")
    page.mouse.move(*middle_of_the_map(one))
    for way in (-1, 1):
        for _ in range(WHEEL_STEPS):
            page.mouse.wheel(0, way * 40)


def middle_of_the_map(one: Visitor) -> tuple[float, float]:
    box = one.page.locator(".am-sea").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure hover, selection and update of every board.")
    parser.add_argument("--most", nargs=3, type=float, metavar=("HOVER", "SELECTION", "UPDATE"))
    most = parser.parse_args().most
    reason = missing()
    if reason:
        raise SystemExit(reason)
    tables: list[Moment] = [
        busiest(game, SEATS, question) for game, question in QUESTIONS.items() for _ in range(2)
    ]
    slow = []
    with tempfile.TemporaryDirectory() as data:
        codes = lay(Path(data), tables, PACE_MS)
        with serving(Path(data)) as address, sync_playwright() as playwright:
            browser = launch(playwright)
            for at, game in enumerate(QUESTIONS):
                found = measure(browser, address, game, codes[2 * at : 2 * at + 2])
                for what, value, limit in zip(
                    ("hover", "selection", "update"), found, most or (), strict=False
                ):
                    if value > limit:
                        slow.append(f"{game}: {what} {value:.1f} ms, at most {limit:.1f}")
            browser.close()
    if slow:
        sys.exit("\n".join(slow))


if __name__ == "__main__":
    main()
