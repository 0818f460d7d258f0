/** Where something dragged is let go, the browser sees a click too: it is no choice. */
export function ignoreClick(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
