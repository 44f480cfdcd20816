import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import {
  type DocumentEntry,
  encodings,
  type Manifest,
  type StoredAssets,
  type StoredManifest,
  suffixes,
  type Variants,
} from "./manifest.ts";

/** A build in memory: what it says of itself, and the bytes of every file by name. */
export interface Build {
  manifest: Manifest;
  files: ReadonlyMap<string, Buffer>;
}

/** The build cannot be served. The message is one line with the problem and its remedy; `cause` is only the problem. */
export class BuildError extends Error {
  constructor(folder: string, cause: string) {
    super(
      `The build in ${folder} cannot be served: ${cause}. Run "npm run build", or copy the release again.`,
      { cause },
    );
  }
}

/** The entity tag of a file: 128 bits of SHA-256, in hexadecimal. */
export const contentHash = (bytes: Uint8Array | string): string => hash("sha256", bytes).slice(0, 32);

/** Adds the hash that identifies a build, of all that is in its manifest and of every file. */
export const withBuildId = ({ site, documents, assets, previous }: Omit<Manifest, "build">): Manifest => {
  const content = { site, documents, assets, ...(previous && { previous }) };
  return { build: contentHash(JSON.stringify(content)), ...content };
};

/** Where a document is in the folder of a build. */
export const documentFile = ({ document, language }: Pick<DocumentEntry, "document" | "language">): string =>
  posix.join(language, document, "index.html");

/** Reads every file that a manifest names, with its compressed forms. @throws {BuildError} if one cannot be read */
export const readFiles = async (
  folder: string,
  { site, documents, assets, previous }: Omit<StoredManifest, "build">,
): Promise<Build> => {
  const files = new Map<string, Buffer>();
  const readVariants = async (plain: string): Promise<Variants> => {
    const variants: Partial<Variants> = {};
    for (const encoding of encodings) {
      const file = plain + suffixes[encoding];
      const bytes = await readFile(join(folder, file)).catch(({ code }: NodeJS.ErrnoException) => {
        if (file === plain || code !== "ENOENT")
          throw new BuildError(folder, `${file} cannot be read (${code})`);
      });
      if (!bytes) continue;
      files.set(file, bytes);
      variants[encoding] = { file, hash: contentHash(bytes), size: bytes.length };
    }
    return variants as Variants;
  };
  const read = <Entry>(entries: readonly Entry[], fileOf: (entry: Entry) => string) =>
    Promise.all(entries.map(async (entry) => ({ ...entry, variants: await readVariants(fileOf(entry)) })));
  const readAssets = (stored: StoredAssets) => {
    const entries = Object.entries(stored).map(([path, headers]) => ({ path, headers }));
    return read(entries, ({ path }) => path.slice(1));
  };
  const manifest = withBuildId({
    site,
    documents: await read(documents, documentFile),
    assets: await readAssets(assets),
    ...(previous && { previous: { ...previous, assets: await readAssets(previous.assets) } }),
  });
  return { manifest, files };
};

/**
 * Reads a build into memory and checks by its id that it is whole: every file, and the manifest itself.
 * @throws {BuildError} that names the file that cannot be read
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch((error) => {
    throw new BuildError(folder, `manifest.json cannot be read (${error.code})`);
  });
  try {
    const stored: StoredManifest = JSON.parse(text);
    const build = await readFiles(folder, stored);
    if (build.manifest.build === stored.build) return build;
  } catch (error) {
    // A manifest that has been changed may have any form.
    if (error instanceof BuildError) throw error;
  }
  throw new BuildError(folder, "it is not whole");
};
