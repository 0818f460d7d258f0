/** A seat's public information: the position and state of its caravel, its barrels, its number of cards. */
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../../art/art";
import { SeatSummary } from "../../kit/figure";
import { tip, type Tip } from "../../kit/tip";
import { HistoryLink } from "../../parts/history_link";
import { ChangeSign, useChange } from "../../table/preview_delta";
import type { Wording } from "../../words/wording";
import type { PanelProps } from "../board";
import { AMERICA, barrelsOf, DISMASTED } from "./events";
import { isCalm, MOST_BARRELS, nameOf, same, sectorOf, START } from "./printed";
import { caravelOf, hasGust, type ColumbusView } from "./view";

export function SeatPanel(props: PanelProps<ColumbusView>) {
  const { view, seat, words } = props;
  const { cards = 0, barrels = 0 } = view.seats[seat] ?? {};
  const figure = {
    seat,
    name: "cards",
    value: cards,
    icon: "hand",
    label: words.t("word-cards"),
    tip: words.t("board-cards", { count: cards }),
    rule: "CC-CRD-02",
  };
  return (
    <>
      <Marks {...props} />
      <SeatSummary
        class="cc-figures"
        start={<Barrels seat={seat} count={barrels} words={words} />}
        figures={[figure]}
      />
    </>
  );
}

/** Eight places for barrels. Barrels that the previewed choice would gain or cost are pale. */
export function Barrels({ seat, count, words }: { seat: number; count: number; words: Wording }) {
  const by = useChange(seat, "barrels");
  const text = words.t("board-barrels", { count, most: MOST_BARRELS });
  const barrel = (at: number) => {
    if (at >= Math.max(count, count + by)) return <i key={at} />;
    return <Picture key={at} name="barrel" className={at < Math.min(count, count + by) ? "" : "ghost"} />;
  };
  return (
    <span
      class="cc-barrels figure hbox"
      data-counts={barrelsOf(seat)}
      data-value={count}
      role="img"
      aria-label={text}
      {...tip(text, words.t("word-barrels"), "CC-TRN-03")}
    >
      {Array.from({ length: MOST_BARRELS }, (_, at) => barrel(at))}
      <ChangeSign by={by} />
    </span>
  );
}

interface Mark {
  /** The key of its text, which is also the name of its acquisition in the log. */
  key: string;
  text: string;
  sign: ComponentChildren;
  tip: Tip;
  kind: "land" | "danger" | "";
}

/** Return the marks of a caravel, the best news first. */
export function marksOf(view: ColumbusView, seat: number, words: Wording): Mark[] {
  const { island, mast, missed: count = 0 } = view.seats[seat] ?? {};
  const square = caravelOf(view, seat);
  const marks: Mark[] = [];
  const t = (key: string) => words.t(key);
  const mark = (key: string, sign: ComponentChildren, about: Tip, kind: Mark["kind"] = "") =>
    marks.push({ key, text: words.t(key, { count }), sign, tip: about, kind });
  const lens = <Picture name="lens-am" box="0 0 48 48" className="am" />;
  if (island) mark(AMERICA, lens, [words.about("lens-inhabited"), t(AMERICA), "CC-DIS-02"], "land");
  if (!mast) mark(DISMASTED, <Icon name="warn" />, [t("note-mast"), t("word-mast"), "CC-DMG-03"], "danger");
  if (isCalm(square))
    mark("word-becalmed", <i class="calm" />, [t("note-squares"), t("word-calm"), "CC-CLM-01"]);
  if (hasGust(view, square))
    mark("word-on-gust", <Icon name="gust" />, [t("note-gusts"), t("word-gust"), "CC-GUS-06"]);
  const mutiny: Tip = [words.about("card-mutiny"), words.name("card-mutiny"), "CC-TRN-13"];
  if (count > 0) mark("sketch-missed", <Icon name="hourglass" />, mutiny, "danger");
  return marks;
}

function positionOf(view: ColumbusView, seat: number, words: Wording): string {
  const square = caravelOf(view, seat);
  return words.t("board-at", { sector: sectorOf(square), square: `=${nameOf(square)}` });
}

/** Return the position and the state of a caravel in words, with the rule that matters most. */
export function stateOf(view: ColumbusView, seat: number, words: Wording): [text: string, rule: string] {
  const home = same(caravelOf(view, seat), START);
  const marks = marksOf(view, seat, words);
  const texts = [
    positionOf(view, seat, words),
    home && words.t("word-start"),
    ...marks.map(({ text }) => text),
  ];
  return [texts.filter(Boolean).join(" · "), marks[0]?.tip[2] ?? (home ? "CC-SEA-03" : "CC-SEA-02")];
}

/** The position and the marks of the caravel, always in words. */
export function Marks(props: Pick<PanelProps<ColumbusView>, "view" | "seat" | "words" | "origins">) {
  const { view, seat, words, origins } = props;
  const marks = marksOf(view, seat, words);
  const moves = origins.things(
    seat,
    marks.map(({ key }) => key),
  );
  return (
    <div class="cc-marks hbox wrap">
      <span class="cc-where">{positionOf(view, seat, words)}</span>
      {marks.map(({ key, text, sign, kind, tip: about }, at) => (
        <HistoryLink key={key} at={moves[at]} class={`chip ${kind}`} {...tip(...about)}>
          {sign}
          <span>{text}</span>
        </HistoryLink>
      ))}
    </div>
  );
}
