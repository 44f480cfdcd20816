import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { routes, sampleDocuments, statusDocuments } from "../src/facts/routes.ts";
import { defaultLanguage, type Language, languageCodes } from "../src/languages/languages.ts";

const hash = z.string().regex(/^[0-9a-f]{32}$/);
const variant = z.strictObject({
  file: z.string().regex(/^files\/[0-9a-f]{32}(\.[a-z0-9]+)+$/),
  hash,
  size: z.int().nonnegative(),
});
const variants = z.strictObject({
  identity: variant,
  br: variant.optional(),
  gzip: variant.optional(),
  zstd: variant.optional(),
});
const document = z.strictObject({
  document: z.string(),
  language: z.enum(languageCodes),
  headers: z.record(z.string(), z.string()),
  variants,
});
const asset = z.strictObject({
  path: z.string().startsWith("/"),
  type: z.string(),
  immutable: z.boolean(),
  headers: z.record(z.string(), z.string()),
  variants,
});
const site = z.strictObject({
  brand: z.string().min(1),
  url: z.url(),
  contentHubOrigin: z
    .string()
    .refine((url) => URL.canParse(url) && new URL(url).origin === url, "must be an origin"),
  publishedLanguages: z
    .array(z.enum(languageCodes))
    .refine((codes) => codes.includes(defaultLanguage), `must hold the default language, ${defaultLanguage}`),
});
const manifest = z.strictObject({ site, documents: z.array(document), assets: z.array(asset) });

/** A file of the build in one content coding: `file` is relative to the build, `size` is in bytes. */
export type Variant = z.infer<typeof variant>;
export type Variants = z.infer<typeof variants>;
/** `document` is the path of a route (`/for-brokers`) or sample, or the name of a status document (`status-404`). */
export type DocumentEntry = z.infer<typeof document>;
export type AssetEntry = z.infer<typeof asset>;
export type Site = z.infer<typeof site>;
/** The content of `dist/manifest.json`. */
export type Manifest = z.infer<typeof manifest>;

/** The manifest, indexed for look-up. Paths of routes are in lower case (D5). */
export interface ManifestView {
  site: Site;
  documents: ReadonlyMap<string, ReadonlyMap<Language, DocumentEntry>>;
  assets: ReadonlyMap<string, AssetEntry>;
}

/** A build in memory: what can be answered, and the bytes of every file by name. */
export interface Build {
  view: ManifestView;
  files: ReadonlyMap<string, Buffer>;
}

/** Every document that a build must have in each published language. */
export const documentNames: readonly string[] = [
  ...Object.values(routes).map(({ path }) => path),
  ...Object.values(sampleDocuments),
  ...Object.values(statusDocuments),
];

/** Whether other documents frame this one. */
export const isFramed = (document: string): boolean =>
  Object.values<string>(sampleDocuments).includes(document);

/** The hash that is both name and entity tag of a file: 128 bits of SHA-256, in hexadecimal. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

export const viewManifest = ({ site, documents, assets }: Manifest): ManifestView => {
  const languagesOf = Map.groupBy(documents, (entry) => entry.document.toLowerCase());
  return {
    site,
    documents: new Map(
      Array.from(languagesOf, ([name, entries]) => [
        name,
        new Map(entries.map((entry) => [entry.language, entry])),
      ]),
    ),
    assets: new Map(assets.map((entry) => [entry.path, entry])),
  };
};

/** The build cannot be served. The message is one line with the problem and its remedy. */
export class BuildError extends Error {
  constructor(folder: string, problem: string) {
    super(`The build in ${folder} cannot be served: ${problem}. Run "npm run build".`);
  }
}

/**
 * Reads a build into memory and checks that it is complete: every document exists in every published language, and
 * every file has the size and hash of the manifest.
 * @throws {BuildError} if anything is missing or damaged
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      throw new BuildError(folder, `${file} cannot be read (${error.code})`);
    });
  const manifest = parseManifest(folder, await read("manifest.json"));
  const view = viewManifest(manifest);
  for (const language of view.site.publishedLanguages) {
    const absent = documentNames.find((name) => !view.documents.get(name.toLowerCase())?.has(language));
    if (absent) throw new BuildError(folder, `${absent} is missing in ${language}`);
  }
  const stored = [...manifest.documents, ...manifest.assets]
    .flatMap((entry) => Object.values(entry.variants))
    .filter((variant) => variant !== undefined);
  const files = await Promise.all(
    stored.map(async ({ file, hash, size }): Promise<[string, Buffer]> => {
      const bytes = await read(file);
      if (bytes.length !== size)
        throw new BuildError(folder, `${file} has ${bytes.length} bytes instead of ${size}`);
      if (contentHash(bytes) !== hash)
        throw new BuildError(folder, `${file} has other content than when it was built`);
      return [file, bytes];
    }),
  );
  return { view, files: new Map(files) };
};

const parseManifest = (folder: string, bytes: Buffer): Manifest => {
  const result = manifest.safeParse(parseJson(bytes));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BuildError(folder, `manifest.json is damaged (${issue?.path.join(".")}: ${issue?.message})`);
};

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
};
