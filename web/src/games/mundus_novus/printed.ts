/** Printed component data: developments, payouts and reach, read from the game's component file. */
import components from "../../../../src/caravela/games/mundus_novus/components.toml";
import { numberMap } from "../components";

export const SIGNS = "123456789R";
export const KINDS = [
  "cocoa",
  "corn",
  "tobacco",
  "coffee",
  "cotton",
  "sugar",
  "potato",
  "indigo",
  "vanilla",
  "relic",
] as const;
export const RELIC = "R";
export const RARITIES = ["common", "uncommon", "rare"] as const;
export const QUEUE_SIZE = 5;
export const SET_SIZES = [3, 4, 5] as const;

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
  return SIGNS[KINDS.findIndex((each) => each === kind)] ?? RELIC;
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
  if (family === "caravel") return `caravel:${detail}`;
  if (family === "warehouse") return `warehouse-${detail}:${income}`;
  if (family === "shipyard") return "shipyard";
  const label = `${family}-${String(detail).replaceAll("_", "-")}`;
  return family === "merchant" ? `${label}:${income}` : label;
}

function detailOf([family, detail]: Row): number {
  if (family === "merchant") return RARITIES.findIndex((each) => each === detail);
  return typeof detail === "number" ? detail : 0;
}

/** Return the developments by their names in a view; letters distinguish equal cards. */
function deck(): Map<string, Development> {
  const all = components.development_deck.cards.map((row) => ({
    family: row[0],
    label: labelOf(row),
    detail: detailOf(row),
    income: row[2],
    icon: row[4],
  }));
  const base = (label: string) => label.replace(":", " ").replace("character-", "");
  const found = new Map<string, Development>();
  all.forEach((card, at) => {
    const alike = all.filter((other) => other.label === card.label).length;
    const before = all.slice(0, at).filter((other) => other.label === card.label).length;
    const letter = alike > 1 ? ` ${"abcdefghijklmnopqrstuvwxyz"[before] ?? ""}` : "";
    found.set(base(card.label) + letter, card);
  });
  return found;
}

export const DECK: ReadonlyMap<string, Development> = deck();
export const PAY_DIFFERENT: ReadonlyMap<number, number> = numberMap(components.payout.different);
export const PAY_RELICS: ReadonlyMap<number, number> = numberMap(components.payout.relics);
export const REACH: readonly ReadonlyMap<number, number>[] = RARITIES.map((rarity) =>
  numberMap(components.reach[rarity]),
);
export const GOAL = components.payout.goal;

/** Return a development; an unknown one is shown as a character without powers. */
export function developmentOf(name: string): Development {
  return DECK.get(name) ?? { family: "character", label: name, detail: 0, income: 0, icon: "" };
}

const CHARACTER_RULES: Record<string, string> = {
  "character-almagro": "MN-DEV-08",
  "character-la-cosa": "MN-DEV-09",
  "character-las-casas": "MN-DEV-10",
  "character-pizarro": "MN-DEV-11",
  "character-ponce-de-leon": "MN-DEV-12",
  "character-valdivia": "MN-DEV-14",
  "character-orellana": "MN-DEV-15",
  "character-coronado": "MN-DEV-17",
  "character-cortes": "MN-DEV-18",
};
const FAMILY_RULES: Record<Family, string> = {
  caravel: "MN-DEV-07",
  merchant: "MN-DEV-01",
  warehouse: "MN-DEV-05",
  shipyard: "MN-DEV-06",
  character: "MN-DEV-19",
};

export function ruleOf(card: Development): string {
  return CHARACTER_RULES[card.label] ?? FAMILY_RULES[card.family];
}

/** The icon and the rule of each event, by its name in a view. */
export const EVENTS: Record<string, { icon: string; rule: string }> = {
  none: { icon: "rose", rule: "MN-EVT-02" },
  kings_aid: { icon: "seal", rule: "MN-EVT-04" },
  indigenous: { icon: "natives", rule: "MN-EVT-05" },
  storm: { icon: "storm", rule: "MN-EVT-07" },
  fire: { icon: "fire", rule: "MN-EVT-08" },
  pirates: { icon: "pirates", rule: "MN-EVT-09" },
};

export function eventKey(event: string): string {
  return `event-${event.replaceAll("_", "-")}`;
}
