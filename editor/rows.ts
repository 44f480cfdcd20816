import { type Group, isGroup, type Path, type Value, valueAt } from "../publishing/changes.ts";
import { type Catalogue, neededEntries, pluralForm, pluralKey } from "../src/languages/words/format.ts";

/** What the editor shows as one: a message, or all plural forms of one. */
export interface Row {
  namespace: string;
  /** Of a plural, that of the form `other`. */
  path: Path;
}

/** All rows of an English catalogue, in its order. Each message of a list is one. */
export function rowsOf(namespace: string, english: Value, path: Path = []): Row[] {
  if (typeof english === "string") return [{ namespace, path }];
  const below = Array.isArray(english) ? [...english.entries()] : Object.entries(Object(english) as Group);
  const rows = below.flatMap(([key, value]) => {
    const form = pluralForm(`${key}`);
    return rowsOf(namespace, value, [...path, form ? pluralKey({ ...form, category: "other" }) : key]);
  });
  return rows.filter((row, index) => index === 0 || rowKey(row) !== rowKey(rows[index - 1] as Row));
}

/** `home:hero.title`, without the form for a plural. */
export function rowKey({ namespace, path }: Row): string {
  const key = path.join(".");
  return `${namespace}:${pluralForm(key)?.base ?? key}`;
}

/** A message of a row in one language; `form` is the plural form that it is. */
export interface Field {
  path: Path;
  form?: string;
}

/** The fields of a row in a language: one, or as many as the language has plural forms. */
export function fieldsOf({ path }: Row, language: string): Field[] {
  const form = pluralForm(`${path.at(-1)}`);
  if (!form) return [{ path }];
  const { pluralCategories } = new Intl.PluralRules(language, { type: form.type }).resolvedOptions();
  return pluralCategories.map((category) => ({
    path: [...path.slice(0, -1), pluralKey({ ...form, category })],
    form: category,
  }));
}

/** The list that a row is an item of, or in one, and which one. */
export function itemOf({ path }: Row): { list: Path; index: number } | undefined {
  const place = path.findIndex((key) => typeof key === "number");
  return place < 0 ? undefined : { list: path.slice(0, place), index: Number(path[place]) };
}

/** Whether a row has no word in a language, or lacks some. A list may be shorter than in English: the checks know. */
export function lacks(row: Row, catalogue: Value, language: string): boolean {
  const item = itemOf(row);
  const list = item && valueAt(catalogue, item.list);
  if (item && Array.isArray(list) && list.length > 0 && item.index >= list.length) return false;
  return fieldsOf(row, language).some(({ path }) => !valueAt(catalogue, path));
}

/** A catalogue with a message at a path. A new key stands where English has it. */
export function withMessageAt(
  catalogue: Value,
  english: Value,
  language: string,
  [key, ...rest]: Path,
  after: Value,
): Value {
  if (key === undefined) return after;
  if (Array.isArray(catalogue)) {
    const source = valueAt(english, [key]);
    const own = withMessageAt(catalogue[Number(key)], source, language, rest, after) ?? "";
    return Number(key) < catalogue.length ? catalogue.with(Number(key), own) : [...catalogue, own];
  }
  const group = isGroup(catalogue) ? catalogue : {};
  const own = withMessageAt(group[key], valueAt(english, [key]), language, rest, after);
  if (own === undefined) {
    const { [key]: _, ...others } = group;
    return others;
  }
  if (Object.hasOwn(group, key)) return { ...group, [key]: own };
  const order = isGroup(english) ? [...neededEntries(english as Catalogue, language).keys()] : [];
  const index = order.indexOf(`${key}`);
  const before = order.slice(0, Math.max(index, 0)).findLast((each) => Object.hasOwn(group, each));
  const entries = Object.entries(group);
  const place =
    index < 0
      ? entries.length
      : before === undefined
        ? 0
        : entries.findIndex(([each]) => each === before) + 1;
  return Object.fromEntries(entries.toSpliced(place, 0, [`${key}`, own]));
}

/** A value like another one, with empty messages. */
export function blank(value: Value): Value {
  if (Array.isArray(value)) return value.map(blank);
  if (!isGroup(value)) return "";
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, blank(each)]));
}

/** A catalogue without empty messages and without groups that have nothing else; they count as missing. */
export function withoutBlanks(value: Value): Value {
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).flatMap(([key, each]): [string, Value][] => {
    const own = withoutBlanks(each);
    const isBlank =
      own === "" ||
      (Array.isArray(own) && own.length > 0 && own.every((item) => item === "")) ||
      (isGroup(own) && Object.keys(own).length === 0);
    return isBlank ? [] : [[key, own]];
  });
  return Object.fromEntries(kept) as Group;
}
