/** Printed component data: developments, payouts and reach, read from the game's component file. */
import components from "../../../../src/caravela/games/mundus_novus/components.toml";
import { numberMap } from "../components";

/** The signs of the resources in notations, in the order of KINDS. */
export const SIGNS = "123456789R";
export const KINDS = components.resources.kinds;
export const RELIC = "R";
export const RARITIES = Object.keys(components.reach);
/** The resources of each rarity. */
export const RANGES = ["1–3", "4–6", "7–9"];
export const QUEUE_SIZE = 5;
export const PAY_DIFFERENT = numberMap(components.payout.different);
export const PAY_RELICS = numberMap(components.payout.relics);
/** The reach of a set by its size, for each rarity. */
export const REACH = Object.values(components.reach).map(numberMap);
export const SET_SIZES = [...(REACH[0]?.keys() ?? [])];
export const GOAL = components.payout.goal;

export type Family = Row[0];

export interface Development {
  family: Family;
  /** Its text key with the printed number: "caravel:7", "merchant-rare:0". */
  label: string;
  /** A caravel's value, a warehouse's room, a merchant's rarity; else 0. */
  detail: number;
  income: number;
  /** The event of a round that begins with this card at the head of the queue; "" for none. */
  icon: string;
}

/** Return the text key of a resource card from its sign in a notation. */
export function kindOf(sign: string): string {
  return KINDS[SIGNS.indexOf(sign)] ?? "relic";
}

export function signOf(kind: string): string {
  return SIGNS[KINDS.indexOf(kind)] ?? RELIC;
}

/** Return 0 for common, 1 for uncommon, 2 for rare, 3 for a relic. */
export function rarityOf(sign: string): number {
  return Math.floor(SIGNS.indexOf(sign) / 3);
}

/** Return the value of a card in an offer (MN-TRD-03). */
export function worthOf(sign: string): number {
  return SIGNS.indexOf(sign) + 1;
}

type Row = (typeof components.development_deck.cards)[number];

function labelOf([family, detail, income]: Row): string {
  const label = `${family}-${String(detail).replaceAll("_", "-")}`;
  switch (family) {
    case "caravel":
      return `caravel:${detail}`;
    case "shipyard":
      return family;
    case "character":
      return label;
    default:
      return `${label}:${income}`;
  }
}

const CARDS = components.development_deck.cards.map((row): Development => {
  const [family, detail, income, , icon] = row;
  const number = typeof detail === "number" ? detail : Math.max(0, RARITIES.indexOf(detail));
  return { family, label: labelOf(row), detail: number, income, icon };
});

/** The developments by their names in a view; letters distinguish equal cards. */
export const DECK: ReadonlyMap<string, Development> = new Map(
  CARDS.map((card) => {
    const equal = CARDS.filter((other) => other.label === card.label);
    const letter = equal.length > 1 ? ` ${String.fromCharCode(97 + equal.indexOf(card))}` : "";
    return [card.label.replace(":", " ").replace("character-", "") + letter, card];
  }),
);

/** Return a development; an unknown one is shown as a character without powers. */
export function developmentOf(name: string): Development {
  return DECK.get(name) ?? { family: "character", label: name, detail: 0, income: 0, icon: "" };
}

export const FAMILY_ICONS: Record<Family, string> = {
  caravel: "nav",
  merchant: "merch",
  warehouse: "ware",
  shipyard: "yard",
  character: "user",
};

/** The rules of single characters and of the families. */
const RULES: Record<string, string> = {
  "character-almagro": "MN-DEV-08",
  "character-la-cosa": "MN-DEV-09",
  "character-las-casas": "MN-DEV-10",
  "character-pizarro": "MN-DEV-11",
  "character-ponce-de-leon": "MN-DEV-12",
  "character-valdivia": "MN-DEV-14",
  "character-orellana": "MN-DEV-15",
  "character-coronado": "MN-DEV-17",
  "character-cortes": "MN-DEV-18",
  caravel: "MN-DEV-07",
  merchant: "MN-DEV-01",
  warehouse: "MN-DEV-05",
  shipyard: "MN-DEV-06",
};

export function ruleOf({ label, family }: Development): string {
  return RULES[label] ?? RULES[family] ?? "MN-DEV-19";
}

const NO_EVENT = { icon: "rose", rule: "MN-EVT-02" };
/** The icon and the rule of each event, by its name in a view. */
export const EVENTS: Record<string, typeof NO_EVENT> = {
  none: NO_EVENT,
  kings_aid: { icon: "seal", rule: "MN-EVT-04" },
  indigenous: { icon: "natives", rule: "MN-EVT-05" },
  storm: { icon: "storm", rule: "MN-EVT-07" },
  fire: { icon: "fire", rule: "MN-EVT-08" },
  pirates: { icon: "pirates", rule: "MN-EVT-09" },
};

export function eventOf(name: string): typeof NO_EVENT {
  return EVENTS[name] ?? NO_EVENT;
}

export function eventKey(event: string): string {
  return `event-${event.replaceAll("_", "-")}`;
}
