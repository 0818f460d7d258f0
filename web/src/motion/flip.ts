/**
 * Movement of pieces between one picture of the table and the next.
 *
 * Before an update every element with data-piece is measured; just before the next picture is painted, each one that stands
 * elsewhere glides there. However many updates come for one picture, the page is laid out for it once.
 * Pieces are known by name, so they may move from one container to another. They set out in the order of the events that
 * moved them (order.ts), waiting where they were; the table under them is the new one at once. A new update finishes
 * what still moves.
 */
import type { Travel } from "../games/board";
import { duration } from "../state/settings";
import type { LogLine, Told } from "../wire/shapes";
import { counters, counting, inParts, markWhile, valueOf } from "./counters";
import { claims, delays, GLIDE, travelsAt, WHOLE, type Move, type Part, type Travels } from "./order";

const SAIL = "cubic-bezier(.45,.05,.2,1)";
const FAR = 600;
/** How long a card takes to turn over. */
const TURN = 620;

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Seen {
  rect: Rect;
  /** The data-place round it. */
  place: string | null;
  /** False for what only lay ready among other things. */
  itself: boolean;
}

interface Picture {
  pieces: Map<string, Seen>;
  places: Map<string, Rect>;
  numbers: Map<string, number>;
}

/** What an element does on its way: frames to run through, or none where it only turns over. */
interface Motion {
  frames: Keyframe[] | null;
  time: number;
  easing: string;
}

interface Mover extends Move {
  element: Piece;
  /** How it goes, as far as its event tells more than was seen; null when it stays. */
  motion(travel: Travel | null): Motion | null;
}

/** What turns over does so by its style sheet. */
const TURNING: Motion = { frames: null, time: 0, easing: "" };

type Piece = HTMLElement | SVGElement;

let before: Picture | null = null;
let events: Told[] = [];
let due: Travels | null = null;
const running = new Map<Animation, Element>();

function pieces(root: ParentNode): NodeListOf<Piece> {
  return root.querySelectorAll<Piece>("[data-piece]");
}

function placeOf(piece: Element): string | null {
  return piece.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

/** Remembers where everything stands, and what then happens. Called before an update is shown. */
export function capture(lines: readonly LogLine[] = [], root: ParentNode = document): void {
  // A page that nobody sees has no pictures.
  if (document.hidden || duration(1) === 0) {
    finish();
    return;
  }
  events.push(...lines.flatMap((line) => line.events));
  if (before) return; // several updates in one picture go from the first
  finish();
  before = { pieces: new Map(), places: new Map(), numbers: new Map() };
  for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const rect = place.getBoundingClientRect();
    if (rect.width > 0) before.places.set(place.dataset.place ?? "", rect);
  }
  for (const piece of pieces(root))
    before.pieces.set(piece.dataset.piece ?? "", {
      rect: piece.getBoundingClientRect(),
      place: placeOf(piece),
      itself: true,
    });
  for (const holder of root.querySelectorAll<HTMLElement>("[data-holds]")) {
    const lain = { rect: holder.getBoundingClientRect(), place: null, itself: false };
    for (const name of holder.dataset.holds?.split(" ") ?? []) before.pieces.set(name, lain);
  }
  for (const counter of counters(root)) before.numbers.set(counter.dataset.counts ?? "", valueOf(counter));
}

/** Lets everything glide from where it was remembered. Called after an update is in the document. */
export function play(travels: Travels = travelsAt({})): void {
  if (!before) return;
  if (!due) requestAnimationFrame(glide);
  due = travels;
}

function glide(): void {
  const [from, told, travels] = [before, events, due];
  before = due = null;
  events = [];
  if (!from || !travels || duration(1) === 0) return;
  // Everything is measured before anything is set in motion: in turns, each would lay the page out anew.
  const known = from.pieces.size > 0 ? [...pieces(document)] : []; // the first picture comes as a whole
  const movers = [
    ...known.flatMap((piece) => moved(piece, from) ?? []),
    ...[...counters(document)].flatMap((counter) => changed(counter, from) ?? []),
  ];
  const claimed = claims(told, movers, travels);
  const going = movers.flatMap((mover) => {
    const { step, travel, parts } = claimed.get(mover) ?? { step: -1, travel: null, parts: [] };
    const motion = mover.motion(travel);
    return motion ? [{ mover, step, motion, parts }] : [];
  });
  const after = delays(going.flatMap(({ step, parts }) => [step, ...parts.map((part) => part.step)]));
  for (const { mover, step, motion, parts } of going)
    start(mover, parts.length > 1 ? partly(motion, parts, after) : motion, after.get(step) ?? 0);
  // What lies under the pointer now is looked for in the next frame, before its scripts. Were there none until the next view, that
  // one would be laid out and prepared for painting twice.
  requestAnimationFrame(() => undefined);
}

