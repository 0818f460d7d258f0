"""A hover redraws only the components that show it, not the table."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.positions import REACHABLE_TARGETS, busiest, lay, sit_down
from tests.browser.visitor import Visitor

MOST_COMPONENTS = 10
SEATS = 3
TARGETS = 6
QUESTIONS = {"amerigo": "sail", "columbus_1492": "dice", "mundus_novus": "take"}
COUNT_RENDERS = """async () => {
  const modules = [...document.querySelectorAll('script[type=module], link[rel=modulepreload]')];
  const exported = await Promise.all(modules.map(({src, href}) => import(src || href)));
  // Preact calls options.__r before it renders a component.
  const options = exported.flatMap(Object.values).find((each) => typeof each?.__r === 'function');
  const before = options.__r;
  window.renders = 0;
  options.__r = (vnode) => {
    window.renders += 1;
    before(vnode);
  };
}"""
PREVIEWED = '"type":"preview"'
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("house")
    tables = [busiest(key, SEATS, question) for key, question in QUESTIONS.items()]
    codes.update(zip(QUESTIONS, lay(folder, tables), strict=True))
    with serving(folder) as found:
        yield found


def renders_of_hover(one: Visitor, x: float, y: float) -> int:
    """Point at a target until its preview is shown; return how many components were rendered."""
    answers = sum(PREVIEWED in text for text in one.heard)
    one.page.evaluate("window.renders = 0")
    one.page.mouse.move(x, y)
    one.wait_until(lambda: sum(PREVIEWED in text for text in one.heard) > answers, "no preview came")
    one.page.evaluate(SHOWN)
    return int(one.page.evaluate("window.renders"))


@pytest.mark.parametrize("key", QUESTIONS)
def test_a_hover_renders_few_components(visitor: NewVisitor, key: str) -> None:
    one = visitor()
    sit_down(one, codes[key])
    one.page.evaluate(COUNT_RENDERS)
    first, *others = one.page.evaluate(REACHABLE_TARGETS)[:TARGETS]
    assert others
    renders_of_hover(one, *first)
    counts = [renders_of_hover(one, x, y) for x, y in others]
    assert max(counts) <= MOST_COMPONENTS
