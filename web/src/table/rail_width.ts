/** Limits for the width of the rail with log and chat: around its default width, without shrinking the board too far. */

export interface Room {
  /** The default width from the style sheets. */
  usual: number;
  /** Width that board and rail share. */
  free: number;
  /** Minimum width of the board. */
  board: number;
}

export interface Limits {
  least: number;
  usual: number;
  most: number;
}

/** If the rail were narrower by more than this, its figures would not fit. */
export const NARROWER = 40;
export const WIDER = 400;
const STEP = 16;

export function limitsIn({ usual, free, board }: Room): Limits {
  const most = Math.max(usual, Math.min(usual + WIDER, Math.floor(free - board)));
  return { least: usual - NARROWER, usual, most };
}

export function clampWidth(width: number, { least, most }: Limits): number {
  return Math.round(Math.max(least, Math.min(width, most)));
}

/** Return the width after a key press: the edge moves in the direction of the arrow. Null for other keys. */
export function byKey(key: string, width: number, limits: Limits): number | null {
  const to: Record<string, number> = {
    ArrowLeft: width + STEP,
    ArrowRight: width - STEP,
    Home: limits.least,
    End: limits.most,
    Enter: limits.usual,
  };
  const wanted = to[key];
  return wanted === undefined ? null : clampWidth(wanted, limits);
}
