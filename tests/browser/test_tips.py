"""A tooltip can be pinned, read with care, moved, and leads on to its rule: by mouse, by keys, by finger."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fits import PAINTED
from tests.browser.test_foreseen import PHONE, barriers

CARDS = ".mn-panel .mn-figures [data-tip-rule='MN-SET-08']"


def rule_is_open(page: Page) -> None:
    expect(page.locator("dialog[open] #MN-SET-08")).to_be_in_viewport()


def topmost(page: Page) -> str:
    """Return the class of the last element in the top layer. Hit tests cannot tell: a dialog makes the others inert."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.getDocument")
    shown = browser.send("DOM.getTopLayerElements")["nodeIds"]
    nodes = [browser.send("DOM.describeNode", {"nodeId": each})["node"] for each in shown]
    names = [node["attributes"] for node in nodes if node["nodeName"] != "::backdrop"][-1]
    return str(names[names.index("class") + 1])


def test_a_mouse_pins_moves_reads_on_and_closes(visitor: NewVisitor) -> None:
    one = visitor(bypass_csp=True)
    one.against_bots("mundus_novus")
    one.ready()
    page = one.page
    page.locator(CARDS).first.hover()
    tip = page.get_by_role("tooltip")
    tip.get_by_role("button", name="Pin this note").click()
    pinned = page.locator(".tip.pinned")
    expect(pinned).to_be_visible()
    expect(tip).to_have_count(0)
    page.locator(".mn-pile").hover()
    expect(tip).to_contain_text("Development pile")
    expect(pinned).to_contain_text("Hand")
    assert pinned.locator(".tip-words").evaluate("each => getComputedStyle(each).userSelect") == "text"
    before = pinned.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + 4, before["y"] + 4)
    page.mouse.down()
    page.mouse.move(before["x"] + 104, before["y"] + 204, steps=4)
    page.mouse.up()
    after = pinned.bounding_box()
    assert after is not None
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (100, 200)
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    assert barriers(page) == []
    pinned.get_by_role("button", name="Read the rule").click()
    rule_is_open(page)
    assert topmost(page) == "tip pinned"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(pinned).to_be_visible()
    pinned.get_by_role("button", name="Close").click()
    expect(pinned).to_have_count(0)


def test_keys_pin_walk_into_it_and_come_back(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("mundus_novus")
    one.ready()
    page = one.page
    page.keyboard.press("c")
    card = page.locator(".mn-hand .mn-card").first
    expect(card).to_be_focused()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("i")
    pinned = page.locator(".tip.pinned")
    expect(pinned).to_be_focused()
    before = pinned.bounding_box()
    page.keyboard.press("ArrowUp")
    assert before is not None
    assert pinned.bounding_box() == before | {"y": before["y"] - 24}
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(pinned.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Tab")
    expect(pinned.get_by_role("button", name="Read the rule")).to_be_focused()
    page.keyboard.press("Escape")
    expect(pinned).to_have_count(0)
    expect(card).to_be_focused()


def test_a_finger_pins_what_it_rested_on(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    one.against_bots("mundus_novus")
    one.ready()
    page = one.page
    page.evaluate(PAINTED)
    fingers = one.context.new_cdp_session(page)
    box = page.locator(".mn-hand .mn-card").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tip.get_by_role("button", name="Pin this note").tap()
    pinned = page.locator(".tip.pinned")
    expect(pinned).to_be_visible()
    page.locator(".top").tap(position={"x": 150, "y": 20})
    expect(pinned).to_be_visible()
    pinned.get_by_role("button", name="Read the rule").tap()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_what_lies_in_a_window_is_told_above_it(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 1024, "height": 768})
    one.against_bots("amerigo")
    one.ready()
    page = one.page
    page.get_by_role("button", name="Wheel and supply").click()
    page.locator("dialog[open] [data-tip-rule]").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    seen = """each => { const box = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)) }"""
    assert tip.evaluate(seen)
    tip.get_by_role("button", name="Read the rule").click()
    expect(page.locator("dialog[open] .ledger .here")).to_be_in_viewport()
