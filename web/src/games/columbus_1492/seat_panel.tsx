/** What is public about a seat: where its caravel is and in what state, its barrels, how many cards it holds. */
import { Icon, Picture } from "../../art/art";
import type { Wording } from "../../words/wording";
import type { PanelProps } from "../board";
import { isCalm, MOST_BARRELS, nameOf, sectorOf } from "./printed";
import { caravelOf, gustsAt, type ColumbusView } from "./view";

export function SeatPanel({ view, seat, words }: PanelProps<ColumbusView>) {
  const entry = view.seats[seat];
  if (!entry) return null;
  return (
    <div class="cc-panel">
      <Marks view={view} seat={seat} words={words} />
      <div class="cc-figures">
        <Barrels count={entry.barrels} words={words} />
        <span class="grow" />
        <span
          class="cc-count"
          data-tip={words.say("board-cards", { count: entry.cards })}
          data-tip-title={words.say("word-cards")}
          data-tip-rule="CC-CRD-02"
        >
          <Icon name="hand" size="s" />
          <span class="hidden-words">{words.say("board-cards", { count: entry.cards })}</span>
          <b aria-hidden="true">{entry.cards}</b>
        </span>
      </div>
    </div>
  );
}

/** Eight places for barrels, those that are there drawn. */
export function Barrels({ count, words }: { count: number; words: Wording }) {
  const said = words.say("board-barrels", { count, most: MOST_BARRELS });
  return (
    <span
      class="cc-barrels"
      role="img"
      aria-label={said}
      data-tip={said}
      data-tip-title={words.say("word-barrels")}
      data-tip-rule="CC-TRN-03"
    >
      {Array.from({ length: MOST_BARRELS }, (_, at) =>
        at < count ? <Picture key={at} name="barrel" /> : <i key={at} />,
      )}
    </span>
  );
}

/** Where the caravel is, and what has befallen it: always in words. */
export function Marks({ view, seat, words }: { view: ColumbusView; seat: number; words: Wording }) {
  const entry = view.seats[seat];
  if (!entry) return null;
  const square = caravelOf(view, seat);
  return (
    <div class="cc-marks">
      <span class="cc-where">
        {words.say("board-at", { sector: sectorOf(square), square: `=${nameOf(square)}` })}
      </span>
      {entry.island && (
        <span
          class="chip land"
          data-tip={words.about("lens-inhabited")}
          data-tip-title={words.say("word-america")}
          data-tip-rule="CC-DIS-02"
        >
          <Picture name="lens-am" box="0 0 48 48" className="am" />
          {words.say("word-america")}
        </span>
      )}
      {!entry.mast && (
        <span
          class="chip danger"
          data-tip={words.say("note-mast")}
          data-tip-title={words.say("word-mast")}
          data-tip-rule="CC-DMG-03"
        >
          <Icon name="warn" />
          {words.say("word-dismasted")}
        </span>
      )}
      {isCalm(square) && (
        <span
          class="chip"
          data-tip={words.say("note-squares")}
          data-tip-title={words.say("word-calm")}
          data-tip-rule="CC-CLM-01"
        >
          <i class="calm" />
          {words.say("word-becalmed")}
        </span>
      )}
      {gustsAt(view, square).length > 0 && (
        <span
          class="chip"
          data-tip={words.say("note-gusts")}
          data-tip-title={words.say("word-gust")}
          data-tip-rule="CC-GUS-06"
        >
          <Icon name="gust" />
          {words.say("word-on-gust")}
        </span>
      )}
      {entry.missed > 0 && (
        <span
          class="chip danger"
          data-tip={words.about("card-mutiny")}
          data-tip-title={words.name("card-mutiny")}
          data-tip-rule="CC-TRN-13"
        >
          <Icon name="hourglass" />
          {words.say("sketch-missed", { count: entry.missed })}
        </span>
      )}
    </div>
  );
}
