/** Parts of the page that a first visit does without: loaded when they are first wanted. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

/** Gives the part, or null until it has come; a line that broke is tried again the next time it is wanted. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): (wanted: boolean) => ComponentType<Props> | null {
  const part = signal<ComponentType<Props> | null>(null);
  let asked = false;
  return (wanted) => {
    if (wanted && !asked) {
      asked = true;
      load().then(
        (come) => (part.value = come),
        () => (asked = false),
      );
    }
    return wanted ? part.value : null;
  };
}
