/** Write a brotli and a gzip file beside every text file of the build, for the server to send. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /^assets\/.*\.(js|css|svg)$/;

export function compressed(): Plugin {
  return {
    name: "compressed",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.values(bundle).filter((file) => TEXTS.test(file.fileName));
      await Promise.all(
        texts.map(async (file) => {
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          const target = join(dir, file.fileName);
          await writeFile(`${target}.br`, await promisify(brotliCompress)(content, { params }));
          await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
