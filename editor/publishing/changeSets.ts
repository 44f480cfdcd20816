import type { Diagnostic } from "../../src/diagnostics.ts";
import { marked } from "../../src/i18n/messages/draft.ts";
import {
  catalogueFile,
  catalogueOf,
  isGroup,
  messages,
  otherForm,
  pluralForm,
} from "../../src/i18n/messages/format.ts";
import {
  type Change,
  type Group,
  isRelated,
  isSame,
  type Path,
  type Value,
  valueAt,
  withValueAt,
} from "./changes.ts";

/** What is published at once: a message in all languages, an entry with its words, or a value of another file. */
export interface ChangeSet {
  /** `home:hero.title`, `home:testimonials.people.onboarding`, `src/content/company.json:demo.minutes`. */
  key: string;
  changes: Change[];
}

const isBelow = (key: string, other: string): boolean => key === other || key.startsWith(`${other}.`);

/** Whether two keys name the same, or one what is within the other. */
export const overlaps = (one: string, other: string): boolean => isBelow(one, other) || isBelow(other, one);

const indexIn = (path: Path): number => path.findIndex((key) => typeof key === "number" || /^\d+$/.test(key));

/**
 * `hero.points.0` is of the list `hero.points`, `traders_one` of the message `traders`. Fields of an item of a list of
 * content belong together: one that is moved is never half another one.
 */
const keyOf = ({ file, path }: Pick<Change, "file" | "path">): string => {
  const catalogue = catalogueOf(file);
  const index = indexIn(path);
  const key = (index < 0 ? path : path.slice(0, catalogue ? index : index + 1)).join(".");
  return catalogue ? `${catalogue.namespace}:${pluralForm(key)?.base ?? key}` : `${file}:${key}`;
};

/** The id of an entry that a change adds to a list or group of content or words. Its words may be a single message. */
function newId({ file, before, after, path }: Change): string | undefined {
  const isMessage = typeof path.at(-1) === "string" && catalogueOf(file) !== undefined;
  if (before !== undefined || !(isGroup(after) || isMessage)) return undefined;
  return isGroup(after) && typeof after.id === "string" ? after.id : `${path.at(-1)}`;
}

/** Sorts changes into what is published as one. A new entry belongs to the new words of the same id. */
export function changeSetsOf(changes: readonly Change[]): ChangeSet[] {
  const keys = new Set(changes.map(keyOf));
  const widest = (key: string): string => [...keys].find((other) => isBelow(key, other)) ?? key;
  const words = new Map(
    changes.flatMap((change): [string, string][] => {
      const id = catalogueOf(change.file) && newId(change);
      return id === undefined ? [] : [[id, widest(keyOf(change))]];
    }),
  );
  const changeSets = Map.groupBy(changes, (change) => {
    const id = catalogueOf(change.file) ? undefined : newId(change);
    return (id !== undefined && words.get(id)) || widest(keyOf(change));
  });
  return [...changeSets].map(([key, own]) => ({ key, changes: own }));
}

/** The keys of the messages that a change of a catalogue adds, changes or removes. */
function messagesOf({ file, path, before, after }: Change): string[] {
  const [was, is] = [messages({ "": before }), messages({ "": after })];
  const changed = [...was.keys(), ...is.keys()].filter((key) => was.get(key) !== is.get(key));
  return changed.map((key) => keyOf({ file, path: [...path, ...key.split(".").filter(Boolean)] }));
}

/**
 * The keys of the English that a change set changes and a language has not translated.
 * @param confirmed keys of translations that hold, by language
 */
export function untranslatedKeys(
  { changes }: ChangeSet,
  language: string,
  confirmed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const changedIn = (language: string): string[] =>
    changes.filter(({ file }) => catalogueOf(file)?.language === language).flatMap(messagesOf);
  const held = (confirmed[language] ?? []).map((key) => {
    const [namespace = "", path = ""] = key.split(":");
    return keyOf({ file: catalogueFile(language, namespace), path: path.split(".") });
  });
  const own = new Set([...changedIn(language), ...held]);
  return changedIn("en").filter((key) => !own.has(key));
}

