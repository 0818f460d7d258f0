/** Texts come without what only translators read: their comments, and the lines between. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const TEXTS = /\.ftl\?raw$/;

export function bareWords(): Plugin {
  return {
    name: "bare-words",
    enforce: "pre",
    async load(id) {
      if (!TEXTS.test(id)) return null;
      const path = id.slice(0, id.indexOf("?"));
      this.addWatchFile(path);
      const lines = (await readFile(path, "utf8")).split("\n");
      const bare = lines.filter((line) => line !== "" && !line.startsWith("#")).join("\n");
      return `export default ${JSON.stringify(bare)};`;
    },
  };
}
