// @vitest-environment node
/** The browser says exactly what the server says, for every message of every game in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue, LANGUAGES, type Language } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";
import type { Facts, OutcomeShape } from "../src/wire/shapes";
import { readGenerated } from "./generated";

interface Spoken {
  language: Language;
  game: string;
  kind: "event" | "action" | "question" | "step" | "why" | "name" | "score" | "outcome";
  key: string;
  facts: Facts;
  outcome?: OutcomeShape;
  /** The seat that it is said to; without one it is said to anybody. */
  viewer?: number;
  text: string;
}

const NAMES = ["Anna", "Bruno", "Chloé", "Daan", "Eva", "Florian", "Gaspard", "Hanne"];
const ROOT = "../src/caravela";
const spoken = JSON.parse(readGenerated("spoken")) as Spoken[];

function wording(language: Language, game: string, viewer: number | null): Wording {
  const read = (path: string) => readFileSync(new URL(`../${ROOT}/${path}`, import.meta.url), "utf8");
  const texts = [`texts/${language}.ftl`, `texts/web/${language}.ftl`, `games/${game}/texts/${language}.ftl`];
  return new Wording(new Catalogue(language, texts.map(read)), NAMES, viewer);
}

function said(words: Wording, { kind, key, facts, outcome }: Spoken): string {
  switch (kind) {
    case "event":
      return words.event({ event: key, facts });
    case "action":
      return words.action({ family: key, facts });
    case "question":
      return words.question({ question: key, seat: Number(facts.seat) });
    case "step":
      return words.step({ question: key });
    case "why":
      return words.reason(key, facts);
    case "name":
      return words.name(key, Number(facts.count));
    case "score":
      return words.score(Number(facts.count));
    case "outcome":
      return words.outcome(outcome as OutcomeShape);
  }
}

describe.each(LANGUAGES)("in the language %s", (language) => {
  const games = [...new Set(spoken.map((each) => each.game))];
  it.each(games)("%s is worded as on the server", (game) => {
    const words = wording(language, game, null);
    const toViewer = wording(language, game, 0);
    const mine = spoken.filter((each) => each.language === language && each.game === game);
    expect(mine.length).toBeGreaterThan(100);
    for (const each of mine) {
      const speaker = each.viewer === undefined ? words : toViewer;
      expect(said(speaker, each), `${each.kind} ${each.key}`).toBe(each.text);
    }
  });
});
