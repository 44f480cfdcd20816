/** `npm run release`: a folder that serves the site with only Node. `docs/serving.md` says what is in it. */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { build as bundle, type Rolldown } from "vite";
import { type Build, BuildError, readBuild, withBuildId } from "../server/build.ts";
import { isImmutable } from "../server/headers.ts";
import type { Manifest, Site, StoredManifest } from "../server/manifest.ts";
import { readArguments } from "./readArguments.ts";
import { runBuild } from "./runBuild.ts";

/** A release cannot be made. The message is one line with the problem and its remedy. */
export class ReleaseError extends Error {}

export interface ReleaseOptions {
  /** Folder of the build. */
  build: string;
  /** Folder of the release. A release that is there is replaced when the new one is complete. */
  to: string;
  /** Folder of the release that is served now. Without one, a release holds only the assets of its own build. */
  previous?: string | undefined;
}

interface PackageFile {
  name: string;
  version: string;
  optionalDependencies: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, "..");
const sumsFile = "SHA256SUMS";
const startFile = "server/start.js";

/**
 * Writes a release: the build, the server bundled with its packages, and the hash of every file in `SHA256SUMS`. The same sources, build and previous release give the same bytes.
 *
 * Assets with a hash in their address that only the previous build has stay served, for pages that visitors have open
 * while a release is deployed. What the previous release kept of the build before its own goes, unless both releases
 * are of the same build.
 * @returns the release's manifest
 * @throws {BuildError} if the build is missing or damaged
 * @throws {ReleaseError} if the build is a preview or has drafts, or the previous release is missing or damaged
 */
export const makeRelease = async ({ build, to, previous }: ReleaseOptions): Promise<Manifest> => {
  const { manifest: built, files: builtFiles } = await readBuild(build);
  refuseUnpublished(build, built.site);
  const before = previous === undefined ? undefined : await readPrevious(previous);
  const kept = before && keptAssets(built, before.manifest);
  const manifest = withBuildId({ ...built, ...(kept && { previous: kept }) });

  const files = new Map<string, string | Buffer>();
  for (const { fileName, code } of await bundleServer()) files.set(`server/${fileName}`, code);
  for (const [file, content] of builtFiles) files.set(`dist/${file}`, content);
  for (const { file } of kept?.assets.flatMap(({ variants }) => Object.values(variants)) ?? [])
    files.set(`dist/${file}`, before?.files.get(file) ?? "");
  const stored = await readJson<StoredManifest>(join(build, "manifest.json"));
  files.set("dist/manifest.json", toJson({ ...stored, build: manifest.build, ...(kept && toStored(kept)) }));
  const { name, version, optionalDependencies } = await readJson<PackageFile>(join(root, "package.json"));
  const [node] = new Set(Object.values(optionalDependencies));
  files.set(
    "package.json",
    toJson({ name, version, private: true, type: "module", engines: { node: `>=${node}` } }),
  );
  files.set(sumsFile, sumsOf(files));

  await replaceFolder(to, files);
  return manifest;
};

/**
 * Lets no preview and no draft become public (ADR 038).
 * @param build the folder of the build
 * @throws {ReleaseError} if it is a preview, or has drafts
 */
export const refuseUnpublished = (build: string, { preview, drafts }: Site): void => {
  if (preview)
    throw new ReleaseError(
      `The build in ${build} is a preview, which is only to be shown. Build it without SITE_PREVIEW.`,
    );
  if (drafts.length > 0)
    throw new ReleaseError(
      `The build in ${build} has drafts (${drafts.join(", ")}), which are only for a preview. Build it without SITE_DRAFTS.`,
    );
};

/**
 * Lets no old share image become public.
 * @param files those that are behind (`imagesBehind`)
 * @throws {ReleaseError} if there are any
 */
export const refuseImagesBehind = ([first, ...others]: readonly string[]): void => {
  if (!first) return;
  const which = others.length > 0 ? `${first} and ${others.length} more are` : `${first} is`;
  throw new ReleaseError(
    `Share images show something else than their pages: ${which} behind. Run "npm run share-images", and release again.`,
  );
};

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, "utf8"));
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const sha256 = (content: string | Buffer): string => hash("sha256", content);

/** The server with all that it imports, packages too. */
const bundleServer = async (): Promise<Rolldown.OutputChunk[]> => {
  const result = await bundle({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: startFile,
      write: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" } },
    },
    ssr: { noExternal: true },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
};

/** A previous release. @throws {ReleaseError} if its build is missing or damaged */
const readPrevious = async (folder: string): Promise<Build> => {
  try {
    return await readBuild(join(folder, "dist"));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new ReleaseError(
      `The previous release in ${folder} cannot be used: ${error.cause}. Name another with --previous, or delete the folder to release without the assets of the build before.`,
    );
  }
};

/** What stays of the release before: hashed assets of its build that the new one lacks. */
const keptAssets = (built: Manifest, before: Manifest): Manifest["previous"] => {
  const contentOf = ({ site, documents, assets }: Manifest) => ({ site, documents, assets });
  if (isDeepStrictEqual(contentOf(built), contentOf(before))) return before.previous;
  const paths = new Set(built.assets.map(({ path }) => path));
  return {
    build: before.build,
    assets: before.assets.filter(({ path }) => isImmutable(path) && !paths.has(path)),
  };
};

const toStored = ({
  build,
  assets,
}: NonNullable<Manifest["previous"]>): Pick<StoredManifest, "previous"> => ({
  previous: { build, assets: Object.fromEntries(assets.map(({ path, headers }) => [path, headers])) },
});

/** `sha256sum`'s format: hash, two spaces, path; sorted by path. */
const sumsOf = (files: ReadonlyMap<string, string | Buffer>): string =>
  Array.from(files, ([file, content]) => `${sha256(content)}  ${file}\n`)
    .sort((one, other) => (one.slice(64) < other.slice(64) ? -1 : 1))
    .join("");

/** Writes a folder in place of the one that is there. */
const replaceFolder = async (folder: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> => {
  await mkdir(dirname(resolve(folder)), { recursive: true });
  const staging = await mkdtemp(`${resolve(folder)}.`);
  try {
    for (const [file, content] of files) {
      await mkdir(dirname(join(staging, file)), { recursive: true });
      await writeFile(join(staging, file), content);
    }
    // Temporary folders are made only for their owner.
    await chmod(staging, 0o755);
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** What is said of a release when it is made, by its manifest. */
export const inWords = ({ build, previous, site }: Manifest): string =>
  [
    `release/ has build ${build}. Assets kept of the build before: ${previous?.assets.length ?? 0}.`,
    ...(site.noindex ? ["It is not for search engines: the setting noindex is on."] : []),
  ].join("\n");

const run = async (): Promise<void> => {
  const { values: options } = readArguments(
    { options: { build: { type: "string" }, previous: { type: "string" } } },
    "There are --build <folder> and --previous <folder>.",
  );
  if (!options.build) runBuild();
  const build = options.build ?? process.env.SITE_DIST ?? join(root, "dist");
  // What is wrong with a build that cannot be read, `makeRelease` says.
  if (existsSync(join(build, "manifest.json"))) {
    const { imagesBehind } = await import("./sharePicture.ts");
    refuseImagesBehind(imagesBehind(build));
  }
  const to = join(root, "release");
  const manifest = await makeRelease({
    build,
    to,
    previous: options.previous ?? (existsSync(to) ? to : undefined),
  });
  console.log(inWords(manifest));
};

if (import.meta.main) await run();
