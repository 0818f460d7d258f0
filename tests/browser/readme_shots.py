"""Take the pictures of the README: python -m tests.browser.readme_shots docs/pictures [GAME ...]

Bots play each game into its middle; then a visitor takes a seat and plays some turns, so that the log shows them,
until a decision is worth a picture.
"""

import argparse
import base64
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from caravela.games import game
from tests.browser.environment import launch, missing, serving
from tests.browser.positions import Moment, course, lay, sit_down
from tests.browser.shots import SETTLED, SIZES
from tests.browser.visitor import READY, Visitor

WIDE, _, PHONE = SIZES
QUALITY = 0.82
MOST_STEPS = 60
WEBP = """async ([picture, quality]) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}"""


@dataclass(frozen=True)
class Scene:
    """The moment of a match to show, and how."""

    game: str
    seats: int
    seed: int
    round: int
    question: str
    steps: int
    """Minimum number of choices before the picture."""
    scheme: Literal["light", "dark"]
    phone: bool = False
    """Whether it is shown on a phone too."""


SCENES = (
    Scene("mundus_novus", 4, 3, 5, "take", 6, "light"),
    Scene("amerigo", 4, 5, 3, "choose", 6, "dark"),
    Scene("columbus_1492", 4, 1, 12, "dice", 4, "light", phone=True),
)


def middle(scene: Scene) -> Moment:
    """Return a seat's first decision in the round of the scene."""
    rules = game(scene.game).new_rules(None)
    for decision, state in course(scene.game, scene.seats, scene.seed):
        position = rules.encode(state)
        if position["round"] == scene.round:
            seat = int(decision.seat)
            return Moment(scene.game, "", decision.question, scene.seats, seat, position)
    raise SystemExit(f"{scene.game}: the match has no round {scene.round}")


def play_on(one: Visitor, scene: Scene) -> None:
    for step in range(MOST_STEPS):
        one.page.wait_for_function(READY)
        if step >= scene.steps and one.asked_question() == scene.question:
            return
        one.act_by_notation()
    raise SystemExit(f"{scene.game}: {scene.question} was not asked")


def take(browser: Browser, one: Visitor, size: tuple[int, int], file: Path) -> None:
    """Save the page as a small picture: the browser itself encodes WebP."""
    page = one.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    page.wait_for_function(SETTLED, arg=page.evaluate("document.documentElement.dataset.theme"))
    shot = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    darkroom = browser.new_page()
    small = str(darkroom.evaluate(WEBP, [shot, QUALITY]))
    darkroom.close()
    file.write_bytes(base64.b64decode(small.partition(",")[2]))


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("folder", type=Path)
    wishes.add_argument("games", nargs="*", metavar="GAME", help="some only")
    wish = wishes.parse_args()
    reason = missing()
    if reason:
        raise SystemExit(reason)
    wish.folder.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in SCENES if not wish.games or scene.game in wish.games]
    with tempfile.TemporaryDirectory() as data:
        codes = lay(Path(data), map(middle, scenes))
        with serving(Path(data)) as address, sync_playwright() as playwright:
            browser = launch(playwright)
            for scene, code in zip(scenes, codes, strict=True):
                one = Visitor(
                    browser,
                    address,
                    viewport={"width": WIDE[0], "height": WIDE[1]},
                    color_scheme=scene.scheme,
                )
                sit_down(one, code)
                play_on(one, scene)
                take(browser, one, WIDE, wish.folder / f"{scene.game}.webp")
                if scene.phone:
                    take(browser, one, PHONE, wish.folder / f"{scene.game}_phone.webp")
                one.close()
            browser.close()


if __name__ == "__main__":
    main()
