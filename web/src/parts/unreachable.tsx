/** Says that the host does not answer and that what is shown may be old, until it answers again. */
import { useEffect } from "preact/hooks";
import { Icon } from "../art/art";
import { loadLobby, loadMatches } from "../state/lobby";
import { me, offline } from "../wire/api";
import { t } from "../words/speech";

const TRY_AGAIN = 5000;

export function Unreachable() {
  return offline.value ? <Strip /> : null;
}

function Strip() {
  useEffect(() => {
    const timer = setInterval(() => void tryNow(), TRY_AGAIN);
    const online = () => void tryNow();
    addEventListener("online", online);
    return () => {
      clearInterval(timer);
      removeEventListener("online", online);
    };
  }, []);
  return (
    <div class="notice danger unreachable" role="status">
      <Icon name="cloudoff" />
      <span class="grow">
        <b>{t("ui-offline")}</b> {t("ui-offline-more")}
      </span>
      <button type="button" class="btn sm" onClick={() => void tryNow()}>
        {t("ui-try-now")}
      </button>
    </div>
  );
}

async function tryNow(): Promise<void> {
  const back = await me().then(
    () => true,
    () => false,
  );
  if (back) await Promise.all([loadLobby(), loadMatches()]);
}
