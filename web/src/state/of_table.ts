/** State that is scoped to the open table: the next table starts with its initial values. */
import { batch, signal, type Signal } from "@preact/signals";

const resets: (() => void)[] = [];

/** Create a signal that is reset to its initial value when the table is left. */
export function ofTable<T>(first: T): Signal<T> {
  const made = signal(first);
  resets.push(() => (made.value = first));
  return made;
}

/** Create an object for the open table, such as a cache that no component subscribes to; the next table gets a new one. */
export function perTable<T>(create: () => T): () => T {
  let current = create();
  resets.push(() => (current = create()));
  return () => current;
}

export function forgetTable(): void {
  batch(() => {
    for (const reset of resets) reset();
  });
}
