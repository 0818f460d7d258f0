/** Who helps at this table: the lesson, if this match is one, or the helper of first matches. */
import { lazyPart } from "../parts/lazy_part";
import type { TableStore } from "../state/table";
import { Guide } from "./guide";
import { progressOf } from "./progress";

const lessonStrip = lazyPart(() => import("./lesson").then((part) => part.LessonStrip));

export function Coach({ store }: { store: TableStore }) {
  const table = store.state.table.value;
  const progress = table && progressOf(table.game);
  if (table && progress && progress.match === table.match && !progress.ended) {
    const LessonStrip = lessonStrip(!store.state.past.value);
    return LessonStrip && <LessonStrip store={store} game={table.game} progress={progress} />;
  }
  return <Guide store={store} />;
}
