import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { suffixes } from "../server/manifest.ts";

/** Files as small as possible take half of the time of a build. `fast` is for builds that nobody loads over a slow line. */
const isFast = process.env.SITE_COMPRESSION === "fast";

const compressors = {
  [suffixes.br]: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: isFast ? 4 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  [suffixes.gzip]: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  [suffixes.zstd]: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      // Knowing the size, zstd limits its window to it; otherwise browsers reserve megabytes.
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: isFast ? constants.ZSTD_CLEVEL_DEFAULT : 19 },
    }),
};

const alreadyCompressed = [".avif", ".gif", ".jpeg", ".jpg", ".png", ".webp", ".woff2"];

/** Writes beside a file each compressed form that is smaller. @param file its path */
export async function compress(file: string, bytes: Buffer): Promise<void> {
  if (alreadyCompressed.includes(extname(file))) return;
  for (const [suffix, compressor] of Object.entries(compressors)) {
    const content = await compressor(bytes);
    if (content.length < bytes.length) await writeFile(file + suffix, content);
  }
}
