"""What axe finds that would keep somebody from using a page."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

KNOWN = "() => typeof axe !== 'undefined'"
RUN = """async (rules) => {
  const options = {resultTypes: ['violations'], ...(rules ? {runOnly: rules} : {})};
  const {violations} = await axe.run(document, options);
  return violations.map(({id, nodes}) => ({id, nodes: nodes.map(({target, html}) => ({target, html}))}));
}"""
"""Only what is wrong comes back: a list of all that is right takes as long to tell as it took to find."""


def broken_rules(page: Page, rules: list[str] | None = None) -> list[dict[str, Any]]:
    """Every rule that is broken, with the things that break it; of all rules, or of those that are named."""
    if not page.evaluate(KNOWN):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, rules)
    return found
