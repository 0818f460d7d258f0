"""The gallery of the board kit looks as in its checked-in pictures: python -m tests.browser.test_gallery writes them.

The pictures in tests/browser/gallery show every part in all its states. A difference beyond the tolerance is a change
of style: look at it, then write the pictures again.
"""

import io
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, sync_playwright

from tests.browser.environment import ROOT, launch, serving

PICTURES = Path(__file__).parent / "gallery"
Scheme = Literal["light", "dark"]
LOOKS: list[tuple[int, Scheme]] = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]
BLOCK = 4
"""Pictures are compared in blocks of this many pixels a side, as browsers smooth text differently."""
VISIBLE = 16
"""Largest difference of a block's brightness that is not visible."""
MOST_BLOCKS = 0.002
"""Share of the blocks that may differ visibly."""


def built(folder: Path) -> Path:
    command = ["bash", str(ROOT / "web" / "make"), "gallery"]
    environment = os.environ | {"CARAVELA_CLIENT": str(folder)}
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)  # noqa: S603 - our own script
    return folder


def picture(browser: Browser, address: str, width: int, scheme: Scheme) -> Image.Image:
    page = browser.new_page(
        viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion="reduce"
    )
    page.goto(address)
    page.locator(".gallery").wait_for()
    page.locator("svg.symbols").wait_for(state="attached")
    page.evaluate("document.fonts.ready")
    found = Image.open(io.BytesIO(page.screenshot(full_page=True, animations="disabled"))).convert("RGB")
    page.close()
    return found


def different_share(one: Image.Image, other: Image.Image) -> float:
    if one.size != other.size:
        return 1.0
    blocks = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK)).convert("L")
    return sum(blocks.histogram()[VISIBLE + 1 :]) / (blocks.width * blocks.height)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    client = built(tmp_path_factory.mktemp("gallery"))
    with serving(tmp_path_factory.mktemp("house"), client=client) as found:
        yield found


@pytest.mark.parametrize("width, scheme", LOOKS)
def test_every_part_looks_as_in_its_picture(
    browser: Browser, address: str, width: int, scheme: Scheme
) -> None:
    found = picture(browser, address, width, scheme)
    with Image.open(PICTURES / f"{width}_{scheme}.png") as expected:
        assert different_share(found, expected.convert("RGB")) <= MOST_BLOCKS


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as client,
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), client=built(Path(client))) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for width, scheme in LOOKS:
            picture(browser, address, width, scheme).save(PICTURES / f"{width}_{scheme}.png", optimize=True)


if __name__ == "__main__":
    main()
