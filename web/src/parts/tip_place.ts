/** Where a tooltip stands: beside its thing, and over as little as can be of what somebody needs to see or press. */
const AWAY = 10;
/** How much worse it is to cover the thing itself, or a number that is about to change, than another. */
const ITSELF = 100;
const EDGE = 4;

export interface Spot {
  top: number;
  left: number;
}

interface Place extends Spot {
  /** Something that can be chosen lies below it. */
  covers: boolean;
}

/** Inside the window. */
export function keepOnScreen(spot: Spot, own: DOMRect): Spot {
  return {
    top: Math.max(EDGE, Math.min(spot.top, innerHeight - own.height - EDGE)),
    left: Math.max(EDGE, Math.min(spot.left, innerWidth - own.width - EDGE)),
  };
}

/** Above the thing if it can be, else wherever it covers least of what can be chosen. */
export function placeFor(of: Element, thing: DOMRect, own: DOMRect): Place {
  const centred = thing.left + thing.width / 2 - own.width / 2;
  const level = thing.top + thing.height / 2 - own.height / 2;
  const spots = [
    { top: thing.top - own.height - AWAY, left: centred },
    { top: thing.bottom + AWAY, left: centred },
    { top: level, left: thing.right + AWAY },
    { top: level, left: thing.left - own.width - AWAY },
  ].map((spot) => keepOnScreen(spot, own));
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each !== of)
      .map((each) => each.getBoundingClientRect());
  const targets = boxes("[data-legal], .bar .btn");
  const looked = [thing, ...boxes(".figure:has(> .change)")];
  const over = (spot: Spot, all: readonly DOMRect[]) =>
    all.reduce((sum, each) => sum + overlap(spot, own, each), 0);
  const covered = (spot: Spot) => over(spot, looked) * ITSELF + over(spot, targets);
  const found = spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
  return { ...found, covers: over(found, targets) > 0 };
}

function overlap(spot: Spot, own: DOMRect, other: DOMRect): number {
  const wide = Math.min(spot.left + own.width, other.right) - Math.max(spot.left, other.left);
  const high = Math.min(spot.top + own.height, other.bottom) - Math.max(spot.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
