/** How wide the rail with log and chat may be: as wide as its layout has it, more or less, and the board keeps its room. */

export interface Room {
  /** As wide as the style sheets have it. */
  usual: number;
  /** What board and rail have together. */
  free: number;
  /** What the board needs of it. */
  board: number;
}

export interface Limits {
  least: number;
  usual: number;
  most: number;
}

/** Narrower than that, figures in the rail would not fit. */
export const NARROWER = 40;
export const WIDER = 400;
const STEP = 16;

export function limitsIn({ usual, free, board }: Room): Limits {
  const most = Math.max(usual, Math.min(usual + WIDER, Math.floor(free - board)));
  return { least: usual - NARROWER, usual, most };
}

export function within(width: number, { least, most }: Limits): number {
  return Math.round(Math.max(least, Math.min(width, most)));
}

/** The width that a key leads to: the edge goes where the arrow points; null for a key that means something else. */
export function byKey(key: string, width: number, limits: Limits): number | null {
  const to: Record<string, number> = {
    ArrowLeft: width + STEP,
    ArrowRight: width - STEP,
    Home: limits.least,
    End: limits.most,
    Enter: limits.usual,
  };
  const wanted = to[key];
  return wanted === undefined ? null : within(wanted, limits);
}
