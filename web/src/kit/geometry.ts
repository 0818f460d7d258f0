/** Points and rectangles of drawings, and where they lie on a sheet that shows a rectangle of them. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** Return the viewBox attribute that shows a rectangle. */
export function viewBox({ x, y, width, height }: Rect): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Return the square of a size with its middle at a point: the attributes of a picture there. */
export function squareAround({ x, y }: Point, size: number): Rect {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

export function contains({ x, y, width, height }: Rect, point: Point, margin = 0): boolean {
  return (
    point.x >= x + margin &&
    point.x <= x + width - margin &&
    point.y >= y + margin &&
    point.y <= y + height - margin
  );
}

/** Return the style that puts an absolutely positioned element over a rectangle of the shown area. */
export function styleOver(area: Rect, { x, y, width, height }: Rect) {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;
  return {
    left: part(x - area.x, area.width),
    top: part(y - area.y, area.height),
    width: part(width, area.width),
    height: part(height, area.height),
  };
}
