import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Build, BuildError, contentHash, readBuild, sealManifest } from "../../server/build.ts";
import { encodings, type ManifestContent, type Variant, type Variants } from "../../server/manifest.ts";
import { createWebServer } from "../../server/webServer.ts";
import { statusDocuments } from "../../src/facts/routes.ts";
import { startNode } from "../../tests/http/processes.ts";
import {
  createRandom,
  type Failure,
  maxFailures,
  mutateText,
  type Outcome,
  type Random,
  shrink,
} from "./random.ts";

/** A JSON value that can be changed in place. */
type Tree = { [key: string]: unknown };

/** A build on the way to be damaged. */
interface Patient {
  /** The copy of the build in which files may be changed. */
  folder: string;
  manifest: Tree;
  /** Changes of the manifest's bytes, after the rest. */
  edits: ((bytes: Buffer) => Buffer<ArrayBufferLike>)[];
  /** Changes of files. */
  files: Map<string, Buffer | undefined>;
  read: (file: string) => Promise<Buffer>;
}

/** One kind of damage. */
type Damage = (patient: Patient, random: Random) => Promise<string> | string;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** A place in the manifest: an object or list, and a key of it. Deeper places are as likely as upper ones. */
const findPlace = (root: Tree, random: Random): { parent: Tree; key: string; path: string } => {
  let parent = root;
  const path: string[] = [];
  for (;;) {
    const key = random.pick(Object.keys(parent));
    const value = parent[key];
    path.push(key);
    if (!isTree(value) || Object.keys(value).length === 0 || random.chance(0.15))
      return { parent, key, path: path.join(".") };
    parent = value;
  }
};

const oddValues: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    "",
    " ",
    [],
    {},
    [[]],
    "en",
    "ja",
    "/",
    "/health",
    "/favicon.svg",
  ],
  ...[
    "\r\nX-Injected: a",
    "a\nb",
    "\u00e9",
    "\u2603",
    "\0",
    "__proto__",
    "constructor",
    "xx",
    "EN",
    "x".repeat(70_000),
  ],
  ...["files/../manifest.json", "../secret", "/%00", "/a?b", "//evil.example", "/a b", "text/html\r\nX: y"],
  ...[
    "http://a.example",
    "https://evil.example/x",
    "javascript:alert(1)",
    "0123456789abcdef0123456789abcdef",
  ],
];

const oddHeaders: readonly (readonly [string, string])[] = [
  ["X-Note", "a\r\nX-Injected: b"],
  ["X-Note", "\u00e9"],
  ["X-Note", "\u2603"],
  ["X-Note\r\nX-Injected", "b"],
  ["X-Note\n", "b"],
  ["", "b"],
  ["X Note", "b"],
  ["X-Note", " b "],
  ["__proto__", "b"],
  ["content-type", "text/plain"],
  ["content-length", "1"],
  ["Content-Length", "1"],
  ["Content-Encoding", "br"],
  ["content-encoding", "br"],
  ["Transfer-Encoding", "chunked"],
  ["transfer-encoding", "gzip"],
  ["Connection", "close"],
  ["Keep-Alive", "timeout=1"],
  ["Trailer", "X-Note"],
  ["Upgrade", "h2c"],
  ["Date", "never"],
  ["ETag", '"a"'],
  ["Location", "https://evil.example/"],
  ["Set-Cookie", "a=b"],
  ["content-security-policy", "default-src *"],
  ["X-Note", "x".repeat(20_000)],
];

const lists = ["documents", "assets"] as const;
const entriesOf = (manifest: Tree): Tree[] =>
  lists.flatMap((list) => manifest[list] as Tree[]).filter(isTree);

/** A content of a file that is not its own. */
const damageBytes = (bytes: Buffer, random: Random): Buffer => {
  const changed = Buffer.from(bytes);
  const at = random.below(bytes.length);
  if (random.chance(0.3)) return changed.subarray(0, at);
  if (random.chance(0.2)) return Buffer.concat([changed, Buffer.from("x")]);
  changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
  return changed;
};

const variantsOf = (manifest: Tree): Variant[] =>
  entriesOf(manifest)
    .flatMap(({ variants }) => (isTree(variants) ? Object.values(variants) : []))
    .filter(
      (variant): variant is Variant => isTree(variant) && /^files\/\w+(\.\w+)+$/.test(String(variant.file)),
    );

