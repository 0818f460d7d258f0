/** The chart of the sea: everything printed on it and every piece on it, without the legal targets. */
import { useMemo } from "preact/hooks";
import { Rhumbs } from "../../art/rhumbs";
import { viewBox } from "../../kit/geometry";
import { Coordinates, gridLines } from "../../kit/gridmap/grid";
import { capital, type Wording } from "../../words/wording";
import { shownIsland } from "./choosing";
import { cellsOf, COMMODITIES, isVillage, TILE_SIDE } from "./printed";
import {
  areaOf,
  cellsAt,
  cornerOf,
  FRAME,
  framePath,
  gridOf,
  middleOf,
  S,
  seaOf,
  squareAt,
  squareName,
  tilePath,
  type Sea,
} from "./sea";
import { boardState, shipName, shipsOf, type Standing } from "./standing";
import { TileShape } from "./tiles";
import { postName, tileName } from "./piece_moves";
import { letter, type AmerigoView } from "./view";

/** Distance of the column and row names from the sea. */
const BESIDE = 8;
/** Offset of a frame space's number from its middle, where ships lie, in squares; and its distance from the sea. */
const ASIDE = 2.3;
const BEYOND = 25;
const SHIP = 30;

/** The parts that never change during a match. */
export function Ground({ view, words }: { view: AmerigoView; words: Wording }) {
  const sea = seaOf(view);
  return useMemo(() => {
    const width = sea.wide * S;
    const height = sea.high * S;
    const grid = gridOf(sea);
    const frames = Array.from({ length: sea.frames }, (_, at) => at + 1);
    return (
      <g>
        <rect
          x={-FRAME}
          y={-FRAME}
          width={width + FRAME * 2}
          height={height + FRAME * 2}
          rx="8"
          fill="var(--sea-2)"
        />
        <rect width={width} height={height} fill="var(--sea)" />
        <svg width={width} height={height}>
          <Rhumbs width={width} height={height} x={width / 2} y={height / 2} radius={0} />
        </svg>
        {frames.map((frame) => (
          <path key={frame} d={framePath(sea, frame)} class="am-frame" />
        ))}
        <path d={gridLines(grid, TILE_SIDE)} class="am-seams" />
        <rect width={width} height={height} class="am-scale" />
        <rect width={width} height={height} class="am-scale dashed" />
        <g class="am-names">
          <Coordinates
            grid={grid}
            nameOfColumn={(column) => squareName(sea, column).replace(/\d+/, "")}
            nameOfRow={(row) => String(row + 1)}
            west={BESIDE}
            south={BESIDE}
          />
          {frames.map((frame) => (
            <text
              key={frame}
              {...middleOf(sea, `frame ${frame}`, ASIDE, BEYOND)}
              class="frame"
              data-tip={words.t("board-frame-more")}
              data-tip-title={capital(words.name(`frame:${frame}`))}
              data-tip-rule="AM-SET-05"
            >
              {frame}
            </text>
          ))}
        </g>
        {["am-shallows", "am-ticks"].map((layer) =>
          sea.islands.map((island) => (
            <path key={`${layer} ${island.number}`} d={island.coast} class={layer} />
          )),
        )}
      </g>
    );
  }, [sea, words]);
}

/** Describe an island in one sentence: size, free squares, posts, and points if it were completed now. */
function islandTip({ size, left, posts, points, discovered, island }: Standing, words: Wording): string {
  const parts = [words.t(left === 0 ? "board-island-full" : "board-island-left", { size, left })];
  if (island.big) parts.push(words.t("board-island-big"));
  if (!discovered) parts.push(words.t("board-island-undiscovered"));
  posts.forEach((count, seat) => {
    if (count === 0) return;
    const facts = { seat: `@${letter(seat)}`, posts: count, points: points[seat] ?? 0 };
    parts.push(words.t(left === 0 ? "board-island-posts" : "board-island-worth", facts));
  });
  return parts.join(" ");
}

interface IslandsProps {
  view: AmerigoView;
  words: Wording;
  /** Whether islands have a tooltip; not while the player looks for a place for a tile. */
  tips: boolean;
}

export function Islands({ view, words, tips }: IslandsProps) {
  const { sea, standings } = boardState(view);
  const marked = shownIsland.value;
  const lines = useMemo(() => lattice(sea), [sea]);
  return (
    <g>
      {standings.map((standing) => (
        <path
          key={standing.island.number}
          d={standing.island.coast}
          class={`am-island ${standing.island.big ? "big" : ""} ${marked === standing.island.number ? "marked" : ""}`}
          data-island={standing.island.number}
          data-tip={tips ? islandTip(standing, words) : undefined}
          data-tip-title={words.t("board-island", { size: standing.size })}
          data-tip-rule={standing.left === 0 ? "AM-EXP-06" : "AM-EXP-07"}
        />
      ))}
      <path d={lines} class="am-lattice" />
      {sea.islands.map((island) => (
        <path key={island.number} d={island.coast} class="am-coast" />
      ))}
    </g>
  );
}

/** Return the borders between squares of one island. */
function lattice(sea: Sea): string {
  const { islandOf, wide, high } = sea;
  let path = "";
  for (let square = 0; square < wide * high; square += 1) {
    const island = islandOf[square];
    if (island === -1) continue;
    const { x, y } = cornerOf(sea, square);
    if ((square + 1) % wide > 0 && islandOf[square + 1] === island) path += `M${x + S} ${y}v${S}`;
    if (islandOf[square + wide] === island) path += `M${x} ${y + S}h${S}`;
  }
  return path;
}

