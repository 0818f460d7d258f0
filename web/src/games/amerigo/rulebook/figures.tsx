/** The figures of the rulebook of Amerigo, drawn with its own tiles, cubes, ships and tokens. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../../art/art";
import { Listed } from "../../../rulebook/listed";
import { capital, type Wording } from "../../../words/wording";
import type { Figures } from "../../rulebook";
import {
  actionOf,
  COLOURS,
  COMMODITIES,
  DISCOVERY,
  FACTORS,
  LAST_SQUARE,
  MARKERS,
  SPECIAL_TOKENS,
  tokenSign,
  TRACKS,
} from "../printed";
import { S } from "../sea";
import { Good } from "../supply";
import { TilePicture, TileShape } from "../tiles";
import { CubeSign } from "../index";
import "./figures.css";

interface Props {
  words: Wording;
}

function Row({ children }: { children: ComponentChildren }) {
  return (
    <div class="amb-row" aria-hidden="true">
      {children}
    </div>
  );
}

function Ship({ name }: { name: string }) {
  return <Picture name={name} box="0 0 48 48" className="amb-piece" />;
}

function Actions({ words }: Props) {
  return (
    <ol class="amb-actions">
      {COLOURS.map((colour) => (
        <li key={colour}>
          <CubeSign colour={colour} />
          <b>{capital(words.name(actionOf(colour)))}</b>
        </li>
      ))}
    </ol>
  );
}

/** The worked example of AM-RND-04. */
const CENTRE = ["blue", "blue", "blue", "blue", "green", "green", "black", "red"];

/** A piece of sea: "." ocean, "a" anchor, "#" land, "P" post square, digits commodities. */
function Sea({ rows, children }: { rows: readonly string[]; children: ComponentChildren }) {
  const wide = rows[0]?.length ?? 0;
  return (
    <svg
      class="amb-sea"
      viewBox={`-4 -4 ${wide * S + 8} ${rows.length * S + 8}`}
      style={{ width: `${wide * 46}px` }}
      aria-hidden="true"
    >
      <rect width={wide * S} height={rows.length * S} fill="var(--sea)" />
      {rows.flatMap((row, down) =>
        [...row].map((sign, across) => <Square key={`${down} ${across}`} sign={sign} x={across} y={down} />),
      )}
      {children}
    </svg>
  );
}

function Square({ sign, x, y }: { sign: string; x: number; y: number }) {
  const land = sign !== "." && sign !== "a";
  const place = { x: x * S + S * 0.2, y: y * S + S * 0.2, width: S * 0.6, height: S * 0.6 };
  return (
    <>
      <rect
        x={x * S}
        y={y * S}
        width={S}
        height={S}
        fill={land ? "var(--land)" : "none"}
        stroke={land ? "var(--land-line)" : "var(--sea-line)"}
        stroke-width={land ? 1 : 0.4}
      />
      {sign === "a" && <use href="#i-anchor" {...place} class="amb-anchor" />}
      {sign === "P" && <circle cx={(x + 0.5) * S} cy={(y + 0.5) * S} r={S * 0.3} class="amb-spot" />}
      {/\d/.test(sign) && <use href={`#com-${sign}`} {...place} />}
    </>
  );
}

const ISLAND = ["......", "...##.", ".aP#4.", "..###.", "...1#."];

function On({ name, x, y, size = 0.9 }: { name: string; x: number; y: number; size?: number }) {
  const inset = (1 - size) / 2;
  return <use href={`#${name}`} x={(x + inset) * S} y={(y + inset) * S} width={S * size} height={S * size} />;
}

function Post() {
  return (
    <Sea rows={ISLAND}>
      <path class="amb-way" d={`M${S * 0.5} ${S * 0.5}H${S * 1.5}V${S * 2.2}`} />
      <On name="ship-1" x={0} y={0} size={1.1} />
      <On name="post-1" x={2} y={2} />
    </Sea>
  );
}

function Build() {
  return (
    <Sea rows={ISLAND}>
      <On name="ship-1" x={1} y={2} size={1.1} />
      <g transform={`translate(${3 * S} ${2 * S})`}>
        <TileShape tile="neutral-domino" seat={0} />
      </g>
      <On name="post-1" x={2} y={2} />
    </Sea>
  );
}

function Plan() {
  return (
    <Row>
      <TilePicture tile="neutral-domino" seat={0} unit={34} />
      <TilePicture tile="village-square" seat={0} unit={34} />
      <TilePicture tile="village-l3" seat={0} unit={34} />
    </Row>
  );
}

function Pieces() {
  return (
    <Row>
      <Ship name="ship-1" />
      <Picture name="post-1" box="0 0 24 24" className="amb-piece" />
      <TilePicture tile="neutral-i3" seat={0} unit={28} />
      <TilePicture tile="village-domino" seat={0} unit={28} />
      {COMMODITIES.map((name) => (
        <Good key={name} name={name} />
      ))}
      <Picture name="chest" box="0 0 24 24" className="amb-piece" />
    </Row>
  );
}

