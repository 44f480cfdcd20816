import type { Claim } from "../../src/content/claims.ts";
import { samplesIn } from "../../src/content/jsonValue.ts";
import { formatFigure } from "../../src/i18n/messages/figure.ts";
import { isGroup } from "../../src/i18n/messages/format.ts";
import { placeholders } from "../../src/site/placeholders.ts";
import { lacks, type MessageKey, placeOf } from "../messageKeys.ts";
import { type Path, type Value, valueAt } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { awaited, changeSetOf, messageKeysOfEntry } from "./messageState.ts";
import type { Marks } from "./parts.tsx";
import { emptyValue, entrySchema, idFor, resolved, slugOf, wordGroupsOf } from "./schema.ts";
import { type Edit, set } from "./state.ts";
import {
  diagnosticsAt,
  type Editor,
  isMissing,
  languageName,
  rootOf,
  textAt,
  toFix,
  toFixAt,
} from "./store.ts";
import { labelOf, sentence } from "./titles.ts";

/** The group of words that a schema names, such as `home:awards`, or an entry of it. */
export function groupOf(words: string, ...id: string[]): MessageKey {
  const [namespace = "", key = ""] = words.split(":");
  return { namespace, path: [...key.split("."), ...id] };
}

/** The words that a page shows of a value: the first ones that its schema names, or those of the page that it is called by. */
export function wordsOf({ content }: Editor, place: Path, schema: Schema): MessageKey | undefined {
  const words = /"words":"([\w-]+:[^"]+)"/.exec(JSON.stringify(schema))?.[1];
  if (words) return groupOf(words);
  const page = content.routes.find(({ catalogue }) => catalogue === place.at(-1));
  return page && { namespace: page.catalogue, path: [] };
}

/** The ids that have words in a group that a schema names, with what they are called. */
export function wordedIds({ values }: Editor, words = ":"): Map<string, string> {
  const group = Object(valueAt(values, placeOf(groupOf(words), "en")));
  return new Map(Object.keys(group).map((id) => [id, nameIn(group[id]) || id]));
}

/** What a value is called: a text in a language by that. */
export const nameOfField = (editor: Editor, place: Path, { title }: Schema): string =>
  title ?? languageName(editor, place.at(-1)) ?? labelOf(place);

/** What is called by an id: an entry of the file, or a language. */
export function nameOfId(editor: Editor, id: string): string | undefined {
  const groups = Object.values<Value>(Object(editor.values[editor.address.name]));
  const names = groups.map((group) => (isGroup(group) ? nameIn(group[id]) : ""));
  return names.find(Boolean) ?? languageName(editor, id);
}

/** What an entry or its words are called. */
const nameIn = (value: Value): string => {
  const { company, name, title } = Object(value);
  return [value, company, name, title].find((each) => typeof each === "string") ?? "";
};

/** An entry of a list, or of a group by id. */
export interface Entry {
  key: string;
  /** Of an entry without an id its number. */
  id: string;
  value: Value;
}

/** A list or a group of entries, with what their schema says of them. */
export function listAt(editor: Editor, place: Path, schema: Schema) {
  const item = entrySchema(schema, schema.prefixItems?.length);
  const { id: idSchema, ...properties } = resolved(item, rootOf(editor)).properties ?? {};
  const isRecord = schema.propertyNames !== undefined;
  const words = isRecord ? schema.words : idSchema?.words;
  const values = Object.entries<Value>(Object(valueAt(editor.values, place)));
  const entries = values.map(([key, value]): Entry => {
    const id = words ? textAt(value, ["id"]) : `${Number(key) + 1}`;
    return { key, value, id: isRecord ? key : id };
  });
  return {
    ...{ place, schema, item, idSchema, properties, isRecord, words, entries },
    hasIds: isRecord || words !== undefined,
    /** The field by which an entry is called. */
    naming: ["company", "name"].find((name) => properties[name]),
    /** Whether entries can be added, moved and removed. */
    isOpen: schema.items !== false && !schema.isFigures,
  };
}

export type EntryList = ReturnType<typeof listAt>;

