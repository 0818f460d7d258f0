/** Events of the log: what each of them moves, brings and costs, and the pictures in its sentence. */
import type { GameEvent } from "../../wire/shapes";
import { SEAT_LETTERS, seatIn } from "../../words/wording";
import type { Acquisition, LogSymbol, PieceMove, ScoreChange } from "../board";

/** Events whose fact count is a number of barrels. */
const BARRELS = new Set(["turn-given-up", "barrel-taken", "food-received", "lens-seen"]);
/** Events that cost their seat one barrel. */
const PAID = new Set(["mutiny-paid", "dice-rolled-again"]);
/** A storm moves all caravels of its sector simultaneously (CC-STO-01). */
export const TOGETHER = [["caravel-pushed", "caravel-held", "caravel-sheltered"]];
/** The text keys of the marks that a caravel acquires. */
export const AMERICA = "word-america";
export const DISMASTED = "word-dismasted";

/** Return the name of the counter of a seat's barrels. */
export function barrelsOf(seat: number): string {
  return `barrels-${SEAT_LETTERS[seat]}`;
}

export function travelsOf({ event, facts }: GameEvent): readonly (readonly PieceMove[])[] {
  const seat = seatIn(facts) ?? -1;
  if (event === "caravel-sailed" || event === "caravel-pushed")
    return [[{ things: [`ship-${SEAT_LETTERS[seat]}`] }]];
  if (event === "gust-flown" || event === "gust-put-back") return [[{ things: [`gust-${facts.gust}`] }]];
  return BARRELS.has(event) || event === "mutiny-paid" ? [[{ things: [barrelsOf(seat)] }]] : [];
}

/** Return the barrels that an event brought or cost, if the reader may know them. */
export function barrelsGained({ event, facts }: GameEvent): ScoreChange | null {
  const seat = seatIn(facts);
  const points = PAID.has(event) ? -1 : BARRELS.has(event) ? facts.count : undefined;
  return seat !== null && typeof points === "number" ? { seat, points, category: "barrels" } : null;
}

/** Return the kept card or the mark of its caravel that a seat acquired. */
export function acquisitionOf({ event, facts }: GameEvent): Acquisition | null {
  const seat = seatIn(facts);
  if (seat === null) return null;
  if (event === "card-kept") return { seat, thing: String(facts.card) };
  if (event === "mast-lost") return { seat, thing: DISMASTED };
  return event === "lens-seen" && facts.lens === "lens-inhabited" ? { seat, thing: AMERICA } : null;
}

/** The symbols of facts that have another name. */
const SYMBOLS: Record<string, string> = {
  "lens-sea": "lens-sea",
  "lens-desert": "lens-desert",
  "lens-inhabited": "lens-am",
  "card-food": "barrel",
  "card-gust": "gust",
  "#gust": "gust",
};

export function symbolOf({ event }: GameEvent, fact?: string): LogSymbol | null {
  const name = symbolName(event, fact);
  return name ? { name } : null;
}

function symbolName(event: string, fact?: string): string | undefined {
  if (fact === undefined) return PAID.has(event) ? "barrel" : event === "storm-named" ? "i-storm" : undefined;
  if (fact.startsWith("face-")) return fact;
  return fact === "#count" && BARRELS.has(event) ? "barrel" : SYMBOLS[fact];
}
