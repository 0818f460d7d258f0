/** Says that the host does not answer and that what is shown may be old, until it answers again. */
import { useEffect } from "preact/hooks";
import { Icon } from "../art/art";
import { loadHouse, loadMatches } from "../state/house";
import { me, offline } from "../wire/api";
import { say } from "../words/speech";

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
        <b>{say("ui-offline")}</b> {say("ui-offline-more")}
      </span>
      <button type="button" class="btn sm" onClick={() => void tryNow()}>
        {say("ui-try-now")}
      </button>
    </div>
  );
}

async function tryNow(): Promise<void> {
  const back = await me().then(
    () => true,
    () => false,
  );
  if (back) await Promise.all([loadHouse(), loadMatches()]);
}