const damages: Readonly<Record<string, Damage>> = {
  "a byte of the manifest": ({ edits }, random) => {
    edits.push((bytes) => {
      const at = random.below(bytes.length);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
      return changed;
    });
    return "a bit is another";
  },
  "the text of the manifest": ({ edits }, random) => {
    edits.push((bytes) => Buffer.from(mutateText(bytes.toString(), random)));
    return "a few characters are others";
  },
  "the end of the manifest": ({ edits }, random) => {
    edits.push((bytes) => bytes.subarray(0, random.below(bytes.length)));
    return "it is missing";
  },
  "white space": ({ edits }) => {
    edits.push((bytes) => Buffer.from(`\n\t${bytes} \r\n`));
    return "there is more of it";
  },
  "a value": ({ manifest }, random) => {
    const { parent, key, path } = findPlace(manifest, random);
    const value = random.chance(0.2) ? [parent[key]] : random.pick(oddValues);
    parent[key] = value;
    return `${path} is ${shown(value)}`;
  },
  "a text": ({ manifest }, random) => {
    const { parent, key, path } = findPlace(manifest, random);
    if (typeof parent[key] === "string") parent[key] = mutateText(parent[key], random);
    return `${path} is ${shown(parent[key])}`;
  },
  "no value": ({ manifest }, random) => {
    const { parent, key, path } = findPlace(manifest, random);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return `${path} is missing`;
  },
  "a value twice": ({ manifest }, random) => {
    const { parent, key, path } = findPlace(manifest, random);
    if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
    else parent[random.pick([`${key}2`, key.toUpperCase(), `${key}\n`, "__proto__"])] = parent[key];
    return `${path} is there twice`;
  },
  "two values": ({ manifest }, random) => {
    const one = findPlace(manifest, random);
    const other = findPlace(manifest, random);
    [one.parent[one.key], other.parent[other.key]] = structuredClone([
      other.parent[other.key],
      one.parent[one.key],
    ]);
    return `${one.path} and ${other.path} have changed places`;
  },
  "two entries": ({ manifest }, random) => {
    const key = random.pick(["variants", "headers", "language", "document", "path", "type", "immutable"]);
    const having = entriesOf(manifest).filter((entry) => key in entry);
    if (having.length === 0) return "none has it";
    const [one, other] = [random.pick(having), random.pick(having)];
    [one[key], other[key]] = [other[key], one[key]];
    return `${key} of two entries have changed places`;
  },
  "a header": ({ manifest }, random) => {
    const entries = entriesOf(manifest);
    if (entries.length === 0) return "there are no entries";
    const { headers } = random.pick(entries);
    const [name, value] = random.pick(oddHeaders);
    if (isTree(headers))
      Object.defineProperty(headers, name, { value, enumerable: true, configurable: true, writable: true });
    return `a header is ${shown(name)}: ${shown(value)}`;
  },
  "the build before": ({ manifest }, random) => {
    const assets = structuredClone(manifest.assets) as Tree[];
    const build = random.pick<unknown>(["0123456789abcdef0123456789abcdef", manifest.build, "", 1]);
    manifest.previous = random.pick<unknown>([
      ...[null, {}, [], "x", { build }, { assets }, { build, assets, more: 1 }, { build, assets: {} }],
      ...[
        { build, assets: [] },
        { build, assets },
        { build, assets: assets.slice(0, 3) },
      ],
      { build, assets: assets.map((asset) => ({ ...asset, path: `/before${asset.path}` })) },
      { build, assets: assets.map((asset) => ({ ...asset, immutable: false })) },
    ]);
    return `previous is ${shown(manifest.previous)}`;
  },
  "bytes of a file": async ({ manifest, files, read }, random) => {
    const variants = variantsOf(manifest);
    if (variants.length === 0) return "there are no files";
    const { file } = random.pick(variants);
    const bytes = await read(file).catch(() => undefined);
    if (bytes) files.set(file, damageBytes(bytes, random));
    return `${file} has other bytes`;
  },
  "a file is missing": ({ manifest, files }, random) => {
    const variants = variantsOf(manifest);
    if (variants.length === 0) return "there are no files";
    const { file } = random.pick(variants);
    files.set(file, undefined);
    return file;
  },
  "two files": async ({ manifest, files, read }, random) => {
    const variants = variantsOf(manifest);
    if (variants.length === 0) return "there are no files";
    const [one, other] = [random.pick(variants).file, random.pick(variants).file];
    const contents = await Promise.all([read(one), read(other)]).catch(() => undefined);
    if (contents) {
      files.set(one, contents[1]);
      files.set(other, contents[0]);
    }
    return `${one} and ${other} have changed places`;
  },
  "a file with the right name": async ({ manifest, files, read }, random) => {
    const variants = variantsOf(manifest);
    if (variants.length === 0) return "there are no files";
    const variant = random.pick(variants);
    const bytes = await read(variant.file).catch(() => undefined);
    if (!bytes) return "the file is not there";
    const changed = damageBytes(bytes, random);
    variant.hash = contentHash(changed);
    variant.size = changed.length;
    variant.file = `files/${variant.hash}${basename(variant.file).replace(/^[^.]*/, "")}`;
    files.set(variant.file, changed);
    return `${variant.file} has other bytes, which the manifest knows`;
  },
};

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? "undefined";

