/** A finger that goes across a part of the page, as another way to its next or its last tab. */
import { useRef } from "preact/hooks";

/** So many pixels, and so many times as far across as up or down: less is a tap or scrolls. */
const FAR = 48;
const ACROSS = 2;

export type Way = "left" | "right";

/** Which way a finger went; null when it was no swipe. */
export function wayOf(x: number, y: number): Way | null {
  if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y) * ACROSS) return null;
  return x < 0 ? "left" : "right";
}

export function useSwipe(go: (way: Way) => void) {
  const from = useRef<Touch | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = event.changedTouches[0];
      const way =
        from.current && to && wayOf(to.clientX - from.current.clientX, to.clientY - from.current.clientY);
      from.current = null;
      if (way) go(way);
    },
  };
}
