/** Writes a compressed twin beside every text of the build, for the server to hand out. */
import { gzipAsync } from "@gfx/zopfli";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = /^assets\/.*\.(js|css|svg)$/;
/** How often the best way to write a text is looked for anew; beyond this some bytes are gained for seconds. */
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
