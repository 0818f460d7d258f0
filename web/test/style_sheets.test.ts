// @vitest-environment node
/** Style sheets and components name the same classes and properties, and boards leave the shell alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const BOARDS = { mundus_novus: "mn", amerigo: "am", columbus_1492: "cc" };
const COMMENT = /\/\*.*?\*\//gs;

/** Return the text, without comments, of each file below a folder of src/, by its path. */
function filesIn(folder: string, ending: RegExp): Map<string, string> {
  const paths = readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" });
  const wanted = paths.filter((path) => ending.test(path)).map((path) => join(folder, path));
  return new Map(
    wanted.map((path) => [path, readFileSync(join(SOURCE, path), "utf8").replaceAll(COMMENT, "")]),
  );
}

/** Return the selectors of a style sheet, without those of at-rules. */
function selectorsOf(sheet: string): string[] {
  const plain = sheet.replaceAll(/@import[^;]*;|"[^"]*"/g, "");
  const heads = [...plain.matchAll(/([^{};]*)\{/g)].map(([, head = ""]) => head.trim());
  // A comma within parentheses separates no selectors.
  return heads.filter((head) => !head.startsWith("@")).flatMap((head) => head.split(/,(?![^(]*\))/));
}

function classesIn(text: string): string[] {
  return text.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
}

function classesOf(sheet: string): Set<string> {
  return new Set(selectorsOf(sheet).flatMap(classesIn));
}

/** Return whether code names a class: as a word, or by a template such as `seats-${count}`. */
function naming(code: Iterable<string>): (name: string) => boolean {
  const text = [...code].join("\n");
  const words = new Set(text.match(/[a-z][\w-]*/g));
  const starts = [...new Set([...text.matchAll(/([a-z][\w-]*)\$\{/g)].map(([, start = ""]) => start))];
  const completes = (start: string, name: string) =>
    name.startsWith(start) && (start.endsWith("-") || /^\d+$/.test(name.slice(start.length)));
  return (name) => words.has(name) || starts.some((start) => completes(start, name));
}

const code = filesIn("", /\.tsx?$/);
const sheets = filesIn("", /\.css$/);
const every = (texts: Map<string, string>) => [...texts.values()].join("\n");
const browserTests = every(filesIn("../../tests/browser", /\.py$/));

describe("style sheets", () => {
  it("style only classes that a component has", () => {
    const isNamed = naming(code.values());
    const unknown = [...sheets].flatMap(([path, sheet]) =>
      [...classesOf(sheet)].filter((name) => !isNamed(name)).map((name) => `${path} .${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("use only custom properties that are set somewhere", () => {
    const set = new Set(every(sheets).match(/--[\w-]+(?=:)|(?<=@property )--[\w-]+/g));
    const inCode = every(code);
    // state/colours.ts sets the properties of seats, such as --p1-on.
    const isSet = (name: string) =>
      set.has(name) || inCode.includes(`"${name}"`) || /^--p[1-6](?:-on|l)?$/.test(name);
    const used = new Set(every(sheets).match(/(?<=var\()--[\w-]+(?=\))/g));
    expect([...used].filter((name) => !isSet(name))).toEqual([]);
  });

  it("set only design tokens that are used", () => {
    const tokens = new Set(sheets.get("styles/tokens.css")?.match(/--[\w-]+(?=:)/g));
    const drawings = every(filesIn("", /\.svg$/));
    const everything = every(sheets) + every(code) + drawings;
    const used = new Set(everything.match(/(?<=var\()--[\w-]+/g));
    expect([...tokens].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe.each(Object.entries(BOARDS))("the board of %s", (game, prefix) => {
  const folder = join("games", game);
  const own = filesIn(folder, /\.tsx?$/);
  const ownSheets = filesIn(folder, /\.css$/);

  it("has only classes that are styled or that a browser test looks for", () => {
    const styled = classesOf(every(ownSheets));
    const named = new Set(
      every(own).match(new RegExp(`(?<![\\w#-])${prefix}-[a-z0-9-]*[a-z0-9](?![\\w-]|\\$)`, "g")),
    );
    expect([...named].filter((name) => !styled.has(name) && !browserTests.includes(`.${name}`))).toEqual([]);
  });

  it("does not style the shell", () => {
    const shell = new Set<string>();
    const shared = new Set<string>();
    for (const [path, sheet] of sheets) {
      const isShared =
        path.startsWith("kit") || /styles\/(?:base|forms|dialogs|foreseen|overrides)\.css/.test(path);
      if (path.startsWith("styles") || isShared)
        for (const name of classesOf(sheet)) (isShared ? shared : shell).add(name);
    }
    const isOwn = naming(own.values());
    // The figures of a rulebook are laid out by the rulebook around them.
    const isForeign = (name: string) =>
      shell.has(name) && !shared.has(name) && !isOwn(name) && !/^(?:book|aid)\b/.test(name);
    const reaching = selectorsOf(every(ownSheets)).filter(
      (selector) => !selector.includes(`.${prefix}`) && classesIn(selector).some(isForeign),
    );
    expect(reaching).toEqual([]);
  });
});
