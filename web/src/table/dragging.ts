/**
 * Dragging, as another way to press: a thing with data-drag-to is pressed when it is let go over the region of that name.
 * By mouse or pen; a finger that moves scrolls.
 */
import { listenToDrag, type DragHandlers } from "../kit/drag";

const handlers: DragHandlers<HTMLElement> = {
  grab: ({ target, pointerType }) =>
    pointerType !== "touch" && target instanceof Element
      ? target.closest<HTMLElement>("[data-drag-to]")
      : null,
  start(thing) {
    thing.classList.add("dragged");
    document.body.classList.add("dragging");
    for (const region of regions(thing)) region.classList.add("drop");
  },
  move: (thing, { dx, dy }) => (thing.style.translate = `${dx}px ${dy}px`),
  drop(thing, { x, y }) {
    const under = document.elementFromPoint(x, y); // the dragged thing is transparent to the pointer
    setTimeout(() => {
      if (regions(thing).some((region) => region.contains(under))) thing.click();
    });
  },
  end(thing) {
    thing.classList.remove("dragged");
    document.body.classList.remove("dragging");
    thing.style.translate = "";
    for (const region of document.querySelectorAll(".drop")) region.classList.remove("drop");
  },
};

export function listenToDrags(): () => void {
  return listenToDrag(window, { current: handlers });
}

function regions(thing: HTMLElement): Element[] {
  const name = CSS.escape(thing.dataset.dragTo ?? "");
  return [...document.querySelectorAll(`[data-region="${name}"]`)];
}
