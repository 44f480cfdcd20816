import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { contentHash } from "../server/build.ts";
import { type Encoding, suffixes, type Variant, type Variants } from "../server/manifest.ts";

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  zstd: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      // Knowing the size, zstd limits its window to it; otherwise browsers reserve megabytes.
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
} as const;

const alreadyCompressed = new Set(["avif", "gif", "jpeg", "jpg", "png", "webp", "woff2"]);

/**
 * The variants of a file: its plain bytes, and each compressed form that is smaller.
 * @param extension without a dot
 * @param files receives the content of each variant by file name
 */
export async function compress(
  extension: string,
  bytes: Buffer,
  files: Map<string, Buffer>,
): Promise<Variants> {
  const store = (content: Buffer, encoding: Encoding): Variant => {
    const hash = contentHash(content);
    const file = `files/${hash}.${extension}${suffixes[encoding]}`;
    files.set(file, content);
    return { file, hash, size: content.length };
  };
  const variants: Variants = { identity: store(bytes, "identity") };
  if (alreadyCompressed.has(extension)) return variants;
  const [br, gzip, zstd] = await Promise.all([
    compressors.br(bytes),
    compressors.gzip(bytes),
    compressors.zstd(bytes),
  ]);
  for (const [encoding, content] of Object.entries({ br, gzip, zstd }) as [Encoding, Buffer][])
    if (content.length < bytes.length) variants[encoding] = store(content, encoding);
  return variants;
}
