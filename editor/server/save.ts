import { valueAt } from "../../publishing/changes.ts";
import { inspect, ownersFiles, readTexts, readValue, replaceFiles } from "../../publishing/files.ts";
import { type Inspection, settingsFile } from "../../publishing/inspection.ts";
import { type ChangeRequest, settle } from "../../publishing/settle.ts";
import { parseWaiting, waitingFile } from "../../publishing/waiting.ts";
import { routeIds, routes } from "../../src/facts/routes.ts";
import { parseStale, staleFile } from "../../src/languages/checking/stale.ts";
import { languages } from "../../src/languages/languages.ts";
import type { Content, SaveAnswer } from "../content.ts";

/** What the checks last said, and of which files. A check is a process of a second. */
let checked: { texts: string; inspection: Inspection } | undefined;

/**
 * All that the editor shows, from the files as they are.
 * @param known what the checks say of them, if that is known
 * @throws {Error} if a file cannot be parsed
 */
export async function readContent(known?: Inspection): Promise<Content> {
  const owned = ownersFiles();
  const texts = await readTexts([...owned, staleFile, waitingFile]);
  const key = JSON.stringify([...texts]);
  const inspection = known ?? (checked?.texts === key ? checked.inspection : await inspect());
  checked = { texts: key, inspection };
  const textOf = (file: string): string => texts.get(file) ?? "";
  const files = Object.fromEntries(owned.map((file) => [file, readValue(file, textOf(file))]));
  const lists = { stale: parseStale(textOf(staleFile)), waiting: parseWaiting(textOf(waitingFile)) };
  return {
    ...inspection,
    ...lists,
    languages,
    files,
    routes: routeIds.map((id) => ({ path: routes[id].path, catalogue: routes[id].catalogue })),
    variables: Object.fromEntries(
      ["brand", "legalName", "supportEmail"].map((name) => [
        name,
        String(valueAt(files[settingsFile], [name])),
      ]),
    ),
  };
}

/** Saves changes, all or none: refused are those of values that are not on disk what they were when they were shown. */
async function saveNow(request: ChangeRequest): Promise<SaveAnswer> {
  const { conflicts, before, after, inspection } = await settle(request);
  if (conflicts.length > 0) return { conflicts };
  const files = [...after.keys()];
  const now = await readTexts(files);
  if (files.some((file) => now.get(file) !== before.get(file))) return saveNow(request);
  await replaceFiles(after);
  return { saved: files.toSorted(), content: await readContent(inspection) };
}

let last: Promise<unknown> = Promise.resolve();

/** Like `saveNow`, one after the other. */
export function saveChanges(request: ChangeRequest): Promise<SaveAnswer> {
  const answer = last.then(() => saveNow(request));
  last = answer.catch(() => undefined);
  return answer;
}
