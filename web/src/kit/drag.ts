/** Dragging with mouse, pen and fingers: pointer capture, a threshold, and cancelling by Escape. */
import { useEffect, useRef } from "preact/hooks";
import { ignoreClick } from "../parts/clicks";
import type { Point } from "./geometry";

/** The state of a drag: the centre of its pointers in client coordinates, and how they moved since they pressed. */
export interface Drag extends Point {
  dx: number;
  dy: number;
  /** The distance of two fingers divided by their first distance; 1 for a single pointer. */
  stretch: number;
}

export interface DragHandlers<T> {
  /**
   * Return what a press takes hold of; null if it drags nothing. With `pinch` it is called again whenever a finger
   * comes or goes, with the centre and the number of fingers.
   */
  grab(event: PointerEvent, centre: Point, fingers: number): T | null;
  /** The pointer has moved beyond the threshold. */
  start?(held: T, drag: Drag): void;
  move(held: T, drag: Drag): void;
  /** The pointer was released after the start. */
  drop?(held: T, drag: Drag): void;
  /** The drag has ended after its start: dropped or cancelled. */
  end?(held: T): void;
}

export interface DragOptions {
  /** Movement in pixels from which a press counts as a drag. */
  threshold?: number;
  /** Whether a second finger joins the drag. */
  pinch?: boolean;
}

interface Hold<T> {
  thing: T;
  from: Point;
  spread: number;
}

/** Handle drags that begin on an element. The handlers are read from `live` for every event. */
export function listenToDrag<T>(
  target: HTMLElement | Window,
  live: { current: DragHandlers<T> },
  { threshold = 6, pinch = false }: DragOptions = {},
): () => void {
  const pointers = new Map<number, Point>();
  let hold: Hold<T> | null = null;
  let started = false;
  let listening = new AbortController();

  const centre = (): Point => {
    const [one = { x: 0, y: 0 }, other = one] = pointers.values();
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };
  const spread = (): number => {
    const [one, other] = pointers.values();
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const dragOf = ({ from, spread: first }: Hold<T>): Drag => {
    const { x, y } = centre();
    return { x, y, dx: x - from.x, dy: y - from.y, stretch: first > 0 ? spread() / first : 1 };
  };
  const grab = (event: PointerEvent) => {
    const from = centre();
    const thing = live.current.grab(event, from, pointers.size);
    if (started && hold && thing === null) live.current.end?.(hold.thing);
    hold = thing === null ? null : { thing, from, spread: spread() };
  };
  const finish = (dropped: boolean) => {
    const ended = hold;
    const drag = ended && dragOf(ended);
    const wasStarted = started;
    hold = null;
    started = false;
    pointers.clear();
    listening.abort();
    if (!wasStarted) return;
    if (dropped) ignoreClick();
    if (ended && drag && dropped) live.current.drop?.(ended.thing, drag);
    if (ended) live.current.end?.(ended.thing);
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || pointers.size >= (pinch ? 2 : 1)) return;
    if (pointers.size === 0) {
      listening = new AbortController();
      addEventListener("pointermove", move, listening);
      addEventListener("pointerup", up, listening);
      addEventListener("pointercancel", up, listening);
      addEventListener("keydown", escape, listening);
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    grab(event);
  };
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!hold) return;
    const drag = dragOf(hold);
    if (!started) {
      if (pointers.size === 1 && Math.hypot(drag.dx, drag.dy) < threshold) return;
      started = true;
      // Capture only now: a captured press would send its click to the capturing element.
      const capturing = target instanceof Element ? target : event.target;
      if (capturing instanceof Element) capturing.setPointerCapture(event.pointerId);
      live.current.start?.(hold.thing, drag);
    }
    live.current.move(hold.thing, drag);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    if (pointers.size === 1) {
      finish(event.type === "pointerup");
      return;
    }
    pointers.delete(event.pointerId);
    grab(event);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape") finish(false);
  };

  const press = (event: Event) => event instanceof PointerEvent && down(event);
  target.addEventListener("pointerdown", press);
  return () => {
    finish(false);
    target.removeEventListener("pointerdown", press);
  };
}

/** Handle drags on the element of a ref while the component is mounted. */
export function usePointerDrag<T>(
  element: { current: HTMLElement | null },
  handlers: DragHandlers<T>,
  options?: DragOptions,
): void {
  const live = useRef(handlers);
  live.current = handlers;
  useEffect(() => (element.current ? listenToDrag(element.current, live, options) : undefined), []);
}
