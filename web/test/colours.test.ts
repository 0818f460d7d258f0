/** Player colours: contrast on every background, distinct for every type of colour vision, and freely assigned to seats. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOURS, distinct, given, read, USUAL } from "../src/state/colours";

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const colours = sheet("../src/styles/colours.css");
const tokens = sheet("../src/styles/tokens.css");

type Triple = [number, number, number];

/** Return the linear RGB components of a colour, from 0 to 1. */
function light(hex: string): Triple {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, "$&$&") : hex.slice(1);
  const part = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(0), part(2), part(4)];
}

/** Return the contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const bright = (hex: string) => {
    const [red, green, blue] = light(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [low, high] = [bright(one), bright(other)].toSorted((a, b) => a - b) as [number, number];
  return high / low;
}

/** Colour vision with one type of cone missing, as matrices for linear RGB (Machado 2009, full severity). */
const EYES: Record<string, [Triple, Triple, Triple]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function through(perspective: readonly Triple[], [red, green, blue]: Triple): Triple {
  return perspective.map(([r, g, b]) => Math.min(1, Math.max(0, r * red + g * green + b * blue))) as Triple;
}

/** Return the distance of two colours in Oklab; 1 is from black to white. */
function apart(one: Triple, other: Triple): number {
  const lab = ([red, green, blue]: Triple): Triple => {
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const GROUNDS = ["vellum", "surface", "raised", "sunk"];

describe.each(["light", "dark"])("by %s", (theme) => {
  /** Return the value of a custom property for the theme. */
  const value = (from: string, name: string) => {
    const [, day = "", night = day] =
      new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+))?`).exec(from) ?? [];
    return theme === "dark" ? night : day;
  };

  it.each(COLOURS)("%s has a charge and a line that can be seen", (name) => {
    // The threshold for graphics: no text is drawn on a player's colour, or in it.
    expect(contrast(value(colours, `c-${name}`), value(colours, `c-${name}-on`))).toBeGreaterThan(3);
    for (const ground of GROUNDS)
      expect(contrast(value(colours, `c-${name}-line`), value(tokens, ground)), ground).toBeGreaterThan(3);
  });

  it.each(Object.keys(EYES))("any two colours differ for eyes with %s sight", (perspective) => {
    const seen = COLOURS.map((name) => through(EYES[perspective] ?? [], light(value(colours, `c-${name}`))));
    const least = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => apart(one, other)));
    expect(Math.min(...least)).toBeGreaterThan(0.06);
  });
});

describe("the colours of seats", () => {
  it("are the usual ones where nothing sensible was kept", () => {
    expect(read(null)).toEqual(USUAL);
    expect(read(["pink", "mud", 7])).toEqual(["pink", ...USUAL.slice(1)]);
  });

  it("change places, so that no two are alike", () => {
    expect(given(USUAL, 0, "green", false)).toEqual(["green", "blue", "yellow", "red", "purple", "black"]);
    expect(given(USUAL, 0, "sky", false)).toEqual(["sky", ...USUAL.slice(1)]);
  });

  it("may be alike if that is wanted, and are not once it is no longer", () => {
    const two = given(USUAL, 1, "red", true);
    expect(two).toEqual(["red", "red", ...USUAL.slice(2)]);
    expect(distinct(two)).toEqual(["red", "blue", ...USUAL.slice(2)]);
    expect(distinct(["red", "red", "red", "red", "red", "red"])).toHaveLength(6);
    expect(new Set(distinct(["red", "red", "red", "red", "red", "red"])).size).toBe(6);
  });
});
