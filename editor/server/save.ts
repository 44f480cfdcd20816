import type { Value } from "../../publishing/changes.ts";
import { inspect, ownersFiles, readTexts, readValue, replaceFiles } from "../../publishing/files.ts";
import { type Inspection, settingsFile } from "../../publishing/inspection.ts";
import { type ChangeRequest, settle } from "../../publishing/settle.ts";
import { parseWaiting, type Waiting, waitingFile } from "../../publishing/waiting.ts";
import { routes } from "../../src/facts/routes.ts";
import { type LanguageRow, languages } from "../../src/languages/languages.ts";

/** All that the editor shows. */
export interface Content extends Inspection {
  languages: readonly LanguageRow[];
  /** The value of each file of the owner's, by path from the root of the project. */
  files: Record<string, Value>;
  routes: readonly { path: string; catalogue: string }[];
  /** Values for placeholders in any message. */
  variables: Record<string, string>;
  waiting: Waiting;
}

/** What the checks last said, and of which files. A check is a process of a second. */
let checked: { texts: string; inspection: Inspection } | undefined;

/**
 * All that the editor shows, from the files as they are.
 * @param known what the checks say of them, if that is known
 * @throws {Error} if a file cannot be parsed
 */
export async function readContent(known?: Inspection): Promise<Content> {
  const owned = ownersFiles();
  const texts = await readTexts([...owned, waitingFile]);
  const key = JSON.stringify([...texts]);
  const inspection = known ?? (checked?.texts === key ? checked.inspection : await inspect());
  checked = { texts: key, inspection };
  const textOf = (file: string): string => texts.get(file) ?? "";
  const files = Object.fromEntries(owned.map((file) => [file, readValue(file, textOf(file))]));
  const { brand, legalName, supportEmail } = Object(files[settingsFile]);
  return {
    ...inspection,
    waiting: parseWaiting(textOf(waitingFile)),
    languages,
    files,
    routes: Object.values(routes),
    variables: { brand, legalName, supportEmail },
  };
}

/**
 * Saves changes, all or none.
 * @returns the files that were written, and what they all hold now
 * @throws {Error} if a value on disk is not what it was when it was shown
 */
export async function saveChanges(request: ChangeRequest): Promise<{ saved: string[]; content: Content }> {
  const { conflicts, before, after, inspection } = await settle(request);
  if (conflicts.length > 0) throw new Error("the files have other values by now");
  const files = [...after.keys()];
  const now = await readTexts(files);
  if (files.some((file) => now.get(file) !== before.get(file))) return saveChanges(request);
  await replaceFiles(after);
  return { saved: files.toSorted(), content: await readContent(inspection) };
}
