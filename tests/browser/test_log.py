"""The log by rounds and players: headings that stay in sight and lead back, whole sentences, links both ways."""

import re

from playwright.sync_api import Page, expect

from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.conftest import NewVisitor
from tests.browser.mundus_novus_player import BoardPlayer

A_FEW = 10
ROUNDS = 3
TAKE = "Which offered card do you take?"
STUCK = """story => [...story.querySelectorAll('h2')].filter(each => {
  const {top} = each.getBoundingClientRect();
  return Math.abs(top - story.getBoundingClientRect().top) < 2;
}).map(each => each.textContent)"""


def some_rounds(visitor: NewVisitor) -> Page:
    player = ColumbusPlayer(visitor())
    player.sit_down(2)
    while player.page.locator(".story h2").count() <= ROUNDS:  # the beginning has one too
        player.play(A_FEW)
    player.settle()
    return player.page


def test_rounds_have_headings_that_stay_in_sight_and_lead_to_their_beginning(visitor: NewVisitor) -> None:
    page = some_rounds(visitor)
    headings = page.locator(".story h2")
    assert headings.all_text_contents()[-3:] == ["Round 2", "Round 1", "Beginning"]
    story = page.locator(".story")
    second = page.locator(".story section", has=page.get_by_text("Round 2", exact=True))
    second.locator("li").last.evaluate("each => each.scrollIntoView({block: 'center'})")
    assert story.evaluate(STUCK) == ["Round 2"]
    second.get_by_role("heading").get_by_role("button").click()
    expect(page.locator(".notice.past")).to_be_visible()
    expect(page.locator(".top .chip").first).to_have_text("Round 2")
    expect(second.locator("h2")).to_have_class(re.compile("now"))
    page.keyboard.press("[")
    expect(page.locator(".top .chip").first).to_have_text("Round 1")
    first = page.locator(".story li.now").first
    expect(first).to_be_in_viewport()
    frame, line = story.bounding_box(), first.bounding_box()
    assert frame is not None
    assert line is not None
    assert frame["y"] <= line["y"]
    assert line["y"] + line["height"] <= frame["y"] + frame["height"] + 1


def test_a_player_is_named_once_for_acts_that_follow_each_other_and_every_line_is_a_sentence(
    visitor: NewVisitor,
) -> None:
    page = some_rounds(visitor)
    names = page.locator(".pp .nm > .ellipsis").all_inner_texts()
    runs = page.locator(".story li.leads:has(.esc)")
    assert runs.locator("b").count() == runs.count()
    alone = page.locator(".story li:not(.leads, .taken) .line")
    assert alone.count() > 0
    for line in alone.all():
        label = line.get_attribute("aria-label") or ""
        assert re.match(rf"\d+\. .*({'|'.join([*names, 'You'])})", label), label
        assert label.endswith("View the table at this point.")
        shown = (line.text_content() or "").strip()
        assert shown[0].isupper()
    assert alone.first.locator("b").count() == 0


def test_keys_go_from_line_to_line_and_from_round_to_round(visitor: NewVisitor) -> None:
    page = some_rounds(visitor)
    lines, headings = page.locator(".story .line"), page.locator(".story .to-round")
    lines.first.focus()
    page.keyboard.press("PageUp")
    expect(headings.first).to_be_focused()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(headings.nth(2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".story :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(headings.nth(2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".story section").nth(2).locator(".line").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".story section").nth(1).locator(".line").last).to_be_focused()
    page.keyboard.press("PageUp")
    page.keyboard.press("Enter")
    expect(page.locator(".notice.past")).to_be_visible()


def test_lines_light_things_and_things_light_lines(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(TAKE)
    page = player.page
    dealt = page.locator(".story li:has(.private)").first
    dealt.hover()
    expect(page.locator(".mn-hand .mn-card.lit").first).to_be_visible()
    page.locator(".story h2").first.hover()  # of this round, which deals no longer
    expect(page.locator(".mn-hand .mn-card.lit")).to_have_count(0)
    page.locator(".mn-hand .mn-card").first.hover()
    expect(page.locator(".story li.lit-line").first).to_be_attached()
    dealt.locator(".line").focus()
    expect(page.locator(".mn-hand .mn-card.lit").first).to_be_visible()


def test_the_log_is_searched_filtered_and_copied(visitor: NewVisitor) -> None:
    page = some_rounds(visitor)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lines = page.locator(".story li")
    whole = lines.count()
    page.locator(".log").get_by_role("button", name="Search the log").click()
    tools = page.locator(".log-tools")
    expect(tools.get_by_role("searchbox")).to_be_focused()
    tools.get_by_role("searchbox").fill("ROLLS")
    expect(tools.get_by_role("status")).to_have_text(re.compile(r"^\d+ lines?$"))
    assert 0 < lines.count() < whole
    assert all("roll" in text.lower() for text in lines.all_text_contents())
    tools.get_by_label("Player").select_option(label="Ana")
    expect(page.locator(".story li.leads b").first).to_have_text("You")
    shown = lines.count()
    tools.get_by_role("button", name="Copy as text").click()
    expect(tools.get_by_role("button", name="Copied")).to_be_visible()
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert copied.startswith("Round 1")
    assert "Ana rolls" in copied
    assert "You" not in copied
    assert sum(line.startswith("- ") for line in copied.splitlines()) == shown
    tools.get_by_role("button", name="Show all").click()
    expect(lines).to_have_count(whole)


TURNS = """lines => lines.reduce((turns, line) => {
  if (line.classList.contains('leads')) turns.push([]);
  turns.at(-1).push(Number(line.dataset.entry));
  return turns;
}, [])"""
"""The entries of each turn, from top to bottom."""


def test_the_log_speaks_to_its_reader_shows_things_and_gives_links(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(TAKE)
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    turns = page.locator(".story section").first.locator("li:not(.taken)").evaluate_all(TURNS)
    assert all(turn == sorted(turn) for turn in turns)
    assert [turn[0] for turn in turns] == sorted((turn[0] for turn in turns), reverse=True)
    expect(page.locator(".story li.leads b", has_text=re.compile("^You$")).first).to_be_attached()
    expect(page.locator(".story")).not_to_contain_text("Ana ")
    dealt = page.locator(".story li:has(.private)").first
    assert (
        dealt.locator("img.log-symbol").evaluate_all(
            "all => all.filter(each => each.naturalWidth > 0).length"
        )
        > 0
    )
    assert re.search(r"You are dealt: \w+", dealt.locator(".line").get_attribute("aria-label") or "")
    event = page.locator(".story h2 button[data-tip-link]").first
    event.hover()
    page.locator(".tip").get_by_role("button", name="Copy link to this move").click()
    expect(page.locator(".bar .notice")).to_contain_text("Copied")
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert copied == f"{page.url.partition('#')[0]}#{event.get_attribute('data-tip-link')}"


def test_the_address_of_a_move_can_be_copied_and_opens_there(visitor: NewVisitor) -> None:
    page = some_rounds(visitor)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".story h2 button").last.click()
    past = page.locator(".notice.past")
    expect(past).to_be_visible()
    told = past.locator("b").inner_text()
    past.get_by_role("button", name="Copy link to this move").click()
    expect(past.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(str(page.evaluate("navigator.clipboard.readText()")))
    expect(past.locator("b")).to_have_text(told)
