/**
 * What a game's folder holds for people who learn it, loaded only when somebody does: learning/<language>.ftl.
 *
 * guide-<question>   what a question is about, in plain words; rules named in it become links
 */
import type { Language } from "../words/catalogue";

const texts = import.meta.glob<string>("./*/learning/*.ftl", { query: "?raw", import: "default" });

/** The learner's texts of a game in a language; empty when it has none. */
export async function learningTexts(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/learning/${language}.ftl`]?.()) ?? "";
}
