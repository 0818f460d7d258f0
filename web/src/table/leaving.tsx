/** Ways to end a match early: resign, propose to abandon it, delete the table. Each says what will happen first. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import { faultText } from "../parts/fault";
import { go } from "../route";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import * as api from "../wire/api";
import type { TableShape } from "../wire/shapes";
import { say } from "../words/speech";

type Step = "resign" | "abandon" | "delete";

/** The step that waits for a confirmation. */
const asked = ofTable<Step | null>(null);

/** Whether nobody else has a seat: then a table can be deleted at any time. */
function isAlone(store: TableStore, table: TableShape): boolean {
  const own = store.yours.value;
  return own.length > 0 && table.seats.every(({ role, seat }) => role !== "person" || own.includes(seat));
}

/** The steps that this person can take now. */
function stepsOf(store: TableStore): Step[] {
  const table = store.table.value;
  const own = store.looking.value;
  if (!table) return [];
  const seat = own === null || !store.isMine(own) ? undefined : table.seats[own];
  const plays = table.phase === "playing" && seat !== undefined && !seat.resigned;
  const found: Step[] = [];
  if (plays && table.seats.filter(({ role }) => role === "person").length > 1) found.push("resign");
  if (plays && !seat.stand_in && !isAlone(store, table) && !store.position.value?.consent)
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
      {say(`ui-leaving-${step}`)}
    </button>
  ));
}

/** Asks whether the chosen step is meant, and says what it does. */
export function LeavingWindow({ store }: { store: TableStore }) {
  const step = asked.value;
  const table = store.table.value;
  const own = store.looking.value;
  if (step === null || !table) return null;
  const close = () => (asked.value = null);
  if (step === "delete")
    return <DeleteWindow match={table.match} close={close} deleted={() => go("/tables")} />;
  const act = () => {
    close();
    if (own !== null) void (step === "resign" ? store.resign(own) : store.abandon(own));
  };
  const ends = step === "resign" && table.seats.filter((seat) => !seat.resigned).length === 2;
  return (
    <Confirmation
      title={say(`ui-leaving-${step}`)}
      text={say(ends ? "ui-leaving-resign-ends" : `ui-leaving-${step}-more`)}
      button={say(`ui-leaving-${step}`)}
      close={close}
      act={act}
    />
  );
}

/** Deletes a table once the person has confirmed it. */
export function DeleteWindow({ match, close, deleted }: { match: string; close(): void; deleted(): void }) {
  const [fault, setFault] = useState("");
  const act = async () => {
    try {
      await api.deleteTable(match);
      close();
      deleted();
    } catch (error) {
      setFault(faultText(error));
    }
  };
  return (
    <Confirmation
      title={say("ui-leaving-delete")}
      text={say("ui-leaving-delete-more")}
      button={say("ui-leaving-delete")}
      fault={fault}
      close={close}
      act={() => void act()}
    />
  );
}

interface ConfirmationProps {
  title: string;
  text: string;
  button: string;
  fault?: string;
  close(): void;
  act(): void;
}

function Confirmation({ title, text, button, fault = "", close, act }: ConfirmationProps) {
  const foot = (
    <>
      <button class="btn" type="button" onClick={close}>
        {say("ui-cancel")}
      </button>
      <button class="btn p" type="button" onClick={act}>
        {button}
      </button>
    </>
  );
  return (
    <Dialog title={title} close={close} foot={foot}>
      <p>{text}</p>
      <p role="alert" class="bad">
        {fault}
      </p>
    </Dialog>
  );
}
