/** The top of the table: game, round, steps of the turn, connection, rules, theme, menu. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Picture } from "../art/art";
import type { GameBoard } from "../games/board";
import { ThemeButton } from "../parts/controls";
import { Dialog } from "../parts/dialog";
import { openRule } from "../parts/rule";
import { settingsOpen } from "../pages/frame";
import { STEP_LEVEL } from "./players";
import type { TableStore } from "../state/table";
import { t, tWith } from "../words/speech";
import { commandOpen } from "./command_open";
import { helpOpen } from "./keys";
import { LeavingActions } from "./leaving";
import { NextTable } from "./next_table";
import { note } from "./promises";
import { PhoneLog } from "./rail";
import { watchHands } from "./replay";
import { Terms } from "./terms";
import { WatchLink } from "./watch_link";

export function TopBar({ store, board, view }: { store: TableStore; board: GameBoard; view: unknown }) {
  const [menu, setMenu] = useState(false);
  const [log, setLog] = useState(false);
  const words = store.state.words.value;
  const table = store.state.table.value;
  useEffect(() => {
    if (table) note(table, Math.max(0, (store.state.position.value?.at ?? 0) - 1));
  }, [table?.commitment]);
  if (!words || !table) return null;
  const round = board.round(view);
  const steps = board.steps?.(view, words) ?? [];
  const rule = store.state.position.value?.asked?.rule ?? store.state.position.value?.waiting[0]?.rule ?? "";
  return (
    <header class="top hbox gap-12">
      <a class="brand" href="/" aria-label={t("ui-home")}>
        <Picture name="logo" box="0 0 48 48" />
        <span class="hide-s">Caravela</span>
      </a>
      <span class="sep hide-s" />
      <h1 class="ttl ellipsis">
        <span class="hide-s">{words.title()}</span>
        <span class="only-s">{words.shortTitle()}</span>
      </h1>
      {round !== null && (
        <span class="chip">
          {board.rounds
            ? tWith(words, "word-round-of", { number: round, count: board.rounds })
            : tWith(words, "word-round", { number: round })}
        </span>
      )}
      {store.state.yours.value.length === 0 && (
        <span class="chip" role="note" aria-label={t("ui-watching")}>
          <Icon name="eye" />
          <span class="hide-s">{t("ui-watching")}</span>
        </span>
      )}
      {table.open_after > 0 && <OpenHands store={store} after={table.open_after} />}
      <ol class="steps hide-s">
        {steps.map((step) => (
          <li
            key={step.label}
            class={`hbox ${step.state}`}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            {step.state === "done" && <Icon name="check" size="s" />}
            {step.label}
          </li>
        ))}
      </ol>
      <span class="grow only-s" />
      <NextTable store={store} />
      <Live store={store} />
      <button
        type="button"
        class="btn q sm ic only-s"
        aria-label={t("ui-log-area")}
        onClick={() => {
          setLog(true);
          store.readChat();
        }}
      >
        <Icon name="log" />
        {store.state.unreadChat.value > 0 && <span class="dot">{store.state.unreadChat.value}</span>}
      </button>
      <button
        type="button"
        class="btn q sm ic"
        aria-label={t("ui-nav-rules")}
        onClick={() => (openRule.value = rule)}
      >
        <Icon name="book" />
      </button>
      <span class="hide-s">
        <ThemeButton />
      </span>
      <button type="button" class="btn q sm ic" aria-label={t("ui-menu")} onClick={() => setMenu(true)}>
        <Icon name="menu" />
      </button>
      {menu && <Menu store={store} close={() => setMenu(false)} />}
      {log && <PhoneLog store={store} close={() => setLog(false)} />}
    </header>
  );
}

/** Everybody at the table is told that watchers see hands later; who watches gets there from here. */
function OpenHands({ store, after }: { store: TableStore; after: number }) {
  const label = t("ui-open-hands", { count: after });
  const more = t("ui-open-hands-more", { count: after });
  if (store.state.opened.value)
    return (
      <button type="button" class="chip open-hands" data-tip={more} onClick={() => watchHands(store)}>
        <Icon name="eye" />
        {t("ui-open-hands-see")}
      </button>
    );
  return (
    <span class="chip open-hands" tabIndex={0} role="note" data-tip={more}>
      <Icon name="eye" />
      {label}
    </span>
  );
}

function Live({ store }: { store: TableStore }) {
  const table = store.state.table.value;
  const state = store.socket.state.value;
  const lag = store.socket.lag.value;
  const here = table?.seats.filter((seat) => seat.role === "bot" || seat.connected).length ?? 0;
  return (
    <span
      class={`live hbox ${state}`}
      role="status"
      tabIndex={-1}
      data-tip-title={t(`ui-connection-${state}`)}
      data-tip={lag === null ? " " : t("ui-lag", { milliseconds: lag })}
    >
      <b />
      <span class="hide-s">
        {state === "open"
          ? t("ui-at-table", { count: here, watchers: table?.watchers.length ?? 0 })
          : t(`ui-connection-${state}`)}
      </span>
    </span>
  );
}

function Menu({ store, close }: { store: TableStore; close(): void }) {
  const table = store.state.table.value;
  const own = store.state.looking.value;
  const seat = own === null ? null : table?.seats[own];
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <Dialog title={t("ui-menu")} close={close} sheet>
      <div class="menu vbox gap-8">
        <button class="btn" type="button" onClick={then(() => (settingsOpen.value = true))}>
          <Icon name="gear" />
          {t("ui-settings")}
        </button>
        <button class="btn" type="button" onClick={then(() => (helpOpen.value = true))}>
          <Icon name="key" />
          {t("ui-keys")}
        </button>
        <button class="btn" type="button" onClick={then(() => (commandOpen.value = true))}>
          <Icon name="log" />
          {t("ui-command")}
        </button>
        <button
          class="btn"
          type="button"
          onClick={then(() => void store.queries.lookBack((store.state.position.value?.at ?? 1) - 2))}
        >
          <Icon name="clock" />
          {t("ui-look-back")}
        </button>
        {store.state.yours.value.length > 0 && seat && !seat.resigned && table?.phase === "playing" && (
          <button
            class="btn"
            type="button"
            onClick={then(() => void store.standIn(seat.seat, seat.stand_in ? null : STEP_LEVEL))}
          >
            <Icon name={seat.stand_in ? "user" : "bot"} />
            {t(seat.stand_in ? "ui-take-back" : "ui-hand-over")}
          </button>
        )}
        {table && <WatchLink match={table.match} label={t("ui-copy-watch")} />}
        <LeavingActions store={store} close={close} />
        <a class="btn" href="/">
          <Icon name="anchor" />
          {t("ui-leave")}
        </a>
      </div>
      {table && <Terms table={table} />}
      <dl class="facts">
        <dt>{t("ui-fact-match")}</dt>
        <dd>{table?.match}</dd>
        <dt>{t("ui-fact-watching")}</dt>
        <dd>{t(table?.public ? "ui-fact-watching-all" : "ui-fact-watching-link")}</dd>
        <dt>{t("ui-fact-rules")}</dt>
        <dd>{table?.rules_version}</dd>
        <dt>{t("ui-fact-commitment")}</dt>
        <dd class="mono">{table?.commitment}</dd>
      </dl>
    </Dialog>
  );
}
