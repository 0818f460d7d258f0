/** Laying a tile: which one is in hand, where it fits, and how it is turned, dragged and let go. */
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Point } from "../zoom/standpoint";
import type { Camera } from "./camera";
import { dragged, hovering, inHand, letGo, plan, waysOpen } from "./choosing";
import { cellsOf, turned } from "./printed";
import { S, seaOf, squareAt } from "./sea";
import { placed, placements, squaresOf, type Placement } from "./standing";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** How far from the middle of a place a pointer still means it, in squares. */
const REACH = 1.6;

/** The tile that is to be laid: the one said to the table, or the one picked up from the pile. */
export function tileInHand({ asked, view }: Props) {
  if (asked?.question === "lay") return { tile: view.turn.tile, orientation: view.turn.orientation - 1 };
  return asked?.question === "build" ? inHand.value : null;
}

export function placesFor(
  { asked, view, looking }: Props,
  hand: { tile: string; orientation: number } | null,
): Placement[] {
  if (!asked || !hand) return [];
  const sea = seaOf(view);
  if (asked.question === "lay")
    return asked.choices.flatMap((choice) => {
      const first = squareAt(sea, choice.action.slice("lay ".length));
      const squares = squaresOf(sea, hand.tile, hand.orientation, first);
      return squares ? [placed(sea, first, squares)] : [];
    });
  if (!waysOpen(asked.choices, hand.tile).includes(hand.orientation)) return [];
  return placements(view, looking ?? 0, hand.tile, hand.orientation);
}

export function nearestPlace(places: readonly Placement[], point: Point): Placement | null {
  let best: Placement | null = null;
  let least = REACH * S;
  for (const place of places) {
    const far = Math.hypot(place.middle.x - point.x, place.middle.y - point.y);
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** Lays the tile there. A finger shows it first; it is then confirmed in the bar, or by a second tap. */
export function lay(props: Props, place: Placement, touch: boolean): void {
  const { asked, view } = props;
  const action = `lay ${place.first}`;
  const hand = inHand.value;
  if (asked?.question === "lay") {
    hovering.value = null;
    props.choose(action);
  } else if (hand) {
    const build = `build ${hand.tile} ${hand.orientation + 1}`;
    const again = hovering.value === place.first && props.staged.peek() === build;
    plan.value = { actions: [action], since: view };
    hovering.value = place.first;
    if (touch && !again) props.stage(build);
    else props.choose(build);
  }
}

/** Asks why the tile cannot lie where it was put. */
export function refuse(
  { asked, view, whyNot }: Props,
  hand: { tile: string; orientation: number },
  point: Point,
): void {
  const sea = seaOf(view);
  const cells = cellsOf(hand.tile, hand.orientation);
  const column = Math.floor(point.x / S);
  const row = Math.floor(point.y / S);
  if (asked?.question !== "lay" || column < 0 || row < 0 || column >= sea.wide || row >= sea.high) return;
  whyNot(`lay ${String.fromCharCode(97 + Math.min(sea.wide - 1, column + (cells[0]?.[1] ?? 0)))}${row + 1}`);
}

export function turnTile(mirror: boolean): void {
  const hand = inHand.value;
  if (!hand) return;
  hovering.value = null;
  inHand.value = { ...hand, orientation: turned(hand.tile, hand.orientation, mirror) };
}

/** R and F turn and flip, before the shell reads its own keys; Escape puts the tile back. */
export function useTurning({ asked, past }: Props): void {
  const laying = asked?.question === "build" && !past;
  useEffect(() => {
    if (!laying) return undefined;
    const key = (event: KeyboardEvent) => {
      if (!inHand.value || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      const pressed = event.key.toLowerCase();
      if (pressed === "r") turnTile(false);
      else if (pressed === "f") turnTile(true);
      else {
        if (event.key === "Escape") letGo();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, [laying]);
}

/** A tile dragged from the pile: its ghost follows, and it is laid where it is let go. */
export function useDragging(
  camera: Camera,
  places: readonly Placement[],
  drop: (place: Placement) => void,
): void {
  const live = useRef({ camera, places, drop });
  live.current = { camera, places, drop };
  useEffect(() => {
    const spot = (event: PointerEvent) => {
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".am-sea");
      if (!over) return null;
      return nearestPlace(live.current.places, live.current.camera.at(event.clientX, event.clientY));
    };
    const move = (event: PointerEvent) => {
      if (!dragged.value) return;
      dragged.value = { x: event.clientX, y: event.clientY };
      hovering.value = spot(event)?.first ?? null;
    };
    const up = (event: PointerEvent) => {
      if (!dragged.value) return;
      dragged.value = null;
      const place = spot(event);
      if (place) live.current.drop(place);
    };
    const cancel = () => (dragged.value = null);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  }, []);
}
