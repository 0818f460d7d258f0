/** Who looks on without a seat: a badge with their number, and their names in a window. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Dialog } from "../parts/dialog";
import { say } from "../words/speech";

export function Watchers({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState(false);
  if (names.length === 0 && !open) return null;
  return (
    <>
      <button
        type="button"
        class="chip watchers"
        aria-label={say("ui-watchers", { count: names.length })}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" />
        {names.length}
      </button>
      {open && (
        <Dialog title={say("ui-watchers", { count: names.length })} close={() => setOpen(false)}>
          <ul class="watcher-names">
            {names.map((name, at) => (
              <li key={at}>
                <Icon name="eye" size="s" />
                {name || say("ui-watcher-nameless")}
              </li>
            ))}
          </ul>
          <p class="lead">{say("ui-watchers-see")}</p>
        </Dialog>
      )}
    </>
  );
}
