/** "when shipyard": the moves in which something of that name came to somebody, or else those that tell of it. */
import type { TableStore } from "../state/table";
import { safely } from "../words/speech";
import type { Offer } from "./command_box";
import { arrivals } from "./origins";
import { storyOf } from "./telling";

/** Each by the number of its move, the newest first. */
export function whenCame(store: TableStore, sought: string): Offer[] {
  const words = store.state.words.value;
  const log = store.state.log.value;
  const wanted = sought.toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  const acquisition = new Set(
    arrivals(store.state.board.value, log)
      .filter(({ thing }) => words && fits(safely(thing, () => words.name(thing))))
      .map(({ at }) => at),
  );
  return log
    .map((line) => ({ at: line.at, notation: String(line.at), text: storyOf(store, line) }))
    .filter(({ at, text }) => (acquisition.size > 0 ? acquisition.has(at) : fits(text)))
    .toReversed();
}
