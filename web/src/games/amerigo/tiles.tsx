/** Tiles as they are drawn: neutral land with trees, hills and fields, villages in their owner's colour and hatching. */
import { cellsOf, isVillage, type Cell } from "./printed";
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
      <path
        d={path}
        fill={village ? `var(--p${seat + 1})` : "var(--am-neutral)"}
        stroke="#1b1409"
        stroke-width="1.3"
      />
      {village && <path d={path} fill={`url(#pat-${seat + 1})`} />}
      {cells.map(([row, column], at) => (
        <use
          key={at}
          href={village ? "#house" : `#${LAND[(row * 2 + column + cells.length) % 3]}`}
          x={column * S + S * 0.18}
          y={row * S + S * 0.16}
          width={S * 0.64}
          height={S * 0.64}
        />
      ))}
    </>
  );
}

function extent(cells: readonly Cell[]): [number, number] {
  return [1 + Math.max(...cells.map(([, column]) => column)), 1 + Math.max(...cells.map(([row]) => row))];
}

/** A tile by itself, as it lies in the supply and in the pile. */
export function TilePicture({ tile, orientation = 0, seat, unit = 13 }: Props & { unit?: number }) {
  const [wide, high] = extent(cellsOf(tile, orientation));
  return (
    <svg
      class="am-tile-picture"
      width={wide * unit}
      height={high * unit}
      viewBox={`0 0 ${wide * S} ${high * S}`}
      aria-hidden="true"
    >
      <TileShape tile={tile} orientation={orientation} seat={seat} />
    </svg>
  );
}
