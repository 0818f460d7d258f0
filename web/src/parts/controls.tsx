/** Small controls that several pages use. */
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Icon } from "../art/art";
import { isDark, theme } from "../state/settings";
import { say } from "../words/speech";

export function Segments<T extends string | number | boolean>({
  label,
  value,
  choices,
  choose,
}: {
  label: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  choose(value: T): void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} class="segments">
      {choices.map((each) => (
        <label key={String(each.value)}>
          <input
            type="radio"
            name={name}
            checked={each.value === value}
            onChange={() => choose(each.value)}
          />
          <span>{each.label}</span>
        </label>
      ))}
    </div>
  );
}

export function Check({ label, on }: { label: string; on: Signal<boolean> }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on.value}
        onChange={(event) => (on.value = event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

export function ThemeButton() {
  const dark = isDark();
  return (
    <button
      type="button"
      class="btn q sm ic theme-button"
      aria-label={say(dark ? "ui-theme-to-light" : "ui-theme-to-dark")}
      onClick={() => (theme.value = dark ? "light" : "dark")}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}

/** Copies a text, and says that it did. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the page is not served securely; the text stands there to be selected
  }
}
