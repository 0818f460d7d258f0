/** Every part of the kit and the components of the shell in all their states. Browser tests compare screenshots of it. */
// First, because it declares the order of the cascade layers.
import "../src/styles/main.css";
import { signal } from "@preact/signals";
import { render, type ComponentChildren } from "preact";
import { Icon, insertSprite, Shield } from "../src/art/art";
import { ActionArea, ActionButton } from "../src/kit/actions";
import { Card, CardBack, Fan, Hand, Pile, type Deck } from "../src/kit/cards";
import { Choosable } from "../src/kit/choosable";
import { coastPath, type Cell } from "../src/kit/coast";
import { DiceTray, DieSlot } from "../src/kit/dice";
import { Figure, SeatSummary, type FigureProps } from "../src/kit/figure";
import { Coordinates, gridLines } from "../src/kit/gridmap/grid";
import { Panel } from "../src/kit/panel";
import { Track } from "../src/kit/track";
import { Check, Segments } from "../src/parts/controls";
import { paint } from "../src/state/colours";
import { applySettings } from "../src/state/settings";
import { listen, ready } from "../src/words/speech";
import { sampleBoard, stagedBoard } from "./sample_board";
import "./gallery.css";

const SEATS = [0, 1, 2, 3, 4, 5];
const [SAIL, END] = sampleBoard.asked?.choices ?? [];

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="part" data-part={name}>
      <h2>{name}</h2>
      <div class="samples">{children}</div>
    </section>
  );
}

const DECK: Deck = {
  Face: ({ sign }) => <b>{sign}</b>,
  style: () => "sample-card",
  text: (sign) => ({ name: `card ${sign}`, about: "", rule: "", fact: sign }),
};
const piece = (sign: string, index = 0) => ({ name: `${sign}-${index}`, sign });
const cards = (count: number) => Array.from({ length: count }, (_, index) => piece(String(index + 1), index));

function Buttons() {
  return (
    <>
      {["", "p", "q"].flatMap((kind) => [
        <button key={kind} type="button" class={`btn ${kind}`}>
          Press
        </button>,
        <button key={`${kind} small`} type="button" class={`btn ${kind} sm`}>
          <Icon name="check" size="s" /> Small <kbd>S</kbd>
        </button>,
        <button key={`${kind} off`} type="button" class={`btn ${kind}`} disabled>
          Disabled
        </button>,
      ])}
    </>
  );
}

function Controls() {
  return (
    <>
      <Segments
        label="Size"
        value="m"
        choices={["s", "m", "l"].map((value) => ({ value, label: value.toUpperCase() }))}
        choose={() => undefined}
      />
      <Check label="Checked" on={signal(true)} />
      <Check label="Not checked" on={signal(false)} />
      <input class="input" value="Text" aria-label="Text" />
      <select class="input" aria-label="Choice">
        <option>Choice</option>
      </select>
    </>
  );
}

function Actions() {
  if (!SAIL || !END) return null;
  const big = "sample-actions";
  return (
    <>
      {[sampleBoard, stagedBoard].map((board, index) => (
        <ActionArea key={index} words={board.words} class={big}>
          <ActionButton board={board} choice={SAIL} number={1} sign="sail" remark="3 squares" />
          <ActionButton board={board} choice={END} number={2} sign="next" />
          <ActionButton board={board} choice={END} number={12} label="Without a key" />
        </ActionArea>
      ))}
      <Choosable board={sampleBoard} action="sail b4" class="btn can">
        Choosable
      </Choosable>
      <Choosable board={stagedBoard} action="sail b4" class="btn can">
        Staged
      </Choosable>
    </>
  );
}

function Cards() {
  return (
    <>
      <Card deck={DECK} piece={piece("1")} board={sampleBoard} />
      <Card deck={DECK} piece={piece("2")} board={sampleBoard} action="sail b4" />
      <Card deck={DECK} piece={piece("3")} board={stagedBoard} action="sail b4" />
      <Card deck={DECK} piece={piece("4")} board={sampleBoard} part selected />
      <Card deck={DECK} piece={piece("5")} board={sampleBoard} badge="×2" />
      <CardBack class="sample-card" label="a hidden card">
        <Icon name="hand" />
      </CardBack>
      <Fan
        class="sample-fan"
        label="three hidden cards"
        title="Hand"
        rule=""
        hidden={3}
        words={sampleBoard.words}
        Back={() => <CardBack class="sample-card" label="" children={null} />}
      />
      <Pile title="Pile" tip="" rule="" place="pile" count={12}>
        <CardBack class="sample-card" label="" children={null} />
      </Pile>
    </>
  );
}

