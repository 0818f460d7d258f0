/** A player's public information: doubloons towards the goal, cards, income, developments, known cards. */
import { Icon, Picture } from "../../art/art";
import { GoalBar, SeatSummary } from "../../kit/figure";
import { tip } from "../../kit/tip";
import type { Figure, PanelProps } from "../board";
import type { Wording } from "../../words/wording";
import { Mini } from "./card";
import { Possessions } from "./developments";
import { placesOf } from "./pieces";
import { GOAL, kindOf } from "./printed";
import { incomeOf, letter, seatAt, type MundusView } from "./view";

export function SeatPanel(props: PanelProps<MundusView>) {
  const { view, seat, words, size } = props;
  const entry = view.seats[seat];
  if (!entry) return null;
  const known = seat === view.viewer ? [] : (placesOf(view).get(`hand ${letter(seat)}`) ?? []);
  const cards = known.map((piece) => kindOf(piece.sign));
  return (
    <div class="mn-panel" data-place={`hand ${letter(seat)}`}>
      <Stand view={view} seat={seat} words={words} />
      {entry.developments.length > 0 && <Possessions {...props} />}
      {known.length > 0 && (
        <div
          class="mn-known hbox wrap tight"
          {...tip(words.t("board-known", { cards }), words.t("sketch-known"), "MN-SET-08")}
        >
          <Icon name="eye" size="s" />
          <span class="hidden-words">{words.t("sketch-known")}</span>
          {known.map(({ name, sign }) => (
            <Mini key={name} sign={sign} words={words} piece={size === "phone" ? undefined : name} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The numbers of a seat in its panel, with the keys of their texts. */
const FIGURES = [
  { name: "income", icon: "coin", label: "word-income", tip: "board-income", rule: "MN-PRG-16" },
  { name: "stored", icon: "ware", label: "word-warehouse", tip: "board-stored", rule: "MN-DEV-05" },
  { name: "cards", icon: "hand", label: "word-hand", tip: "board-cards", rule: "MN-SET-08" },
] as const;

function valuesOf(view: MundusView, seat: number) {
  const { doubloons = 0, stored_cards: stored = 0, cards = 0 } = view.seats[seat] ?? {};
  return { score: doubloons, income: incomeOf(view, seat), stored, cards };
}

export function figuresOf(view: MundusView, seat: number, words: Wording): Figure[] {
  const values = valuesOf(view, seat);
  const all = [{ name: "score", label: "word-doubloons" }, ...FIGURES] as const;
  return all.map(({ name, label }) => ({ name, label: words.t(label), value: values[name] }));
}

/** The figures of a seat, and its doubloons towards the goal. */
export function Stand({ view, seat, words }: { view: MundusView; seat: number; words: Wording }) {
  const values = valuesOf(view, seat);
  const figures = FIGURES.map(({ name, icon, label, tip: text, rule }) => ({
    seat,
    name,
    value: values[name],
    icon: icon === "coin" ? <Picture name="coin" className="cn" /> : icon,
    label: words.t(label),
    tip: words.t(text, { count: values[name] }),
    rule,
    positive: name !== "cards",
    sign: name === "income" ? "+" : "",
  }));
  const master = seatAt(view.master) === seat && (
    <span class="seat-figure" {...tip(words.t("board-master-more"), words.t("word-master"), "MN-TRD-05")}>
      <Icon name="crown" size="s" />
      <span class="mn-title">{words.t("word-master")}</span>
    </span>
  );
  return (
    <SeatSummary class="mn-figures" start={master} figures={figures}>
      <GoalBar
        class="mn-track"
        seat={seat}
        name="score"
        value={values.score}
        goal={GOAL}
        title={words.t("word-doubloons")}
        text={words.t("board-track", { count: values.score, goal: GOAL })}
        rule="MN-END-01"
      />
    </SeatSummary>
  );
}