/** The languages, among those that are published, in which a change set has English that is not translated. */
export const untranslated = (
  changeSet: ChangeSet,
  languages: readonly string[],
  confirmed: Readonly<Record<string, readonly string[]>>,
): string[] => languages.filter((language) => untranslatedKeys(changeSet, language, confirmed).length > 0);

type Place = Pick<Diagnostic, "file" | "path">;

/** Whether a diagnostic is about a change set. */
export function isAbout(changeSet: ChangeSet, { file, path }: Place): boolean {
  const own = keyOf({ file, path });
  return (
    (catalogueOf(file) !== undefined && path.length > 0 && overlaps(own, changeSet.key)) ||
    changeSet.changes.some(
      (change) => change.file === file && (isRelated(change.path, path) || keyOf(change) === own),
    )
  );
}

/**
 * The change sets, with the new items of a list right after those that are there: others that were added between them may wait
 * or be published already.
 * @param values of files
 */
export function inPlace(changeSets: readonly ChangeSet[], values: Group): ChangeSet[] {
  const index = ({ path }: Change): number => Number(path.at(-1));
  const items = changeSets
    .flatMap(({ changes }) => changes)
    .filter(({ path, before }) => before === undefined && typeof path.at(-1) === "number")
    .toSorted((one, other) => index(one) - index(other));
  const paths = new Map<Change, Path>();
  let now = values;
  for (const item of items) {
    const { file, path, after } = item;
    if (isSame(valueAt(values, [file, ...path]), after)) continue;
    const list = path.slice(0, -1);
    const { length } = Object.keys(Object(valueAt(now, [file, ...list])));
    paths.set(item, [...list, length]);
    now = withValueAt(now, [file, ...list, length], after) as Group;
  }
  return changeSets.map(({ key, changes }) => ({
    key,
    changes: changes.map((change) => ({ ...change, path: paths.get(change) ?? change.path })),
  }));
}

/** The entry beside another one of a list or group, which has all fields. */
function entryBeside({ file, path }: Change, values: Group): Value {
  const beside = Object.entries<Value>(Object(valueAt(values, [file, ...path.slice(0, -1)])));
  return beside.find(([key, value]) => isGroup(value) && key !== `${path.at(-1)}`)?.[1];
}

/**
 * Completes a new entry that is half done, for a preview: a text of a page that it lacks is the name of its field in
 * double brackets, and other values are those of the entry beside it. Drafts have English where they lack words.
 */
export const completed = ({ key, changes }: ChangeSet, values: Group): ChangeSet => ({
  key,
  changes: changes.map((change) => {
    const { language = "en" } = catalogueOf(change.file) ?? {};
    if (change.before !== undefined || !isGroup(change.after) || language !== "en") return change;
    const isWords = catalogueOf(change.file) !== undefined;
    return { ...change, after: filled(change.after, entryBeside(change, values), isWords) };
  }),
});

function filled(value: Value, model: Value, isWords: boolean, name = ""): Value {
  const own = Object(value) as Group;
  if (Array.isArray(model)) return model.map((each, index) => filled(own[index], each, isWords, name));
  if (isGroup(model)) {
    const fields = Object.entries({ ...own, ...model } as Group);
    return Object.fromEntries(fields.map(([name, each]) => [name, filled(own[name], each, isWords, name)]));
  }
  const isMissing = value === undefined || value === "" || (value === null && typeof model === "number");
  return !isMissing ? value : isWords ? marked(name) : model;
}

/** The words that a new entry lacks and every entry beside it has, as paths in the English catalogue. */
export function lackingWords({ changes }: ChangeSet, values: Group): Place[] {
  return changes.flatMap((change) => {
    const { file, path, before, after } = change;
    if (catalogueOf(file)?.language !== "en" || before !== undefined || !isGroup(after)) return [];
    const own = messages(after);
    return [...messages(Object(entryBeside(change, values))).keys()]
      .filter((key) => !own.has(key) && !own.has(otherForm(key)))
      .map((key) => ({ file, path: [...path, ...key.split(".")] }));
  });
}
