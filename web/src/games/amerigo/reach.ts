/** What of the sea a hand reaches: on a phone only what is seen and not covered, with squares for a fingertip. */
import { useEffect } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Point } from "../zoom/standpoint";
import { within, type Camera } from "./camera";
import { middleOf, S, seaOf } from "./sea";
import type { Target } from "./spots";
import { type Placement } from "./standing";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** On a phone a square is as large as a fingertip; on its side, where the sea is low, as large as can still be met. */
const FINGER = 46 / S;
const LOW_FINGER = 28 / S;
/** Pixels of a square: where all of the sea is seen and its squares are smaller than this, no finger meets one. */
const LEAST = 14;
/** Whether a place can be pressed as the sea is seen now. */
export function inReach({ seen, zoom }: Camera, point: Point): boolean {
  return zoom <= 1.02 || within(seen, point, 8);
}

/**
 * On a phone the close-up goes to where something can be chosen, with squares for a fingertip. It stays as long as
 * something that can be chosen is in sight, and where a person has moved it.
 */
export function useFinger(
  { size, view, asked, looking }: Props,
  camera: Camera,
  targets: Target[],
  places: Placement[],
): void {
  const spots = [...targets.map((each) => each.middle), ...places.map((each) => each.middle)];
  const key = `${asked?.question ?? ""} ${spots.length} ${spots[0]?.x ?? 0} ${spots[0]?.y ?? 0}`;
  const sized = camera.seen.width > 0 && camera.scale !== 1;
  useEffect(() => {
    const low = size === "tablet" && (camera.scale / camera.zoom) * S < LEAST;
    if (!(size === "phone" || low) || spots.length === 0 || !sized) return;
    const wanted = low ? LOW_FINGER : FINGER;
    const inSight = spots.some((each) => inReach(camera, each));
    if (inSight && (camera.byHand() || (camera.zoom > 1.02 && camera.scale >= wanted * 0.98))) return;
    // Spaces of the frame are long enough for a finger, and lie all round the sea: it is shown whole.
    if (places.length === 0 && targets.every((each) => each.path)) {
      camera.showAll();
      return;
    }
    const ship = view.seats[looking ?? 0]?.ships[view.turn.ship - 1];
    const home = asked?.question === "sail" && ship ? middleOf(seaOf(view), ship) : null;
    const first = home ?? crowd(spots);
    camera.show(first, wanted);
  }, [key, size, sized]);
}

/** The spot with the most others near it. */
function crowd(spots: readonly Point[]): Point {
  const near = (one: Point) =>
    spots.filter((each) => Math.abs(each.x - one.x) < S * 4 && Math.abs(each.y - one.y) < S * 4).length;
  return spots.reduce((best, each) => (near(each) > near(best) ? each : best), spots[0] ?? { x: 0, y: 0 });
}
