/** The part of the sea in reach: on a phone only what is visible and not covered, with squares of fingertip size. */
import { useEffect } from "preact/hooks";
import type { BoardProps } from "../board";
import type { Point } from "../zoom/standpoint";
import { within, type Camera } from "./camera";
import { middleOf, S, seaOf } from "./sea";
import type { Target } from "./spots";
import { type Placement } from "./standing";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** Square size on a phone: a fingertip; in landscape, where the sea is low, as small as can still be tapped. */
const FINGER = 46 / S;
const LOW_FINGER = 28 / S;
/** Minimum square size in pixels: with the whole sea visible and squares below this, a finger cannot tap one. */
const LEAST = 14;
/** Whether a place can be tapped in the current view of the sea. */
export function inReach({ seen, zoom }: Camera, point: Point): boolean {
  return zoom <= 1.02 || within(seen, point, 8);
}

/**
 * On a phone, move the close-up to the legal targets, with squares of fingertip size. Keep it while a legal target is
 * visible, and where the player has moved it.
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
    // Frame spaces are long enough for a finger and surround the sea, so show all of it.
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

/** Return the spot with the most others near it. */
function crowd(spots: readonly Point[]): Point {
  const near = (one: Point) =>
    spots.filter((each) => Math.abs(each.x - one.x) < S * 4 && Math.abs(each.y - one.y) < S * 4).length;
  return spots.reduce((best, each) => (near(each) > near(best) ? each : best), spots[0] ?? { x: 0, y: 0 });
}
