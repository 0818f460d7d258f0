/** The settings of this browser. */
import { useState } from "preact/hooks";
import { WASTES } from "../games/board";
import { Check, Segments } from "../parts/controls";
import { canNotify } from "../install";
import { Dialog } from "../parts/dialog";
import { faultText } from "../parts/fault";
import { play } from "../sound/tones";
import { person } from "../state/house";
import * as settings from "../state/settings";
import * as api from "../wire/api";
import { say } from "../words/speech";
import { ColourChoice } from "./colour_choice";
import { LanguageChoice } from "./frame";
import { PushSwitch } from "./push_switch";

export function Settings({ close }: { close(): void }) {
  return (
    <Dialog title={say("ui-settings")} close={close} sheet>
      <Name />
      <div class="field">
        {say("ui-language")}
        <LanguageChoice />
      </div>
      <Row label={say("ui-theme")}>
        <Segments
          label={say("ui-theme")}
          value={settings.theme.value}
          choices={(["auto", "light", "dark"] as const).map((value) => ({
            value,
            label: say(`ui-theme-${value}`),
          }))}
          choose={(value) => (settings.theme.value = value)}
        />
      </Row>
      <ColourChoice />
      <Row label={say("ui-motion")}>
        <Segments
          label={say("ui-motion")}
          value={settings.motion.value}
          choices={(["off", "fast", "normal", "slow"] as const).map((value) => ({
            value,
            label: say(`ui-motion-${value}`),
          }))}
          choose={(value) => (settings.motion.value = value)}
        />
      </Row>
      <Row label={say("ui-sound")}>
        <Segments
          label={say("ui-sound")}
          value={settings.sound.value}
          choices={[0, 1, 2, 3].map((value) => ({ value, label: say(`ui-sound-${value}`) }))}
          choose={(value) => {
            settings.sound.value = value;
            play("turn");
          }}
        />
      </Row>
      <Row label={say("ui-text-size")}>
        <Segments
          label={say("ui-text-size")}
          value={settings.textSize.value}
          choices={[100, 125, 150, 200].map((value) => ({
            value,
            label: say("ui-percent", { number: value }),
          }))}
          choose={(value) => (settings.textSize.value = value)}
        />
      </Row>
      <Row label={say("ui-asking")}>
        <Segments
          label={say("ui-asking")}
          value={settings.asking.value}
          choices={(["turn", "choice", "never"] as const).map((value) => ({
            value,
            label: say(`ui-asking-${value}`),
          }))}
          choose={(value) => (settings.asking.value = value)}
        />
      </Row>
      <Row label={say("ui-guide")}>
        <Segments
          label={say("ui-guide")}
          value={settings.guide.value}
          choices={(["first", "always", "never"] as const).map((value) => ({
            value,
            label: say(`ui-guide-for-${value}`),
          }))}
          choose={(value) => (settings.guide.value = value)}
        />
      </Row>
      <fieldset class="field warnings">
        <legend>{say("ui-warn")}</legend>
        {WASTES.map((kind) => (
          <Check key={kind} label={say(`ui-warn-${kind}`)} on={settings.warned[kind]} />
        ))}
      </fieldset>
      <Check label={say("ui-plain")} on={settings.plain} />
      <Check label={say("ui-single")} on={settings.single} />
      <Row label={say("ui-pace")}>
        <Segments
          label={say("ui-pace")}
          value={settings.pace.value}
          choices={[0, 400, 1000, 2000].map((value) => ({ value, label: say(`ui-pace-${value}`) }))}
          choose={(value) => (settings.pace.value = value)}
        />
      </Row>
      <Notifications />
      <PushSwitch />
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: preact.ComponentChildren }) {
  return (
    <div class="field">
      {label}
      {children}
    </div>
  );
}

function Name() {
  const [name, setName] = useState(person.value?.name ?? "");
  const [told, setTold] = useState("");
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      person.value = await api.rename(name.trim(), settings.language.value);
      setTold(say("ui-saved"));
    } catch (error) {
      setTold(faultText(error));
    }
  };
  return (
    <form class="name-form" onSubmit={(event) => void save(event)}>
      <label class="field">
        {say("ui-your-name")}
        <input
          class="input"
          value={name}
          maxLength={40}
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class="btn" type="submit">
        {say("ui-save")}
      </button>
      <p role="status">{told}</p>
    </form>
  );
}

function Notifications() {
  const able = canNotify();
  const [denied, setDenied] = useState(false);
  const wish = async (box: HTMLInputElement) => {
    const granted = box.checked && (await Notification.requestPermission()) === "granted";
    setDenied(box.checked && !granted);
    box.checked = granted;
    settings.notify.value = granted;
  };
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          disabled={!able}
          checked={able && settings.notify.value}
          onChange={(event) => void wish(event.currentTarget)}
        />
        <span>{say("ui-notify")}</span>
      </label>
      <p class="hint2" role="status">
        {able ? denied && say("ui-notify-denied") : say("ui-notify-where")}
      </p>
    </div>
  );
}
