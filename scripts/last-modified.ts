/**
 * Records today for each page of the build that says something else than before: `npm run last-modified`. The sitemap
 * gives these days. A test says when to run it; commit `src/layout/lastModified.json`.
 */
import { writeFile } from "node:fs/promises";
import { contentsOf, modifications, notRecorded, renewed } from "../pipeline/lastModified.ts";
import { readTexts } from "./builtDocuments.ts";

const contents = contentsOf(readTexts("dist").document);
const today = new Date().toISOString().slice(0, 10);
const lines = Object.entries(renewed(modifications, contents, today)).map(
  ([address, { content, day }]) =>
    `  ${JSON.stringify(address)}: { "content": "${content}", "day": "${day}" }`,
);
await writeFile("src/layout/lastModified.json", `{\n${lines.join(",\n")}\n}\n`);
for (const address of notRecorded(modifications, contents)) console.log(`${address} changed on ${today}`);
