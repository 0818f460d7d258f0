/**
 * FLIP animation of pieces between one view of the table and the next.
 *
 * Before an update, every element with data-piece is measured. Just before the next paint, each one that has moved glides
 * from its old place. The page is laid out once per paint, however many updates arrive before it.
 * Pieces are matched by name, so they may move between containers. They start in the order of the events that moved
 * them (order.ts) and wait at their old place; the table below is up to date at once. A new update finishes the
 * running animations.
 */
import type { PieceMove } from "../games/board";
import { duration } from "../state/settings";
import type { LogLine, GameEvent } from "../wire/shapes";
import { counters, counting, inParts, markWhile, valueOf } from "./counters";
import { claims, delays, GLIDE, pieceMovesAt, WHOLE, type Move, type Part, type PieceMovesOf } from "./order";

const SAIL = "cubic-bezier(.45,.05,.2,1)";
const FAR = 600;
/** Duration of turning a card over, in milliseconds. */
const TURN = 620;

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Seen {
  rect: Rect;
  /** The enclosing data-place. */
  place: string | null;
  /** False for a piece that was only listed in data-holds. */
  itself: boolean;
}

interface Picture {
  pieces: Map<string, Seen>;
  places: Map<string, Rect>;
  numbers: Map<string, number>;
}

/** The animation of an element; without frames, it only turns over. */
interface Motion {
  frames: Keyframe[] | null;
  time: number;
  easing: string;
}

interface Mover extends Move {
  element: Piece;
  /** The animation, refined by its event; null if it stays. */
  motion(travel: PieceMove | null): Motion | null;
}

/** The style sheet animates turning over. */
const TURNING: Motion = { frames: null, time: 0, easing: "" };

type Piece = HTMLElement | SVGElement;

function pieces(root: ParentNode): NodeListOf<Piece> {
  return root.querySelectorAll<Piece>("[data-piece]");
}

