/** A player's public information: doubloons towards the goal, cards, income, developments, known cards. */
import { Icon, Picture } from "../../art/art";
import { Foreseen, useChange } from "../../table/foreseen";
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
  return (
    <div class="mn-panel" data-place={`hand ${letter(seat)}`}>
      <Stand view={view} seat={seat} words={words} />
      {entry.developments.length > 0 && <Possessions {...props} />}
      {known.length > 0 && (
        <div
          class="mn-known"
          data-tip={words.say("board-known", { cards: known.map((piece) => kindOf(piece.sign)) })}
          data-tip-title={words.say("sketch-known")}
          data-tip-rule="MN-SET-08"
        >
          <Icon name="eye" size="s" />
          <span class="hidden-words">{words.say("sketch-known")}</span>
          {known.map((piece) => (
            <Mini
              key={piece.name}
              sign={piece.sign}
              words={words}
              piece={size === "phone" ? undefined : piece.name}
            />
          ))}
        </div>
      )}
    </div>
  );
}

export function Stand({ view, seat, words }: { view: MundusView; seat: number; words: Wording }) {
  const { doubloons = 0, stored_cards: stored = 0, cards = 0 } = view.seats[seat] ?? {};
  const master = seatAt(view.master) === seat;
  return <Figures {...{ seat, words, doubloons, stored, cards, master }} income={incomeOf(view, seat)} />;
}

interface FiguresProps {
  seat: number;
  words: Wording;
  doubloons: number;
  income: number;
  stored: number;
  cards: number;
  master: boolean;
}

/** The scale of doubloons towards the goal, and a row of figures. A zero is shown only if the previewed choice raises it. */
function Figures({ seat, words, doubloons, income, stored, cards, master }: FiguresProps) {
  const earning = useChange(seat, "income");
  const storing = useChange(seat, "stored");
  const gaining = useChange(seat, "score");
  const filled = (count: number) => ({ transform: `scaleX(${Math.min(1, count / GOAL)})` });
  return (
    <>
      <div class="mn-figures">
        {master && (
          <span
            data-tip={words.say("board-master-more")}
            data-tip-title={words.say("word-master")}
            data-tip-rule="MN-TRD-05"
          >
            <Icon name="crown" size="s" />
            <span class="mn-title">{words.say("word-master")}</span>
          </span>
        )}
        <span class="grow" />
        {(income > 0 || earning > 0) && (
          <span
            class={income > 0 ? "" : "coming"}
            data-tip={words.say("board-income", { count: income })}
            data-tip-title={words.say("word-income")}
            data-tip-rule="MN-PRG-16"
          >
            <Picture name="coin" className="cn" />
            <Foreseen seat={seat} of="income">
              +{income}
            </Foreseen>
          </span>
        )}
        {(stored > 0 || storing > 0) && (
          <span
            class={stored > 0 ? "" : "coming"}
            data-tip={words.say("board-stored", { count: stored })}
            data-tip-title={words.say("word-warehouse")}
            data-tip-rule="MN-DEV-05"
          >
            <Icon name="ware" size="s" />
            <Foreseen seat={seat} of="stored">
              {stored}
            </Foreseen>
          </span>
        )}
        <span
          data-tip={words.say("board-cards", { count: cards })}
          data-tip-title={words.say("word-hand")}
          data-tip-rule="MN-SET-08"
        >
          <Icon name="hand" size="s" />
          <span class="hidden-words">{words.say("word-hand")}</span>
          <Foreseen seat={seat} of="cards">
            {cards}
          </Foreseen>
        </span>
      </div>
      <div
        class="mn-track"
        role="img"
        aria-label={words.say("board-track", { count: doubloons, goal: GOAL })}
        data-tip={words.say("board-track", { count: doubloons, goal: GOAL })}
        data-tip-title={words.say("word-doubloons")}
        data-tip-rule="MN-END-01"
      >
        {gaining > 0 && <i class="ghost" style={filled(doubloons + gaining)} />}
        <i style={filled(doubloons)} />
      </div>
    </>
  );
}
