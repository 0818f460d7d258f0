/** The story of the match and the talk at the table, in the right rail or as a sheet. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { Chat } from "./chat";
import { Log } from "./log";
import { catchUp } from "./replay";
import { FEW, missed } from "./since";

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
  const people = store.table.value?.seats.filter((seat) => seat.role === "person").length ?? 0;
  const watchers = store.table.value?.watchers ?? 0;
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
      {people + watchers > 1 && watchers > 0 && (
        <span class="chip" data-tip={say("ui-watchers", { count: watchers })}>
          <Icon name="eye" />
          {watchers}
        </span>
      )}
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
