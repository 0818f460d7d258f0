/** Return the attributes of a tooltip; see games/board.ts. */
export function tip(text: string | undefined, title?: string, rule?: string) {
  return { "data-tip": text, "data-tip-title": title, "data-tip-rule": rule };
}
