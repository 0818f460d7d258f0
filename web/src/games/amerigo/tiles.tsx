/** Tiles as they are drawn: neutral land with trees, hills and fields, villages in their owner's colour and hatching. */
import { squareAround } from "../../kit/geometry";
import { cellsOf, isVillage } from "./printed";
import { S, tilePath } from "./sea";

const LAND = ["tree", "hill", "field"];

interface Props {
  tile: string;
  orientation?: number;
  /** Whose villages these are. */
  seat: number;
}

/** The tile at the origin of the drawing, its rows and columns from there. */
export function TileShape({ tile, orientation = 0, seat }: Props) {
  const cells = cellsOf(tile, orientation);
  const path = tilePath(cells);
  const village = isVillage(tile);
  return (
    <>
      <path d={path} class="am-tile" fill={village ? `var(--p${seat + 1})` : "var(--am-neutral)"} />
      {village && <path d={path} fill={`url(#pat-${seat + 1})`} />}
      {cells.map(([row, column], at) => {
        const sign = village ? "house" : LAND[(row * 2 + column + cells.length) % 3];
        const middle = { x: (column + 0.5) * S, y: (row + 0.48) * S };
        return <use key={at} href={`#${sign}`} {...squareAround(middle, S * 0.64)} />;
      })}
    </>
  );
}

/** A tile by itself, as it lies in the supply and in the pile. */
export function TilePicture({ tile, orientation = 0, seat, unit = 13 }: Props & { unit?: number }) {
  const cells = cellsOf(tile, orientation);
  const wide = 1 + Math.max(...cells.map(([, column]) => column));
  const high = 1 + Math.max(...cells.map(([row]) => row));
  const size = { width: wide * unit, height: high * unit };
  return (
    <svg class="am-tile-picture" {...size} viewBox={`0 0 ${wide * S} ${high * S}`} aria-hidden="true">
      <TileShape tile={tile} orientation={orientation} seat={seat} />
    </svg>
  );
}
