/** The story of the match and the talk at the table, in the right rail or as a sheet. */
import { useState } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { Chat } from "./chat";
import { Log } from "./log";
import { catchUp } from "./replay";
import { FEW, missed } from "./since";
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
  const since = missed(store);
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
      {tab === "log" && since > FEW && (
        <button type="button" class="btn q sm" data-tip={say("ui-since-more")} onClick={() => catchUp(store)}>
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
