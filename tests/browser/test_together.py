"""Several people: two browsers and a spectator, a shared screen, lost connections, undo requests."""

import json
import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import ANSWERED, PATIENCE, Visitor

OWN_SERVER = True

LOOK_EVERY = 50
MOST_STEPS = 120
"""Maximum number of choices until a phase of Amerigo ends and the next throw into the tower comes."""
HELD = 20
"""Number of repeats of a key that is held for up to a second."""
ASKS_AFTER, GIVES_UP_AFTER = 10_000, 8_000
"""Milliseconds after which a page pings the server, and how long it waits for the answer."""
NOT_YOURS = {"code": "not-yours", "reason": "fault-not-yours", "facts": {}}


def open_table(one: Visitor, game: str, seats: int = 2, *, listed: bool = False) -> str:
    """Open a table with all seats but the first free; return its code."""
    dialog = one.new_table(game)
    while dialog.locator(".seat-row").count() > seats:
        dialog.get_by_role("button", name="Remove seat").last.click()
    for seat in range(2, seats + 1):
        dialog.get_by_label(f"Who plays seat {seat}").select_option("open")
    if listed:
        dialog.locator("summary").click()
        dialog.get_by_label("List among the open tables").check()
    dialog.locator("button[type=submit]").click()
    code = one.page.locator(".big-code")
    expect(code).to_be_visible()
    return (code.text_content() or "").strip()


def sit_down(other: Visitor, code: str, name: str) -> None:
    other.page.goto(f"/join/{code}")
    other.page.get_by_label("Your name").fill(name)
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator(".bar")).to_be_visible()


def watch_link(one: Visitor) -> str:
    """Return the link that the table's button gives."""
    with one.page.expect_response("**/watch") as answered:
        one.page.get_by_role("button", name="Spectator link").click()
    return str(answered.value.json()["watch_link"])


