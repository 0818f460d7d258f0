/**
 * Outlines the pieces that moved to another part of the table since the viewer's last action, until they act again.
 *
 * The part of a piece is its nearest ancestor with an aria-label.
 */
/** The parts of TableState that it reads. */
interface Entries {
  lastOwnEntry(): number | null;
  latestEntries: { readonly value: readonly { at: number }[] };
}

export class Fresh {
  private homes = new Map<string, string>();
  private readonly moved = new Set<string>();
  private since: number | null = null;

  constructor(private readonly table: Entries) {}

  /** Mark the moved pieces. Call it after a view is in the document. */
  mark(root: ParentNode = document): void {
    const last = this.table.lastOwnEntry();
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

  /** Whether the latest entry is the viewer's own action, which needs no outline. */
  private ownDoing(): boolean {
    const { latestEntries } = this.table;
    return latestEntries.value.length > 0 && latestEntries.value.at(-1)?.at === this.since;
  }
}
