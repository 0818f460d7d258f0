/** A grid of squares on a drawing: its lines, the square at a point, and the names of columns and rows. */
import { styleOver, type Point, type Rect } from "../geometry";

export interface Square {
  column: number;
  row: number;
}

export interface Grid extends Point {
  columns: number;
  rows: number;
  /** The side of a square. */
  unit: number;
}

/** Return the lines between squares as SVG path data: every `every`th one. */
export function gridLines({ x, y, columns, rows, unit }: Grid, every = 1): string {
  let path = "";
  for (let column = every; column < columns; column += every)
    path += `M${x + column * unit} ${y}v${rows * unit}`;
  for (let row = every; row < rows; row += every) path += `M${x} ${y + row * unit}h${columns * unit}`;
  return path;
}

/** Return the square at a point; null beyond the grid. */
export function squareAtPoint(grid: Grid, point: Point): Square | null {
  const column = Math.floor((point.x - grid.x) / grid.unit);
  const row = Math.floor((point.y - grid.y) / grid.unit);
  return column < 0 || row < 0 || column >= grid.columns || row >= grid.rows ? null : { column, row };
}

/** Return the middle of a square. */
export function middleOfSquare({ x, y, unit }: Grid, { column, row }: Square): Point {
  return { x: x + (column + 0.5) * unit, y: y + (row + 0.5) * unit };
}

/** Return the style of a piece on the middle of a square of the shown area, moved by shares of the square. */
export function styleOnSquare(grid: Grid, area: Rect, square: Square, size: number, dx = 0, dy = 0) {
  const middle = middleOfSquare(grid, square);
  const x = middle.x + dx * grid.unit - size / 2;
  const y = middle.y + dy * grid.unit - size / 2;
  return styleOver(area, { x, y, width: size, height: size });
}

interface NamesProps {
  grid: Grid;
  nameOfColumn(column: number): string;
  nameOfRow(row: number): string;
  /** The distance of the names of rows from the western edge, and of columns from the southern edge. */
  west: number;
  south: number;
}

/** The names of the columns below the grid, and of the rows on its left. */
export function Coordinates({ grid, nameOfColumn, nameOfRow, west, south }: NamesProps) {
  const { x, y, columns, rows, unit } = grid;
  return (
    <>
      {Array.from({ length: columns }, (_, column) => (
        <text key={`c${column}`} x={x + (column + 0.5) * unit} y={y + rows * unit + south}>
          {nameOfColumn(column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={`r${row}`} x={x - west} y={y + (row + 0.5) * unit}>
          {nameOfRow(row)}
        </text>
      ))}
    </>
  );
}
