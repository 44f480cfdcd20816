import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { join } from "node:path";
import type { Manifest, ManifestContent } from "./manifest.ts";

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

/**
 * Reads a build into memory and checks that it is whole: the manifest by its hash, every file by size and hash, and
 * that Node can send every header. What a manifest holds, the build has checked.
 * @throws {BuildError} that names the file or header that is missing or damaged
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      throw new BuildError(folder, `${file} cannot be read (${error.code})`);
    });
  const manifest = parseManifest(String(await read("manifest.json")));
  if (!manifest) throw new BuildError(folder, "manifest.json is damaged or has been changed");

  const files = new Map<string, Buffer>();
  const { documents, assets, previous } = manifest;
  for (const { headers, variants } of [...documents, ...assets, ...(previous?.assets ?? [])]) {
    for (const [name, value] of Object.entries(headers))
      if (!isSendable(name, value))
        throw new BuildError(
          folder,
          `manifest.json has a header that cannot be sent, ${JSON.stringify(name)}`,
        );
    for (const { file, hash, size } of Object.values(variants)) {
      const bytes = await read(file);
      if (bytes.length !== size)
        throw new BuildError(folder, `${file} has ${bytes.length} bytes instead of ${size}`);
      if (contentHash(bytes) !== hash)
        throw new BuildError(folder, `${file} has other content than when it was built`);
      files.set(file, bytes);
    }
  }
  return { manifest, files };
};

/** The manifest as the build wrote it, or nothing. */
const parseManifest = (text: string): Manifest | undefined => {
  try {
    const manifest: Manifest = JSON.parse(text);
    return sealManifest(manifest).build === manifest.build ? manifest : undefined;
  } catch {
    return undefined;
  }
};

const isSendable = (name: string, value: string): boolean => {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
};
