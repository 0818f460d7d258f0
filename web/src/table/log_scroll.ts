/** Scrolling of the log: to the moment that is shown, and along with the newest line. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../state/table";

/** Return the props of the log's box. `newest` is the entry of the newest line. */
export function useLogScroll(store: TableStore, newest: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const elsewhere = useRef(false);
  const follows = useRef(true);
  const show = (entry: number | undefined) => {
    const line = lineOf(ref.current, entry);
    if (ref.current && line) bringIntoSight(ref.current, line);
  };
  useSignalEffect(() => {
    const at = store.state.past.value?.at;
    if (at === undefined && elsewhere.current) {
      // Back at the table, show the newest lines instead of those of the moment that was shown.
      follows.current = true;
      ref.current?.scrollTo({ top: 0 });
      show(newest);
    }
    elsewhere.current = at !== undefined;
    show(at);
  });
  // A long turn grows downwards, out of the box. Follow it unless the reader has scrolled away from the newest line.
  useEffect(() => {
    if (follows.current && !elsewhere.current) show(newest);
  }, [newest]);
  return {
    ref,
    onScroll: () => {
      const line = lineOf(ref.current, newest);
      follows.current = !ref.current || !line || distance(ref.current, line) === 0;
    },
  };
}

function lineOf(box: Element | null, entry: number | undefined): Element | null {
  return box?.querySelector(`li[data-entry="${entry}"]`) ?? null;
}

/** Scroll the log alone, and no farther than necessary: the panels above it in the rail stay where they are. */
function bringIntoSight(box: Element, line: Element): void {
  box.scrollTop += distance(box, line);
}

/** Return how far to scroll until a line is in sight; a heading that sticks to the top covers what is below it. */
function distance(box: Element, line: Element): number {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  const first = frame.top + (box.querySelector(".to-round")?.clientHeight ?? 0);
  if (top < first) return top - first;
  return Math.max(0, bottom - frame.bottom);
}