/** Anchors, open post squares, commodities and chests. */
export function Printed({ view }: { view: AmerigoView }) {
  const { sea, free, standings } = boardState(view);
  return (
    <g class="am-printed">
      {[...sea.signs].map((sign, square) => {
        const { x, y } = cornerOf(sea, square);
        if (sign === "a") {
          const post = sea.postOf.get(squareName(sea, square));
          const shut = post === undefined || !free[squareAt(sea, post)];
          const name = `am-anchor ${shut ? "shut" : ""}`;
          return <use key={square} href="#i-anchor" {...inSquare(x, y, 14)} class={name} />;
        }
        if (!free[square]) return null;
        if (sign === "P")
          return <path key={square} d={`M${x + 6} ${y + 21}v-9l7 -6.5l7 6.5v9z`} class="am-post-square" />;
        const good = COMMODITIES[Number(sign) - 1];
        return good ? (
          <g key={square} data-facts={good}>
            <circle cx={x + S / 2} cy={y + S / 2} r="9" class="am-good" />
            <use href={`#com-${sign}`} {...inSquare(x, y, 14)} />
          </g>
        ) : null;
      })}
      {standings.map(({ island, left }) => {
        if (!island.big || left === 0) return null;
        const { x, y } = cornerOf(sea, chestSquare(view, island.squares));
        return <use key={island.number} href="#chest" {...inSquare(x, y, 16)} />;
      })}
    </g>
  );
}

/** Return the attributes that put a picture of some size into the middle of a square. */
function inSquare(x: number, y: number, size: number) {
  const margin = (S - size) / 2;
  return { x: x + margin, y: y + margin, width: size, height: size };
}

/** Return the square where the chest is drawn. It occupies none, so choose where it hides least. */
function chestSquare(view: AmerigoView, squares: readonly number[]): number {
  const { sea, free } = boardState(view);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const x = mean(squares.map((square) => square % sea.wide));
  const y = mean(squares.map((square) => Math.floor(square / sea.wide)));
  const cost = (square: number) =>
    Math.hypot((square % sea.wide) - x, Math.floor(square / sea.wide) - y) + (free[square] ? 0 : 50);
  const plain = squares.filter((square) => sea.signs[square] === "#");
  return plain.toSorted((one, other) => cost(one) - cost(other))[0] ?? squares[0] ?? 0;
}

/** A tile that covers squares from a first one. A tile that was laid is a piece; a ghost is not. */
export function TileOnSea(props: {
  sea: Sea;
  first: number;
  tile: string;
  orientation: number;
  seat: number;
  piece?: string;
}) {
  const { sea, first, tile, orientation, seat, piece } = props;
  const { x, y } = cornerOf(sea, first);
  return (
    <svg x={x - (cellsOf(tile, orientation)[0]?.[1] ?? 0) * S} y={y} overflow="visible">
      <g data-piece={piece}>
        <TileShape tile={tile} orientation={orientation} seat={seat} />
      </g>
    </svg>
  );
}

/** Tiles and trading posts. */
export function Standings({ view }: { view: AmerigoView }) {
  const { sea, tiles } = boardState(view);
  return (
    <g class="am-built" data-place="sea">
      {tiles.map((each) => (
        <g
          key={each.first}
          data-facts={isVillage(each.tile) ? `@${letter(each.seat)} ${each.tile}` : each.tile}
        >
          <TileOnSea sea={sea} {...each} piece={tileName(squareName(sea, each.first))} />
        </g>
      ))}
      {view.seats.flatMap((entry, seat) =>
        entry.posts.map((post) => {
          const { x, y } = cornerOf(sea, squareAt(sea, post));
          return (
            <g key={post} data-piece={postName(post)} data-facts={`@${letter(seat)}`}>
              <use
                href={`#post-${seat + 1}`}
                x={x + 2}
                y={y + 1}
                width="22"
                height="22"
                class={`on-${seat + 1}`}
              />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** The ships; the one that sails now has a ring. */
export function Ships({ view, sailing }: { view: AmerigoView; sailing: string }) {
  return (
    <g class="am-ships">
      {shipsOf(view).map(({ seat, ship, at }) => (
        <g key={shipName(seat, ship)} data-piece={shipName(seat, ship)} data-facts={`@${letter(seat)}`}>
          {sailing === shipName(seat, ship) && <circle cx={at.x} cy={at.y} r="17" class="am-under-way" />}
          <use
            href={`#ship-${seat + 1}`}
            x={at.x - SHIP / 2}
            y={at.y - SHIP / 2 - 2}
            width={SHIP}
            height={SHIP}
          />
        </g>
      ))}
    </g>
  );
}

/** The content of the minimap: islands, tiles, posts and ships. */
export function SmallSea({ view }: { view: AmerigoView }) {
  const { sea, tiles } = boardState(view);
  return (
    <svg viewBox={viewBox(areaOf(sea))} aria-hidden="true">
      <rect {...areaOf(sea)} fill="var(--sea)" />
      {sea.islands.map((island) => (
        <path key={island.number} d={island.coast} class="am-small-island" />
      ))}
      {tiles.map((each) => (
        <path
          key={each.first}
          d={tilePath(cellsAt(sea, each.squares), 0, 0.1)}
          fill={isVillage(each.tile) ? `var(--p${each.seat + 1})` : "var(--am-neutral)"}
        />
      ))}
      {view.seats.flatMap((entry, seat) =>
        [...entry.posts, ...entry.ships].map((space, at) => {
          const { x, y } = middleOf(sea, space);
          const fill = `var(--p${seat + 1})`;
          return (
            <circle
              key={`${letter(seat)}${at}`}
              cx={x}
              cy={y}
              r="11"
              fill={fill}
              stroke="#1b1409"
              stroke-width="3"
            />
          );
        }),
      )}
    </svg>
  );
}
