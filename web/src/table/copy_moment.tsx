/** Copies the address of a moment: it opens there for those who may see the table. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { copy } from "../parts/controls";
import { t } from "../words/speech";
import { momentAddress } from "./history_links";

export function CopyMoment({ match, at, label }: { match: string; at: number; label?: string }) {
  const [copied, setCopied] = useState(false);
  const text = t(copied ? "ui-copied" : "ui-copy-moment");
  return (
    <button
      type="button"
      class="btn sm"
      aria-label={copied ? text : (label ?? text)}
      onClick={() => void copy(momentAddress(match, at)).then(setCopied)}
    >
      <Icon name="link" size="s" />
      <span class="hide-s">{text}</span>
    </button>
  );
}
