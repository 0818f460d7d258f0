/** The story of the match and the talk at the table, in the right rail or as a sheet. */
import { useState } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { Chat } from "./chat";
import { Log } from "./log";
import { Watchers } from "./watchers";

type Tab = "log" | "chat";

export function RightRail({ store }: { store: TableStore }) {
  const [tab, setTab] = useState<Tab>("log");
  return (
    <section class="panel log" data-region="log" aria-label={say(tab === "log" ? "ui-log" : "ui-chat")}>
      <Tabs store={store} tab={tab} set={setTab} />
      {tab === "log" ? <Log store={store} /> : <Chat store={store} />}
    </section>
  );
}

function Tabs({ store, tab, set }: { store: TableStore; tab: Tab; set(tab: Tab): void }) {
  const last = store.lastOwnEntry();
  const since = (store.position.value?.at ?? 1) - 1 - (last ?? 0);
  return (
    <header>
      <div class="tabs" role="tablist">
        {(["log", "chat"] as const).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={tab === each}
            onClick={() => {
              if (each === "chat") store.unreadChat.value = 0;
              set(each);
            }}
          >
            {say(`ui-${each}`)}
            {each === "chat" && store.unreadChat.value > 0 && (
              <span class="dot">{store.unreadChat.value}</span>
            )}
          </button>
        ))}
      </div>
      <span class="grow" />
      {tab === "log" && last !== null && since > 2 && (
        <button
          type="button"
          class="btn q sm"
          data-tip={say("ui-since-more")}
          onClick={() => void store.lookBack(last + 1)}
        >
          {say("ui-since", { count: since })}
        </button>
      )}
      <Watchers names={store.table.value?.watchers ?? []} />
    </header>
  );
}

export function PhoneLog({ store, close }: { store: TableStore; close(): void }) {
  return (
    <Dialog title={say("ui-log-area")} close={close} sheet>
      <RightRail store={store} />
    </Dialog>
  );
}
