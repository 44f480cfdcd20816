import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyChanges, type Change } from "./changes.ts";
import { readTexts } from "./files.ts";
import { catalogueOf } from "./inspection.ts";
import { readValue, rewrite } from "./rewrite.ts";
import { unitsOf } from "./units.ts";
import { readWaiting } from "./waiting.ts";

/** Makes changes that wait in a copy of the site, for a preview: words, and entries whose words are there. */
export async function applyWaiting(folder: string): Promise<void> {
  const isOfWords = ({ file }: Change): boolean => catalogueOf(file) !== undefined;
  const changes = unitsOf(readWaiting().changes)
    .filter((unit) => unit.changes.some(isOfWords))
    .flatMap((unit) => unit.changes);
  const byFile = Map.groupBy(changes, ({ file }) => file);
  const texts = await readTexts([...byFile.keys()]);
  for (const [file, text] of texts) {
    const { value } = applyChanges(readValue(file, text), byFile.get(file) ?? []);
    await writeFile(join(folder, file), rewrite(file, text, value));
  }
}
