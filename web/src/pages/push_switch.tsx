/** The wish to be told of one's turn when no page is open; it is shown only where the server and the browser can do it. */
import { useEffect, useState } from "preact/hooks";
import { faultText } from "../parts/fault";
import { person } from "../state/lobby";
import { language, push } from "../state/settings";
import * as api from "../wire/api";
import { t } from "../words/speech";

export function PushSwitch() {
  const [able, setAble] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  useEffect(() => {
    void import("../push")
      .then(({ offered }) => offered())
      .then((key) => setAble(key !== null))
      .catch(() => undefined); // without the server there is nothing to switch
  }, []);
  if (!able) return null;
  const wish = async (box: HTMLInputElement) => {
    setBusy(true);
    setFault("");
    try {
      await (box.checked ? begin() : import("../push").then(({ end }) => end()));
    } catch (error) {
      setFault(error instanceof api.Failed ? faultText(error) : t("ui-push-failed"));
    }
    box.checked = push.value;
    if (Notification.permission === "denied") setFault(t("ui-notify-denied"));
    setBusy(false);
  };
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          disabled={busy}
          checked={push.value}
          onChange={(event) => void wish(event.currentTarget)}
        />
        <span>{t("ui-push")}</span>
      </label>
      <p class="hint2">{t("ui-push-more")}</p>
      <p class="hint2" role="status">
        {fault}
      </p>
    </div>
  );
}

async function begin(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  // Only somebody whom the server knows can be told.
  person.value = await api.rename(person.value?.name ?? "", language.value);
  const { renew } = await import("../push");
  await renew();
}
