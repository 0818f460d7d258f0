/** Tooltips, as attributes that the shell understands; see games/board.ts. */

export type Tip = readonly [text: string | undefined, title?: string, rule?: string];

/** Return the attributes of a tooltip. */
export function tip(...[text, title, rule]: Tip) {
  return { "data-tip": text, "data-tip-title": title, "data-tip-rule": rule };
}
