/** Keep overlays of a board, such as its zoom buttons, off the legal targets. */
import { useLayoutEffect } from "preact/hooks";
import type { Rect } from "../geometry";
import type { Camera } from "./camera";

/** Overlays at the right edge of a board that may move to the left edge. */
const MOVABLE = "[data-over]";

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    one.x + one.width > other.x &&
    one.y < other.y + other.height &&
    one.y + one.height > other.y
  );
}

/** Move each overlay to the side where it covers less. If it covers a target on both, fade it and let taps through. */
function clear(room: HTMLElement): void {
  const around = room.getBoundingClientRect();
  const legal = [...room.querySelectorAll("[data-legal]")].map((each) => each.getBoundingClientRect());
  for (const each of room.querySelectorAll<HTMLElement>(MOVABLE)) {
    const here = each.getBoundingClientRect();
    const { y, width, height } = here;
    const there = { x: around.left + around.right - here.right, y, width, height };
    const covers = (box: Rect) => legal.filter((one) => meet(one, box)).length;
    const now = covers(here);
    const other = now === 0 ? 0 : covers(there);
    if (other < now) each.dataset.over = each.dataset.over === "left" ? "right" : "left";
    each.classList.toggle("through", Math.min(now, other) > 0);
  }
}

/** Keep the overlays in a room clear of its legal targets, after every render, scroll and zoom. */
export function useClearOverlays(
  room: { current: HTMLElement | null },
  { zoom }: Camera,
  enabled: boolean,
): void {
  useLayoutEffect(() => {
    if (enabled && room.current) clear(room.current);
  });
  useLayoutEffect(() => {
    const element = room.current;
    if (!enabled || !element) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => clear(element));
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    const zooms = zoom.subscribe(look);
    element.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      zooms();
      element.removeEventListener("scroll", look, { capture: true });
    };
  }, [enabled, zoom]);
}
