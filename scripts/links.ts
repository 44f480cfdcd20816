/**
 * `npm run links`: asks for every outside address of the configuration, the facts, the catalogues and the documents of
 * the build. Needs a network. Exit status 1 if one is broken or none could be reached (docs/going-live.md).
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentFile } from "../server/build.ts";
import type { StoredManifest } from "../server/manifest.ts";
import { readJson } from "../src/facts/readJson.ts";
import { site } from "../src/site/site.ts";
import { addAddressesIn, addLinksOf, askAll, report, type Uses } from "./outsideLinks.ts";

const dist = process.env.SITE_DIST ?? "dist";
const manifestFile = join(dist, "manifest.json");

const uses: Uses = new Map();
addAddressesIn(uses, site, "site.config.json");
for (const file of [...globSync("src/facts/**/*.json"), ...globSync("catalogues/*/*.json")].sort())
  addAddressesIn(uses, readJson(file).value, file);
if (existsSync(manifestFile)) {
  const { documents }: StoredManifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  for (const entry of documents) {
    const html = readFileSync(join(dist, documentFile(entry)), "utf8");
    addLinksOf(uses, html, `${entry.document} (${entry.language})`);
  }
} else console.log(`There is no build in ${dist}: its documents are left out. "npm run build" makes one.\n`);
for (const address of uses.keys()) if (new URL(address).origin === site.url) uses.delete(address);

const { lines, isFine } = report(await askAll(uses, { userAgent: `LinkCheck (+${site.url})` }));
console.log(lines.join("\n"));
process.exitCode = isFine ? 0 : 1;
