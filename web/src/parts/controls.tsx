/** Small controls that several pages use. */
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Icon } from "../art/art";
import { isDark, theme } from "../state/settings";
import { t } from "../words/speech";

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
      aria-label={t(dark ? "ui-theme-to-light" : "ui-theme-to-dark")}
      onClick={() => (theme.value = dark ? "light" : "dark")}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}

/** Gives a link to others, by the phone's own means where it has some; says whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copy(link);
  await navigator.share({ title: "Caravela", url: link }).catch(() => undefined);
  return false;
}

/** Copies a text, and says whether it did; where the browser copies nothing, the text is shown to be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const copied = copySelected(text); // a page that was not served securely has no clipboard of that kind
    if (!copied) prompt(t("ui-copy-by-hand"), text);
    return copied;
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed"; // nothing scrolls to it
  // Beside an open window nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
