import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, zstdDecompress } from "node:zlib";
import type { Manifest, ManifestContent, Variant, Variants } from "./manifest.ts";
import { ManifestError, proveManifest } from "./proof.ts";

/** A build in memory: what it says of itself, and the bytes of every file by name. */
export interface Build {
  manifest: Manifest;
  files: ReadonlyMap<string, Buffer>;
}

/** The build cannot be served. The message is one line with the problem and its remedy. */
export class BuildError extends Error {
  constructor(folder: string, problem: string) {
    super(
      `The build in ${folder} cannot be served: ${problem}. Run "npm run build", or copy the release again.`,
    );
  }
}

/** The hash that is both name and entity tag of a file: 128 bits of SHA-256, in hexadecimal. */
export const contentHash = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** Adds the hash that identifies a build, and by which a manifest changed since is known. */
export const sealManifest = ({ site, documents, assets, previous }: ManifestContent): Manifest => {
  const content: ManifestContent = { site, documents, assets, ...(previous && { previous }) };
  return { build: contentHash(JSON.stringify(content)), ...content };
};

const decoders = [
  ["br", promisify(brotliDecompress)],
  ["zstd", promisify(zstdDecompress)],
  ["gzip", promisify(gunzip)],
] as const;

/**
 * Reads a build into memory and proves it whole: every field of the manifest, its hash, every document in every
 * published language, and of every file the size, the hash, and that its compressed forms hold the same.
 * @throws {BuildError} that names the field or file that is missing or damaged
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      throw new BuildError(folder, `${file} cannot be read (${error.code})`);
    });
  const manifest = readManifest(folder, await read("manifest.json"));

  const files = new Map<string, Buffer>();
  const readVariant = async ({ file, hash, size }: Variant): Promise<Buffer> => {
    const bytes = files.get(file) ?? (await read(file));
    files.set(file, bytes);
    if (bytes.length !== size)
      throw new BuildError(folder, `${file} has ${bytes.length} bytes instead of ${size}`);
    if (contentHash(bytes) !== hash)
      throw new BuildError(folder, `${file} has other content than when it was built`);
    return bytes;
  };

  const readVariants = async ({ identity, ...compressed }: Variants, part: string): Promise<Buffer> => {
    const plain = await readVariant(identity);
    for (const [encoding, decode] of decoders) {
      const variant = compressed[encoding];
      if (!variant) continue;
      const decoded = await decode(await readVariant(variant)).catch(() => undefined);
      if (!decoded?.equals(plain))
        throw new BuildError(
          folder,
          `manifest.json: ${part}.variants.${encoding} is not ${part} in ${encoding}`,
        );
    }
    return plain;
  };

  const { documents, assets, previous } = manifest;
  // One after the other: all at once would leave the process twice as large as what it keeps.
  for (const [index, { language, document, variants }] of documents.entries()) {
    const html = await readVariants(variants, `documents.${index}`);
    if (!html.includes(`<html lang="${language}"`))
      throw new BuildError(folder, `manifest.json: documents.${index}, ${document}, is not in ${language}`);
  }
  for (const [index, { variants }] of assets.entries()) await readVariants(variants, `assets.${index}`);
  for (const [index, { variants }] of (previous?.assets ?? []).entries())
    await readVariants(variants, `previous.assets.${index}`);
  return { manifest, files };
};

const readManifest = (folder: string, bytes: Buffer): Manifest => {
  try {
    const manifest: unknown = parseJson(bytes);
    proveManifest(manifest);
    if (sealManifest(manifest).build !== manifest.build)
      throw new ManifestError("build", "is the hash of another content: the manifest has been changed");
    return manifest;
  } catch (error) {
    if (error instanceof ManifestError)
      throw new BuildError(folder, `manifest.json is damaged (${error.message})`);
    throw error;
  }
};

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
};
