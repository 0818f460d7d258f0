/**
 * A game's rulebook for players, lazy-loaded when somebody opens it.
 *
 * rulebook/book.ts         sections, paragraphs with their ledger ids, figures by name; and the player aid
 * rulebook/figures.tsx     the figures, drawn with the game's own components
 * rulebook/<language>.ftl  the words: book-<key>, book-<key>-answer for the answer to a question, book-figure-<key> for a caption
 */
import type { ComponentType } from "preact";
import { insertSprite } from "../art/art";
import type { Language } from "../words/catalogue";
import type { Wording } from "../words/wording";

export interface Paragraph {
  kind: "text" | "step" | "example" | "question";
  key: string;
  /** The ledger entries that it tells. */
  rules: readonly string[];
}

export interface Figure {
  kind: "figure";
  key: string;
}

export interface Section {
  key: string;
  parts: readonly (Paragraph | Figure)[];
}

export interface Rulebook {
  figures: Figures;
  sections: readonly Section[];
  /** One page to keep at hand. */
  aid: readonly Section[];
}

export type Figures = Record<string, ComponentType<{ words: Wording }>>;

function paragraph(kind: Paragraph["kind"]): (key: string, rules: string) => Paragraph {
  return (key, rules) => ({ kind, key, rules: rules.split(" ") });
}

export const text = paragraph("text");
/** One step of a numbered list; neighbours form one list. */
export const step = paragraph("step");
export const example = paragraph("example");
export const question = paragraph("question");

export function figure(key: string): Figure {
  return { kind: "figure", key };
}

export function section(key: string, ...parts: Section["parts"]): Section {
  return { key, parts };
}

const books = import.meta.glob<{ default: Rulebook }>("./*/rulebook/book.ts");
const texts = import.meta.glob<string>("./*/rulebook/*.ftl", { query: "?raw", import: "default" });

export function hasRulebook(game: string): boolean {
  return `./${game}/rulebook/book.ts` in books;
}

export async function rulebookOf(game: string): Promise<Rulebook | null> {
  const [book] = await Promise.all([books[`./${game}/rulebook/book.ts`]?.(), insertSprite(game)]);
  return book?.default ?? null;
}

/** The words of a game's rulebook in a language; empty when it has none. */
export async function rulebookTexts(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/rulebook/${language}.ftl`]?.()) ?? "";
}
