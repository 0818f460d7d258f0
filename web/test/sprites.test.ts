/** Every drawing finds the symbols that it refers to, in itself or in the sprite of the shell. */
import { expect, it } from "vitest";

const drawings = import.meta.glob<string>(["../src/art/*.svg", "../src/games/*/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function ids(text: string): string[] {
  return [...text.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1] ?? "");
}

it.each(Object.entries(drawings))("%s is complete", (_, text) => {
  const known = new Set([...ids(text), ...ids(drawings["../src/art/shell.svg"] ?? "")]);
  const references = [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map((found) => found[1] ?? "");
  expect(references.filter((name) => !known.has(name))).toEqual([]);
});

it("no two drawings have a symbol of the same name", () => {
  const all = Object.values(drawings).flatMap(ids);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});
