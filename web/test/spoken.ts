/** Read `spoken.json`, the server's sentences. Python writes it if it is missing or older than its sources. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MODULE = "tests.browser.spoken";
const SOURCES = [
  "src/caravela/games",
  "src/caravela/kernel",
  "src/caravela/texts",
  "tests/browser/spoken.py",
  "tests/texts",
];
const SOURCE_FILE = /\.(py|ftl|toml)$/;

export function readSpoken(root = ROOT): string {
  const target = join(root, "web/test/spoken.json");
  if (!existsSync(target) || statSync(target).mtimeMs < newestSource(root)) write(root);
  return readFileSync(target, "utf8");
}

function newestSource(root: string): number {
  const files = SOURCES.map((source) => join(root, source)).flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
      : [path],
  );
  return Math.max(...files.filter((file) => SOURCE_FILE.test(file)).map((file) => statSync(file).mtimeMs));
}

/** Run Python as web/make finds it, but prefer the environment in which `make` installs the server. */
function write(root: string): void {
  const installed = join(root, ".venv/bin/python");
  const python = process.env.PY ?? (existsSync(installed) ? installed : (process.env.PYTHON ?? "python3"));
  const env = { ...process.env, PYTHONPATH: ["src", "."].join(delimiter) };
  try {
    execFileSync(python, ["-m", MODULE], { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] });
  } catch (cause) {
    throw new Error(
      `web/test/spoken.json is missing or out of date, and ${python} could not write it. In the root of the repository, ` +
        `type: make setup && PYTHONPATH=src:. .venv/bin/python -m ${MODULE}`,
      { cause },
    );
  }
}
