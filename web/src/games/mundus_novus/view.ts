/** The view of a seat, and values derived from it. */
import type { MundusDocument as MundusView, SeatView } from "../../wire/views/mundus_novus";
import { letter, seatAt } from "../../kit/turn";
import type { LogLine } from "../../wire/shapes";
import {
  DECK,
  developmentOf,
  PAY_DIFFERENT,
  rarityOf,
  REACH,
  RELIC,
  signOf,
  worthOf,
  type Development,
} from "./printed";

export { letter, seatAt } from "../../kit/turn";
export type { MundusView, SeatView };

export const PHASES = ["event", "supply", "trade", "progression"] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of the phases before the progression. */
const STEPS: readonly (readonly string[])[] = [
  ["new round", "coronado"],
  ["deal", "split", "serve", "pirates"],
  ["announce", "offer", "choose master", "take", "place", "gift"],
];

/** Return the phase of the round (MN-EVT-01). */
export function phaseOf({ step }: MundusView): Phase {
  return PHASES[STEPS.findIndex((steps) => steps.includes(step))] ?? "progression";
}

export function owned(seat: SeatView | undefined): Development[] {
  return (seat?.developments ?? []).map(developmentOf);
}

export function owns(seat: SeatView | undefined, character: string): boolean {
  return seat?.developments.includes(character) ?? false;
}

/** Return the income of a seat per round, its shipyards at the current number of caravels (MN-PRG-16, MN-DEV-06). */
export function incomeOf(view: MundusView, seat: number): number {
  const cards = owned(view.seats[seat]);
  const yards = cards.filter((card) => card.family === "shipyard").length;
  const mine = caravels(view.seats[seat]).length;
  const ahead = view.seats.filter((other) => caravels(other).length > mine).length;
  return cards.reduce((sum, card) => sum + card.income, 0) + yards * ahead;
}

export function roomOf(seat: SeatView | undefined): number {
  return owned(seat)
    .filter((card) => card.family === "warehouse")
    .reduce((sum, card) => sum + card.detail, 0);
}

/** Return the caravels of a seat by value, lowest first; Pizarro's highest one counts 0 (MN-DEV-11). */
export function caravels(seat: SeatView | undefined): { value: number; counts: number; second: boolean }[] {
  const found = (seat?.developments ?? [])
    .flatMap((name) => {
      const card = DECK.get(name);
      return card?.family === "caravel"
        ? [{ value: card.detail, counts: card.detail, second: seat?.detached.includes(name) ?? false }]
        : [];
    })
    .toSorted((first, other) => first.value - other.value);
  const highest = found.at(-1);
  if (highest && owns(seat, "pizarro")) highest.counts = 0;
  return found;
}

export interface Fleet {
  seat: number;
  /** 0 for the first fleet, 1 for the one that Ponce split off. */
  number: number;
  value: number;
  values: number[];
  state: "served" | "now" | "waits";
}

/** Return the fleets in the order of service: the actual one in supply, else the one from now (MN-SUP-03, MN-SUP-05). */
export function fleets(view: MundusView): Fleet[] {
  const all = view.seats.flatMap((each, seat) => {
    const ships = caravels(each);
    return [0, 1].flatMap((number) => {
      const own = ships.filter((ship) => Number(ship.second) === number);
      if (own.length === 0) return [];
      const value = own.reduce((sum, ship) => sum + ship.counts, 0);
      const lowest = Math.min(...own.map((ship) => ship.counts));
      return [{ seat, number, value, lowest, values: own.map((ship) => ship.value) }];
    });
  });
  const { serving, served } = view.supply;
  const running = view.step === "serve";
  const place = (fleet: { seat: number; number: number }) =>
    serving.indexOf(`${letter(fleet.seat)}${fleet.number + 1}`);
  return all
    .toSorted((first, other) =>
      running ? place(first) - place(other) : first.value - other.value || first.lowest - other.lowest,
    )
    .map((fleet, at) => {
      const state = !running || at > served ? "waits" : at === served ? "now" : "served";
      return { ...fleet, state };
    });
}

/** Return the seat that the current taker may not take from (MN-TRD-08, MN-TRD-09); -1 if there is none. */
export function barredOwner(view: MundusView): number {
  const { last_taker, last_owner, previous_taker, previous_owner } = view.trade;
  const taker = view.actor;
  if (view.step !== "take" || view.seats.length === 2 || last_taker === "") return -1;
  if (last_owner !== taker || previous_taker !== taker || previous_owner !== last_taker) return -1;
  const third = view.seats.some(
    (seat, at) => seat.offer !== "" && letter(at) !== taker && letter(at) !== last_taker,
  );
  return third ? seatAt(last_taker) : -1;
}

/** Return the value of an offer for the choice of the Trade Master (MN-TRD-03, MN-DEV-14). */
export function offerWorth(seat: SeatView | undefined, cards: string): number {
  const bonus = owns(seat, "valdivia") ? 3 : 0;
  return [...cards].reduce((sum, sign) => sum + worthOf(sign), bonus);
}

/** Return the number of cards in the queue that a set may choose from (MN-PRG-03, MN-EVT-07, MN-DEV-09). */
export function reachOf(view: MundusView, seat: number, sign: string, size: number): number {
  if (sign === RELIC) return 0;
  const printed = REACH[rarityOf(sign)]?.get(Math.min(size, 5)) ?? 0;
  const storm = view.event === "storm" && !owns(view.seats[seat], "la-cosa");
  return Math.min(storm ? Math.min(printed, 1) : printed, view.queue.length);
}

/** Return the doubloons for some different resources (MN-PRG-09, MN-EVT-05, MN-DEV-09). */
export function differentPay(view: MundusView, seat: number, count: number): number {
  const natives = view.event === "indigenous" && !owns(view.seats[seat], "la-cosa");
  const printed = PAY_DIFFERENT.get(count) ?? 0;
  return natives && printed > 0 ? count : printed;
}

/** Return the number of unused merchants of each rarity in this turn (MN-DEV-01). */
export function freeMerchants(view: MundusView, seat: number): number[] {
  const cards = owned(view.seats[seat]).filter((card) => card.family === "merchant");
  return [0, 1, 2].map(
    (rarity) =>
      cards.filter((card) => card.detail === rarity).length - (view.turn.merchants_used[rarity] ?? 0),
  );
}

/** A card taken in this trade. The log has them all, a view only the last two. */
export interface Take {
  at: number;
  taker: number;
  owner: number;
  sign: string;
}

/** Before the offers of a round are compared, a view still has the last taker of the round before. */
const BEFORE_TAKES = new Set(["announce", "offer", "choose master"]);

/** Return the takes since the offers were revealed, in their order; none once the trade is over. */
export function takesOf(view: MundusView, story: readonly LogLine[]): readonly Take[] {
  if (view.trade.last_taker === "" || BEFORE_TAKES.has(view.step)) return [];
  const revealed = story.findLastIndex((line) => line.events.some(({ event }) => event === "offer-revealed"));
  const seat = (fact: unknown) => seatAt(String(fact).slice(1));
  return story.slice(Math.max(0, revealed)).flatMap((line) =>
    line.events
      .filter(({ event }) => event === "card-taken")
      .map(({ facts }) => ({
        at: line.at,
        taker: seat(facts.seat),
        owner: seat(facts.owner),
        sign: signOf(String(facts.card)),
      })),
  );
}
