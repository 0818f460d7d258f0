/** Live regions for screen readers: new log lines politely, the viewer's turn assertively. */
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { storyOf } from "./telling";

export function Announcer({ store }: { store: TableStore }) {
  const words = store.state.words.value;
  const asked = store.state.position.value?.asked;
  const covered = store.state.curtain.value !== null;
  const story = covered ? "" : store.state.latestEntries.value.map((line) => storyOf(store, line)).join(" ");
  const turn = !covered && asked?.owed && words ? `${t("ui-your-turn")}. ${words.question(asked)}` : "";
  return (
    <>
      <div class="hidden-words announcer" aria-live="polite">
        {story}
      </div>
      <div class="hidden-words announcer" aria-live="assertive">
        {turn}
      </div>
    </>
  );
}
