/** The chart of the sea: everything printed on it and every piece on it, without the legal targets. */
import { capital, type Wording } from "../../words/wording";
import { shownIsland } from "./choosing";
import { cellsOf, COMMODITIES, isVillage, TILE_SIDE } from "./printed";
import { FRAME, framePath, middleOf, S, seaOf, squareAt, squareName, type Sea } from "./sea";
import { boardOf, shipName, shipsOf, standings, type Standing } from "./standing";
import { TileShape } from "./tiles";
import { postName, tileName } from "./travels";
import { letter, type AmerigoView } from "./view";

/** Distance of the column and row names from the sea. */
const BESIDE = 8;
/** Offset of a frame space's number from its middle, where ships lie, in squares; and its distance from the sea. */
const ASIDE = 2.3;
const BEYOND = 25;

/** The parts that never change during a match. */
export function Ground({ view, words }: { view: AmerigoView; words: Wording }) {
  const sea = seaOf(view);
  const width = sea.wide * S;
  const height = sea.high * S;
  const frames = Array.from({ length: sea.frames }, (_, at) => at + 1);
  const tile = TILE_SIDE * S;
  const columns = Array.from({ length: sea.wide / TILE_SIDE - 1 }, (_, at) => (at + 1) * tile);
  const rows = Array.from({ length: sea.high / TILE_SIDE - 1 }, (_, at) => (at + 1) * tile);
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
      <Winds width={width} height={height} />
      {frames.map((frame) => (
        <path key={frame} d={framePath(sea, frame)} class="am-frame" />
      ))}
      <path
        d={[...columns.map((x) => `M${x} 0V${height}`), ...rows.map((y) => `M0 ${y}H${width}`)].join("")}
        class="am-seams"
      />
      <rect width={width} height={height} class="am-scale" />
      <rect width={width} height={height} class="am-scale dashed" />
      <Coordinates sea={sea} words={words} />
      {sea.islands.map((island) => (
        <path key={island.number} d={island.coast} class="am-shallows" />
      ))}
      {sea.islands.map((island) => (
        <path key={island.number} d={island.coast} class="am-ticks" />
      ))}
    </g>
  );
}

/** The names of columns, rows and frame spaces, as in the log and the list of islands. */
function Coordinates({ sea, words }: { sea: Sea; words: Wording }) {
  const along = (count: number) => Array.from({ length: count }, (_, at) => at);
  const names = [
    ...along(sea.wide).map((at) => ({
      name: squareName(sea, at).replace(/\d+/, ""),
      at: { x: (at + 0.5) * S, y: sea.high * S + BESIDE },
    })),
    ...along(sea.high).map((at) => ({ name: String(at + 1), at: { x: -BESIDE, y: (at + 0.5) * S } })),
  ];
  return (
    <g class="am-names">
      {names.map(({ name, at }) => (
        <text key={name} x={at.x} y={at.y}>
          {name}
        </text>
      ))}
      {along(sea.frames).map((at) => {
        const { x, y } = middleOf(sea, `frame ${at + 1}`, ASIDE, BEYOND);
        return (
          <text
            key={at}
            x={x}
            y={y}
            class="frame"
            data-tip={words.say("board-frame-more")}
            data-tip-title={capital(words.name(`frame:${at + 1}`))}
            data-tip-rule="AM-SET-05"
          >
            {at + 1}
          </text>
        );
      })}
    </g>
  );
}

