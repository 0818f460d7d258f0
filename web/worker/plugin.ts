/** Tell the service worker at build time which files every page needs. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The entry with its styles, languages, fonts and drawings; their imports are added. */
const SHELL = /^assets\/(index-|(en|fr|nl)-|shell-|chart-|caravela-)/;
/** Lazy-loaded parts of the shell are cached as well; a game is cached on first use. */
const LATER = /\/src\/(pages\/|table\/|push\.ts)/;

export function shellList(): Plugin {
  return {
    name: "shell-list",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const files = new Set(Object.keys(bundle).filter((name) => SHELL.test(name)));
      for (const name of files) {
        const file = bundle[name];
        if (file?.type !== "chunk") continue;
        for (const needed of file.imports) files.add(needed);
        for (const wanted of file.dynamicImports) {
          const part = bundle[wanted];
          if (part?.type === "chunk" && LATER.test(part.facadeModuleId ?? "")) files.add(wanted);
        }
      }
      const build = createHash("sha256").update(Object.keys(bundle).toSorted().join()).digest("hex");
      worker.code = worker.code
        .replaceAll("BUILT_FILES", JSON.stringify([...files].map((name) => `/${name}`).toSorted()))
        .replaceAll("BUILT_NAME", JSON.stringify(build.slice(0, 12)));
    },
  };
}
