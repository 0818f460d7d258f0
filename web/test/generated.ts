/** Read files that Python writes for these tests. Python writes one again if it is missing or older than its sources. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** `spoken`: the server's sentences. `rule_facts`: results of the rules. Both are modules of tests/browser. */
export type Generated = "spoken" | "rule_facts";
const SOURCES = [
  "src/caravela/games",
  "src/caravela/kernel",
  "src/caravela/testing",
  "src/caravela/texts",
  "tests/contracts",
  "tests/texts",
];
const SOURCE_FILE = /\.(py|ftl|toml)$/;

export function readGenerated(name: Generated, root = ROOT): string {
  const target = join(root, `web/test/${name}.json`);
  if (!existsSync(target) || statSync(target).mtimeMs < newestSource(name, root)) write(name, root);
  return readFileSync(target, "utf8");
}

function newestSource(name: Generated, root: string): number {
  const files = [...SOURCES, `tests/browser/${name}.py`]
    .map((source) => join(root, source))
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((file) => join(path, file))
        : [path],
    );
  return Math.max(...files.filter((file) => SOURCE_FILE.test(file)).map((file) => statSync(file).mtimeMs));
}

/** Run Python as web/make finds it, but prefer the environment in which `make` installs the server. */
function write(name: Generated, root: string): void {
  const module = `tests.browser.${name}`;
  const installed = join(root, ".venv/bin/python");
  const python = process.env.PY ?? (existsSync(installed) ? installed : (process.env.PYTHON ?? "python3"));
  const env = { ...process.env, PYTHONPATH: ["src", "."].join(delimiter) };
  try {
    execFileSync(python, ["-m", module], { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] });
  } catch (cause) {
    throw new Error(
      `web/test/${name}.json is missing or out of date, and ${python} could not write it. In the root of the repository, ` +
        `type: make setup && PYTHONPATH=src:. .venv/bin/python -m ${module}`,
      { cause },
    );
  }
}
