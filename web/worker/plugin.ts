/** Tells the service worker, once everything is built, which files every page needs. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * The entry with its styles, what it loads later, the languages, the type and the drawings, and what those are made of; a game
 * is kept when it is first used.
 */
const SHELL = /^assets\/(index-|review-|(en|fr|nl)-|symbols-|chart-|caravela-)/;

export function shellList(): Plugin {
  return {
    name: "shell-list",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const files = new Set(Object.keys(bundle).filter((name) => SHELL.test(name)));
      for (const name of files) {
        const file = bundle[name];
        if (file?.type === "chunk") for (const needed of file.imports) files.add(needed);
      }
      const build = createHash("sha256").update(Object.keys(bundle).toSorted().join()).digest("hex");
      worker.code = worker.code
        .replaceAll("BUILT_FILES", JSON.stringify([...files].map((name) => `/${name}`).toSorted()))
        .replaceAll("BUILT_NAME", JSON.stringify(build.slice(0, 12)));
    },
  };
}
