/**
 * What each event moves at the table: cards by their kind, developments by their label, from place to place.
 *
 * The places stand on the table as data-place: "hand B", "offer B", "stored B", "owned B", and "market", "quay", "flight",
 * "discard", "pile", "queue", "unseen".
 */
import { SEAT_LETTERS, seatOfFact } from "../../words/wording";
import type { Fact, Facts, GameEvent } from "../../wire/shapes";
import type { PieceMove } from "../board";

type Steps = readonly (readonly PieceMove[])[];

/** Choices that were sealed are carried out at one moment (MN-TRD-03, MN-EVT-10, MN-PRG-14). */
export const TOGETHER = [
  ["offer-revealed"],
  ["cards-surrendered"],
  ["cards-stored", "cards-stored-hidden", "cards-discarded"],
];

const FROM_PILE: Record<string, string> = { "market-laid": "market", "quay-shown": "quay" };

function letterIn(fact: Fact | undefined): string {
  return SEAT_LETTERS[seatOfFact(String(fact)) ?? -1] ?? "";
}

function several(kind: string, count: Fact | undefined): string[] {
  return Array<string>(Math.max(0, Number(count ?? 0))).fill(kind);
}

/** The cards that an event names, one by one. */
function cardsIn({ cards, card, development }: Facts): string[] {
  if (Array.isArray(cards)) return cards;
  return [card ?? development].filter((each) => typeof each === "string");
}

function setOf({ card, count, relics, turned }: Facts): string[] {
  const plain = Number(count) - Number(relics) - Number(turned);
  return [...several(String(card), plain), ...several("relic", relics)];
}

export function travelsOf({ event, facts }: GameEvent): Steps {
  const things = cardsIn(facts);
  const seat = letterIn(facts.seat);
  const hand = `hand ${seat}`;
  switch (event) {
    case "market-laid":
    case "quay-shown":
      return [[{ things, from: "pile", to: FROM_PILE[event] }]];
    case "cards-dealt":
      return [[{ things, from: "pile", to: hand }]];
    case "card-loaded":
      return [[{ things, from: "quay", to: hand }]];
    case "choice-sealed":
      return [[{ from: hand, to: `offer ${seat}` }]];
    case "offer-revealed":
      return [[{ things, from: `offer ${seat}`, to: `offer ${seat}` }]];
    case "card-taken":
      return [[{ things, from: `offer ${letterIn(facts.owner)}`, to: "flight" }]];
    case "card-kept":
      return [[{ things, from: "flight", to: hand }]];
    case "card-exchanged":
      return [
        [{ things, from: "flight", to: "market" }],
        [{ things: [String(facts.taken)], from: "market", to: hand }],
      ];
    case "offer-returned":
      return [[{ things, from: `offer ${seat}`, to: hand }]];
    case "gift-made":
      return [[{ things, from: hand, to: `hand ${letterIn(facts.receiver)}` }]];
    case "set-made":
      return [[{ things: setOf(facts), from: hand, to: "discard" }]];
    case "relics-sold":
      return [[{ things: several("relic", facts.count), from: hand, to: "discard" }]];
    case "card-turned":
    case "different-made":
    case "cards-discarded":
    case "cards-surrendered":
      return [[{ things, from: hand, to: "discard" }]];
    case "perfect-made":
      return [[{ from: hand, to: "discard" }]];
    case "card-set-aside":
    case "cards-stored":
      return [[{ things, from: hand, to: `stored ${seat}` }]];
    case "stock-returned":
      return [[{ things, from: `stored ${seat}`, to: hand }]];
    case "development-taken":
      return [[{ things, from: "queue", to: `owned ${seat}` }], [{ from: "queue", to: "queue" }]];
    case "development-drawn":
      return [[{ things, from: "unseen", to: `owned ${seat}` }]];
    case "queue-laid":
    case "queue-filled":
      return [[{ things, from: "unseen", to: "queue" }]];
    default:
      return [];
  }
}
