/** The props that a board gets from a table, and its size class. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { breakpoint } from "../breakpoints";
import { checkView, type BarNote, type BoardLayout, type BoardProps, type Size } from "../games/board";
import type { TableStore } from "../state/table";
import { OriginIndex } from "./origins";

const PHONE = breakpoint("phone");
const LARGE = breakpoint("large");

function sizeNow(): Size {
  if (matchMedia(PHONE).matches) return "phone";
  return matchMedia(LARGE).matches ? "wide" : "tablet";
}

export function useSize(): Size {
  const [size, setSize] = useState<Size>(sizeNow);
  useEffect(() => {
    const measure = () => setSize(sizeNow());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return size;
}

/** Return the props of a board. Their object stays the same until something that a board is drawn from changes. */
export function useBoardProps(store: TableStore, size: Size): ReadonlySignal<BoardProps | null> {
  const shown = useMemo(() => boardProps(store, size), [store, size]);
  useLayoutEffect(() => {
    store.state.noteSource.value = barNote(store, shown);
  }, [store, shown]);
  return shown;
}

/** Return the board's note for the bar; the same object until its text changes. */
export function barNote(
  store: TableStore,
  shown: ReadonlySignal<BoardProps | null>,
): ReadonlySignal<BarNote | null> {
  let last: BarNote | null = null;
  return computed(() => {
    const props = shown.value;
    const next = (props && store.state.board.value?.note?.(props)) ?? null;
    if (next?.text !== last?.text || next?.button !== last?.button) last = next;
    return last;
  });
}

/** Return the attributes of the page for a board's layout; styles/table.css and table_sizes.css have their rules. */
export function layoutAttributes({ logHeights, compact, logButton, currentStepOnly }: BoardLayout) {
  const [one, two, more] = logHeights ?? [];
  const style = logHeights
    ? { "--log-with-1": `${one}%`, "--log-with-2": `${two}%`, "--log-with-more": `${more}%` }
    : undefined;
  return {
    style,
    "data-compact": compact,
    "data-log-button": logButton,
    "data-current-step-only": currentStepOnly,
  };
}

function boardProps(store: TableStore, size: Size): ReadonlySignal<BoardProps | null> {
  const { past } = store.state;
  // Each of them keeps its identity while other parts of the table change.
  const waiting = computed(() =>
    past.value ? [] : (store.state.position.value?.waiting.map((each) => each.seat) ?? []),
  );
  const thinking = computed(() => (past.value ? [] : thinkingIn(store)));
  const latestEntries = computed(() => {
    const at = past.value?.at;
    return at === undefined
      ? store.state.latestEntries.value
      : store.state.log.value.filter((line) => line.at === at);
  });
  const story = computed(() => {
    const at = past.value?.at;
    return at === undefined ? store.state.log.value : store.state.log.value.filter((line) => line.at <= at);
  });
  const index = new OriginIndex();
  const origins = computed(() => {
    // The page after a match shows no position of it, so even the last move gets a link.
    const now = store.state.table.value?.phase === "over" ? null : (store.state.position.value?.at ?? 0) - 1;
    return index.originsIn(store.state.board.value, story.value, past.value ? past.value.at : now);
  });
  return computed(() => {
    const table = store.state.table.value;
    const words = store.state.words.value;
    const position = store.state.position.value;
    if (!table || !words || !position) return null;
    return {
      view: checkView(store.state.board.value, past.value ? past.value.view : position.view),
      asked: store.state.asked.value,
      table,
      looking: past.value ? past.value.seat : store.state.looking.value,
      words,
      size,
      past: past.value !== null,
      waiting: waiting.value,
      thinking: thinking.value,
      heardAt: store.state.heardAt.value,
      latestEntries: latestEntries.value,
      story: story.value,
      origins: origins.value,
      staged: store.state.staged,
      previewed: store.state.previewed,
      described: past.value ? past.value.described : store.state.described.value,
      choose: store.choose,
      timeOut: store.timeOut,
      stage: store.stage,
      preview: store.queries.preview,
      whyNot: store.queries.whyNot,
      explain: store.queries.explain,
    };
  });
}

/** Return the seats whose clocks are running. */
export function thinkingIn(store: TableStore): number[] {
  const position = store.state.position.value;
  if (!position || store.state.table.value?.phase !== "playing" || position.consent) return [];
  const { draft, waiting } = position;
  return draft?.to_confirm ? [draft.seat] : waiting.map((each) => each.seat);
}
