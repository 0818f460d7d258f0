/** The buttons of the bar that take back, do again and begin the turn anew; a wish that waits can itself be taken back. */
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import type { Consent } from "../wire/shapes";
import { say } from "../words/speech";
import { redoable, restartable, undo, undoing } from "./undoing";

export const againOpen = ofTable(false);

export function TakingBack({ store }: { store: TableStore }) {
  const consent = store.position.value?.consent;
  if (consent && store.isMine(consent.by)) return <Withdraw store={store} consent={consent} />;
  const { backTo, asks, why } = undoing(store);
  const label = say(asks ? "ui-undo-ask" : "ui-undo");
  return (
    <>
      <Again store={store} className="btn secondary hide-s" />
      <MoreOnPhone store={store} />
      <button
        type="button"
        class="btn secondary"
        disabled={store.pending.value || backTo === null}
        aria-label={label}
        data-tip={why ? say(why) : undefined}
        onClick={() => undo(store)}
      >
        <Icon name="undo" />
        <span class="hide-s">{label}</span>
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
      disabled={store.pending.value}
      data-tip={say(`ui-wish-withdraw-more-${consent.wish}`)}
      onClick={() => void store.agree(consent.by, false)}
    >
      <Icon name="close" />
      {say("ui-wish-withdraw")}
    </button>
  );
}

function Again({ store, className, then }: { store: TableStore; className: string; then?(): void }) {
  const since = restartable(store);
  const press = (action: () => Promise<void>) => () => {
    then?.();
    void action();
  };
  const busy = store.pending.value;
  return (
    <>
      {redoable(store) && (
        <button type="button" class={className} disabled={busy} onClick={press(() => store.redo())}>
          {say("ui-redo")}
        </button>
      )}
      {since !== null && (
        <button type="button" class={className} disabled={busy} onClick={press(() => store.undo(since))}>
          {say("ui-restart")}
        </button>
      )}
    </>
  );
}

/** A phone's bar has room for one button more, not for the words of two: they are in a window of their own. */
function MoreOnPhone({ store }: { store: TableStore }) {
  if (!redoable(store) && restartable(store) === null) return null;
  return (
    <button
      type="button"
      class="btn secondary only-s"
      aria-label={say("ui-undo-more")}
      onClick={() => (againOpen.value = true)}
    >
      <Icon name="chev" />
    </button>
  );
}

export function AgainWindow({ store, close }: { store: TableStore; close(): void }) {
  return (
    <Dialog title={say("ui-undo-more")} close={close}>
      <div class="menu">
        <Again store={store} className="btn" then={close} />
      </div>
    </Dialog>
  );
}
