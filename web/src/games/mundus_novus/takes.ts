/** The cards taken in this trade. The log has them all, a view only the last two. */
import type { LogLine } from "../../wire/shapes";
import { signOf } from "./printed";
import { seatAt, type MundusView } from "./view";

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
