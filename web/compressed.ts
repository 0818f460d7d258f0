/** Writes a compressed twin beside every text of the build, for the server to hand out. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /^assets\/.*\.(js|css|svg)$/;
const squeeze = promisify(gzip);

export function compressed(): Plugin {
  return {
    name: "compressed",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.values(bundle).filter((file) => TEXTS.test(file.fileName));
      await Promise.all(
        texts.map(async (file) => {
          const content = file.type === "chunk" ? file.code : file.source;
          await writeFile(join(dir, `${file.fileName}.gz`), await squeeze(content, { level: 9 }));
        }),
      );
    },
  };
}
