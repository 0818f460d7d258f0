/** The legal targets of the sea: ships, spaces to sail to, posts, frame spaces. */
import { useEffect } from "preact/hooks";
import { squareAround, type Point } from "../../kit/geometry";
import type { Camera } from "../../kit/gridmap/camera";
import { MapSpot } from "../../kit/gridmap/spot";
import { tip } from "../../kit/tip";
import type { Choice } from "../../wire/shapes";
import { safely } from "../../words/speech";
import type { BoardProps } from "../board";
import { S, seaOf } from "./sea";
import { POST, SHIP } from "./sea_chart";
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
  const distances = seaOf(view).distances(shipSpace(view, looking) ?? "");
  const far = distances.get(space) ?? 0;
  const parts = [words.t("board-sail-far", { far, points: view.turn.points })];
  const gain = postGain(view, space);
  if (gain !== null)
    parts.push(words.t(gain > 0 ? "board-sail-discover" : "board-sail-post", { points: gain }));
  return parts.join(" ");
}

export function Spot(props: Props & { target: Target }) {
  const { target, words, view, looking } = props;
  const { choice, path, middle } = target;
  const { x, y } = middle;
  const { action, family } = choice;
  const harbour = family === "sail" && postGain(view, target.space) !== null;
  const ship = family === "ship";
  const said = safely(action, () => words.action(choice));
  const [piece, size] = family === "post" ? (["post", POST] as const) : (["ship", SHIP] as const);
  const rule = harbour ? "AM-NAV-04" : "AM-NAV-02";
  return (
    <MapSpot
      board={props}
      action={action}
      class={`am-spot is-${family} ${harbour ? "harbour" : ""} ${path ? "on-frame" : ""}`}
      aria-label={said}
      {...tip(promise(props, target), said, family === "sail" ? rule : undefined)}
      press={() => props.choose(action)}
    >
      {path ? (
        <path d={path} class="am-ring" />
      ) : ship ? (
        <circle cx={x} cy={y} r="16.5" class="am-ring" />
      ) : (
        <rect {...squareAround(middle, S - 3)} rx="5" class="am-ring" />
      )}
      {path && family === "place" && <path d={path} class="am-feel wide" />}
      {!ship && (
        <>
          <rect {...squareAround(middle, S)} class="am-feel" />
          <use
            href={`#${piece}-${(looking ?? 0) + 1}`}
            {...squareAround({ x, y: y - 2 }, size)}
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
