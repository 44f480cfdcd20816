/**
 * Publishes changed words, content and settings: `npm run content:publish -- "A new headline"` (editor/docs/editing.md) checks and
 * builds them, commits them on a branch and pushes it. Without a message it says what has changed, and pending changes. Exit
 * status 1 if anything is to be fixed.
 */

import { formatDiagnostic } from "../src/diagnostics.ts";
import { site } from "../src/site/site.ts";
import { pendingChangeSets, readPending } from "./publishing/pending.ts";
import { publish, publishable } from "./publishing/publish.ts";

const message = process.argv.slice(2).join(" ").trim();
const { changes, files } = await publishable();
const pending = pendingChangeSets(readPending(), site.languages);

if (message === "" && pending.length > 0) {
  console.log("Pending, and not on the site yet:");
  for (const { diagnostic } of pending) console.log(`  ${formatDiagnostic(diagnostic)}`);
  console.log();
}
if (files.length === 0) console.log("Nothing has changed since the last commit.");
else if (message === "") {
  for (const { file, path, before, after } of changes)
    console.log(
      `${file} ${path.join(".")}\n  before: ${JSON.stringify(before) ?? "nothing"}\n  now:    ${JSON.stringify(after) ?? "nothing"}`,
    );
  console.log(
    `\n${files.length} ${files.length === 1 ? "file" : "files"}. To publish them: npm run content:publish -- "What has changed"`,
  );
} else {
  let said = "";
  const { output, next } = await publish(message, ({ steps }) => {
    const { title = said } = steps.find(({ state }) => state === "running") ?? {};
    if (title !== said) console.log(title);
    said = title;
  });
  if (next) console.log(next);
  else console.error(output);
  process.exitCode = next ? 0 : 1;
}
