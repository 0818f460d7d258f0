/** Write a gzip file beside every text file of the build, for the server to send. */
import { gzipAsync } from "@gfx/zopfli";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = /^assets\/.*\.(js|css|svg)$/;
/** Iterations of Zopfli; more gain a few bytes for seconds of build time. */
const LOOKS = 5;

export function compressed(): Plugin {
  return {
    name: "compressed",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.values(bundle).filter((file) => TEXTS.test(file.fileName));
      for (const file of texts) {
        const content = file.type === "chunk" ? file.code : file.source;
        const squeezed = await gzipAsync(Buffer.from(content), { numiterations: LOOKS });
        await writeFile(join(dir, `${file.fileName}.gz`), squeezed);
      }
    },
  };
}
