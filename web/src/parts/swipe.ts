/** Horizontal swipes, as another way to the next or previous tab. */
import { useRef } from "preact/hooks";

/** Minimum distance of a swipe in pixels, and its minimum ratio to the vertical movement. */
const FAR = 48;
const ACROSS = 2;

export type Way = "left" | "right";

/** Return the direction of a swipe; null if it was none. */
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
