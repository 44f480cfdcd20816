import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { documentFile, readFiles } from "../server/build.ts";
import { mediaTypes } from "../server/headers.ts";
import { documentNames, isFramed, type ServedSite } from "../server/manifest.ts";
import { namesFile } from "../src/content/routes.ts";
import { isLanguage } from "../src/i18n/languages.ts";
import type { PolicySources } from "../src/site/analytics.ts";
import { pathOf } from "../src/site/redirects.ts";
import { compress } from "./compress.ts";
import { descendants, parseDocument, removeAttribute, serializeDocument } from "./elements.ts";
import { applyPolicy, drawingPolicy } from "./policy.ts";

const manifestFile = "manifest.json";

export interface BuildOptions {
  /** Astro's static output, one folder per language and the assets, which becomes the build. */
  folder: string;
  site: ServedSite & { frameOrigins: readonly string[] };
  /** What documents with scripts may reach besides the site itself. */
  policySources?: PolicySources;
  /** The origin from which documents load hashed files, if it is not their own. */
  assetOrigin?: string | null;
}

/**
 * Makes the build that the server reads at start out of Astro's static output, in its place: documents have
 * policies, files have their compressed forms beside them, and the manifest says what is served, with which headers. The
 * same input gives the same bytes.
 * @throws {Error} that lists all documents that are missing, belong to no route, or contain what their policy would
 * block; then no file is changed
 */
export const finishBuild = async ({
  folder,
  site: { frameOrigins, ...site },
  policySources = {},
  assetOrigin = null,
}: BuildOptions): Promise<void> => {
  const output = await readOutput(folder);
  const assets = new Map([...output].filter(([file]) => !file.endsWith(".html")));
  const errors = [
    ...Array.from(assets.keys(), assetProblem),
    ...redirectProblems(site.redirects, assets),
  ].filter((error) => error !== undefined);

  const files = new Map(assets);
  const expected = site.publishedLanguages.flatMap((language) =>
    documentNames.map((document) => ({ document, language })),
  );
  const documents = expected.flatMap((entry) => {
    const file = documentFile(entry);
    const written = output.get(file);
    if (!written) {
      errors.push(`${file} is missing`);
      return [];
    }
    const tree = parseDocument(written.toString());
    // A hash of the folder of the build: without it, builds in all folders are the same. Nothing reads it.
    for (const element of descendants(tree))
      if (element.tagName === "astro-island") removeAttribute(element, "uid");
    const framed = isFramed(entry.document);
    const { policy, blocked } = applyPolicy(tree, {
      readAsset: (path) => assets.get(path.slice(1)),
      assetOrigin,
      frameOrigins,
      isFramed: framed,
      opened: framed ? {} : policySources,
    });
    errors.push(...blocked.map((part) => `${file} holds ${part}`));
    files.set(file, Buffer.from(serializeDocument(tree)));
    const framing = framed && { "X-Frame-Options": "SAMEORIGIN" };
    return [{ ...entry, headers: { "Content-Security-Policy": policy, ...framing } }];
  });
  for (const file of output.keys()) if (!files.has(file)) errors.push(belongsNowhere(file));
  if (errors.length > 0) throw new Error(["The site cannot be built:", ...errors].join("\n  "));

  await writeFiles(folder, files);
  const headers = Array.from(assets, ([file, bytes]) => [
    `/${file}`,
    assetHeaders(file, bytes, assetOrigin !== null),
  ]);
  const content = { site, documents, assets: Object.fromEntries(headers) };
  const { build } = (await readFiles(folder, content)).manifest;
  await writeFile(join(folder, manifestFile), `${JSON.stringify({ build, ...content }, null, 2)}\n`);
};

/** Writes files by their paths, with their compressed forms. */
const writeFiles = async (folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> => {
  const queue = files.entries();
  const write = async (): Promise<void> => {
    for (const [file, bytes] of queue) {
      await writeFile(join(folder, file), bytes);
      await compress(join(folder, file), bytes);
    }
  };
  // Two files at a time: a compressor needs much memory.
  await Promise.all([write(), write()]);
};

const belongsNowhere = (file: string): string => `${file} belongs to no route in a published language`;

const assetProblem = (file: string): string | undefined => {
  if (isLanguage(file.split("/")[0] ?? "")) return belongsNowhere(file);
  if (!mediaTypes.has(extname(file))) return `${file} has no known media type`;
  return file === manifestFile ? `${file} is a name that the build needs for itself` : undefined;
};

/** Redirects of a file that is there, and to one that is not. */
const redirectProblems = (
  redirects: ServedSite["redirects"],
  assets: ReadonlyMap<string, unknown>,
): string[] =>
  redirects.flatMap(({ from, to }, index) => {
    const target = to.split(/[?#]/, 1)[0] ?? "";
    const isMissing = namesFile(pathOf(to) ?? "") && !assets.has(target.slice(1));
    return [
      ...(assets.has(from.slice(1))
        ? [`redirects.${index}: from ${from} is a file of the site, which is sent`]
        : []),
      ...(isMissing ? [`redirects.${index}: to ${target} is no file of the site`] : []),
    ];
  });

/** Every file that may be served, by its path with forward slashes, sorted by code units. */
const readOutput = async (folder: string): Promise<Map<string, Buffer>> => {
  const output: [path: string, bytes: Buffer][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join("/");
    if (entry.isFile()) output.push([path, await readFile(file)]);
  }
  return new Map(output.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * Extra headers of an asset: the policy of a drawing with styles, and what lets other origins use a share image, or a
 * file that documents load from another origin: a CDN passes on what it gets here.
 */
const assetHeaders = (file: string, bytes: Buffer, isElsewhere: boolean): Record<string, string> => {
  const policy = file.endsWith(".svg") && drawingPolicy(bytes.toString());
  const isShared = file.startsWith("share/") || (isElsewhere && file.startsWith("_astro/"));
  return {
    ...(policy && { "Content-Security-Policy": policy }),
    ...(isShared && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    ...(isShared && isElsewhere && { "Access-Control-Allow-Origin": "*" }),
  };
};
