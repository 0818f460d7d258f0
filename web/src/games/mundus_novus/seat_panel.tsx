/** A player's public information: doubloons towards the goal, cards, income, developments, known cards. */
import { Icon, Picture } from "../../art/art";
import { GoalBar, SeatSummary, type FigureProps } from "../../kit/figure";
import { tip } from "../../kit/tip";
import type { PanelProps } from "../board";
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

/** The figures of a seat, and its doubloons towards the goal. */
export function Stand({ view, seat, words }: { view: MundusView; seat: number; words: Wording }) {
  const { doubloons = 0, stored_cards: stored = 0, cards = 0 } = view.seats[seat] ?? {};
  const income = incomeOf(view, seat);
  const figures: FigureProps[] = [
    {
      seat,
      name: "income",
      value: income,
      icon: <Picture name="coin" className="cn" />,
      label: words.t("word-income"),
      tip: words.t("board-income", { count: income }),
      rule: "MN-PRG-16",
      positive: true,
      sign: "+",
    },
    {
      seat,
      name: "stored",
      value: stored,
      icon: "ware",
      label: words.t("word-warehouse"),
      tip: words.t("board-stored", { count: stored }),
      rule: "MN-DEV-05",
      positive: true,
    },
    {
      seat,
      name: "cards",
      value: cards,
      icon: "hand",
      label: words.t("word-hand"),
      tip: words.t("board-cards", { count: cards }),
      rule: "MN-SET-08",
    },
  ];
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
        value={doubloons}
        goal={GOAL}
        title={words.t("word-doubloons")}
        text={words.t("board-track", { count: doubloons, goal: GOAL })}
        rule="MN-END-01"
      />
    </SeatSummary>
  );
}
