/**
 * Boards of games outside this folder. CARAVELA_BOARDS lists them as key=folder, separated by spaces; CARAVELA_CLIENT is the
 * folder of the built client. Both are relative to the root of the repository. Such a board imports the client's modules
 * as "@caravela/...".
 *
 *   CARAVELA_BOARDS="high_card=examples/high_card/board" CARAVELA_CLIENT=build/my_client bash web/make
 *   caravela serve --client build/my_client
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCE = fileURLToPath(new URL("src", import.meta.url));
const MODULE = "virtual:boards";

export function boards(listed = process.env.CARAVELA_BOARDS ?? ""): Plugin {
  const folders = listed.split(/\s+/).filter(Boolean).map(folderOf);
  return {
    name: "boards",
    config: () => ({ resolve: { alias: { "@caravela": SOURCE }, dedupe: ["preact", "@preact/signals"] } }),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? moduleOf(folders) : null),
  };
}

function folderOf(entry: string): [key: string, folder: string] {
  const [key, path] = entry.split("=");
  const folder = path && resolve(ROOT, path);
  if (!key || !folder || !existsSync(join(folder, "index.tsx")))
    throw new Error(`CARAVELA_BOARDS: "${entry}" must be key=folder, and the folder must have an index.tsx`);
  return [key, folder];
}

/** Return a module that loads each board and its texts lazily, as board.ts loads those of its own folder. */
function moduleOf(folders: readonly [key: string, folder: string][]): string {
  const load = (key: string, file: string) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`;
  const found = folders.map(([key, folder]) => load(key, join(folder, "index.tsx")));
  const texts = folders.flatMap(([key, folder]) =>
    textsIn(folder).map((file) => load(`${key}/${basename(file, ".ftl")}`, `${file}?raw`)),
  );
  return `export const boards = {${found.join()}};\nexport const texts = {${texts.join()}};\n`;
}

function textsIn(folder: string): string[] {
  const texts = join(folder, "texts");
  if (!existsSync(texts)) return [];
  return readdirSync(texts)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => join(texts, file));
}
