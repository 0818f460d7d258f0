"""Check that a page fits its window: nothing cut off, nothing outside, no overlapping texts, the bar visible."""

from playwright.sync_api import Page

SIZES = ((1366, 768), (1024, 768), (768, 1024), (390, 844), (844, 390), (320, 640))

TROUBLE = """() => {
  const modal = document.querySelector('dialog[open]');
  const root = modal ?? document.body;
  const style = each => getComputedStyle(each);
  const said = each => each.textContent.trim().slice(0, 40);
  const seen = each => each.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !each.closest('.hidden-words, .announcer, [inert]');
  const all = [...root.querySelectorAll('*')].filter(each => !each.closest('svg') && seen(each));
  const found = [];

  // Scrollable content is not cut off; an ellipsis shows that there is more.
  for (const each of all) {
    const {overflowX, textOverflow, display} = style(each);
    const wide = each.scrollWidth > each.clientWidth + 1 && display !== 'inline' && each.clientWidth > 0;
    if (wide && ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && said(each)
        && !each.querySelector('.chart, .mn-scene, svg')) found.push(`cut: ${each.className} ${said(each)}`);
  }
  for (const each of all.filter(each => each.matches('button:not(.mn-card), h1, h2, h3, .chip, label, th, summary')))
    if (each.scrollWidth > each.clientWidth + 1 && style(each).display !== 'inline'
        && style(each).textOverflow !== 'ellipsis') found.push(`wide: ${each.className} ${said(each)}`);

  /** The boxes around something that cut off what does not fit in them; asked once for each place. */
  const known = new Map();
  const cutters = each => {
    if (!each || each === document.documentElement) return [];
    const found = known.get(each);
    if (found) return found;
    const around = cutters(each.parentElement);
    const {overflowX, overflowY} = style(each);
    const cuts = overflowX !== 'visible' || overflowY !== 'visible';
    const all = cuts ? [each.getBoundingClientRect(), ...around] : around;
    known.set(each, all);
    return all;
  };
  /** The part of a rectangle that no ancestor cuts off. */
  const shown = (each, {left, top, right, bottom}) => {
    for (const edge of cutters(each)) {
      left = Math.max(left, edge.left), right = Math.min(right, edge.right);
      top = Math.max(top, edge.top), bottom = Math.min(bottom, edge.bottom);
    }
    return {left, top, right, bottom};
  };
  const scrolls = each => {
    for (let box = each.parentElement; box; box = box.parentElement)
      if (['auto', 'scroll'].includes(style(box).overflowX) && box.scrollWidth > box.clientWidth + 1) return true;
    return false;
  };
  for (const each of all.filter(each => each.matches('button, a, input, select'))) {
    const {left, right, width} = each.getBoundingClientRect();
    if (width && (left < -1 || right > innerWidth + 1) && !scrolls(each))
      found.push(`outside: ${each.className} ${said(each)}`);
  }

  const texts = [];
  for (const each of all) {
    if (each.closest('.mn-card, .mn-back, .mn-dv, .ship, [aria-hidden=true], .tip, .consent')) continue;
    for (const node of each.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        // Letters fill the middle of their line.
        const {left, right} = rect, top = rect.top + rect.height / 5, bottom = rect.bottom - rect.height / 5;
        const part = shown(each, {left, top, right, bottom});
        if (part.right - part.left > 3 && part.bottom - part.top > 3) texts.push({each, node, ...part});
      }
    }
  }
  // A button with a picture only must not lie under a text either.
  for (const each of all.filter(each => each.matches('button.ic')))
    texts.push({each, node: each, ...shown(each, each.getBoundingClientRect())});
  /** Whether a part that stays in place while the rest scrolls lies between. */
  const behind = (spot, each) => {
    for (let box = spot; box && !box.contains(each); box = box.parentElement)
      if (style(box).position === 'sticky') return true;
    return false;
  };
  // From top to bottom, so that each is compared only with what begins before it ends; and only what is in the window,
  // since nothing else can be asked for what lies on top.
  const inWindow = texts
    .filter(each => each.right > 0 && each.left < innerWidth && each.bottom > 0 && each.top < innerHeight)
    .sort((one, other) => one.top - other.top);
  for (const [at, one] of inWindow.entries())
    for (let next = at + 1; next < inWindow.length && inWindow[next].top < one.bottom; next += 1) {
      const other = inWindow[next];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide < 3 || high < 5) continue;
      if (one.node === other.node || one.each.contains(other.each) || other.each.contains(one.each)) continue;
      const spot = document.elementFromPoint(
        Math.max(one.left, other.left) + wide / 2, Math.max(one.top, other.top) + high / 2);
      if (!spot || behind(spot, one.each) || behind(spot, other.each)) continue;
      if (one.each.contains(spot) || other.each.contains(spot)
          || spot.contains(one.each) && spot.contains(other.each))
        found.push(`over each other: ${said(one.each)} | ${said(other.each)}`);
    }

  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  if (bar && bar.bottom > innerHeight + 1) found.push('the bar is out of sight');
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return [...new Set(found)];
}"""

CUT = """where => [...document.querySelectorAll(where)].filter(each => {
  const own = each.getBoundingClientRect();
  for (let box = each.parentElement; box; box = box.parentElement) {
    const {overflowX, overflowY} = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (overflowY !== 'visible' && (own.bottom > edge.bottom + 1 || own.top < edge.top - 1)) return true;
    if (overflowX !== 'visible' && (own.right > edge.right + 1 || own.left < edge.left - 1)) return true;
  }
  return own.bottom > innerHeight + 1 || own.right > innerWidth + 1;
}).map(each => each.textContent.slice(0, 30))"""
"""Return the elements that are not fully visible without scrolling."""

LAY_OUT_ALL = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
})()"""
"""Lay out everything: each measurement of skipped content would force its layout again, which takes minutes."""

PAINTED = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"""


def troubles(page: Page) -> list[str]:
    """Return the parts that do not fit now."""
    found: list[str] = page.evaluate(TROUBLE)
    return found


def cut(page: Page, where: str) -> list[str]:
    """Return the texts of those that are not fully visible without scrolling."""
    found: list[str] = page.evaluate(CUT, where)
    return found


def troubles_at_all_sizes(page: Page) -> dict[str, list[str]]:
    """Return the parts that do not fit, by window size; restore the first size afterwards."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        if trouble := troubles(page):
            found[f"{width}x{height}"] = trouble
    width, height = SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    return found
