/** What the keys' focus or a finger rests on is previewed; boards do the same for what a mouse points at. */
import { watchPresses } from "../parts/pressing";
import type { TableStore } from "../state/table";

/** How long the focus rests on a thing before it is previewed: whoever walks past by keys waits for no picture. */
const REST = 150;

/** The action that a thing stands for as a whole. */
function actionAt(target: EventTarget | null): string {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-legal]") : null;
  return thing?.dataset.legal ?? "";
}

export function previewPointed(store: TableStore): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const focused = (event: FocusEvent) => {
    const action = actionAt(event.target);
    if (action && event.target instanceof Element && event.target.matches(":focus-visible"))
      resting = setTimeout(() => store.preview(action, "keys"), REST);
  };
  const left = () => {
    clearTimeout(resting);
    store.preview(null, "keys");
  };
  const pressed = () => store.preview(null, "finger");
  addEventListener("focusin", focused);
  addEventListener("focusout", left);
  addEventListener("pointerdown", pressed, true); // heard before the press itself
  const end = watchPresses((on) => {
    const action = actionAt(on);
    if (action) store.preview(action, "finger");
    return action !== "";
  });
  return () => {
    clearTimeout(resting);
    end();
    removeEventListener("focusin", focused);
    removeEventListener("focusout", left);
    removeEventListener("pointerdown", pressed, true);
  };
}
