/**
 * The fingerprints that this browser was shown before matches were played. They are kept here, where no server can change
 * them: what is shown at the end is compared with them.
 */
import type { TableShape } from "../wire/shapes";

const KEPT = "caravela.promises";
const MOST = 200;

export interface Noted {
  commitment: string;
  /** How many moves had been made when it was noted. */
  moves: number;
}

function all(): Record<string, Noted> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}) as Record<string, Noted>;
  } catch {
    return {};
  }
}

/** The first fingerprint of a match stays; the oldest matches are forgotten. */
export function note({ match, phase, commitment }: TableShape, moves: number): void {
  const known = all();
  if ((phase !== "gathering" && phase !== "playing") || known[match]) return;
  const newest = Object.entries(known).slice(1 - MOST);
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...newest, [match, { commitment, moves }]])),
    );
  } catch {
    // then the review says that none was noted
  }
}

export function noted(match: string): Noted | null {
  return all()[match] ?? null;
}

/** The seed's fingerprint, as it must have been shown before the match. */
export async function fingerprint(secret: string): Promise<string> {
  const bytes = (secret.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const sealed = new Uint8Array([...new TextEncoder().encode("caravela commitment"), ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "kept" | "unseen" | "changed" | "broken" | "cannot";

/** Whether the seed is the one that was promised, as far as this browser can tell. */
export async function judge({ match, commitment, secret }: TableShape): Promise<Verdict> {
  if (!secret || !crypto.subtle) return "cannot";
  const before = noted(match);
  if (before && before.commitment !== commitment) return "changed";
  if ((await fingerprint(secret)) !== commitment) return "broken";
  return before ? "kept" : "unseen";
}
