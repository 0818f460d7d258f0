/** Somebody wants to undo, or to abandon the match. It stands apart from other buttons and hears nothing for a moment. */
import { Icon } from "../art/art";
import { LateButton } from "../parts/late_button";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { verbatim } from "../words/wording";

export function Consent({ store }: { store: TableStore }) {
  const consent = store.state.position.value?.consent ?? null;
  const words = store.state.words.value;
  const own = consent?.awaited.find((seat) => store.state.isMine(seat));
  if (!consent || own === undefined || !words) return null;
  const count = (store.state.position.value?.at ?? 0) - consent.back_to;
  const about = `${consent.wish} ${consent.by} ${consent.back_to}`;
  const asker = verbatim(words.seat(consent.by));
  return (
    <div class="consent panel" role="alertdialog" aria-label={say(`ui-consent-title-${consent.wish}`)}>
      <p>
        <Icon name={consent.wish === "undo" ? "undo" : "flag"} />
        {consent.wish === "undo"
          ? say("ui-consent-ask", { seat: asker, count })
          : say("ui-consent-ask-abandon", { seat: asker })}
      </p>
      <div class="row">
        <LateButton about={about} press={() => void store.agree(own, false)}>
          {say("ui-consent-no")}
        </LateButton>
        <LateButton about={about} className="p" press={() => void store.agree(own, true)}>
          {say("ui-consent-yes")}
        </LateButton>
      </div>
    </div>
  );
}
