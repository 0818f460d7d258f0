/** The board of Mundus Novus: queue, offers around the market, the player's hand, payouts. */
import { stepsOf } from "../../kit/turn";
import { ZoomFrame } from "../../kit/gridmap/zoom_frame";
import { defineBoard, type BoardProps } from "../board";
import "./style.css";
import { cameOf } from "./came";
import { Queue } from "./developments";
import { categoriesOf, gainOf } from "./earnings";
import { noteOf } from "./note";
import { OwnArea } from "./own";
import { Scene } from "./scene";
import { SeatPanel } from "./seat_panel";
import { Endings, EventPanel, FiguresButton, Tables } from "./tables";
import { symbolOf } from "./symbols";
import { TOGETHER, travelsOf } from "./travels";
import { incomeOf, PHASES, phaseOf, type MundusView } from "./view";
import { wasteOf } from "./waste";

function Board(props: BoardProps<MundusView>) {
  return (
    <ZoomFrame match={props.table.match}>
      <div class={`mn-board ${props.past ? "past" : ""}`} data-size={props.size}>
        <Queue {...props} />
        {props.size === "phone" && <FiguresButton {...props} />}
        <Scene {...props} />
      </div>
    </ZoomFrame>
  );
}

/** From this many players on, they fill the left rail; the event is then on the right. */
const MANY = 5;

function LeftRail(props: BoardProps<MundusView>) {
  if (props.size === "tablet") return <FiguresButton {...props} />;
  if (props.view.seats.length >= MANY) return null;
  return (
    <>
      <EventPanel {...props} />
      <Endings words={props.words} />
    </>
  );
}

function RightRail(props: BoardProps<MundusView>) {
  return (
    <>
      {props.view.seats.length >= MANY && <EventPanel {...props} />}
      <Tables {...props} />
    </>
  );
}

export default defineBoard<MundusView>({
  game: "mundus_novus",
  Board,
  OwnArea,
  OpponentPanel: SeatPanel,
  LeftRail,
  RightRail,
  layout: { players: "left", compact: true, logButton: true },
  note: noteOf,
  score: (view, seat) => view.seats[seat]?.doubloons ?? null,
  scoreIcon: "coin",
  figures: (view, seat, words) => {
    const entry = view.seats[seat];
    if (!entry) return [];
    return [
      { name: "score", label: words.say("word-doubloons"), value: entry.doubloons },
      { name: "income", label: words.say("word-income"), value: incomeOf(view, seat) },
      { name: "stored", label: words.say("word-warehouse"), value: entry.stored_cards },
      { name: "cards", label: words.say("word-hand"), value: entry.cards },
    ];
  },
  round: (view) => view.round,
  categories: categoriesOf,
  gain: gainOf,
  tallied: "word-doubloons",
  travels: travelsOf,
  together: TOGETHER,
  came: cameOf,
  symbol: symbolOf,
  steps: (view, words) => {
    const now = PHASES.indexOf(phaseOf(view));
    const labels = PHASES.map((phase) => words.say(`word-${phase}`));
    return stepsOf(labels, now);
  },
  regions: [
    { name: "hand", key: "c", label: "word-hand" },
    { name: "deeds", key: "d", label: "board-deeds" },
    { name: "queue", key: "q", label: "word-queue" },
    { name: "offers", key: "o", label: "word-offer" },
    { name: "market", key: "m", label: "word-market" },
    { name: "quay", key: "k", label: "word-quay" },
  ],
  waste: wasteOf,
  secrets: true,
});

/** For the rulebook: through this module its figures get the style sheets and share the chunk of the board. */
export { Payouts } from "./tables";
