/** The story of the match and the talk at the table, in the right rail or as a sheet. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import { useSwipe } from "../parts/swipe";
import type { TableStore } from "../state/table";
import type { Tab } from "../state/table_signals";
import { say } from "../words/speech";
import { Chat } from "./chat";
import { Log } from "./log";
import { catchUp } from "./replay";
import { FEW, missed } from "./since";
import { Watchers } from "./watchers";

export function RightRail({ store }: { store: TableStore }) {
  const tab = store.tab.value;
  const [searching, setSearching] = useState(false);
  const swipe = useSwipe((way) => (store.tab.value = way === "left" ? "chat" : "log"));
  return (
    <section
      class="panel log"
      data-region="log"
      aria-label={say(tab === "log" ? "ui-log" : "ui-chat")}
      {...swipe}
    >
      <Tabs store={store} tab={tab} searching={searching} search={setSearching} />
      {tab === "log" ? <Log store={store} searching={searching} /> : <Chat store={store} />}
    </section>
  );
}

interface TabsProps {
  store: TableStore;
  tab: Tab;
  searching: boolean;
  search(on: boolean): void;
}

function Tabs({ store, tab, searching, search }: TabsProps) {
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
            onClick={() => (store.tab.value = each)}
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
      {tab === "log" && (
        <button
          type="button"
          class="btn q sm ic"
          aria-label={say("ui-log-search")}
          aria-expanded={searching}
          data-tip={say("ui-log-search")}
          onClick={() => search(!searching)}
        >
          <Icon name="search" size="s" />
        </button>
      )}
      {store.table.value && <Watchers table={store.table.value} />}
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
