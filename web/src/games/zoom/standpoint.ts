/** The viewport of a board: zoom and centre. */

export interface Point {
  x: number;
  y: number;
}

/** The zoom, 1 when the board fits its frame, and the point of the board at the centre of the frame. */
export interface Standpoint extends Point {
  zoom: number;
}

const MOST = 6;
/** Zoom factor of one press of a button or key. */
export const STEP = 1.4;
/** Zoom below this counts as fitting. */
export const HARDLY = 1.001;

export function bounded(zoom: number, least = 1): number {
  return Math.max(least, Math.min(MOST, zoom));
}

/** Zoom by a factor, keeping one point of the board fixed on the screen. */
export function nearer(from: Standpoint, factor: number, about: Point, least = 1): Standpoint {
  const zoom = bounded(from.zoom * factor, least);
  const part = from.zoom / zoom;
  return { zoom, x: about.x + (from.x - about.x) * part, y: about.y + (from.y - about.y) * part };
}

/** Move by x and y pixels on the screen and scale; `base` is the pixels per unit of the board at zoom 1. */
export function dragged(
  from: Standpoint,
  x: number,
  y: number,
  stretch: number,
  base = 1,
  least = 1,
): Standpoint {
  const zoom = bounded(from.zoom * stretch, least);
  return { zoom, x: from.x - x / (base * zoom), y: from.y - y / (base * zoom) };
}
