import { messages, otherForm, pluralForm } from "../src/languages/words/format.ts";
import { type Change, isGroup, isRelated, isSame, type Path, type Value, valueAt } from "./changes.ts";
import { catalogueOf } from "./inspection.ts";

/** What is published at once: a message in all languages, an entry with its words, or a value of another file. */
export interface Unit {
  /** `home:hero.title`, `home:proof.testimonials.onboarding`, `src/facts/company.json:demo.minutes`. */
  key: string;
  changes: Change[];
}

const isBelow = (key: string, other: string): boolean => key === other || key.startsWith(`${other}.`);

/** Whether two keys name the same, or one what is within the other. */
export const isOneOf = (one: string, other: string): boolean => isBelow(one, other) || isBelow(other, one);

const indexIn = (path: Path): number => path.findIndex((key) => typeof key === "number" || /^\d+$/.test(key));

/** `hero.points.0` is of the list `hero.points`, `traders_one` of the message `traders`. */
function rowOf(path: Path): string {
  const index = indexIn(path);
  const key = (index < 0 ? path : path.slice(0, index)).join(".");
  return pluralForm(key)?.base ?? key;
}

/** Fields of an item of a list belong together: one that is moved is never half another one. */
const keyOf = ({ file, path }: Pick<Change, "file" | "path">): string => {
  const catalogue = catalogueOf(file);
  if (catalogue) return `${catalogue.namespace}:${rowOf(path)}`;
  const index = indexIn(path);
  return `${file}:${(index < 0 ? path : path.slice(0, index + 1)).join(".")}`;
};

/** The id of an entry that a change adds to a list or group of facts or words. Its words may be a single message. */
function newId({ file, before, after, path }: Change): string | undefined {
  const isMessage = typeof path.at(-1) === "string" && catalogueOf(file) !== undefined;
  if (before !== undefined || !(isGroup(after) || isMessage)) return undefined;
  return isGroup(after) && typeof after.id === "string" ? after.id : `${path.at(-1)}`;
}

/** Sorts changes into what is published as one. A new entry belongs to the new words of the same id. */
export function unitsOf(changes: readonly Change[]): Unit[] {
  const keys = new Set(changes.map(keyOf));
  const widest = (key: string): string => [...keys].find((other) => isBelow(key, other)) ?? key;
  const words = new Map(
    changes.flatMap((change): [string, string][] => {
      const id = catalogueOf(change.file) && newId(change);
      return id === undefined ? [] : [[id, widest(keyOf(change))]];
    }),
  );
  const units = Map.groupBy(changes, (change) => {
    const id = catalogueOf(change.file) ? undefined : newId(change);
    return (id !== undefined && words.get(id)) || widest(keyOf(change));
  });
  return [...units].map(([key, own]) => ({ key, changes: own }));
}

/** The messages that a change of a catalogue adds, changes or removes, by row. */
function rowsOf({ path, before, after }: Change): Set<string> {
  const [was, is] = [before, after].map((value) => messages({ "": value })) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const changed = [...was.keys(), ...is.keys()].filter((key) => was.get(key) !== is.get(key));
  return new Set(changed.map((key) => rowOf([...path, ...key.split(".").filter(Boolean)])));
}

/**
 * The languages in which a unit has English that is not translated.
 * @param languages those that are published
 * @param confirmed keys of translations that hold, by language
 */
export function untranslated(
  unit: Unit,
  languages: readonly string[],
  confirmed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const rowsIn = (language: string): string[] =>
    unit.changes
      .filter(({ file }) => catalogueOf(file)?.language === language)
      .flatMap((change) => [...rowsOf(change)].map((row) => `${catalogueOf(change.file)?.namespace}:${row}`));
  const english = rowsIn("en");
  return languages.filter((language) => {
    if (language === "en") return false;
    const held = (confirmed[language] ?? []).map((key) => {
      const [namespace, path = ""] = key.split(":");
      return `${namespace}:${rowOf(path.split("."))}`;
    });
    const own = new Set([...rowsIn(language), ...held]);
    return english.some((row) => !own.has(row));
  });
}

/** Whether a fault is about a unit. @param key as in a fault; empty for a whole file */
export function isAbout(unit: Unit, { file, key }: { file: string; key: string }): boolean {
  const catalogue = catalogueOf(file);
  const path = key.split(".");
  return (
    (catalogue !== undefined && key !== "" && isOneOf(`${catalogue.namespace}:${rowOf(path)}`, unit.key)) ||
    unit.changes.some(
      (change) =>
        change.file === file &&
        (key === "" || isRelated(change.path, path) || keyOf(change) === keyOf({ file, path })),
    )
  );
}

/**
 * The units, with the new items of a list right after those that are there: others that were added between them may wait
 * or be published already.
 * @param values of files
 */
export function inPlace(units: readonly Unit[], values: ReadonlyMap<string, Value>): Unit[] {
  const found = ({ file, path }: Pick<Change, "file" | "path">): Value => valueAt(values.get(file), path);
  const index = ({ path }: Change): number => Number(path.at(-1));
  const items = units
    .flatMap((unit) => unit.changes)
    .filter(
      (change) =>
        change.before === undefined &&
        typeof change.path.at(-1) === "number" &&
        !isSame(found(change), change.after),
    )
    .toSorted((one, other) => index(one) - index(other));
  const paths = new Map<Change, Path>();
  for (const own of Map.groupBy(items, ({ file, path }) => `${file} ${path.slice(0, -1).join(".")}`).values())
    for (const [place, item] of own.entries()) {
      const list = item.path.slice(0, -1);
      const there = found({ file: item.file, path: list });
      paths.set(item, [...list, (Array.isArray(there) ? there.length : 0) + place]);
    }
  return units.map(({ key, changes }) => ({
    key,
    changes: changes.map((change) => ({ ...change, path: paths.get(change) ?? change.path })),
  }));
}

/** The words that a new entry lacks and every entry beside it has, as paths in the English catalogue. */
export function lackingWords(
  unit: Unit,
  english: (namespace: string) => Value,
): { file: string; key: string }[] {
  return unit.changes.flatMap((change) => {
    const catalogue = catalogueOf(change.file);
    if (catalogue?.language !== "en" || change.before !== undefined || !isGroup(change.after)) return [];
    const beside = valueAt(english(catalogue.namespace), change.path.slice(0, -1));
    const [model] = Object.entries(isGroup(beside) ? beside : {}).flatMap(([key, value]) =>
      isGroup(value) && key !== change.path.at(-1) ? [value] : [],
    );
    const own = messages(change.after);
    return [...messages(model ?? {}).keys()]
      .filter((key) => !own.has(key) && !own.has(otherForm(key)))
      .map((key) => ({ file: change.file, key: [...change.path, key].join(".") }));
  });
}
