import { type Group, isGroup, type Path, type Value, valueAt } from "../publishing/changes.ts";
import { type Catalogue, neededEntries, pluralForm, pluralKey } from "../src/languages/words/format.ts";

/** What the editor shows as one: a message, all plural forms of one, or a list. */
export interface Row {
  namespace: string;
  /** Of a plural, that of the form `other`. */
  path: readonly string[];
  kind: "message" | "plural" | "list";
}

/** All rows of an English catalogue, in its order. */
export function rowsOf(namespace: string, english: Value, path: readonly string[] = []): Row[] {
  if (!isGroup(english)) return [];
  const seen = new Set<string>();
  return Object.entries(english).flatMap(([key, value]): Row[] => {
    const own = [...path, key];
    if (Array.isArray(value)) return [{ namespace, path: own, kind: "list" }];
    if (isGroup(value)) return rowsOf(namespace, value, own);
    const form = pluralForm(key);
    if (!form) return [{ namespace, path: own, kind: "message" }];
    const other = pluralKey({ ...form, category: "other" });
    if (seen.has(other)) return [];
    seen.add(other);
    return [{ namespace, path: [...path, other], kind: "plural" }];
  });
}

/** `home:hero.title`, without the form for a plural. */
export function rowKey({ namespace, path, kind }: Row): string {
  const key = path.join(".");
  return `${namespace}:${kind === "plural" ? (pluralForm(key)?.base ?? key) : key}`;
}

/** A message of a row in one language; `form` is the plural form that it is. */
export interface Field {
  path: Path;
  form?: string;
}

/** The fields of a row in a language: one, or as many as the language has plural forms. A list has none. */
export function fieldsOf({ path, kind }: Row, language: string): Field[] {
  if (kind === "list") return [];
  const key = path.at(-1) ?? "";
  const form = kind === "plural" ? pluralForm(key) : undefined;
  if (!form) return [{ path }];
  const { pluralCategories } = new Intl.PluralRules(language, { type: form.type }).resolvedOptions();
  return pluralCategories.map((category) => ({
    path: [...path.slice(0, -1), pluralKey({ ...form, category })],
    form: category,
  }));
}

/** Whether a row has no word in a language, or lacks some. */
export function lacks(row: Row, catalogue: Value, language: string): boolean {
  const values =
    row.kind === "list"
      ? [valueAt(catalogue, row.path)]
      : fieldsOf(row, language).map(({ path }) => valueAt(catalogue, path));
  return values.some((value) => value === undefined || value === "");
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
    return catalogue.with(
      Number(key),
      withMessageAt(catalogue[Number(key)], source, language, rest, after) ?? "",
    );
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