/** What an entry of a list is called. */
export const nameOfEntry = (editor: Editor, { schema, words }: EntryList, { id, value }: Entry): string =>
  schema.isFigures
    ? `${formatFigure("en", value as Claim)} · ${sentence(id)}`
    : isGroup(value)
      ? nameIn(value) || wordedIds(editor, words).get(id) || sentence(id)
      : (nameOfId(editor, `${value}`) ?? sentence(id));

const withEntries = ({ place, isRecord }: EntryList, entries: readonly Omit<Entry, "key">[]): Edit =>
  set(
    place,
    isRecord
      ? Object.fromEntries(entries.map(({ id, value }) => [id, value]))
      : entries.map(({ value }) => value),
  );

/** The places of a group of words that a schema names, or of an entry of it, in all languages. */
const wordPlaces = ({ content }: Editor, words = "", ...id: string[]): Path[] =>
  words ? content.languages.map(({ code }) => placeOf(groupOf(words, ...id), code)) : [];

/** What there is to do in a file, and for the words that it names. */
export function marksOfFile(editor: Editor, file: string): Marks {
  const { changes, content, diagnostics, values } = editor;
  const groups = wordGroupsOf(content.schemas[file] ?? {});
  const places = [[file], ...groups.flatMap((words) => wordPlaces(editor, words))];
  const found = places.flatMap((place) => diagnosticsAt(diagnostics, place));
  return {
    changed: changes.filter((each) => each.file === file).length,
    missing: found.filter((each) => isMissing(each) && each.severity === "error").length,
    "to fix": toFix(found).length,
    placeholders: placeholders(values[file]).length,
    samples: samplesIn(values[file]).length,
  };
}

/** What there is to do for an entry of a list, and for its words. */
export function marksOfEntry(editor: Editor, { place, words }: EntryList, { key, id, value }: Entry): Marks {
  const own = diagnosticsAt(editor.diagnostics, [...place, key]);
  const ofWords = wordPlaces(editor, words, id).flatMap((each) => toFixAt(editor, each));
  const messageKeys = words ? messageKeysOfEntry(editor, groupOf(words, id)) : [];
  const [changeSet] = messageKeys.flatMap((messageKey) => changeSetOf(editor, messageKey) ?? []);
  const unwritten = messageKeys.filter((messageKey) => lacks(editor.values, messageKey, "en"));
  return {
    "to fill in": own.filter(({ code }) => code === "missing-field").length + unwritten.length,
    "to fix": toFix([...own, ...ofWords]).length,
    "waits for": awaited(editor, changeSet),
    placeholder: placeholders(value).map(() => ""),
    sample: samplesIn(value).map(() => ""),
  };
}

/** Adds an empty entry at the end. @param name of the entry, from which its id is made */
export function addEntry(editor: Editor, list: EntryList, name: string): Edit {
  const { entries, idSchema, item, naming, properties, words } = list;
  const taken = entries.map(({ id }) => id);
  const id = idFor(name, idSchema?.sharesWords ? taken : [...taken, ...wordedIds(editor, words).keys()]);
  const slug = Object.keys(properties).find((each) => naming && properties[each]?.slugOf === naming);
  const own = {
    ...(idSchema?.words && { id }),
    ...(naming && { [naming]: name }),
    ...(slug && { [slug]: slugOf(name) }),
  };
  const empty = emptyValue(item, rootOf(editor));
  return withEntries(list, [...entries, { id, value: isGroup(empty) ? { ...empty, ...own } : empty }]);
}

/** Removes an entry, together with words that no other entry has. */
export function removeEntry(editor: Editor, list: EntryList, entry: Entry): Edit[] {
  const { entries, idSchema, words } = list;
  const places = idSchema?.sharesWords ? [] : wordPlaces(editor, words, entry.id);
  return [
    withEntries(
      list,
      entries.filter((each) => each !== entry),
    ),
    ...places.map((place) => set(place, undefined)),
  ];
}

/** Moves an entry to another place of its list. */
export const moveEntry = (list: EntryList, entry: Entry, to: number): Edit =>
  withEntries(list, list.entries.filter((each) => each !== entry).toSpliced(to, 0, entry));
