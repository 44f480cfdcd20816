/**
 * Makes changed words, facts and settings ready to be published: `npm run publish-words` (docs/editing.md). Formats and
 * checks them, dates pages for the sitemap, draws share images, builds, runs the quick tests, and says in plain words
 * what is wrong and where, or what to commit. Exit status 1 if anything is to be fixed.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Fault } from "../editor/content.ts";
import { inspect, ownersFiles } from "../editor/server/files.ts";
import { parseStale, staleFile } from "../src/languages/checking/stale.ts";
import { packageProgram } from "./packageProgram.ts";

const say = (text: string): void => console.log(`\n▸ ${text}`);

function stop(text: string): never {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/** Runs a program to its end. Its output is shown only if it fails. */
function run(title: string, program: string, parameters: readonly string[], remedy: string): void {
  say(title);
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status === 0) return;
  console.error(stdout, stderr);
  stop(remedy);
}

const inWords = ({ file, key, what }: Fault): string => `${file}${key && `, ${key}`}: ${what}`;

const files = [...ownersFiles(), staleFile];
run(
  "Formatting words, facts and settings",
  process.execPath,
  [packageProgram("@biomejs/biome", "bin/biome"), "check", "--write", ...files],
  "A file cannot be read as it stands: the message above names the file and the line.",
);

say("Checking words, facts and settings");
const { faults } = await inspect();
for (const fault of faults) console.error(`  ${inWords(fault)}`);
if (faults.length > 0)
  stop(
    `${faults.length} to fix: open the editor with npm run edit and choose "to fix" on the page of that name.`,
  );
const stale = Object.entries(parseStale(readFileSync(staleFile, "utf8")));
for (const [language, keys = {}] of stale)
  console.log(
    `  ${language}: ${Object.keys(keys).length} stale, still as they were when English was different`,
  );

const failed = "This is nothing that can be fixed in words or facts: show the lines above to a developer.";
run("Building the site", "npm", ["run", "--silent", "build"], failed);
run(
  "Drawing the images that others show beside a link, where they are behind",
  process.execPath,
  ["scripts/share-images.ts"],
  failed,
);
run("Building the site with them", "npm", ["run", "--silent", "build"], failed);
run("Testing", "npm", ["run", "--silent", "check"], failed);

const changed = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trimEnd();
if (changed === "") say("Nothing has changed since the last commit.");
else {
  say("All is ready. These files have changed; commit them together:");
  console.log(
    `${changed}\n\n  git add --all\n  git commit --message "What has changed, in a few words"\n  git push`,
  );
}
