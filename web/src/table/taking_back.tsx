/** The bar's buttons to undo, redo and restart the turn. A pending undo request can be withdrawn. */
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import type { Consent } from "../wire/shapes";
import { t } from "../words/speech";
import { SteadyLabel } from "./steady_label";
import { redoable, restartable, undo, undoing } from "./undoing";

export const againOpen = ofTable(false);

export function TakingBack({ store }: { store: TableStore }) {
  const consent = store.state.position.value?.consent;
  if (consent && store.state.isMine(consent.by)) return <Withdraw store={store} consent={consent} />;
  const { backTo, asks, why } = undoing(store);
  const label = t(asks ? "ui-undo-ask" : "ui-undo");
  return (
    <>
      <Again store={store} slot />
      <span class="slot more">
        <MoreOnPhone store={store} />
      </span>
      <button
        type="button"
        class="btn secondary"
        disabled={store.state.pending.value || backTo === null}
        aria-label={label}
        data-tip={why ? t(why) : undefined}
        onClick={() => undo(store)}
      >
        <Icon name="undo" />
        <SteadyLabel now={label} all={store.state.amongPeople.value ? [label, t("ui-undo-ask")] : [label]} />
        <kbd>Z</kbd>
      </button>
    </>
  );
}

function Withdraw({ store, consent }: { store: TableStore; consent: Consent }) {
  return (
    <button
      type="button"
      class="btn"
      disabled={store.state.pending.value}
      data-tip={t(`ui-wish-withdraw-more-${consent.wish}`)}
      onClick={() => void store.agree(consent.by, false)}
    >
      <Icon name="close" />
      {t("ui-wish-withdraw")}
    </button>
  );
}

/** Redo and restart: as icons in slots of the bar, or as text buttons in a dialog. */
function Again({ store, slot, then }: { store: TableStore; slot?: boolean; then?(): void }) {
  const since = restartable(store);
  const button = (label: string, icon: string, action: () => Promise<void>) => (
    <button
      type="button"
      class={slot ? "btn secondary ic" : "btn"}
      disabled={store.state.pending.value}
      aria-label={slot ? label : undefined}
      data-tip={slot ? label : undefined}
      onClick={() => {
        then?.();
        void action();
      }}
    >
      {slot ? <Icon name={icon} /> : label}
    </button>
  );
  const redo = redoable(store) && button(t("ui-redo"), "redo", () => store.redo());
  const restart = since !== null && button(t("ui-restart"), "prev", () => store.undo(since));
  if (!slot)
    return (
      <>
        {redo}
        {restart}
      </>
    );
  return (
    <>
      <span class="slot hide-s">{restart}</span>
      <span class="slot hide-s">{redo}</span>
    </>
  );
}

/** A phone's bar has room for one more button, so redo and restart open in a dialog. */
function MoreOnPhone({ store }: { store: TableStore }) {
  if (!redoable(store) && restartable(store) === null) return null;
  return (
    <button
      type="button"
      class="btn secondary only-s"
      aria-label={t("ui-undo-more")}
      onClick={() => (againOpen.value = true)}
    >
      <Icon name="chev" />
    </button>
  );
}

export function AgainWindow({ store, close }: { store: TableStore; close(): void }) {
  return (
    <Dialog title={t("ui-undo-more")} close={close}>
      <div class="menu vbox gap-8">
        <Again store={store} then={close} />
      </div>
    </Dialog>
  );
}
