/** Drag, pinch, wheel and double click on a board. */
import { useEffect, useRef } from "preact/hooks";
import type { Point, Standpoint } from "./standpoint";

/** Target of the gestures. */
export interface Helm {
  now(): Standpoint;
  at(clientX: number, clientY: number): Point;
  by(factor: number, about: Point): void;
  fit(): void;
  /** Move the board by x and y pixels from its position at the start, and scale it. */
  drag(from: Standpoint, x: number, y: number, stretch: number): void;
  roll(factor: number, about: Point): void;
  /** The gesture has ended. */
  rest(): void;
  /** Whether a single pointer on an element drags the board; default: always. */
  drags?(on: Element, by: string): boolean;
  /** Whether a wheel event zooms; default: always. */
  rolls?(event: WheelEvent): boolean;
}

/** Movement in pixels from which a press counts as a drag. */
const SLACK = 7;
/** Time after the last wheel event at which the gesture ends. */
const WHEEL_RESTS_MS = 140;

/** Handle gestures on the frame. Return a function that tells whether the last press was a drag. */
export function useGestures(frame: { current: HTMLElement | null }, helm: Helm): () => boolean {
  const dragging = useRef(false);
  const live = useRef(helm);
  live.current = helm;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const pointers = new Map<number, Point>();
    let single = true;
    let begun: { from: Point; standpoint: Standpoint; apart: number } | null = null;
    let wheeling = 0;
    const middleOfAll = (): Point => {
      const all = [...pointers.values()];
      const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    };
    const apart = (): number => {
      const [one, other] = [...pointers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const begin = () => {
      begun =
        pointers.size > 0 ? { from: middleOfAll(), standpoint: live.current.now(), apart: apart() } : null;
    };
    const rest = () => {
      clearTimeout(wheeling);
      live.current.rest();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) {
        dragging.current = false;
        single =
          event.target instanceof Element && (live.current.drags?.(event.target, event.pointerType) ?? true);
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    };
    const move = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId) || !begun) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const here = middleOfAll();
      const far = Math.hypot(here.x - begun.from.x, here.y - begun.from.y);
      if (pointers.size < 2 && !dragging.current && (far < SLACK || !single)) return;
      dragging.current = true;
      const stretch = begun.apart > 0 ? apart() / begun.apart : 1;
      live.current.drag(begun.standpoint, here.x - begun.from.x, here.y - begun.from.y, stretch);
    };
    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      begin();
      if (pointers.size === 0 && dragging.current) rest();
    };
    const wheel = (event: WheelEvent) => {
      if (live.current.rolls && !live.current.rolls(event)) return;
      event.preventDefault();
      const about = live.current.at(event.clientX, event.clientY);
      live.current.roll(Math.exp(-event.deltaY * 0.0015), about);
      clearTimeout(wheeling);
      if (pointers.size === 0) wheeling = window.setTimeout(rest, WHEEL_RESTS_MS);
    };
    const double = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button, [data-legal]")) return;
      if (live.current.now().zoom > 1.05) live.current.fit();
      else live.current.by(2.2, live.current.at(event.clientX, event.clientY));
    };
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("dblclick", double);
    return () => {
      clearTimeout(wheeling);
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("dblclick", double);
    };
  }, []);

  return () => dragging.current;
}
