/** Preview the action of the focused or touched target; boards do the same for the hovered one. */
import { watchPresses } from "../parts/pressing";
import type { TableStore } from "../state/table";

/** Delay before a focused target is previewed, so that passing over targets by keyboard loads nothing. */
const REST = 150;

/** Return the action of the enclosing target, or "" if it stands for no whole action. */
function actionAt(target: EventTarget | null): string {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-legal]") : null;
  return thing?.dataset.legal ?? "";
}

export function previewPointed(store: TableStore): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const focused = (event: FocusEvent) => {
    const action = actionAt(event.target);
    if (action && event.target instanceof Element && event.target.matches(":focus-visible"))
      resting = setTimeout(() => store.queries.preview(action, "keys"), REST);
  };
  const left = () => {
    clearTimeout(resting);
    store.queries.preview(null, "keys");
  };
  const pressed = () => store.queries.preview(null, "finger");
  addEventListener("focusin", focused);
  addEventListener("focusout", left);
  addEventListener("pointerdown", pressed, true); // in the capture phase, so it runs before the handlers of the target
  const end = watchPresses((on) => {
    const action = actionAt(on);
    if (action) store.queries.preview(action, "finger");
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
