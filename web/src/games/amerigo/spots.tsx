/** The legal targets of the sea: ships, spaces to sail to, posts, frame spaces. */
import { useEffect } from "preact/hooks";
import type { Point } from "../../kit/geometry";
import type { Camera } from "../../kit/gridmap/camera";
import { MapSpot } from "../../kit/gridmap/spot";
import type { Choice } from "../../wire/shapes";
import { safely } from "../../words/speech";
import type { BoardProps } from "../board";
import { S, seaOf } from "./sea";
import { postGain, shipsOf } from "./standing";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** Square size on a phone: a fingertip; in landscape, where the sea is low, as small as can still be tapped. */
const FINGER = 46 / S;
const LOW_FINGER = 28 / S;
/** Minimum square size in pixels: with the whole sea visible and squares below this, a finger cannot tap one. */
const MIN_SQUARE = 14;

/** A legal target of the sea. */
export interface Target {
  choice: Choice;
  space: string;
  middle: Point;
  /** The outline in units of the drawing; a square if missing. */
  path?: string;
}

export function targetsOf({ view, asked, looking }: Props): Target[] {
  const sea = seaOf(view);
  return (asked?.choices ?? []).flatMap((choice): Target[] => {
    const space = choice.action.slice(choice.action.indexOf(" ") + 1);
    switch (choice.family) {
      case "place":
      case "sail": {
        const path = space.startsWith("frame") ? sea.framePath(Number(space.split(" ")[1])) : undefined;
        return [{ choice, space, middle: sea.spaceAt(space), path }];
      }
      case "ship": {
        const ship = shipsOf(view).find(
          (each) => each.seat === looking && each.ship === Number(choice.facts.ship),
        );
        return ship ? [{ choice, space: ship.space, middle: ship.at }] : [];
      }
      case "post": {
        const post = sea.postOf.get(shipSpace(view, looking) ?? "");
        return post ? [{ choice, space: post, middle: sea.spaceAt(post) }] : [];
      }
    }
    return [];
  });
}

/** Return the space of the viewer's sailing ship. */
function shipSpace(view: AmerigoView, looking: number | null): string | undefined {
  return view.seats[looking ?? 0]?.ships[view.turn.ship - 1];
}

/** Describe the gain at a target, for its tooltip and for screen readers. */
function promise({ view, words, looking }: Props, { choice, space }: Target): string | undefined {
  if (choice.family !== "sail") return undefined;
  const far =
    seaOf(view)
      .distances(shipSpace(view, looking) ?? "")
      .get(space) ?? 0;
  const parts = [words.t("board-sail-far", { far, points: view.turn.points })];
  const gain = postGain(view, space);
  if (gain !== null)
    parts.push(words.t(gain > 0 ? "board-sail-discover" : "board-sail-post", { points: gain }));
  return parts.join(" ");
}

export function Spot(props: Props & { target: Target }) {
  const { target, words, view, looking } = props;
  const { choice, path } = target;
  const { x, y } = target.middle;
  const { action, family } = choice;
  const harbour = family === "sail" && postGain(view, target.space) !== null;
  const ship = family === "ship";
  const said = safely(action, () => words.action(choice));
  const piece = family === "post" ? { name: "post", size: 22 } : { name: "ship", size: 30 };
  return (
    <MapSpot
      board={props}
      action={action}
      class={`am-spot is-${family} ${harbour ? "harbour" : ""} ${path ? "on-frame" : ""}`}
      aria-label={said}
      data-tip={promise(props, target)}
      data-tip-title={said}
      data-tip-rule={family === "sail" ? (harbour ? "AM-NAV-04" : "AM-NAV-02") : undefined}
      press={() => props.choose(action)}
    >
      {path ? (
        <path d={path} class="am-ring" />
      ) : ship ? (
        <circle cx={x} cy={y} r="16.5" class="am-ring" />
      ) : (
        <rect x={x - S / 2 + 1.5} y={y - S / 2 + 1.5} width={S - 3} height={S - 3} rx="5" class="am-ring" />
      )}
      {path && family === "place" && <path d={path} class="am-feel wide" />}
      {!ship && (
        <>
          <rect x={x - S / 2} y={y - S / 2} width={S} height={S} class="am-feel" />
          <use
            href={`#${piece.name}-${(looking ?? 0) + 1}`}
            x={x - piece.size / 2}
            y={y - piece.size / 2 - 2}
            width={piece.size}
            height={piece.size}
            class="am-preview"
          />
        </>
      )}
    </MapSpot>
  );
}

/**
 * On a phone, move the camera to the legal spots, with squares of fingertip size. Keep it while a spot is visible, and
 * where the player has moved it.
 */
export function useFingerSize(
  { size, view, asked, looking }: Props,
  camera: Camera,
  targets: readonly Target[],
  places: readonly { middle: Point }[],
): void {
  const spots = [...targets, ...places].map((each) => each.middle);
  const key = `${asked?.question ?? ""} ${spots.length} ${spots[0]?.x ?? 0} ${spots[0]?.y ?? 0}`;
  useEffect(() => {
    const scale = camera.scale();
    const low = size === "tablet" && (scale / camera.zoom.peek()) * S < MIN_SQUARE;
    if (!(size === "phone" || low) || spots.length === 0) return;
    const wanted = low ? LOW_FINGER : FINGER;
    const large = camera.near.peek() && scale >= wanted * 0.98;
    if (spots.some((each) => camera.sees(each, 8)) && (camera.byHand() || large)) return;
    const ship = shipSpace(view, looking);
    const home = asked?.question === "sail" && ship ? seaOf(view).spaceAt(ship) : null;
    // Frame spaces are long enough for a finger and surround the sea, so show all of it.
    if (places.length === 0 && targets.every((each) => each.path)) camera.showAll();
    else camera.show(home ?? mostCrowded(spots), wanted);
  }, [key, size]);
}

/** Return the spot with the most others near it. */
function mostCrowded(spots: readonly Point[]): Point {
  const near = (one: Point) =>
    spots.filter((each) => Math.abs(each.x - one.x) < S * 4 && Math.abs(each.y - one.y) < S * 4).length;
  return spots.reduce((best, each) => (near(each) > near(best) ? each : best), spots[0] ?? { x: 0, y: 0 });
}
