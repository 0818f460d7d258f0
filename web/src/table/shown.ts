/** The props that a board gets from a table, and its size class. */
import { useEffect, useState } from "preact/hooks";
import { breakpoint } from "../breakpoints";
import type { BoardProps, Size } from "../games/board";
import type { TableStore } from "../state/table";
import { originsIn } from "./origins";

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

export function boardProps(store: TableStore, size: Size): BoardProps | null {
  const table = store.table.value;
  const words = store.words.value;
  const position = store.position.value;
  if (!table || !words || !position) return null;
  const past = store.past.value;
  const story = past ? store.log.value.filter((line) => line.at <= past.at) : store.log.value;
  // The page after a match shows no position of it, so even the last move gets a link.
  const here = past ? past.at : table.phase === "over" ? null : position.at - 1;
  return {
    view: past ? past.view : position.view,
    asked: store.asked.value,
    table,
    looking: past ? past.seat : store.looking.value,
    words,
    size,
    past: past !== null,
    waiting: past ? [] : position.waiting.map((each) => each.seat),
    thinking: past ? [] : thinkingIn(store),
    heardAt: store.heardAt.value,
    news: past ? store.log.value.filter((line) => line.at === past.at) : store.news.value,
    story,
    origins: originsIn(store.board.value, story, here),
    held: store.held.value,
    previewed: store.previewed.value,
    described: past ? past.described : store.described.value,
    choose: store.choose,
    lapse: store.lapse,
    hold: store.hold,
    preview: store.preview,
    whyNot: store.whyNot,
    explain: (text, rule) => (store.notice.value = { kind: "danger", text, rule }),
    note: (note) => {
      if (store.note.peek()?.text !== note?.text || store.note.peek()?.button !== note?.button)
        store.note.value = note;
    },
  };
}

/** Return the seats whose clocks are running. */
export function thinkingIn(store: TableStore): number[] {
  const position = store.position.value;
  if (!position || store.table.value?.phase !== "playing" || position.consent) return [];
  const { draft, waiting } = position;
  return draft?.to_confirm ? [draft.seat] : waiting.map((each) => each.seat);
}
