/** The cube wheel: storage by colour around the centre, the action points, and the cubes in the tower. */
import { Icon, Picture } from "../../art/art";
import { capital, type Wording } from "../../words/wording";
import type { BoardProps } from "../board";
import { sentence } from "../../kit/actions";
import { Choosable } from "../../kit/choosable";
import { Panel } from "../../kit/panel";
import { tip } from "../../kit/tip";
import { actionOf, colourOf, COLOURS, iconOf } from "./printed";
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
function polar(degrees: number, radius: number): readonly [x: number, y: number] {
  const turn = (degrees * Math.PI) / 180;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [tenths(MIDDLE + radius * Math.sin(turn)), tenths(MIDDLE - radius * Math.cos(turn))];
}

/** Return the path of a sector between two radii. */
function sectorPath(place: number, from: number, to: number): string {
  const start = (place - 0.5) * SECTOR + GAP / 2;
  const end = start + SECTOR - GAP;
  const outer = `M${polar(start, to)}A${to} ${to} 0 0 1 ${polar(end, to)}`;
  return `${outer}L${polar(end, from)}A${from} ${from} 0 0 0 ${polar(start, from)}Z`;
}

export function Wheel(props: Props) {
  const { words, asked, looking } = props;
  const view = beforeThrow(props.view);
  const choices = new Map(
    (asked?.choices ?? [])
      .filter((choice) => choice.family === "do" || choice.family === "as")
      .map((choice) => [colourOf(choice.action), choice]),
  );
  const points = phasePoints(view);
  const acting = view.turn.action !== "";
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
          const stored = view.storage[colour] ?? 0;
          const [x, y] = polar(place * SECTOR, 104);
          const [ix, iy] = polar(place * SECTOR, 126);
          const [bx, by] = polar(place * SECTOR + 16, 116);
          const chosen = acting && view.turn.action === colour;
          const phase = view.phase === colour;
          const bonus = looking === null ? 0 : bonusOf(view, looking, colour);
          const label = choice ? sentence(words, choice) : words.t(actionOf(colour));
          return (
            <Choosable
              as="g"
              key={colour}
              board={props}
              action={choice?.action}
              {...(asked?.question === "choose" && { illegal: `do ${actionOf(colour).slice(4)}` })}
              class={`am-sector ${choice ? "legal" : ""} ${chosen ? "chosen" : ""} ${phase ? "phase" : ""}`}
              role={choice ? "button" : "img"}
              aria-label={`${label}, ${words.t("board-stored", { count: stored })}`}
              data-facts={`cube-${colour} ${actionOf(colour)}`}
              {...tip(words.t(`board-about-${colour}`), words.name(actionOf(colour)), RULES[place])}
            >
              <path
                d={sectorPath(place, INNER, OUTER)}
                class="am-sector-ground"
                style={{ "--own": `var(--a-${colour})` }}
              />
              <path
                d={sectorPath(place, RIM, OUTER)}
                fill={`var(--a-${colour})`}
                stroke="var(--line-2)"
                stroke-width=".8"
              />
              <use
                href={`#i-${iconOf(colour)}`}
                x={ix - 11}
                y={iy - 11}
                width="22"
                height="22"
                class="am-sector-icon"
              />
              <Cube colour={colour} x={x} y={y} size={24} />
              <text x={x} y={y + 6} class="am-cube-count">
                {stored}
              </text>
              {bonus > 0 && (
                <text x={bx} y={by + 4} class="am-sector-bonus">
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
          {acting ? view.turn.points : isFalling() ? "…" : points}
        </text>
        <text x={MIDDLE} y="200" class="am-points-word">
          {words.t(acting ? "board-points-left" : "board-action-points", {
            points: acting ? view.turn.points : points,
          })}
        </text>
      </svg>
      <Tower {...props} />
    </Panel>
  );
}

const RULES = ["AM-NAV-02", "AM-CAN-01", "AM-PLN-01", "AM-PRO-01", "AM-EXP-01", "AM-YEL-01", "AM-WHI-01"];
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
          <li key={colour} class={view.inside[colour] ? "" : "none"}>
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
      <Icon name={iconOf(colour)} size="s" />
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
  return (
    <span
      class="am-centre-line hbox"
      aria-label={words.t("board-centre", { count: cubesIn(view.centre) })}
      role="img"
    >
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
