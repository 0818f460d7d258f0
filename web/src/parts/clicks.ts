/** Where something is let go that was dragged or only looked at, the browser sees a click too: it is no choice. */
export function ignoreClick(within = 0): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), within);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
