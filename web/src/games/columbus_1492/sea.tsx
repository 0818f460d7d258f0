/** The ocean with everything that moves on it: caravels, gusts, storms, and the legal squares. */
import { Icon, Picture } from "../../art/art";
import { sentence } from "../../kit/actions";
import { Choosable } from "../../kit/choosable";
import { styleOver } from "../../kit/geometry";
import { squareAtPoint, styleOnSquare } from "../../kit/gridmap/grid";
import { tip } from "../../kit/tip";
import { Chart, Drawing } from "./chart";
import { FAMILIES, flightsOf, selectedFace } from "./choosing";
import { GRID, middle, sectorRect } from "./frame";
import { Caravel, Ghost, Gust, Piece, placeOfCaravel, placeOfGust, shipOf, type SeaProps } from "./pieces";
import { angleOf, directionKey, directionTo, nameOf, same, START } from "./printed";
import { Sectors } from "./sectors";
import { targetsOf, type Meaning, type Target } from "./targets";
import { caravelOf } from "./view";
import { currentWind, trailsOf, wrecksOf } from "./weather";

export function Sea(props: SeaProps) {
  const { view, words, frame, asked } = props;
  const targets = targetsOf(asked, view, words);
  return (
    <div
      class="cc-sheet"
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      data-region="sea"
      role="group"
      aria-label={words.t("word-ocean")}
      onClick={(event) => explainSquare(props, event)}
    >
      <Chart frame={frame} words={words} labels />
      <Storm {...props} labels />
      <Trails {...props} />
      {view.gusts.map((_, at) => (
        <Gust key={at} {...props} number={at + 1} targets={targets} />
      ))}
      {view.seats.map((_, seat) => (
        <Caravel key={seat} {...props} seat={seat} />
      ))}
      <Ghost {...props} />
      {targets.map((target) => (
        <Spot key={target.choice.action} {...props} target={target} />
      ))}
      <Sectors {...props} />
    </div>
  );
}

/** The ocean of a minimap: nothing on it can be chosen or moves. */
export function SmallSea(props: SeaProps) {
  const { view, words, frame } = props;
  const places = [
    ...view.gusts.map((_, at) => placeOfGust(view, at + 1)),
    ...view.seats.map((_, seat) => placeOfCaravel(view, seat)),
  ];
  return (
    <>
      <Chart frame={frame} words={words} />
      <Storm {...props} />
      <Trails {...props} />
      {places.map((place, at) => (
        <Piece key={at} frame={frame} {...place} />
      ))}
    </>
  );
}

/** On a click on a square that is not legal, explain why. */
function explainSquare(props: SeaProps, event: MouseEvent): void {
  const { asked, view, frame, looking, whyNot, explain, words } = props;
  if (!asked || looking === null || !(event.currentTarget instanceof Element)) return;
  if (event.target instanceof Element && event.target.closest("button")) return;
  const box = event.currentTarget.getBoundingClientRect();
  const x = frame.x + ((event.clientX - box.left) / box.width) * frame.width;
  const y = frame.y + ((event.clientY - box.top) / box.height) * frame.height;
  const square = squareAtPoint(GRID, { x, y });
  const face = selectedFace(asked);
  if (face === "storm" || !square) return;
  const flights = flightsOf(asked);
  const direction = directionTo(caravelOf(view, looking), square);
  const verb = asked.question === "wind" ? "wind" : face === "sail" ? "sail" : "rose";
  const can = (...families: string[]) => asked.choices.some(({ family }) => families.includes(family));
  if (flights) whyNot(`gust ${flights.gust} to ${nameOf(square)} by 1`);
  else if (face === "spyglass" && can("rose", "sail")) explain(words.t("board-take-up"), "CC-DIE-01");
  else if (!direction && can(verb)) explain(words.t("board-far"), FAMILIES[verb]?.[0] ?? asked.rule);
  else whyNot(`${verb} ${direction ?? "N"}`);
}

const STORM_EDGE = { fill: "none", stroke: "var(--danger)", "stroke-width": 2, "stroke-dasharray": "7 5" };

