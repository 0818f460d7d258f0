/** The fingerprint of the shuffle: noted when a match is first seen, compared when its seed is out. */
import { beforeEach, describe, expect, it } from "vitest";
import { judge, note, noted } from "../src/table/promises";
import type { TableShape } from "../src/wire/shapes";

const SECRET = "00".repeat(32);
const FINGERPRINT = "d4d804934ba75696de6853d9ba1b229f42f54ec89f723749d3bcc8af97aa80b3";

function table(more: Partial<TableShape> = {}): TableShape {
  return { match: "m", phase: "playing", commitment: FINGERPRINT, secret: null, ...more } as TableShape;
}

const over = (more: Partial<TableShape> = {}) => table({ phase: "over", secret: SECRET, ...more });

describe("the promise of the shuffle", () => {
  beforeEach(() => localStorage.clear());

  it("is kept when the seed has the fingerprint that was noted before", async () => {
    note(table({ phase: "gathering" }), 0);
    expect(await judge(over())).toBe("kept");
  });

  it("is what was seen first, whatever is shown later", async () => {
    note(table({ commitment: "ab".repeat(32) }), 3);
    note(table(), 4);
    expect(noted("m")).toEqual({ commitment: "ab".repeat(32), moves: 3 });
    expect(await judge(over())).toBe("changed");
  });

  it("cannot be told from what the server says at the end alone", async () => {
    note(over(), 50);
    expect(noted("m")).toBeNull();
    expect(await judge(over())).toBe("unseen");
  });

  it("is broken by another seed", async () => {
    note(table(), 0);
    expect(await judge(over({ secret: "01".repeat(32) }))).toBe("broken");
  });

  it("is forgotten for the oldest matches only", () => {
    for (let number = 0; number < 205; number += 1) note(table({ match: `m${number}` }), 0);
    expect(noted("m4")).toBeNull();
    expect(noted("m5")).not.toBeNull();
    expect(noted("m204")).not.toBeNull();
  });
});
