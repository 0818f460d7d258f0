/** A finger that rests on a thing looks at it; letting go is then no press. */
import { ignoreFinger } from "./clicks";

const PRESS = 450;

/** Calls back for what a finger has rested on; whoever finds something there to look at says so. Gives a way to end it. */
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