/** The worked examples of AM-PIR-02: cannons before, strength, cannons after, points lost. */
const ATTACKS = [
  [4, 6, 0, 6],
  [8, 6, 2, 0],
];

function Pirates({ words }: Props) {
  return (
    <div class="amb-pirates" aria-hidden="true">
      <Row>
        <Icon name="pirates" size="l" />
        <b>3 + 1 + 2 = 6</b>
      </Row>
      {ATTACKS.map(([before, strength, after, lost]) => (
        <Row key={before}>
          <Icon name="cannon" />
          <b>{before}</b> − {strength} → <b>{after}</b>
          <span>
            {lost ? `−${lost}` : "0"} {words.t("board-points")}
          </span>
        </Row>
      ))}
    </div>
  );
}

function Factors({ words }: Props) {
  const factors = FACTORS.slice(1);
  return (
    <div class="amb-row">
      <table class="amb-factors">
        <thead>
          <tr>
            {factors.map((factor, at) => (
              <th key={factor} scope="col">
                {at + 1 === factors.length ? `${at + 1}+` : at + 1}{" "}
                <Picture name="post-1" className="amb-small" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {factors.map((factor) => (
              <td key={factor}>
                <b>{factor}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <span>×</span>
      <table class="amb-factors">
        <thead>
          <tr>
            {MARKERS.map((marker, at) => (
              <th key={marker} scope="col">
                {words.t("word-round", { number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {MARKERS.map((marker) => (
              <td key={marker}>
                <b>{marker}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Product() {
  return (
    <span class="amb-sum">
      <Good name="coffee" /> × <Icon name="produce" size="s" />
    </span>
  );
}

function EndTokens() {
  return (
    <span class="amb-sum">
      7, 1 × <Picture name="post-1" className="amb-small" />, 1 ×{" "}
      <Picture name="coin" className="amb-small" />
    </span>
  );
}

function Scoring({ words }: Props) {
  const track = (name: string) =>
    [...(TRACKS.find((each) => each.name === name)?.points.values() ?? [])].join(", ");
  const name = (category: string) => capital(words.name(`category-${category}`));
  const rows: [string, ComponentChildren, ComponentChildren][] = [
    ["discovery", <Picture name="post-1" key="p" />, DISCOVERY],
    ["tiles", <Icon name="expand" key="i" />, "1–18"],
    ["last-squares", <Picture name="chest" key="p" />, LAST_SQUARE],
    ["posts", <Icon name="hourglass" key="i" />, `${FACTORS.slice(1).join(", ")} × ${MARKERS.join(", ")}`],
    ["gold", <Picture name="coin" key="p" />, 1],
    ["commodities", <Good name="coffee" key="g" />, <Product key="p" />],
    ["tokens", <Icon name="special" key="i" />, <EndTokens key="e" />],
    ["progress", <Icon name="progress" key="i" />, track("progress")],
    ["white", <Icon name="flag" key="i" />, track("white")],
  ];
  return (
    <table class="amb-scoring">
      <tbody>
        {rows.map(([category, picture, points]) => (
          <tr key={category}>
            <td>{picture}</td>
            <th scope="row">{name(category)}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The nine tokens that add action points, by the actions they add them to (AM-TOK-16). */
const BONUS_TOKENS = [
  "bonus-blue",
  "bonus-black",
  "bonus-red",
  "bonus-brown",
  "bonus-green",
  "bonus-yellow",
  "bonus-blue-red",
  "bonus-black-brown",
  "bonus-green-yellow",
];

function Tokens({ words }: Props) {
  const bonuses = [2, 1].map((points) => ({
    picture: <Icon name="plus" />,
    name: words.t("board-bonus", { points }),
    text: BONUS_TOKENS.filter((token) => tokenSign(token).bonus === points)
      .map((token) => words.name(token))
      .join(", "),
  }));
  const others = SPECIAL_TOKENS.map((token) => ({
    picture: <Icon name={tokenSign(token).icons[0] ?? "progress"} />,
    name: capital(words.name(token)),
    text: words.about(token),
  }));
  return <Listed items={[...bonuses, ...others]} />;
}

const figures: Figures = {
  scoring: Scoring,
  pieces: Pieces,
  actions: Actions,
  centre: () => (
    <Row>
      {CENTRE.map((colour, at) => (
        <CubeSign key={at} colour={colour} />
      ))}
    </Row>
  ),
  post: Post,
  plan: Plan,
  build: Build,
  pirates: Pirates,
  tokens: Tokens,
  factors: Factors,
};

export default figures;
