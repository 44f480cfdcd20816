import { routeIds, routes } from "../../src/facts/routes.ts";
import { parseStale, type Stale, staleFile, updateStale } from "../../src/languages/checking/stale.ts";
import { type Language, languageCodes, languages } from "../../src/languages/languages.ts";
import type { Catalogue, Catalogues } from "../../src/languages/words/format.ts";
import { applyChanges, type Conflict, isGroup, type Value, valueAt } from "../changes.ts";
import {
  type ChangeRequest,
  type Content,
  type Fault,
  type Inspection,
  type SaveAnswer,
  settingsFile,
} from "../content.ts";
import { inspect, ownersFiles, readTexts, replaceFiles, type Texts } from "./files.ts";
import { formatted } from "./format.ts";
import { readComments, readValue, rewrite } from "./rewrite.ts";

/** A request that names what is not there, or is malformed. */
export class BadRequest extends Error {}

/**
 * All that the editor shows, from the files as they are.
 * @param inspected what the checks have said of them
 * @throws {Error} if a file cannot be parsed
 */
export async function readContent(inspected?: Inspection): Promise<Content> {
  const [texts, inspection] = await Promise.all([
    readTexts([...ownersFiles(), staleFile]),
    inspected ?? inspect(),
  ]);
  const stale = parseStale(texts.get(staleFile) ?? "{}");
  texts.delete(staleFile);
  const files = Object.fromEntries([...texts].map(([file, text]) => [file, readValue(file, text)]));
  const settings = files[settingsFile];
  return {
    ...inspection,
    languages,
    files,
    comments: readComments(settingsFile, texts.get(settingsFile) ?? ""),
    routes: routeIds.map((id) => ({ path: routes[id].path, catalogue: routes[id].catalogue })),
    variables: Object.fromEntries(
      ["brand", "legalName", "supportEmail"].map((name) => [name, String(valueAt(settings, [name]))]),
    ),
    stale,
  };
}

/** The words of each language among some values by file. */
function wordsIn(values: ReadonlyMap<string, Value>): Map<Language, Catalogues> {
  const words = new Map<Language, Record<string, Catalogue>>(languageCodes.map((code) => [code, {}]));
  for (const [file, value] of values) {
    const [, language, namespace] = /^catalogues\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
    const own = words.get(language as Language);
    if (own && namespace && isGroup(value)) own[namespace] = value;
  }
  return words;
}

interface Prepared {
  /** Texts on disk when they were read. */
  before: Texts;
  /** New contents of the files that change, formatted. */
  after: Texts;
  conflicts: Conflict[];
}

const staleText = (stale: Stale): string => JSON.stringify(stale, null, 2);

async function prepare({ changes, confirmed }: ChangeRequest): Promise<Prepared> {
  const owned = ownersFiles();
  const unknown = changes.find(({ file }) => !owned.includes(file));
  if (unknown) throw new BadRequest(`${unknown.file} is none of the owner's files`);
  const before = await readTexts([...owned, staleFile]);
  const values = new Map(owned.map((file) => [file, readValue(file, before.get(file) ?? "")]));
  const changed = new Map(values);
  const conflicts: Conflict[] = [];
  for (const [file, own] of Map.groupBy(changes, (change) => change.file)) {
    const result = applyChanges(values.get(file), own);
    conflicts.push(...result.conflicts);
    changed.set(file, result.value);
  }
  const texts = [...changed]
    .filter(([file, value]) => value !== values.get(file))
    .map(([file, value]): [string, string] => [file, rewrite(file, before.get(file) ?? "", value)]);
  const stale = parseStale(before.get(staleFile) ?? "{}");
  const updated = updateStale(stale, wordsIn(values), wordsIn(changed), confirmed);
  if (staleText(stale) !== staleText(updated)) texts.push([staleFile, staleText(updated)]);
  const after = await Promise.all(
    texts.map(async ([file, text]) => [file, await formatted(file, text)] as const),
  );
  return { before, after: new Map(after), conflicts };
}

/** What the checks of the build would say after some changes. */
export async function checkChanges(request: ChangeRequest): Promise<{ faults: Fault[] }> {
  const { after } = await prepare(request);
  const { faults } = await inspect(after);
  return { faults };
}

/** Whether a save is refused because of a fault. */
const refuses = ({ file, stopsBuild }: Fault, isUnfinished: boolean): boolean =>
  stopsBuild && !(isUnfinished && file.startsWith("catalogues/"));

/**
 * Saves changes, all or none: refused are those that stop the build, and those of values that are not on disk what they
 * were when they were shown.
 */
async function saveNow(request: ChangeRequest): Promise<SaveAnswer> {
  const { before, after, conflicts } = await prepare(request);
  if (conflicts.length > 0) return { conflicts };
  const inspected = await inspect(after);
  const refused = inspected.faults.filter((fault) => refuses(fault, request.isUnfinished ?? false));
  if (refused.length > 0) return { refused };
  const files = [...after.keys()];
  const now = await readTexts(files);
  if (files.some((file) => now.get(file) !== before.get(file))) return saveNow(request);
  await replaceFiles(after);
  return { saved: files.toSorted(), content: await readContent(inspected) };
}

let last: Promise<unknown> = Promise.resolve();

/** Like `saveNow`, one after the other. */
export function saveChanges(request: ChangeRequest): Promise<SaveAnswer> {
  const answer = last.then(() => saveNow(request));
  last = answer.catch(() => undefined);
  return answer;
}
