"""For those who learn: the helper of first matches, and lessons."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor


def test_a_newcomer_is_told_what_is_going_on_and_what_to_do(visitor: NewVisitor) -> None:
    one = visitor(settings={"guide": "first"})
    one.against_bots("mundus_novus")
    page = one.page
    one.ready()
    helper = page.get_by_role("complementary", name="Help for beginners")
    expect(helper).to_contain_text("A good next step")
    helper.get_by_role("button", name="Open rule").first.click()
    expect(page.locator(".ledger li.here")).to_be_visible()
    page.keyboard.press("Escape")
    helper.get_by_role("button", name="Show me").click()
    expect(page.locator(".hov, .on").first).to_be_visible()
    helper.get_by_role("button", name="Turn off help").click()
    expect(helper).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Help for beginners").get_by_label("Always").check()
    page.keyboard.press("Escape")
    expect(helper).to_contain_text("A good next step")


def test_a_lesson_is_a_real_match_by_keys_alone_and_goes_on_after_a_reload(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    page = one.page
    page.get_by_role("button", name="Lesson: Mundus Novus").press("Enter")
    lesson = page.get_by_role("complementary", name="Lesson")
    for at in range(1, 5):
        expect(lesson).to_contain_text(f"{at} of 21")
        expect(lesson.get_by_role("button", name="Next", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
    expect(lesson).to_contain_text("You are the first Trade Master")
    expect(page.locator(".mn-actions.lesson-target")).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("1")
    expect(lesson).to_contain_text("Offer cards in secret")
    page.reload()
    expect(lesson).to_contain_text("6 of 21")
    page.goto("/")
    page.get_by_role("button", name="Continue the lesson: Mundus Novus").click()
    expect(lesson).to_contain_text("Offer cards in secret")
    lesson.get_by_role("button", name="Leave the lesson").click()
    expect(lesson).to_have_count(0)
    expect(one.question).to_have_text("Which cards do you offer?")
