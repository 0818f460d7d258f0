/** The figures of the rulebook of 1492: scenes on its own chart, with its own caravels and dice. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../../art/art";
import type { Rect } from "../../../kit/geometry";
import { Listed } from "../../../rulebook/listed";
import { capital, type Wording } from "../../../words/wording";
import type { Figures } from "../../rulebook";
import { around, middle, OCEAN_ONLY, UNIT } from "../frame";
import { Chart, Drawing, Piece } from "../index";
import { angleOf, beside, DIRECTIONS, FACES, GUST_SQUARES, squareOf } from "../printed";
import type { Face, Square } from "../printed";
import { cardSign } from "../view";
import "./figures.css";

interface Props {
  words: Wording;
}

/** Return the part of the chart with some columns and rows, from a square in its north-west corner. */
function frameOf(from: string, columns: number, rows: number): Rect {
  return { ...around(squareOf(from), UNIT), width: columns * UNIT, height: rows * UNIT };
}

interface SceneProps extends Props {
  frame: Rect;
  /** The caravel of each seat: its square, and the directions in which it moves. */
  ships: readonly (readonly [start: string, ...directions: string[]])[];
  wide?: boolean;
  children?: ComponentChildren;
}

function Scene({ frame, words, ships, wide = false, children }: SceneProps) {
  const arrows = ships.flatMap(([start, ...directions], seat) =>
    directions.map((direction, nth) => {
      const from = directions.slice(0, nth).reduce((square, each) => beside(square, each), squareOf(start));
      return <Arrow key={`${seat} ${nth}`} from={from} direction={direction} />;
    }),
  );
  return (
    <div
      class={`ccb-scene ${wide ? "wide" : ""}`}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      aria-hidden="true"
    >
      <Chart frame={frame} words={words} />
      <Drawing frame={frame}>
        {children}
        {arrows}
      </Drawing>
      {ships.map(([start], seat) => (
        <Piece key={seat} frame={frame} name={`ship-${seat + 1}`} square={squareOf(start)} size={52} />
      ))}
    </div>
  );
}

/** An arrow from a square to its neighbour in a direction. */
function Arrow({ from, direction }: { from: Square; direction: string }) {
  const { x, y } = middle(from);
  const length = direction.length === 1 ? UNIT : UNIT * Math.SQRT2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${angleOf(direction) - 90})`} stroke-width="4">
      <path d={`M${length * 0.35} 0H${length * 0.9}`} stroke="var(--ink)" stroke-dasharray="8 5" />
      <path d={`M${length * 0.9} 0l-13 -7v14z`} fill="var(--ink)" />
    </g>
  );
}

/** The worked examples of CC-STO-08 to CC-STO-10: red and blue in the central sector, yellow outside it. */
function Storms({ words }: Props) {
  return (
    <div class="ccb-row">
      {["NW", "NE", "SE"].map((direction) => (
        <Scene
          key={direction}
          frame={frameOf("7,4", 5, 5)}
          words={words}
          ships={[["8,5", direction], ["9,6", direction], ["10,5"]]}
        />
      ))}
    </div>
  );
}

function Die({ face, away = false }: { face: Face; away?: boolean }) {
  return (
    <span class={`die ${away ? "ccb-away" : ""}`}>
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
        <li key={nth} class="hbox loose">
          {nth > 0 && (
            <b class="hbox tight">
              <Picture name="barrel" />
              −1
            </b>
          )}
          {roll.map((face, place) => (
            <Die key={place} face={face} away={face !== "spyglass" && nth < ROLLS.length - 1} />
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

const STARRED = ["card-food:2", "card-mutiny", "card-hurricane", "card-fog-n"];
const KEPT = [
  "card-favourable-winds",
  "card-fair-wind",
  "card-gust:2",
  "card-carpenter",
  "card-fine-weather",
];

function Cards({ words }: Props) {
  const items = [...STARRED, ...KEPT].map((card, at) => ({
    picture: <Icon name={cardSign(card)[0]} />,
    name: `${words.name(card)}${at < STARRED.length ? " ★" : ""}`,
    text: words.about(card) || words.t("note-fog"),
  }));
  return <Listed items={items} />;
}

function Island({ words }: Props) {
  return (
    <Scene frame={frameOf("8,1", 5, 5)} words={words} ships={[["11,4"]]}>
      {DIRECTIONS.map((direction) => (
        <rect
          key={direction}
          class="ccb-marked"
          {...around(beside(squareOf("10,3"), direction), 50)}
          rx="8"
        />
      ))}
    </Scene>
  );
}

/** The worked example of CC-CLM-04. */
function Calm({ words }: Props) {
  return <Scene frame={frameOf("4,3", 6, 4)} words={words} ships={[["8,4", "W", "SW", "NW"]]} />;
}

function Board({ words }: Props) {
  return (
    <Scene frame={OCEAN_ONLY} words={words} ships={[["15,4"]]} wide>
      {GUST_SQUARES.map((square) => (
        <use key={square.row} href="#gust" {...around(square, 44)} />
      ))}
    </Scene>
  );
}

/** Pictures beside each other, with an icon between them. */
function Row({ names, icon }: { names: readonly string[]; icon?: string }) {
  return (
    <div class="ccb-row" aria-hidden="true">
      {names.map((name, at) => [
        at > 0 && icon && <Icon key={icon} name={icon} />,
        <Picture key={name} name={name} box="0 0 48 48" />,
      ])}
    </div>
  );
}

const figures: Figures = {
  board: Board,
  reroll: Reroll,
  faces: Faces,
  island: Island,
  storms: Storms,
  wreck: () => <Row names={["ship-1", "wreck-1"]} icon="fwd1" />,
  calm: Calm,
  "cards-list": Cards,
  lenses: () => <Row names={["lens-sea", "lens-desert", "lens-am"]} />,
};

export default figures;
