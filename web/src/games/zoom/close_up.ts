/**
 * Zoom of a board in a scrolling frame: by buttons, keys, pinch and Ctrl with the wheel.
 *
 * The board is drawn `zoom` times as large. Zoomed in, it can be dragged; else a finger scrolls as usual.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ofTable } from "../../state/of_table";
import { ignoreClick } from "../../parts/clicks";
import { useGestures } from "./gestures";
import { useZoomKeys } from "./keys";
import { bounded, dragged, HARDLY, nearer, type Point, type Standpoint } from "./standpoint";

export interface CloseUp {
  zoom: number;
  least: number;
  by(factor: number, about?: Point): void;
  fit(): void;
}

/** The last zoom, so that it survives turning a phone. */
const lastZoom = ofTable({ match: "", zoom: 1 });

/** `leastFor` returns the zoom at which the whole board fits a frame of some width. */
export function useCloseUp(
  frame: { current: HTMLElement | null },
  match: string,
  leastFor: (width: number) => number = () => 1,
): CloseUp {
  const [zoom, setZoom] = useState(() => {
    const last = lastZoom.peek();
    return last.match === match ? last.zoom : 1;
  });
  const [least, setLeast] = useState(1);
  const wanted = useRef<Standpoint | null>(null);

  const now = (): Standpoint => {
    const element = frame.current;
    if (wanted.current || !element) return wanted.current ?? { zoom, x: 0, y: 0 };
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    return { zoom, x: (scrollLeft + clientWidth / 2) / zoom, y: (scrollTop + clientHeight / 2) / zoom };
  };
  const scroll = ({ zoom: near, x, y }: Standpoint) => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = x * near - element.clientWidth / 2;
    element.scrollTop = y * near - element.clientHeight / 2;
  };
  const go = (to: Standpoint) => {
    lastZoom.value = { match, zoom: to.zoom };
    const drawn = to.zoom === zoom;
    wanted.current = drawn ? null : to; // the frame can only scroll there once the board is drawn at that size
    setZoom(to.zoom);
    if (drawn) scroll(to);
  };
  useLayoutEffect(() => {
    if (wanted.current) scroll(wanted.current);
    wanted.current = null;
  }, [zoom]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const whole = leastFor(element.clientWidth);
      setLeast(whole);
      setZoom((was) => bounded(was, whole));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const at = (clientX: number, clientY: number): Point => {
    const element = frame.current;
    const box = element?.getBoundingClientRect();
    const from = now();
    return {
      x: from.x + (clientX - (box?.left ?? 0) - (element?.clientWidth ?? 0) / 2) / from.zoom,
      y: from.y + (clientY - (box?.top ?? 0) - (element?.clientHeight ?? 0) / 2) / from.zoom,
    };
  };
  const by = (factor: number, about: Point = now()) => go(nearer(now(), factor, about, least));
  const fit = () => go({ ...now(), zoom: bounded(0, least) });
  const near = () => zoom > least * HARDLY;
  useGestures(frame, {
    now,
    at,
    by,
    fit,
    drag: (from, x, y, stretch) => go(dragged(from, x, y, stretch, 1, least)),
    roll: by,
    rest: ignoreClick,
    // A draggable element, such as a card, does not drag the board; touch uses the browser's scrolling.
    drags: (on, pointer) => pointer !== "touch" && near() && !on.closest("[data-drag-to]"),
    rolls: (event) => event.ctrlKey,
  });
  useZoomKeys({ by, fit });
  return { zoom, least, by, fit };
}
