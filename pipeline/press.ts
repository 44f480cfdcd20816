import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { sealManifest } from "../server/build.ts";
import {
  type AssetEntry,
  type DocumentEntry,
  documentNames,
  isFramed,
  type Site,
} from "../server/manifest.ts";
import { namesFile } from "../src/facts/routes.ts";
import { isLanguage, type Language } from "../src/languages/languages.ts";
import type { PolicySources } from "../src/site/measuring.ts";
import { pathOf } from "../src/site/redirects.ts";
import { compress } from "./compress.ts";
import { type Document, serializeDocument } from "./elements.ts";
import { type Finished, finishDocuments } from "./finish.ts";
import type { InEnglish } from "./markEnglish.ts";
import { applyPolicy, drawingPolicy } from "./policy.ts";

export interface PressOptions {
  /** Astro's static output: one folder per language, and the assets. */
  from: string;
  /** Receives `manifest.json` and `files/`. Other files in it are not changed. */
  to: string;
  site: Site & { frameOrigins: readonly string[] };
  /** What documents with scripts may reach besides the site itself. */
  policySources?: PolicySources;
  /** Messages that are shown in English, to be marked with `lang`. */
  inEnglish?: InEnglish;
  /** Called after each file. @param part how many of all files are compressed, from 0 to 1 */
  onProgress?: (part: number) => void;
}

/**
 * Makes the build that the server reads at start out of Astro's static output: documents are finished and get their own
 * content security policy, and every file is compressed and named by its content hash. The same input gives the same
 * bytes.
 * @throws {Error} that lists all documents that are missing, belong to no route, or contain what their policy would
 * block
 */