/** Streaks of rain over a sector or the whole ocean, in the direction of the wind. */
function Storm(props: SeaProps & { labels?: boolean }) {
  const { frame, words, labels } = props;
  const weather = currentWind(props);
  if (!weather) return null;
  const { kind, sector, direction } = weather;
  const { x, y, width, height } = sectorRect(sector);
  const name = words.name({ storm: "face-storm", fog: "board-fog", hurricane: "card-hurricane" }[kind]);
  const where = sector ? words.t("board-sector", { sector }) : name;
  const { left, top } = styleOver(frame, { x: x + width / 2, y: 13, width, height });
  return (
    <>
      <Drawing frame={frame}>
        <rect {...sectorRect(sector)} fill="var(--storm)" />
        <g fill="none" stroke="var(--sea-ink)" stroke-width="1.7" stroke-linecap="round" opacity=".5">
          {Array.from({ length: direction === "" ? 0 : sector ? 14 : 46 }, (_, at) => {
            const place = `${x + 24 + ((at * 79) % (width - 48))} ${y + 30 + ((at * 131 + 17) % (height - 60))}`;
            const turn = `rotate(${angleOf(direction) - 45}) scale(${0.7 + (at % 3) * 0.2})`;
            return (
              <path
                key={at}
                d="M-20 17q20 -13 40 -40M-11 22q12 -8 24 -24"
                transform={`translate(${place}) ${turn}`}
              />
            );
          })}
        </g>
        <rect {...sectorRect(sector, 1.5)} {...STORM_EDGE} />
      </Drawing>
      {labels && (
        <span class="cc-storm-name hbox" style={{ left, top }}>
          <Icon name="storm" size="s" />
          {sector > 0 && <span class="hidden-words">{name}</span>}
          <b>
            {direction
              ? words.t("board-wind-name", { name: `=${where}`, direction: directionKey(direction) })
              : where}
          </b>
        </span>
      )}
    </>
  );
}

/** Dotted lines and pale caravels at the start of the last moves; a star where a mast broke. */
function Trails({ latestEntries, frame, view }: SeaProps) {
  const trails = trailsOf(latestEntries);
  return (
    <>
      <Drawing frame={frame} class="cc-trails">
        <g stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0.1 6">
          {trails.map(({ from, to, pushed }, at) => {
            const [start, end] = [middle(from), middle(to)];
            const d = `M${start.x} ${start.y}L${end.x} ${end.y}`;
            return <path key={at} d={d} stroke={`var(${pushed ? "--danger" : "--ink-2"})`} />;
          })}
        </g>
        {wrecksOf(latestEntries).map((seat) => {
          const { x, y } = middle(caravelOf(view, seat));
          return (
            <path
              key={seat}
              fill="var(--danger)"
              stroke="var(--surface)"
              stroke-width="1.5"
              transform={`translate(${x + 22} ${y - 22})`}
              d="M0-13 3-5 11-8 7-1 13 4 5 5 4 13-1 7-8 11-6 3-13 0-6-4-8-11-1-6Z"
            />
          );
        })}
      </Drawing>
      {trails
        .filter(({ seat, from }) => !same(from, START) && !same(from, caravelOf(view, seat)))
        .map(({ seat, from }, at) => (
          <Piece key={at} frame={frame} name={shipOf(view, seat)} square={from} size={50} class="faint" />
        ))}
    </>
  );
}

function MeaningSign({ icon }: Meaning) {
  if (icon === "calm") return <i class="calm" />;
  if (icon === "barrel") return <Picture name="barrel" className="brl" />;
  return <Icon name={icon} size="s" />;
}

/** A legal square. */
function Spot(props: SeaProps & { target: Target }) {
  const { target, frame, words } = props;
  const { choice, meanings, square, piece } = target;
  const name = sentence(words, choice);
  const more = meanings.map((meaning) => meaning.text).join(", ");
  const about = words.t(piece === "mast" ? "note-mast" : "board-square", { square: `=${nameOf(square)}` });
  const kind = meanings.find((meaning) => meaning.kind !== "gain")?.kind ?? "plain";
  return (
    <Choosable
      board={props}
      action={choice.action}
      class={`cc-spot on-${piece} is-${kind}`}
      style={styleOnSquare(GRID, frame, square, 52)}
      aria-label={more ? `${name}: ${more}` : name}
      {...tip(more || about, name, meanings[0]?.rule ?? FAMILIES[choice.family]?.[0])}
      data-tip-through=""
    >
      {piece === "mast" && <Icon name="plan" />}
      {piece !== "mast" && meanings.length === 0 && <i class="dot" />}
      {meanings.map((meaning) => (
        <MeaningSign key={meaning.icon} {...meaning} />
      ))}
    </Choosable>
  );
}
