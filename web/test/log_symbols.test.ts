// @vitest-environment node
/** Pictures in sentences of the log: found by the facts of an event, never by its words, so alike in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { symbolOf as amerigo } from "../src/games/amerigo/symbols";
import type { GameBoard } from "../src/games/board";
import { symbolOf as columbus } from "../src/games/columbus_1492/events";
import { symbolOf as mundus } from "../src/games/mundus_novus/events";
import type { Facts, GameEvent } from "../src/wire/shapes";
import { Catalogue, LANGUAGES, type Language } from "../src/words/catalogue";
import { marked, pieces } from "../src/words/marked";
import { Wording } from "../src/words/wording";

/** Return the sprite of the shell and that of a game: all symbols that a table of the game has. */
function sprites(game: string): string {
  const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
  return read("art/shell.svg") + read(`games/${game}/symbols.svg`);
}

const symbols: Record<string, NonNullable<GameBoard["symbol"]>> = {
  amerigo,
  columbus_1492: columbus,
  mundus_novus: mundus,
};

function wording(language: Language, game: string): Wording {
  const read = (path: string) =>
    readFileSync(new URL(`../../src/caravela/${path}/${language}.ftl`, import.meta.url), "utf8");
  return new Wording(
    new Catalogue(language, [read("texts"), read(`games/${game}/texts`)]),
    ["Ana", "Bea"],
    0,
  );
}

function gameEvent(event: string, facts: Facts): GameEvent {
  return { event, facts, rule: "", private: false };
}

/** A game, an event of it, and the pictures of its sentence in order; a last one that no fact names is in brackets. */
const CASES: [string, GameEvent, string][] = [
  ["mundus_novus", gameEvent("card-taken", { seat: "@A", owner: "@B", card: "coffee" }), "res-coffee"],
  [
    "mundus_novus",
    gameEvent("cards-dealt", { seat: "@B", cards: ["cocoa", "relic", "cocoa"] }),
    "res-cocoa res-relic",
  ],
  ["mundus_novus", gameEvent("relics-sold", { seat: "@A", count: 2, earned: 6 }), "res-relic coin"],
  [
    "mundus_novus",
    gameEvent("development-taken", { seat: "@A", place: 2, development: "caravel:7" }),
    "dev-caravel",
  ],
  ["mundus_novus", gameEvent("event-bought", { seat: "@A", event: "event-kings-aid" }), "i-seal (coin)"],
  [
    "columbus_1492",
    gameEvent("dice-rolled", { seat: "@A", dice: ["face-sail", "face-storm"] }),
    "face-sail face-storm",
  ],
  ["columbus_1492", gameEvent("food-received", { seat: "@B", count: 1 }), "barrel"],
  [
    "columbus_1492",
    gameEvent("lens-seen", { seat: "@A", lens: "lens-inhabited", count: 2 }),
    "lens-am barrel",
  ],
  ["columbus_1492", gameEvent("mutiny-paid", { seat: "@A" }), "(barrel)"],
  [
    "amerigo",
    gameEvent("commodities-gathered", { seat: "@A", commodities: ["sugar", "sugar", "coffee"] }),
    "com-3 com-5",
  ],
  ["amerigo", gameEvent("chest-cashed", { seat: "@A", gold: 3 }), "coin (chest)"],
  ["amerigo", gameEvent("cannons-added", { seat: "@B", count: 2, sum: 5 }), "i-cannon"],
  [
    "amerigo",
    gameEvent("cubes-stored", { cubes: ["cube-blue", "cube-red"], inside: ["cube-white"] }),
    "cube cube cube",
  ],
  ["amerigo", gameEvent("token-taken", { seat: "@A", token: "flagship" }), "i-flag"],
];

describe.each(LANGUAGES)("in the language %s", (language) => {
  it.each(CASES)("%s shows the things of %o", (game, event, expected) => {
    const words = wording(language, game);
    const symbol = symbols[game];
    const found = pieces(marked(words).event(event));
    expect(found.map(({ text }) => text).join("")).toBe(words.event(event));
    const inside = found.flatMap(({ fact }) => (fact && symbol?.(event, fact)?.name) || []);
    const about = symbol?.(event)?.name;
    // The order of words differs between languages.
    expect([...inside, ...(about ? [`(${about})`] : [])].toSorted()).toEqual(expected.split(" ").toSorted());
    for (const name of [...inside, about]) if (name) expect(sprites(game)).toContain(`id="${name}"`);
  });
  it("marks numbers and still finds their plural", () => {
    const words = marked(wording(language, "columbus_1492"));
    const one = pieces(words.event(gameEvent("food-received", { seat: "@B", count: 1 })));
    const two = pieces(words.event(gameEvent("food-received", { seat: "@B", count: 2 })));
    expect([one, two].map((each) => each.find(({ fact }) => fact === "#count")?.text)).toEqual(["1", "2"]);
    expect(one.at(-1)?.text).not.toBe(two.at(-1)?.text);
  });
});
