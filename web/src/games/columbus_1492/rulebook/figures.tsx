/** The figures of the rulebook of 1492: scenes on its own chart, with its own caravels and dice. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../../art/art";
import { Listed } from "../../../rulebook/listed";
import { capital, type Wording } from "../../../words/wording";
import type { Figures } from "../../rulebook";
import { Chart } from "../index";
import { viewBox, type Rect } from "../../../kit/geometry";
import { middle, NORTH, onSquare, OCEAN_ONLY, UNIT, WEST } from "../frame";
import { FACES, type Face, type Square } from "../printed";
import "./figures.css";

interface Props {
  words: Wording;
}

/** A square as the ledger writes it: column and row from 1. */
function at(column: number, row: number): Square {
  return { column: column - 1, row: row - 1 };
}

function frameOf(from: Square, columns: number, rows: number): Rect {
  return {
    x: WEST + from.column * UNIT,
    y: NORTH + from.row * UNIT,
    width: columns * UNIT,
    height: rows * UNIT,
  };
}

interface Ship {
  seat: number;
  square: Square;
  /** Where it moves, square by square. */
  path?: readonly Square[];
  wrecked?: boolean;
}

function Scene({
  frame,
  words,
  ships = [],
  wide = false,
  children,
}: Props & { frame: Rect; ships?: readonly Ship[]; wide?: boolean; children?: ComponentChildren }) {
  return (
    <div
      class={`ccb-scene ${wide ? "wide" : ""}`}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      aria-hidden="true"
    >
      <Chart frame={frame} words={words} labels={false} />
      <svg class="ccb-over" viewBox={viewBox(frame)}>
        {children}
        {ships.map(({ seat, square, path = [] }) =>
          path.map((to, nth) => <Way key={`${seat} ${nth}`} from={path[nth - 1] ?? square} to={to} />),
        )}
      </svg>
      {ships.map(({ seat, square, wrecked }) => (
        <span key={seat} class="cc-piece" style={onSquare(frame, square, 52)}>
          <Picture name={`${wrecked ? "wreck" : "ship"}-${seat + 1}`} box="0 0 48 48" />
        </span>
      ))}
    </div>
  );
}

/** How much of the way between two squares an arrow covers, from the middle of the first. */
const FROM = 0.35;
const TO = 0.9;

function Way({ from, to }: { from: Square; to: Square }) {
  const a = middle(from);
  const b = middle(to);
  const point = (share: number) => `${a.x + (b.x - a.x) * share} ${a.y + (b.y - a.y) * share}`;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <>
      <path class="ccb-way" d={`M${point(FROM)}L${point(TO)}`} />
      <path class="ccb-head" d="M0 0l-13 -7v14z" transform={`translate(${point(TO)}) rotate(${angle})`} />
    </>
  );
}

/** The worked examples of CC-STO-08 to CC-STO-10: red and blue in the central sector, yellow outside it. */
const STORM = frameOf(at(7, 4), 5, 5);
const RED = at(8, 5);
const BLUE = at(9, 6);
const YELLOW = at(10, 5);

function Storm({ words, east, south }: Props & { east: number; south: number }) {
  const moved = ({ column, row }: Square): Square => ({ column: column + east, row: row + south });
  const ships = [
    { seat: 0, square: RED, path: [moved(RED)] },
    { seat: 1, square: BLUE, path: [moved(BLUE)] },
    { seat: 2, square: YELLOW },
  ];
  return <Scene frame={STORM} words={words} ships={ships} />;
}

function Storms({ words }: Props) {
  return (
    <div class="ccb-scenes">
      <Storm words={words} east={-1} south={-1} />
      <Storm words={words} east={1} south={-1} />
      <Storm words={words} east={1} south={1} />
    </div>
  );
}

function Die({ face, kept = true }: { face: Face; kept?: boolean }) {
  return (
    <span class={`die ${kept ? "" : "ccb-away"}`}>
      <Picture name={`face-${face}`} box="0 0 64 64" />
    </span>
  );
}

