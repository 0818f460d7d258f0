/** Waiting for people: the code, the link and its picture for phones; seats can be given to bots, and then it begins. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, Picture, Shield } from "../art/art";
import { share } from "../parts/controls";
import { faultText } from "../parts/fault";
import { QrCode } from "../parts/qr";
import { go } from "../route";
import type { TableStore } from "../state/table";
import { level, recall } from "../state/settings";
import * as api from "../wire/api";
import type { TableShape } from "../wire/shapes";
import { t } from "../words/speech";
import { Rhumbs } from "../art/rhumbs";
import { mayArrange } from "../table/arranging";
import { Chat } from "../table/chat";
import { DeleteWindow } from "../table/leaving_window";
import { note } from "../table/promises";
import { noticeText } from "../table/telling";
import { Terms } from "../table/terms";
import { WatchLink } from "../table/watch_link";
import { Watchers } from "../table/watchers";
import "../styles/gathering.css";

/** Addresses that lead every device to itself. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface Links {
  play: string;
}

export function Gathering({ store, table }: { store: TableStore; table: TableShape }) {
  const [copied, setCopied] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const links = recall(`links.${table.match}`) as Links | null;
  // At a private table only its players are told the code; after standing up, sitting down again still needs it.
  const known = useRef("");
  if (table.code) known.current = table.code;
  const code = known.current;
  const play = links?.play || `${location.origin}/join/${code}`;
  const open = table.seats.filter((seat) => seat.role === "open");
  const sits = store.state.yours.value.length > 0;
  const arranges = mayArrange(store.state);
  useEffect(() => note(table, 0), [table.commitment]);
  const notice = store.state.notice.value;
  const standUp = async () => {
    try {
      await api.leave(table.match);
      store.look(null);
    } catch (error) {
      store.state.notice.value = { kind: "danger", text: faultText(error), rule: null };
    }
  };
  return (
    <div class="app gathering">
      <header class="top hbox gap-12">
        <a class="brand" href="/" aria-label={t("ui-home")}>
          <Picture name="logo" box="0 0 48 48" />
          <span class="hide-s">Caravela</span>
        </a>
        <span class="sep hide-s" />
        <h1 class="ttl ellipsis">{store.state.words.value?.title()}</h1>
        <span class="chip">{t("ui-status-gathering")}</span>
      </header>
      <main class="gather">
        <Rhumbs className="ground" width={1200} height={800} x={600} y={400} radius={320} />
        <section class="panel invite vbox gap-12">
          <h2>{t("ui-gather-title", { count: open.length })}</h2>
          {code && (
            <>
              <p>{t("ui-gather-text")}</p>
              <p class="big-code" aria-label={t("ui-gather-code", { code: `=${code}` })}>
                {code}
              </p>
              <QrCode text={play} label={t("ui-gather-qr")} />
            </>
          )}
          <div class="row">
            {code && (
              <button class="btn p" type="button" onClick={() => void share(play).then(setCopied)}>
                <Icon name="link" />
                {t(copied ? "ui-copied" : "ui-copy-play")}
              </button>
            )}
            <WatchLink match={table.match} label={t("ui-copy-watch")} />
          </div>
          {code && (
            <>
              <p class="link mono">{play}</p>
              {LOOPBACK.test(new URL(play).hostname) && <p class="hint2">{t("ui-gather-here-only")}</p>}
            </>
          )}
        </section>
        <section class="panel sitting vbox gap-12">
          <h2>
            {t("ui-seats")}
            <Watchers table={table} />
          </h2>
          <Terms table={table} />
          {table.open_after > 0 && (
            <p class="open-hands">
              <Icon name="eye" /> {t("ui-open-hands-more", { count: table.open_after })}
            </p>
          )}
          <ul class="ruled">
            {table.seats.map((seat) => (
              <li key={seat.seat}>
                <Shield seat={seat.seat} />
                <span class="grow">
                  <b>{seat.name || t("ui-seat-open")}</b>
                  <small>
                    {seat.role === "bot"
                      ? t(`ui-level-${seat.level ?? "mate"}`)
                      : seat.role === "open"
                        ? t("ui-role-open-note")
                        : t(seat.connected ? "ui-here" : "ui-away")}
                  </small>
                </span>
                {seat.role === "open" && arranges && (
                  <button
                    class="btn sm"
                    type="button"
                    disabled={store.state.pending.value}
                    onClick={() => void store.standIn(seat.seat, level.value)}
                  >
                    <Icon name="bot" size="s" />
                    {t("ui-seat-bot")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {arranges && open.length > 1 && (
            <button
              class="btn"
              type="button"
              disabled={store.state.pending.value}
              onClick={() =>
                void fill(
                  store,
                  open.map((seat) => seat.seat),
                )
              }
            >
              <Icon name="play" />
              {t("ui-start-with-bots")}
            </button>
          )}
          {sits ? (
            <button class="btn" type="button" onClick={() => void standUp()}>
              <Icon name="user" />
              {t("ui-stand-up")}
            </button>
          ) : (
            open.length > 0 &&
            code && (
              <a class="btn p" href={`/join/${code}`}>
                <Icon name="user" />
                {t("ui-sit-down")}
              </a>
            )
          )}
          {arranges && (
            <button class="btn" type="button" onClick={() => setDeleting(true)}>
              <Icon name="trash" />
              {t("ui-leaving-delete")}
            </button>
          )}
          {deleting && (
            <DeleteWindow
              match={table.match}
              close={() => setDeleting(false)}
              deleted={() => go("/tables")}
            />
          )}
          <p role="alert" class="bad">
            {notice && noticeText(notice)}
          </p>
          <Chat store={store} />
        </section>
      </main>
    </div>
  );
}

/** Every free seat goes to a bot: the match begins. */
async function fill(store: TableStore, seats: number[]): Promise<void> {
  for (const seat of seats) await store.standIn(seat, level.value);
}
