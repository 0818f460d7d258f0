/** The ocean with everything that moves on it: caravels, gusts, storms, and the legal squares. */
import { Icon, Picture } from "../../art/art";
import { useDerived } from "../../parts/derived";
import { safely } from "../../words/speech";
import { seatFact } from "../../words/wording";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
import { styleOver, viewBox, type Rect } from "../../kit/geometry";
import { squareAtPoint } from "../../kit/gridmap/grid";
import { Chart } from "./chart";
import { faceInHand, flights, wantedGust } from "./choosing";
import { EAST_EDGE, GRID, middle, NORTH, onSquare, SOUTH_EDGE, UNIT, WEST } from "./frame";
import {
  angleOf,
  directionKey,
  isCalm,
  nameOf,
  same,
  SECTORS,
  sectorOf,
  squareOf,
  START,
  wayTo,
} from "./printed";
import { Sectors } from "./sectors";
import { ruleOf, targetOf, targetsOf, type Meaning, type Target } from "./targets";
import { caravelOf, letter, seatAt, type ColumbusView } from "./view";
import { trailsOf, weatherOf, wrecksOf, type Weather } from "./weather";

export type Props = BoardProps<ColumbusView>;

export interface SeaProps extends Props {
  frame: Rect;
  /** A minimap without targets and animation. */
  still?: boolean;
}

export function Sea(props: SeaProps) {
  const { view, words, story, frame, still } = props;
  const weather = weatherOf(story);
  const storm = stormShown(view, weather, props);
  const targets = still ? [] : targetsOf(props.asked, view, words);
  return (
    <div
      class={`cc-sheet ${still ? "still" : ""}`}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      data-region={still ? undefined : "sea"}
      role="group"
      aria-label={still ? undefined : words.t("word-ocean")}
      aria-hidden={still}
      onClick={still ? undefined : (event) => wonder(props, event)}
    >
      <Chart frame={frame} words={words} labels={!still} />
      {storm && <Storm frame={frame} weather={storm} words={words} still={still} />}
      <Trails {...props} />
      {view.gusts.map((_, at) => (
        <Gust key={at} {...props} number={at + 1} targets={targets} />
      ))}
      {view.seats.map((_, seat) => (
        <Caravel key={seat} {...props} seat={seat} />
      ))}
      {!still && <Ghost {...props} />}
      {targets.map((target) => (
        <Spot key={target.choice.action} {...props} target={target} />
      ))}
      {!still && <Sectors {...props} />}
    </div>
  );
}

/** On a click on a square that is not legal, explain why. */
function wonder(props: SeaProps, event: MouseEvent): void {
  const { asked, view, frame, looking, whyNot, explain, words } = props;
  if (!asked || looking === null || !(event.currentTarget instanceof Element)) return;
  if (event.target instanceof Element && event.target.closest("button")) return;
  const box = event.currentTarget.getBoundingClientRect();
  const x = frame.x + ((event.clientX - box.left) / box.width) * frame.width;
  const y = frame.y + ((event.clientY - box.top) / box.height) * frame.height;
  const square = squareAtPoint(GRID, { x, y });
  const { question, choices } = asked;
  const face = faceInHand(question, choices);
  if (face === "storm" || !square) return;
  const way = wayTo(caravelOf(view, looking), square);
  const verb = question === "wind" ? "wind" : face === "sail" ? "sail" : "rose";
  const sails = choices.some(({ family }) => family === "rose" || family === "sail");
  if (face === "gust" || question === "flight")
    whyNot(`gust ${flights(choices).gust} to ${nameOf(square)} by 1`);
  else if (face === "spyglass" && sails) explain(words.t("board-take-up"), "CC-DIE-01");
  else if (!way && choices.some(({ family }) => family === verb))
    explain(words.t("board-far"), SAILING_RULES[verb]);
  else whyNot(`${verb} ${way ?? "N"}`);
}

const SAILING_RULES = { rose: "CC-DIE-01", sail: "CC-DIE-02", wind: "CC-CRD-09" };

/** Return the current storm, or the wind that has just blown. */
function stormShown(view: ColumbusView, weather: Weather | null, { latestEntries }: Props): Weather | null {
  if (!weather || weather.calmed >= 0) return null;
  if (view.storm.sector > 0) return weather;
  const blew = latestEntries.some((line) =>
    line.events.some(({ event }) => ["arrow-spun", "caravel-pushed", "caravel-held"].includes(event)),
  );
  return blew ? weather : null;
}

