/** The figures of the rulebook of Amerigo, drawn with its own sea, tiles, cubes, ships and tokens. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../../art/art";
import { squareAround } from "../../../kit/geometry";
import { Listed } from "../../../rulebook/listed";
import { capital, type Wording } from "../../../words/wording";
import type { Figures } from "../../rulebook";
import { CubeSign } from "../index";
import * as printed from "../printed";
import { S } from "../sea";
import { Coasts, Printed, SHIP, TileOnSea } from "../sea_chart";
import { boardState } from "../standing";
import { Good } from "../supply";
import { TilePicture } from "../tiles";
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

function Tiles({ names, unit }: { names: readonly string[]; unit: number }) {
  return (
    <>
      {names.map((tile) => (
        <TilePicture key={tile} tile={tile} seat={0} unit={unit} />
      ))}
    </>
  );
}

function Actions({ words }: Props) {
  return (
    <ol class="amb-actions">
      {printed.COLOURS.map((colour) => (
        <li key={colour}>
          <CubeSign colour={colour} />
          <b>{capital(words.name(printed.signOf(colour).action))}</b>
        </li>
      ))}
    </ol>
  );
}

/** The worked example of AM-RND-04. */
const CENTRE = ["blue", "blue", "blue", "blue", "green", "green", "black", "red"];

/** An island with a trading post. */
const ISLAND = ["......", "...##.", ".aP#4.", "..###.", "...1#."];

function Island({ ship, built = [], way }: { ship: string; built?: string[]; way?: string }) {
  const view = { drawing: ISLAND, built, round: 1, seats: [{ ships: [ship], posts: ["c3"] }] };
  const { sea, tiles } = boardState(view);
  const [width, height] = [sea.wide * S, sea.high * S];
  return (
    <svg class="amb-sea" viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      <rect width={width} height={height} fill="var(--sea)" />
      <Coasts sea={sea} class="am-island" />
      <Coasts sea={sea} class="am-coast" />
      <Printed view={view} />
      {tiles.map((each) => (
        <TileOnSea key={each.first} sea={sea} {...each} />
      ))}
      {way && <path class="amb-way" d={way} />}
      <use href="#ship-1" {...squareAround(sea.spaceAt(ship), SHIP)} />
      <use href="#post-1" {...squareAround(sea.spaceAt("c3"), S * 0.9)} />
    </svg>
  );
}

function Pieces() {
  return (
    <Row>
      <Picture name="ship-1" box="0 0 48 48" className="amb-piece" />
      <Picture name="post-1" className="amb-piece" />
      <Tiles names={["neutral-i3", "village-domino"]} unit={28} />
      {printed.COMMODITIES.map((name) => (
        <Good key={name} name={name} />
      ))}
      <Picture name="chest" className="amb-piece" />
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
    <div class="vbox" aria-hidden="true">
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

/** A table with one row of values below their headings. */
function Values({ heads, values }: { heads: readonly ComponentChildren[]; values: readonly number[] }) {
  return (
    <table class="amb-table">
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {values.map((value) => (
            <td key={value}>
              <b>{value}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const FACTORS = printed.FACTORS.slice(1);

function Factors({ words }: Props) {
  const posts = FACTORS.map((_, at) => (
    <span class="amb-sum" key={at}>
      {at + 1 === FACTORS.length ? `${at + 1}+` : at + 1} <Picture name="post-1" className="cn" />
    </span>
  ));
  const rounds = printed.MARKERS.map((_, at) => words.t("word-round", { number: at + 1 }));
  return (
    <div class="amb-row">
      <Values heads={posts} values={FACTORS} />
      <span>×</span>
      <Values heads={rounds} values={printed.MARKERS} />
    </div>
  );
}

const PRODUCT = (
  <span class="amb-sum">
    <Good name="coffee" /> × <Icon name="produce" size="s" />
  </span>
);
const END_TOKENS = (
  <span class="amb-sum">
    7, 1 × <Picture name="post-1" className="cn" />, 1 × <Picture name="coin" className="cn" />
  </span>
);

function Scoring({ words }: Props) {
  const [progress, white] = printed.TRACKS.map(({ points }) => [...points.values()].join(", "));
  const rows: [category: string, picture: ComponentChildren, points: ComponentChildren][] = [
    ["discovery", <Picture name="post-1" key="p" />, printed.DISCOVERY],
    ["tiles", <Icon name="expand" key="i" />, "1–18"],
    ["last-squares", <Picture name="chest" key="p" />, printed.LAST_SQUARE],
    ["posts", <Icon name="hourglass" key="i" />, `${FACTORS.join(", ")} × ${printed.MARKERS.join(", ")}`],
    ["gold", <Picture name="coin" key="p" />, 1],
    ["commodities", <Good name="coffee" key="g" />, PRODUCT],
    ["tokens", <Icon name="special" key="i" />, END_TOKENS],
    ["progress", <Icon name="progress" key="i" />, progress],
    ["white", <Icon name="flag" key="i" />, white],
  ];
  return (
    <table class="amb-table amb-scoring">
      <tbody>
        {rows.map(([category, picture, points]) => (
          <tr key={category}>
            <td>{picture}</td>
            <th scope="row">{capital(words.name(`category-${category}`))}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tokens({ words }: Props) {
  const bonuses = [2, 1].map((points) => ({
    picture: <Icon name="plus" />,
    name: words.t("board-bonus", { points }),
    text: printed.BONUS_TOKENS.filter((token) => printed.tokenSign(token).bonus === points)
      .map((token) => words.name(token))
      .join(", "),
  }));
  const others = printed.SPECIAL_TOKENS.map((token) => ({
    picture: <Icon name={printed.tokenSign(token).icons[0] ?? "progress"} />,
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
  post: () => <Island ship="a1" way={`M${S * 0.5} ${S * 0.5}H${S * 1.5}V${S * 2.2}`} />,
  plan: () => (
    <Row>
      <Tiles names={["neutral-domino", "village-square", "village-l3"]} unit={34} />
    </Row>
  ),
  build: () => <Island ship="b3" built={["A neutral-domino 1 d3"]} />,
  pirates: Pirates,
  tokens: Tokens,
  factors: Factors,
};

export default figures;
