/** Who helps at this table: the lesson, if this match is one, or the helper of first matches. */
import type { TableStore } from "../state/table";
import { Guide } from "./guide";
import { LessonStrip } from "./lesson";
import { progressOf } from "./progress";

export function Coach({ store }: { store: TableStore }) {
  const table = store.table.value;
  const progress = table && progressOf(table.game);
  if (table && progress && progress.match === table.match && !progress.ended)
    return store.past.value ? null : <LessonStrip store={store} game={table.game} progress={progress} />;
  return <Guide store={store} />;
}