/** Streaks of rain over a sector or the whole ocean, in the direction of the wind. */
function Storm(props: { frame: Rect; weather: Weather; words: Props["words"]; still?: boolean }) {
  const { frame, weather, words, still } = props;
  const sector = SECTORS.find((each) => each.number === weather.sector);
  const x = WEST + (sector?.from ?? 0) * UNIT;
  const width = sector ? sector.width * UNIT : EAST_EDGE - WEST;
  const key =
    weather.kind === "storm" ? "face-storm" : weather.kind === "fog" ? "board-fog" : "card-hurricane";
  const name = words.name(key);
  const where = sector ? words.t("board-sector", { sector: sector.number }) : name;
  const tilt = angleOf(weather.direction) - 45;
  const streaks = Array.from({ length: sector ? 14 : 46 }, (_, at) => ({
    x: x + 24 + ((at * 79) % (width - 48)),
    y: NORTH + 30 + ((at * 131 + 17) % (SOUTH_EDGE - NORTH - 60)),
    size: 0.7 + (at % 3) * 0.2,
  }));
  return (
    <>
      <svg class="cc-storm" viewBox={viewBox(frame)} aria-hidden="true">
        <rect x={x} y={NORTH} width={width} height={SOUTH_EDGE - NORTH} class="dark" />
        {weather.direction &&
          streaks.map((streak) => (
            <path
              key={`${streak.x} ${streak.y}`}
              d="M-20 17q20 -13 40 -40M-11 22q12 -8 24 -24"
              transform={`translate(${streak.x} ${streak.y}) rotate(${tilt}) scale(${streak.size})`}
            />
          ))}
        <rect x={x + 1.5} y={NORTH + 1.5} width={width - 3} height={SOUTH_EDGE - NORTH - 3} class="edge" />
      </svg>
      {!still && (
        <span class="cc-storm-name" style={styleOver(frame, { x, y: 2, width, height: 22 })}>
          <span>
            <Icon name="storm" size="s" />
            {sector && <span class="hidden-words">{name}</span>}
            <b>
              {weather.direction
                ? words.t("board-wind-name", {
                    name: `=${where}`,
                    direction: directionKey(weather.direction),
                  })
                : where}
            </b>
          </span>
        </span>
      )}
    </>
  );
}

/** Dotted lines and pale caravels at the start of the last moves; a star where a mast broke. */
function Trails({ latestEntries, frame, view, still }: SeaProps) {
  const trails = trailsOf(latestEntries);
  const wrecks = wrecksOf(latestEntries);
  return (
    <>
      <svg class="cc-trails" viewBox={viewBox(frame)} aria-hidden="true">
        {trails.map((trail, at) => {
          const from = middle(trail.from);
          const to = middle(trail.to);
          return (
            <path key={at} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} class={trail.pushed ? "pushed" : ""} />
          );
        })}
        {wrecks.map((seat) => {
          const { x, y } = middle(caravelOf(view, seat));
          return (
            <path
              key={seat}
              class="burst"
              transform={`translate(${x + 22} ${y - 22})`}
              d="M0-13 3-5 11-8 7-1 13 4 5 5 4 13-1 7-8 11-6 3-13 0-6-4-8-11-1-6Z"
            />
          );
        })}
      </svg>
      {!still &&
        trails
          .filter((trail) => !same(trail.from, START) && !same(trail.from, caravelOf(view, trail.seat)))
          .map((trail, at) => (
            <span key={at} class="cc-piece faint" style={onSquare(frame, trail.from, 50)}>
              <Picture name={shipOf(view, trail.seat)} box="0 0 48 48" />
            </span>
          ))}
    </>
  );
}

function shipOf(view: ColumbusView, seat: number): string {
  return `${view.seats[seat]?.mast ? "ship" : "wreck"}-${seat + 1}`;
}

/** Offsets of caravels that share a square, by their number. */
const SHARED: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [[-0.2, -0.06], [0.22, 0.12]],
  [[-0.22, -0.16], [0.22, -0.08], [0, 0.22]],
  [[-0.22, -0.2], [0.22, -0.2], [-0.22, 0.2], [0.22, 0.2]],
  [[-0.24, -0.22], [0.24, -0.22], [-0.24, 0.22], [0.24, 0.22], [0, 0]],
]; // prettier-ignore
const SIZES = [52, 54, 40, 35, 32, 30];

function Caravel({ view, seat, frame, words, still, looking, asked }: SeaProps & { seat: number }) {
  const entry = view.seats[seat];
  if (!entry) return null;
  const here = view.seats.flatMap((other, at) => (other.caravel === entry.caravel ? [at] : []));
  const [dx, dy] = SHARED[here.length]?.[here.indexOf(seat)] ?? [0, 0];
  const mine = seat === looking && asked?.owed && seatAt(view.turn) === seat;
  const { text, rule } = stateOf(view, seat, words);
  const live = {
    "data-piece": `ship-${letter(seat)}`,
    "data-facts": seatFact(seat),
    "data-tip": text,
    "data-tip-title": words.seat(seat),
    "data-tip-rule": rule,
    role: "img",
    "aria-label": `${words.seat(seat)}: ${text}`,
  } as const;
  return (
    <span
      class={`cc-piece cc-ship ${mine ? "mine" : ""}`}
      style={onSquare(frame, squareOf(entry.caravel), SIZES[here.length] ?? 30, dx, dy)}
      {...(still ? {} : live)}
    >
      <Picture name={shipOf(view, seat)} box="0 0 48 48" />
      {entry.island && <Picture name="lens-am" box="0 0 48 48" className="am" />}
    </span>
  );
}

