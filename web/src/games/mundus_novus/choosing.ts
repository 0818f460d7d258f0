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

/** A legal action that the selected cards make, and the actions that complete it. */
export interface Match {
  choice: Choice;
  after: string[];
}

const MADE_OF_CARDS = new Set(["offer", "surrender", "sell", "set", "different"]);

/** Return the cards that an action names, with "M" for each card that a merchant turns in a set. */
export function namedCards({ action, family, facts }: Choice): string {
  if (family === "sell") return RELIC.repeat(Number(facts.count));
  return action.slice(action.indexOf(family === "set" ? ":" : " ") + 1).replaceAll(" ", "");
}

/** Return how cards make an action: those that it names, and the turns of others by merchants; null if they cannot. */
function compose(choice: Choice, hand: string): { cards: string; turns: string[] } | null {
  if (!MADE_OF_CARDS.has(choice.family)) return null;
  const named = namedCards(choice);
  const missing = withoutSigns(named, hand);
  const kind = choice.family === "set" ? signOf(String(choice.facts.card)) : RELIC;
  const targets = choice.family === "different" ? missing : kind.repeat(missing.split("M").length - 1);
  const others = hand.replaceAll(RELIC, "").replaceAll(kind, "");
  const spare = withoutSigns(others, named).slice(0, targets.length);
  const turns = [...spare].map((sign, index) => `turn ${sign} to ${targets[index]}`);
  return { cards: withoutSigns(named, missing) + spare, turns };
}

/** Return the actions that exactly these cards make, first those in which merchants turn the fewest. */
export function matchesOf(choices: readonly Choice[], signs: string): Match[] {
  const whole = signs.length === SIGNS.length && signs.split(RELIC).length === 2;
  return choices
    .flatMap((choice) => {
      if (choice.family === "perfect") return whole ? [{ choice, after: ["complete"], turned: 0 }] : [];
      const made = signs.length === namedCards(choice).length ? compose(choice, signs) : null;
      if (signs === "" || !made || !sameSigns(made.cards, signs)) return [];
      const after = choice.family === "different" ? [...made.turns, "complete"] : made.turns;
      return [{ choice, after, turned: made.turns.length }];
    })
    .toSorted((first, other) => first.turned - other.turned);
}

/** Return cards of the hand that make an action, with as few turned as possible; null if it is not made of cards. */
export function cardsFor(choice: Choice, hand: string): string | null {
  return compose(choice, hand)?.cards ?? null;
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
