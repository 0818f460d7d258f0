/** A camera with its gestures: drag, pinch, wheel, double click, and the keys + - 0. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { usePointerDrag } from "../drag";
import type { Rect } from "../geometry";
import { Camera, STEP } from "./camera";

const DOUBLE_CLICK = 2.2;
const WHEEL_SPEED = 0.0015;
/** Time after the last wheel event at which the gesture ends. */
const WHEEL_END_MS = 140;
const UNIT_SQUARE: Rect = { x: 0, y: 0, width: 1, height: 1 };

interface Options {
  /** The match: its zoom survives a new mount, as when a phone is turned. */
  match: string;
  /** The area of the drawing on the sheet: the units of all points. */
  area?: Rect;
  /** Whether the wheel zooms; otherwise it scrolls, and zooms with Ctrl. */
  wheel?: boolean;
}

/** Create the camera of a board. Its `frame` and `sheet` are the refs of the elements that it moves. */
export function useCamera({ match, area = UNIT_SQUARE, wheel = false }: Options): Camera {
  const camera = useMemo(() => new Camera(match, area), [match, area.width, area.height]);
  const live = useRef(camera);
  live.current = camera;

  useLayoutEffect(() => {
    const frame = camera.frame.current;
    if (!frame) return undefined;
    camera.setZoom(camera.zoom.peek());
    const watch = new ResizeObserver(() => camera.resized());
    watch.observe(frame);
    return () => watch.disconnect();
  }, [camera]);

  usePointerDrag(
    camera.frame,
    {
      // A finger scrolls the frame, two fingers zoom. A draggable element, such as a card, does not move the board.
      grab: ({ target, pointerType }, centre, fingers) => {
        const near = live.current.near.peek() && pointerType !== "touch";
        const draggable = target instanceof Element && target.closest("[data-drag-to]");
        if (fingers < 2 && (!near || draggable)) return null;
        return { point: live.current.at(centre), zoom: live.current.zoom.peek() };
      },
      move: ({ point, zoom }, { x, y, stretch }) => {
        live.current.carry(point, { x, y }, zoom * stretch);
        live.current.choose();
      },
      end: () => live.current.rest(),
    },
    { pinch: true },
  );

  useEffect(() => {
    const frame = camera.frame.current;
    const listening = new AbortController();
    const { signal } = listening;
    let wheeling: ReturnType<typeof setTimeout> | undefined;
    const roll = (event: WheelEvent) => {
      if (!wheel && !event.ctrlKey) return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      camera.carry(camera.at(at), at, camera.zoom.peek() * Math.exp(-event.deltaY * WHEEL_SPEED));
      clearTimeout(wheeling);
      camera.choose();
      wheeling = setTimeout(() => camera.rest(), WHEEL_END_MS);
    };
    const double = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button, [data-legal]")) return;
      if (camera.near.peek()) camera.fit();
      else camera.by(DOUBLE_CLICK, { x: event.clientX, y: event.clientY });
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      if (event.key === "+" || event.key === "=") camera.by(STEP);
      else if (event.key === "-") camera.by(1 / STEP);
      else if (event.key === "0") camera.fit();
      else return;
      event.preventDefault();
    };
    frame?.addEventListener("scroll", () => camera.look(), { signal, passive: true });
    frame?.addEventListener("wheel", roll, { signal, passive: false });
    frame?.addEventListener("dblclick", double, { signal });
    addEventListener("keydown", key, { signal });
    return () => {
      clearTimeout(wheeling);
      listening.abort();
    };
  }, [camera]);

  return camera;
}
