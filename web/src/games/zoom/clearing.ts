/** Keep overlays of a board, such as its zoom buttons, off the legal targets. */
import { useLayoutEffect } from "preact/hooks";

/** Overlays at the right edge of a board that may move to the left edge. */
const MOVABLE = "[data-over]";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Move each overlay to the side where it covers less. If it covers a target on both, fade it and let taps through. */
function clear(room: HTMLElement): void {
  const around = room.getBoundingClientRect();
  const legal = [...room.querySelectorAll("[data-legal]")].map((each) => each.getBoundingClientRect());
  for (const each of room.querySelectorAll<HTMLElement>(MOVABLE)) {
    const here = each.getBoundingClientRect();
    const { top, bottom } = here;
    const there = {
      left: around.left + around.right - here.right,
      right: around.left + around.right - here.left,
      top,
      bottom,
    };
    const covers = (box: Box) => legal.filter((one) => meet(one, box)).length;
    const now = covers(here);
    const other = now === 0 ? 0 : covers(there);
    if (other < now) each.dataset.over = each.dataset.over === "left" ? "right" : "left";
    each.classList.toggle("through", Math.min(now, other) > 0);
  }
}

export function useClearing(room: { current: HTMLElement | null }, small: boolean): void {
  // After every render: the legal targets may have changed, or the board was moved.
  useLayoutEffect(() => {
    if (small && room.current) clear(room.current);
  });
  useLayoutEffect(() => {
    const element = room.current;
    if (!small || !element) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => clear(element));
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      element.removeEventListener("scroll", look, { capture: true });
    };
  }, [small]);
}
