/** The JSON API of the server. */
import { signal } from "@preact/signals";
import type {
  Branch,
  DealPlay,
  Fault,
  GameShape,
  Join,
  Joined,
  MadeMatch,
  MatchSummary,
  NewMatch,
  Person,
  PushOffer,
  PushState,
  PushWish,
  RuleShape,
  TableShape,
  WatchLink,
} from "./shapes";

/** An answer that is no success: the server's own code, reason and facts, or "offline" when there was none. */
export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

/** Whether the last request found no server. */
export const offline = signal(false);

const OFFLINE: Fault = { code: "offline", reason: "", facts: {} };

export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, credentials: "same-origin", ...init });
  } catch {
    offline.value = true;
    throw new Failed(OFFLINE);
  }
  offline.value = false;
  if (answer.ok) return (await answer.json()) as T;
  let fault: Fault = { code: String(answer.status), reason: "", facts: {} };
  try {
    fault = (await answer.json()) as Fault;
  } catch {
    // a proxy's page, not the server's answer
  }
  throw new Failed(fault);
}

export const games = () => ask<GameShape[]>("/games");
export const rulesOf = (game: string, language: string) =>
  ask<RuleShape[]>(`/games/${game}/rules?language=${language}`);
export const me = () => ask<Person>("/me");
export const rename = (name: string, language: string) => ask<Person>("/me", "PUT", { name, language });
export const register = (login: string, password: string) =>
  ask<Person>("/register", "POST", { login, password });
export const signIn = (login: string, password: string) => ask<Person>("/login", "POST", { login, password });
export const signOut = () => ask<Person>("/logout", "POST", {});
export const pushOffer = () => ask<PushOffer>("/push");
export const subscribe = (wish: PushWish) => ask<PushState>("/push", "POST", wish);
export const unsubscribe = (endpoint: string) => ask<PushState>("/push/forget", "POST", { endpoint });
export const newMatch = (wish: NewMatch) => ask<MadeMatch>("/matches", "POST", wish);
export const matches = () => ask<MatchSummary[]>("/matches");
export const lobby = () => ask<TableShape[]>("/lobby");
export const invitation = (token: string) => ask<TableShape>("/invitation", "POST", { token });
export const join = (wish: Join) => ask<Joined>("/join", "POST", wish);
export const leave = (match: string) => ask<Joined>(`/matches/${match}/leave`, "POST", {});
export const deleteTable = (match: string) => ask<Joined>(`/matches/${match}`, "DELETE");
export const rematch = (match: string, nonce: string) =>
  ask<MadeMatch>(`/matches/${match}/rematch`, "POST", { nonce });
export const branch = (match: string, wish: Branch) =>
  ask<MadeMatch>(`/matches/${match}/branch`, "POST", wish);
export const dealPlays = (match: string) => ask<DealPlay[]>(`/matches/${match}/plays`);
export const watchLink = (match: string) => ask<WatchLink>(`/matches/${match}/watch`);
export const exported = (match: string) => ask<unknown>(`/matches/${match}/export`);