function placeOf(piece: Element): string | null {
  return piece.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

/** Split the count of a number that several events change, so that each part starts with its event. */
function partly(motion: Motion, parts: readonly Part[], after: ReadonlyMap<number, number>): Motion {
  const at = parts.map(({ step, points }) => ({ after: after.get(step) ?? 0, points }));
  const first = at[0]?.after ?? 0;
  const counted = at.map((part) => ({ ...part, after: part.after - first }));
  if (!motion.frames || !("--count" in (motion.frames[0] ?? {}))) return motion;
  const time = (counted.at(-1)?.after ?? 0) + GLIDE;
  return { frames: inParts(motion.frames, counted, GLIDE), time, easing: "linear" };
}

/** Return the mover of a piece that moved, is new or turns over; null if it stays. */
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
      // It was not visible before, so the event knows better where it was.
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

/** Return the mover of a number that changed, or null. */
function changed(counter: HTMLElement, from: Picture): Mover | null {
  const name = counter.dataset.counts ?? "";
  const was = from.numbers.get(name);
  if (was === undefined || was === valueOf(counter)) return null;
  const frames = counting(counter, was);
  const motion = () => ({ frames, time: GLIDE, easing: "ease-out" });
  return { name, element: counter, facts: [], from: null, to: null, motion };
}

/** Whether the move is too small to see, or the piece is not drawn. */
function stands(was: Rect, now: Rect): boolean {
  const far = Math.abs(was.left - now.left) + Math.abs(was.top - now.top);
  return now.width === 0 || was.width === 0 || far < 2;
}

/** Return a rectangle of the new size, centred on a place. */
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

/** Return the piece's units per screen pixel: those of the SVG viewport, or of a zoomed board. */
function unitOf(piece: Piece, width: number): number {
  if (piece instanceof SVGGraphicsElement) return 1 / (piece.getScreenCTM()?.a || 1);
  return piece instanceof HTMLElement ? piece.offsetWidth / width : 1;
}

/** The animations of one table. */
export class Flip {
  /** The places before the updates that are not painted yet. */
  private before: Picture | null = null;
  private events: GameEvent[] = [];
  private due: PieceMovesOf | null = null;
  private readonly running = new Map<Animation, Element>();

  /** Measure everything, and remember the events that follow. Call it before an update is shown. */
  readonly capture = (lines: readonly LogLine[] = [], root: ParentNode = document): void => {
    // A hidden page does not animate.
    if (document.hidden || duration(1) === 0) {
      this.finish();
      return;
    }
    this.events.push(...lines.flatMap((line) => line.events));
    if (this.before) return; // several updates before one paint start from the first
    this.finish();
    this.before = { pieces: new Map(), places: new Map(), numbers: new Map() };
    for (const place of root.querySelectorAll<HTMLElement>("[data-place]")) {
      const rect = place.getBoundingClientRect();
      if (rect.width > 0) this.before.places.set(place.dataset.place ?? "", rect);
    }
    for (const piece of pieces(root))
      this.before.pieces.set(piece.dataset.piece ?? "", {
        rect: piece.getBoundingClientRect(),
        place: placeOf(piece),
        itself: true,
      });
    for (const holder of root.querySelectorAll<HTMLElement>("[data-holds]")) {
      const lain = { rect: holder.getBoundingClientRect(), place: null, itself: false };
      for (const name of holder.dataset.holds?.split(" ") ?? []) this.before.pieces.set(name, lain);
    }
    for (const counter of counters(root))
      this.before.numbers.set(counter.dataset.counts ?? "", valueOf(counter));
  };

  /** Schedule the animation from the measured places. Call it after an update is in the document. */
  play(pieceMoves: PieceMovesOf = pieceMovesAt({})): void {
    if (!this.before) return;
    if (!this.due) requestAnimationFrame(() => this.glide());
    this.due = pieceMoves;
  }

  private glide(): void {
    const [from, gameEvent, pieceMoves] = [this.before, this.events, this.due];
    this.before = this.due = null;
    this.events = [];
    if (!from || !pieceMoves || duration(1) === 0) return;
    // Measure everything before starting any animation: interleaving them would force a layout for each.
    const known = from.pieces.size > 0 ? [...pieces(document)] : []; // the first view does not animate
    const movers = [
      ...known.flatMap((piece) => moved(piece, from) ?? []),
      ...[...counters(document)].flatMap((counter) => changed(counter, from) ?? []),
    ];
    const claimed = claims(gameEvent, movers, pieceMoves);
    const going = movers.flatMap((mover) => {
      const { step, travel, parts } = claimed.get(mover) ?? { step: -1, travel: null, parts: [] };
      const motion = mover.motion(travel);
      return motion ? [{ mover, step, motion, parts }] : [];
    });
    const after = delays(going.flatMap(({ step, parts }) => [step, ...parts.map((part) => part.step)]));
    for (const { mover, step, motion, parts } of going)
      this.start(mover, parts.length > 1 ? partly(motion, parts, after) : motion, after.get(step) ?? 0);
    // Request an empty frame so Chromium runs its hit test now. Otherwise the next update does layout and pre-paint twice.
    requestAnimationFrame(() => undefined);
  }

  /** Start an animation with this delay. Until then the element is shown at its old place or value. */
  private start({ element }: Mover, { frames, time, easing }: Motion, after: number): void {
    const delay = duration(after);
    const within = (longest: number) => duration(Math.min(longest, WHOLE - after));
    if (element.dataset.turns !== undefined) {
      element.style.setProperty("--delay", `${delay}ms`);
      element.style.setProperty("--turn", `${within(TURN)}ms`);
    }
    if (!frames) return;
    const animation = element.animate(frames, { delay, duration: within(time), easing, fill: "backwards" });
    this.running.set(animation, element);
    const end = () => this.running.delete(animation);
    animation.addEventListener("finish", end);
    animation.addEventListener("cancel", end);
    if (element instanceof HTMLElement && element.dataset.counts) markWhile(element, animation);
  }

  /** Finish all running animations. */
  private readonly finish = (): void => {
    for (const each of this.running.keys()) each.finish();
    this.running.clear();
  };

  /** Finish animations on a press. A press on a moving piece pauses all of them until it ends, so that its click lands there. */
  listenToPresses(): () => void {
    let pressed = false;
    const down = ({ target }: PointerEvent) => {
      pressed = [...this.running.values()].some(
        (element) => target instanceof Node && element.contains(target),
      );
      if (!pressed) this.finish();
      else for (const animation of this.running.keys()) animation.pause();
    };
    const up = () => {
      if (pressed) setTimeout(this.finish); // after the click event
      pressed = false;
    };
    addEventListener("keydown", this.finish, true); // before the arrow keys measure positions
    addEventListener("pointerdown", down);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      this.finish();
      removeEventListener("keydown", this.finish, true);
      removeEventListener("pointerdown", down);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }
}
