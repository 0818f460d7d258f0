/** The words of the page in the reader's language: loaded once for each language and game, then said by key. */
import { computed, effect, signal } from "@preact/signals";
import { language } from "../state/settings";
import type { Facts } from "../wire/shapes";
import { BrokenText, Catalogue, type Language } from "./catalogue";
import { Wording } from "./wording";

/** The shell's own words come with the client, so that both are always of one version. */
const shellTexts = import.meta.glob<string>("../../../src/caravela/texts/web/*.ftl", {
  query: "?raw",
  import: "default",
});

const files = new Map<string, Promise<string>>();

function fetched(path: string): Promise<string> {
  let file = files.get(path);
  if (!file) {
    file = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    });
    file.catch(() => files.delete(path));
    files.set(path, file);
  }
  return file;
}

/** The texts of a language with those of a game that lists of games and tables show. */
export function outline(of: Language, game: string): Promise<Catalogue> {
  return catalogue(of, game, "", "?outline");
}

/** All texts of a language, with those of a game when one is named and those of its board. */
export async function catalogue(
  of: Language,
  game: string | null,
  board = "",
  query = "",
): Promise<Catalogue> {
  const shell = shellTexts[`../../../src/caravela/texts/web/${of}.ftl`];
  if (!shell) throw new BrokenText(`the shell does not speak ${of}`);
  const texts = [shell(), fetched(`/api/texts/${of}.ftl`)];
  if (game) texts.push(fetched(`/api/texts/${of}/${game}.ftl${query}`));
  return new Catalogue(of, [...(await Promise.all(texts)), board]);
}

const shell = signal<Catalogue | null>(null);
const silent = new Wording(new Catalogue("en", []));

export const words = computed(() => (shell.value ? new Wording(shell.value) : silent));
export const ready = computed(() => shell.value !== null);
export const failed = signal(false);

/** Loads the shell's texts, and again whenever another language is chosen. */
export function listen(): void {
  effect(() => {
    const wanted = language.value;
    catalogue(wanted, null).then(
      (loaded) => {
        if (language.value === wanted) shell.value = loaded;
        failed.value = false;
      },
      () => (failed.value = true),
    );
  });
}

/** A message in the shell's words. A mistake of the program shows its key and is reported, but stops nobody. */
export function t(key: string, facts?: Facts): string {
  return tWith(words.value, key, facts);
}

export function tWith(wording: Wording, key: string, facts?: Facts): string {
  return safely(key, () => wording.t(key, facts));
}

/** Whatever a wording says; should it fail, the key stands in. */
export function safely(key: string, speak: () => string): string {
  try {
    return speak();
  } catch (fault) {
    if (!(fault instanceof BrokenText)) throw fault;
    if (ready.value) console.error(fault.message);
    return key;
  }
}
