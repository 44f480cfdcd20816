/**
 * Measures how soon each control of the built site answers: `npm run bench:inp -- [path ...] [--all]`. Without paths it
 * visits every page, in English; with `--all` in every language.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { defaultLanguage } from "../src/languages/languages.ts";
import { site } from "../src/site/site.ts";
import { chosenPaths, knownPaths } from "./bench/arguments.ts";
import { launchOptions, prepareBrowser } from "./browser.ts";
import { limit, measureInteractions, type Size, sizes, type Visit } from "./interactions.ts";
import { serveBuild } from "./serveBuild.ts";

/** @throws {Error} that names the wrong argument */
function readArguments(): { paths: readonly string[]; languages: readonly string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  return {
    paths: chosenPaths(positionals, knownPaths),
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
  await using server = await serveBuild();
  await prepareBrowser();
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
