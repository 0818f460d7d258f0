/** Who took which card from whom in this trade, gathered from the news as they come; a view tells only the last two. */
import type { LogLine } from "../../wire/shapes";
import { signOf } from "./printed";
import { letter, seatAt, type MundusView } from "./view";

export interface Take {
  at: number;
  taker: number;
  owner: number;
  sign: string;
}

let takes: Take[] = [];
let told: readonly LogLine[] | null = null;
let round = 0;

export function takesOf(view: MundusView, news: readonly LogLine[]): readonly Take[] {
  if (news !== told) gather(news);
  told = news;
  if (view.round !== round || view.trade.last_taker === "") takes = [];
  round = view.round;
  // A take that was taken back is not the last one any more.
  while (takes.length > 0 && !isLast(view, takes.at(-1))) takes = takes.slice(0, -1);
  return takes;
}

function isLast(view: MundusView, take: Take | undefined): boolean {
  return (
    take !== undefined &&
    view.trade.last_taker === letter(take.taker) &&
    view.trade.last_owner === letter(take.owner)
  );
}

function gather(news: readonly LogLine[]): void {
  for (const line of news) {
    takes = takes.filter((take) => take.at < line.at);
    for (const { event, facts } of line.events) {
      if (event === "offer-revealed") takes = [];
      if (event !== "card-taken") continue;
      const [taker, owner] = [facts.seat, facts.owner].map((fact) => seatAt(String(fact).slice(1)));
      takes.push({ at: line.at, taker: taker ?? -1, owner: owner ?? -1, sign: signOf(String(facts.card)) });
    }
  }
}
