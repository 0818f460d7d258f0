/** What parts of a page keep for the table that is open: the next table begins without it. */
import { batch, signal, type Signal } from "@preact/signals";

const resets: (() => void)[] = [];

/** A signal that has its first value again once the table is left. */
export function ofTable<T>(first: T): Signal<T> {
  const made = signal(first);
  resets.push(() => (made.value = first));
  return made;
}

export function forgetTable(): void {
  batch(() => {
    for (const reset of resets) reset();
  });
}
