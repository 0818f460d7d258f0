/** The tools above the log: search, filter by player or kind of line, copy as text. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { copy } from "../parts/controls";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { EVERYTHING, KINDS, type LogFilter } from "./log_filter";

interface Props {
  store: TableStore;
  filter: LogFilter;
  change(filter: LogFilter): void;
  /** The shown lines as text. */
  text(): string;
  count: number;
}

export function LogTools({ store, filter, change, text, count }: Props) {
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const words = store.state.words.value;
  const seats = store.state.table.value?.seats ?? [];
  return (
    <div class="log-tools hbox wrap" role="search">
      <input
        ref={input}
        class="input"
        type="search"
        aria-label={t("ui-log-search")}
        placeholder={t("ui-log-search")}
        value={filter.text}
        onInput={(event) => change({ ...filter, text: event.currentTarget.value })}
      />
      <select
        class="input"
        aria-label={t("ui-log-player")}
        value={filter.seat ?? ""}
        onChange={({ currentTarget: { value } }) =>
          change({ ...filter, seat: value === "" ? null : Number(value) })
        }
      >
        <option value="">{t("ui-log-everyone")}</option>
        {seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            {words?.seat(seat)}
          </option>
        ))}
      </select>
      <select
        class="input"
        aria-label={t("ui-log-kind")}
        value={filter.kind}
        onChange={(event) => change({ ...filter, kind: event.currentTarget.value as LogFilter["kind"] })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`ui-log-kind-${kind}`)}
          </option>
        ))}
      </select>
      <p class="quiet" role="status">
        {t("ui-log-found", { count })}
      </p>
      <button type="button" class="btn sm" onClick={() => void copy(text()).then(setCopied)}>
        <Icon name="link" size="s" />
        {t(copied ? "ui-copied" : "ui-log-copy")}
      </button>
      <button type="button" class="btn q sm" onClick={() => change(EVERYTHING)}>
        {t("ui-log-all")}
      </button>
    </div>
  );
}
