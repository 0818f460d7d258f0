"""The edge of the rail with log and chat: by pointer and by keys, remembered, and the board keeps its room."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fits import troubles

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
ROOM = {"mundus_novus": 690, "amerigo": 600, "columbus_1492": 760}
"""So wide a board stays in any case, where it was so wide before."""
STEP = 16
STEPS = 5
WIDER = 64


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def number(edge: Locator, name: str) -> int:
    return int(edge.get_attribute(f"aria-value{name}") or "")


def drag(page: Page, edge: Locator, by: float) -> None:
    box = edge.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by, y + 40, steps=STEPS)
    page.mouse.up()


def test_the_rail_is_dragged_wider_and_stays_so(visitor: NewVisitor) -> None:
    one = visitor(viewport=LAPTOP)
    one.against_bots("mundus_novus")
    one.ready()
    page = one.page
    edge, rail = page.get_by_role("separator"), page.locator(".rail.right")
    expect(edge).to_have_attribute("aria-orientation", "vertical")
    expect(edge).to_have_attribute("aria-controls", "rail")
    before, usual = width_of(rail), number(edge, "now")
    drag(page, edge, -WIDER)
    expect(edge).to_have_attribute("aria-valuenow", str(usual + WIDER))
    assert width_of(rail) == before + WIDER
    page.mouse.move(600, 400)  # it was let go
    expect(edge).to_have_attribute("aria-valuenow", str(usual + WIDER))
    page.reload()
    one.ready()
    expect(edge).to_have_attribute("aria-valuenow", str(usual + WIDER))
    assert width_of(rail) == before + WIDER
    edge.dblclick()
    expect(edge).to_have_attribute("aria-valuenow", str(usual))
    assert width_of(rail) == before


def test_the_edge_goes_by_keys_alone_and_no_key_plays_meanwhile(visitor: NewVisitor) -> None:
    one = visitor(viewport=LAPTOP)
    one.against_bots("columbus_1492")
    one.ready()
    edge = one.page.get_by_role("separator")
    usual, least, most = (number(edge, name) for name in ("now", "min", "max"))
    assert least < usual <= most
    edge.focus()
    for key, width in (
        ("ArrowRight", usual - STEP),
        ("ArrowLeft", usual),
        ("Home", least),
        ("ArrowRight", least),
        ("End", most),
        ("ArrowLeft", most),
        ("Enter", usual),
    ):
        one.page.keyboard.press(key)
        expect(edge).to_have_attribute("aria-valuenow", str(width))
        expect(edge).to_be_focused()
    assert one.acts() == []


@pytest.mark.parametrize("game", ROOM)
def test_the_board_keeps_its_room_and_nothing_overlaps_at_either_end(visitor: NewVisitor, game: str) -> None:
    one = visitor(viewport=LAPTOP)
    one.against_bots(game)
    one.ready()
    page = one.page
    edge, board = page.get_by_role("separator"), page.locator(".centre")
    before = troubles(page)
    edge.focus()
    for key in ("End", "Home"):
        page.keyboard.press(key)
        expect(edge).to_have_attribute("aria-valuenow", str(number(edge, "max" if key == "End" else "min")))
        assert width_of(board) >= ROOM[game]
        assert troubles(page) == before
        assert page.locator(".story li").first.is_visible()
    page.keyboard.press("End")
    # In a window that has no room for so wide a rail it is narrower, and wide again in a larger one.
    wide = number(edge, "now")
    page.set_viewport_size({"width": 1200, "height": 768})
    expect(edge).not_to_have_attribute("aria-valuenow", str(wide))
    assert number(edge, "now") <= number(edge, "max")
    page.set_viewport_size(LAPTOP)
    expect(edge).to_have_attribute("aria-valuenow", str(wide))


@pytest.mark.parametrize("size", [(1024, 768), (390, 844), (667, 375)])
def test_smaller_screens_have_no_edge(visitor: NewVisitor, size: tuple[int, int]) -> None:
    one = visitor(viewport={"width": size[0], "height": size[1]}, settings={"rail": 200})
    one.against_bots("columbus_1492")
    one.ready()
    expect(one.page.get_by_role("separator")).to_have_count(0)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
