/** The spinning arrow, what the wind did last, and the card or lens that was revealed last. */
import { useRef } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { tip } from "../../kit/tip";
import { Rule } from "../../parts/rule";
import { seatFact, type Wording } from "../../words/wording";
import { freeSide } from "./frame";
import { angleOf, directionKey } from "./printed";
import { targetsOf } from "./targets";
import { cardSign, caravelOf, type Props } from "./view";
import { revealedIn, weatherOf, type Weather } from "./weather";

interface NoticeProps {
  icon?: string;
  title: string;
  seat?: number;
  text: string;
  rule: string;
}

/** A title and a text that names its rule. */
export function Notice({ icon, title, seat, text, rule }: NoticeProps) {
  return (
    <div class="cc-notice">
      <b>
        {icon && <Icon name={icon} size="s" />} {title}
      </b>
      <p class={seat === undefined ? "" : "hbox"}>
        {seat !== undefined && <Shield seat={seat} size="s" />}
        <span>{text}</span> <Rule id={rule} />
      </p>
    </div>
  );
}

const WHOLE_TURNS = 720;

/** The rose and the arrow. Every spin goes round twice before it rests. */
export function Arrow({ weather }: { weather: Weather | null }) {
  const rest = useRef({ spins: 0, turned: 0, direction: "" });
  const { direction, spins } = weather ?? rest.current;
  if (direction && (direction !== rest.current.direction || spins !== rest.current.spins)) {
    const base = Math.ceil(rest.current.turned / 360) * 360;
    rest.current = { spins, direction, turned: base + WHOLE_TURNS + angleOf(direction) };
  }
  return (
    <svg viewBox="0 0 200 200" class="cc-arrow" aria-hidden="true">
      <use href="#rose" width="200" height="200" opacity=".55" />
      <g stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round">
        <path
          class="needle"
          style={{ transform: `rotate(${rest.current.turned}deg)` }}
          d="M100 12 114 46H106V150l10 16H84l10-16V46H86Z"
          fill={`var(${weather?.direction ? "--danger" : "--line-2"})`}
        />
        <circle cx="100" cy="100" r="9" fill="var(--surface)" />
      </g>
    </svg>
  );
}

/** Return what the wind did, with its rule. */
function tale(weather: Weather | null, words: Wording): [title: string, text: string, rule: string] {
  if (!weather) return [words.t("board-no-wind"), words.t("board-no-wind-more"), "CC-DIE-11"];
  const { kind, sector, direction, pushed, struck, calmed, by } = weather;
  if (calmed >= 0) {
    const text = words.t("log-storm-cancelled", { seat: seatFact(calmed) });
    return [words.name("card-fine-weather"), text, "CC-CRD-13"];
  }
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
  return [title, parts.join(" "), { storm: "CC-DIE-05", hurricane: "CC-CRD-07", fog: "CC-CRD-08" }[kind]];
}

/** Panel with the arrow. If it may be spun, it is a button. */
export function Wind(props: Props) {
  const { view, story, words, asked } = props;
  const weather = weatherOf(story);
  const [title, text, rule] = tale(weather, words);
  const can = asked?.choices.some((choice) => choice.action === "spin");
  const spin = words.t("action-spin");
  const spinnable = can && {
    action: "spin",
    "aria-label": spin,
    ...tip(words.t("board-spins", { count: view.storm.spins_left }), spin, "CC-DIE-05"),
  };
  return (
    <section class="panel cc-wind hbox loose" aria-label={words.t("board-arrow")} data-region="wind">
      <Choosable
        as={can ? "button" : "span"}
        board={props}
        action={undefined}
        class={`cc-spin ${can ? "can" : ""}`}
        {...spinnable}
      >
        <Arrow weather={weather} />
      </Choosable>
      <Notice title={title} text={text} rule={rule} />
    </section>
  );
}

/** The card or lens that was revealed last, large, until the next move. It does not cover the legal squares. */
export function Revealed(props: Props) {
  const { latestEntries, words, view, asked, looking } = props;
  const revealed = revealedIn(latestEntries);
  if (!revealed) return null;
  const { key, seat } = revealed;
  const name = key.split(":")[0] ?? key;
  const isLens = name.startsWith("lens-");
  const [icon, rule] = cardSign(key);
  const squares = targetsOf(asked, view, words).map((target) => target.square);
  if (looking !== null) squares.push(caravelOf(view, looking));
  return (
    <section
      class={`cc-overlay cc-revealed hbox loose ${freeSide(squares)}`}
      key={`${key} ${latestEntries.at(-1)?.at ?? 0}`}
      data-facts={name}
    >
      {isLens ? (
        <span class="cc-spyglass">
          <Picture name={name.replace("inhabited", "am")} box="0 0 48 48" />
        </span>
      ) : (
        <Icon name={icon} size="l" />
      )}
      <Notice
        title={words.name(key)}
        seat={seat}
        text={words.about(key) || words.t("note-fog")}
        rule={isLens ? "CC-DIS-01" : rule}
      />
    </section>
  );
}
