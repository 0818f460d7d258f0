/** Settings of this browser. They are stored locally and never sent to the server. */
import { effect, signal, type Signal } from "@preact/signals";
import { NARROWER, WIDER } from "../table/rail_width";
import { LANGUAGES, type Language } from "../words/catalogue";

export type Theme = "auto" | "light" | "dark";
export type Motion = "off" | "fast" | "normal" | "slow";
/** When to ask for confirmation: at the end of a turn, before every choice, or never. */
export type Asking = "turn" | "choice" | "never";

/** When to show the guide: to players new to the game, always, or never. */
export type Guided = "first" | "always" | "never";

const PREFIX = "caravela.";

/** Return the stored setting with this name, or null. */
export function loadSetting(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null; // storage is unavailable, or the value is not JSON
  }
}

export function saveSetting(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // without storage the settings last until the page is closed
  }
}

export function oneOf<T>(name: string, choices: readonly T[], usual: T): Signal<T> {
  const found = loadSetting(name) as T;
  const choice = signal(choices.includes(found) ? found : usual);
  effect(() => saveSetting(name, choice.value));
  return choice;
}

function amount(name: string, least: number, most: number, usual: number): Signal<number> {
  const found = loadSetting(name);
  const fits = typeof found === "number" && found >= least && found <= most;
  const choice = signal(fits ? found : usual);
  effect(() => saveSetting(name, choice.value));
  return choice;
}

function spoken(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((each) => wanted.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return "en";
}

export const language = oneOf<Language>("language", LANGUAGES, spoken());
export const theme = oneOf<Theme>("theme", ["auto", "light", "dark"], "auto");
export const motion = oneOf<Motion>("motion", ["off", "fast", "normal", "slow"], "normal");
export const asking = oneOf<Asking>("asking", ["turn", "choice", "never"], "turn");
export const sound = oneOf<number>("sound", [0, 1, 2, 3], 2);
export const single = oneOf<boolean>("single", [true, false], false);
/** Text and buttons instead of the board, for every game. */
export const plain = oneOf<boolean>("plain", [true, false], false);
export const guide = oneOf<Guided>("guide", ["first", "always", "never"], "first");
/** The enabled warnings about waste; each can be disabled separately. */
export const warned = {
  moves: oneOf<boolean>("warn-moves", [true, false], true),
  things: oneOf<boolean>("warn-things", [true, false], true),
  points: oneOf<boolean>("warn-points", [true, false], true),
};
/** Whether to show chat messages of spectators. */
export const hearWatchers = oneOf<boolean>("hear-watchers", [true, false], true);
export const notify = oneOf<boolean>("notify", [true, false], false);
/** Whether this browser gets a push notification on the player's turn when no page is open. */
export const push = oneOf<boolean>("push", [true, false], false);
export const textSize = oneOf<number>("text", [100, 125, 150, 200], 100);
export const level = oneOf<string>("level", ["cabin-boy", "sailor", "mate", "captain", "admiral"], "sailor");
export const pace = oneOf<number>("pace", [0, 400, 1000, 2000], 1000);

/** Extra width of the rail with log and chat, in pixels. */
export const railMore = amount("rail", -NARROWER, WIDER, 0);

/** Store a value for one match, in this tab only. */
export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // without storage, the question is asked again
  }
}

export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

const darkWanted = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(darkWanted.matches);
darkWanted.addEventListener("change", () => (systemDark.value = darkWanted.matches));

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "auto" && systemDark.value);
}

/** Return the duration scaled by the motion setting; 0 when animations are off. */
export function duration(milliseconds: number): number {
  if (lessMotion.matches) return 0;
  return milliseconds * { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[motion.value];
}

/** Apply the settings to the whole page, and keep them up to date. */
export function applySettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = isDark() ? "dark" : "light";
    root.dataset.motion = motion.value;
    root.lang = language.value;
    root.dataset.text = String(textSize.value);
    root.style.fontSize = textSize.value === 100 ? "" : `${textSize.value}%`;
  });
}
