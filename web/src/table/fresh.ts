/**
 * What changed since one's own last choice: pieces that came to another part of the table stay outlined until one acts.
 *
 * A part of the table is whatever around a piece has a name of its own.
 */
import type { TableStore } from "../state/table";

export class Fresh {
  private homes = new Map<string, string>();
  private readonly moved = new Set<string>();
  private since: number | null = null;

  constructor(private readonly store: TableStore) {}

  /** Called after a view is in the document. */
  mark(root: ParentNode = document): void {
    const last = this.store.lastOwnEntry();
    if (last !== this.since) this.moved.clear();
    this.since = last;
    const homes = new Map<string, string>();
    for (const piece of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
      const name = piece.dataset.piece ?? "";
      const home = piece.parentElement?.closest("[aria-label]")?.getAttribute("aria-label") ?? "";
      homes.set(name, home);
      if (this.homes.size > 0 && this.homes.get(name) !== home && !this.ownDoing()) this.moved.add(name);
      piece.toggleAttribute("data-fresh", this.moved.has(name));
    }
    this.homes = homes;
  }

  /** What one has just done oneself is no news. */
  private ownDoing(): boolean {
    const { news } = this.store;
    return news.value.length > 0 && news.value.at(-1)?.at === this.since;
  }
}
