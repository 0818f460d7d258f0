/** State of the lobby: games, the visitor's account, their matches and the open tables. */
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
/** Listed tables of other people. */
export const openTables = signal<TableShape[] | null>(null);
/** Message texts, keyed by game. */
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

/** Switch to another account after a login or logout, and drop the data of the previous one. */
export function become(somebody: Person): void {
  person.value = somebody;
  mine.value = null;
  void loadMatches();
}

/** Load the data that every page needs. A failed request is ignored; the next call tries again. */
export async function loadLobby(): Promise<void> {
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
    // The visitor's own tables are listed with their matches.
    openTables.value = open.filter((table) => !own.some((each) => each.table.match === table.match));
  } catch (error) {
    if (!(error instanceof api.Failed)) throw error;
  }
}

/** Return no matches for a visitor without a session; rethrow any other error. */
function nobodyYet(error: unknown): MatchSummary[] {
  if (error instanceof api.Failed && error.fault.code === "not-signed-in") return [];
  throw error;
}

/** Return this player's nonce for a match seed, so that nobody, not even the host, controls the whole seed. */
export function newNonce(): string {
  return randomHex(NONCE_BYTES);
}

export function title(game: string): string {
  return gameWords.value[game]?.title() ?? games.value.find((each) => each.key === game)?.title ?? "";
}
