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

/** The first and the last steps of a turn; and names of other steps, if they are not about the dice. */
const FIRST = new Set(["opening", "turn start"]);
const LAST = new Set(["turn end", "put back", "move on", "over"]);
const NAMES: Record<string, string> = { answer: "storm", spin: "storm" };
const NAMED = new Set(["mutiny", "winds", "flight"]);

function steps(view: ColumbusView, words: Wording): RoundStep[] {
  const { step, dice } = view;
  const middle = NAMES[step] ?? (NAMED.has(step) ? step : "dice");
  const labels = [
    words.t("board-step-roll"),
    words.t(`board-step-${middle}`, { count: dice.length }),
    words.t("board-step-end"),
  ];
  return stepsOf(labels, LAST.has(step) ? 2 : FIRST.has(step) ? 0 : 1);
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
