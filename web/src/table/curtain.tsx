/** The curtain on a shared screen: nobody's secrets are in the page until the right person opens it. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { Rhumbs } from "../art/rhumbs";
import { GuardedButton } from "../parts/guarded_button";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";

const PIN = /^[0-9]{4,12}$/;

/** As a strip, below the table as everybody may see it; or alone, until that table has come in place of a seat's. */
export function Curtain({ store, strip = false }: { store: TableStore; strip?: boolean }) {
  const seat = store.state.curtain.value;
  const words = store.state.words.value;
  if (seat === null || !words) return null;
  const Frame = strip ? "aside" : "main";
  return (
    <Frame class={strip ? "curtain strip-curtain" : "curtain"} aria-label={t("ui-curtain-bar")}>
      {!strip && <Rhumbs className="ground" width={1200} height={700} x={600} y={350} radius={300} />}
      <Panel key={seat} store={store} seat={seat} name={words.seat(seat)} />
    </Frame>
  );
}

function Panel({ store, seat, name }: { store: TableStore; seat: number; name: string }) {
  const state = store.state.table.value?.seats[seat]?.pin ?? "none";
  const [choosing, setChoosing] = useState(false);
  const [pin, setPin] = useState("");
  useEffect(() => {
    setChoosing(false);
    setPin("");
  }, [state]);
  const entering = choosing || state === "set";
  const ready = store.state.settled.value && (!entering || PIN.test(pin));
  const open = () => {
    if (ready)
      void (choosing ? store.protect(seat, pin) : Promise.resolve()).then(() => store.look(seat, pin));
  };
  const facts = { seat: verbatim(name) };
  return (
    <section class="panel">
      <Shield seat={seat} />
      <h2>{t("ui-curtain-title", facts)}</h2>
      <p>{t(state === "removed" ? "ui-pin-removed" : "ui-curtain-text", facts)}</p>
      {entering && <PinField label={t(choosing ? "ui-pin-new" : "ui-pin")} change={setPin} enter={open} />}
      {/* The next person presses Enter without looking for the mouse; who held it down before opens nothing. */}
      <GuardedButton resetKey={String(seat)} className="p" disabled={!ready} focused={!entering} press={open}>
        <Icon name="eye" />
        {t("ui-curtain-open", facts)}
      </GuardedButton>
      {state === "set" ? (
        <button type="button" class="btn q sm" onClick={() => void store.protect(seat, "")}>
          {t("ui-pin-forgot")}
        </button>
      ) : (
        !choosing && (
          <button type="button" class="btn q sm" onClick={() => setChoosing(true)}>
            <Icon name="lock" />
            {t("ui-pin-set")}
          </button>
        )
      )}
    </section>
  );
}

function PinField(props: { label: string; change(pin: string): void; enter(): void }) {
  return (
    <input
      class="input pin"
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      placeholder={props.label}
      aria-label={props.label}
      onInput={({ currentTarget }) => props.change(currentTarget.value)}
      onKeyDown={({ key, repeat }) => {
        if (key === "Enter" && !repeat) props.enter();
      }}
    />
  );
}
