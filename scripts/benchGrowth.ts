/**
 * Measures how the build and the server grow with the site: `npm run bench:growth` builds copies of it with more
 * languages and more pages, serves each, and writes the figures to `docs/growth.json` and a plot of them to
 * `docs/growth.svg`. It takes some ten minutes and needs Linux and `wrk`. Sizes can be given as languages and added
 * pages: `-- 7x0 20x81`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findDocument, type Manifest } from "../server/manifest.ts";
import { type RouteId, routes } from "../src/facts/routes.ts";
import { languages } from "../src/languages/languages.ts";
import { copySources } from "./copySources.ts";
import { type Growth, growthPlot } from "./growthPlot.ts";
import { listen } from "./listen.ts";
import { type Figures, load, processorTime } from "./load.ts";
import { median } from "./median.ts";
import { packageProgram } from "./packageProgram.ts";
import { memoryOf } from "./processFigures.ts";

const megabyte = 1_000_000;

/** Languages whose plural forms are those of English, so that its catalogues fit, with a country for the flag. */
const furtherLanguages = Object.entries({
  ...{ de: "DE", nl: "NL", sv: "SE", da: "DK", nb: "NO", fi: "FI", et: "EE" },
  ...{ hu: "HU", tr: "TR", af: "ZA", sw: "KE", sq: "AL", eu: "ES" },
});

/** The pages that are copied in turn, with their files. */
const copied: readonly (readonly [RouteId, string])[] = [
  ["propFirms", "for-prop-firms"],
  ["brokers", "for-brokers"],
  ["communities", "IBs-communities"],
  ["partners", "partners"],
  ["caseStudies", "case-studies"],
  ["privacyPolicy", "privacy-policy"],
];

interface Size {
  languages: number;
  /** Pages beside those of the site. */
  added: number;
}

const sizes: readonly Size[] = [
  { languages: 7, added: 0 },
  { languages: 14, added: 7 },
  { languages: 20, added: 26 },
  { languages: 20, added: 81 },
];

async function edit(file: string, place: string, replacement: string): Promise<void> {
  const before = await readFile(file, "utf8");
  if (!before.includes(place)) throw new Error(`${file} has no ${place}`);
  await writeFile(file, before.replace(place, replacement));
}

/** Adds languages, which say all in English, to a copy of the site. */
async function addLanguages(folder: string, added: typeof furtherLanguages): Promise<void> {
  const row = ([code, flag]: readonly [string, string]) =>
    JSON.stringify({ code, name: code, flag, script: "latin", openGraph: `${code}_${flag}` });
  const codes = added.map(([code]) => code);
  for (const code of codes)
    await cp(join(folder, "catalogues/en"), join(folder, "catalogues", code), { recursive: true });
  await edit(
    join(folder, "src/languages/languages.ts"),
    "\n] as const",
    `\n${added.map(row).join(",\n")}\n] as const`,
  );
  const settings = join(folder, "site.config.ts");
  await edit(settings, '"ja"]', [`"ja"`, ...codes.map((code) => `"${code}"`)].join().concat("]"));
  await edit(settings, 'en: "London",', ["en", ...codes].map((code) => `${code}: "London",`).join(" "));
}

/** Adds pages, which are copies of those that are there, to a copy of the site. */
async function addPages(folder: string, count: number): Promise<void> {
  const rows: string[] = [];
  for (let index = 0; index < count; index++) {
    const [id, file] = copied[index % copied.length] ?? ["brokers", "for-brokers"];
    const name = `${id}${index}`;
    rows.push(`${name}: ${JSON.stringify({ ...routes[id], path: `${routes[id].path}-${index}` })},\n`);
    const page = join(folder, `src/pages/[language]/${file}-${index}.astro`);
    await cp(join(folder, `src/pages/[language]/${file}.astro`), page);
    await edit(page, `route="${id}"`, `route="${name}"`);
  }
  await edit(
    join(folder, "src/facts/routes.ts"),
    "} as const satisfies Record<string, Route>",
    `${rows.join("")}} as const satisfies Record<string, Route>`,
  );
}

