/** What the whole server offers: games, who one is, one's matches and the open tables. */
import { signal } from "@preact/signals";
import * as api from "../wire/api";
import { randomHex } from "../wire/random";
import type { GameShape, MatchSummary, Person, TableShape } from "../wire/shapes";
import { outline } from "../words/speech";
import { Wording } from "../words/wording";
import { language } from "./settings";

const NONCE_BYTES = 16;

export const games = signal<GameShape[]>([]);
export const person = signal<Person | null>(null);
export const mine = signal<MatchSummary[] | null>(null);
/** Listed tables of others. */
export const openTables = signal<TableShape[] | null>(null);
/** Each game's own words. */
export const gameWords = signal<Record<string, Wording>>({});

export async function loadGames(): Promise<void> {
  if (games.value.length === 0) games.value = await api.games();
  await loadGameWords();
}

export async function loadGameWords(): Promise<void> {
  const of = language.value;
  const loaded = await Promise.all(
    games.value.map(async (game) => [game.key, new Wording(await outline(of, game.key))] as const),
  );
  if (of === language.value) gameWords.value = Object.fromEntries(loaded);
}

export async function loadPerson(): Promise<void> {
  person.value ??= await api.me();
}

/** Somebody has logged in or out: what was shown of the one before goes. */
export function become(somebody: Person): void {
  person.value = somebody;
  mine.value = null;
  void loadMatches();
}

/** What every page wants to know; without the server it is asked for again later. */
export async function loadHouse(): Promise<void> {
  try {
    await Promise.all([loadGames(), loadPerson()]);
  } catch (error) {
    if (!(error instanceof api.Failed)) throw error;
  }
}

export async function loadMatches(): Promise<void> {
  try {
    const [own, open] = await Promise.all([api.matches().catch(nobodyYet), api.lobby()]);
    mine.value = own;
    // One's own tables stand among one's own.
    openTables.value = open.filter((table) => !own.some((each) => each.table.match === table.match));
  } catch (error) {
    if (!(error instanceof api.Failed)) throw error;
  }
}

/** A visitor without a session has no matches. */
function nobodyYet(error: unknown): MatchSummary[] {
  if (error instanceof api.Failed && error.fault.code === "not-signed-in") return [];
  throw error;
}

/** One's own part of the chance of a match: nobody, not even the host, can have chosen all of it. */
export function newNonce(): string {
  return randomHex(NONCE_BYTES);
}

export function title(game: string): string {
  return gameWords.value[game]?.title() ?? games.value.find((each) => each.key === game)?.title ?? "";
}
