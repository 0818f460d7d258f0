/** Signals that are scoped to the open table: the next table starts with their initial values. */
import { batch, signal, type Signal } from "@preact/signals";

const resets: (() => void)[] = [];

/** Create a signal that is reset to its initial value when the table is left. */
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
