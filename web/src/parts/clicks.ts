/** A finger's click, and the focus before it, come a little after it was lifted. */
const LATE = ["mousedown", "click"];
const LATE_WITHIN = 300;

/** Where something dragged is let go, the browser sees a click too: it is no choice. */
export function ignoreClick(): void {
  ignore(["click"], 0);
}

/** The same for a finger that only looked: nothing is pressed by it, and nothing gets the focus. */
export function ignoreFinger(): void {
  ignore(LATE, LATE_WITHIN);
}

function ignore(events: readonly string[], within: number): void {
  for (const event of events) addEventListener(event, swallow, { capture: true, once: true });
  setTimeout(() => {
    for (const event of events) removeEventListener(event, swallow, { capture: true });
  }, within);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
