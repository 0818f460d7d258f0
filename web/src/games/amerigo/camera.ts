/** The visible part of the sea: all of it, or a close-up that is moved by drag, wheel, pinch and keys.

While the sea moves it is not redrawn: the picture on the screen is translated and scaled, which is cheap.
At rest it is redrawn sharp for its new position.
*/
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useGestures } from "../zoom/gestures";
import { useZoomKeys } from "../zoom/keys";
import { bounded, dragged, nearer, type Point, type Standpoint } from "../zoom/standpoint";

export interface Whole {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The visible part of the drawing at rest. */
  seen: Whole;
  /** 1 when all of it is visible. */
  zoom: number;
  /** Pixels per unit of the drawing. */
  scale: number;
  /** The visible part of the drawing while it moves; null at rest. */
  passing: ReadonlySignal<Whole | null>;
  fit(): void;
  by(factor: number, about?: Point): void;
  /** Move automatically to a point, at a scale. */
  show(point: Point, scale: number): void;
  /** Zoom out automatically to show all of it. */
  showAll(): void;
  /** Move to a point that the player has chosen, at the same zoom. */
  goTo(point: Point): void;
  /** Whether the player has moved the sea since it last moved automatically. */
  byHand(): boolean;
  /** Convert screen coordinates to those of the drawing. */
  at(clientX: number, clientY: number): Point;
  /** True if the last press moved the sea, so that it was not a click. */
  moved(): boolean;
}

export function useCamera(
  frame: { current: HTMLElement | null },
  drawing: { current: SVGSVGElement | null },
  whole: Whole,
): Camera {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const [rest, setRest] = useState<Standpoint>({ zoom: 1, ...middle });
  const underWay = useRef<Standpoint | null>(null);
  const passing = useSignal<Whole | null>(null);
  const base = Math.min(size.width / whole.width, size.height / whole.height) || 1;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  /** Clamp to the whole sea: no smaller zoom, nothing beyond its edges. */
  const settle = ({ zoom, x, y }: Standpoint): Standpoint => {
    const near = bounded(zoom);
    const kept = (value: number, start: number, length: number, pixels: number) => {
      const half = pixels / (base * near) / 2;
      return half * 2 >= length
        ? start + length / 2
        : Math.max(start + half, Math.min(start + length - half, value));
    };
    return {
      zoom: near,
      x: kept(x, whole.x, whole.width, size.width),
      y: kept(y, whole.y, whole.height, size.height),
    };
  };
  const seenFrom = ({ zoom, x, y }: Standpoint): Whole => {
    const width = size.width / (base * zoom) || whole.width;
    const height = size.height / (base * zoom) || whole.height;
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  const still = settle(rest);
  const now = () => underWay.current ?? still;

  const moveTo = (wanted: Standpoint) => {
    const to = settle(wanted);
    underWay.current = to;
    passing.value = seenFrom(to);
    carry(drawing.current, still, to, base);
  };
  const restAt = (wanted: Standpoint) => {
    underWay.current = null;
    passing.value = null;
    setRest(settle(wanted));
  };
  // Reset the transform together with the new picture, never before.
  useLayoutEffect(() => {
    if (!underWay.current) carry(drawing.current, still, still, base);
  });

  const at = (clientX: number, clientY: number): Point => {
    const box = frame.current?.getBoundingClientRect();
    const from = now();
    const seen = seenFrom(from);
    return {
      x: seen.x + (clientX - (box?.left ?? 0)) / (base * from.zoom),
      y: seen.y + (clientY - (box?.top ?? 0)) / (base * from.zoom),
    };
  };
  const steered = useRef(false);
  const steer = (to: Standpoint) => {
    steered.current = true;
    restAt(to);
  };
  const by = (factor: number, about: Point = now()) => steer(nearer(now(), factor, about));
  const fit = () => steer({ zoom: 1, ...middle });
  const goTo = (point: Point) => steer({ zoom: now().zoom, ...point });
  const show = (point: Point, wanted: number) => {
    if (size.width === 0) return;
    steered.current = false;
    restAt({ zoom: Math.max(1, wanted / base), ...point });
  };
  const showAll = () => {
    steered.current = false;
    restAt({ zoom: 1, ...middle });
  };

  const drag = (from: Standpoint, x: number, y: number, stretch: number) =>
    moveTo(dragged(from, x, y, stretch, base));
  const roll = (factor: number, about: Point) => moveTo(nearer(now(), factor, about));
  const moved = useGestures(frame, { now, at, by, fit, drag, roll, rest: () => steer(now()) });
  useZoomKeys({ by, fit });

  const { zoom } = still;
  const byHand = () => steered.current;
  const seen = seenFrom(still);
  return { seen, zoom, scale: base * zoom, passing, fit, by, show, showAll, goTo, byHand, at, moved };
}

/** Transform a drawing made for one viewport so that it looks as from another, on a layer of its own. */
function carry(drawing: SVGSVGElement | null, from: Standpoint, to: Standpoint, base: number): void {
  if (!drawing) return;
  const pixels = base * to.zoom;
  const x = (from.x - to.x) * pixels;
  const y = (from.y - to.y) * pixels;
  drawing.classList.toggle("moving", from !== to);
  drawing.style.transform = from === to ? "" : `translate(${x}px, ${y}px) scale(${to.zoom / from.zoom})`;
}

export function within(seen: Whole, { x, y }: Point, margin = 0): boolean {
  return (
    x >= seen.x + margin &&
    x <= seen.x + seen.width - margin &&
    y >= seen.y + margin &&
    y <= seen.y + seen.height - margin
  );
}