/** A damaged build: which kinds of damage, each from a seed of its own, and whether the manifest's hash is made right. */
export interface Start {
  damages: readonly { kind: string; seed: number }[];
  isSealed: boolean;
}

const makeStart = (seed: number): Start => {
  const random = createRandom(seed);
  const kinds = Object.keys(damages);
  return {
    damages: Array.from({ length: 1 + (random.chance(0.3) ? random.below(3) : 0) }, () => ({
      kind: random.pick(kinds),
      seed: random.below(2 ** 32),
    })),
    isSealed: random.chance(0.8),
  };
};

/** A folder with a copy of a build, in which one damage at a time is done and undone. */
interface Ward {
  folder: string;
  damage: (start: Start) => Promise<string>;
  restore: () => Promise<void>;
}

const openWard = async (from: string): Promise<Ward> => {
  const folder = await mkdtemp(join(tmpdir(), "fuzz-"));
  await cp(from, folder, { recursive: true });
  const text = await readFile(join(folder, "manifest.json"), "utf8");
  const original = (file: string) => readFile(join(from, file));
  const touched = new Set<string>();
  return {
    folder,
    damage: async ({ damages: done, isSealed }) => {
      const patient: Patient = {
        folder,
        manifest: JSON.parse(text),
        edits: [],
        files: new Map(),
        read: original,
      };
      const said: string[] = [];
      for (const { kind, seed } of done)
        said.push(`${kind}: ${await damages[kind]?.(patient, createRandom(seed))}`);
      const { manifest } = patient;
      if (isSealed) manifest.build = sealManifest(manifest as unknown as ManifestContent).build;
      const written = patient.edits.reduce<Buffer>(
        (edited, edit) => edit(edited),
        Buffer.from(JSON.stringify(manifest)),
      );
      await writeFile(join(folder, "manifest.json"), written);
      for (const [file, bytes] of patient.files) {
        touched.add(file);
        if (bytes) await writeFile(join(folder, file), bytes);
        else await rm(join(folder, file), { force: true });
      }
      return `${said.join("; ")}${isSealed ? "; its hash is right" : ""}`;
    },
    restore: async () => {
      await writeFile(join(folder, "manifest.json"), text);
      for (const file of touched) {
        const bytes = await original(file).catch(() => undefined);
        if (bytes) await writeFile(join(folder, file), bytes);
        else await rm(join(folder, file), { force: true });
      }
      touched.clear();
    },
  };
};

/** A document or file that a build must serve. */
interface Expected {
  what: string;
  method: string;
  target: string;
  language: string;
  status: number;
  type: string;
  isDocument: boolean;
  variants: Variants;
}

/** How each status document is asked for. Nothing asks for the one of 500. */
const mishaps: Readonly<Record<string, { method: string; target: string }>> = {
  [statusDocuments[400]]: { method: "GET", target: "/%ff" },
  [statusDocuments[404]]: { method: "GET", target: "/missing.file" },
  [statusDocuments[405]]: { method: "POST", target: "/" },
};

const expectedOf = ({ manifest: { site, documents, assets, previous } }: Build): Expected[] => {
  const statusOf = new Map(
    Object.entries(statusDocuments).map(([status, name]) => [String(name), Number(status)]),
  );
  const pages = documents
    .filter(
      ({ document, language }) =>
        document !== statusDocuments[500] && site.publishedLanguages.includes(language),
    )
    .map(({ document, language, variants }) => ({
      what: `${document} in ${language}`,
      method: "GET",
      target: document,
      ...mishaps[document],
      language,
      status: statusOf.get(document) ?? 200,
      type: "text/html; charset=utf-8",
      isDocument: true,
      variants,
    }));
  const files = new Map([...(previous?.assets ?? []), ...assets].map((entry) => [entry.path, entry]));
  return [
    ...pages,
    ...[...files.values()].map(({ path, type, variants }) => ({
      what: path,
      method: "GET",
      target: path,
      language: "en",
      status: 200,
      type,
      isDocument: false,
      variants,
    })),
  ];
};

const faultsOfServing = async (build: Build): Promise<string[]> => {
  const server = createWebServer(build);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const host = new URL(build.manifest.site.url).host;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  try {
    for (const [index, expected] of expectedOf(build).entries()) {
      const encoding = encodings[index % encodings.length] ?? "identity";
      const headers = { Host: host, "Accept-Language": expected.language, "Accept-Encoding": encoding };
      const { method, target } = expected;
      const sent = send({ port, host: "127.0.0.1", agent, method, path: target, headers }).end();
      const [response]: [IncomingMessage] = (await once(sent, "response")) as [IncomingMessage];
      const body = Buffer.concat(await response.toArray());
      const faults = faultsOfResponse(response, body, expected, encoding);
      if (faults.length > 0) return faults.map((fault) => `${expected.what}: ${fault}`);
    }
    return [];
  } catch (error) {
    return [`an answer cannot be written or read: ${error}`];
  } finally {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  }
};

