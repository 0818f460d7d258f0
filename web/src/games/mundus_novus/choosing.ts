/** State of composing an action: the selected cards, the legal actions they make, and the actions that follow. */
import { NO_PLAN } from "../../kit/turn";
import { ofTable } from "../../state/of_table";
import type { Choice } from "../../wire/shapes";
import { PAY_DIFFERENT, RELIC, signOf } from "./printed";
import { phaseOf, type MundusView } from "./view";

const LEAST_SET = 3;
const LEAST_DIFFERENT = Math.min(...PAY_DIFFERENT.keys());

/** The names of the selected cards of the player's hand. */
export const chosen = ofTable<readonly string[]>([]);
export const plan = ofTable(NO_PLAN);
/** The set action that the selected cards make, if any: its reach is highlighted in the queue. */
export const readySet = ofTable<Choice | null>(null);

/** Return the card signs of a notation such as "offer 1 1 R" or "different 1 4 5 6". */
function written(action: string): string {
  return action.slice(action.indexOf(" ") + 1).replaceAll(" ", "");
}

function sorted(signs: string): string {
  return [...signs].toSorted().join("");
}

function count(signs: string, sign: string): number {
  return signs.split(sign).length - 1;
}

/** A legal action that the selected cards make, and the actions that complete it. */
export interface Match {
  choice: Choice;
  after: string[];
  /** Number of cards that merchants turn in it. */
  turned: number;
}

export function matchesOf(choices: readonly Choice[], signs: string): Match[] {
  if (signs === "") return [];
  return choices
    .flatMap((choice) => match(choice, signs) ?? [])
    .toSorted((first, other) => first.turned - other.turned);
}

function match(choice: Choice, signs: string): Match | null {
  switch (choice.family) {
    case "offer":
    case "surrender":
      return sorted(written(choice.action)) === sorted(signs) ? { choice, after: [], turned: 0 } : null;
    case "sell":
      return signs === RELIC.repeat(Number(choice.facts.count)) ? { choice, after: [], turned: 0 } : null;
    case "perfect":
      return signs.length === 10 && count(signs, RELIC) === 1
        ? { choice, after: ["complete"], turned: 0 }
        : null;
    case "set":
      return matchSet(choice, signs);
    case "different":
      return matchDifferent(choice, signs);
  }
  return null;
}

function matchSet(choice: Choice, signs: string): Match | null {
  const { card, count: size, plain, relics, turned } = choice.facts;
  const kind = signOf(String(card));
  if (signs.length !== size || count(signs, RELIC) !== relics || count(signs, kind) !== plain) return null;
  const others = [...signs].filter((sign) => sign !== kind && sign !== RELIC);
  return { choice, after: others.map((sign) => `turn ${sign} to ${kind}`), turned: Number(turned) };
}

function matchDifferent(choice: Choice, signs: string): Match | null {
  const kinds = written(choice.action);
  if (kinds.length !== signs.length || signs.includes(RELIC)) return null;
  const missing = [...kinds].filter((kind) => !signs.includes(kind));
  let spare = signs;
  for (const kind of kinds) spare = spare.replace(kind, "");
  const turns = missing.map((kind, at) => `turn ${spare[at] ?? ""} to ${kind}`);
  return { choice, after: [...turns, "complete"], turned: missing.length };
}

/** Return cards of the hand that make an action, with as few turned as possible; null if it is not made of cards. */
export function cardsFor(choice: Choice, hand: string): string | null {
  if (choice.family === "sell") return RELIC.repeat(Number(choice.facts.count));
  if (choice.family === "set") {
    const { card, plain, relics, turned } = choice.facts;
    const kind = signOf(String(card));
    const others = [...hand].filter((sign) => sign !== kind && sign !== RELIC).slice(0, Number(turned));
    return kind.repeat(Number(plain)) + RELIC.repeat(Number(relics)) + others.join("");
  }
  if (choice.family === "different") {
    const kinds = [...written(choice.action)];
    const held = kinds.filter((kind) => hand.includes(kind));
    let rest = hand.replaceAll(RELIC, "");
    for (const kind of held) rest = rest.replace(kind, "");
    return held.join("") + rest.slice(0, kinds.length - held.length);
  }
  return null;
}

/** Return the usual action for a card at this step, to ask why it is not legal. */
export function useOf(view: MundusView, sign: string): string {
  switch (view.step) {
    case "pirates":
      return `surrender ${sign}`;
    case "gift":
      return `give ${sign}`;
    case "fill":
      return "complete";
    case "store":
      return `store ${sign}`;
  }
  return phaseOf(view) === "progression" ? "end" : `offer ${sign}`;
}

/** Return the rule that forbids a combination of these cards in a turn. */
export function ruleAgainst(signs: string, { sets_made, different_made }: MundusView["turn"]): string {
  const kinds = new Set(signs.replaceAll(RELIC, ""));
  if (kinds.size === 0) return "MN-PRG-11";
  if (kinds.size === 1) return signs.length < LEAST_SET || sets_made === 0 ? "MN-PRG-03" : "MN-PRG-02";
  if (signs.includes(RELIC)) return "MN-PRG-08";
  return signs.length >= LEAST_DIFFERENT && different_made ? "MN-PRG-08" : "MN-PRG-09";
}

/** Return the combinations to suggest before a card is selected: the largest set of each kind, and the best sales. */
export function suggestions(choices: readonly Choice[]): Choice[] {
  const best = new Map<string, Choice>();
  const size = (choice: Choice) =>
    Number(choice.facts.count ?? 0) * 10 -
    Number(choice.facts.turned ?? 0) -
    Number(choice.facts.relics ?? 0) * 2;
  for (const choice of choices) {
    if (!["set", "different", "sell"].includes(choice.family)) continue;
    const group = choice.family === "set" ? `set ${choice.facts.card}` : choice.family;
    const other = best.get(group);
    if (!other || size(choice) > size(other)) best.set(group, choice);
  }
  return [...best.values()];
}
