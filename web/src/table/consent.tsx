/** Somebody wants to undo, or to abandon the match. It stands apart from other buttons and hears nothing for a moment. */
import { Icon } from "../art/art";
import { GuardedButton } from "../parts/guarded_button";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";

export function Consent({ store }: { store: TableStore }) {
  const consent = store.state.position.value?.consent ?? null;
  const words = store.state.words.value;
  const own = consent?.awaited.find((seat) => store.state.isMine(seat));
  if (!consent || own === undefined || !words) return null;
  const count = (store.state.position.value?.at ?? 0) - consent.back_to;
  const resetKey = `${consent.wish} ${consent.by} ${consent.back_to}`;
  const asker = verbatim(words.seat(consent.by));
  return (
    <div
      class="consent panel vbox gap-12"
      role="alertdialog"
      aria-label={t(`ui-consent-title-${consent.wish}`)}
    >
      <p class="hbox loose">
        <Icon name={consent.wish === "undo" ? "undo" : "flag"} />
        {consent.wish === "undo"
          ? t("ui-consent-ask", { seat: asker, count })
          : t("ui-consent-ask-abandon", { seat: asker })}
      </p>
      <div class="row">
        <GuardedButton resetKey={resetKey} press={() => void store.agree(own, false)}>
          {t("ui-consent-no")}
        </GuardedButton>
        <GuardedButton resetKey={resetKey} className="p" press={() => void store.agree(own, true)}>
          {t("ui-consent-yes")}
        </GuardedButton>
      </div>
    </div>
  );
}
