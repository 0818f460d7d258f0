"""Accessibility violations that axe finds on a page."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

KNOWN = "() => typeof axe !== 'undefined'"
RUN = """async (rules) => {
  const options = {resultTypes: ['violations'], ...(rules ? {runOnly: rules} : {})};
  const {violations} = await axe.run(document, options);
  return violations.map(({id, nodes}) => ({id, nodes: nodes.map(({target, html}) => ({target, html}))}));
}"""
"""Return only violations: serializing all passes takes as long as the check itself."""


def broken_rules(page: Page, rules: list[str] | None = None) -> list[dict[str, Any]]:
    """Return every violated rule with its elements; of all rules, or of those named."""
    if not page.evaluate(KNOWN):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, rules)
    return found
