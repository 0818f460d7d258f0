/** The board of Amerigo: wheel, pirates and supply, the sea with its islands, the player's sheet and the tracks. */
import { stepsOf, usePlan } from "../../kit/turn";
import { useEffect } from "preact/hooks";
import { capital } from "../../words/wording";
import { defineBoard, type BarNote, type BoardProps } from "../board";
import { Chart } from "./chart";
import { inHand, letGo, plan } from "./choosing";
import { Actions } from "./actions";
import { acquisitionOf, categoriesOf, scoreChangeOf } from "./earnings";
import { Ending } from "./ending";
import { figuresOf } from "./figures";
import { IslandsButton, MoreButton } from "./islands";
import { COLOURS, MARKERS, signOf } from "./printed";
import { SeatPanel } from "./seat_panel";
import { Pile, Sheet } from "./sheet";
import { Offer, Pirates, Supply } from "./supply";
import { Tracks } from "./tracks";
import { symbolOf } from "./symbols";
import { TOGETHER, travelsOf } from "./piece_moves";
import type { AmerigoView } from "./view";
import { wasteOf } from "./waste_warning";
import { CentreLine, Wheel } from "./wheel";
import "./style.css";

type Props = BoardProps<AmerigoView>;

/** Families that end an action, or add points to it. */
const ON_AND_OFF = new Set(["finish", "spend", "cash-purse", "cash-chest"]);

/** Where to look and click. */
function noteOf({ asked, words, size }: Props): BarNote | null {
  if (!asked) return null;
  const { question, choices } = asked;
  const building = question === "build";
  const tile = building && inHand.value?.tile;
  if (tile) return { text: words.t(size === "wide" ? "board-lay-note" : "board-lay-note-touch", { tile }) };
  if (choices.every((choice) => ON_AND_OFF.has(choice.family)))
    return { text: words.t(building ? "board-build-none" : "board-note-spent") };
  return { text: words.t(`board-note-${question === "disc" ? "progress" : question}`) };
}

function Board(props: Props) {
  const { asked, size } = props;

  // Take the planned action automatically: a tile is announced and laid in one gesture.
  usePlan(plan, props);

  // Keep a tile in hand as long as tiles can be built and it is in the pile.
  useEffect(() => {
    const tile = inHand.value?.tile;
    const open = asked?.question === "build" && asked.choices.some((choice) => choice.facts.tile === tile);
    if (tile && !open) letGo();
  }, [asked]);

  return (
    <div class={`am-board vbox ${props.past ? "past" : ""}`} data-size={size}>
      {size !== "wide" && (
        <div class="am-strip hbox">
          <CentreLine {...props} />
          <span class="grow" />
          <MoreButton {...props} />
          <IslandsButton {...props} />
        </div>
      )}
      <Chart {...props} />
    </div>
  );
}

function OwnArea(props: Props) {
  const { size, asked } = props;
  const building = asked?.question === "build" || asked?.question === "lay";
  return (
    <div class="am-own vbox" data-size={size}>
      {(size === "phone" || (size === "tablet" && building)) && <Pile {...props} />}
      {size !== "wide" && <Offer {...props} />}
      <Actions {...props} />
    </div>
  );
}

function LeftRail(props: Props) {
  if (props.size !== "wide") return null;
  return (
    <>
      <Wheel {...props} />
      <Pirates {...props} />
      <Supply {...props} />
    </>
  );
}

function RightRail(props: Props) {
  return (
    <>
      <Sheet {...props} />
      {props.size === "wide" && <Tracks {...props} />}
    </>
  );
}

export default defineBoard<AmerigoView>({
  game: "amerigo",
  Board,
  OwnArea,
  OpponentPanel: SeatPanel,
  LeftRail,
  RightRail,
  Ending,
  layout: { players: "right", logHeights: [40, 29, 26], compact: true, currentStepOnly: true },
  note: noteOf,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  scoreIcon: "i-trophy",
  figures: figuresOf,
  round: (view) => view.round,
  rounds: MARKERS.length,
  categories: categoriesOf,
  scoreChange: scoreChangeOf,
  acquisition: acquisitionOf,
  symbol: symbolOf,
  pieceMoves: travelsOf,
  together: TOGETHER,
  steps: (view, words) => {
    const now = COLOURS.findIndex((colour) => colour === view.phase);
    const labels = COLOURS.map((colour) => capital(words.name(signOf(colour).action)));
    return stepsOf(labels, now);
  },
  regions: [
    { name: "sea", key: "s", label: "word-sea" },
    { name: "wheel", key: "w", label: "board-wheel" },
    { name: "supply", key: "u", label: "board-supply" },
    { name: "pile", key: "t", label: "board-pile" },
    { name: "tracks", key: "k", label: "board-tracks" },
    { name: "actions", key: "d", label: "board-actions" },
  ],
  wasteWarning: wasteOf,
  secrets: false,
});

/** For the rulebook: through this module its figures get the style sheets and share the chunk of the board. */
export { CubeSign } from "./wheel";
