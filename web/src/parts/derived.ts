/** Values derived from signals and props. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";

/** Return a computed signal that is made again when an input changes. As an attribute it redraws no component. */
export function useDerived<T>(compute: () => T, inputs: readonly unknown[]): ReadonlySignal<T> {
  return useMemo(() => computed(compute), inputs);
}
