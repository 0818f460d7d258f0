/**
 * Dragging, as another way to press: a thing with data-drag-to is pressed when it is let go over the region of that name.
 * By mouse or pen; a finger that moves scrolls.
 */
import { ignoreClick } from "../parts/clicks";

const FAR_ENOUGH = 6;

interface Drag {
  thing: HTMLElement;
  x: number;
  y: number;
  begun: boolean;
}

export function listenToDrags(): () => void {
  let drag: Drag | null = null;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === "touch" || !(event.target instanceof Element)) return;
    const thing = event.target.closest<HTMLElement>("[data-drag-to]");
    drag = thing && { thing, x: event.clientX, y: event.clientY, begun: false };
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.begun && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!drag.begun) {
      drag.begun = true;
      drag.thing.classList.add("dragged");
      document.body.classList.add("dragging");
      for (const region of regions(drag.thing)) region.classList.add("drop");
    }
    drag.thing.style.translate = `${x}px ${y}px`;
  };
  const end = () => {
    if (!drag) return;
    drag.thing.classList.remove("dragged");
    document.body.classList.remove("dragging");
    drag.thing.style.translate = "";
    for (const region of document.querySelectorAll(".drop")) region.classList.remove("drop");
    drag = null;
  };
  const up = (event: PointerEvent) => {
    const ended = drag;
    const under = document.elementFromPoint(event.clientX, event.clientY); // the dragged thing lets it through
    end();
    if (!ended?.begun) return;
    ignoreClick();
    setTimeout(() => {
      if (regions(ended.thing).some((region) => region.contains(under))) ended.thing.click();
    });
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape") end();
  };

  addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  addEventListener("keydown", escape);
  return () => {
    end();
    removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", escape);
  };
}

function regions(thing: HTMLElement): Element[] {
  const name = CSS.escape(thing.dataset.dragTo ?? "");
  return [...document.querySelectorAll(`[data-region="${name}"]`)];
}
