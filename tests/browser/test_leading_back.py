"""Things and scores link back to the moves they came from: by mouse, by touch, by keyboard and by typing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.amerigo_player import AmerigoPlayer
from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.laid_tables import lay_tables
from tests.browser.test_mundus_novus_choices import GO, JOIN, PHONE
from tests.browser.visitor import ANSWERED, Visitor
from tests.rules.mundus_novus.table import RULES, last_turn, turn

ACTS = ("set 9: 9 9 9", "develop 4", "sell 2", "different 1 2 3 4")
SHIPYARD, SALE, LAST_GAIN = 2, 3, 4
"""The moves in which these come, if seat A acts this way."""
OTHERS = ["23678", "34689"]
TABLES = ("mouse", "tip", "keys", "typed", "touch", "panel")
A_FEW = 10

codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    rich = RULES.encode(turn("9991234RR", OTHERS))
    positions = dict.fromkeys(TABLES, rich)
    positions["ends"] = RULES.encode(last_turn(["5RR", *OTHERS], doubloons={"A": 70, "B": 3}))
    codes.update(lay_tables(folder, "mundus_novus", positions))
    with serving(folder) as found:
        yield found


def sit(one: Visitor, table: str, acts: tuple[str, ...] = ACTS) -> Page:
    one.home()
    page = one.page
    page.evaluate(GO, f"/table/{page.evaluate(JOIN, codes[table])}")
    for act in acts:
        one.wait_until(lambda act=act: act in one.asked(), f"nobody asks for {act}")  # type: ignore[misc]
        one.act_by_notation(one.asked().index(act))
    one.wait_until(lambda: acts[-1] not in one.asked(), "the last act was not taken")
    page.wait_for_function(ANSWERED)
    return page


def leads_to(page: Page, move: int) -> None:
    """Check that the table is shown at a move, and that the log has scrolled to it."""
    expect(page.locator(".notice.past")).to_contain_text(f"You are looking at move {move} ")
    if page.locator(".story").count():
        expect(page.locator(f".story li.now[data-entry='{move}']").first).to_be_in_viewport()


def own(page: Page, name: str) -> Locator:
    return page.locator(".mn-own .mn-dev", has_text=name)


def test_a_development_and_a_score_lead_back_by_a_click(visitor: NewVisitor) -> None:
    page = sit(visitor(), "mouse")
    own(page, "shipyard").click()
    leads_to(page, SHIPYARD)
    assert own(page, "shipyard").get_attribute("data-tip-moment") is None  # it has just come
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)  # otherwise the development's tooltip would appear and cover the score
    expect(page.locator(".tip")).to_have_count(0)
    score = page.locator(".mn-own .num.big")
    expect(score).to_have_text("12")
    score.click()
    leads_to(page, SALE)
    assert page.locator(".mn-own .num.big.leads-back").count() == 0  # nothing changed it before
    page.keyboard.press("Escape")
    expect(page.locator(".notice.past")).to_have_count(0)
    # A click on a legal element chooses it, and does nothing else.
    assert page.locator(".leads-back[data-legal], [data-legal] .leads-back").count() == 0


def test_a_tooltip_leads_back_too(visitor: NewVisitor) -> None:
    page = sit(visitor(), "tip")
    own(page, "shipyard").hover()
    button = page.locator(".tip").get_by_role("button", name=f"Show move {SHIPYARD}")
    expect(button).to_be_visible()
    button.click()
    leads_to(page, SHIPYARD)


def test_keys_reach_what_leads_back(visitor: NewVisitor) -> None:
    page = sit(visitor(), "keys", (*ACTS, "end"))
    score, shipyard = page.locator(".mn-own .num.big"), own(page, "shipyard")
    expect(score).to_have_accessible_name("12 doubloons. Show the last change.")
    score.focus()
    page.keyboard.press("Tab")
    expect(shipyard).to_be_focused()
    page.keyboard.press("Enter")
    leads_to(page, SHIPYARD)
    page.keyboard.press("Escape")
    score.focus()
    page.keyboard.press("Enter")
    leads_to(page, LAST_GAIN)


def test_typing_when_leads_to_the_move_in_which_something_came(visitor: NewVisitor) -> None:
    one = visitor()
    page = sit(one, "typed")
    sent = len(one.acts())
    page.keyboard.press("/")
    box = page.locator("dialog[open] [role=combobox]")
    box.fill("when nonsense")
    expect(page.locator("dialog[open] [role=listbox]")).to_have_text("Nobody has that yet.")
    page.keyboard.press("Enter")
    box.fill("when shipyard")
    expect(page.get_by_role("option")).to_have_count(1)
    expect(page.get_by_role("option")).to_contain_text("You take card 4 of the queue: shipyard.")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    leads_to(page, SHIPYARD)
    assert len(one.acts()) == sent


def test_a_long_press_offers_the_way_back(visitor: NewVisitor) -> None:
    page = sit(visitor(**PHONE), "touch")
    box = own(page, "shipyard").bounding_box()
    assert box is not None
    fingers = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 1}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    button = page.locator(".tip").get_by_role("button", name=f"Show move {SHIPYARD}")
    expect(button).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    button.tap()
    leads_to(page, SHIPYARD)


def test_a_panel_over_the_table_of_a_phone_closes_for_the_way_back(visitor: NewVisitor) -> None:
    page = sit(visitor(**PHONE), "panel")
    page.locator(".sc", has_text="Ana").tap()
    page.locator("dialog[open] .score").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    leads_to(page, SALE)


def test_the_table_of_points_after_a_match_leads_back(visitor: NewVisitor) -> None:
    one = visitor()
    page = sit(one, "ends", ("sell 2", "end"))
    one.confirm.first.click()
    page.locator(".victory .to-review").click()
    sold = page.locator(".categories tr", has_text="relics").get_by_role("button")
    expect(sold).to_have_text("7")
    expect(page.locator(".sdp .dbl.leads-back")).to_have_count(1)
    sold.click()
    leads_to(page, 1)
    page.get_by_role("button", name="Back to the result").click()
    page.locator(".sdp .dbl.leads-back").click()
    leads_to(page, 1)


def test_scores_of_amerigo_lead_back(visitor: NewVisitor) -> None:
    player = AmerigoPlayer(visitor())
    player.sit_down(2)
    page = player.page
    score = page.locator(".pp .score.leads-back").first
    while score.count() == 0:
        player.play(A_FEW)
    player.settle()
    move = int(score.get_attribute("data-tip-moment") or "")
    score.click()
    leads_to(page, move)
    expect(page.locator(f".story li[data-entry='{move}'] .total").first).to_be_visible()


def test_what_befell_a_caravel_and_kept_cards_lead_back(visitor: NewVisitor) -> None:
    player = ColumbusPlayer(visitor())
    player.sit_down(3)
    page = player.page
    found = page.locator(".cc-marks .leads-back, .cc-card[data-tip-moment]").first
    while found.count() == 0:
        player.play(A_FEW)
    player.settle()
    move = int(found.get_attribute("data-tip-moment") or "")
    found.hover()
    page.locator(".tip").get_by_role("button", name=f"Show move {move}").click()
    leads_to(page, move)