/** Describe the state of a caravel, with the rule that matters most. */
export function stateOf(
  view: ColumbusView,
  seat: number,
  words: Props["words"],
): { text: string; rule: string } {
  const entry = view.seats[seat];
  const square = caravelOf(view, seat);
  const states: [boolean | undefined, string, string][] = [
    [same(square, START), "word-start", "CC-SEA-03"],
    [isCalm(square), "word-becalmed", "CC-CLM-01"],
    [entry?.island, "word-america", "CC-END-01"],
    [entry && !entry.mast, "word-dismasted", "CC-DMG-03"],
  ];
  const current = states.filter(([holds]) => holds);
  const at = words.t("board-at", { sector: sectorOf(square), square: `=${nameOf(square)}` });
  return {
    text: [at, ...current.map(([, key]) => words.t(key))].join(" · "),
    rule: current.at(-1)?.[2] ?? "CC-SEA-02",
  };
}

function Gust(props: SeaProps & { number: number; targets: readonly Target[] }) {
  const { view, number, frame, words, still, asked, looking, targets } = props;
  const square = squareOf(view.gusts[number - 1]?.square ?? "1,1");
  const both = view.gusts.every((gust) => gust.square === view.gusts[0]?.square);
  const flying =
    asked &&
    looking !== null &&
    (asked.question === "flight" || faceInHand(asked.question, asked.choices) === "gust");
  const { gust, gusts } = flights(flying ? asked.choices : []);
  // If its square is a legal target, that gets the click; the gust is then chosen by its button below the chart.
  const covered = targets.some((target) => same(target.square, square));
  const can = !still && flying && gusts.length > 1 && gusts.includes(number) && !covered;
  const inHand = !still && ((flying && gust === number) || view.held_gust === number);
  const name = words.t("board-gust", { number });
  const piece = {
    class: `cc-piece gust ${can ? "can" : ""} ${inHand ? "on" : ""}`,
    style: onSquare(frame, square, 44, both ? (number === 1 ? -0.24 : 0.24) : 0, both ? 0.06 : 0),
    ...(still
      ? {}
      : {
          "data-piece": `gust-${number}`,
          "data-tip": words.t("note-gusts"),
          "data-tip-title": name,
          "data-tip-rule": can ? "CC-GUS-04" : "CC-GUS-02",
        }),
    children: [<Picture key="picture" name="gust" box="0 0 48 48" />, <b key="number">{number}</b>],
  };
  if (!can)
    return (
      <span {...piece} {...(still ? {} : { role: "img", "aria-label": `${name}: ${nameOf(square)}` })} />
    );
  return (
    <button
      type="button"
      {...piece}
      data-legal=""
      aria-pressed={inHand}
      aria-label={words.t("board-gust-choose", { number })}
      onClick={() => (wantedGust.value = number)}
    />
  );
}

/** The piece that the previewed action moves, pale, on its destination. */
function Ghost({ previewed, asked, view, words, frame }: SeaProps) {
  const action = useDerived(() => previewed.value?.action, [previewed]).value;
  const choice = asked?.choices.find((each) => each.action === action);
  const target = choice && asked ? targetOf(choice, view, asked.seat, words) : null;
  if (!target || !asked || target.piece === "mast") return null;
  const name = target.piece === "ship" ? shipOf(view, asked.seat) : "gust";
  return (
    <span class="cc-piece ghost" style={onSquare(frame, target.square, target.piece === "ship" ? 52 : 44)}>
      <Picture name={name} box="0 0 48 48" />
    </span>
  );
}

function MeaningSign({ meaning }: { meaning: Meaning }) {
  if (meaning.icon === "calm") return <i class="calm" />;
  if (meaning.icon === "barrel") return <Picture name="barrel" className="brl" />;
  return <Icon name={meaning.icon} size="s" />;
}

/** A legal square. */
function Spot(props: SeaProps & { target: Target }) {
  const { target, frame, words, choose } = props;
  const { choice, meanings, square } = target;
  const said = safely(choice.action, () => words.action(choice));
  const more = meanings.map((meaning) => meaning.text).join(", ");
  const kind = meanings.find((meaning) => meaning.kind !== "gain")?.kind ?? "plain";
  return (
    <Choosable
      board={props}
      action={choice.action}
      class={`cc-spot on-${target.piece} is-${kind}`}
      style={onSquare(frame, square, 52)}
      aria-label={more ? `${said}: ${more}` : said}
      data-tip={
        more ||
        words.t(target.piece === "mast" ? "note-mast" : "board-square", { square: `=${nameOf(square)}` })
      }
      data-tip-title={said}
      data-tip-rule={ruleOf(target)}
      data-tip-through=""
      onClick={() => choose(choice.action)}
    >
      {target.piece === "mast" ? (
        <Icon name="plan" />
      ) : meanings.length > 0 ? (
        meanings.map((meaning) => <MeaningSign key={meaning.icon} meaning={meaning} />)
      ) : (
        <i class="dot" />
      )}
    </Choosable>
  );
}
