/** Builds the gallery into build/gallery: npm run gallery. Look at it with caravela serve --client build/gallery. */
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import base from "../vite.config.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(base, {
  root: folder("."),
  publicDir: false,
  build: {
    outDir: process.env.CARAVELA_CLIENT ?? folder("../../build/gallery"),
    emptyOutDir: !process.env.CARAVELA_CLIENT,
    rolldownOptions: { input: { index: folder("index.html") } },
  },
});