function Hands() {
  return (
    <>
      {[3, 14].map((count) => (
        <Hand
          key={count}
          class="sample-hand"
          label={`hand of ${count}`}
          pieces={cards(count)}
          card={(each, tabIndex) => (
            <Card deck={DECK} piece={each} board={sampleBoard} part={count > 3} tabIndex={tabIndex} />
          )}
        />
      ))}
    </>
  );
}

const FIGURES: FigureProps[] = [
  { seat: 0, name: "gold", value: 4, icon: "coin", label: "Gold", tip: "", rule: "" },
  { seat: 0, name: "income", value: 3, icon: "trophy", label: "Income", tip: "", rule: "", sign: "+" },
  { seat: 0, name: "cards", value: 0, icon: "hand", label: "Cards", tip: "", rule: "" },
];

function Dice() {
  const slot = (index: number, state: Partial<Parameters<typeof DieSlot>[0]>) => (
    <DieSlot
      key={index}
      die={{ name: `die-${index}`, face: "rose", used: false }}
      picture={<Icon name="rose" />}
      name="Rose"
      state="Wind"
      tip={[undefined]}
      usable={false}
      selected={undefined}
      highlighted={false}
      mark={undefined}
      onClick={() => undefined}
      {...state}
    />
  );
  const mark = {
    on: false,
    label: "Roll again",
    state: "Again",
    tip: [undefined] as const,
    toggle: () => undefined,
  };
  return (
    <DiceTray places={7} blank={<Icon name="rose" />}>
      {[
        slot(0, {}),
        slot(1, { usable: true, selected: false }),
        slot(2, { usable: true, selected: true }),
        slot(3, { usable: true, highlighted: true }),
        slot(4, { usable: true, mark: { ...mark, on: true } }),
        slot(5, { die: { name: "die-5", face: "rose", used: true } }),
      ]}
    </DiceTray>
  );
}

const GRID = { x: 14, y: 4, columns: 8, rows: 5, unit: 24 };
const LAND: Cell[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 5],
  [3, 6],
];

function GridMap() {
  const isLand = (column: number, row: number) => LAND.some(([y, x]) => x === column && y === row);
  return (
    <svg class="sample-map" viewBox="0 0 216 144">
      <rect x={GRID.x} y={GRID.y} width={192} height={120} class="water" />
      <path d={gridLines(GRID)} class="lines" />
      <path d={coastPath(isLand, LAND, GRID.unit, GRID)} class="land" />
      <Coordinates
        grid={GRID}
        nameOfColumn={(column) => String.fromCharCode(97 + column)}
        nameOfRow={(row) => String(row + 1)}
        west={6}
        south={12}
      />
    </svg>
  );
}

function Tracks() {
  return (
    <Track
      board={sampleBoard}
      label="Track"
      spaces={Array.from({ length: 12 }, (_, space) =>
        space === 6 ? { action: "sail b4", label: "here" } : {},
      )}
      points={new Map([2, 5, 9, 11].map((space) => [space, space * 2]))}
      discs={[0, 1, 2].map((seat) => ({ seat, space: seat === 0 ? 3 : 8, piece: `disc-${seat}` }))}
    />
  );
}

function Gallery() {
  if (!ready.value) return null;
  return (
    <main class="gallery">
      <Part name="buttons" children={<Buttons />} />
      <Part name="controls" children={<Controls />} />
      <Part name="notices">
        {["danger", "info", "hint"].map((kind) => (
          <p key={kind} class={`notice ${kind}`}>
            <Icon name={kind === "danger" ? "close" : "check"} /> A notice of the kind {kind}.
          </p>
        ))}
      </Part>
      <Part name="shields and chips">
        {SEATS.map((seat) => (
          <Shield key={seat} seat={seat} />
        ))}
        {["", "leaf", "dark", "danger"].map((kind) => (
          <span key={kind} class={`chip ${kind}`}>
            <Icon name="rose" size="s" /> chip {kind}
          </span>
        ))}
      </Part>
      <Part name="actions" children={<Actions />} />
      <Part name="cards" children={<Cards />} />
      <Part name="hands" children={<Hands />} />
      <Part name="figures">
        <Panel class="sample-panel" title="Panel" end={<small>end</small>}>
          <SeatSummary class="" start={<Shield seat={1} size="s" />} figures={FIGURES} />
        </Panel>
        {FIGURES.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </Part>
      <Part name="dice" children={<Dice />} />
      <Part name="track" children={<Tracks />} />
      <Part name="grid map" children={<GridMap />} />
    </main>
  );
}

applySettings();
paint();
listen();
void insertSprite();
const root = document.getElementById("app");
if (root) render(<Gallery />, root);
