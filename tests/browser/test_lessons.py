"""Every lesson, played to its end as it says, in every language: each step is shown, in order, none is skipped."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from playwright.sync_api import Locator, expect

from caravela.texts import LANGUAGES
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import TITLES, Visitor

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
STEP = re.compile(r"\{ (name: [^}]*) \}")
FIELD = re.compile(r'(\w+): "([^"]*)"')
WORDS = ROOT / "src" / "caravela" / "texts" / "web"


@dataclass(frozen=True)
class Step:
    name: str
    question: str = ""
    action: str = ""
    light: str = ""


def steps_of(game: str) -> list[Step]:
    source = (GAMES / game / "learning" / "lesson.ts").read_text(encoding="utf-8")
    return [Step(**dict(FIELD.findall(step))) for step in STEP.findall(source)]


def texts_in(file: Path) -> dict[str, str]:
    """Return the messages of a file that have neither variants nor variables."""
    found: dict[str, str] = {}
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and all(
            isinstance(e, ast.TextElement) for e in entry.value.elements
        ):
            found[entry.id.name] = "".join(element.value for element in entry.value.elements)
    return found


def do(one: Visitor, step: Step, lesson: Locator, words: dict[str, str]) -> None:
    """Do what a step asks for: read it, or choose its action."""
    page = one.page
    if not step.question:
        lesson.get_by_role("button", name=words["ui-lesson-next"], exact=True).click()
    else:
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        page.locator("dialog[open] [role=combobox]").fill(step.action)
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_shows_every_step_in_order_to_its_end(visitor: NewVisitor, game: str, language: str) -> None:
    one = visitor(settings={"language": language, "guide": "always"})
    words = texts_in(WORDS / f"{language}.ftl")
    texts = texts_in(GAMES / game / "learning" / f"{language}.ftl")
    steps = steps_of(game)
    one.page.goto("/")
    one.page.locator(f".learn[aria-label$='{TITLES[game]}']").click()
    lesson = one.page.locator("[data-region=lesson]")
    for number, step in enumerate(steps, 1):
        expect(lesson).to_contain_text(texts[f"lesson-{step.name}"])
        expect(lesson.locator(".count")).to_contain_text(re.compile(rf"^{number}\D+{len(steps)}$"))
        assert not step.question or step.action, f"{step.name} does not say what to choose"
        expect(one.page.locator(".guide .next")).to_have_count(0)
        do(one, step, lesson, words)
    expect(lesson).to_contain_text(texts["lesson-end"])
    lesson.get_by_role("button", name=words["ui-lesson-play-on"]).click()
    expect(lesson).to_have_count(0)


def test_a_lesson_takes_no_other_choice_and_goes_back_with_an_undo(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    page = one.page
    bar = page.locator(".bar")
    page.locator(f".learn[aria-label$='{TITLES['columbus_1492']}']").click()
    lesson = page.locator("[data-region=lesson]")
    count = lesson.locator(".count")
    page.locator("[data-legal=roll]").click()
    expect(bar).to_contain_text("read what the lesson says first")
    lesson.get_by_role("button", name="Next", exact=True).click()
    expect(count).to_contain_text("2 of")
    page.get_by_role("button", name="Skip your turn").click()
    expect(bar).to_contain_text("do what this step says")
    expect(count).to_contain_text("2 of")
    page.locator("[data-legal=roll]").click()
    for number, step in enumerate(steps_of("columbus_1492")[2:4], 3):
        expect(count).to_contain_text(f"{number} of")
        do(one, step, lesson, {})
    expect(count).to_contain_text("5 of")
    bar.get_by_role("button", name="Undo").click()
    expect(count).to_contain_text("4 of")
