/** The settings of this browser. */
import { useState } from "preact/hooks";
import { WASTES } from "../games/board";
import { Check, Segments } from "../parts/controls";
import { canNotify } from "../install";
import { Dialog } from "../parts/dialog";
import { faultText } from "../parts/fault";
import { play } from "../sound/tones";
import { person } from "../state/lobby";
import * as settings from "../state/settings";
import * as api from "../wire/api";
import { t } from "../words/speech";
import { ColourChoice } from "./colour_choice";
import { LanguageChoice } from "./frame";
import { PushSwitch } from "./push_switch";

export function Settings({ close }: { close(): void }) {
  return (
    <Dialog title={t("ui-settings")} close={close} sheet>
      <Name />
      <div class="field">
        {t("ui-language")}
        <LanguageChoice class="input" />
      </div>
      <Row label={t("ui-theme")}>
        <Segments
          label={t("ui-theme")}
          value={settings.theme.value}
          choices={(["auto", "light", "dark"] as const).map((value) => ({
            value,
            label: t(`ui-theme-${value}`),
          }))}
          choose={(value) => (settings.theme.value = value)}
        />
      </Row>
      <ColourChoice />
      <Row label={t("ui-motion")}>
        <Segments
          label={t("ui-motion")}
          value={settings.motion.value}
          choices={(["off", "fast", "normal", "slow"] as const).map((value) => ({
            value,
            label: t(`ui-motion-${value}`),
          }))}
          choose={(value) => (settings.motion.value = value)}
        />
      </Row>
      <Row label={t("ui-sound")}>
        <Segments
          label={t("ui-sound")}
          value={settings.sound.value}
          choices={[0, 1, 2, 3].map((value) => ({ value, label: t(`ui-sound-${value}`) }))}
          choose={(value) => {
            settings.sound.value = value;
            play("turn");
          }}
        />
      </Row>
      <Row label={t("ui-text-size")}>
        <Segments
          label={t("ui-text-size")}
          value={settings.textSize.value}
          choices={[100, 125, 150, 200].map((value) => ({
            value,
            label: t("ui-percent", { number: value }),
          }))}
          choose={(value) => (settings.textSize.value = value)}
        />
      </Row>
      <Row label={t("ui-asking")}>
        <Segments
          label={t("ui-asking")}
          value={settings.asking.value}
          choices={(["turn", "choice", "never"] as const).map((value) => ({
            value,
            label: t(`ui-asking-${value}`),
          }))}
          choose={(value) => (settings.asking.value = value)}
        />
      </Row>
      <Row label={t("ui-guide")}>
        <Segments
          label={t("ui-guide")}
          value={settings.guide.value}
          choices={(["first", "always", "never"] as const).map((value) => ({
            value,
            label: t(`ui-guide-for-${value}`),
          }))}
          choose={(value) => (settings.guide.value = value)}
        />
      </Row>
      <fieldset class="field warnings">
        <legend>{t("ui-warn")}</legend>
        {WASTES.map((kind) => (
          <Check key={kind} label={t(`ui-warn-${kind}`)} on={settings.warned[kind]} />
        ))}
      </fieldset>
      <Check label={t("ui-plain")} on={settings.plain} />
      <Check label={t("ui-single")} on={settings.single} />
      <Row label={t("ui-pace")}>
        <Segments
          label={t("ui-pace")}
          value={settings.pace.value}
          choices={[0, 400, 1000, 2000].map((value) => ({ value, label: t(`ui-pace-${value}`) }))}
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
  const [gameEvent, setTold] = useState("");
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      person.value = await api.rename(name.trim(), settings.language.value);
      setTold(t("ui-saved"));
    } catch (error) {
      setTold(faultText(error));
    }
  };
  return (
    <form class="name-form" onSubmit={(event) => void save(event)}>
      <label class="field">
        {t("ui-your-name")}
        <input
          class="input"
          value={name}
          maxLength={40}
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class="btn" type="submit">
        {t("ui-save")}
      </button>
      <p role="status">{gameEvent}</p>
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
        <span>{t("ui-notify")}</span>
      </label>
      <p class="hint2" role="status">
        {able ? denied && t("ui-notify-denied") : t("ui-notify-where")}
      </p>
    </div>
  );
}
