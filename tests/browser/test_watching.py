"""Watching from the lobby: anybody can watch a listed table, whether people or bots play there."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor

OWN_SERVER = True


def test_a_match_against_bots_is_watched_from_the_lobby_if_its_maker_lists_it(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    one.against_bots("columbus_1492")  # private by default
    dialog = one.new_table("columbus_1492")
    dialog.get_by_label("Your name").fill("Ana")
    listed = dialog.get_by_label("Let anyone on this server watch")
    expect(listed).not_to_be_checked()
    listed.check()
    dialog.get_by_role("button", name="Start").click()
    one.ready()
    one.page.get_by_role("button", name="Menu").click()
    expect(one.page.locator(".facts")).to_contain_text("Anyone on this server")
    other.page.goto("/tables")
    row = other.page.locator(".match-row", has_text="Ana")
    expect(row).to_contain_text("Ana, 2 bots")
    row.get_by_role("link", name="Watch").click()
    expect(other.page.get_by_text("You are watching.").first).to_be_visible()
    expect(other.choices).to_have_count(0)
    other.page.goto("/tables")
    expect(other.page.locator(".match-row", has_text="Ana")).to_have_count(1)
    # A visitor's own tables are not listed twice.
    one.page.goto("/tables")
    expect(one.page.locator("a.match-row").nth(1)).to_be_visible()
    expect(one.page.locator("div.match-row", has_text="Ana")).to_have_count(0)


def test_bots_play_alone_and_are_watched(visitor: NewVisitor) -> None:
    # A long match of slow bots while somebody watches.
    one, other = visitor(settings={"pace": 2000}), visitor()
    dialog = one.new_table("amerigo")
    dialog.get_by_label("Who plays seat 1").select_option("bot")
    dialog.get_by_label("Let anyone on this server watch").check()
    dialog.get_by_role("button", name="Start and watch").click()
    expect(one.page.get_by_text("You are watching.").first).to_be_visible()
    expect(one.page.locator(".pp")).to_have_count(3)
    lines = one.page.locator(".lines li")
    before = lines.count()
    expect(lines.nth(before)).to_be_attached()
    other.home()
    other.page.locator(".open-tables .match-row", has_text="3 bots").click()
    expect(other.page.get_by_text("You are watching.").first).to_be_visible()
    expect(one.page.get_by_role("button", name="2 spectators")).to_be_visible()
