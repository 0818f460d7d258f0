// @vitest-environment node
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readGenerated } from "./generated";

const FOLDERS = [
  "src/caravela/games",
  "src/caravela/kernel",
  "src/caravela/testing",
  "src/caravela/texts",
  "tests/browser",
  "tests/contracts",
  "tests/texts",
];

describe("a generated file", () => {
  let root = "";
  let target = "";

  /** A checkout whose Python module writes a list of one number. */
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "caravela-"));
    target = join(root, "web/test/spoken.json");
    for (const folder of [...FOLDERS, "web/test"]) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(
      join(root, "tests/browser/spoken.py"),
      'from pathlib import Path\nPath("web/test/spoken.json").write_text("[1]")\n',
    );
  });

  it("is written if it is missing", () => {
    expect(readGenerated("spoken", root)).toBe("[1]");
  });

  it("is written if a source is newer, and read as it is otherwise", () => {
    writeFileSync(target, "[2]");
    expect(readGenerated("spoken", root)).toBe("[2]");
    utimesSync(target, 1000, 1000);
    expect(readGenerated("spoken", root)).toBe("[1]");
  });

  it("asks for a command if Python cannot write it", () => {
    writeFileSync(join(root, "tests/browser/spoken.py"), "import caravela_is_not_installed\n");
    expect(() => readGenerated("spoken", root)).toThrow(/type: make setup && .* -m tests\.browser\.spoken/);
  });
});
