/** The spinning arrow, what the wind did last, and the card or lens that was seen last. */
import { useRef } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { Rule } from "../../parts/rule";
import { seatFact } from "../../words/wording";
import { Choosable } from "../../kit/choosable";
import { angleOf, directionKey, ROWS } from "./printed";
import type { Props } from "./sea";
import { targetsOf } from "./targets";
import { cardIcon, cardRule, caravelOf } from "./view";
import { seenOf, weatherOf, type Weather } from "./weather";

const WHOLE_TURNS = 720;

/** The rose and the arrow. Every spin goes round twice before it rests. */
export function Arrow({ weather }: { weather: Weather | null }) {
  const rest = useRef({ spins: 0, turned: 0, direction: "" });
  const direction = weather?.direction ?? "";
  const spins = weather?.spins ?? 0;
  if (direction && (direction !== rest.current.direction || spins !== rest.current.spins)) {
    const base = Math.ceil(rest.current.turned / 360) * 360;
    rest.current = { spins, direction, turned: base + WHOLE_TURNS + angleOf(direction) };
  }
  return (
    <svg viewBox="0 0 200 200" class={`cc-arrow ${direction ? "" : "rests"}`} aria-hidden="true">
      <use href="#rose" width="200" height="200" opacity=".55" />
      <g class="needle" style={{ transform: `rotate(${rest.current.turned}deg)` }}>
        <path d="M100 12 114 46H106V150l10 16H84l10-16V46H86Z" />
      </g>
      <circle cx="100" cy="100" r="9" />
    </svg>
  );
}

function tale(weather: Weather | null, words: Props["words"]): { title: string; text: string; rule: string } {
  if (!weather)
    return { title: words.t("board-no-wind"), text: words.t("board-no-wind-more"), rule: "CC-DIE-11" };
  const { kind, sector, direction, pushed, struck, calmed, by } = weather;
  if (calmed >= 0)
    return {
      title: words.name("card-fine-weather"),
      text: words.t("log-storm-cancelled", { seat: seatFact(calmed) }),
      rule: "CC-CRD-13",
    };
  const rule = { storm: "CC-DIE-05", hurricane: "CC-CRD-07", fog: "CC-CRD-08" }[kind];
  const title = direction
    ? words.t("board-wind", { direction: directionKey(direction) })
    : words.t("board-storm-rises", { sector });
  const parts = [
    kind === "storm"
      ? words.t("board-storm-by", { seat: seatFact(by), sector })
      : words.t("board-wind-all", { name: kind === "fog" ? "board-fog" : "card-hurricane" }),
  ];
  if (pushed.length > 0) parts.push(words.t("board-pushed", { seats: pushed.map(seatFact) }));
  if (struck.length > 0) parts.push(words.t("board-struck", { seats: struck.map(seatFact) }));
  return { title, text: parts.join(" "), rule };
}

/** Panel with the arrow. While one may spin, it is the arrow that is pressed. */
export function Wind(props: Props) {
  const { view, story, words, asked, choose } = props;
  const weather = weatherOf(story);
  const { title, text, rule } = tale(weather, words);
  const can = asked?.choices.some((choice) => choice.action === "spin");
  return (
    <section class="panel cc-wind" aria-label={words.t("board-arrow")} data-region="wind">
      {can ? (
        <Choosable
          board={props}
          action="spin"
          class="cc-spin can"
          aria-label={words.t("action-spin")}
          data-tip={words.t("board-spins", { count: view.storm.spins_left })}
          data-tip-title={words.t("action-spin")}
          data-tip-rule="CC-DIE-05"
          onClick={() => choose("spin")}
        >
          <Arrow weather={weather} />
        </Choosable>
      ) : (
        <span class="cc-spin">
          <Arrow weather={weather} />
        </span>
      )}
      <div>
        <b>{title}</b>
        <p>
          {text} <Rule id={rule} />
        </p>
      </div>
    </section>
  );
}

/** Rows of the chart at either edge that a card or lens would cover. */
const COVERED = 3;

/** Whether more of what is to be seen now, one's caravel and the squares to choose, is south than north. */
function isSouth({ view, asked, looking, words }: Props): boolean {
  const squares = targetsOf(asked, view, words).map((target) => target.square);
  if (looking !== null) squares.push(caravelOf(view, looking));
  const north = squares.filter(({ row }) => row < COVERED);
  const south = squares.filter(({ row }) => row >= ROWS - COVERED);
  return south.length > north.length;
}

/** The card or lens that was seen last, large; gone with the next move. It leaves free where one plays. */
export function Seen(props: Props) {
  const { latestEntries, words } = props;
  const seen = seenOf(latestEntries);
  if (!seen) return null;
  const { key, seat } = seen;
  const lens = key.startsWith("lens-");
  const rule = lens ? "CC-DIS-01" : cardRule(key);
  const kind = key.slice("lens-".length).split(":")[0] ?? "";
  return (
    <section
      class={`cc-seen ${isSouth(props) ? "north" : ""}`}
      key={`${key} ${latestEntries.at(-1)?.at ?? 0}`}
      data-facts={key.split(":")[0]}
    >
      {lens ? (
        <span class="cc-spyglass">
          <Picture name={`lens-${kind === "inhabited" ? "am" : kind}`} box="0 0 48 48" />
        </span>
      ) : (
        <Icon name={cardIcon(key)} size="l" />
      )}
      <div>
        <b>{words.name(key)}</b>
        <p>
          <Shield seat={seat} size="s" />
          <span>{words.about(key) || words.t("note-fog")}</span>
          <Rule id={rule} />
        </p>
      </div>
    </section>
  );
}
