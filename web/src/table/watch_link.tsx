/** The link by which anybody may watch, and look at the match once it is over: for all who are at the table to pass on. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import { share } from "../parts/controls";
import { faultText } from "../parts/fault";
import * as api from "../wire/api";
import { t } from "../words/speech";

export function WatchLink({ match, label, quiet }: { match: string; label: string; quiet?: boolean }) {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  const [fault, setFault] = useState("");
  const pass = async () => {
    try {
      const { watch_link: found } = await api.watchLink(match);
      setLink(found);
      setCopied(await share(found));
    } catch (error) {
      setFault(faultText(error));
    }
  };
  return (
    <>
      <button class={quiet ? "btn q sm" : "btn"} type="button" aria-label={label} onClick={() => void pass()}>
        <Icon name="link" />
        <span class={quiet ? "hide-s" : ""}>{copied ? t("ui-copied") : label}</span>
      </button>
      {link !== "" && !copied && (
        // A page that is not served securely cannot copy: the link stands there to be selected.
        <input class="input small mono" readOnly value={link} aria-label={label} />
      )}
      {fault !== "" && <span role="alert">{fault}</span>}
    </>
  );
}