def whoever_is_asked(*all_of_them: Visitor) -> Visitor:
    """Wait for the first visitor who can choose or confirm something: the deal decides whose turn it is."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for one in all_of_them:
            if one.choices.count() or one.confirm.count():
                return one
        all_of_them[0].page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError("nobody is asked for anything")


def test_two_people_and_a_spectator(visitor: NewVisitor) -> None:
    one, other, third = visitor(), visitor(), visitor()
    code = open_table(one, "columbus_1492")
    expect(one.page.locator("svg.qr path")).to_have_attribute("d", re.compile("M"))
    watch = watch_link(one)
    sit_down(other, code, "Bruno")
    expect(one.page.locator(".bar")).to_be_visible()
    third.page.goto(watch)
    expect(third.page.locator(".bar")).to_be_visible()
    expect(third.page.get_by_text("You are watching.").first).to_be_visible()
    for _ in range(10):
        whoever_is_asked(one, other).act()
    expect(third.choices).to_have_count(0)
    expect(one.page.locator(".lines li").nth(2)).to_be_attached()
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Write a message").fill("Good wind!")
    other.page.keyboard.press("Enter")
    third.page.get_by_role("tab", name="Chat").click()
    expect(third.page.get_by_text("Good wind!")).to_be_visible()


def test_open_tables_seats_and_watchers(visitor: NewVisitor) -> None:
    one, other, third, fourth = visitor(), visitor(), visitor(), visitor()
    code = open_table(one, "columbus_1492", listed=True)
    third.home()
    third.page.get_by_role("button", name="Settings").click()
    third.page.get_by_label("Your name").fill("Chloé")
    third.page.get_by_role("button", name="Save").click()
    expect(third.page.get_by_text("Saved.")).to_be_visible()
    third.page.goto("/tables")
    third.page.get_by_role("link", name="Watch").click()
    watching = one.page.get_by_role("button", name="One spectator")
    expect(watching).to_be_visible()
    # The code in small letters, typed on the first page.
    other.home()
    other.page.get_by_label("Code or link of the table").fill(f" {code.lower()} ")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_label("Your name")).not_to_have_value("")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator(".bar")).to_be_visible()
    fourth.page.goto("/tables")
    expect(fourth.page.get_by_role("button", name="Sit down")).to_have_count(0)
    fourth.page.get_by_role("link", name="Watch").click()
    one.page.get_by_role("button", name="2 spectators").click()
    expect(one.page.locator(".watcher-names li")).to_have_text(["Chloé", "No name"])
    third.page.goto("/")
    expect(one.page.locator(".watcher-names li")).to_have_text(["No name"])
    fourth.page.goto("/")
    expect(one.page.locator(".watcher-names li")).to_have_count(0)


def after_a_roll(visitor: NewVisitor) -> tuple[Visitor, Visitor]:
    """Return two visitors at a table of 1492: the one who has rolled the dice, and the other."""
    one, other = visitor(), visitor()
    code = open_table(one, "columbus_1492")
    sit_down(other, code, "Bruno")
    expect(one.page.locator(".bar")).to_be_visible()
    first = whoever_is_asked(one, other)
    second = other if first is one else one
    first.page.get_by_role("button", name="Roll the dice").click()
    return first, second


def test_an_undo_that_others_must_agree_to(visitor: NewVisitor) -> None:
    first, second = after_a_roll(visitor)
    asking = first.page.get_by_role("button", name="Ask to undo")
    expect(asking).to_be_enabled()
    asking.click()
    agree = second.page.get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    expect(agree).to_be_enabled()
    agree.click()
    expect(first.page.get_by_role("button", name="Roll the dice")).to_be_visible()
    expect(second.page.locator(".lines .taken").first).to_be_visible()


def hands(view: dict[str, object]) -> list[int]:
    """Return the seats whose hand a view shows."""
    seats = view["seats"]
    assert isinstance(seats, list)
    return [at for at, seat in enumerate(seats) if seat.get("hand") is not None]


def opened(one: Visitor) -> set[int]:
    """Return the seats that the visitor has looked from."""
    welcomes = [json.loads(text) for text in one.heard if '"welcome"' in text]
    return {welcome["looking"] for welcome in welcomes} - {None}


def share_a_screen(one: Visitor) -> None:
    dialog = one.new_table("mundus_novus")
    dialog.get_by_role("button", name="Remove seat").last.click()
    dialog.get_by_label("Who plays seat 2").select_option("local")
    dialog.get_by_placeholder("Name of player 2").fill("Bruno")
    dialog.locator("button[type=submit]").click()


def test_a_key_that_is_held_does_not_open_the_curtain(visitor: NewVisitor) -> None:
    one = visitor()
    share_a_screen(one)
    page, curtain = one.page, one.page.locator(".curtain")
    expect(curtain).to_be_visible()
    page.keyboard.down("Enter")
    expect(curtain.locator(".btn.p")).to_be_focused()
    for _ in range(HELD):
        page.keyboard.down("Enter")  # like the repeats of a held key
    page.keyboard.up("Enter")
    assert opened(one) == set()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    assert len(opened(one)) == 1


def test_a_curtain_keeps_secrets_on_a_shared_screen(visitor: NewVisitor) -> None:
    one = visitor()
    share_a_screen(one)
    page = one.page
    eyes: list[int] = []
    for _ in range(60):
        one.ready()
        if page.locator(".curtain").count():
            # Behind the curtain nobody's view is in the page: the last one that came is a spectator's.
            expect(page.locator(".strip-curtain")).to_be_visible()
            assert page.locator(".mn-hand, [data-legal]").count() == 0
            expect(page.locator(".pp").first).to_be_visible()  # public information stays visible
            page.locator(".curtain .btn.p").click()
            expect(page.locator(".curtain")).to_have_count(0)
            one.ready()
        one.act_by_notation()
        if len(opened(one)) == 2:
            break
    for text in one.heard:
        message = json.loads(text)
        position = message.get("position")
        if position is None:
            continue
        looking = message.get("looking", eyes[-1] if eyes else None)
        if message["type"] == "welcome":
            eyes.append(looking)
        shown = hands(position["view"])
        assert shown in ([], [looking]), (looking, shown)
    assert {0, 1} <= set(eyes)


def open_curtain(page: Page, pin: str = "") -> None:
    if pin:
        page.locator(".curtain .pin").fill(pin)
    page.locator(".curtain .btn.p").click()
    expect(page.locator(".curtain")).to_have_count(0)


def until_public_question(one: Visitor) -> None:
    page = one.page
    for _ in range(80):
        one.ready()
        if page.locator(".public-question").count():
            return
        if page.locator(".curtain").count():
            open_curtain(page)
        one.act_by_notation()
    raise AssertionError("everything was asked behind the curtain")


def test_public_choices_need_no_change_of_hands_on_a_shared_screen(visitor: NewVisitor) -> None:
    one = visitor()
    share_a_screen(one)
    page = one.page
    until_public_question(one)
    question = page.locator(".public-question")
    name = question.locator("h2").inner_text()
    expect(page.locator("#question h2")).to_contain_text(f"{name}: ")
    assert page.locator(".mn-hand, .curtain").count() == 0
    acts = len(one.acts())
    question.locator("[data-legal]").first.click()
    page.wait_for_function(ANSWERED)
    assert len(one.acts()) == acts + 1
    expect(question).to_be_visible()  # the card is placed, or the other one takes: both are public
    question.get_by_role("button", name="Show my cards").click()
    expect(page.locator(".mn-hand")).to_be_visible()
    expect(question).to_have_count(0)


def test_a_pin_protects_a_seat_on_a_shared_screen(visitor: NewVisitor) -> None:
    one = visitor()
    share_a_screen(one)
    page, curtain = one.page, one.page.locator(".curtain")
    curtain.get_by_role("button", name="Set a PIN").click()
    open_curtain(page, "2468")
    expect(page.locator(".mn-hand")).to_be_visible()
    page.reload()
    expect(curtain.locator(".pin")).to_be_visible()
    assert page.locator(".mn-hand").count() == 0
    curtain.locator(".pin").fill("1111")
    curtain.locator(".btn.p").click()
    expect(page.get_by_role("alert")).to_contain_text("Wrong PIN")
    open_curtain(page, "2468")
    expect(page.locator(".mn-hand")).to_be_visible()
    page.reload()
    curtain.get_by_role("button", name="Forgot the PIN?").click()
    expect(curtain).to_contain_text("was removed")
    open_curtain(page)


def test_a_reload_in_mid_turn_loses_nothing(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("amerigo")
    chips = one.page.locator(".chip.step")
    for _ in range(20):
        one.act()
        one.ready()
        if chips.count() > 1:
            break
    question = one.question.text_content()
    steps = chips.all_text_contents()
    assert len(steps) > 1
    # In words, as the choices were offered: no step shows its notation.
    assert not set(steps) & set(one.acts())
    one.page.reload()
    one.ready()
    expect(one.question).to_have_text(question or "")
    expect(chips).to_have_text(steps)


def test_a_lost_line_is_found_again_and_the_choice_is_kept(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.page
    page.clock.install()
    one.against_bots("columbus_1492")
    one.ready()
    one.wait_until(lambda: answers(one) > 0, "the server does not answer")
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(True)
    heard = answers(one)
    # The browser keeps an open socket alive when it goes offline, so the silence must be detected: nobody answers the
    # page's ping.
    page.clock.run_for(ASKS_AFTER)
    page.clock.run_for(GIVES_UP_AFTER)
    expect(page.locator(".notice.info")).to_be_visible(timeout=30_000)
    assert answers(one) == heard
    page.context.set_offline(False)
    expect(page.locator(".notice.info")).to_have_count(0, timeout=30_000)
    one.act()


def answers(one: Visitor) -> int:
    """Return the number of pongs from the server."""
    return sum(json.loads(text)["type"] == "pong" for text in one.heard)


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitor: NewVisitor) -> None:
    # A long match of slow bots: it must not be over before the seat is taken back.
    one = visitor(settings={"pace": 400})
    one.against_bots("amerigo")
    one.ready()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Let a bot play for me").click()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Play for myself again").click()
    one.ready()


def test_a_bot_plays_for_somebody_who_is_away(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    wish = {"game": "amerigo", "seats": [{"role": "me"}, {"role": "open"}], "grace_seconds": 5}
    one.page.goto(one.new_match("Ana", wish))
    sit_down(other, one.page.locator(".big-code").inner_text(), "Bruno")
    expect(one.page.locator(".bar")).to_be_visible()
    table = other.page.url
    for_bruno = one.page.get_by_role("button", name="Let a bot play for Bruno")
    expect(for_bruno).to_have_count(0)
    other.page.goto("/rules")
    expect(one.page.get_by_role("button", name="A bot may stand in for Bruno in 0:0")).to_be_disabled()
    for_bruno.click()
    expect(for_bruno).to_have_count(0)
    one.ready()
    other.page.goto(table)
    other.page.get_by_role("button", name="Play for myself again").click()
    expect(other.page.get_by_role("button", name="Play for myself again")).to_have_count(0)
    whoever_is_asked(one, other).act()


def test_a_gathering_table_is_arranged_by_its_maker_and_anybody_may_stand_up(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    code = open_table(one, "columbus_1492", 3)
    other.page.goto(f"/join/{code}")
    other.page.get_by_label("Your name").fill("Bruno")
    other.page.get_by_role("button", name="Sit down").click()
    expect(one.page.locator(".sitting")).to_contain_text("Bruno")
    expect(one.page.get_by_role("button", name="Add a bot")).to_have_count(1)
    stand_up = other.page.get_by_role("button", name="Stand up")
    expect(stand_up).to_be_visible()
    expect(other.page.get_by_role("button", name="Add a bot")).to_have_count(0)
    stand_up.click()
    expect(one.page.locator(".sitting")).not_to_contain_text("Bruno")
    expect(one.page.get_by_role("button", name="Add a bot")).to_have_count(2)
    other.page.get_by_role("link", name="Sit down").click()
    other.page.get_by_role("button", name="Sit down").click()
    expect(stand_up).to_be_visible()
    # A refusal is shown.
    one.expect_refusal(403)
    one.page.route("**/leave", lambda route: route.fulfill(status=403, json=NOT_YOURS))
    one.page.get_by_role("button", name="Stand up").click()
    expect(one.page.get_by_role("alert")).to_have_text("That isn’t your seat or your decision.")
    one.page.unroute("**/leave")
    # When the host leaves, the table belongs to the others.
    one.page.get_by_role("button", name="Stand up").click()
    expect(other.page.get_by_role("button", name="Add a bot")).to_have_count(2)
    other.page.get_by_role("button", name="Start with bots").click()
    expect(other.page.locator(".bar")).to_be_visible()


def test_a_choice_that_cannot_be_undone_is_confirmed_first(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    code = open_table(one, "amerigo")
    sit_down(other, code, "Bruno")
    expect(one.page.locator(".bar")).to_be_visible()
    for _ in range(MOST_STEPS):
        asked = whoever_is_asked(one, other)
        asked.act()
        asks = asked.page.locator(".notice.info", has_text="you can’t undo it freely")
        if asks.count():
            break
    expect(asks).to_be_visible()
    lines = asked.page.locator(".lines li")
    before = lines.count()
    asked.confirm.first.click()
    expect(asks).to_have_count(0)
    expect(lines).not_to_have_count(before)
    assert asked.acts()[-1] == asked.acts()[-2]
