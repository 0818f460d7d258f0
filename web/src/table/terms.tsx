/** The terms of a table: time limit, help, and when a bot may stand in. Everybody reads them before joining and at the table. */
import { Icon } from "../art/art";
import type { Aids, TableShape } from "../wire/shapes";
import { t } from "../words/speech";
import { clockText, timeText } from "./clock";

export const AIDS = ["hints", "helper", "previews", "undo"] as const satisfies readonly (keyof Aids)[];

/** Whether several people play: alone, or with bots only, everything is allowed. */
export function isShared(table: TableShape): boolean {
  return table.seats.filter(({ role }) => role === "person" || role === "open").length > 1;
}

export function Terms({ table }: { table: TableShape }) {
  const shared = isShared(table);
  if (!shared && table.clock.kind === "none") return null;
  return (
    <ul class="terms quiet" aria-label={t("ui-terms")}>
      <li>
        <Icon name="clock" size="s" />
        {table.clock.kind === "none" ? t("ui-term-no-clock") : clockText(table.clock)}
      </li>
      {shared &&
        AIDS.map((aid) => (
          <li key={aid}>
            <Icon name={table.aids[aid] ? "check" : "close"} size="s" />
            {t(`ui-term-${aid}-${table.aids[aid] ? "yes" : "no"}`)}
          </li>
        ))}
      {shared && (
        <li>
          <Icon name="bot" size="s" />
          {table.grace_seconds === 0
            ? t("ui-term-no-grace")
            : t("ui-term-grace", { time: `=${timeText(table.grace_seconds * 1000)}` })}
        </li>
      )}
    </ul>
  );
}
