/** Ways to end a match early: resign, propose to abandon it, delete the table. Each says what will happen first. */
import { Icon } from "../art/art";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import type { TableShape } from "../wire/shapes";
import { t } from "../words/speech";

export type Step = "resign" | "abandon" | "delete";

/** The step that waits for a confirmation. */
export const asked = ofTable<Step | null>(null);

/** Whether nobody else has a seat: then a table can be deleted at any time. */
function isAlone(store: TableStore, table: TableShape): boolean {
  const own = store.state.yours.value;
  return own.length > 0 && table.seats.every(({ role, seat }) => role !== "person" || own.includes(seat));
}

/** The steps that this person can take now. */
function stepsOf(store: TableStore): Step[] {
  const table = store.state.table.value;
  const own = store.state.looking.value;
  if (!table) return [];
  const seat = own === null || !store.state.isMine(own) ? undefined : table.seats[own];
  const plays = table.phase === "playing" && seat !== undefined && !seat.resigned;
  const found: Step[] = [];
  if (plays && table.seats.filter(({ role }) => role === "person").length > 1) found.push("resign");
  if (plays && !seat.stand_in && !isAlone(store, table) && !store.state.position.value?.consent)
    found.push("abandon");
  if (isAlone(store, table)) found.push("delete");
  return found;
}

const ICONS: Record<Step, string> = { resign: "flag", abandon: "users", delete: "trash" };

/** The buttons of the table's menu. */
export function LeavingActions({ store, close }: { store: TableStore; close(): void }) {
  return stepsOf(store).map((step) => (
    <button
      key={step}
      class="btn"
      type="button"
      onClick={() => {
        close();
        asked.value = step;
      }}
    >
      <Icon name={ICONS[step]} />
      {t(`ui-leaving-${step}`)}
    </button>
  ));
}
