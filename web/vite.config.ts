import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { bareWords } from "./bare_words.ts";
import { boards } from "./boards.ts";
import { components } from "./components.ts";
import { compressed } from "./compressed.ts";
import { shellList } from "./worker/plugin.ts";

/** Where the client is built to, for a client with boards of other games; see boards.ts. */
const CLIENT = process.env.CARAVELA_CLIENT;

/** Where the server under development listens; the built client is served by it. */
const SERVER = process.env.CARAVELA_SERVER ?? "http://127.0.0.1:8400";

export default defineConfig({
  build: {
    outDir: CLIENT ? resolve("..", CLIENT) : "../src/caravela/web_dist",
    emptyOutDir: !CLIENT,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/worker.ts" },
      output: {
        comments: { legal: false },
        // The worker's address must stay the same, or browsers would keep the old one.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  plugins: [bareWords(), boards(), components(), shellList(), compressed()],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Vitest empties style sheets by default; breakpoints.ts reads this one.
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    css: { include: /breakpoints\.css/ },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
