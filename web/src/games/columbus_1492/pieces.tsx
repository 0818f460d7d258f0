/** Pieces on the chart: caravels and gusts, the legal ones of which can be chosen, and pale copies of them. */
import { createElement, type HTMLAttributes } from "preact";
import { Picture } from "../../art/art";
import type { Rect } from "../../kit/geometry";
import { styleOnSquare } from "../../kit/gridmap/grid";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { seatFact } from "../../words/wording";
import { flightsOf, select } from "./choosing";
import { GRID } from "./frame";
import { nameOf, same, type Square } from "./printed";
import { stateOf } from "./seat_panel";
import { targetOf, type Target } from "./targets";
import { caravelOf, gustOf, letter, seatAt, type ColumbusView, type Props } from "./view";

export interface SeaProps extends Props {
  /** The shown part of the chart. */
  frame: Rect;
}

/** A picture and its square. If several pieces share one, column and row are fractions. */
interface Place {
  name: string;
  square: Square;
  size: number;
  /** A caravel that has discovered America has a lens. */
  lens?: boolean;
}

type PieceProps = Place &
  Omit<HTMLAttributes<HTMLElement>, "class" | "name" | "size"> & {
    frame: Rect;
    as?: "span" | "button";
    class?: string;
  };

/** A picture on a square. */
export function Piece(props: PieceProps) {
  const { frame, as = "span", square, size, name, lens, class: kind = "", children, ...rest } = props;
  const style = styleOnSquare(GRID, frame, square, size);
  return createElement(
    as,
    { class: `cc-piece ${kind}`, style, ...rest },
    <Picture name={name} box="0 0 48 48" />,
    lens && <Picture name="lens-am" box="0 0 48 48" className="am" />,
    children,
  );
}

export function shipOf(view: ColumbusView, seat: number): string {
  return `${view.seats[seat]?.mast ? "ship" : "wreck"}-${seat + 1}`;
}

/** The size of caravels that share a square, and their distances from its middle, by their number. */
const SHARED: readonly (readonly [size: number, ...offsets: (readonly [number, number])[]])[] = [
  [54, [0, 0]],
  [40, [-0.2, -0.06], [0.22, 0.12]],
  [35, [-0.22, -0.16], [0.22, -0.08], [0, 0.22]],
  [32, [-0.22, -0.2], [0.22, -0.2], [-0.22, 0.2], [0.22, 0.2]],
  [30, [-0.24, -0.22], [0.24, -0.22], [-0.24, 0.22], [0.24, 0.22], [0, 0]],
];

export function placeOfCaravel(view: ColumbusView, seat: number): Place {
  const square = caravelOf(view, seat);
  const here = view.seats.flatMap((_, at) => (same(caravelOf(view, at), square) ? [at] : []));
  const [size = 30, ...offsets] = SHARED[here.length - 1] ?? [];
  const [east, south] = offsets[here.indexOf(seat)] ?? [0, 0];
  const place = { column: square.column + east, row: square.row + south };
  return { name: shipOf(view, seat), square: place, size, lens: view.seats[seat]?.island ?? false };
}

export function placeOfGust(view: ColumbusView, number: number): Place {
  const { column, row } = gustOf(view, number);
  const both = same(gustOf(view, 1), gustOf(view, 2));
  const square = both ? { column: column + (number === 1 ? -0.24 : 0.24), row: row + 0.06 } : { column, row };
  return { name: "gust", square, size: 44 };
}

export function Caravel({ view, seat, frame, words, looking, asked }: SeaProps & { seat: number }) {
  const mine = seat === looking && asked?.owed && seatAt(view.turn) === seat;
  const [text, rule] = stateOf(view, seat, words);
  return (
    <Piece
      frame={frame}
      {...placeOfCaravel(view, seat)}
      class={`cc-ship ${mine ? "mine" : ""}`}
      data-piece={`ship-${letter(seat)}`}
      data-facts={seatFact(seat)}
      role="img"
      aria-label={`${words.seat(seat)}: ${text}`}
      {...tip(text, words.seat(seat), rule)}
    />
  );
}

export function Gust(props: SeaProps & { number: number; targets: readonly Target[] }) {
  const { view, number, frame, words, asked, looking, targets } = props;
  const square = gustOf(view, number);
  const flights = looking === null ? null : flightsOf(asked);
  // If its square is a legal target, that gets the click; the gust is then chosen by its button below the chart.
  const covered = targets.some((target) => same(target.square, square));
  const can = !covered && flights && flights.gusts.length > 1 && flights.gusts.includes(number);
  const selected = flights?.gust === number || view.held_gust === number;
  const name = words.t("board-gust", { number });
  return (
    <Piece
      frame={frame}
      {...placeOfGust(view, number)}
      class={`gust ${can ? "can" : ""} ${selected ? "on" : ""}`}
      data-piece={`gust-${number}`}
      {...tip(words.t("note-gusts"), name, can ? "CC-GUS-04" : "CC-GUS-02")}
      {...(can
        ? {
            as: "button",
            type: "button",
            "data-legal": "",
            "aria-pressed": selected,
            "aria-label": words.t("board-gust-choose", { number }),
            onClick: () => select({ gust: number }),
          }
        : { role: "img", "aria-label": `${name}: ${nameOf(square)}` })}
    >
      <b>{number}</b>
    </Piece>
  );
}

/** The piece that the previewed action moves, pale, on its destination. */
export function Ghost({ previewed, asked, view, words, frame }: SeaProps) {
  const action = useDerived(() => previewed.value?.action, [previewed]).value;
  const choice = asked?.choices.find((each) => each.action === action);
  const target = choice && asked ? targetOf(choice, view, asked.seat, words) : null;
  if (!target || !asked || target.piece === "mast") return null;
  const place =
    target.piece === "ship" ? { name: shipOf(view, asked.seat), size: 52 } : { name: "gust", size: 44 };
  return <Piece frame={frame} {...place} square={target.square} class="ghost" />;
}