function Winds({ width, height }: { width: number; height: number }) {
  const far = width + height;
  const lines = (from: number) =>
    Array.from({ length: 8 }, (_, at) => {
      const angle = ((from + at * 4) * Math.PI) / 16;
      const x = width / 2;
      const y = height / 2;
      return `M${x} ${y}L${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
    }).join("");
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} class="am-winds">
      <path d={lines(0)} stroke="var(--rhumb-1)" />
      <path d={lines(2)} stroke="var(--rhumb-2)" />
      <path d={lines(1) + lines(3)} stroke="var(--rhumb-3)" />
    </svg>
  );
}

/** Describe an island in one sentence: size, free squares, posts, and points if it were completed now. */
export function islandTip(standing: Standing, words: Wording): string {
  const { size, left, posts, points, discovered, island } = standing;
  const parts = [words.say(left === 0 ? "board-island-full" : "board-island-left", { size, left })];
  if (island.big) parts.push(words.say("board-island-big"));
  if (!discovered) parts.push(words.say("board-island-undiscovered"));
  else
    posts.forEach((count, seat) => {
      if (count === 0) return;
      const facts = { seat: `@${letter(seat)}`, posts: count, points: points[seat] ?? 0 };
      parts.push(words.say(left === 0 ? "board-island-posts" : "board-island-worth", facts));
    });
  return parts.join(" ");
}

export function Islands({
  view,
  words,
  told,
}: {
  view: AmerigoView;
  words: Wording;
  /** Whether islands have a tooltip; not while the player looks for a place for a tile. */
  told: boolean;
}) {
  const sea = seaOf(view);
  const marked = shownIsland.value;
  return (
    <g>
      {standings(view).map((standing) => (
        <path
          key={standing.island.number}
          d={standing.island.coast}
          class={`am-island ${standing.island.big ? "big" : ""} ${marked === standing.island.number ? "marked" : ""}`}
          data-island={standing.island.number}
          data-tip={told ? islandTip(standing, words) : undefined}
          data-tip-title={words.say("board-island", { size: standing.size })}
          data-tip-rule={standing.left === 0 ? "AM-EXP-06" : "AM-EXP-07"}
        />
      ))}
      <path d={lattice(view)} class="am-lattice" />
      {sea.islands.map((island) => (
        <path key={island.number} d={island.coast} class="am-coast" />
      ))}
    </g>
  );
}

/** The borders between squares of one island. */
function lattice(view: AmerigoView): string {
  const { islandOf, wide, high } = seaOf(view);
  let path = "";
  for (let square = 0; square < wide * high; square += 1) {
    if (islandOf[square] === -1) continue;
    const x = square % wide;
    const y = Math.floor(square / wide);
    if (x + 1 < wide && islandOf[square + 1] === islandOf[square]) path += `M${(x + 1) * S} ${y * S}v${S}`;
    if (islandOf[square + wide] === islandOf[square]) path += `M${x * S} ${(y + 1) * S}h${S}`;
  }
  return path;
}

/** Anchors, open post squares, commodities and chests. */
export function Printed({ view }: { view: AmerigoView }) {
  const { sea, free } = boardOf(view);
  return (
    <g class="am-printed">
      {[...sea.signs].map((sign, square) => {
        const x = (square % sea.wide) * S;
        const y = Math.floor(square / sea.wide) * S;
        if (sign === "a") {
          const post = [...sea.postOf].find(([anchor]) => squareAt(sea, anchor) === square)?.[1];
          const open = post !== undefined && free[squareAt(sea, post)];
          return (
            <use
              key={square}
              href="#i-anchor"
              x={x + 6}
              y={y + 6}
              width="14"
              height="14"
              class={`am-anchor ${open ? "" : "shut"}`}
            />
          );
        }
        if (!free[square]) return null;
        if (sign === "P")
          return <path key={square} d={`M${x + 6} ${y + 21}v-9l7 -6.5l7 6.5v9z`} class="am-post-square" />;
        const good = COMMODITIES[Number(sign) - 1];
        if (good)
          return (
            <g key={square} data-facts={good}>
              <circle cx={x + 13} cy={y + 13} r="9" class="am-good" />
              <use href={`#com-${sign}`} x={x + 6} y={y + 6} width="14" height="14" />
            </g>
          );
        return null;
      })}
      {standings(view).map(({ island, left }) => {
        if (!island.big || left === 0) return null;
        const square = chestSquare(view, island.squares);
        return (
          <use
            key={island.number}
            href="#chest"
            x={(square % sea.wide) * S + 5}
            y={Math.floor(square / sea.wide) * S + 5}
            width="16"
            height="16"
          />
        );
      })}
    </g>
  );
}

/** Return the square where the chest is drawn. It occupies none, so choose where it hides least. */
function chestSquare(view: AmerigoView, squares: readonly number[]): number {
  const { sea, free } = boardOf(view);
  const plain = squares.filter((square) => sea.signs[square] === "#");
  const middle = squares.reduce((sum, square) => sum + (square % sea.wide), 0) / squares.length;
  const centre = squares.reduce((sum, square) => sum + Math.floor(square / sea.wide), 0) / squares.length;
  const far = (square: number) =>
    Math.hypot((square % sea.wide) - middle, Math.floor(square / sea.wide) - centre) +
    (free[square] ? 0 : 50);
  return plain.toSorted((one, other) => far(one) - far(other))[0] ?? squares[0] ?? 0;
}

export function Standings({ view }: { view: AmerigoView }) {
  const { sea, tiles } = boardOf(view);
  return (
    <g class="am-built" data-place="sea">
      {tiles.map((each) => {
        const column = (each.first % sea.wide) - (cellsOf(each.tile, each.orientation)[0]?.[1] ?? 0);
        const row = Math.floor(each.first / sea.wide);
        const facts = `@${letter(each.seat)} ${each.tile}`;
        return (
          <svg
            key={each.first}
            x={column * S}
            y={row * S}
            overflow="visible"
            data-facts={isVillage(each.tile) ? facts : each.tile}
          >
            <g data-piece={tileName(squareName(sea, each.first))}>
              <TileShape tile={each.tile} orientation={each.orientation} seat={each.seat} />
            </g>
          </svg>
        );
      })}
      {view.seats.flatMap((entry, seat) =>
        entry.posts.map((post) => {
          const square = squareAt(sea, post);
          return (
            <g key={post} data-piece={postName(post)} data-facts={`@${letter(seat)}`}>
              <use
                href={`#post-${seat + 1}`}
                x={(square % sea.wide) * S + 2}
                y={Math.floor(square / sea.wide) * S + 1}
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

const SHIP = 30;

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
