/**
 * `npm run launch-check`: what is left to do before the site goes live, on the day it is run. Exit status 1 if there is
 * anything but advice (docs/going-live.md).
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pendingChangeSets, readPending } from "../editor/publishing/pending.ts";
import { sampleEntries } from "../src/content/readContent.ts";
import { readJson } from "../src/content/readJson.ts";
import { formatDiagnostic } from "../src/diagnostics.ts";
import { siteAdvice } from "../src/layout/checks/advice.ts";
import { analyticsPlaceholders } from "../src/site/analytics.ts";
import { pastEvent } from "../src/site/event.ts";
import { sampleSettings } from "../src/site/links.ts";
import { placeholders } from "../src/site/placeholders.ts";
import { dueDates, hstsCommitments } from "../src/site/security.ts";
import { site } from "../src/site/site.ts";
import { outdatedImages } from "./shareDigests.ts";

parseArgs();

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n\n  ${lines.join("\n  ")}\n`);
}

/** Names under which a host is set up to serve the site, if they are not that of its address. */
function otherHosts(file: string, names: RegExp): string[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = [...text.matchAll(names)].flatMap(([, list = ""]) => list.trim().split(/\s+/));
  const { hostname } = new URL(site.url);
  return [...new Set(found)]
    .filter((name) => name !== hostname)
    .map((name) => `${file}: ${name} is not ${hostname} of url in site.config.json`);
}

const today = new Date();
const unset = [...placeholders(site), ...analyticsPlaceholders(site), ...sampleSettings(site)];
const due = [...pastEvent(site, today), ...dueDates(site, today)];
const claims = "src/content/claims.json";
const content = globSync("src/content/*.json").sort().map(readJson);
const unlinked = content.flatMap(({ file, value }) => placeholders(value).map((line) => `${file}: ${line}`));
const invented = content.filter(({ file }) => file !== claims).flatMap(sampleEntries);
const unsourced = sampleEntries(readJson(claims));
const pending = pendingChangeSets(readPending(), site.languages).map(({ diagnostic }) =>
  formatDiagnostic(diagnostic),
);
const hosts = [
  ...otherHosts("deploy/nginx.conf", /^\s*server_name\s+([^;]+);/gm),
  ...otherHosts("wrangler.jsonc", /"pattern": "([^"]+)"/g),
];
const hidden = site.noindex ? ["noindex: the build is not for search engines"] : [];
const dist = process.env.SITE_DIST ?? "dist";
const unbuilt = site.languages.filter((language) => !existsSync(join(dist, language)));
const outdated = unbuilt.length === 0 ? outdatedImages(dist) : [];

list("Placeholders in site.config.json, to change there or from the environment", unset);
list("Placeholders in content", unlinked);
list("Dates in site.config.json that are due", due);
list('Invented people, companies and awards, to replace, or to keep without "sample"', invented);
list('Figures without a source, to confirm and then keep without "sample"', unsourced);
list("Pending changes (editor/docs/editing.md)", pending);
list("Names of hosts, to change there, or delete the file if you use another host", hosts);
list('Share images that show something else than their pages: "npm run share-images" draws them', outdated);
if (unbuilt.length > 0)
  console.log(
    `Share images: there is no build in ${dist} to compare them with in ${unbuilt.join(", ")}. "npm run build" makes one.\n`,
  );
list("To turn off in site.config.json before the site goes live", hidden);
list("Advice, to follow or not", (await siteAdvice()).map(formatDiagnostic));
list("Browsers will remember for two years", hstsCommitments(site));

const count = [unset, unlinked, due, invented, unsourced, pending, hosts, outdated, hidden].flat().length;
console.log(
  count === 0
    ? "Ready: no placeholder, no sample, no date that is due and no outdated image."
    : `${count} things left to do.`,
);
process.exitCode = count === 0 ? 0 : 1;
