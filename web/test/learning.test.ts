/** Help for learners: the guide's sentences, the first matches of a player, and why a step is good. */
import { describe, expect, it } from "vitest";
import { hasLesson, lessonOf } from "../src/games/learning";
import { verdictOf } from "../src/learning/advice";
import { FIRST, firstMatches } from "../src/learning/newcomer";
import { advance, stepFor } from "../src/learning/progress";
import type { ThoughtShape } from "../src/wire/shapes";
import { Catalogue, LANGUAGES } from "../src/words/catalogue";

const texts = import.meta.glob<string>("../src/games/*/learning/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const gameTexts = import.meta.glob<string>("../../src/caravela/games/*/texts/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ledgers = import.meta.glob<string>("../../src/caravela/games/*/rules.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = ["amerigo", "columbus_1492", "mundus_novus"];

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");
}

function learning(game: string, language: string): string {
  return texts[`../src/games/${game}/learning/${language}.ftl`] ?? "";
}

describe.each(GAMES)("the helper of %s", (game) => {
  it("speaks of every question of the game and of no other", () => {
    const asked = keys(gameTexts[`../../src/caravela/games/${game}/texts/en.ftl`] ?? "")
      .filter((key) => key.startsWith("ask-"))
      .map((key) => key.replace("ask-", "guide-"));
    const guided = keys(learning(game, "en")).filter((key) => key.startsWith("guide-"));
    expect(guided.toSorted()).toEqual(asked.toSorted());
  });

  it.each(LANGUAGES)("has the same words in %s, and names rules that there are", (language) => {
    const text = learning(game, language);
    expect(keys(text)).toEqual(keys(learning(game, "en")));
    expect(new Catalogue(language, [text]).has("guide-nothing")).toBe(false);
    const ledger = ledgers[`../../src/caravela/games/${game}/rules.toml`] ?? "";
    const named = [...text.matchAll(/[A-Z]{2}-[A-Z]{3}-\d{2}/g)].map((found) => found[0]);
    expect(named.length).toBeGreaterThan(0);
    for (const rule of named) expect(ledger).toContain(`"${rule}"`);
  });
});

describe.each(GAMES)("the lesson of %s", (game) => {
  it("has words for every step, for its end, and for nothing else", async () => {
    const lesson = await lessonOf(game);
    const names = lesson?.steps.map((step) => `lesson-${step.name}`) ?? [];
    const said = keys(learning(game, "en")).filter((key) => key.startsWith("lesson-"));
    expect(said).toEqual([...names, "lesson-end"]);
    expect(hasLesson(game)).toBe(true);
  });

  it("asks what the game asks", async () => {
    const lesson = await lessonOf(game);
    const asked = keys(gameTexts[`../../src/caravela/games/${game}/texts/en.ftl`] ?? "");
    for (const { question } of lesson?.steps ?? []) if (question) expect(asked).toContain(`ask-${question}`);
  });
});

describe("a step of a lesson", () => {
  const steps = [
    { name: "goal" },
    { name: "announce", question: "announce" },
    { name: "offer", question: "offer" },
    { name: "look" },
    { name: "take", question: "take" },
  ];
  it("stays until it is read, or until its question was answered", () => {
    expect(stepFor(steps, 0, "offer")).toBe(0);
    expect(stepFor(steps, 1, "announce")).toBe(1);
    expect(stepFor(steps, 2, null)).toBe(2);
  });
  it("is left out when the match asks something later, but not what is to be read before that", () => {
    expect(stepFor(steps, 1, "offer")).toBe(2);
    expect(stepFor(steps, 1, "take")).toBe(3);
  });
  it("waits while the match asks what the lesson does not speak of", () => {
    expect(stepFor(steps, 1, "store")).toBe(-1);
    expect(stepFor(steps, 5, "offer")).toBe(5);
  });
});

describe("a lesson", () => {
  const steps = [
    { name: "goal" },
    { name: "roll", question: "opening", action: "roll" },
    { name: "sail", question: "dice", action: "rose W" },
    { name: "end", question: "dice", action: "end" },
    { name: "round" },
  ];
  const start = { match: "m", step: 2, due: false, choices: 3, ended: false };
  it("goes on when the question of its step was answered, and not for another choice", () => {
    const other = advance(start, steps, -1, false, 4);
    expect(other).toEqual({ ...start, choices: 4 });
    const asked = advance(other, steps, 2, true, 4);
    expect(asked.due).toBe(true);
    expect(advance(asked, steps, 2, true, 4)).toBe(asked);
    expect(advance(asked, steps, 2, false, 5)).toMatchObject({ step: 3, due: false, choices: 5 });
    expect(advance(asked, steps, 4, true, 4)).toMatchObject({ step: 4, due: true });
  });
  it("goes back to the step of a choice that was undone", () => {
    const ending = { ...start, step: 3, due: true, choices: 5 };
    expect(advance(ending, steps, 3, true, 4)).toMatchObject({ step: 2, due: false, choices: 4 });
    expect(advance(ending, steps, 3, true, 3)).toMatchObject({ step: 1, choices: 3 });
  });
});

describe("a newcomer", () => {
  it("is somebody in one of the first matches of a game", () => {
    const seen = ["a", "b", "c", "d"].reduce<readonly string[]>(firstMatches, []);
    expect(seen).toEqual(["a", "b", "c"]);
    expect(seen).toHaveLength(FIRST);
    expect(firstMatches(seen, "b")).toBe(seen);
  });
});

describe("why a step is good", () => {
  const thought = (chance: number) => ({ chance }) as ThoughtShape;
  it("is said as the terminal says it", () => {
    expect(verdictOf([thought(0.6)]).key).toBe("thought-alone");
    expect(verdictOf([thought(0.6), thought(0.41)])).toEqual({ key: "thought-clear", points: 19 });
    expect(verdictOf([thought(0.6), thought(0.55)])).toEqual({ key: "thought-ahead", points: 5 });
    expect(verdictOf([thought(0.6), thought(0.59)]).key).toBe("thought-close");
  });
});
