/** Who took which card from whom in this trade: the story tells it all, a view only the last two. */
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
const NOT_YET = new Set(["announce", "offer", "choose master"]);

/** The takes since the offers were revealed, in their order; none once the trade is over. */
export function takesOf(view: MundusView, story: readonly LogLine[]): readonly Take[] {
  if (view.trade.last_taker === "" || NOT_YET.has(view.step)) return [];
  const takes: Take[] = [];
  for (const line of story.toReversed()) {
    const revealed = line.events.some((told) => told.event === "offer-revealed");
    for (const { event, facts } of line.events.toReversed()) {
      if (event !== "card-taken") continue;
      const [taker, owner] = [facts.seat, facts.owner].map((fact) => seatAt(String(fact).slice(1)));
      takes.unshift({
        at: line.at,
        taker: taker ?? -1,
        owner: owner ?? -1,
        sign: signOf(String(facts.card)),
      });
    }
    if (revealed) break;
  }
  return takes;
}
