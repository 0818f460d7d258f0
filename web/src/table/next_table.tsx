/** The way to the next of one's tables that waits for a move, with how many do. */
import { useEffect } from "preact/hooks";
import { Icon } from "../art/art";
import { go } from "../route";
import { loadMatches, mine } from "../state/lobby";
import type { TableStore } from "../state/table";
import type { MatchSummary } from "../wire/shapes";
import { t } from "../words/speech";

const REFRESH = 20_000;

/** One's other tables that wait for a move, in an order in which going from one to the next comes round to all. */
export function waitingTables(own: readonly MatchSummary[], here: string): string[] {
  const waiting = own.filter(({ your_turn, table }) => your_turn && table.match !== here);
  const ids = waiting.map(({ table }) => table.match).toSorted();
  return [...ids.filter((id) => id > here), ...ids.filter((id) => id < here)];
}

export function toNextTable(store: TableStore): void {
  const [next] = waitingTables(mine.value ?? [], store.match);
  if (next !== undefined) go(`/table/${next}`);
}

export function NextTable({ store }: { store: TableStore }) {
  const plays = store.state.yours.value.length > 0;
  const mayGo = !store.state.myTurn.value;
  useEffect(() => {
    if (!plays) return undefined;
    const look = () => {
      if (!document.hidden) void loadMatches();
    };
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
    // Also when one's own turn here is over: that is when another table is wanted.
  }, [store, plays, mayGo]);
  const { length } = waitingTables(mine.value ?? [], store.match);
  if (length === 0) return null;
  const label = t("ui-next-table", { count: length });
  return (
    <button type="button" class="btn sm next-table" aria-label={label} onClick={() => toNextTable(store)}>
      <Icon name="next" />
      <span class="hide-s">{t("ui-next-table-short")}</span>
      <span class="dot">{length}</span>
    </button>
  );
}
