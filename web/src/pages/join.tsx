/** Somebody came by a link or a code: a name is all it takes. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { faultText } from "../parts/fault";
import { go } from "../route";
import { newNonce, person } from "../state/house";
import { language, remember } from "../state/settings";
import * as api from "../wire/api";
import { say } from "../words/speech";
import { Frame } from "./frame";

export function JoinPage({ token, watch }: { token: string; watch: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? person.value?.name ?? "";
  const [fault, setFault] = useState("");
  const join = async () => {
    try {
      if (!watch) person.value = await api.rename(name.trim(), language.value);
      const joined = await api.join({
        token,
        name: watch ? "" : name.trim(),
        nonce: watch ? "" : newNonce(),
      });
      remember(`seat.${joined.match}`, joined.seats.length === 1 ? joined.seats[0] : null);
      go(`/table/${joined.match}`, true);
    } catch (error) {
      setFault(faultText(error));
    }
  };
  useEffect(() => {
    if (watch) void join();
  }, [token]);
  return (
    <Frame here="">
      <main class="page narrow">
        <section class="box">
          <h1>{say(watch ? "ui-watch-title" : "ui-join-title")}</h1>
          {!watch && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void join();
              }}
            >
              <label class="field">
                {say("ui-your-name")}
                <input
                  class="input"
                  value={name}
                  maxLength={40}
                  required
                  autocomplete="nickname"
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </label>
              <button class="btn p" type="submit">
                <Icon name="check" />
                {say("ui-sit-down")}
              </button>
            </form>
          )}
          <p role="alert">{fault}</p>
        </section>
      </main>
    </Frame>
  );
}
