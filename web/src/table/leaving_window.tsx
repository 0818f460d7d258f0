/** The windows that ask whether to resign, to abandon or to delete a table is meant. */
import { useState } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import { faultText } from "../parts/fault";
import { go } from "../route";
import type { TableStore } from "../state/table";
import * as api from "../wire/api";
import { t } from "../words/speech";
import { asked } from "./leaving";

/** Asks whether the chosen step is meant, and says what it does. */
export function LeavingWindow({ store }: { store: TableStore }) {
  const step = asked.value;
  const table = store.state.table.value;
  const own = store.state.looking.value;
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
      title={t(`ui-leaving-${step}`)}
      text={t(ends ? "ui-leaving-resign-ends" : `ui-leaving-${step}-more`)}
      button={t(`ui-leaving-${step}`)}
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
      title={t("ui-leaving-delete")}
      text={t("ui-leaving-delete-more")}
      button={t("ui-leaving-delete")}
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
        {t("ui-cancel")}
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