/** A number that several events change counts on when each of them has its turn. */
function partly(motion: Motion, parts: readonly Part[], after: ReadonlyMap<number, number>): Motion {
  const at = parts.map(({ step, points }) => ({ after: after.get(step) ?? 0, points }));
  const first = at[0]?.after ?? 0;
  const counted = at.map((part) => ({ ...part, after: part.after - first }));
  if (!motion.frames || !("--count" in (motion.frames[0] ?? {}))) return motion;
  const time = (counted.at(-1)?.after ?? 0) + GLIDE;
  return { frames: inParts(motion.frames, counted, GLIDE), time, easing: "linear" };
}

/** A piece that stands elsewhere, is new or turns over; null when it is where it was. */
function moved(piece: Piece, from: Picture): Mover | null {
  const name = piece.dataset.piece ?? "";
  const seen = from.pieces.get(name);
  const now = piece.getBoundingClientRect();
  const turning = piece.dataset.turns === undefined ? null : TURNING;
  if (seen?.itself && !turning && stands(seen.rect, now)) return null;
  return {
    name,
    element: piece,
    facts: piece.dataset.facts?.split(" ") ?? [],
    from: seen?.itself ? seen.place : null,
    to: placeOf(piece),
    motion: (travel) => {
      // Nobody saw it before: the event knows better where it lay.
      const known = seen?.itself ? undefined : travel?.from;
      if (known !== undefined && known === travel?.to) return turning;
      const origin = known === undefined ? undefined : from.places.get(known);
      const was = origin ? amid(origin, now) : seen?.rect;
      if (!was)
        return turning ?? { frames: [{ opacity: 0 }, { opacity: 1 }], time: GLIDE, easing: "ease-out" };
      return stands(was, now) ? turning : journey(piece, was, now);
    },
  };
}

/** A number that is not what it was. */
function changed(counter: HTMLElement, from: Picture): Mover | null {
  const name = counter.dataset.counts ?? "";
  const was = from.numbers.get(name);
  if (was === undefined || was === valueOf(counter)) return null;
  const frames = counting(counter, was);
  const motion = () => ({ frames, time: GLIDE, easing: "ease-out" });
  return { name, element: counter, facts: [], from: null, to: null, motion };
}

/** Too small to be seen moving, or not drawn at all. */
function stands(was: Rect, now: Rect): boolean {
  const far = Math.abs(was.left - now.left) + Math.abs(was.top - now.top);
  return now.width === 0 || was.width === 0 || far < 2;
}

/** In the middle of a place, as large as it will be. */
function amid(place: Rect, { width, height }: Rect): Rect {
  const left = place.left + (place.width - width) / 2;
  return { left, top: place.top + (place.height - height) / 2, width, height };
}

function journey(piece: Piece, was: Rect, now: Rect): Motion {
  const x = was.left - now.left;
  const y = was.top - now.top;
  const unit = unitOf(piece, now.width);
  const frames = [
    {
      transform: `translate(${x * unit}px,${y * unit}px) scale(${was.width / now.width})`,
      transformOrigin: "0 0",
    },
    { transform: "none", transformOrigin: "0 0" },
  ];
  return { frames, time: GLIDE + (Math.hypot(x, y) / FAR) * GLIDE, easing: SAIL };
}

/** A piece moves in its own units: an SVG group in those of its viewport, any other in those of a board shown nearer. */
function unitOf(piece: Piece, width: number): number {
  if (piece instanceof SVGGraphicsElement) return 1 / (piece.getScreenCTM()?.a || 1);
  return piece instanceof HTMLElement ? piece.offsetWidth / width : 1;
}

/** Sets something in motion so long after the first; until then it is seen where, or as, it was. */
function start({ element }: Mover, { frames, time, easing }: Motion, after: number): void {
  const delay = duration(after);
  const within = (longest: number) => duration(Math.min(longest, WHOLE - after));
  if (element.dataset.turns !== undefined) {
    element.style.setProperty("--delay", `${delay}ms`);
    element.style.setProperty("--turn", `${within(TURN)}ms`);
  }
  if (!frames) return;
  const animation = element.animate(frames, { delay, duration: within(time), easing, fill: "backwards" });
  running.set(animation, element);
  const end = () => running.delete(animation);
  animation.addEventListener("finish", end);
  animation.addEventListener("cancel", end);
  if (element instanceof HTMLElement && element.dataset.counts) markWhile(element, animation);
}

/** Ends what still moves: it is where it goes. */
function finish(): void {
  for (const each of running.keys()) each.finish();
  running.clear();
}

/** A press ends what still moves. When it meets something that does, all stands still until it is let go: it counts there. */
export function listenToPresses(): () => void {
  let held = false;
  const down = ({ target }: PointerEvent) => {
    held = [...running.values()].some((element) => target instanceof Node && element.contains(target));
    if (!held) finish();
    else for (const animation of running.keys()) animation.pause();
  };
  const up = () => {
    if (held) setTimeout(finish); // after the click that it ends in
    held = false;
  };
  addEventListener("keydown", finish, true); // before arrows look for what lies where
  addEventListener("pointerdown", down);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    finish();
    removeEventListener("keydown", finish, true);
    removeEventListener("pointerdown", down);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}