const faultsOfResponse = (
  { statusCode, headers, rawHeaders }: IncomingMessage,
  body: Buffer,
  { status, language, type, isDocument, variants }: Expected,
  encoding: keyof Variants,
): string[] => {
  const faults: string[] = [];
  const is = (what: string, given: unknown, wanted: unknown) =>
    given === wanted || faults.push(`${what} is ${given} instead of ${wanted}`);
  const sent = variants[encoding] ? encoding : "identity";
  is("status", statusCode, status);
  is("body", contentHash(body), variants[sent]?.hash);
  is("Content-Type", headers["content-type"], type);
  is("Content-Encoding", headers["content-encoding"], sent === "identity" ? undefined : sent);
  is("Content-Language", headers["content-language"], isDocument ? language : undefined);
  is("Connection", headers.connection, status === 400 ? "close" : undefined);
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  is("number of names of headers", new Set(names).size, names.length);
  return faults;
};

const oneLine = /^[^\p{Cc}\u2028\u2029]{1,1000}$/u;

/** What is wrong with how the server takes a build. @returns also whether it serves it */
const inspect = async (folder: string): Promise<{ faults: string[]; isServed: boolean }> => {
  let build: Build;
  try {
    build = await readBuild(folder);
  } catch (error) {
    if (!(error instanceof BuildError)) return { faults: [`readBuild threw ${error}`], isServed: false };
    const { message } = error;
    const isClear = oneLine.test(message) && /manifest\.json|files\/\w/.test(message);
    return {
      faults: isClear ? [] : [`the message is not one clear line: ${shown(message)}`],
      isServed: false,
    };
  }
  try {
    return { faults: await faultsOfServing(build), isServed: true };
  } catch (error) {
    return { faults: [`the build was taken, but ${error}`], isServed: true };
  }
};

/** What is wrong with how a process takes the build. */
const faultsOfProcess = async (folder: string, isServed: boolean): Promise<string[]> => {
  try {
    const { stop } = await startNode({ SITE_DIST: folder });
    await stop();
    return isServed ? [] : ["a process serves what readBuild refuses"];
  } catch (error) {
    const { message } = error as Error;
    if (isServed) return [`a process does not serve it: ${message}`];
    return /^The server did not start: The build in .*\n$/.test(message) ? [] : [message];
  }
};

function* smallerStarts({ damages, isSealed }: Start): Iterable<Start> {
  for (const [index] of damages.entries())
    if (damages.length > 1) yield { damages: damages.toSpliced(index, 1), isSealed };
  if (isSealed) yield { damages, isSealed: false };
}

/** So many damaged builds are also given to a process. */
const processes = 12;

export interface StartsOptions {
  folder: string;
  count: number;
  seed: number;
}

/** Damages a copy of the build at random, and expects the server to refuse it with one clear line or to serve it. */
export const fuzzStarts = async ({ folder, count, seed }: StartsOptions): Promise<Outcome> => {
  const ward = await openWard(folder);
  const failures: Failure[] = [];
  const kinds = new Map<string, number>();
  let served = 0;
  let proven = 0;
  const started = performance.now();

  const attempt = async (start: Start, withProcess = false) => {
    const what = await ward.damage(start);
    const { faults, isServed } = await inspect(ward.folder);
    if (withProcess) faults.push(...(await faultsOfProcess(ward.folder, isServed)));
    await ward.restore();
    return { what, faults, isServed };
  };

  let tried = 0;
  try {
    for (; tried < count && failures.length < maxFailures; tried += 1) {
      const start = makeStart(seed + tried);
      const withProcess = tried % Math.ceil(count / processes) === 0;
      const { faults, isServed } = await attempt(start, withProcess);
      proven += Number(withProcess);
      served += Number(isServed);
      for (const { kind } of start.damages) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (faults.length === 0) continue;
      const smallest = await shrink(
        start,
        smallerStarts,
        async (one) => (await attempt(one)).faults.length > 0,
      );
      const { what, faults: last } = await attempt(smallest);
      failures.push({ faults: last.length > 0 ? last : faults, input: what, seed: seed + tried });
    }
  } finally {
    await rm(ward.folder, { recursive: true });
  }
  return {
    part: "starts",
    count: tried,
    seconds: (performance.now() - started) / 1000,
    failures,
    notes: [
      `${tried - served} refused, ${served} served; ${kinds.size} kinds of damage; ${proven} also by a process`,
    ],
  };
};
