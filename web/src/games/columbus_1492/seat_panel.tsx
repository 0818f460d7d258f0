/** A seat's public information: the position and state of its caravel, its barrels, its number of cards. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../art/art";
import { SeatSummary } from "../../kit/figure";
import { tip, type Tip } from "../../kit/tip";
import type { Facts } from "../../wire/shapes";
import type { Wording } from "../../words/wording";
import { HistoryLink } from "../../parts/history_link";
import { ChangeSign, useChange } from "../../table/preview_delta";
import type { PanelProps } from "../board";
import { AMERICA, DISMASTED } from "./acquisition";
import { isCalm, MOST_BARRELS, nameOf, sectorOf } from "./printed";
import { barrelsOf } from "./piece_moves";
import { caravelOf, gustsAt, type ColumbusView } from "./view";

export function SeatPanel({ view, seat, words, origins }: PanelProps<ColumbusView>) {
  const entry = view.seats[seat];
  if (!entry) return null;
  const cards = {
    seat,
    name: "cards",
    value: entry.cards,
    icon: "hand",
    label: words.t("word-cards"),
    tip: words.t("board-cards", { count: entry.cards }),
    rule: "CC-CRD-02",
  };
  return (
    <>
      <Marks view={view} seat={seat} words={words} origins={origins} />
      <SeatSummary
        class="cc-figures"
        start={<Barrels seat={seat} count={entry.barrels} words={words} />}
        figures={[cards]}
      />
    </>
  );
}

/** Eight places for barrels. Barrels that the previewed choice would gain or cost are pale. */
export function Barrels({ seat, count, words }: { seat: number; count: number; words: Wording }) {
  const by = useChange(seat, "barrels");
  const sure = Math.min(count, count + by);
  const text = words.t("board-barrels", { count, most: MOST_BARRELS });
  return (
    <span
      class="cc-barrels figure hbox"
      data-counts={barrelsOf(seat)}
      data-value={count}
      role="img"
      aria-label={text}
      {...tip(text, words.t("word-barrels"), "CC-TRN-03")}
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
  kind?: "land" | "danger";
  /** The name of its origin in the log. */
  acquisition?: string;
  sign: ComponentChildren;
  text: string;
  tip: Tip;
}

/** Return the marks of a caravel, the best news first. */
function marksOf(view: ColumbusView, seat: number, words: Wording): Mark[] {
  const entry = view.seats[seat];
  if (!entry) return [];
  const square = caravelOf(view, seat);
  const t = (key: string, facts?: Facts) => words.t(key, facts);
  const marks: (Mark | false)[] = [
    entry.island && {
      kind: "land",
      acquisition: AMERICA,
      sign: <Picture name="lens-am" box="0 0 48 48" className="am" />,
      text: t(AMERICA),
      tip: [words.about("lens-inhabited"), t(AMERICA), "CC-DIS-02"],
    },
    !entry.mast && {
      kind: "danger",
      acquisition: DISMASTED,
      sign: <Icon name="warn" />,
      text: t(DISMASTED),
      tip: [t("note-mast"), t("word-mast"), "CC-DMG-03"],
    },
    isCalm(square) && {
      sign: <i class="calm" />,
      text: t("word-becalmed"),
      tip: [t("note-squares"), t("word-calm"), "CC-CLM-01"],
    },
    gustsAt(view, square).length > 0 && {
      sign: <Icon name="gust" />,
      text: t("word-on-gust"),
      tip: [t("note-gusts"), t("word-gust"), "CC-GUS-06"],
    },
    entry.missed > 0 && {
      kind: "danger",
      sign: <Icon name="hourglass" />,
      text: t("sketch-missed", { count: entry.missed }),
      tip: [words.about("card-mutiny"), words.name("card-mutiny"), "CC-TRN-13"],
    },
  ];
  return marks.filter((mark) => mark !== false);
}

/** The position and the marks of the caravel, always in words. */
export function Marks(props: Pick<PanelProps<ColumbusView>, "view" | "seat" | "words" | "origins">) {
  const { view, seat, words, origins } = props;
  const square = caravelOf(view, seat);
  return (
    <div class="cc-marks hbox wrap">
      <span class="cc-where">
        {words.t("board-at", { sector: sectorOf(square), square: `=${nameOf(square)}` })}
      </span>
      {marksOf(view, seat, words).map((mark) => (
        <HistoryLink
          key={mark.text}
          at={mark.acquisition === undefined ? undefined : origins.things(seat, [mark.acquisition])[0]}
          class={`chip ${mark.kind ?? ""}`}
          {...tip(...mark.tip)}
        >
          {mark.sign}
          <span>{mark.text}</span>
        </HistoryLink>
      ))}
    </div>
  );
}
