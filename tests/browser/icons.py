"""Draw the icons of an installed client from its symbol, web/public/favicon.svg: python -m tests.browser.icons"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.environment import launch

PUBLIC = Path(__file__).parents[2] / "web" / "public"
PAPER = "#FAF5E9"
SAFE = 0.8
"""Part of a maskable icon that is visible in every shape (safe zone)."""


def draw(page: Page, name: str, size: int, share: float, ground: str) -> None:
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
        f"svg {{ width: {100 * share}vw; height: {100 * share}vh }}</style>{sign}"
    )
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        draw(page, "192", 192, 1, "transparent")
        draw(page, "512", 512, 1, "transparent")
        draw(page, "maskable", 512, SAFE, PAPER)
        draw(page, "180", 180, SAFE, PAPER)
        browser.close()


if __name__ == "__main__":
    main()
