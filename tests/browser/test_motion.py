"""Pieces move in the order of the events, a new update finishes running animations, and motion can be off."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.rules import Rules
from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.laid_tables import lay_tables
from tests.browser.positions import sit_down
from tests.browser.visitor import Visitor
from tests.rules.amerigo import table as amerigo
from tests.rules.columbus_1492 import table as columbus
from tests.rules.mundus_novus import table as mundus

NOTE = """window.noted = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const made = animate.call(this, frames, timing);
  noted.push({
    made, name: this.dataset.piece ?? this.dataset.counts, delay: timing.delay, lasts: timing.duration,
    frame: document.timeline.currentTime, waits: getComputedStyle(this).transform,
    earlier: noted.filter(each => each.frame < document.timeline.currentTime && each.made.playState === 'running')
      .map(each => each.name),
  });
  return made;
};"""
NOTED = "() => noted.map(({made, ...told}) => told)"
"""Started animations: name, delay and duration, and those of earlier views that were still running."""
MOVED = "name => noted.some(each => each.name === name)"
TURNS = """() => [...document.querySelectorAll('[data-turns]')].map(each => ({
  name: each.dataset.piece, owner: each.closest('[data-place]').dataset.place,
  delay: getComputedStyle(each).getPropertyValue('--delay') }))"""
WHOLE = 900
"""Milliseconds from the first start to the last arrival, at normal speed."""
OFFERS: dict[str, Any] = {"seats": {"A": {"offer": "11"}, "B": {"offer": "22"}, "C": {"offer": "33"}}}
TAKEN: dict[str, Any] = {"actor": "A", "trade": {"last_taker": "A", "last_owner": "B", "in_flight": "7"}}


def developing() -> MundusState:
    state = mundus.turn("99955", ["23678", "34689"])
    mundus.play(state, "A: set 9: 9 9 9")
    return state


def nearly_revealed() -> MundusState:
    """Return a position in which the others have sealed their offers."""
    return mundus.position(
        "offer",
        ["11559", "23678", "34689"],
        announced=2,
        actor="",
        seats={"B": {"sealed": "offer 2 3"}, "C": {"sealed": "offer 8 9"}},
    )


TABLES: dict[str, dict[str, Any]] = {
    "mundus_novus": {
        "exchange": mundus.position("place", ["559", "23678", "34689"], **OFFERS, **TAKEN),
        "develop": developing(),
        "pressed": developing(),
        "reveal": nearly_revealed(),
        "different": mundus.turn("1234R", ["23678", "34689"]),
        "two": mundus.position("take", ["559", "23678", "34689"], **OFFERS),
        "off": mundus.turn("1234R", ["23678", "34689"]),
        "less": mundus.turn("1234R", ["23678", "34689"]),
    },
    "columbus_1492": {
        "storm": columbus.dice_turn("storm rose gust", {"A": "8,4", "B": "9,5", "C": "4,5"}, seats=3),
    },
    "amerigo": {
        "pirates": amerigo.position(
            "choose",
            {"A": {"cannons": 9, "points": 20}, "B": {"cannons": 6, "points": 20}},
            actor="A",
            order="BA",
            round=3,
            phase="white",
            centre={"white": 2},
            pirates=[3, 1, 2],
        ),
    },
}
RULES: dict[str, Rules] = {
    "mundus_novus": mundus.RULES,
    "columbus_1492": columbus.RULES,
    "amerigo": amerigo.RULES,
}

codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    for game, states in TABLES.items():
        rules = RULES[game]
        codes.update(lay_tables(folder, game, {name: rules.encode(state) for name, state in states.items()}))
    with serving(folder) as found:
        yield found


def seated(visitor: NewVisitor, table: str, **options: Any) -> Visitor:  # noqa: ANN401 - a visitor's own options
    one = visitor(**{"settings": {"motion": "normal"}} | options)
    one.page.add_init_script(NOTE)
    sit_down(one, codes[table])
    one.page.evaluate("noted.length = 0")
    return one


def noted(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(NOTED)
    return found


def starts(page: Page) -> dict[str, float]:
    """Return the delay of each animation, in milliseconds after the first of its view."""
    return {each["name"]: each["delay"] for each in noted(page)}


def told(one: Visitor) -> list[str]:
    """Return the events of the last update that had any."""
    updates = [json.loads(text) for text in one.heard]
    lines = [each["lines"] for each in updates if each["type"] == "update" and each["lines"]]
    return [event["event"] for line in lines[-1] for event in line["events"]]


def name_of(page: Page, place: str) -> str:
    name = page.locator(f"{place} [data-piece], {place}[data-piece]").first.get_attribute("data-piece")
    assert name is not None
    return name


def test_of_an_exchange_one_card_goes_and_then_the_other_comes(visitor: NewVisitor) -> None:
    page = seated(visitor, "exchange").page
    laid = name_of(page, ".mn-flight")
    came = name_of(page, ".mn-market [data-legal='exchange 2']")
    page.locator(".mn-market [data-legal='exchange 2']").click()
    page.wait_for_function(MOVED, arg=came)
    found = starts(page)
    assert found[laid] == 0
    assert found[came] > 0
    # It waits at its old place: the table below is already up to date.
    assert next(each["waits"] for each in noted(page) if each["name"] == came) != "none"
    expect(page.locator(f".mn-hand [data-piece={came}]")).to_be_visible()


def test_a_development_is_taken_then_the_queue_moves_up_then_it_is_filled(visitor: NewVisitor) -> None:
    one = seated(visitor, "develop")
    page = one.page
    queue = [
        str(each.get_attribute("data-piece")) for each in page.locator(".mn-queue .mn-dv[data-piece]").all()
    ]
    page.locator(".mn-queue [data-legal='develop 2']").click()
    page.wait_for_function(MOVED, arg=queue[1])
    found = starts(page)
    [filled] = [name for name in found if name.startswith("mn-dev-") and name not in queue]
    assert told(one) == ["development-taken", "queue-filled"]
    assert found[queue[1]] < found[queue[2]] == found[queue[4]] < found[filled]
    assert all(each["delay"] + each["lasts"] <= WHOLE for each in noted(page))


def test_all_offers_turn_over_together_where_they_lie(visitor: NewVisitor) -> None:
    one = seated(visitor, "reveal")
    page = one.page
    for card in (1, 2):
        page.locator(f".mn-hand .held:nth-child({card}) .mn-card").click()
    one.confirm.first.click()
    page.wait_for_function("() => document.querySelectorAll('[data-turns]').length === 4")
    page.wait_for_function("() => noted.length > 0")
    turned = page.evaluate(TURNS)
    assert {each["owner"] for each in turned} == {"offer B", "offer C"}
    assert told(one)[:4] == ["choice-sealed", *["offer-revealed"] * 3]
    own = [each for each in noted(page) if each["delay"] == 0]
    assert own, "one's own cards lie down first"
    assert len({each["delay"] for each in turned}) == 1
    assert turned[0]["delay"] != "0ms"
    assert not {each["name"] for each in turned} & {each["name"] for each in noted(page)}


def test_doubloons_count_when_they_are_paid_and_nothing_makes_room(visitor: NewVisitor) -> None:
    page = seated(visitor, "different").page
    number = page.locator(".mn-own [data-counts='score-A']")
    for card in range(1, 5):
        page.locator(f".mn-hand .held:nth-child({card}) .mn-card").click()
    page.locator(".bar .btn.p:not(:disabled)").first.click()
    page.wait_for_function(MOVED, arg="score-A")
    expect(number).to_have_text("5")
    meanwhile = number.bounding_box()
    paid = [each for each in noted(page) if each["name"] == "score-A"]
    spent = [each for each in noted(page) if each["name"].startswith("mn-") and each["lasts"]]
    assert spent
    assert {each["delay"] for each in paid} == {0}
    page.wait_for_function("() => document.querySelectorAll('[data-counting]').length === 0")
    assert number.bounding_box() == meanwhile


def test_a_new_update_finishes_what_still_moves(visitor: NewVisitor) -> None:
    one = seated(visitor, "two", settings={"motion": "slow"})
    page = one.page
    card = page.locator(".mn-scene [data-legal^=take]").first
    name = str(card.get_attribute("data-piece"))
    # The page itself chooses again as soon as the first animation runs: no person is that fast.
    page.evaluate(
        """name => new MutationObserver((_, watcher) => {
          const keep = document.querySelector('.mn-hand [data-legal=keep]');
          if (!keep || !noted.some(each => each.name === name)) return;
          watcher.disconnect();
          window.stillMoving = noted.filter(each => each.made.playState === 'running').map(each => each.name);
          keep.click();
        }).observe(document.body, {subtree: true, childList: true, attributes: true})""",
        name,
    )
    card.click()
    expect(page.locator(f".mn-hand [data-piece={name}]")).to_be_visible()
    page.wait_for_function("name => noted.filter(each => each.name === name).length > 1", arg=name)
    assert name in page.evaluate("stillMoving")
    assert {left for each in noted(page) for left in each["earlier"]} == set()


def test_a_card_that_still_moves_can_be_pressed_where_it_is_seen(visitor: NewVisitor) -> None:
    one = seated(visitor, "pressed", settings={"motion": "slow"})
    page = one.page
    name = str(page.locator(".mn-queue .mn-dv[data-piece]").last.get_attribute("data-piece"))
    page.locator(".mn-queue [data-legal='develop 2']").click()
    moving = page.locator(f".mn-queue [data-piece='{name}']")
    page.wait_for_function(MOVED, arg=name)
    page.evaluate(
        "() => addEventListener('click', event => { window.met = event.target.closest('[data-piece]') })"
    )
    box = moving.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.evaluate("() => met?.dataset.piece") == name
    page.wait_for_function("() => noted.every(each => each.made.playState === 'finished')")


@pytest.mark.parametrize("wish", ["off", "less"])
def test_who_wants_no_motion_has_none(visitor: NewVisitor, wish: str) -> None:
    options: dict[str, Any] = (
        {"settings": {"motion": "off"}} if wish == "off" else {"reduced_motion": "reduce"}
    )
    page = seated(visitor, wish, **options).page
    for card in range(1, 5):
        page.locator(f".mn-hand .held:nth-child({card}) .mn-card").click()
    page.locator(".bar .btn.p:not(:disabled)").first.click()
    expect(page.locator(".mn-own [data-counts='score-A']")).to_have_text("5")
    expect(page.locator(".mn-hand .held")).to_have_count(1)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert noted(page) == []
    assert page.evaluate("() => document.getAnimations().length") == 0
    assert page.locator("[data-counting]").count() == 0


def test_a_storm_pushes_at_once_and_a_replay_keeps_the_order(visitor: NewVisitor) -> None:
    one = seated(visitor, "storm")
    page = one.page
    choose(one, "storm 3")
    page.wait_for_function(MOVED, arg="ship-B")
    assert told(one).count("caravel-pushed") == 2
    assert {starts(page)[ship] for ship in ("ship-A", "ship-B")} == {0}
    choose(one, "rose ")
    gust = f"gust-{choose(one, 'gust ').split()[1]}"
    page.wait_for_function(MOVED, arg=gust)
    page.evaluate("noted.length = 0")
    page.keyboard.press("[")
    page.keyboard.press("Home")
    expect(page.locator(".notice.past")).to_contain_text("move 0 of")
    # Views that arrive within one frame are animated as one, and then nothing would move.
    page.wait_for_function(MOVED, arg=gust)
    page.evaluate("noted.length = 0")
    page.keyboard.press("End")
    page.wait_for_function(MOVED, arg=gust)
    assert starts(page)["ship-A"] < starts(page)[gust]


def test_pirates_come_to_all_at_once(visitor: NewVisitor) -> None:
    one = seated(visitor, "pirates")
    page = one.page
    choose(one, "pass")
    page.wait_for_function(MOVED, arg="cannons-B")
    assert told(one).count("pirates-beaten") == 2
    assert starts(page)["cannons-A"] == starts(page)["cannons-B"]


def choose(one: Visitor, beginning: str) -> str:
    """Choose the first action with this prefix."""
    one.ready()
    asked = one.asked()
    action = next(each for each in asked if each.startswith(beginning))
    one.act_by_notation(asked.index(action))
    return action
