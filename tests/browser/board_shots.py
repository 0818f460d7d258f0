"""Pictures of every question of Amerigo and 1492: python -m tests.browser.board_shots DIR [GAME] [QUESTION ...]"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.environment import launch, missing, serving
from tests.browser.positions import Moment, lay, moments, sit_down
from tests.browser.visitor import Visitor

SIZES = ((1440, 900), (1024, 768), (390, 844))
SCHEMES = ("light", "dark")
SEATS = {"amerigo": 4, "columbus_1492": 5}
LOOKS = len(SIZES) * len(SCHEMES)


def wanted(game: str, questions: list[str]) -> dict[str, Moment]:
    """One position for each question of a game."""
    found = {question: moment for (question, _), moment in moments(game, SEATS[game]).items()}
    return {question: moment for question, moment in found.items() if not questions or question in questions}


def main() -> None:
    reason = missing()
    if reason or len(sys.argv) < 2:
        raise SystemExit(reason or __doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    games = [name for name in sys.argv[2:] if name in SEATS] or list(SEATS)
    questions = [name for name in sys.argv[2:] if name not in SEATS]
    tables = [moment for game in games for moment in wanted(game, questions).values()]
    with tempfile.TemporaryDirectory() as data:
        codes = lay(Path(data), tables * LOOKS)
        with serving(Path(data)) as address, sync_playwright() as playwright:
            browser = launch(playwright)
            for size in SIZES:
                for scheme in SCHEMES:
                    one = Visitor(
                        browser,
                        address,
                        viewport={"width": size[0], "height": size[1]},
                        color_scheme=scheme,
                        has_touch=size[0] < 700,
                    )
                    for moment in tables:
                        sit_down(one, codes.pop(0))
                        one.page.wait_for_timeout(300)
                        name = f"{moment.game}_{moment.question}_{size[0]}x{size[1]}_{scheme}.png"
                        one.page.screenshot(path=folder / name)
                    one.close()
            browser.close()


if __name__ == "__main__":
    main()
