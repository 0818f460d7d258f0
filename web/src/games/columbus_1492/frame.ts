/** The chart's own measures, and where things lie on whatever part of it is shown. */
import type { Square } from "./printed";

/** The side of a square, and the north-west corner of the ocean, in the chart's units. */
export const UNIT = 60;
export const WEST = 178;
export const NORTH = 34;
export const EAST_EDGE = 1108;
export const SOUTH_EDGE = 574;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All of it, with the unknown waters in the west; and the ocean alone. */
export const WHOLE: Frame = { x: 0, y: 0, width: 1114, height: 608 };
export const OCEAN_ONLY: Frame = { x: 158, y: 0, width: 956, height: 608 };

export function boxOf(frame: Frame): string {
  return `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
}

export function middle({ column, row }: Square): { x: number; y: number } {
  return { x: WEST + (column + 0.5) * UNIT, y: NORTH + (row + 0.5) * UNIT };
}

/** The style that puts an element over a rectangle of the chart. */
export function over(frame: Frame, x: number, y: number, width: number, height: number) {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;
  return {
    left: part(x - frame.x, frame.width),
    top: part(y - frame.y, frame.height),
    width: part(width, frame.width),
    height: part(height, frame.height),
  };
}

/** The style that puts an element of some size on the middle of a square, moved by a share of the square. */
export function onSquare(frame: Frame, square: Square, size: number, dx = 0, dy = 0) {
  const { x, y } = middle(square);
  return over(frame, x - size / 2 + dx * UNIT, y - size / 2 + dy * UNIT, size, size);
}
