/** The cube wheel: storage by colour around the centre, the action points, and the cubes in the tower. */
import { Icon, Picture } from "../../art/art";
import { capital, type Wording } from "../../words/wording";
import type { BoardProps } from "../board";
import { sentence } from "../../kit/actions";
import { Choosable } from "../../kit/choosable";
import { Panel } from "../../kit/panel";
import { squareAround, type Point } from "../../kit/geometry";
import { tip } from "../../kit/tip";
import { colourOf, COLOURS, signOf } from "./printed";
import { beforeThrow, Cube, isFalling } from "./throw";
import { bonusOf, cubesIn, marker, phasePoints, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

const MIDDLE = 150;
const OUTER = 145;
const RIM = 138;
const INNER = 86;
/** The angle of a sector and between two sectors, in degrees. */
const SECTOR = 360 / COLOURS.length;
const GAP = 1.7;

/** Return the point at an angle, clockwise from the top, and a distance from the middle. */
function polar(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return { x: tenths(MIDDLE + radius * Math.sin(turn)), y: tenths(MIDDLE - radius * Math.cos(turn)) };
}

/** Return the path of a sector between two radii. */
function sectorPath(place: number, from: number, to: number): string {
  const start = (place - 0.5) * SECTOR + GAP / 2;
  const end = start + SECTOR - GAP;
  const at = (degrees: number, radius: number) => Object.values(polar(degrees, radius)).join(" ");
  const outer = `M${at(start, to)}A${to} ${to} 0 0 1 ${at(end, to)}`;
  return `${outer}L${at(end, from)}A${from} ${from} 0 0 0 ${at(start, from)}Z`;
}

export function Wheel(props: Props) {
  const { words, asked, looking } = props;
  const view = beforeThrow(props.view);
  const choices = new Map(
    (asked?.choices ?? [])
      .filter((choice) => choice.family === "do" || choice.family === "as")
      .map((choice) => [colourOf(choice.action), choice]),
  );
  const acting = view.turn.action !== "";
  const points = acting ? view.turn.points : phasePoints(view);
  const time = words.t("board-marker", { marker: marker(view) });
  return (
    <Panel
      title={words.t("board-wheel")}
      end={
        <span class="quiet" {...tip(words.t("board-marker-more"), time, "AM-EXP-07")}>
          {time}
        </span>
      }
      data-region="wheel"
    >
      <svg viewBox="0 0 300 300" class="am-wheel" role="group" aria-label={words.t("board-wheel")}>
        <circle cx={MIDDLE} cy={MIDDLE} r={OUTER + 4} fill="var(--sunk)" />
        {COLOURS.map((colour, place) => {
          const choice = choices.get(colour);
          const { action, icon, rule } = signOf(colour);
          const stored = view.storage[colour] ?? 0;
          const at = (radius: number, turn = 0) => polar(place * SECTOR + turn, radius);
          const bonus = looking === null ? 0 : bonusOf(view, looking, colour);
          const label = choice ? sentence(words, choice) : words.t(action);
          const state = `${choice ? "legal" : ""} ${view.turn.action === colour ? "chosen" : ""}`;
          return (
            <Choosable
              as="g"
              key={colour}
              board={props}
              action={choice?.action}
              illegal={asked?.question === "choose" ? action.replace("act-", "do ") : undefined}
              class={`am-sector ${state} ${view.phase === colour ? "phase" : ""}`}
              style={{ "--own": `var(--a-${colour})` }}
              role={choice ? "button" : "img"}
              aria-label={`${label}, ${words.t("board-stored", { count: stored })}`}
              data-facts={`cube-${colour} ${action}`}
              {...tip(words.t(`board-about-${colour}`), words.name(action), rule)}
            >
              <path d={sectorPath(place, INNER, OUTER)} class="am-sector-ground" />
              <path d={sectorPath(place, RIM, OUTER)} class="am-sector-rim" />
              <use href={`#i-${icon}`} {...squareAround(at(126), 22)} class="am-sector-icon" />
              <Cube colour={colour} {...at(104)} size={24} />
              <text {...at(104)} dy="6" class="am-cube-count">
                {stored}
              </text>
              {bonus > 0 && (
                <text {...at(116, 16)} dy="4" class="am-sector-bonus">
                  +{bonus}
                </text>
              )}
            </Choosable>
          );
        })}
        <circle cx={MIDDLE} cy={MIDDLE} r="80" fill="var(--surface)" stroke="var(--line-2)" />
        <circle cx={MIDDLE} cy={MIDDLE} r="74" fill="none" stroke="var(--line-2)" stroke-dasharray="1 4" />
        <Centre view={view} />
        <text x={MIDDLE} y="182" class="am-points">
          {isFalling() && !acting ? "…" : points}
        </text>
        <text x={MIDDLE} y="200" class="am-points-word">
          {words.t(acting ? "board-points-left" : "board-action-points", { points })}
        </text>
      </svg>
      <Tower {...props} />
    </Panel>
  );
}

const ROW = 5;

/** The cubes in the centre, one by one. */
function Centre({ view }: { view: AmerigoView }) {
  const cubes = COLOURS.flatMap((colour) => Array.from({ length: view.centre[colour] ?? 0 }, () => colour));
  const rows = Math.max(1, Math.ceil(cubes.length / ROW));
  return (
    <>
      {cubes.map((colour, place) => {
        const row = Math.floor(place / ROW);
        const inRow = Math.min(ROW, cubes.length - row * ROW);
        const x = MIDDLE + ((place % ROW) - (inRow - 1) / 2) * 22;
        return <Cube key={place} colour={colour} x={x} y={122 + (row - (rows - 1) / 2) * 22} size={22} />;
      })}
    </>
  );
}

export function Tower({ view: now, words }: Props) {
  const view = beforeThrow(now);
  return (
    <div class="am-tower hbox" {...tip(words.t("board-tower-more"), words.t("word-tower"), "AM-RND-02")}>
      <span>{words.t("word-tower")}</span>
      <ul>
        {COLOURS.map((colour) => (
          <li key={colour} class={`hbox ${view.inside[colour] ? "" : "none"}`}>
            <CubeSign colour={colour} />
            <span class="hidden-words">{words.name(`cube-${colour}`)}</span>
            {view.inside[colour] ?? 0}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A cube with the symbol of its action, so that colour is not the only cue. */
export function CubeSign({ colour }: { colour: string }) {
  return (
    <span class={`am-cube ${colour}`} style={{ "--own": `var(--a-${colour})` }}>
      <Icon name={signOf(colour).icon} size="s" />
    </span>
  );
}

/** Explain "AP", for numbers of action points without another tooltip. */
export function pointsTip(words: Wording) {
  return tip(words.t("board-ap-more"), capital(words.t("board-action-points", { points: 2 })), "AM-RND-03");
}

/** The centre as one line, for small screens. */
export function CentreLine({ view: now, words }: Props) {
  const view = beforeThrow(now);
  const points = view.turn.action === "" ? phasePoints(view) : view.turn.points;
  const cubes = COLOURS.filter((colour) => (view.centre[colour] ?? 0) > 0);
  const label = words.t("board-centre", { count: cubesIn(view.centre) });
  return (
    <span class="am-centre-line hbox" aria-label={label} role="img">
      {cubes.map((colour) => (
        <span key={colour} class="hbox tight">
          <CubeSign colour={colour} />
          {view.centre[colour]}
        </span>
      ))}
      {!isFalling() && <b {...pointsTip(words)}>{words.t("board-ap", { points })}</b>}
      {cubes.length === 0 && <Picture name="cube" box="0 0 24 26" className="cn" />}
    </span>
  );
}
