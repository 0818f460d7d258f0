/** The chart of the sea: everything printed on it and every piece on it, without the legal targets. */
import { useMemo } from "preact/hooks";
import { Rhumbs } from "../../art/rhumbs";
import { squareAround, viewBox } from "../../kit/geometry";
import { Coordinates, gridLines } from "../../kit/gridmap/grid";
import { tip } from "../../kit/tip";
import { capital, type Wording } from "../../words/wording";
import { shownIsland } from "./choosing";
import { postName, tileName } from "./piece_moves";
import { cellsOf, COMMODITIES, isVillage, TILE_SIDE } from "./printed";
import { FRAME, S, seaOf, type Sea } from "./sea";
import { boardState, isDiscovered, shipName, shipsOf, type SeaView, type Standing } from "./standing";
import { TileShape } from "./tiles";
import { letter, type AmerigoView } from "./view";

/** Distance of the column and row names from the sea. */
const BESIDE = 8;
/** Offset of a frame space's number from its middle, where ships lie, in squares; and its distance from the sea. */
const ASIDE = 2.3;
const BEYOND = 25;
export const SHIP = 30;
export const POST = 22;

/** The parts that never change during a match. */
export function Ground({ view, words }: { view: AmerigoView; words: Wording }) {
  const sea = seaOf(view);
  return useMemo(() => {
    const [width, height] = [sea.wide * S, sea.high * S];
    const frames = Array.from({ length: sea.frames }, (_, at) => at + 1);
    const around = { x: -FRAME, y: -FRAME, width: width + FRAME * 2, height: height + FRAME * 2 };
    return (
      <g>
        <rect {...around} rx="8" fill="var(--sea-2)" />
        <rect width={width} height={height} fill="var(--sea)" />
        <svg width={width} height={height}>
          <Rhumbs width={width} height={height} x={width / 2} y={height / 2} radius={0} />
        </svg>
        {frames.map((frame) => (
          <path key={frame} d={sea.framePath(frame)} class="am-frame" />
        ))}
        <path d={gridLines(sea.grid, TILE_SIDE)} class="am-seams" />
        <rect width={width} height={height} class="am-scale" />
        <rect width={width} height={height} class="am-scale dashed" />
        <g class="am-names">
          <Coordinates
            grid={sea.grid}
            nameOfColumn={(column) => sea.nameOf(column).replace(/\d+/, "")}
            nameOfRow={(row) => String(row + 1)}
            west={BESIDE}
            south={BESIDE}
          />
          {frames.map((frame) => (
            <text
              key={frame}
              {...sea.spaceAt(`frame ${frame}`, ASIDE, BEYOND)}
              class="frame"
              {...tip(words.t("board-frame-more"), capital(words.name(`frame:${frame}`)), "AM-SET-05")}
            >
              {frame}
            </text>
          ))}
        </g>
        <Coasts sea={sea} class="am-shallows" />
        <Coasts sea={sea} class="am-ticks" />
      </g>
    );
  }, [sea, words]);
}

/** The coasts of all islands in one style. */
export function Coasts({ sea, class: name }: { sea: Sea; class: string }) {
  return <path d={sea.islands.map((island) => island.coast).join("")} class={name} />;
}

/** Describe an island in one sentence: size, free squares, posts, and points if it were completed now. */
function islandTip(standing: Standing, words: Wording): string {
  const { island, left, posts, points } = standing;
  const size = island.squares.length;
  const parts = [words.t(left === 0 ? "board-island-full" : "board-island-left", { size, left })];
  if (island.big) parts.push(words.t("board-island-big"));
  if (!isDiscovered(standing)) parts.push(words.t("board-island-undiscovered"));
  posts.forEach((count, seat) => {
    if (count === 0) return;
    const facts = { seat: `@${letter(seat)}`, posts: count, points: points[seat] ?? 0 };
    parts.push(words.t(left === 0 ? "board-island-posts" : "board-island-worth", facts));
  });
  return parts.join(" ");
}

interface IslandsProps {
  view: SeaView;
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
      {standings.map((standing) => {
        const { island, left } = standing;
        const text = tips ? islandTip(standing, words) : undefined;
        return (
          <path
            key={island.number}
            d={island.coast}
            class={`am-island ${island.big ? "big" : ""} ${marked === island.number ? "marked" : ""}`}
            data-island={island.number}
            {...tip(
              text,
              words.t("board-island", { size: island.squares.length }),
              left === 0 ? "AM-EXP-06" : "AM-EXP-07",
            )}
          />
        );
      })}
      <path d={lines} class="am-lattice" />
      <Coasts sea={sea} class="am-coast" />
    </g>
  );
}

/** Return the borders between squares of one island. */
function lattice(sea: Sea): string {
  const { islandOf, wide } = sea;
  return islandOf
    .map((island, square) => {
      if (island === -1) return "";
      const { x, y } = sea.centreOf(square);
      const east = (square + 1) % wide > 0 && islandOf[square + 1] === island;
      return `${east ? `M${x + S / 2} ${y - S / 2}v${S}` : ""}${islandOf[square + wide] === island ? `M${x - S / 2} ${y + S / 2}h${S}` : ""}`;
    })
    .join("");
}

