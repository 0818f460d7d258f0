/** State of composing an action: the selected cards, the legal actions they make, and the actions that follow. */
import type { Piece } from "../../kit/identity";
import { sameSigns, signsOf, withoutSigns } from "../../kit/selection";
import { NO_PLAN } from "../../kit/turn";
import { ofTable } from "../../state/of_table";
import type { Choice, DecisionShape } from "../../wire/shapes";
import type { BarNote, BoardProps } from "../board";
import { placesOf } from "./pieces";
import { PAY_DIFFERENT, RELIC, SET_SIZES, SIGNS, signOf } from "./printed";
import { letter, offerWorth, owns, phaseOf, type MundusView } from "./view";

const LEAST_SET = Math.min(...SET_SIZES);
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
    case "set":
      return matchSet(choice, signs);
    case "different":
      return matchDifferent(choice, signs);
    case "perfect":
      return signs.length === SIGNS.length && count(signs, RELIC) === 1
        ? { choice, after: ["complete"], turned: 0 }
        : null;
  }
  const cards = cardsFor(choice, signs);
  return cards && sameSigns(cards, signs) ? { choice, after: [], turned: 0 } : null;
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
  const missing = [...withoutSigns(kinds, signs)];
  const spare = withoutSigns(signs, kinds);
  const turns = missing.map((kind, index) => `turn ${spare[index] ?? ""} to ${kind}`);
  return { choice, after: [...turns, "complete"], turned: missing.length };
}

/** Return cards of the hand that make an action, with as few turned as possible; null if it is not made of cards. */
export function cardsFor(choice: Choice, hand: string): string | null {
  const { card, plain, relics, turned, count: size } = choice.facts;
  switch (choice.family) {
    case "offer":
    case "surrender":
      return written(choice.action);
    case "sell":
      return RELIC.repeat(Number(size));
    case "set": {
      const kind = signOf(String(card));
      const others = hand.replaceAll(kind, "").replaceAll(RELIC, "").slice(0, Number(turned));
      return kind.repeat(Number(plain)) + RELIC.repeat(Number(relics)) + others;
    }
    case "different": {
      const kinds = written(choice.action);
      const missing = withoutSigns(kinds, hand).length;
      const spare = withoutSigns(hand.replaceAll(RELIC, ""), kinds).slice(0, missing);
      return [...kinds].filter((kind) => hand.includes(kind)).join("") + spare;
    }
  }
  return null;
}

const USUAL_FAMILIES: Record<string, string> = { pirates: "surrender", gift: "give", store: "store" };

/** Return the usual action for a card at this step, to ask why it is not legal. */
export function useOf(view: MundusView, sign: string): string {
  if (view.step === "fill") return "complete";
  const family = USUAL_FAMILIES[view.step];
  if (!family && phaseOf(view) === "progression") return "end";
  return `${family ?? "offer"} ${sign}`;
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

/** Return the cards that a seat can select: its hand, and its sealed offer while it may change it. */
export function selectable(view: MundusView, seat: number): Piece[] {
  const areas = view.step === "offer" ? ["hand", "offer"] : ["hand"];
  return areas.flatMap((area) => placesOf(view).get(`${area} ${letter(seat)}`) ?? []);
}

/** Whether the turn can only be ended: the remaining cards make nothing. */
export function nothingLeft(asked: DecisionShape): boolean {
  return asked.question === "turn" && asked.choices.every((choice) => choice.family === "end");
}

/** Return the maximum number of selected cards: beyond it, the first one is deselected. */
export function mostCards(choices: readonly Choice[]): number {
  const sizes = choices
    .filter((choice) => choice.family === "offer" || choice.family === "surrender")
    .map((choice) => choice.action.split(" ").length - 1);
  return sizes.length > 0 ? Math.max(...sizes) : Infinity;
}

/** Return the bar's note: the number of selected cards, or where to look and click. */
export function noteOf({ asked, view, words, looking }: BoardProps<MundusView>): BarNote | null {
  if (!asked || looking === null) return null;
  const signs = signsOf(selectable(view, looking).filter((piece) => chosen.value.includes(piece.name)));
  const entry = view.seats[looking];
  const have = signs.length;
  // Already chosen: the bar says that it may be changed.
  if (!asked.owed && have === 0) return null;
  if (asked.question === "offer") {
    const facts = { have, due: view.announced, worth: offerWorth(entry, signs) };
    const text = words.t(owns(entry, "las-casas") ? "board-offer-less-note" : "board-offer-note", facts);
    return asked.owed ? { text, button: words.t("board-offer-button", facts) } : { text };
  }
  if (asked.question === "surrender") {
    const facts = { have, due: mostCards(asked.choices) };
    return { text: words.t("board-toll-note", facts), button: words.t("board-toll-button", facts) };
  }
  if (asked.question === "turn")
    return {
      text: words.t(nothingLeft(asked) ? "board-turn-nothing" : "board-turn-note", { count: have }),
    };
  return { text: words.t(`board-note-${asked.question}`) };
}
