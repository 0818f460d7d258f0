/** Import `components.toml` of a game as a JSON document, parsed at build time. */
import { readFile } from "node:fs/promises";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const COMPONENTS = /\/components\.toml$/;

export function components(): Plugin {
  return {
    name: "components",
    enforce: "pre",
    async load(id) {
      if (!COMPONENTS.test(id)) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(parse(await readFile(id, "utf8")))};`;
    },
  };
}
