/** The story of the match and the talk at the table, in the right rail or as a sheet. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import { lazyPart } from "../parts/lazy_part";
import { useSwipe } from "../parts/swipe";
import type { TableStore } from "../state/table";
import type { Tab } from "../state/table_state";
import { t } from "../words/speech";
import { Chat } from "./chat";
import { Log } from "./log";
import { catchUp } from "./replay";
import { FEW, missed } from "./since";
import { Watchers } from "./watchers";

const TABS: readonly Tab[] = ["log", "chat", "aid"];
const NAMES: Record<Tab, string> = { log: "ui-log", chat: "ui-chat", aid: "ui-aid" };
const aid = lazyPart(() => import("../rulebook/book").then((part) => part.Aid));

export function RightRail({ store }: { store: TableStore }) {
  const tab = store.state.tab.value;
  const [searching, setSearching] = useState(false);
  const game = store.state.table.value?.game ?? "";
  // A game with a board of its own has a player aid as well.
  const tabs = store.state.board.value ? TABS : TABS.slice(0, 2);
  const swipe = useSwipe((way) => {
    const next = tabs[tabs.indexOf(store.state.tab.value) + (way === "left" ? 1 : -1)];
    if (next) store.state.tab.value = next;
  });
  const Aid = aid(tab === "aid");
  return (
    <section class="panel log" data-region="log" aria-label={t(NAMES[tab])} {...swipe}>
      <Tabs store={store} tab={tab} tabs={tabs} searching={searching} search={setSearching} />
      {tab === "log" && <Log store={store} searching={searching} />}
      {tab === "chat" && <Chat store={store} />}
      {Aid && (
        <div class="rail-aid" role="group" aria-label={t("ui-aid")} tabIndex={0}>
          <Aid game={game} />
        </div>
      )}
    </section>
  );
}

interface TabsProps {
  store: TableStore;
  tab: Tab;
  tabs: readonly Tab[];
  searching: boolean;
  search(on: boolean): void;
}

function Tabs({ store, tab, tabs, searching, search }: TabsProps) {
  const since = missed(store);
  return (
    <header class="hbox gap-8">
      <div class="tabs" role="tablist">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            class="hbox"
            role="tab"
            aria-selected={tab === each}
            onClick={() => (store.state.tab.value = each)}
          >
            {t(NAMES[each])}
            {each === "chat" && store.state.unreadChat.value > 0 && (
              <span class="dot">{store.state.unreadChat.value}</span>
            )}
          </button>
        ))}
      </div>
      <span class="grow" />
      {tab === "log" && since > FEW && (
        <button type="button" class="btn q sm" data-tip={t("ui-since-more")} onClick={() => catchUp(store)}>
          {t("ui-since", { count: since })}
        </button>
      )}
      {tab === "log" && (
        <button
          type="button"
          class="btn q sm ic"
          aria-label={t("ui-log-search")}
          aria-expanded={searching}
          data-tip={t("ui-log-search")}
          onClick={() => search(!searching)}
        >
          <Icon name="search" size="s" />
        </button>
      )}
      {store.state.table.value && <Watchers table={store.state.table.value} />}
    </header>
  );
}

export function PhoneLog({ store, close }: { store: TableStore; close(): void }) {
  return (
    <Dialog title={t("ui-log-area")} close={close} sheet>
      <RightRail store={store} />
    </Dialog>
  );
}
