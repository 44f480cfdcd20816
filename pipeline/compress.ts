import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  gzip,
  type ZstdOptions,
  zstdCompress,
} from "node:zlib";
import { type Encoding, suffixes } from "../server/manifest.ts";

type Coding = Exclude<Encoding, "identity">;

/** Settings that depend on nothing but the size of what is compressed, in bytes. */
const brotliOptions = (size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
const gzipOptions = { level: constants.Z_BEST_COMPRESSION };
const zstdOptions = (size: number): ZstdOptions => ({
  // Knowing the size, zstd limits its window to it; otherwise browsers reserve megabytes.
  pledgedSrcSize: size,
  params: { [constants.ZSTD_c_compressionLevel]: 19 },
});

const compressors: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions(bytes.length)),
  gzip: (bytes) => promisify(gzip)(bytes, gzipOptions),
  zstd: (bytes) => promisify(zstdCompress)(bytes, zstdOptions(bytes.length)),
};

/** In the order in which the manifest names them. */
export const codings = ["br", "gzip", "zstd"] as const satisfies readonly Coding[];

/** All that decides what compressors make of a file. */
const { brotli, zlib, zstd } = process.versions;
const settings = JSON.stringify([brotli, zlib, zstd, brotliOptions(0), gzipOptions, zstdOptions(0)]);

/** Compresses files. */
export interface Compressor {
  compress(bytes: Buffer, coding: Coding): Promise<Buffer>;
  /** Forgets what this build did not ask for, so that the memory does not grow. */
  forgetOthers(): Promise<void>;
}

/** As many as Node's threads compress, and as many again, so that no thread waits. Each holds memory from its start. */
const atOnce = 8;

/** Starts no more than a few tasks at once; the others wait for their turn. */
function inTurn(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

/**
 * A compressor that remembers what it made in the build before: of a changed site, most files are as they were.
 * @param memory folder of what is remembered, one file for each content and coding; without it, nothing is
 */
export async function openCompressor(memory?: string): Promise<Compressor> {
  const next = inTurn();
  if (!memory)
    return {
      compress: (bytes, coding) => next(() => compressors[coding](bytes)),
      forgetOthers: async () => {},
    };
  await mkdir(memory, { recursive: true });
  const known = new Set(await readdir(memory));
  const asked = new Map<string, Promise<Buffer>>();
  const make = async (file: string, bytes: Buffer, coding: Coding): Promise<Buffer> => {
    const compressed = await next(() => compressors[coding](bytes));
    // A build that is stopped leaves no half of a file under this name.
    await writeFile(`${file}.new`, compressed);
    await rename(`${file}.new`, file);
    return compressed;
  };
  return {
    compress(bytes, coding) {
      const name = createHash("sha256").update(settings).update(bytes).digest("hex") + suffixes[coding];
      const file = join(memory, name);
      const compressed = asked.get(name) ?? (known.has(name) ? readFile(file) : make(file, bytes, coding));
      asked.set(name, compressed);
      return compressed;
    },
    async forgetOthers() {
      await Promise.all([...known].filter((name) => !asked.has(name)).map((name) => rm(join(memory, name))));
    },
  };
}
