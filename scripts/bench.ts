/**
 * Measures the built site: `npm run bench -- <subject> [path ...]`. docs/performance.md explains the subjects and has
 * the figures.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { readStartOptions, startServer } from "../server/node.ts";
import { routes } from "../src/content/routes.ts";
import { pathIn } from "../src/i18n/negotiation/pathIn.ts";
import { site } from "../src/site/site.ts";
import { measureFlood } from "./bench/flood.ts";
import { measurePresses } from "./bench/presses.ts";
import { measureSlowLine } from "./bench/slowLine.ts";
import prepareBrowser, { launchOptions } from "./browser.ts";

/** What is measured in a browser. */
const subjects = new Map([
  ["slow", measureSlowLine],
  ["presses", measurePresses],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: "string", default: "en" },
    runs: { type: "string", default: "3" },
  },
});
const [subject = "slow", ...given] = positionals;
if (subject === "flood") {
  await measureFlood();
  process.exit();
}
const measure = subjects.get(subject);
if (!measure) throw new Error(`"${subject}" is none of ${[...subjects.keys(), "flood"].join(", ")}.`);
const known: string[] = Object.values(routes).map(({ path }) => path);
const paths = given.length > 0 ? given : known;
const unknown = paths.filter((path) => !known.includes(path));
if (unknown.length > 0) throw new Error(`No page is at ${unknown}. Pages: ${known.join(", ")}.`);
const codes = values.languages.split(",");
const languages = site.languages.filter((code) => codes.includes(code));
if (languages.length < codes.length)
  throw new Error(`--languages is "${values.languages}". Published: ${site.languages.join(",")}.`);
if (!/^[1-9]\d?$/.test(values.runs))
  throw new Error(`--runs is "${values.runs}", which is not a number from 1 to 99.`);

const { url, stop } = await startServer({ ...readStartOptions(process.env), port: 0, logs: false });
await prepareBrowser();
const browser = await chromium.launch(launchOptions);
try {
  const addresses = paths.flatMap((path) =>
    languages.map((language) => new URL(pathIn(language, path), url).href),
  );
  await measure(browser, addresses, Number(values.runs));
} finally {
  await browser.close();
  await stop();
}