/** Three rolls of the worked example of CC-TRN-06; only spyglasses are kept. */
const ROLLS: readonly (readonly Face[])[] = [
  ["spyglass", "rose", "gust", "sail"],
  ["spyglass", "spyglass", "rose", "storm"],
  ["spyglass", "spyglass", "rose", "gust"],
];

function Reroll() {
  return (
    <ol class="ccb-rolls" aria-hidden="true">
      {ROLLS.map((roll, nth) => (
        <li key={nth}>
          {nth > 0 && (
            <span class="ccb-cost">
              <Picture name="barrel" box="0 0 24 24" />
              −1
            </span>
          )}
          {roll.map((face, place) => (
            <Die key={place} face={face} kept={face === "spyglass" || nth === ROLLS.length - 1} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Faces({ words }: Props) {
  const items = FACES.map((face) => ({
    picture: <Die face={face} />,
    name: capital(words.name(`face-${face}`)),
    text: words.about(`face-${face}`),
  }));
  return <Listed items={items} />;
}

const STARRED = new Set(["card-food:2", "card-mutiny", "card-hurricane", "card-fog-n"]);
const CARDS: readonly (readonly [string, string])[] = [
  ["card-food:2", "barrel"],
  ["card-mutiny", "i-warn"],
  ["card-hurricane", "i-storm"],
  ["card-fog-n", "i-rose"],
  ["card-favourable-winds", "i-sail"],
  ["card-fair-wind", "i-nav"],
  ["card-gust:2", "i-gust"],
  ["card-carpenter", "i-plan"],
  ["card-fine-weather", "i-sun"],
];

function Cards({ words }: Props) {
  const items = CARDS.map(([card, picture]) => ({
    picture: <Picture name={picture} className="ico" />,
    name: `${words.name(card)}${STARRED.has(card) ? " ★" : ""}`,
    text: card === "card-fog-n" ? words.t("note-fog") : words.about(card),
  }));
  return <Listed items={items} />;
}

const AZORES = at(10, 3);
const AROUND = [-1, 0, 1];

function Island({ words }: Props) {
  return (
    <Scene frame={frameOf(at(8, 1), 5, 5)} words={words} ships={[{ seat: 0, square: at(11, 4) }]}>
      {AROUND.flatMap((south) =>
        AROUND.filter((east) => east !== 0 || south !== 0).map((east) => {
          const { x, y } = middle({ column: AZORES.column + east, row: AZORES.row + south });
          return (
            <rect
              key={`${east} ${south}`}
              class="ccb-marked"
              x={x - 25}
              y={y - 25}
              width="50"
              height="50"
              rx="8"
            />
          );
        }),
      )}
    </Scene>
  );
}

/** The worked example of CC-CLM-04. */
function Calm({ words }: Props) {
  return (
    <Scene
      frame={frameOf(at(4, 3), 6, 4)}
      words={words}
      ships={[{ seat: 0, square: at(8, 4), path: [at(7, 4), at(6, 5), at(5, 4)] }]}
    />
  );
}

function Board({ words }: Props) {
  const start = at(15, 4);
  return (
    <Scene frame={OCEAN_ONLY} words={words} ships={[{ seat: 0, square: start }]} wide>
      {[3, 5].map((row) => {
        const { x, y } = middle(at(13, row));
        return <use key={row} href="#gust" x={x - 22} y={y - 22} width="44" height="44" />;
      })}
    </Scene>
  );
}

function Row({ names }: { names: readonly string[] }) {
  return (
    <div class="ccb-row" aria-hidden="true">
      {names.map((name) => (
        <Picture key={name} name={name} box="0 0 48 48" />
      ))}
    </div>
  );
}

const figures: Figures = {
  board: Board,
  reroll: Reroll,
  faces: Faces,
  island: Island,
  storms: Storms,
  wreck: () => (
    <div class="ccb-row" aria-hidden="true">
      <Picture name="ship-1" box="0 0 48 48" />
      <Icon name="fwd1" />
      <Picture name="wreck-1" box="0 0 48 48" />
    </div>
  ),
  calm: Calm,
  "cards-list": Cards,
  lenses: () => <Row names={["lens-sea", "lens-desert", "lens-am"]} />,
};

export default figures;
