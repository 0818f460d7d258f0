/**
 * What a game's folder holds for people who learn it, loaded only when somebody does.
 *
 * learning/<language>.ftl
 *   guide-<question>   what a question is about, in plain words; rules named in it become links
 *   lesson-<step>      what is said at a step of the lesson
 * learning/lesson.ts   the lesson, as its default export: a real match against bots, whose chance is always the same
 */
import type { Language } from "../words/catalogue";

export interface LessonStep {
  /** The end of the text's key. */
  name: string;
  /** The question that ends this step when it is answered. Without one, it is only read. */
  question?: string;
  /** The only action that is taken meanwhile. The lesson's chance is fixed, so it is known beforehand. */
  action?: string;
  /** The data-region of what is meant. */
  light?: string;
}

export interface Lesson {
  /** How many play, the learner among them. */
  seats: number;
  options?: Record<string, string>;
  steps: readonly LessonStep[];
}

const texts = import.meta.glob<string>("./*/learning/*.ftl", { query: "?raw", import: "default" });
const lessons = import.meta.glob<{ default: Lesson }>("./*/learning/lesson.ts");

/** The learner's texts of a game in a language; empty when it has none. */
export async function learningTexts(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/learning/${language}.ftl`]?.()) ?? "";
}

export function hasLesson(game: string): boolean {
  return `./${game}/learning/lesson.ts` in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/learning/lesson.ts`]?.())?.default ?? null;
}
