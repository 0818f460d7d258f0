/** Which part of the sea is seen: all of it, or a close-up that is moved by drag, wheel, pinch and keys. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Point } from "./sea";

export interface Whole {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The part of the drawing that is seen. */
  seen: Whole;
  /** 1 when all is seen. */
  zoom: number;
  /** Pixels to a unit of the drawing. */
  scale: number;
  fit(): void;
  by(factor: number, about?: Point): void;
  show(point: Point, scale?: number): void;
  /** From a place on the screen to one in the drawing. */
  at(clientX: number, clientY: number): Point;
  /** True when the last press moved the sea, so that it was no click. */
  moved(): boolean;
}

const MOST = 6;
const STEP = 1.4;
/** So many pixels make a press a drag. */
const SLACK = 7;

interface State {
  zoom: number;
  x: number;
  y: number;
}

export function useCamera(frame: { current: HTMLElement | null }, whole: Whole): Camera {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const [state, setState] = useState<State>({ zoom: 1, ...middle });
  const dragging = useRef(false);
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

  /** Never farther than all of it, never beyond its edges. */
  const settle = ({ zoom, x, y }: State): State => {
    const near = Math.max(1, Math.min(MOST, zoom));
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
  const now = settle(state);
  const scale = base * now.zoom;
  const width = size.width / scale || whole.width;
  const height = size.height / scale || whole.height;
  const seen = { x: now.x - width / 2, y: now.y - height / 2, width, height };

  const at = (clientX: number, clientY: number): Point => {
    const box = frame.current?.getBoundingClientRect();
    return {
      x: seen.x + (clientX - (box?.left ?? 0)) / scale,
      y: seen.y + (clientY - (box?.top ?? 0)) / scale,
    };
  };
  const by = (factor: number, about: Point = now) => {
    const zoom = Math.max(1, Math.min(MOST, now.zoom * factor));
    const part = now.zoom / zoom;
    setState(settle({ zoom, x: about.x + (now.x - about.x) * part, y: about.y + (now.y - about.y) * part }));
  };
  const fit = () => setState({ zoom: 1, ...middle });
  const show = (point: Point, wanted?: number) => {
    if (size.width === 0) return;
    setState(settle({ zoom: wanted === undefined ? now.zoom : Math.max(1, wanted / base), ...point }));
  };

  // What the listeners below need of this very picture.
  const live = useRef({ at, by, fit, now, scale, seen });
  live.current = { at, by, fit, now, scale, seen };

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const pointers = new Map<number, Point>();
    let begun: { from: Point; state: State; apart: number } | null = null;
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
      begun = pointers.size > 0 ? { from: middleOfAll(), state: live.current.now, apart: apart() } : null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) dragging.current = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    };
    const move = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId) || !begun) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const here = middleOfAll();
      const far = Math.hypot(here.x - begun.from.x, here.y - begun.from.y);
      if (!dragging.current && far < SLACK && pointers.size < 2) return;
      dragging.current = true;
      const pinch = begun.apart > 0 ? apart() / begun.apart : 1;
      const zoom = Math.max(1, Math.min(MOST, begun.state.zoom * pinch));
      const pixels = (live.current.scale / live.current.now.zoom) * zoom;
      setState({
        zoom,
        x: begun.state.x - (here.x - begun.from.x) / pixels,
        y: begun.state.y - (here.y - begun.from.y) / pixels,
      });
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      begin();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      live.current.by(Math.exp(-event.deltaY * 0.0015), live.current.at(event.clientX, event.clientY));
    };
    const double = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button, [data-legal]")) return;
      if (live.current.now.zoom > 1.05) live.current.fit();
      else live.current.by(2.2, live.current.at(event.clientX, event.clientY));
    };
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("dblclick", double);
    return () => {
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("dblclick", double);
    };
  }, []);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      if (event.key === "+" || event.key === "=") live.current.by(STEP);
      else if (event.key === "-") live.current.by(1 / STEP);
      else if (event.key === "0") live.current.fit();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);

  return { seen, zoom: now.zoom, scale, fit, by, show, at, moved: () => dragging.current };
}

export function within(seen: Whole, { x, y }: Point, margin = 0): boolean {
  return (
    x >= seen.x + margin &&
    x <= seen.x + seen.width - margin &&
    y >= seen.y + margin &&
    y <= seen.y + seen.height - margin
  );
}
