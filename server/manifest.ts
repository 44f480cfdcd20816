import { routes, sampleDocuments, statusDocuments } from "../src/content/routes.ts";
import type { Language } from "../src/i18n/languages.ts";
import type { Redirect } from "../src/site/redirects.ts";

/** The content codings in which files are stored, in order of preference (RFC 9110, 8.4.1). */
export const encodings = ["br", "zstd", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** What the name of a file ends with in each content coding. */
export const suffixes: Readonly<Record<Encoding, string>> = {
  br: ".br",
  zstd: ".zst",
  gzip: ".gz",
  identity: "",
};

/** A file of the build in one content coding: `file` is relative to the build, `size` is in bytes. */
export interface Variant {
  file: string;
  /** Its entity tag, see `contentHash`. */
  hash: string;
  size: number;
}

export type Variants = { identity: Variant } & { [encoding in Exclude<Encoding, "identity">]?: Variant };

/** `document` is the path of a route (`/for-brokers`) or sample, or the name of a status document (`status-404`). */
export interface DocumentEntry {
  document: string;
  language: Language;
  headers: Record<string, string>;
  variants: Variants;
}

export interface AssetEntry {
  path: string;
  headers: Record<string, string>;
  variants: Variants;
}

export interface ServedSite {
  brand: string;
  /** Origin under which visitors reach the site. */
  url: string;
  contentHubOrigin: string;
  publishedLanguages: readonly Language[];
  /** Those of them that are drafts, in a build that is no release (ADR 038). */
  drafts: readonly Language[];
  /** Whether the build is only to be shown, in a network without TLS (ADR 038). */
  preview: boolean;
  /** Whether search engines are to leave the site out. */
  noindex: boolean;
  /** What `Strict-Transport-Security` says beyond this host (RFC 6797). */
  hsts: { includeSubDomains: boolean; preload: boolean };
  /** Whether requests for another host are redirected to `url`. */
  redirectToCanonicalHost: boolean;
  /** The owner's own. */
  redirects: readonly Redirect[];
  /** Names of the variables that the build knows, which may stand in the environment of the server too. */
  settings: readonly string[];
}

/** A build as the server knows it. */
export interface Manifest {
  /** The hash of the rest, see `withBuildId`. */
  build: string;
  site: ServedSite;
  documents: readonly DocumentEntry[];
  assets: readonly AssetEntry[];
  /** Immutable assets of the build before this one, which open pages may still load. */
  previous?: { build: string; assets: readonly AssetEntry[] };
}

/** Headers of assets besides those of every asset, by path. */
export type StoredAssets = Readonly<Record<string, Record<string, string>>>;

/** The content of `dist/manifest.json`: everything else that the server knows, it reads from the files. */
export interface StoredManifest extends Pick<Manifest, "build" | "site"> {
  documents: readonly Omit<DocumentEntry, "variants">[];
  assets: StoredAssets;
  previous?: { build: string; assets: StoredAssets };
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
