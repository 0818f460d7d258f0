/** A seat's public information: the position and state of its caravel, its barrels, its number of cards. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../art/art";
import type { Wording } from "../../words/wording";
import { Lead } from "../../parts/lead";
import { ChangeSign, Foreseen, useChange } from "../../table/foreseen";
import type { PanelProps } from "../board";
import { AMERICA, DISMASTED } from "./came";
import { isCalm, MOST_BARRELS, nameOf, sectorOf } from "./printed";
import { barrelsOf } from "./travels";
import { caravelOf, gustsAt, type ColumbusView } from "./view";

export function SeatPanel({ view, seat, words, origins }: PanelProps<ColumbusView>) {
  const entry = view.seats[seat];
  if (!entry) return null;
  return (
    <div class="cc-panel">
      <Marks view={view} seat={seat} words={words} origins={origins} />
      <div class="cc-figures">
        <Barrels seat={seat} count={entry.barrels} words={words} />
        <span class="grow" />
        <span
          class="cc-count"
          data-tip={words.say("board-cards", { count: entry.cards })}
          data-tip-title={words.say("word-cards")}
          data-tip-rule="CC-CRD-02"
        >
          <Icon name="hand" size="s" />
          <span class="hidden-words">{words.say("board-cards", { count: entry.cards })}</span>
          <b aria-hidden="true">
            <Foreseen seat={seat} of="cards">
              {entry.cards}
            </Foreseen>
          </b>
        </span>
      </div>
    </div>
  );
}

/** Eight places for barrels. Barrels that the previewed choice would gain or cost are pale. */
export function Barrels({ seat, count, words }: { seat: number; count: number; words: Wording }) {
  const by = useChange(seat, "barrels");
  const sure = Math.min(count, count + by);
  const said = words.say("board-barrels", { count, most: MOST_BARRELS });
  return (
    <span
      class="cc-barrels figure"
      data-counts={barrelsOf(seat)}
      data-value={count}
      role="img"
      aria-label={said}
      data-tip={said}
      data-tip-title={words.say("word-barrels")}
      data-tip-rule="CC-TRN-03"
    >
      {Array.from({ length: MOST_BARRELS }, (_, at) =>
        at < Math.max(count, count + by) ? (
          <Picture key={at} name="barrel" className={at < sure ? "" : "ghost"} />
        ) : (
          <i key={at} />
        ),
      )}
      <ChangeSign by={by} />
    </span>
  );
}

interface Mark {
  kind: "" | "land" | "danger";
  /** The name of its origin in the log. */
  came?: string;
  sign: ComponentChildren;
  text: string;
  tip: string;
  title: string;
  rule: string;
}

/** Return the marks of a caravel, the best news first. */
function marksOf(view: ColumbusView, seat: number, words: Wording): Mark[] {
  const entry = view.seats[seat];
  if (!entry) return [];
  const square = caravelOf(view, seat);
  const marks: (Mark | false)[] = [
    entry.island && {
      kind: "land",
      came: AMERICA,
      sign: <Picture name="lens-am" box="0 0 48 48" className="am" />,
      text: words.say(AMERICA),
      tip: words.about("lens-inhabited"),
      title: words.say(AMERICA),
      rule: "CC-DIS-02",
    },
    !entry.mast && {
      kind: "danger",
      came: DISMASTED,
      sign: <Icon name="warn" />,
      text: words.say(DISMASTED),
      tip: words.say("note-mast"),
      title: words.say("word-mast"),
      rule: "CC-DMG-03",
    },
    isCalm(square) && {
      kind: "",
      sign: <i class="calm" />,
      text: words.say("word-becalmed"),
      tip: words.say("note-squares"),
      title: words.say("word-calm"),
      rule: "CC-CLM-01",
    },
    gustsAt(view, square).length > 0 && {
      kind: "",
      sign: <Icon name="gust" />,
      text: words.say("word-on-gust"),
      tip: words.say("note-gusts"),
      title: words.say("word-gust"),
      rule: "CC-GUS-06",
    },
    entry.missed > 0 && {
      kind: "danger",
      sign: <Icon name="hourglass" />,
      text: words.say("sketch-missed", { count: entry.missed }),
      tip: words.about("card-mutiny"),
      title: words.name("card-mutiny"),
      rule: "CC-TRN-13",
    },
  ];
  return marks.filter((mark) => mark !== false);
}

/** The position and the marks of the caravel, always in words. */
export function Marks({
  view,
  seat,
  words,
  origins,
}: Pick<PanelProps<ColumbusView>, "view" | "seat" | "words" | "origins">) {
  const square = caravelOf(view, seat);
  return (
    <div class="cc-marks">
      <span class="cc-where">
        {words.say("board-at", { sector: sectorOf(square), square: `=${nameOf(square)}` })}
      </span>
      {marksOf(view, seat, words).map(({ kind, came, sign, text, tip, title, rule }) => (
        <Lead
          key={rule}
          at={came === undefined ? undefined : origins.things(seat, [came])[0]}
          class={`chip ${kind}`}
          data-tip={tip}
          data-tip-title={title}
          data-tip-rule={rule}
        >
          {sign}
          <span>{text}</span>
        </Lead>
      ))}
    </div>
  );
}