/** Anchors, open post squares, commodities and chests. */
export function Printed({ view }: { view: SeaView }) {
  const { sea, free, standings } = boardState(view);
  return (
    <g>
      {[...sea.signs].map((sign, square) => {
        const { x, y } = sea.centreOf(square);
        if (sign === "a") {
          const shut = !free[sea.squareAt(sea.postOf.get(sea.nameOf(square)) ?? "")];
          const name = `am-anchor ${shut ? "shut" : ""}`;
          return <use key={square} href="#i-anchor" {...squareAround({ x, y }, 14)} class={name} />;
        }
        if (!free[square]) return null;
        if (sign === "P")
          return <path key={square} d={`M${x - 7} ${y + 8}v-9l7 -6.5l7 6.5v9z`} class="am-post-square" />;
        const good = COMMODITIES[Number(sign) - 1];
        return good ? (
          <g key={square} data-facts={good}>
            <circle cx={x} cy={y} r="9" class="am-good" />
            <use href={`#com-${sign}`} {...squareAround({ x, y }, 14)} />
          </g>
        ) : null;
      })}
      {standings.map(({ island, left }) => {
        if (!island.big || left === 0) return null;
        const at = sea.centreOf(chestSquare(view, island.squares));
        return <use key={island.number} href="#chest" {...squareAround(at, 16)} />;
      })}
    </g>
  );
}

/** Return the square where the chest is drawn. It occupies none, so choose where it hides least. */
function chestSquare(view: SeaView, squares: readonly number[]): number {
  const { sea, free } = boardState(view);
  const middle = sea.middleOf(squares);
  const cost = (square: number) => {
    const { x, y } = sea.centreOf(square);
    return Math.hypot(x - middle.x, y - middle.y) + (free[square] ? 0 : 50 * S);
  };
  const plain = squares.filter((square) => sea.signs[square] === "#");
  return plain.toSorted((one, other) => cost(one) - cost(other))[0] ?? squares[0] ?? 0;
}

interface TileProps {
  sea: Sea;
  first: number;
  tile: string;
  orientation: number;
  seat: number;
  piece?: string;
}

/** A tile that covers squares from a first one. A tile that was laid is a piece; a ghost is not. */
export function TileOnSea({ sea, first, tile, orientation, seat, piece }: TileProps) {
  const { x, y } = sea.centreOf(first);
  const column = cellsOf(tile, orientation)[0]?.[1] ?? 0;
  return (
    <svg x={x - (column + 0.5) * S} y={y - S / 2} overflow="visible">
      <g data-piece={piece}>
        <TileShape tile={tile} orientation={orientation} seat={seat} />
      </g>
    </svg>
  );
}

/** Tiles and trading posts. */
export function Standings({ view }: { view: SeaView }) {
  const { sea, tiles } = boardState(view);
  return (
    <g data-place="sea">
      {tiles.map((each) => (
        <g
          key={each.first}
          data-facts={isVillage(each.tile) ? `@${letter(each.seat)} ${each.tile}` : each.tile}
        >
          <TileOnSea sea={sea} {...each} piece={tileName(sea.nameOf(each.first))} />
        </g>
      ))}
      {view.seats.flatMap((entry, seat) =>
        entry.posts.map((post) => {
          const box = squareAround(sea.centreOf(sea.squareAt(post)), POST);
          return (
            <g key={post} data-piece={postName(post)} data-facts={`@${letter(seat)}`}>
              <use href={`#post-${seat + 1}`} {...box} y={box.y - 1} class={`on-${seat + 1}`} />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** The ships; the one that sails now has a ring. */
export function Ships({ view, sailing }: { view: SeaView; sailing?: string }) {
  return (
    <g>
      {shipsOf(view).map(({ seat, ship, at: { x, y } }) => {
        const name = shipName(seat, ship);
        return (
          <g key={name} data-piece={name} data-facts={`@${letter(seat)}`}>
            {sailing === name && <circle cx={x} cy={y} r="17" class="am-under-way" />}
            <use href={`#ship-${seat + 1}`} {...squareAround({ x, y: y - 2 }, SHIP)} />
          </g>
        );
      })}
    </g>
  );
}

/** The content of the minimap: islands, tiles, posts and ships. */
export function SmallSea({ view }: { view: SeaView }) {
  const { sea, tiles } = boardState(view);
  return (
    <svg viewBox={viewBox(sea.area)} aria-hidden="true">
      <rect {...sea.area} fill="var(--sea)" />
      <Coasts sea={sea} class="am-small-island" />
      {tiles.map((each) => (
        <TileOnSea key={each.first} sea={sea} {...each} />
      ))}
      {view.seats.flatMap((entry, seat) =>
        [...entry.posts, ...entry.ships].map((space, at) => {
          const { x, y } = sea.spaceAt(space);
          const key = `${seat} ${at}`;
          return (
            <circle key={key} cx={x} cy={y} r="11" class="am-small-piece" fill={`var(--p${seat + 1})`} />
          );
        }),
      )}
    </svg>
  );
}
