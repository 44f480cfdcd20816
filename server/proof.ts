import { healthPath } from "../src/facts/routes.ts";
import { defaultLanguage, isLanguage, type Language } from "../src/languages/languages.ts";
import { type Redirect, redirectFaults } from "../src/site/redirects.ts";
import {
  type AssetEntry,
  type DocumentEntry,
  documentNames,
  type Manifest,
  type Site,
  suffixes,
  type Variant,
  type Variants,
} from "./manifest.ts";

/** A field of a manifest that is not what it must be. The message is one line that begins with the field's path. */
export class ManifestError extends Error {
  constructor(field: string, problem: string) {
    super(`${field || "the whole"}: ${problem}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, encodeURIComponent));
  }
}

const unlike = (field: string, expected: string, value: unknown): ManifestError =>
  new ManifestError(field, `expected ${expected}, got ${JSON.stringify(value)?.slice(0, 100)}`);

/** Reads a value of unknown shape, or throws a `ManifestError` that names the field. */
type Reader<Value> = (value: unknown, field: string) => Value;

const textThat =
  <Text extends string>(isRight: (text: string) => boolean, expected: string): Reader<Text> =>
  (value, field) => {
    if (typeof value === "string" && isRight(value)) return value as Text;
    throw unlike(field, expected, value);
  };

const text = (form: RegExp, expected: string): Reader<string> =>
  textThat((text) => form.test(text), expected);

const truth: Reader<boolean> = (value, field) => {
  if (typeof value === "boolean") return value;
  throw unlike(field, "true or false", value);
};

const list =
  <Value>(readItem: Reader<Value>): Reader<Value[]> =>
  (value, field) => {
    if (!Array.isArray(value)) throw new ManifestError(field, "expected a list");
    return value.map((item, index) => readItem(item, `${field}.${index}`));
  };

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Fields<Shape> = { [Key in keyof Shape]-?: Reader<Shape[Key]> };

/** An object with exactly these fields. A reader that gives undefined leaves the field out. */
const record =
  <Shape extends object>(fields: Fields<Shape>): Reader<Shape> =>
  (value, field) => {
    if (!isObject(value)) throw new ManifestError(field, "expected an object");
    const nameOf = (key: string) => (field ? `${field}.${key}` : key);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) throw new ManifestError(nameOf(key), "is not known");
    const given: Record<string, unknown> = { ...value };
    const entries = Object.entries<Reader<unknown>>(fields).map(([key, read]) => [
      key,
      read(given[key], nameOf(key)),
    ]);
    return Object.fromEntries(entries.filter(([, read]) => read !== undefined));
  };

const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value, field) =>
    value === undefined ? undefined : read(value, field);

const hash = text(/^[0-9a-f]{32}$/, "32 hexadecimal digits");

const variant =
  (encoding: keyof Variants): Reader<Variant> =>
  (value, field) => {
    const read = record<Variant>({
      file: text(/^files\/[0-9a-f]{32}(\.[a-z0-9]+)+$/, "the name of a file of the build"),
      hash,
      size: (size, field) => {
        if (Number.isSafeInteger(size) && Number(size) >= 0) return Number(size);
        throw new ManifestError(field, "expected a number of bytes");
      },
    })(value, field);
    const [, name, suffix] = /^files\/(\w+)\.[a-z0-9]+(.*)$/.exec(read.file) ?? [];
    if (name !== read.hash || suffix !== suffixes[encoding])
      throw new ManifestError(
        `${field}.file`,
        `expected the name of ${read.hash} in ${encoding}, got ${read.file}`,
      );
    return read;
  };

const variants = record<Variants>({
  identity: variant("identity"),
  br: optional(variant("br")),
  zstd: optional(variant("zstd")),
  gzip: optional(variant("gzip")),
} as Fields<Variants>);

/** The headers that an entry may have for itself. All others are the server's own. */
const headerNames = ["Content-Security-Policy", "Cross-Origin-Resource-Policy", "X-Frame-Options"];
const headerValue = text(/^[ -~]*$/, "visible ASCII characters and spaces (RFC 9110, 5.5)");

const headers: Reader<Record<string, string>> = (value, field) => {
  if (!isObject(value)) throw new ManifestError(field, "expected an object of headers");
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      if (!headerNames.includes(name))
        throw new ManifestError(`${field}.${name}`, `is none of ${headerNames.join(", ")}`);
      return [name, headerValue(content, `${field}.${name}`)];
    }),
  );
};

const documentHeaders: Reader<Record<string, string>> = (value, field) => {
  const read = headers(value, field);
  const policy = "Content-Security-Policy";
  text(/^default-src 'none';/, "a policy that begins with default-src 'none'")(
    read[policy],
    `${field}.${policy}`,
  );
  return read;
};

const language: Reader<Language> = textThat(isLanguage, "the code of a language");

const origin: Reader<string> = textThat(
  (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
  "an origin",
);

const site = record<Site>({
  brand: text(/./, "a name"),
  url: origin,
  contentHubOrigin: origin,
  publishedLanguages: (value, field) => {
    const read = list(language)(value, field);
    if (read.includes(defaultLanguage)) return read;
    throw new ManifestError(field, `must hold the default language, ${defaultLanguage}`);
  },
  drafts: list(
    textThat(
      (code): boolean => isLanguage(code) && code !== defaultLanguage,
      "another language than English",
    ),
  ),
  hsts: record({ includeSubDomains: truth, preload: truth }),
  redirectToCanonicalHost: truth,
  redirects: list(
    record<Redirect>({
      from: text(/^\//, "a path"),
      to: text(/^[!-~]+$/, "an address"),
      status: (value, field) => {
        if (value === 301 || value === 302) return value;
        throw unlike(field, "301 or 302", value);
      },
    }),
  ),
});

const document: Reader<DocumentEntry> = record<DocumentEntry>({
  document: textThat((name) => documentNames.includes(name), `one of ${documentNames.join(", ")}`),
  language,
  headers: documentHeaders,
  variants,
});

const mediaType = text(/^[a-z]+\/[\w.+-]+(; charset=utf-8)?$/, "a media type");

const asset: Reader<AssetEntry> = record<AssetEntry>({
  path: text(/^\/[\w.~!$&'()*+,;=:@/-]+$/, "a path of characters that no visitor encodes (RFC 3986, 3.3)"),
  type: mediaType,
  immutable: truth,
  headers,
  variants,
});

const manifest = record<Manifest>({
  build: hash,
  site,
  documents: list(document),
  assets: list(asset),
  previous: optional(record({ build: hash, assets: list(asset) })),
} as Fields<Manifest>);

const proveOnce = (entries: readonly { name: string; field: string }[]): void => {
  const found = new Map<string, string>();
  for (const { name, field } of entries) {
    const first = found.get(name);
    if (first !== undefined) throw new ManifestError(field, `${name} is there already, at ${first}`);
    found.set(name, field);
  }
};

/**
 * Proves that a manifest has every field in its form, that every header can be sent, that every document is there once
 * in each published language, and that every asset is the only answer at its path.
 * @throws {ManifestError} that names the first field that is wrong
 */
export function proveManifest(value: unknown): asserts value is Manifest {
  const proven = manifest(value, "");
  const { publishedLanguages } = proven.site;
  const pages = proven.documents.map(({ document, language }, index) => ({
    name: `${document} in ${language}`,
    field: `documents.${index}`,
  }));
  proveOnce(pages);
  const lists = { assets: proven.assets, "previous.assets": proven.previous?.assets ?? [] };
  for (const [list, entries] of Object.entries(lists)) {
    proveOnce(entries.map(({ path }, index) => ({ name: path, field: `${list}.${index}` })));
    for (const [index, { path }] of entries.entries())
      if (documentNames.some((name) => name.toLowerCase() === path.toLowerCase()) || path === healthPath)
        throw new ManifestError(`${list}.${index}.path`, `${path} is answered otherwise`);
  }
  for (const { index, field, message } of redirectFaults(proven.site.redirects, proven.site.url))
    throw new ManifestError(`site.redirects.${index}.${field}`, message);
  const found = new Set(pages.map(({ name }) => name));
  for (const language of publishedLanguages)
    for (const name of documentNames)
      if (!found.has(`${name} in ${language}`))
        throw new ManifestError("documents", `${name} is missing in ${language}`);
}
