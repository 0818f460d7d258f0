/** The keys, as a list. */
import { Dialog } from "../parts/dialog";
import { PIN_KEY } from "../parts/tips";
import type { TableStore } from "../state/table";
import { t, tWith } from "../words/speech";

const KEYS: [string, string][] = [
  ["Tab", "ui-key-tab"],
  ["← ↑ → ↓", "ui-key-arrows"],
  ["Enter", "ui-key-enter"],
  ["Space", "ui-key-space"],
  ["1 – 9", "ui-key-digits"],
  ["Z", "ui-key-undo"],
  ["Y", "ui-key-redo"],
  ["H", "ui-key-hint"],
  ["N", "ui-key-next-table"],
  ["Esc", "ui-key-escape"],
  ["/", "ui-key-command"],
  ["R", "ui-key-rules"],
  [PIN_KEY.toUpperCase(), "ui-key-pin"],
  ["L", "ui-key-log"],
  ["Page ↑ ↓", "ui-key-log-rounds"],
  ["P", "ui-key-players"],
  ["[ ]", "ui-key-replay"],
  ["← → Home End", "ui-key-move-by-move"],
  ["?", "ui-key-help"],
];

export function HelpKeys({ store, close }: { store: TableStore; close(): void }) {
  const words = store.state.words.value;
  return (
    <Dialog title={t("ui-keys")} close={close}>
      {/* Longer than a low window, it scrolls: also by keys. */}
      <dl class="keys" tabIndex={0}>
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
        {store.state.board.value && (
          <div>
            <dt>
              <kbd>+ − 0</kbd>
            </dt>
            <dd>{t("ui-key-zoom")}</dd>
          </div>
        )}
        {words &&
          store.state.board.value?.regions.map((region) => (
            <div key={region.key}>
              <dt>
                <kbd>{region.key.toUpperCase()}</kbd>
              </dt>
              <dd>{tWith(words, region.label)}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}
