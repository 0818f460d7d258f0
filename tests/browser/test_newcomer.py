"""Obstacles for a player who knows the box of Mundus Novus and sees this table for the first time."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.laid_tables import lay_tables
from tests.browser.mundus_novus_moments import OFFERS, moment
from tests.browser.test_mundus_novus_choices import JOIN
from tests.browser.visitor import Visitor

OTHERS = {"hand": "559", **OFFERS}
TABLES = {
    "announce": moment("", "", (), "announce", announced=3),
    "offer": moment("", "", (), "offer", announced=2, actor=""),
    "keys": moment("", "", (), "offer", announced=2, actor=""),
    "take": moment("", "", (), "take", **OTHERS),
    "others": moment("", "", (), "take", master="B", actor="B", **OTHERS),
    "make": moment("", "", (), hand="12355R"),
    "advice": moment("", "", (), hand="12355R"),
    "reason": moment("", "", (), hand="12355R"),
    "waste": moment("", "", (), hand="111R"),
    "nothing": moment("", "", (), hand="11559"),
}
codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    codes.update(lay_tables(folder, "mundus_novus", {name: each.position for name, each in TABLES.items()}))
    with serving(folder) as found:
        yield found


def sit_at(one: Visitor, table: str) -> Page:
    one.home()
    one.page.goto(f"/table/{one.page.evaluate(JOIN, codes[table])}")
    expect(one.page.locator(".bar")).to_be_visible()
    one.page.evaluate("document.fonts.ready")
    return one.page


def cards(page: Page) -> Locator:
    return page.locator(".mn-hand .mn-card")


def place(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def test_a_reason_moves_nothing_and_goes_when_one_goes_on(visitor: NewVisitor) -> None:
    page = sit_at(visitor(), "take")
    taken = page.locator(".mn-scene [data-legal^=take]").first
    before = place(taken)
    page.locator(".mn-market .mn-card").first.click(force=True)
    said = page.locator(".notice.danger")
    expect(said.locator(".rid")).to_have_text("MN-EVT-13")
    assert place(taken) == before
    taken.click()
    expect(said).to_have_count(0)


def test_cards_stay_where_they_are_pressed(visitor: NewVisitor) -> None:
    page = sit_at(visitor(), "make")
    own = page.locator(".mn-own")
    expect(page.locator(".mn-actions .action").first).to_be_visible()
    before = place(own)
    for at in range(4):
        cards(page).nth(at).click()
        expect(page.locator(".mn-hand [aria-pressed=true]")).to_have_count(at + 1)
        assert place(own) == before
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".mn-hand [aria-pressed=true]")).to_have_count(0)


def test_cards_that_make_nothing_are_not_lit(visitor: NewVisitor) -> None:
    page = sit_at(visitor(), "nothing")
    expect(page.locator("#question p")).to_contain_text("No combinations left. End your turn.")
    expect(page.locator(".mn-hand [data-legal]")).to_have_count(0)
    cards(page).first.click(force=True)
    expect(page.locator(".notice.danger .rid")).to_have_text("MN-PRG-13")


def test_a_rule_is_opened_with_the_search_in_sight_and_a_warning_gives_the_focus_back(
    visitor: NewVisitor,
) -> None:
    page = sit_at(visitor(settings={"warn-moves": True}), "waste")
    page.locator("#question .rid").click()
    expect(page.locator(".ledger .here")).to_be_in_viewport()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_in_viewport()
    page.keyboard.press("Escape")
    end = page.locator(".mn-actions [data-legal=end]")
    end.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Go back")).to_be_focused()
    page.keyboard.press("Escape")
    expect(end).to_be_focused()


def test_the_number_of_the_round_before_is_not_shown_to_who_names_one(visitor: NewVisitor) -> None:
    page = sit_at(visitor(), "announce")
    expect(page.locator(".mn-actions .action")).to_have_count(3)
    expect(page.locator(".mn-now")).to_have_text("")


def test_an_offer_that_lies_is_not_asked_for_again(visitor: NewVisitor) -> None:
    page = sit_at(visitor(), "offer")
    for at in (0, 4):
        cards(page).nth(at).click()
    # The result is random, so the bar shows the staged choice.
    expect(page.locator("#question p")).to_contain_text("2 of 2 cards, worth 10.")
    page.locator(".bar .btn.p").click()
    expect(page.locator("#question h2")).to_contain_text("choosing offers")
    expect(page.locator("#question p")).to_contain_text("You have chosen. You can still change your mind.")
    expect(page.locator(".bar .btn.p")).to_have_count(0)
    page.keyboard.press("[")
    past = page.locator(".notice.past")
    expect(past).to_be_visible()
    cards(page).first.click(force=True)
    expect(past).to_contain_text("You’re looking at an earlier move. Return to the present to play.")


def test_enter_does_what_the_bar_says_wherever_the_focus_is(visitor: NewVisitor) -> None:
    one = visitor()
    page = sit_at(one, "keys")
    for key in ("c", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".bar .btn.p kbd")).to_have_text("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#question h2")).to_contain_text("choosing offers")
    assert one.acts() == ["offer 1 1"]


def test_the_helper_speaks_of_whoever_is_asked_and_gives_one_advice(visitor: NewVisitor) -> None:
    one = visitor(settings={"guide": "always"})
    page = sit_at(one, "others")
    expect(page.locator(".guide .about b")).to_have_text("For Host:")
    page = sit_at(one, "advice")
    expect(page.locator(".guide .about b")).to_have_count(0)
    page.keyboard.press("h")
    hint = page.locator(".notice.hint b")
    expect(hint).to_be_visible()
    advice = hint.inner_text().removeprefix("Best move: ").rpartition(" (")[0]
    expect(page.locator(".guide .next b")).to_have_text(f"A good next step: {advice}.")


def test_a_hint_says_why_in_a_sentence_with_numbers(visitor: NewVisitor) -> None:
    page = sit_at(visitor(), "reason")
    page.keyboard.press("h")
    hint = page.locator(".notice.hint")
    hint.get_by_text("Why?").click()
    reason = hint.locator(".reason").first
    expect(reason).to_be_visible()
    said = reason.inner_text()
    assert said.endswith(".")
    assert "reason-" not in said


def test_a_new_table_begins_with_a_key_and_offers_the_seats_it_has(visitor: NewVisitor) -> None:
    one = visitor()
    dialog = one.new_table("mundus_novus")
    expect(dialog.get_by_role("button", name="Start")).to_be_focused()
    dialog.locator("summary").click()
    first = dialog.get_by_label("First Trade Master")
    expect(first.locator("option")).to_have_count(4)
    first.select_option("C")
    dialog.get_by_role("button", name="Remove seat 3").click()
    expect(dialog.get_by_role("button", name="Add a seat")).to_be_focused()
    expect(first.locator("option")).to_have_count(3)
    expect(first).to_have_value("random")
    dialog.get_by_role("button", name="Start").click()
    expect(one.page.locator(".bar")).to_be_visible()
