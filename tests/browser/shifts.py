"""Whether the fixed parts of a table keep their place and size while people play."""

from playwright.sync_api import Page

WATCH = """() => {
  const KEEPS = '#board, #board > *, .panel.log, .bar, .bar-row, .bar .buttons .btn, [data-region=hand],'
    + '[data-region=actions], [data-region=queue], [data-region=sea], .guide';
  const first = new Map();
  const moved = new Map();
  const nameOf = each => each.matches('.btn')
    ? 'button ' + (each.matches('.p') ? 'of the turn' : each.getAttribute('aria-label') ?? each.textContent)
    : each.dataset.region ?? (each.id || each.className.split(' ').slice(0, 2).join('.'));
  const look = () => {
    for (const each of document.querySelectorAll(KEEPS)) {
      if (!each.checkVisibility({visibilityProperty: true})) continue;
      // Buttons may lie a pixel lower while they are held down.
      const held = each.matches('.btn:active');
      const {left, top, width, height} = each.getBoundingClientRect();
      const name = nameOf(each);
      const before = first.get(name);
      if (!before) { first.set(name, [left, top, width, height]); continue; }
      const by = [left, top, width, height].map((now, at) => Math.round(now - before[at]));
      const most = Math.max(...by.map(Math.abs));
      if (held ? most > 1 : most > 0)
        if (most > Math.max(0, ...(moved.get(name) ?? []).map(Math.abs))) moved.set(name, by);
    }
    requestAnimationFrame(look);
  };
  look();
  window.shifts = () => Object.fromEntries(moved);
  window.forgetShifts = () => { first.clear(); moved.clear(); };
}"""
"""Look at every frame: what a part did for a moment counts too. Layout-shift entries of the browser are no help here,
since cards and ships move by intent."""


def watch_shifts(page: Page) -> None:
    """Begin to compare the fixed parts of a table with where they are now."""
    page.evaluate(WATCH)


def shifts(page: Page) -> dict[str, list[int]]:
    """Return the largest change of each part that moved: left, top, width, height."""
    found: dict[str, list[int]] = page.evaluate("window.shifts()")
    return found
