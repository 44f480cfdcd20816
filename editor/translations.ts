/**
 * Files for translators (docs/translating.md): `npm run translations -- export ja` writes what waits for a language,
 * with `--all` all its messages, and `npm run translations -- import translations-ja.xlf` saves what is translated in one.
 * Exit status 1 if something in it is not taken.
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { stateOf } from "./app/state.ts";
import { placeName } from "./app/titles.ts";
import { saveChanges } from "./publishing/save.ts";
import { readContent } from "./server/content.ts";
import { exportXliff, importXliff } from "./translators/translations.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: "boolean" } } });
const [task, given, name = `translations-${given}.xlf`] = positionals;
const content = await readContent();
const state = stateOf(content);

if (task === "export" && given) {
  const text = exportXliff(state, given, values.all);
  // A file with the work of a translator is never overwritten.
  await writeFile(name, text, { flag: "wx" }).catch(({ code, message }) => {
    throw new Error(code === "EEXIST" ? `${name} is there already: move it, or name another file` : message);
  });
  console.log(`${name} is for the translator. What comes back: npm run translations -- import ${name}`);
} else if (task === "import" && given) {
  const imported = await importXliff(state, await readFile(given, "utf8"));
  if (imported.taken > 0) await saveChanges(imported.state, content.pending);
  console.log(`${imported.taken} taken and saved, ${imported.refused.length} not.`);
  for (const { id, place: [file, ...path] = [], text, why } of imported.refused)
    console.error(`\n${file ? placeName(`${file}`, path) : id} (${id})\n  ${why}\n  ${text || "(no text)"}`);
  process.exitCode = imported.refused.length > 0 ? 1 : 0;
} else
  throw new Error(
    "Write npm run translations -- export ja, with --all for all messages, or npm run translations -- import translations-ja.xlf",
  );
