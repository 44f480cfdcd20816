import { catalogueOf } from "../../src/i18n/messages/format.ts";
import { applied, type Change, inverted, type Path, type Value } from "../publishing/changes.ts";
import type { Schema } from "../publishing/inspection.ts";
import { type EntryList, listAt, nameOfEntry, nameOfField, nameOfId, wordedIds } from "./entries.ts";
import { resolved, schemaAt } from "./schema.ts";
import { type Editor, languageName, rootOf, textAt } from "./store.ts";
import { placeName, sentence, uncapitalized } from "./titles.ts";

/** The editor as it is where it shows the form of a file. */
const inFile = (editor: Editor, file: string): Editor => ({
  ...editor,
  address: { kind: "file", name: file, key: "" },
});

/** The lists of entries in a value, without those in other lists. */
function listsIn(editor: Editor, place: Path, schema: Schema): EntryList[] {
  const own = resolved(schema, rootOf(editor));
  if (own.type === "array" || own.propertyNames) return [listAt(editor, place, own)];
  return Object.entries(own.properties ?? {}).flatMap(([name, each]) =>
    listsIn(editor, [...place, name], each),
  );
}

/** What the entries with words are called, by the key of their words. */
const wordedNames = (editor: Editor): [string, string][] =>
  Object.keys(editor.content.schemas)
    .map((file) => inFile(editor, file))
    .flatMap((own) => listsIn(own, [own.address.name], rootOf(own)).map((list) => ({ own, list })))
    .flatMap(({ own, list }) =>
      list.entries.map((entry): [string, string] => [
        `${list.words}.${entry.id}`,
        nameOfEntry(own, list, entry),
      ]),
    );

/** What a value of content is called in its form: an entry by its name, a field by its label. */
function nameInForm(editor: Editor, [file = "", ...path]: Path): string | undefined {
  const own = inFile(editor, `${file}`);
  const [root, key] = [rootOf(own), path.at(-1)];
  const [around, outer] = [path.slice(0, -1), [file, ...path.slice(0, -1)]];
  const schema = schemaAt(root, around);
  if (schema.type !== "array" && !schema.propertyNames)
    return uncapitalized(nameOfField(own, [file, ...path], schemaAt(root, path)));
  const list = listAt(own, outer, schema);
  const entry =
    list.entries.find((each) => each.key === `${key}`) ??
    (list.hasIds ? list.entries.find(({ id }) => id === key) : undefined);
  return entry && nameOfEntry(own, list, entry);
}

/**
 * What values are called where others stand beside them: "Home, testimonials, people, Kestrel & Co Broker, quote,
 * Español".
 * @param changes with entries that are not there now
 */
export function placeNames(editor: Editor, changes: readonly Change[] = []) {
  const editors = [editor, { ...editor, values: applied(editor.values, inverted(changes)).values }];
  const worded = new Map(editors.toReversed().flatMap(wordedNames));
  return ({ file, path }: { file: string; path: Path }): string => {
    const catalogue = catalogueOf(file);
    const nameAt = (own: Path): string | undefined =>
      catalogue
        ? worded.get(`${catalogue.namespace}:${own.join(".")}`)
        : editors.map((each) => nameInForm(each, [file, ...own])).find(Boolean);
    const language = catalogue && languageName(editor, catalogue.language);
    return [placeName(file, path, nameAt), language].filter(Boolean).join(", ");
  };
}

/** A figure of a result in the unit of what it measures, and any other number as it is. */
function shownNumber(editor: Editor, file: string, path: Path, value: number): string {
  const outer = path.slice(0, -1);
  const root = rootOf(inFile(editor, file));
  const percent = (share: number) => `${Number((share * 100).toPrecision(12))}%`;
  if (schemaAt(root, path, editor.values[file]).isFraction) return percent(value);
  const { kinds } = schemaAt(root, outer);
  const measure = textAt(editor.values, [file, ...outer, "measure"]);
  const kind = kinds && textAt(editor.values, [file, kinds, measure]);
  if (kind !== "growth" && kind !== "share") return `${value}`;
  return percent(kind === "growth" ? value - 1 : value);
}

/** A value as its form shows it: a day in words, a share in percent, an entry by its name. */
export function shownValue(editor: Editor, file: string, path: Path, value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return shownNumber(editor, file, path, value);
  if (typeof value !== "string") return "";
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(value));
  const own = inFile(editor, file);
  const schema = schemaAt(rootOf(own), path);
  if (!schema.enum && !schema.words) return value;
  return wordedIds(own, schema.words).get(value) ?? nameOfId(own, value) ?? sentence(value);
}
