/** The last line of each table's chat that this browser has shown, so that its badge survives a visit elsewhere. */
import { saveSetting, loadSetting } from "./settings";

const NAME = "chat-read";
const MOST_TABLES = 50;

type Read = [match: string, number: number];

function all(): Read[] {
  const found = loadSetting(NAME);
  return Array.isArray(found) ? (found as Read[]) : [];
}

/** The number of the last line that was read; null for a table that was never visited. */
export function lastRead(match: string): number | null {
  return all().find(([each]) => each === match)?.[1] ?? null;
}

export function markRead(match: string, number: number): void {
  if (lastRead(match) === number) return;
  const others = all().filter(([each]) => each !== match);
  saveSetting(NAME, [[match, number], ...others].slice(0, MOST_TABLES));
}