export const press = async ({
  from,
  to,
  site: { frameOrigins, ...site },
  policySources = {},
  inEnglish,
  onProgress,
}: PressOptions): Promise<void> => {
  const finished = await finishDocuments(await readOutput(from), inEnglish);
  const { documents, assets, problems } = sortOutput(finished, site.publishedLanguages);

  const files = new Map<string, Buffer>();
  const sealed = documents.map(({ file, tree, document, language }) => {
    const { policy, blocked } = applyPolicy(tree, {
      readAsset: (path) => finished.assets.get(path.slice(1)),
      frameOrigins,
      isFramed: isFramed(document),
      opened: isFramed(document) ? {} : policySources,
    });
    problems.push(...blocked.map((part) => `${file} holds ${part}`));
    const headers = {
      "Content-Security-Policy": policy,
      ...(isFramed(document) && { "X-Frame-Options": "SAMEORIGIN" }),
    };
    return { document, language, headers, bytes: Buffer.from(serializeDocument(tree)) };
  });
  problems.push(...redirectProblems(site.redirects, new Set(assets.map(({ file }) => `/${file}`))));
  if (problems.length > 0) throw new Error(["The site cannot be pressed:", ...problems].join("\n  "));

  const documentEntries: DocumentEntry[] = [];
  const assetEntries: AssetEntry[] = [];
  let done = 0;
  const tell = () => {
    done += 1;
    onProgress?.(done / (sealed.length + assets.length));
  };
  const compressDocuments = async (): Promise<void> => {
    for (const { bytes, ...entry } of sealed) {
      documentEntries.push({ ...entry, variants: await compress("html", bytes, files) });
      tell();
    }
  };
  const compressAssets = async (): Promise<void> => {
    for (const { file, type, bytes } of assets) {
      assetEntries.push({
        path: `/${file}`,
        type,
        // All contain a hash of their content in their names.
        immutable: /^(?:_astro|drawings|share)\//.test(file),
        headers: assetHeaders(file, bytes),
        variants: await compress(extname(file).slice(1), bytes, files),
      });
      tell();
    }
  };
  // Two files at a time: a compressor needs much memory.
  await Promise.all([compressDocuments(), compressAssets()]);
  const manifest = sealManifest({ site, documents: documentEntries, assets: assetEntries });
  await rm(join(to, "manifest.json"), { force: true });
  await rm(join(to, "files"), { recursive: true, force: true });
  await mkdir(join(to, "files"), { recursive: true });
  await Promise.all(Array.from(files, ([file, bytes]) => writeFile(join(to, file), bytes)));
  await writeFile(join(to, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
};

/** Redirects of a file that is there, and to one that is not. */
const redirectProblems = (redirects: Site["redirects"], files: ReadonlySet<string>): string[] =>
  redirects.flatMap(({ from, to }, index) => {
    const target = to.split(/[?#]/, 1)[0] ?? "";
    const isMissing = namesFile(pathOf(to) ?? "") && !files.has(target);
    return [
      ...(files.has(from) ? [`redirects.${index}: from ${from} is a file of the site, which is sent`] : []),
      ...(isMissing ? [`redirects.${index}: to ${target} is no file of the site`] : []),
    ];
  });

/** Every file by its path relative to the folder, with forward slashes, sorted by code units. */
const readOutput = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const files = paths.map(
    async (path): Promise<[string, Buffer]> => [path, await readFile(join(folder, path))],
  );
  return new Map(await Promise.all(files));
};

interface SortedOutput {
  documents: { file: string; tree: Document; document: string; language: Language }[];
  assets: { file: string; bytes: Buffer; type: string }[];
  problems: string[];
}

const belongsNowhere = (file: string): string => `${file} belongs to no route in a published language`;

const sortOutput = (finished: Finished, published: readonly Language[]): SortedOutput => {
  const sorted: SortedOutput = { documents: [], assets: [], problems: [] };
  for (const [file, bytes] of finished.assets) {
    const type = mediaTypes.get(extname(file));
    if (isLanguage(file.split("/")[0] ?? "")) sorted.problems.push(belongsNowhere(file));
    else if (type) sorted.assets.push({ file, bytes, type });
    else sorted.problems.push(`${file} has no known media type`);
  }
  const sources = new Map<string, string>();
  for (const [file, tree] of finished.documents) {
    const [folder = "", ...rest] = file.split("/");
    const document = documentName(rest.join("/"));
    if (!document || !isLanguage(folder) || !published.includes(folder)) {
      sorted.problems.push(belongsNowhere(file));
      continue;
    }
    const source = sources.get(`${folder} ${document}`);
    if (source) sorted.problems.push(`${file} and ${source} are the same document`);
    sources.set(`${folder} ${document}`, file);
    sorted.documents.push({ file, tree, document, language: folder });
  }
  for (const language of published) {
    const missing = documentNames.filter((name) => !sources.has(`${language} ${name}`));
    if (missing.length > 0) sorted.problems.push(`${language} lacks ${missing.join(", ")}`);
  }
  return sorted;
};

/** `for-brokers/index.html` and `for-brokers.html` are `/for-brokers`, `status-404.html` is `status-404`. */
const documentName = (file: string): string | undefined => {
  if (!file.endsWith(".html")) return undefined;
  const name = file.replace(/(?:(?:^|\/)index)?\.html$/, "");
  return documentNames.find((known) => known === `/${name}` || known === name);
};

const mediaTypes: ReadonlyMap<string, string> = new Map([
  [".avif", "image/avif"],
  [".css", "text/css; charset=utf-8"],
  [".gif", "image/gif"],
  [".ico", "image/x-icon"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json"],
  [".mjs", "text/javascript; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain; charset=utf-8"],
  [".webmanifest", "application/manifest+json"],
  [".webp", "image/webp"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml"],
]);

/** Extra headers of an asset: the policy of a drawing with styles, or cross-origin access to share images. */
const assetHeaders = (file: string, bytes: Buffer): Record<string, string> => {
  const policy = file.endsWith(".svg") && drawingPolicy(bytes.toString());
  return {
    ...(policy && { "Content-Security-Policy": policy }),
    ...(file.startsWith("share/") && { "Cross-Origin-Resource-Policy": "cross-origin" }),
  };
};
