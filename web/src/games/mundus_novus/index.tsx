/** The board of Mundus Novus: queue, offers around the market, the player's hand, payouts. */
import { stepsOf } from "../../kit/turn";
import { ZoomFrame } from "../../kit/gridmap/zoom_frame";
import { defineBoard, type BoardProps } from "../board";
import "./style.css";
import { Queue } from "./developments";
import { acquisitionOf, categoriesOf, scoreChangeOf, symbolOf, TOGETHER, travelsOf } from "./events";
import { noteOf } from "./choosing";
import { OwnArea } from "./own";
import { Scene } from "./scene";
import { figuresOf, SeatPanel } from "./seat_panel";
import { Endings, EventPanel, FiguresButton, Tables } from "./tables";
import { PHASES, phaseOf, type MundusView } from "./view";
import { wasteOf } from "./waste_warning";

function Board(props: BoardProps<MundusView>) {
  return (
    <ZoomFrame match={props.table.match}>
      <div class={`mn-board vbox ${props.past ? "past" : ""}`} data-size={props.size}>
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
      <EventPanel name={props.view.event} words={props.words} />
      <Endings words={props.words} />
    </>
  );
}

function RightRail(props: BoardProps<MundusView>) {
  return (
    <>
      {props.view.seats.length >= MANY && <EventPanel name={props.view.event} words={props.words} />}
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
  figures: figuresOf,
  round: (view) => view.round,
  categories: categoriesOf,
  scoreChange: scoreChangeOf,
  tallied: "word-doubloons",
  pieceMoves: travelsOf,
  together: TOGETHER,
  acquisition: acquisitionOf,
  symbol: symbolOf,
  steps: (view, words) =>
    stepsOf(
      PHASES.map((phase) => words.t(`word-${phase}`)),
      PHASES.indexOf(phaseOf(view)),
    ),
  regions: [
    { name: "hand", key: "c", label: "word-hand" },
    { name: "actions", key: "d", label: "board-actions" },
    { name: "queue", key: "q", label: "word-queue" },
    { name: "offers", key: "o", label: "word-offer" },
    { name: "market", key: "m", label: "word-market" },
    { name: "quay", key: "k", label: "word-quay" },
  ],
  wasteWarning: wasteOf,
  secrets: true,
});

/** For the rulebook: through this module its figures get the style sheets and share the chunk of the board. */
export { Payouts } from "./tables";
