/** Somebody wants to take something back. It stands apart from other buttons and hears nothing for a moment. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { verbatim } from "../words/wording";

const DEAF = 700;

export function Consent({ store }: { store: TableStore }) {
  const consent = store.position.value?.consent ?? null;
  const words = store.words.value;
  const [ready, setReady] = useState(false);
  const own = consent?.awaited.find((seat) => store.isMine(seat));
  const shown = consent !== null && own !== undefined;
  useEffect(() => {
    setReady(false);
    if (!shown) return undefined;
    const timer = setTimeout(() => setReady(true), DEAF);
    return () => clearTimeout(timer);
  }, [shown, consent?.by, consent?.back_to]);
  if (!consent || own === undefined || !words) return null;
  const count = (store.position.value?.at ?? 0) - consent.back_to;
  return (
    <div class="consent panel" role="alertdialog" aria-label={say("ui-consent")}>
      <p>
        <Icon name="undo" />
        {say("ui-consent-ask", { seat: verbatim(words.seat(consent.by)), count })}
      </p>
      <div class="row">
        <button class="btn" type="button" disabled={!ready} onClick={() => void store.agree(own, false)}>
          {say("ui-consent-no")}
        </button>
        <button class="btn p" type="button" disabled={!ready} onClick={() => void store.agree(own, true)}>
          {say("ui-consent-yes")}
        </button>
      </div>
    </div>
  );
}
