/**
 * Measures how soon each control of the built site answers: `npm run bench:inp -- [path ...] [--all]`. Without paths it
 * visits every page, in English; with `--all` in every language.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { readStartOptions } from "../server/node.ts";
import { routes } from "../src/facts/routes.ts";
import { defaultLanguage } from "../src/languages/languages.ts";
import { site } from "../src/site/site.ts";
import { launchOptions, prepareBrowser } from "./browser.ts";
import { limit, measureInteractions, type Size, sizes, type Visit } from "./interactions.ts";
import { listen } from "./listen.ts";

/** @throws {Error} that names the wrong argument */
function readArguments(): { paths: readonly string[]; languages: readonly string[] } {
  const known: readonly string[] = Object.values(routes).map(({ path }) => path);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const unknown = positionals.filter((path) => !known.includes(path));
  if (unknown.length > 0) throw new Error(`No route is ${unknown.join(", ")}. Routes: ${known.join(", ")}.`);
  return {
    paths: positionals.length > 0 ? positionals : known,
    languages: values.all ? site.languages : [defaultLanguage],
  };
}

function print(visits: readonly Visit[]): void {
  const round = (value: number): number => Math.round(value);
  const interactions = visits.flatMap(({ interactions }) => interactions);
  const slow = interactions.filter(({ duration }) => duration > limit);
  console.table(
    interactions.map(({ path, language, size, control, state, duration, handled, busy, longest }) => ({
      page: `${path} ${language} ${size}`,
      control,
      state,
      INP: duration,
      handled: round(handled),
      busy: round(busy),
      longest: round(longest),
      slow: duration > limit ? "slow" : "",
    })),
  );
  console.log("The worst of each page:");
  console.table(
    visits.map(({ path, language, size, interactions, longTasks }) => {
      const [worst] = interactions.toSorted((one, other) => other.duration - one.duration);
      return {
        page: `${path} ${language} ${size}`,
        control: worst?.control,
        state: worst?.state,
        INP: worst?.duration,
        busy: worst && round(worst.busy),
        "long tasks": longTasks.map(round).join(" "),
      };
    }),
  );
  console.log(`${slow.length} of ${interactions.length} presses took more than ${limit} ms.`);
}

async function bench(): Promise<void> {
  const { paths, languages } = readArguments();
  const { dist } = readStartOptions(process.env);
  if (!existsSync(join(dist, "manifest.json")))
    throw new Error(`There is no build in ${dist}. Run "npm run build".`);
  await prepareBrowser();
  await using server = await listen(
    process.execPath,
    [fileURLToPath(new URL("../server/node.ts", import.meta.url))],
    /(http:\/\/\S+)\/$/,
    { env: { ...process.env, HOST: "127.0.0.1", PORT: "0" } },
  );
  const started = new Date().toISOString();
  const browser = await chromium.launch(launchOptions);
  const visits: Visit[] = [];
  try {
    for (const language of languages)
      for (const path of paths)
        for (const size of Object.keys(sizes) as Size[]) {
          console.log(`${path} ${language} ${size}`);
          visits.push(await measureInteractions(browser, server.address, path, language, size));
        }
  } finally {
    await browser.close();
  }
  print(visits);
  const file = join("bench-results", `interactions-${started.replaceAll(":", "")}.json`);
  await mkdir("bench-results", { recursive: true });
  await writeFile(file, `${JSON.stringify({ started, visits }, null, 2)}\n`);
  console.log(`All figures: ${file}`);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
