/** Long press: a finger that rests on an element inspects it, and lifting it does not click. */
import { ignoreFinger } from "./clicks";

const PRESS = 450;

/** Call `rested` after a long press; it returns whether it handled it. Return a function that stops watching. */
export function watchPresses(rested: (on: Element) => boolean): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let looking = false;

  const down = (event: PointerEvent) => {
    const on = event.target;
    clearTimeout(waiting);
    looking = false;
    if (event.pointerType === "touch" && on instanceof Element)
      waiting = setTimeout(() => (looking = on.isConnected && rested(on)), PRESS);
  };
  const up = () => {
    clearTimeout(waiting);
    if (looking) ignoreFinger();
    looking = false;
  };
  addEventListener("pointerdown", down);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    clearTimeout(waiting);
    removeEventListener("pointerdown", down);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}
