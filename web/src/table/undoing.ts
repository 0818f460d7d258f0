/** The effect of undo at this moment: for the button and its key, with the reason if there is nothing to undo. */
import type { TableStore } from "../state/table";

export interface Undoing {
  /** The first entry that would be undone; null if nothing can be. */
  backTo: number | null;
  /** Other players must agree first. */
  asks: boolean;
  /** Message key of why nothing can be undone, or of what is undone with it; empty if the steps show it. */
  why: string;
}

function cannot(why: string): Undoing {
  return { backTo: null, asks: false, why };
}

export function undoing(store: TableStore): Undoing {
  const position = store.state.position.value;
  if (!position) return cannot("ui-undo-nothing");
  const { at, draft, consent } = position;
  const own = draft && store.state.isMine(draft.seat) ? draft : null;
  if (consent) return cannot(`ui-wish-waits-${consent.wish}`);
  if (own && at > own.free_to && at > own.since) return { backTo: at - 1, asks: false, why: "" };
  const last = store.state.lastOwnEntry();
  if (last === null || last === 0) return cannot("ui-undo-nothing");
  const asks = store.state.amongPeople.value;
  return { backTo: last, asks, why: asks ? "ui-undo-ask-more" : "ui-undo-alone-more" };
}

/** Undo, request it, or explain why it is not possible. */
export function undo(store: TableStore): void {
  const { backTo, why } = undoing(store);
  if (backTo === null) store.state.notice.value = { kind: "info", key: why, rule: null };
  else void store.undo(backTo);
}

/** Return the entry from which the turn can be restarted; null if that equals a plain undo. */
export function restartable(store: TableStore): number | null {
  const { at, draft, consent } = store.state.position.value ?? {};
  if (!draft || consent || at === undefined || !store.state.isMine(draft.seat)) return null;
  return at - draft.since > 1 && draft.free_to <= draft.since ? draft.since : null;
}

export function redoable(store: TableStore): boolean {
  const { draft, consent } = store.state.position.value ?? {};
  return Boolean(draft && !consent && store.state.isMine(draft.seat) && draft.redoable > 0);
}
