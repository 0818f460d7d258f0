/** Where one looks at a board from: how near, and at which point of it. */

export interface Point {
  x: number;
  y: number;
}

/** How near one is, 1 when the board fits its frame, and the point of the board in the middle of the frame. */
export interface Standpoint extends Point {
  zoom: number;
}

const MOST = 6;
/** What a press of a button or a key does. */
export const STEP = 1.4;
/** Below this much nearer than all of it one still sees all of it. */
export const HARDLY = 1.001;

export function bounded(zoom: number, least = 1): number {
  return Math.max(least, Math.min(MOST, zoom));
}

/** Nearer by a factor, with one point of the board staying where it is on the screen. */
export function nearer(from: Standpoint, factor: number, about: Point, least = 1): Standpoint {
  const zoom = bounded(from.zoom * factor, least);
  const part = from.zoom / zoom;
  return { zoom, x: about.x + (from.x - about.x) * part, y: about.y + (from.y - about.y) * part };
}

/** Moved by so many pixels on the screen and stretched; `base` is the pixels to a unit of the board at zoom 1. */
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
