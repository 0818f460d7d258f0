/** The board of 1492: the Atlantic, dice to keep and to reroll, storms and their arrow, lenses in the west. */
import { defineBoard, type RoundStep } from "../board";
import { stepsOf } from "../../kit/turn";
import type { Wording } from "../../words/wording";
import { ZoomFrame } from "../../kit/gridmap/zoom_frame";
import { acquisitionOf, barrelsGained, symbolOf, TOGETHER, travelsOf } from "./events";
import { WHOLE } from "./frame";
import { UnknownWaters } from "./lenses";
import { PhoneChart } from "./near";
import { noteOf } from "./note";
import { OwnArea } from "./own";
import { Reaction } from "./reaction";
import { Sea } from "./sea";
import { SeatPanel } from "./seat_panel";
import { Tray } from "./tray";
import type { ColumbusView, Props } from "./view";
import { wasteOf } from "./waste_warning";
import { Revealed, Wind } from "./wind";
import "./style.css";

function Board(props: Props) {
  return (
    <div class={`cc-board vbox loose ${props.past ? "past" : ""}`} data-size={props.size}>
      {props.size === "phone" ? (
        <PhoneChart {...props} />
      ) : (
        <ZoomFrame match={props.table.match}>
          <div class="cc-room hbox">
            <div class="cc-whole">
              <UnknownWaters {...props} />
              <Sea {...props} frame={WHOLE} />
              <Revealed {...props} />
              <Reaction {...props} />
            </div>
          </div>
        </ZoomFrame>
      )}
      {props.looking === null && <Tray {...props} />}
    </div>
  );
}

/** Names of the middle step of a turn for questions that are not about the dice. */
const BETWEEN: Record<string, string> = {
  answer: "storm",
  spin: "storm",
  mutiny: "mutiny",
  winds: "winds",
  flight: "flight",
};
const LAST = new Set(["turn end", "put back", "move on", "over"]);

function steps(view: ColumbusView, words: Wording): RoundStep[] {
  const now = LAST.has(view.step) ? 2 : view.step === "opening" || view.step === "turn start" ? 0 : 1;
  const labels = [
    words.t("board-step-roll"),
    words.t(`board-step-${BETWEEN[view.step] ?? "dice"}`, { count: view.dice.length }),
    words.t("board-step-end"),
  ];
  return stepsOf(labels, now);
}

export default defineBoard<ColumbusView>({
  game: "columbus_1492",
  Board,
  OwnArea,
  OpponentPanel: SeatPanel,
  RightRail: Wind,
  layout: { players: "right", logHeights: [58, 46, 34] },
  note: noteOf,
  score: () => null,
  scoreIcon: "i-trophy",
  figures: (view, seat, words) => {
    const entry = view.seats[seat];
    if (!entry) return [];
    return [
      { name: "barrels", label: words.t("word-barrels"), value: entry.barrels },
      { name: "cards", label: words.t("word-cards"), value: entry.cards },
    ];
  },
  round: (view) => view.round,
  tally: barrelsGained,
  tallied: "word-barrels",
  pieceMoves: travelsOf,
  together: TOGETHER,
  acquisition: acquisitionOf,
  symbol: symbolOf,
  steps,
  regions: [
    { name: "sea", key: "o", label: "word-ocean" },
    { name: "dice", key: "d", label: "word-dice" },
    { name: "actions", key: "a", label: "board-actions" },
    { name: "hand", key: "c", label: "word-hand" },
    { name: "wind", key: "w", label: "board-arrow" },
    { name: "lenses", key: "e", label: "word-lenses" },
  ],
  wasteWarning: wasteOf,
  secrets: true,
});

/** For the rulebook: through this module its figures get the style sheets and share the chunk of the board. */
export { Chart, Drawing } from "./chart";
export { Piece } from "./pieces";
