/** Somebody came by a link or a code: a name is all it takes. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { faultText } from "../parts/fault";
import { go } from "../route";
import { newNonce, person, title } from "../state/lobby";
import { language, remember } from "../state/settings";
import { Terms } from "../table/terms";
import * as api from "../wire/api";
import type { TableShape } from "../wire/shapes";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";
import { Frame } from "./frame";

export function JoinPage({ token, watch }: { token: string; watch: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? person.value?.name ?? "";
  const [fault, setFault] = useState("");
  const [table, setTable] = useState<TableShape | null>(null);
  const join = async () => {
    try {
      if (!watch) person.value = await api.rename(name.trim(), language.value);
      const joined = await api.join({
        token,
        name: watch ? "" : name.trim(),
        nonce: watch ? "" : newNonce(),
      });
      remember(`seat.${joined.match}`, joined.seats.length === 1 ? joined.seats[0] : null);
      go(`/table/${joined.match}`, true);
    } catch (error) {
      setFault(faultText(error));
    }
  };
  useEffect(() => {
    if (watch) void join();
    else api.invitation(token).then(setTable, (error: unknown) => setFault(faultText(error)));
  }, [token]);
  return (
    <Frame here="">
      <main class="page narrow">
        <section class="box">
          <h1>{t(watch ? "ui-watch-title" : "ui-join-title")}</h1>
          {table && <Invitation table={table} />}
          {!watch && (
            <form
              class="vbox gap-12"
              onSubmit={(event) => {
                event.preventDefault();
                void join();
              }}
            >
              <label class="field">
                {t("ui-your-name")}
                <input
                  class="input"
                  value={name}
                  maxLength={40}
                  required
                  autocomplete="nickname"
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </label>
              <button class="btn p" type="submit">
                <Icon name="check" />
                {t("ui-sit-down")}
              </button>
            </form>
          )}
          <p role="alert">{fault}</p>
        </section>
      </main>
    </Frame>
  );
}

/** The invitation: the game, who plays, and the terms of the table. */
function Invitation({ table }: { table: TableShape }) {
  const named = table.seats.filter(({ name, role }) => role !== "open" && name);
  return (
    <div class="invitation">
      <h2>{title(table.game)}</h2>
      <p>
        {t("ui-invited-by", { host: verbatim(table.host) })}{" "}
        {t("ui-invited-seats", {
          count: table.seats.length,
          open: table.seats.filter(({ role }) => role === "open").length,
        })}
      </p>
      {named.length > 0 && <p>{named.map(({ name }) => name).join(", ")}</p>}
      <Terms table={table} />
    </div>
  );
}
