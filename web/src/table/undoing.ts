/** What taking back means at this moment: for the button, for its key, and in words when it means nothing. */
import type { TableStore } from "../state/table";

export interface Undoing {
  /** The entry that would be the first to go; null when nothing can be taken back. */
  backTo: number | null;
  /** Other people are asked first. */
  asks: boolean;
  /** Why nothing can be taken back, or what goes with it: a key of the shell's words, empty where the steps say it. */
  why: string;
}

function cannot(why: string): Undoing {
  return { backTo: null, asks: false, why };
}

export function undoing(store: TableStore): Undoing {
  const position = store.position.value;
  if (!position) return cannot("ui-undo-nothing");
  const { at, draft, consent } = position;
  const own = draft && store.isMine(draft.seat) ? draft : null;
  if (consent) return cannot(`ui-wish-waits-${consent.wish}`);
  if (own && at > own.free_to && at > own.since) return { backTo: at - 1, asks: false, why: "" };
  const last = store.lastOwnEntry();
  if (last === null || last === 0) return cannot("ui-undo-nothing");
  const asks = store.amongPeople.value;
  return { backTo: last, asks, why: asks ? "ui-undo-ask-more" : "ui-undo-alone-more" };
}

/** Takes back, asks for it, or says why not. */
export function undo(store: TableStore): void {
  const { backTo, why } = undoing(store);
  if (backTo === null) store.notice.value = { kind: "info", text: why, rule: null };
  else void store.undo(backTo);
}

/** From where the whole turn could be played anew; null when there is no more to it than taking back. */
export function restartable(store: TableStore): number | null {
  const { at, draft, consent } = store.position.value ?? {};
  if (!draft || consent || at === undefined || !store.isMine(draft.seat)) return null;
  return at - draft.since > 1 && draft.free_to <= draft.since ? draft.since : null;
}

export function redoable(store: TableStore): boolean {
  const { draft, consent } = store.position.value ?? {};
  return Boolean(draft && !consent && store.isMine(draft.seat) && draft.redoable > 0);
}
