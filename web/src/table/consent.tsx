/** Somebody wants to take something back. It stands apart from other buttons and hears nothing for a moment. */
import { Icon } from "../art/art";
import { LateButton } from "../parts/late_button";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { verbatim } from "../words/wording";

export function Consent({ store }: { store: TableStore }) {
  const consent = store.position.value?.consent ?? null;
  const words = store.words.value;
  const own = consent?.awaited.find((seat) => store.isMine(seat));
  if (!consent || own === undefined || !words) return null;
  const count = (store.position.value?.at ?? 0) - consent.back_to;
  const about = `${consent.by} ${consent.back_to}`;
  return (
    <div class="consent panel" role="alertdialog" aria-label={say("ui-consent")}>
      <p>
        <Icon name="undo" />
        {say("ui-consent-ask", { seat: verbatim(words.seat(consent.by)), count })}
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
