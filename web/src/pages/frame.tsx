/** The frame of every page but the table: brand, navigation, language, theme and settings. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon, Picture } from "../art/art";
import { Rhumbs } from "../art/rhumbs";
import { ThemeButton } from "../parts/controls";
import { lazyPart } from "../parts/lazy_part";
import { Unreachable } from "../parts/unreachable";
import { person } from "../state/lobby";
import { language } from "../state/settings";
import { LANGUAGES, type Language } from "../words/catalogue";
import { t } from "../words/speech";

export const settingsOpen = signal(false);
const settings = lazyPart(() => import("./settings").then((part) => part.Settings));

type Here = "home" | "tables" | "rules" | "account" | "";

export function Frame({ here, children }: { here: Here; children: ComponentChildren }) {
  return (
    <>
      <Rhumbs className="ground" width={1440} height={900} x={230} y={470} radius={330} />
      <div class="home">
        <div class="masthead">
          <header class="nav">
            <a class="logo" href="/" aria-label={t("ui-home")}>
              <Picture name="logo" box="0 0 48 48" />
            </a>
            <nav aria-label={t("ui-pages")}>
              <a href="/" aria-current={here === "home" ? "page" : undefined}>
                {t("ui-nav-play")}
              </a>
              <a href="/tables" aria-current={here === "tables" ? "page" : undefined}>
                {t("ui-nav-tables")}
              </a>
              <a href="/rules" aria-current={here === "rules" ? "page" : undefined}>
                {t("ui-nav-rules")}
              </a>
            </nav>
            <span class="grow" />
            <span class="hide-s">
              <LanguageChoice />
            </span>
            <a
              class="btn q sm account-link"
              href="/account"
              aria-label={t("ui-account")}
              aria-current={here === "account" ? "page" : undefined}
            >
              <Icon name="user" />
              {person.value?.account && <span class="hide-s ellipsis">{person.value.account}</span>}
            </a>
            <ThemeButton />
            <button
              type="button"
              class="btn q sm ic"
              aria-label={t("ui-settings")}
              onClick={() => (settingsOpen.value = true)}
            >
              <Icon name="gear" />
            </button>
          </header>
          <Unreachable />
        </div>
        {children}
      </div>
      <SettingsWindow />
    </>
  );
}

/** The settings dialog, while it is open. */
export function SettingsWindow() {
  const Settings = settings(settingsOpen.value);
  return Settings && <Settings close={() => (settingsOpen.value = false)} />;
}

export function LanguageChoice({ class: name }: { class?: string }) {
  return (
    <select
      class={name}
      aria-label={t("ui-language")}
      value={language.value}
      onChange={(event) => (language.value = event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {t(`word-language-${each}`)}
        </option>
      ))}
    </select>
  );
}
