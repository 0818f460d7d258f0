/**
 * Movement of pieces between one picture of the table and the next.
 *
 * Before an update every element with data-piece is measured; just before the next picture is painted, each one that stands
 * elsewhere glides there. However many updates come for one picture, the page is laid out for it once.
 * Pieces are known by name, so they may move from one container to another. A new update finishes what still moves.
 */
import { duration } from "../state/settings";

const SAIL = "cubic-bezier(.45,.05,.2,1)";
const GLIDE = 380;
const LONGEST = 900;
const FAR = 600;

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

let before: Map<string, Place> | null = null;
let due = false;
const running = new Set<Animation>();

function pieces(root: ParentNode): NodeListOf<HTMLElement | SVGElement> {
  return root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]");
}

/** Where pieces lie that are not drawn one by one, such as a pile: those that leave it come from there. */
const HOLDER = "[data-holds]";

/** Remembers where everything stands. Called before an update is shown. */
export function capture(root: ParentNode = document): void {
  // Several updates in one picture go from the first; a page that nobody sees has no pictures.
  if (before || document.hidden || duration(1) === 0) return;
  const places = new Map<string, Place>();
  for (const piece of pieces(root)) {
    const name = piece.dataset.piece;
    if (name) places.set(name, piece.getBoundingClientRect());
  }
  for (const holder of root.querySelectorAll<HTMLElement>(HOLDER)) {
    const place = holder.getBoundingClientRect();
    for (const name of holder.dataset.holds?.split(" ") ?? []) places.set(name, place);
  }
  before = places;
}

/** Lets everything glide from where it was remembered. Called after an update is in the document. */
export function play(): void {
  if (before && !due) {
    due = true;
    requestAnimationFrame(glide);
  }
}

function glide(): void {
  due = false;
  const from = before;
  before = null;
  finish();
  if (!from || from.size === 0 || duration(1) === 0) return;
  // Everything is measured before anything is set in motion: in turns, each would lay the page out anew.
  const moves = [...pieces(document)].map((piece) => move(piece, from.get(piece.dataset.piece ?? "")));
  for (const start of moves) start?.();
}

/** Any input ends what still moves. */
export function finish(): void {
  for (const each of running) each.finish();
  running.clear();
}

function run(piece: Element, frames: Keyframe[], time: number, easing: string): void {
  const animation = piece.animate(frames, { duration: duration(time), easing });
  running.add(animation);
  const end = () => running.delete(animation);
  animation.addEventListener("finish", end);
  animation.addEventListener("cancel", end);
}

/** What sets a piece in motion, from where it was or out of nothing; null when it has not moved. */
function move(piece: HTMLElement | SVGElement, was: Place | undefined): (() => void) | null {
  if (!was) return () => run(piece, [{ opacity: 0 }, { opacity: 1 }], GLIDE, "ease-out");
  const now = piece.getBoundingClientRect();
  const x = was.left - now.left;
  const y = was.top - now.top;
  if (now.width === 0 || was.width === 0 || Math.abs(x) + Math.abs(y) < 2) return null;
  const scale = was.width / now.width;
  const time = Math.min(LONGEST, GLIDE + (Math.hypot(x, y) / FAR) * GLIDE);
  const unit = unitOf(piece, now.width);
  const frames = [
    { transform: `translate(${x * unit}px,${y * unit}px) scale(${scale})`, transformOrigin: "0 0" },
    { transform: "none", transformOrigin: "0 0" },
  ];
  return () => run(piece, frames, time, SAIL);
}

/** A piece moves in its own units: an SVG group in those of its viewport, any other in those of a board shown nearer. */
function unitOf(piece: HTMLElement | SVGElement, width: number): number {
  if (piece instanceof SVGGraphicsElement) return 1 / (piece.getScreenCTM()?.a || 1);
  return piece instanceof HTMLElement ? piece.offsetWidth / width : 1;
}