/** Builds a copy of the site, which remembers no build before. @throws {Error} with what the build said, if it fails */
async function build(folder: string): Promise<Growth["build"]> {
  const started = performance.now();
  const child = spawn(process.execPath, [packageProgram("astro", "bin/astro.mjs"), "build"], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", SITE_DIST: "dist" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output.on("data", (chunk) => {
      said += chunk;
    });
  const ended = once(child, "close");
  const figures = { seconds: 0, processor: 0, memory: 0 };
  const { pid = 0 } = child;
  while (child.exitCode === null) {
    const memory = memoryOf(pid, "VmHWM");
    // What has ended, and is not yet taken note of, has none.
    if (memory) Object.assign(figures, { memory: memory / megabyte, processor: processorTime(pid) / 1000 });
    await Promise.race([ended, wait(100)]);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`The build of ${folder} failed:\n${said.slice(-5000)}`);
  return { ...figures, seconds: (performance.now() - started) / 1000 };
}

/** Serves a copy of the site, and asks it for one page under a small load. */
async function serve(folder: string): Promise<Growth["server"]> {
  const started = performance.now();
  await using server = await listen(
    process.execPath,
    [join(folder, "server/node.ts")],
    /website: (http:\S+)/,
    { cwd: folder, env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG: "off", SITE_DIST: "dist" } },
  );
  const startSeconds = (performance.now() - started) / 1000;
  const target = { port: Number(new URL(server.address).port), pid: server.pid };
  const [connections, seconds] = [4, 3];
  await load(target, connections, seconds);
  const runs: Figures[] = [];
  for (let run = 0; run < 3; run++) runs.push(await load(target, connections, seconds));
  const middle = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  return {
    startSeconds,
    throughput: middle("throughput"),
    p50: middle("p50"),
    p99: middle("p99"),
    processor: middle("processor"),
    memory: (memoryOf(target.pid, "VmRSS") ?? 0) / megabyte,
  };
}

async function measure(size: Size): Promise<Growth> {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  try {
    await copySources(folder);
    await addLanguages(folder, furtherLanguages.slice(0, size.languages - languages.length));
    await addPages(folder, size.added);
    const built = await build(folder);
    const file = join(folder, "dist/manifest.json");
    const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
    const home = findDocument(manifest, "/", "en")?.variants;
    return {
      languages: size.languages,
      documents: manifest.documents.length,
      build: built,
      manifestKilobytes: (await stat(file)).size / 1000,
      homeBytes: { identity: home?.identity.size ?? 0, br: home?.br?.size ?? 0 },
      server: await serve(folder),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A figure with three digits that count, as a row of the table and the file show it. */
const short = (value: number): number => Number(value.toPrecision(value < 1000 ? 3 : 5));

const row = ({ languages, documents, build, manifestKilobytes, homeBytes, server }: Growth) => ({
  languages,
  documents,
  "build s": short(build.seconds),
  "processor s": short(build.processor),
  "ms each": short((1000 * build.processor) / documents),
  "build MB": short(build.memory),
  "manifest KB": short(manifestKilobytes),
  "home bytes": homeBytes.br,
  "start s": short(server.startSeconds),
  "server MB": short(server.memory),
  "requests/s": short(server.throughput),
  "µs each": short(server.processor),
  "p50 ms": short(server.p50),
  "p99 ms": short(server.p99),
});

const wanted = process.argv.slice(2).map((argument): Size => {
  const [, count, added] = /^(\d+)x(\d+)$/.exec(argument) ?? [];
  const most = languages.length + furtherLanguages.length;
  if (!count || Number(count) < languages.length || Number(count) > most)
    throw new Error(
      `Expected a size as languages (${languages.length} to ${most}) and added pages, such as 20x81, got ${argument}`,
    );
  return { languages: Number(count), added: Number(added) };
});

const measured: Growth[] = [];
for (const size of wanted.length > 0 ? wanted : sizes) {
  measured.push(await measure(size));
  measured.sort((one, other) => one.documents - other.documents);
  console.table(measured.map(row));
  await writeFile("docs/growth.json", `${JSON.stringify(measured.map(row), null, 2)}\n`);
  await writeFile("docs/growth.svg", growthPlot(measured));
}
