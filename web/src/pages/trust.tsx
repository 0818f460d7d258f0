/** After a match: was the shuffle the promised one, the match as a file, and the same deal once more. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { faultText } from "../parts/fault";
import type { TableStore } from "../state/table";
import { playOn } from "../table/branching";
import { judge, noted, type Verdict } from "../table/promises";
import * as api from "../wire/api";
import type { TableShape } from "../wire/shapes";
import { t } from "../words/speech";

export function Trust({ store, table }: { store: TableStore; table: TableShape }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [fault, setFault] = useState("");
  const before = noted(table.match);
  const bad = verdict === "broken" || verdict === "changed";
  const trying = (work: () => Promise<void>) => () => {
    setFault("");
    void work().catch((error: unknown) => setFault(faultText(error)));
  };
  const download = async () => {
    const text = JSON.stringify(await api.exported(table.match), null, 1);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `caravela-${table.match}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section class="panel trust vbox gap-8">
      <h2>{t("ui-trust")}</h2>
      <p>{t("ui-trust-text")}</p>
      <div class="row">
        <button class="btn sm" type="button" onClick={() => void judge(table).then(setVerdict)}>
          <Icon name="lock" size="s" />
          {t("ui-verify")}
        </button>
        <button class="btn sm" type="button" onClick={trying(download)}>
          <Icon name="log" size="s" />
          {t("ui-download")}
        </button>
        <button class="btn sm" type="button" onClick={trying(() => playOn(store, table, 0))}>
          <Icon name="play" size="s" />
          {t("ui-same-deal")}
        </button>
      </div>
      <p role="status" class={bad ? "bad" : "good"}>
        {verdict && t(`ui-verify-${verdict}`, { moves: before?.moves ?? 0 })}
      </p>
      <p role="alert" class="bad">
        {fault}
      </p>
      <details>
        <summary>{t("ui-fingerprint")}</summary>
        <p class="mono">{table.commitment}</p>
        <p class="mono">{table.secret}</p>
        <p>{t("ui-verify-more")}</p>
        <p class="mono">
          caravela verify caravela-{table.match}.json --commitment {before?.commitment ?? table.commitment}
        </p>
      </details>
    </section>
  );
}
