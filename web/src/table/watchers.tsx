/** Who looks on without a seat: a badge with their number, and their names in a window. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import type { TableShape } from "../wire/shapes";
import { t } from "../words/speech";

export function Watchers({ table }: { table: TableShape }) {
  const names = table.watchers;
  const [open, setOpen] = useState(false);
  if (names.length === 0 && !open) return null;
  return (
    <>
      <button
        type="button"
        class="chip watchers"
        aria-label={t("ui-watchers", { count: names.length })}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" />
        {names.length}
      </button>
      {open && (
        <Dialog title={t("ui-watchers", { count: names.length })} close={() => setOpen(false)}>
          <ul class="watcher-names ruled">
            {names.map((name, at) => (
              <li key={at}>
                <Icon name="eye" size="s" />
                {name || t("ui-watcher-nameless")}
              </li>
            ))}
          </ul>
          <p class="lead">
            {table.open_after > 0
              ? t("ui-watchers-see-hands", { count: table.open_after })
              : t("ui-watchers-see")}
          </p>
        </Dialog>
      )}
    </>
  );
}
