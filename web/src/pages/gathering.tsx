/** Waiting for people: the code, the link and its picture for phones; seats can be given to bots, and then it begins. */
import { useState } from "preact/hooks";
import { Icon, Picture, Shield } from "../art/art";
import { copy } from "../parts/controls";
import { QrCode } from "../parts/qr";
import type { TableStore } from "../state/table";
import { level, recall } from "../state/settings";
import type { TableShape } from "../wire/shapes";
import { say } from "../words/speech";
import { Rhumbs } from "../art/rhumbs";
import { Chat } from "../table/chat";
import { Watchers } from "../table/watchers";

/** Addresses that lead every device to itself. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface Links {
  play: string;
  watch: string;
}

export function Gathering({ store, table }: { store: TableStore; table: TableShape }) {
  const [copied, setCopied] = useState("");
  const links = recall(`links.${table.match}`) as Links | null;
  const play = links?.play || `${location.origin}/join/${table.code}`;
  const open = table.seats.filter((seat) => seat.role === "open");
  const sits = store.yours.value.length > 0;
  const share = async (link: string, which: string) => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: "Caravela", url: link }).catch(() => undefined);
    } else if (await copy(link)) setCopied(which);
  };
  return (
    <div class="app gathering">
      <header class="top">
        <a class="brand" href="/" aria-label={say("ui-home")}>
          <Picture name="logo" box="0 0 48 48" />
          <span class="hide-s">Caravela</span>
        </a>
        <span class="sep hide-s" />
        <h1 class="ttl">{store.words.value?.title()}</h1>
        <span class="chip">{say("ui-status-gathering")}</span>
      </header>
      <main class="gather">
        <Rhumbs className="ground" width={1200} height={800} x={600} y={400} radius={320} />
        <section class="panel invite">
          <h2>{say("ui-gather-title", { count: open.length })}</h2>
          <p>{say("ui-gather-text")}</p>
          <p class="big-code" aria-label={say("ui-gather-code", { code: `=${table.code}` })}>
            {table.code}
          </p>
          <QrCode text={play} label={say("ui-gather-qr")} />
          <div class="row">
            <button class="btn p" type="button" onClick={() => void share(play, "play")}>
              <Icon name="link" />
              {say(copied === "play" ? "ui-copied" : "ui-copy-play")}
            </button>
            {links?.watch && (
              <button class="btn" type="button" onClick={() => void share(links.watch, "watch")}>
                <Icon name="eye" />
                {say(copied === "watch" ? "ui-copied" : "ui-copy-watch")}
              </button>
            )}
          </div>
          <p class="link mono">{play}</p>
          {LOOPBACK.test(new URL(play).hostname) && <p class="hint2">{say("ui-gather-here-only")}</p>}
        </section>
        <section class="panel sitting">
          <h2>
            {say("ui-seats")}
            <Watchers table={table} />
          </h2>
          {table.open_after > 0 && (
            <p class="open-hands">
              <Icon name="eye" /> {say("ui-open-hands-more", { count: table.open_after })}
            </p>
          )}
          <ul>
            {table.seats
              .filter((seat) => seat.role !== "closed")
              .map((seat) => (
                <li key={seat.seat}>
                  <Shield seat={seat.seat} />
                  <span class="grow">
                    <b>{seat.name || say("ui-seat-open")}</b>
                    <small>
                      {seat.role === "bot"
                        ? say(`ui-level-${seat.level ?? "mate"}`)
                        : seat.role === "open"
                          ? say("ui-role-open-note")
                          : say(seat.connected ? "ui-here" : "ui-away")}
                    </small>
                  </span>
                  {seat.role === "open" && sits && (
                    <button
                      class="btn sm"
                      type="button"
                      disabled={store.pending.value}
                      onClick={() => void store.standIn(seat.seat, level.value)}
                    >
                      <Icon name="bot" size="s" />
                      {say("ui-seat-bot")}
                    </button>
                  )}
                </li>
              ))}
          </ul>
          {sits && open.length > 1 && (
            <button
              class="btn"
              type="button"
              disabled={store.pending.value}
              onClick={() =>
                void fill(
                  store,
                  open.map((seat) => seat.seat),
                )
              }
            >
              <Icon name="play" />
              {say("ui-start-with-bots")}
            </button>
          )}
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
